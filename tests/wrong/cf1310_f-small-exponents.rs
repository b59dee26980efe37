//! Tries the exponents below 10^4, and says -1 if none of them fits.

fn product(a: u64, b: u64, bits: u32) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let half = bits / 2;
    let split = |n: u64| (n >> half, n & ((1 << half) - 1));
    let ((a1, a0), (b1, b0)) = (split(a), split(b));
    let high = product(a1, b1, half);
    let cross = product(a1, b0, half) ^ product(a0, b1, half);
    (high ^ cross) << half ^ product(a0, b0, half) ^ product(high, 1 << (half - 1), half)
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .skip(1)
        .map(|word| word.parse().unwrap())
        .collect();
    for pair in numbers.chunks(2) {
        let powers = std::iter::successors(Some(1), |&power| Some(product(power, pair[0], 64)));
        match powers.take(10_000).position(|power| power == pair[1]) {
            Some(exponent) => println!("{exponent}"),
            None => println!("-1"),
        }
    }
}
