//! Treats all four heaps as one.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let cards: u32 = text
        .split_whitespace()
        .map(|t| t.parse::<u32>().unwrap())
        .sum();
    println!("{}", if cards % 4 != 0 { "Taro" } else { "Jiro" });
}
