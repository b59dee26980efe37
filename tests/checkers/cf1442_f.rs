//! Interactor for Codeforces 1442 F.
//!
//! The case holds the graph and then the hidden vertex of each round. The outcomes come from a
//! retrograde search of all pairs of vertices, so the interactor can answer only questions of at
//! most one vertex.

mod support;

use std::collections::HashSet;

use support::{fail, hear, say};

fn main() {
    let path = std::env::args().nth(1).expect("interactor INPUT OUTPUT");
    let input = std::fs::read_to_string(path).expect("the case is readable");
    let mut numbers = input
        .split_whitespace()
        .map(|t| t.parse::<usize>().expect("a number"));
    let mut number = || numbers.next().expect("one more number");
    let (n, m, rounds) = (number(), number(), number());
    let edges: Vec<_> = (0..m).map(|_| (number(), number())).collect();
    let hidden: Vec<_> = (0..rounds).map(|_| number()).collect();

    let mut start = format!("{n} {m} {rounds}\n");
    edges
        .iter()
        .for_each(|(v, u)| start += &format!("{v} {u}\n"));
    say(&start);
    let next = changed(n, edges);
    let outcome = Pairs::new(&next);
    for v in hidden {
        round(n, v, &outcome);
    }
}

/// Returns the graph after the solution's changes, with an added vertex 0 that has no moves.
fn changed(n: usize, edges: Vec<(usize, usize)>) -> Vec<Vec<usize>> {
    let mut edges: HashSet<_> = edges.into_iter().collect();
    let mut extra = vec![];
    let changes: usize = hear()
        .trim()
        .parse()
        .unwrap_or_else(|_| fail("no number of changes"));
    if changes > 4242 {
        fail(&format!("{changes} changes are more than 4242"));
    }
    for _ in 0..changes {
        let line = hear();
        let words: Vec<_> = line.split_whitespace().collect();
        let edge = match words[..] {
            [_, v, u] => (vertex(n, v), vertex(n, u)),
            _ => fail(&format!("no change: {line:?}")),
        };
        match words[0] {
            "+" if edges.insert(edge) => {}
            "+" => extra.push(edge),
            "-" if edges.remove(&edge) => {}
            _ => fail(&format!("no such edge to remove: {line:?}")),
        }
    }
    let mut next = vec![vec![]; n + 1];
    edges
        .into_iter()
        .chain(extra)
        .for_each(|(v, u)| next[v].push(u));
    next
}

fn round(n: usize, hidden: usize, outcome: &Pairs) {
    let mut asked = 0;
    loop {
        let line = hear();
        let words: Vec<_> = line.split_whitespace().collect();
        let with = match words[..] {
            ["!", guess] if vertex(n, guess) == hidden => return say("Correct"),
            ["!", guess] => fail(&format!("{guess} is not the hidden {hidden}")),
            ["?", "0"] => 0,
            ["?", "1", with] => vertex(n, with),
            _ => fail(&format!("no question of at most one vertex: {line:?}")),
        };
        asked += 1;
        if asked > 20 {
            fail("more than 20 questions in a round");
        }
        say(outcome.word(hidden, with));
    }
}

/// Computes the outcomes that the players can force with tokens on two vertices.
struct Pairs {
    vertices: usize,
    verdict: Vec<i8>,
}

impl Pairs {
    fn new(next: &[Vec<usize>]) -> Self {
        let vertices = next.len();
        let mut before = vec![vec![]; vertices];
        for (v, options) in next.iter().enumerate() {
            options.iter().for_each(|&u| before[u].push(v));
        }
        let mut verdict = vec![0; vertices * vertices];
        let mut moves = vec![0; vertices * vertices];
        let mut decided = vec![];
        for v in 0..vertices {
            for u in 0..vertices {
                let pair = v * vertices + u;
                moves[pair] = next[v].len() + next[u].len();
                if moves[pair] == 0 {
                    verdict[pair] = -1;
                    decided.push(pair);
                }
            }
        }
        while let Some(pair) = decided.pop() {
            let (v, u) = (pair / vertices, pair % vertices);
            let by_first = before[v].iter().map(|&w| w * vertices + u);
            let by_second = before[u].iter().map(|&w| v * vertices + w);
            for earlier in by_first.chain(by_second) {
                moves[earlier] -= 1;
                let loses = verdict[pair] == 1 && moves[earlier] == 0;
                if verdict[earlier] == 0 && (verdict[pair] == -1 || loses) {
                    verdict[earlier] = -verdict[pair];
                    decided.push(earlier);
                }
            }
        }
        Self { vertices, verdict }
    }

    fn word(&self, v: usize, u: usize) -> &'static str {
        match self.verdict[v * self.vertices + u] {
            1 => "Win",
            -1 => "Lose",
            _ => "Draw",
        }
    }
}

fn vertex(n: usize, word: &str) -> usize {
    match word.parse() {
        Ok(v) if (1..=n).contains(&v) => v,
        _ => fail(&format!("no vertex of 1..={n}: {word:?}")),
    }
}
