//! The value of a tree of 10^6 vertices: `tree_sg` against a breadth-first order over adjacency
//! lists, flat or nested.

use divan::counter::ItemsCount;
use snippets::tree_sg::{tree_sg_table, tree_winning_moves};

const N: usize = 1_000_000;

/// A path in its order, a random tree, and a path with its vertices shuffled.
const TREES: [&str; 3] = ["path", "random", "shuffled"];

fn main() {
    for tree in TREES {
        let edges = edges(tree);
        let g = tree_sg_table(N, &edges, 0)[0];
        assert_eq!(g, by_flat_lists(&edges));
        assert_eq!(g, by_nested_lists(&edges));
    }
    divan::main();
}

#[divan::bench(args = TREES, sample_count = 5)]
fn peeling(bencher: divan::Bencher, tree: &str) {
    bench(bencher, tree, |edges| tree_sg_table(N, edges, 0)[0]);
}

#[divan::bench(args = TREES, sample_count = 5)]
fn flat_lists(bencher: divan::Bencher, tree: &str) {
    bench(bencher, tree, by_flat_lists);
}

#[divan::bench(args = TREES, sample_count = 5)]
fn nested_lists(bencher: divan::Bencher, tree: &str) {
    bench(bencher, tree, by_nested_lists);
}

#[divan::bench(args = TREES, sample_count = 5)]
fn winning_moves(bencher: divan::Bencher, tree: &str) {
    bench(bencher, tree, |edges| {
        tree_winning_moves(N, edges, 0).len() as u64
    });
}

fn bench(bencher: divan::Bencher, tree: &str, value: impl Fn(&[(usize, usize)]) -> u64 + Sync) {
    let edges = edges(tree);
    bencher
        .counter(ItemsCount::new(N))
        .bench_local(|| value(&edges));
}

fn edges(tree: &str) -> Vec<(usize, usize)> {
    let mut state = 0x9e3779b97f4a7c15u64;
    let mut below = |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % bound as u64) as usize
    };
    let mut label: Vec<usize> = (0..N).collect();
    if tree == "shuffled" {
        for i in (1..N).rev() {
            label.swap(i, below(i + 1));
        }
    }
    let mut edges: Vec<(usize, usize)> = (1..N)
        .map(|v| {
            let parent = if tree == "random" { below(v) } else { v - 1 };
            (label[parent], label[v])
        })
        .collect();
    if tree == "shuffled" {
        for i in (1..N - 1).rev() {
            edges.swap(i, below(i + 1));
        }
    }
    edges
}

/// Neighbours of all vertices in one vector.
fn by_flat_lists(edges: &[(usize, usize)]) -> u64 {
    let mut start = vec![0u32; N + 1];
    for &(u, v) in edges {
        start[u] += 1;
        start[v] += 1;
    }
    for v in 0..N {
        start[v + 1] += start[v];
    }
    let mut neighbours = vec![0u32; 2 * edges.len()];
    for &(u, v) in edges {
        for (u, v) in [(u, v), (v, u)] {
            start[u] -= 1;
            neighbours[start[u] as usize] = v as u32;
        }
    }
    by_breadth_first_order(|v| &neighbours[start[v] as usize..start[v + 1] as usize])
}

fn by_nested_lists(edges: &[(usize, usize)]) -> u64 {
    let mut neighbours = vec![Vec::new(); N];
    for &(u, v) in edges {
        neighbours[u].push(v as u32);
        neighbours[v].push(u as u32);
    }
    by_breadth_first_order(|v| &neighbours[v])
}

fn by_breadth_first_order<'a>(neighbours: impl Fn(usize) -> &'a [u32]) -> u64 {
    let mut order = vec![(0, u32::MAX)];
    let mut next = 0;
    while let Some(&(v, parent)) = order.get(next) {
        next += 1;
        let children = neighbours(v as usize).iter().filter(|&&c| c != parent);
        order.extend(children.map(|&c| (c, v)));
    }
    let mut g = vec![0u32; N];
    for &(v, parent) in order[1..].iter().rev() {
        g[parent as usize] ^= g[v as usize] + 1;
    }
    g[0].into()
}
