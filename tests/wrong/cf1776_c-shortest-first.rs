//! Knows which part to play, but uses the shortest pass first as Alessia.

use std::io::BufRead;

fn main() {
    let mut lines = std::io::stdin().lock().lines().map(|line| line.unwrap());
    let mut read = || -> Vec<usize> {
        let line = lines.next().unwrap();
        line.split_whitespace()
            .map(|t| t.parse().unwrap())
            .collect()
    };
    let m = read()[1];
    let mut passes = read();
    passes.sort_unstable();
    let n = passes.len();
    let step = (0..n).find(|&i| (n - i) * passes[i] > m).map(|i| passes[i]);
    if let Some(step) = step {
        println!("Bernardo");
        for _ in 0..n {
            let pass = read();
            println!("{}", ((pass[1] + pass[0] - 1) / step * step).max(pass[1]));
        }
        return;
    }
    println!("Alessia");
    let mut taken = vec![false; m + 1];
    for length in passes {
        let is_free = |first: &usize| !taken[*first..first + length].contains(&true);
        let first = (1..=m + 1 - length).find(is_free).unwrap_or(1);
        println!("{length} {first}");
        taken[read()[0]] = true;
    }
}
