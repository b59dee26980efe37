//! Forgets to ask whether the ends are equal.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    println!(
        "{}",
        if text.trim().len() % 2 == 1 {
            "First"
        } else {
            "Second"
        }
    );
}
