//! Takes every black cell as a heap of one.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let n: usize = text.split_whitespace().next().unwrap().parse().unwrap();
    println!("{}", if n % 2 == 1 { "FIRST" } else { "SECOND" });
}
