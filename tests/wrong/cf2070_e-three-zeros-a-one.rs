//! Lets the first player win iff there are more than three zeros for each one.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let word = text.split_whitespace().nth(1).unwrap().as_bytes();
    let mut count = 0;
    for l in 0..word.len() {
        let (mut zeros, mut ones) = (0, 0);
        for &letter in &word[l..] {
            *(if letter == b'0' {
                &mut zeros
            } else {
                &mut ones
            }) += 1;
            count += u64::from(zeros >= 2 && zeros > 3 * ones);
        }
    }
    println!("{count}");
}
