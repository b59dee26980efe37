//! Checker of Codeforces 2062 E1: accepts any first move that wins.
//!
//! In trees of up to 20 vertices a search decides. In larger ones we know only one kind of winning
//! move: a heaviest vertex among those with a heavier vertex outside their subtree.

use std::collections::HashMap;
use std::process::exit;

fn main() {
    let files: Vec<Vec<usize>> = std::env::args()
        .skip(1)
        .take(3)
        .map(|path| numbers(&path))
        .collect();
    let [input, output, answer] = &files[..] else {
        wrong("usage: checker INPUT OUTPUT ANSWER");
    };
    let mut words = input.iter().copied();
    let mut word = || {
        words
            .next()
            .unwrap_or_else(|| wrong("the case is too short"))
    };
    let cases = word();
    if output.len() != cases || answer.len() != cases {
        wrong(&format!("{} numbers instead of {cases}", output.len()));
    }
    for case in 0..cases {
        let n = word();
        let weights: Vec<usize> = (0..n).map(|_| word()).collect();
        let mut next = vec![vec![]; n];
        for _ in 1..n {
            let (u, v) = (word() - 1, word() - 1);
            next[u].push(v);
            next[v].push(u);
        }
        let (got, known) = (output[case], answer[case]);
        if (got == 0) != (known == 0) || got > n {
            wrong(&format!("case {}: {got}, where {known} is right", case + 1));
        }
        if got == 0 || got == known {
            continue;
        }
        let subtree = subtree(&next, got - 1);
        let wins = if n <= 20 {
            let all: Vec<bool> = subtree.iter().map(|is_in| !is_in).collect();
            !mover_wins(&weights, &next, all, weights[got - 1], &mut HashMap::new())
        } else {
            let mut outside = (0..n).filter(|&v| !subtree[v]);
            let has_heavier = outside.any(|v| weights[v] > weights[got - 1]);
            has_heavier && weights[got - 1] == weights[known - 1]
        };
        if !wins {
            wrong(&format!("case {}: {got} does not win", case + 1));
        }
    }
}

/// Lists the vertices below `root`, and `root` itself, in the tree with root 0.
fn subtree(next: &[Vec<usize>], root: usize) -> Vec<bool> {
    let (mut parent, mut order) = (vec![usize::MAX; next.len()], vec![0]);
    for i in 0..next.len() {
        let v = order[i];
        for &u in &next[v] {
            if u != parent[v] {
                parent[u] = v;
                order.push(u);
            }
        }
    }
    let mut is_in = vec![false; next.len()];
    is_in[root] = true;
    for &v in &order[1..] {
        is_in[v] |= is_in[parent[v]];
    }
    is_in
}

fn mover_wins(
    weights: &[usize],
    next: &[Vec<usize>],
    left: Vec<bool>,
    last: usize,
    known: &mut HashMap<(Vec<bool>, usize), bool>,
) -> bool {
    if let Some(&wins) = known.get(&(left.clone(), last)) {
        return wins;
    }
    let choices: Vec<usize> = (0..left.len())
        .filter(|&v| left[v] && weights[v] > last)
        .collect();
    let wins = choices.is_empty()
        || choices.iter().any(|&v| {
            let gone = subtree(next, v);
            let rest = left
                .iter()
                .zip(gone)
                .map(|(left, gone)| *left && !gone)
                .collect();
            !mover_wins(weights, next, rest, weights[v], known)
        });
    known.insert((left, last), wins);
    wins
}

fn numbers(path: &str) -> Vec<usize> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| wrong(&error.to_string()));
    let words = text.split_whitespace();
    words
        .map(|word| {
            word.parse()
                .unwrap_or_else(|_| wrong(&format!("{word:?} is no number")))
        })
        .collect()
}

fn wrong(why: &str) -> ! {
    eprintln!("{why}");
    exit(1)
}
