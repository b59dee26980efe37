//! Takes the height of a free place as its value, instead of the lowest bit of the height.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut words = text.split_whitespace();
    let n: usize = words.next().unwrap().parse().unwrap();
    let longest: u64 = words.next().unwrap().parse().unwrap();
    let words: Vec<&str> = words.take(n).collect();
    let mut prefixes = std::collections::HashSet::new();
    for word in &words {
        prefixes.extend((1..=word.len().min(3000)).map(|end| &word[..end]));
    }
    let mut sum = 0;
    for prefix in &prefixes {
        let parent = &prefix[..prefix.len() - 1];
        let sibling = format!("{parent}{}", if prefix.ends_with('0') { '1' } else { '0' });
        if !prefixes.contains(&sibling[..]) {
            sum ^= longest - parent.len() as u64;
        }
    }
    println!("{}", if sum != 0 { "Alice" } else { "Bob" });
}
