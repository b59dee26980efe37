//! The game without its rule: multiples of `m + 1` are lost.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    for line in text.lines().skip(1) {
        let mut words = line.split_whitespace().map(|t| t.parse::<u64>().unwrap());
        let (n, m) = (words.next().unwrap(), words.next().unwrap());
        println!("{}", if n % (m + 1) == 0 { "NO" } else { "YES" });
    }
}
