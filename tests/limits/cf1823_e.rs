//! Codeforces 1823 E at its limits: 2·10^5 vertices, numbered at random.
//!
//! - limit-one-cycle: the cycle is shorter than `l + r`.
//! - limit-long-cycle: the cycle is as long as `l + r`.
//! - limit-pairs: cycles of 3 to 1000 vertices, each length twice.
//! - limit-pairs-but-one: the same with a triangle more.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const VERTICES: usize = 200_000;

fn main() {
    let mut random = Random(1823);
    let half = VERTICES / 2;
    let mut write = |name, [l, r]: [usize; 2], cycles: &[usize], answer| {
        let n = cycles.iter().sum();
        let labels = random.labels(n);
        let mut edges: Vec<[usize; 2]> = vec![];
        for length in cycles {
            let start = edges.len();
            edges.extend(
                (0..*length).map(|i| [labels[start + i], labels[start + (i + 1) % length]]),
            );
        }
        random.shuffle(&mut edges);
        let edges = edges.iter().map(|[a, b]| format!("{a} {b}"));
        case(name, format!("{n} {l} {r}\n{}", lines(edges)), answer);
    };
    write("limit-one-cycle", [half, half + 1], &[VERTICES], "Alice\n");
    write(
        "limit-long-cycle",
        [half - 1, half + 1],
        &[VERTICES],
        "Bob\n",
    );
    let lengths = (3..=1000).scan(0, |sum, length| {
        *sum += 2 * length;
        (*sum < VERTICES - 3).then_some(length)
    });
    let mut cycles: Vec<usize> = lengths.flat_map(|length| [length, length]).collect();
    write("limit-pairs", [2, 300], &cycles, "Bob\n");
    cycles.push(3);
    write("limit-pairs-but-one", [2, 300], &cycles, "Alice\n");
}
