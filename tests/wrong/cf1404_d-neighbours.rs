//! Plays First and pairs neighbours, even where `n` is even.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let n: usize = line.trim().parse().unwrap();
    let pairs: Vec<String> = (0..2 * n).map(|i| (i / 2 + 1).to_string()).collect();
    println!("First\n{}", pairs.join(" "));
}
