//! Believes that an even number of vertices is enough for a perfect matching.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let n: usize = line.trim().parse().unwrap();
    println!("{}", if n % 2 == 1 { "First" } else { "Second" });
}
