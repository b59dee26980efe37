//! Names the difference of the two smallest heaps, whatever heap was used last.

use std::io::BufRead;

fn main() {
    let mut lines = std::io::stdin().lock().lines();
    let mut numbers = || -> Vec<u64> {
        let line = lines
            .next()
            .unwrap_or_else(|| std::process::exit(0))
            .unwrap();
        line.split_whitespace()
            .map(|t| t.parse().unwrap_or(0))
            .collect()
    };
    let mut heaps = numbers();
    println!("First");
    loop {
        let mut sorted = heaps.clone();
        sorted.sort();
        let number = sorted[1] - sorted[0];
        println!("{number}");
        match numbers()[0] as usize {
            0 => break,
            heap => heaps[heap - 1] += number,
        }
    }
}
