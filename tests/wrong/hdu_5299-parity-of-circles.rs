//! The number of circles decides by its parity, as if each move removed one.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<i64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        numbers.by_ref().take(3 * n as usize).for_each(drop);
        println!("{}", if n % 2 == 1 { "Alice" } else { "Bob" });
    }
}
