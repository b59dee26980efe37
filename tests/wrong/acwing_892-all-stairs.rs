//! Takes the nim-sum of all stairs instead of every second one.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let stairs = text.split_whitespace().skip(1);
    let sum = stairs.fold(0, |sum, stones| sum ^ stones.parse::<u64>().unwrap());
    println!("{}", if sum == 0 { "No" } else { "Yes" });
}
