//! Always wants to be first and splits off the lowest bit.

fn line() -> Vec<u64> {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    line.split_whitespace()
        .map(|word| word.parse().unwrap())
        .collect()
}

fn main() {
    for _ in 0..line()[0] {
        let mut number = line()[0];
        println!("first");
        loop {
            let lowest = number & number.wrapping_neg();
            println!("{lowest} {}", number - lowest);
            let parts = line();
            match parts.last() {
                None | Some(0) => break,
                Some(&part) => number = part,
            }
        }
    }
}
