//! Takes the tree for a path.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let n: usize = text.split_whitespace().next().unwrap().parse().unwrap();
    println!("{}", if n % 3 == 2 { "Second" } else { "First" });
}
