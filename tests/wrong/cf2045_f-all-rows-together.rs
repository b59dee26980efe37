//! Takes one nim-sum of all cells.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let mut next = || numbers.next().unwrap();
        let (_n, m, k) = (next(), next(), next());
        let mut sum = 0;
        for _ in 0..m {
            let (_r, _c, a) = (next(), next(), next());
            sum ^= a % (k + 1);
        }
        println!("{}", if sum != 0 { "Anda" } else { "Kamu" });
    }
}
