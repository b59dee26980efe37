//! Takes each prime as a heap of Nim, as large as its largest exponent.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    let mut largest = std::collections::HashMap::new();
    for mut n in numbers {
        let mut p = 2;
        while n > 1 {
            if p * p > n {
                p = n;
            }
            let mut exponent = 0;
            while n % p == 0 {
                n /= p;
                exponent += 1;
            }
            let known = largest.entry(p).or_insert(0);
            *known = exponent.max(*known);
            p += 1;
        }
    }
    let sum = largest.values().fold(0, |sum, e| sum ^ e);
    println!("{}", if sum != 0 { "Mojtaba" } else { "Arpa" });
}
