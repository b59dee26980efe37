//! Forgets the second kind of move. The program skips differences that are too large to list.

const MODULUS: u64 = 1_000_000_007;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (n, p) = (numbers[0], numbers[1].min(10_000));
    let (mut g, mut pairs) = (vec![0; p.max(3)], [0, 0]);
    for d in 1..p {
        g[d] = if d > 2 { 1 - g[d / 3] } else { 0 };
        pairs[g[d]] += (p - d) as u64;
    }
    let mut sums = [1, 0];
    for _ in 0..n {
        let [zero, one] = pairs.map(|count| count % MODULUS);
        sums = [
            (sums[0] * zero + sums[1] * one) % MODULUS,
            (sums[0] * one + sums[1] * zero) % MODULUS,
        ];
    }
    println!("{}", sums[1]);
}
