//! Takes the parity of the rows that are free.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let free = numbers.next().unwrap() - numbers.next().unwrap();
    println!("{}", if free % 2 == 1 { "WIN" } else { "LOSE" });
}
