//! Measures how fast tables of rules fill: 5000 heaps of one coordinate, or 300 by 300.
//!
//! `cargo bench -p rules` takes seconds. The aim is at most 2 s per rule.

use std::time::Instant;

use rules::{CheckedRule, Play};

const RULES: [&str; 17] = [
    "n -> n-k where 1 <= k <= 3",
    "n -> n-k where k divides n, k < n",
    "n -> n-1 | n-2 | i, n-1-i | i, n-2-i",
    "n -> i, n-i where 1 <= i, 2*i < n",
    "n -> n-k where k >= 1 | i, n-i where 1 <= i < n",
    "n -> n-k where k in squares",
    "n -> n-k where gcd(n, k) == 1, k >= 1",
    "n -> n-k where k*k <= n, k >= 1",
    "n -> n-k where k == j*j, j >= 1",
    "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
    "(a, b) -> (a-i, b-j) where i + j >= 1, abs(i-j) < 3",
    "(a, b) -> (a-k, b) where k >= 1 | (a, b-k) where k >= 1, b-k <= a",
    "(a, b) -> (i, b), (a-i, b) where 0 < i < a | (a, j), (a, b-j) where 0 < j < b",
    "(a, b) -> (a - k*b, b) where k >= 1, b >= 1 | (a, b - k*a) where k >= 1, a >= 1",
    "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where k >= 1, k % 2 == 1",
    "(a, b) -> (b, a-k) where 1 <= k <= 9",
    "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1",
];

fn main() {
    for rule in RULES {
        let game = CheckedRule::new(rule).unwrap_or_else(|error| panic!("{error}"));
        let (rows, sizes): (usize, &[usize]) = match game.rule().coordinates.len() {
            1 => (5000, &[]),
            2 => (300, &[300]),
            _ => (50, &[50, 50]),
        };
        let start = Instant::now();
        let mut table = game.table(Play::Normal, sizes).expect("normal play");
        table
            .fill(rows, |_| true)
            .unwrap_or_else(|error| panic!("{error}"));
        let largest = table.values().iter().max().expect("there are values");
        println!(
            "{:8.3} s  largest value {largest:5}  {rule}",
            start.elapsed().as_secs_f64()
        );
    }
}
