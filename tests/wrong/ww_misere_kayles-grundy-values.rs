//! Uses Grundy values with the rule of misère Nim.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let rows: Vec<usize> = text.split_whitespace().map(|t| t.parse().unwrap()).collect();
    let mut g = vec![0; 41];
    for n in 1..41 {
        let mut seen = [false; 64];
        for taken in 1..=n.min(2) {
            for left in 0..=n - taken {
                let value: usize = g[left] ^ g[n - taken - left];
                seen[value] = true;
            }
        }
        g[n] = (0..).find(|&v: &usize| !seen[v]).unwrap();
    }
    let sum = rows[1..].iter().fold(0, |sum, &row| sum ^ g[row]);
    let wins = (sum != 0) == rows[1..].iter().any(|&row| g[row] > 1);
    println!("{}", if wins { "First" } else { "Second" });
}
