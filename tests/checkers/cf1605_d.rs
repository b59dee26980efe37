//! Checker of Codeforces 1605 D: accepts any numbering without a move, with which all vertices win.

use std::process::exit;

fn main() {
    let files: Vec<Vec<usize>> = std::env::args()
        .skip(1)
        .take(2)
        .map(|path| numbers(&path))
        .collect();
    let [input, output] = &files[..] else {
        wrong("usage: checker INPUT OUTPUT ANSWER");
    };
    let mut words = input.iter().copied();
    let mut word = || {
        words
            .next()
            .unwrap_or_else(|| wrong("the case is too short"))
    };
    let mut rest = &output[..];
    for case in 1..=word() {
        let n = word();
        if rest.len() < n {
            wrong(&format!("case {case}: too few numbers"));
        }
        let (labels, more) = rest.split_at(n);
        rest = more;
        let mut sorted = labels.to_vec();
        sorted.sort_unstable();
        if !sorted.into_iter().eq(1..=n) {
            wrong(&format!("case {case}: not the numbers from 1 to {n}"));
        }
        for _ in 1..n {
            let (u, v) = (labels[word() - 1], labels[word() - 1]);
            if u ^ v <= u.min(v) {
                wrong(&format!("case {case}: a move leads from {u} to {v}"));
            }
        }
    }
    if !rest.is_empty() {
        wrong("too many numbers");
    }
}

fn numbers(path: &str) -> Vec<usize> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|_| wrong("unreadable"));
    let number = |word: &str| word.parse().unwrap_or_else(|_| wrong("no number"));
    text.split_whitespace().map(number).collect()
}

fn wrong(why: &str) -> ! {
    eprintln!("{why}");
    exit(1)
}
