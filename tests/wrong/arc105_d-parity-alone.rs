//! Lets the first player win for every even number of bags, even if they come in pairs.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        numbers.nth(n - 1);
        println!("{}", if n % 2 == 0 { "First" } else { "Second" });
    }
}
