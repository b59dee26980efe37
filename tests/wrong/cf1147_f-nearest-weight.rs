//! Bob always takes the nearest weight that is allowed.

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
        let sign = if choice[0] == "I" { -1 } else { 1 }; // Bob plays the other
        let mut at: usize = choice[1].parse().unwrap();
        let (mut last, mut seen) = (i64::MIN, vec![false; 2 * n + 1]);
        loop {
            seen[at] = true;
            let weight = |a: usize, b: usize| sign * weights[a.min(b) - 1][a.max(b) - n - 1];
            let side = if at <= n { n + 1..=2 * n } else { 1..=n };
            let free = side.filter(|&to| !seen[to] && weight(at, to) > last);
            let Some(to) = free.min_by_key(|&to| weight(at, to)) else {
                return;
            };
            seen[to] = true;
            println!("{to}");
            std::io::stdout().flush().unwrap();
            match line()[0].parse::<i64>().unwrap() {
                -1 => break,
                -2 => return,
                vertex => {
                    at = vertex as usize;
                    last = weight(at, to);
                }
            }
        }
    }
}
