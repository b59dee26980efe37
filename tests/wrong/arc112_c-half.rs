//! Gives the first player every other coin, and the odd one.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let n: usize = text.split_whitespace().next().unwrap().parse().unwrap();
    println!("{}", n.div_ceil(2));
}
