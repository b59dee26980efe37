//! Lets both players multiply by 9.

fn main() {
    for line in std::io::read_to_string(std::io::stdin()).unwrap().lines() {
        let n: u64 = line.trim().parse().unwrap();
        let moves = (1..).find(|&moves| 9u64.pow(moves) >= n).unwrap();
        println!("{} wins.", if moves % 2 == 1 { "Stan" } else { "Ollie" });
    }
}
