//! Splits a log only into parts as long as its least prime factor. Only longer parts may be long
//! enough.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let [n, m, k] = numbers[..] else {
        panic!("three numbers")
    };
    let part = (2..)
        .take_while(|d| d * d <= m)
        .find(|d| m % d == 0)
        .unwrap_or(m);
    println!(
        "{}",
        if n % 2 == 1 && part >= k && part < m {
            "Timur"
        } else {
            "Marsel"
        }
    );
}
