//! `nim` against trying every move.

use std::hint::black_box;

use snippets::nim::{is_nim_p_position, nim_winning_moves};

fn main() {
    assert_eq!(nim_winning_moves(&heaps()), by_trial(&heaps()));
    divan::main();
}

/// A hundred heaps of up to 1000, with winning moves.
fn heaps() -> Vec<u64> {
    (1..=100).map(|i| i * i % 997).collect()
}

fn by_trial(heaps: &[u64]) -> Vec<(usize, u64)> {
    let mut option = heaps.to_vec();
    let mut moves = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for left in 0..heap {
            option[i] = left;
            if is_nim_p_position(&option) {
                moves.push((i, left));
            }
        }
        option[i] = heap;
    }
    moves
}

#[divan::bench]
fn by_nim_sum(bencher: divan::Bencher) {
    let heaps = heaps();
    bencher.bench(|| nim_winning_moves(black_box(&heaps)));
}

#[divan::bench(sample_count = 20)]
fn by_trying_every_move(bencher: divan::Bencher) {
    let heaps = heaps();
    bencher.bench(|| by_trial(black_box(&heaps)));
}
