//! Codeforces 1442 F at its limits: 1000 vertices, 10^5 edges, 2000 rounds.
//!
//! - limit-random: edges at random, numbers in any order.
//! - limit-last: all edges lead to the last 120 vertices in order.

use std::collections::BTreeSet;

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const VERTICES: u64 = 1000;
const EDGES: usize = 100_000;
const ROUNDS: usize = 2000;

fn main() {
    let mut random = Random(1442);
    for name in ["limit-random", "limit-last"] {
        let mut edges = BTreeSet::new();
        while edges.len() < EDGES {
            let from = random.below(VERTICES);
            let to = match name {
                "limit-random" => random.below(VERTICES),
                _ => VERTICES - 1 - random.below(120),
            };
            if from < to {
                edges.insert([from, to]);
            }
        }
        let labels = random.labels(VERTICES as usize);
        let mut edges: Vec<[u64; 2]> = edges.into_iter().collect();
        random.shuffle(&mut edges);
        let edges: String = edges
            .iter()
            .map(|edge| line(edge.map(|v| labels[v as usize])))
            .collect();
        let hidden = (0..ROUNDS).map(|_| random.within(1, VERTICES));
        let input = format!("{VERTICES} {EDGES} {ROUNDS}\n{edges}{}", line(hidden));
        case(name, input, "ok\n");
    }
}
