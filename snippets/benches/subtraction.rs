//! Grundy values of 10⁵ heaps, peeled and with a stamp array.

use divan::{black_box, Bencher};
use snippets::subtraction::subtraction_sg_table;

const HEAPS: usize = 100_000;

/// Number of moves, largest move.
const SETS: [(usize, usize); 8] = [
    (3, 3000),
    (10, 64),
    (20, 20_000),
    (100, 1000),
    (1000, 4000),
    (100, 100_000),
    (400, 100_000),
    (800, 100_000),
];

fn main() {
    divan::main();
}

fn take_set((count, max): (usize, usize)) -> Vec<usize> {
    let mut moves = vec![max];
    let mut x = 88_172_645_463_325_252u64;
    while moves.len() < count {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        let s = (x % max as u64) as usize;
        if s > 0 && !moves.contains(&s) {
            moves.push(s);
        }
    }
    moves
}

fn stamp_table(moves: &[usize], n: usize) -> Vec<u64> {
    let mut stamp = vec![usize::MAX; moves.len() + 2];
    let mut g = vec![0; n + 1];
    for m in 0..=n {
        for &s in moves.iter().filter(|&&s| s <= m) {
            stamp[g[m - s] as usize] = m;
        }
        g[m] = stamp.iter().position(|&last| last != m).unwrap() as u64;
    }
    g
}

#[divan::bench(args = SETS)]
fn peel(bencher: Bencher, set: (usize, usize)) {
    let moves = take_set(set);
    assert_eq!(
        subtraction_sg_table(HEAPS, &moves),
        stamp_table(&moves, HEAPS)
    );
    bencher.bench(|| subtraction_sg_table(HEAPS, black_box(&moves)));
}

#[divan::bench(args = SETS)]
fn stamp(bencher: Bencher, set: (usize, usize)) {
    let moves = take_set(set);
    bencher.bench(|| stamp_table(black_box(&moves), HEAPS));
}
