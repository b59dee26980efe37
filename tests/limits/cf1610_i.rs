//! Codeforces 1610 I at its limits: 3·10^5 vertices.
//!
//! - limit-path-in-order: a path from vertex 1 on: `k` edges lie on the ground, the others hang.
//! - limit-path-shuffled: a path with numbers in any order. The pinned vertices span a piece of it,
//!   whose edges count as loops, with an arm on either side.
//! - limit-star: leaves on a vertex with the last number but one.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const VERTICES: usize = 300_000;

fn main() {
    let in_order: Vec<usize> = (1..=VERTICES).collect();
    write_path("limit-path-in-order", &in_order);
    let mut shuffled = in_order.clone();
    Random(1610).shuffle(&mut shuffled);
    write_path("limit-path-shuffled", &shuffled);

    let centre = VERTICES - 1;
    let leaves = (1..=VERTICES).filter(|&leaf| leaf != centre);
    let edges = lines(leaves.map(|leaf| format!("{leaf} {centre}")));
    // From one leaf hangs the centre with all others; two and more stand on it by loops.
    let values = (1..=VERTICES).map(|k| {
        let leaves_on_it = (VERTICES - 1 - k.min(VERTICES - 2)) % 2;
        match k {
            1 => 1 + leaves_on_it,
            _ if k < centre => k % 2 ^ leaves_on_it,
            _ => (VERTICES - 1) % 2,
        }
    });
    write("limit-star", edges, values);
}

fn write_path(name: &str, labels: &[usize]) {
    let edges = lines(
        labels
            .windows(2)
            .map(|ends| format!("{} {}", ends[0], ends[1])),
    );
    let mut place = vec![0; VERTICES + 1];
    labels
        .iter()
        .enumerate()
        .for_each(|(i, &label)| place[label] = i);
    let (mut first, mut last) = (VERTICES, 0);
    let values = place[1..].iter().map(|&place| {
        (first, last) = (first.min(place), last.max(place));
        (last - first) % 2 ^ first ^ (VERTICES - 1 - last)
    });
    write(name, edges, values);
}

fn write(name: &str, edges: String, values: impl Iterator<Item = usize>) {
    let winners: String = values
        .map(|value| if value == 0 { '2' } else { '1' })
        .collect();
    case(name, format!("{VERTICES}\n{edges}"), winners + "\n");
}
