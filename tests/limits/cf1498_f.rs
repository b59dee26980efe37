//! Codeforces 1498 F at its limits: 10^5 vertices, up to 10^9 presents, `k` from 1 to 20.
//!
//! - limit-path: a path.
//! - limit-deep: a deep tree.
//! - limit-wide: a tree of little depth, `k = 1`.
//!
//! Only a few vertices have presents, so a search from each of them tells which roots count it.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const VERTICES: usize = 100_000;
const MOST_PRESENTS: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(1498);
    for (name, reach, k) in [
        ("limit-path", 1, 20),
        ("limit-deep", 5, 20),
        ("limit-wide", VERTICES, 1),
    ] {
        let parents = random.tree(VERTICES, reach);
        let neighbours = neighbours(&parents);
        let labels = random.labels(VERTICES);
        let mut presents = vec![0; VERTICES];
        let mut sums = vec![0; VERTICES];
        for _ in 0..40 {
            let v = random.below(VERTICES as u64) as usize;
            let before = std::mem::replace(&mut presents[v], random.within(1, MOST_PRESENTS));
            for (root, distance) in distances(&neighbours, v).into_iter().enumerate() {
                sums[root] ^= if distance / k % 2 == 1 {
                    presents[v] ^ before
                } else {
                    0
                };
            }
        }
        let edges = random.edges(&parents, &labels);
        let by_label = |values: &[u64]| {
            let mut sorted = vec![0; VERTICES];
            labels
                .iter()
                .zip(values)
                .for_each(|(&label, &value)| sorted[label - 1] = value);
            sorted
        };
        let input = format!("{VERTICES} {k}\n{edges}{}", line(by_label(&presents)));
        case(
            name,
            input,
            line(by_label(&sums).iter().map(|&sum| u8::from(sum != 0))),
        );
    }
}

fn neighbours(parents: &[usize]) -> Vec<Vec<usize>> {
    let mut neighbours = vec![Vec::new(); parents.len() + 1];
    for (&parent, v) in parents.iter().zip(1..) {
        neighbours[parent].push(v);
        neighbours[v].push(parent);
    }
    neighbours
}

fn distances(neighbours: &[Vec<usize>], from: usize) -> Vec<usize> {
    let mut distance = vec![usize::MAX; neighbours.len()];
    distance[from] = 0;
    let mut queue = vec![from];
    let mut at = 0;
    while let Some(&v) = queue.get(at) {
        at += 1;
        for &next in &neighbours[v] {
            if distance[next] == usize::MAX {
                distance[next] = distance[v] + 1;
                queue.push(next);
            }
        }
    }
    distance
}
