//! Checker of Codeforces 1844 A: accepts any heap from 1 to 10^6 that the mover loses.

use std::process::exit;

const LARGEST: usize = 1_000_000;

fn main() {
    let files: Vec<Vec<usize>> = std::env::args()
        .skip(1)
        .take(2)
        .map(|path| numbers(&path))
        .collect();
    let [input, output] = &files[..] else {
        wrong("usage: checker INPUT OUTPUT ANSWER");
    };
    if output.len() != input[0] {
        wrong(&format!("{} heaps for {} cases", output.len(), input[0]));
    }
    for (moves, &heap) in input[1..].chunks(2).zip(output) {
        if !(1..=LARGEST).contains(&heap) {
            wrong(&format!("{heap} is not in 1..={LARGEST}"));
        }
        if mover_wins(heap, moves) {
            wrong(&format!(
                "the first player wins from {heap} by taking {} or {}",
                moves[0], moves[1]
            ));
        }
    }
}

fn mover_wins(heap: usize, moves: &[usize]) -> bool {
    let mut wins = vec![false; heap + 1];
    for h in 0..=heap {
        wins[h] = moves.iter().any(|&taken| taken <= h && !wins[h - taken]);
    }
    wins[heap]
}

fn numbers(path: &str) -> Vec<usize> {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => wrong(&format!("{path}: {error}")),
    };
    let number = |token: &str| match token.parse() {
        Ok(number) => number,
        Err(_) => wrong(&format!("`{token}` is not a number")),
    };
    text.split_whitespace().map(number).collect()
}

fn wrong(why: &str) -> ! {
    eprintln!("{why}");
    exit(1)
}
