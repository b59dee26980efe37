//! Looks at the parity of the numbers that share a divisor with the first one.

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let a: Vec<usize> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    for &first in &a {
        let count = a.iter().filter(|&&it| gcd(first, it) > 1).count();
        println!("{}", if count % 2 == 1 { "Takahashi" } else { "Aoki" });
    }
}
