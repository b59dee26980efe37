//! Checker of Codeforces 936 B. The result must be that of the answer, with any walk that wins.

use std::process::exit;

const MOST_MOVES: usize = 1_000_000;

fn main() {
    let files: Vec<Vec<String>> = std::env::args()
        .skip(1)
        .take(3)
        .map(|path| tokens(&path))
        .collect();
    let [input, output, answer] = &files[..] else {
        wrong("usage: checker INPUT OUTPUT ANSWER");
    };
    let (Some(result), Some(expected)) = (output.first(), answer.first()) else {
        wrong("expected Win, Draw or Lose");
    };
    if result != expected {
        wrong(&format!("{result}, but the best result is {expected}"));
    }
    if result == "Win" {
        check_walk(input, &output[1..]);
    } else if output.len() > 1 {
        wrong(&format!("{:?} follows {result}", output[1]));
    }
}

fn check_walk(input: &[String], walk: &[String]) {
    let mut words = input.iter().map(|token| number(token));
    let mut word = || {
        words
            .next()
            .unwrap_or_else(|| wrong("the case is too short"))
    };
    let (n, _edges) = (word(), word());
    let next: Vec<Vec<usize>> = (0..n)
        .map(|_| {
            let degree = word();
            (0..degree).map(|_| word()).collect()
        })
        .collect();
    let start = word();
    let walk: Vec<usize> = walk.iter().map(|token| number(token)).collect();
    if walk.first() != Some(&start) {
        wrong(&format!("the walk does not begin at {start}"));
    }
    for pair in walk.windows(2) {
        if !next[pair[0] - 1].contains(&pair[1]) {
            wrong(&format!("there is no edge from {} to {}", pair[0], pair[1]));
        }
    }
    let end = walk[walk.len() - 1];
    if !next[end - 1].is_empty() {
        wrong(&format!("the walk ends at {end}, from where play goes on"));
    }
    if walk.len() % 2 == 1 {
        wrong("the first player cannot move at the end of the walk");
    }
    if walk.len() - 1 > MOST_MOVES {
        wrong(&format!(
            "{} moves are more than {MOST_MOVES}",
            walk.len() - 1
        ));
    }
}

fn tokens(path: &str) -> Vec<String> {
    match std::fs::read_to_string(path) {
        Ok(text) => text.split_whitespace().map(str::to_string).collect(),
        Err(error) => wrong(&format!("{path}: {error}")),
    }
}

fn number(token: &str) -> usize {
    match token.parse() {
        Ok(number) => number,
        Err(_) => wrong(&format!("`{token}` is not a number")),
    }
}

fn wrong(why: &str) -> ! {
    eprintln!("{why}");
    exit(1)
}
