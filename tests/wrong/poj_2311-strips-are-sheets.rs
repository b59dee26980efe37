//! Allows moves that make strips, and takes 1 × 1 as the only sheet without a move.

fn main() {
    let mut g = vec![vec![0; 201]; 201];
    for w in 1..=200 {
        for h in 1..=w {
            let across = (1..w).map(|part: usize| g[part][h] ^ g[w - part][h]);
            let options: Vec<usize> = across
                .chain((1..h).map(|part| g[w][part] ^ g[w][h - part]))
                .collect();
            let value = (0..).find(|v| !options.contains(v)).unwrap();
            g[w][h] = value;
            g[h][w] = value;
        }
    }
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    for sheet in numbers.chunks(2) {
        println!(
            "{}",
            if g[sheet[0]][sheet[1]] != 0 {
                "WIN"
            } else {
                "LOSE"
            }
        );
    }
}
