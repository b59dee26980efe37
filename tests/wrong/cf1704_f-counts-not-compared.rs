//! Plays Dawson's Kayles at once, without asking who has more cells of their colour.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut g = vec![0usize; 2];
    for m in 2..300 {
        let options: Vec<usize> = (0..m - 1).map(|l| g[l] ^ g[m - 2 - l]).collect();
        g.push((0..).find(|v| !options.contains(v)).unwrap());
    }
    for row in input.split_whitespace().skip(2).step_by(2) {
        let runs = row.as_bytes().chunk_by(|a, b| a != b).map(<[u8]>::len);
        let sum = runs.fold(0, |sum, n| sum ^ if n < 300 { g[n] } else { g[100 + (n - 100) % 34] });
        println!("{}", if sum != 0 { "Alice" } else { "Bob" });
    }
}
