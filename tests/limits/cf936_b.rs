//! Codeforces 936 B at its limits: 10^5 vertices, numbered at random.
//!
//! - limit-path: a path of 99999 moves, which wins.
//! - limit-cycle: a path of 99998 moves, and 10^5 edges back from it that close cycles of even
//!   length.
//! - limit-detour: the same path, but a triangle at its start changes the parity.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const VERTICES: usize = 100_000;

fn main() {
    let mut random = Random(936);
    let labels = random.labels(VERTICES);
    let write = |name, next: &[Vec<usize>], answer: String| {
        let mut lines = vec![String::new(); next.len()];
        for (v, targets) in next.iter().enumerate() {
            let targets = targets.iter().map(|&u| labels[u]);
            lines[labels[v] - 1] = line([targets.len()].into_iter().chain(targets));
        }
        let edges: usize = next.iter().map(Vec::len).sum();
        let text = format!("{VERTICES} {edges}\n{}{}\n", lines.concat(), labels[0]);
        case(name, text, answer);
    };
    let walk = |vertices: &mut dyn Iterator<Item = usize>| {
        format!("Win\n{}", line(vertices.map(|v| labels[v])))
    };

    let path: Vec<Vec<usize>> = (1..VERTICES).map(|v| vec![v]).chain([vec![]]).collect();
    write("limit-path", &path, walk(&mut (0..VERTICES)));

    // The last vertex only leads into the path, so the path has an even number of moves.
    let (last, end) = (VERTICES - 1, VERTICES - 2);
    let mut even = path;
    even[end] = vec![];
    even[last] = vec![0];
    let mut cyclic = even.clone();
    for v in (3..end).step_by(2) {
        cyclic[v].extend([v - 1, v - 3]);
    }
    write("limit-cycle", &cyclic, "Draw\n".to_string());
    even[2].push(0);
    write(
        "limit-detour",
        &even,
        walk(&mut (0..3).chain(0..VERTICES - 1)),
    );
}
