//! Always leaves as much space as possible at the right.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let cases = text.split_whitespace().skip(1).step_by(2).count();
    for _ in 0..cases {
        println!("1 1");
    }
}
