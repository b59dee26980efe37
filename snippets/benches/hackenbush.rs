//! `hackenbush_sg` against testing every edge for being a bridge by itself.

use std::hint::black_box;

use divan::counter::ItemsCount;
use snippets::hackenbush::hackenbush_sg;

const SMALL: usize = 2_000;
const LARGE: usize = 1_000_000;

fn main() {
    let edges = tree_and_chords(SMALL);
    assert_eq!(
        hackenbush_sg(SMALL, &edges, &[0]),
        bridge_by_bridge(SMALL, &edges)
    );
    divan::Divan::from_args().sample_count(10).main();
}

#[divan::bench]
fn one_search(bencher: divan::Bencher) {
    let edges = tree_and_chords(SMALL);
    let counter = ItemsCount::new(edges.len());
    bencher
        .counter(counter)
        .bench_local(|| hackenbush_sg(SMALL, black_box(&edges), &[0]));
}

#[divan::bench]
fn a_search_per_edge(bencher: divan::Bencher) {
    let edges = tree_and_chords(SMALL);
    let counter = ItemsCount::new(edges.len());
    bencher
        .counter(counter)
        .bench_local(|| bridge_by_bridge(SMALL, black_box(&edges)));
}

#[divan::bench]
fn one_search_of_a_large_graph(bencher: divan::Bencher) {
    let edges = tree_and_chords(LARGE);
    let counter = ItemsCount::new(edges.len());
    bencher
        .counter(counter)
        .bench_local(|| hackenbush_sg(LARGE, black_box(&edges), &[0]));
}

/// A random tree, its vertices shuffled by a multiplication, and a chord for each fourth one.
fn tree_and_chords(n: usize) -> Vec<(usize, usize)> {
    let mut state = 0x9e3779b97f4a7c15u64;
    let mut below = move |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % bound as u64) as usize
    };
    let name = |v: usize| v * 999_983 % n;
    let tree = (1..n)
        .map(|v| (v, v - 1 - below(v.min(50))))
        .collect::<Vec<_>>();
    let chords = (0..n / 4)
        .map(|_| below(n))
        .map(|v| (v, v.saturating_sub(20)));
    tree.into_iter()
        .chain(chords)
        .map(|(v, u)| (name(v), name(u)))
        .collect()
}

/// The fusion principle to the letter: an edge is a bridge if what it leads to is lost
/// without it.
fn bridge_by_bridge(n: usize, edges: &[(usize, usize)]) -> u64 {
    let mut next = vec![vec![]; n];
    for (e, &(v, u)) in edges.iter().enumerate() {
        next[v].push((u, e));
        next[u].push((v, e));
    }
    let reached_without = |cut: usize| {
        let mut reached = vec![false; n];
        let mut order = vec![(0, usize::MAX)];
        reached[0] = true;
        let mut head = 0;
        while let Some(&(v, _)) = order.get(head) {
            head += 1;
            for &(u, e) in &next[v] {
                if e != cut && !std::mem::replace(&mut reached[u], true) {
                    order.push((u, e));
                }
            }
        }
        order
    };
    let order = reached_without(usize::MAX);
    let is_bridge: Vec<bool> = (0..edges.len())
        .map(|e| reached_without(e).len() < order.len())
        .collect();
    let mut g = vec![0; n];
    let mut in_tree = vec![false; edges.len()];
    order[1..].iter().for_each(|&(_, e)| in_tree[e] = true);
    for (e, &(v, _)) in edges.iter().enumerate().filter(|&(e, _)| !in_tree[e]) {
        assert!(!is_bridge[e], "a bridge is in every spanning tree");
        g[v] ^= 1;
    }
    for &(v, e) in order[1..].iter().rev() {
        let parent = if edges[e].0 == v {
            edges[e].1
        } else {
            edges[e].0
        };
        g[parent] ^= if is_bridge[e] { g[v] + 1 } else { g[v] ^ 1 };
    }
    g[0]
}
