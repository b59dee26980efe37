//! Asks whether the number of prime factors is odd.

fn main() {
    let mut n: u64 = std::io::read_to_string(std::io::stdin())
        .unwrap()
        .trim()
        .parse()
        .unwrap();
    let (mut factors, mut p) = (0, 2);
    while n > 1 {
        if p * p > n {
            p = n;
        }
        while n % p == 0 {
            n /= p;
            factors += 1;
        }
        p += 1;
    }
    println!("{}", if factors % 2 == 1 { "Alice" } else { "Bob" });
}
