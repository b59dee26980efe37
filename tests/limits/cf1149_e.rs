//! Codeforces 1149 E at its limits: 2·10^5 vertices and edges, heaps up to 10^9.
//!
//! - limit-path: a path, whose levels alternate between 0 and 1; each level has its heaps twice.
//! - limit-path-won: the same, but the last heap is larger. The checker looks at the move.
//! - limit-star: all edges lead from one vertex, the only one on level 1.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines, Random};

const VERTICES: usize = 200_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(1149);
    let labels = random.labels(VERTICES);
    let write = |name, heaps: &[u64], edges: &mut dyn Iterator<Item = [usize; 2]>, answer: &str| {
        let edges: Vec<String> = edges
            .map(|[a, b]| format!("{} {}", labels[a], labels[b]))
            .collect();
        let mut labelled = vec![0; VERTICES];
        (0..VERTICES).for_each(|v| labelled[labels[v] - 1] = heaps[v]);
        let input = format!(
            "{VERTICES} {}\n{}{}",
            edges.len(),
            line(labelled),
            lines(&edges)
        );
        case(name, input, answer);
    };
    // The vertices 4i and 4i + 2 are on one level, 4i + 1 and 4i + 3 on the other.
    let mut heaps = vec![0; VERTICES];
    for quad in heaps.chunks_mut(4) {
        let [a, b] = [random.within(1, LARGEST - 1), random.within(1, LARGEST - 1)];
        quad.copy_from_slice(&[a, b, a, b]);
    }
    let path = || (1..VERTICES).map(|v| [v - 1, v]);
    write("limit-path", &heaps, &mut path(), "LOSE\n");
    heaps[VERTICES - 1] = LARGEST;
    write("limit-path-won", &heaps, &mut path(), "WIN\n");
    let star = || (1..VERTICES).map(|v| [0, v]);
    write("limit-star", &heaps, &mut star(), "WIN\n");
}
