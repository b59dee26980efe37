//! Lets a move divide by any power of a prime.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut sum = 0;
    for mut n in text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse::<u64>().unwrap())
    {
        for p in 2..=n {
            let mut exponent = 0;
            while n % p == 0 {
                n /= p;
                exponent += 1;
            }
            sum ^= exponent;
        }
    }
    println!("{}", if sum != 0 { "Alice" } else { "Bob" });
}
