//! Compares widths and heights as they are.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<i64>().unwrap());
    for case in 1..=numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let sum: i64 = (0..n)
            .map(|_| numbers.next().unwrap() - numbers.next().unwrap())
            .sum();
        println!("Case {case}: {}", if sum > 0 { "Alice" } else { "Bob" });
    }
}
