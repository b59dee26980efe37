//! `bipartite_geography` against `vertex_geography`, which also takes odd cycles.

use std::hint::black_box;

use divan::counter::ItemsCount;
use snippets::bipartite_geography::bipartite_geography;
use snippets::vertex_geography::vertex_geography;

const SIDE: usize = 120;

fn main() {
    let board = board_with_holes();
    assert_eq!(bipartite_geography(&board).0, vertex_geography(&board).0);
    divan::Divan::from_args().sample_count(10).main();
}

#[divan::bench]
fn hopcroft_karp(bencher: divan::Bencher) {
    let board = board_with_holes();
    let counter = ItemsCount::new(board.len());
    bencher
        .counter(counter)
        .bench_local(|| bipartite_geography(black_box(&board)));
}

#[divan::bench]
fn blossoms(bencher: divan::Bencher) {
    let board = board_with_holes();
    let counter = ItemsCount::new(board.len());
    bencher
        .counter(counter)
        .bench_local(|| vertex_geography(black_box(&board)));
}

/// The cells of a square board; one in eight, by chance, is joined with none of its neighbours.
fn board_with_holes() -> Vec<Vec<usize>> {
    let mut state = 0x9e3779b97f4a7c15u64;
    let is_hole: Vec<bool> = std::iter::repeat_with(|| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.is_multiple_of(8)
    })
    .take(SIDE * SIDE)
    .collect();
    let mut next = vec![vec![]; SIDE * SIDE];
    let mut join = |v: usize, u: usize| {
        if !is_hole[v] && !is_hole[u] {
            next[v].push(u);
            next[u].push(v);
        }
    };
    for y in 0..SIDE {
        for x in 0..SIDE {
            let v = SIDE * y + x;
            if x > 0 {
                join(v - 1, v);
            }
            if y > 0 {
                join(v - SIDE, v);
            }
        }
    }
    next
}
