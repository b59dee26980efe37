//! Always removes the first heap, so the last one stays.

const MODULUS: u64 = 1_000_000_007;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let mut number = || numbers.next().unwrap();
        let (n, m, k) = (number(), number(), number());
        (0..k).for_each(|_| _ = number());
        let rows = (1..n).fold(1, |rows, _| rows * m % MODULUS);
        println!("{}", m * (m + 1) / 2 % MODULUS * rows % MODULUS);
    }
}
