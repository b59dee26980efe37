//! Checker of Codeforces 1149 E. The winner must be that of the answer, and the heaps those after
//! any move that leaves the nim-sum 0 on every level.

use std::process::exit;

const LARGEST: u64 = 2_000_000_000_000_000_000;

fn main() {
    let files: Vec<Vec<String>> = std::env::args()
        .skip(1)
        .take(3)
        .map(|path| tokens(&path))
        .collect();
    let [input, output, answer] = &files[..] else {
        wrong("usage: checker INPUT OUTPUT ANSWER");
    };
    match (output.first(), answer.first()) {
        (Some(result), Some(expected)) if result == expected => {}
        (Some(result), Some(expected)) => wrong(&format!("{result}, but the answer is {expected}")),
        _ => wrong("expected WIN or LOSE"),
    }
    let input: Vec<u64> = input.iter().map(|token| number(token)).collect();
    let after: Vec<u64> = output[1..].iter().map(|token| number(token)).collect();
    if output[0] == "WIN" {
        check_move(&input, &after);
    } else if !after.is_empty() {
        wrong("heaps follow a LOSE");
    }
}

fn check_move(input: &[u64], after: &[u64]) {
    let n = input[0] as usize;
    let (heaps, edges) = input[2..].split_at(n);
    if after.len() != n {
        wrong(&format!("{} heaps for {n} vertices", after.len()));
    }
    if let Some(heap) = after.iter().find(|&&heap| heap > LARGEST) {
        wrong(&format!("a heap of {heap} is too large"));
    }
    let mut next = vec![vec![]; n];
    for edge in edges.chunks(2) {
        next[edge[0] as usize - 1].push(edge[1] as usize - 1);
    }
    let changed: Vec<usize> = (0..n).filter(|&v| heaps[v] != after[v]).collect();
    let is_move = |v: usize| {
        let mut ends = vec![v];
        ends.extend(&next[v]);
        ends.sort_unstable();
        after[v] < heaps[v] && changed.iter().all(|u| ends.binary_search(u).is_ok())
    };
    if !changed.iter().any(|&v| is_move(v)) {
        wrong("no single move leads to these heaps");
    }
    let levels = levels(&next);
    let mut sums = vec![0; n];
    (0..n).for_each(|v| sums[levels[v]] ^= after[v]);
    if let Some(level) = sums.iter().position(|&sum| sum != 0) {
        wrong(&format!(
            "the other player wins: the nim-sum of level {level} is not 0"
        ));
    }
}

/// Computes for each vertex the least level that none of its edges leads to, by repeated passes
/// that start from the vertices without edges.
fn levels(next: &[Vec<usize>]) -> Vec<usize> {
    let mut before = vec![vec![]; next.len()];
    for (v, ends) in next.iter().enumerate() {
        ends.iter().for_each(|&u| before[u].push(v));
    }
    let mut open: Vec<usize> = next.iter().map(Vec::len).collect();
    let mut ready: Vec<usize> = (0..next.len()).filter(|&v| open[v] == 0).collect();
    let mut levels = vec![0; next.len()];
    while let Some(v) = ready.pop() {
        let mut below: Vec<usize> = next[v].iter().map(|&u| levels[u]).collect();
        below.sort_unstable();
        below.dedup();
        levels[v] = (0..)
            .zip(&below)
            .take_while(|(level, it)| level == *it)
            .count();
        for &u in &before[v] {
            open[u] -= 1;
            if open[u] == 0 {
                ready.push(u);
            }
        }
    }
    levels
}

fn tokens(path: &str) -> Vec<String> {
    match std::fs::read_to_string(path) {
        Ok(text) => text.split_whitespace().map(str::to_string).collect(),
        Err(error) => wrong(&format!("{path}: {error}")),
    }
}

fn number(token: &str) -> u64 {
    match token.parse() {
        Ok(number) => number,
        Err(_) => wrong(&format!("`{token}` is not a number")),
    }
}

fn wrong(why: &str) -> ! {
    eprintln!("{why}");
    exit(1)
}
