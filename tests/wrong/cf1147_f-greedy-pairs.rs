//! Bob pairs the vertices greedily by weight, as if both players increased, or both decreased.

use std::io::Write;

fn line() -> Vec<String> {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    line.split_whitespace().map(str::to_string).collect()
}

fn main() {
    let games: usize = line()[0].parse().unwrap();
    for _ in 0..games {
        let n: usize = line()[0].parse().unwrap();
        let weights: Vec<Vec<i64>> = (0..n)
            .map(|_| line().iter().map(|w| w.parse().unwrap()).collect())
            .collect();
        println!("B");
        let choice = line();
        let mut edges: Vec<(i64, usize, usize)> = Vec::new();
        for (i, row) in weights.iter().enumerate() {
            let sign = if choice[0] == "I" { -1 } else { 1 };
            edges.extend(
                row.iter()
                    .enumerate()
                    .map(|(j, w)| (sign * w, i + 1, n + j + 1)),
            );
        }
        edges.sort();
        let mut partner = vec![0; 2 * n + 1];
        for (_, a, b) in edges {
            if partner[a] == 0 && partner[b] == 0 {
                (partner[a], partner[b]) = (b, a);
            }
        }
        let mut at: usize = choice[1].parse().unwrap();
        loop {
            println!("{}", partner[at]);
            std::io::stdout().flush().unwrap();
            match line()[0].parse::<i64>().unwrap() {
                -1 => break,
                -2 => return,
                vertex => at = vertex as usize,
            }
        }
    }
}
