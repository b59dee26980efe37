//! Gives all odd heaps the value 1, as a published solution does.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    const P: u64 = 1_000_000_007;
    let (odd, even) = (n / 2, (n - 1) / 2);
    let (mut zero, mut one) = (1, 0);
    for _ in 0..k {
        (zero, one) = ((zero * even + one * odd) % P, (zero * odd + one * even) % P);
    }
    println!("{zero}");
}
