//! Believes that a perfect matching needs no more than an even number of vertices.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let n: usize = line.trim().parse().unwrap();
    println!("{}", if n % 2 == 1 { "First" } else { "Second" });
}
