//! AtCoder ABC 261 Ex at the limits assumed: 2·10^5 vertices and edges, weights up to 10^9.
//!
//! - limit-path: a path through all vertices.
//! - limit-circle: all vertices on a circle.
//! - limit-layers: every vertex except the last few leads to one or two later ones; the costs are
//!   computed from the last vertex on.
//! - limit-way-back: a path, and an edge back from its middle, where it is Takahashi's turn.
//! - limit-way-back-for-aoki: the same, but it is Aoki's turn there.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const VERTICES: usize = 200_000;
const LARGEST: u64 = 1_000_000_000;

type Edge = (usize, usize, u64);

fn main() {
    let mut random = Random(261);
    let labels = random.labels(VERTICES);
    let write = |name, edges: &[Edge], answer: String| {
        let text = lines(
            edges
                .iter()
                .map(|(a, b, c)| format!("{} {} {c}", labels[*a], labels[*b])),
        );
        let input = format!("{VERTICES} {} {}\n{text}", edges.len(), labels[0]);
        case(name, input, answer + "\n");
    };
    let path = |n: usize| (1..n).map(|v| (v - 1, v, LARGEST)).collect::<Vec<Edge>>();
    let all = |moves: usize| (moves as u64 * LARGEST).to_string();
    write("limit-path", &path(VERTICES), all(VERTICES - 1));
    let back = |edges: &[Edge], from: usize| [edges, &[(from, 0, LARGEST)]].concat();
    write(
        "limit-circle",
        &back(&path(VERTICES), VERTICES - 1),
        "INFINITY".to_string(),
    );

    let half = VERTICES / 2;
    write(
        "limit-way-back",
        &back(&path(VERTICES - 1), half),
        all(VERTICES - 2),
    );
    write(
        "limit-way-back-for-aoki",
        &back(&path(VERTICES - 1), half + 1),
        "INFINITY".to_string(),
    );

    let mut edges: Vec<Edge> = vec![];
    for v in 0..VERTICES - 9 {
        let first = v + 1 + random.below(4) as usize;
        edges.push((v, first, random.within(1, LARGEST)));
        if v < 9 {
            edges.push((v, first + 1, random.within(1, LARGEST)));
        }
    }
    write("limit-layers", &edges, cost_in_order(&edges).to_string());
}

/// All edges lead to later vertices, so the costs of the last vertices are known first.
fn cost_in_order(edges: &[Edge]) -> u64 {
    let mut out = vec![vec![]; VERTICES];
    edges
        .iter()
        .for_each(|&(from, to, cost)| out[from].push((to, cost)));
    let mut costs = vec![[0; 2]; VERTICES];
    for v in (0..VERTICES).rev() {
        let after = |player: usize| {
            out[v]
                .iter()
                .map(|&(to, cost)| costs[to][1 - player] + cost)
                .collect::<Vec<u64>>()
        };
        let (takahashi, aoki) = (after(0), after(1));
        costs[v] = [
            *takahashi.iter().min().unwrap_or(&0),
            *aoki.iter().max().unwrap_or(&0),
        ];
    }
    costs[0][0]
}
