//! `mex` against a hash set, a sorted copy and a vector of flags.

use divan::counter::ItemsCount;
use snippets::mex::mex;
use std::collections::HashSet;
use std::hint::black_box;

/// Number of values, and the bound below which they are.
const SIZES: [(usize, usize); 6] = [
    (4, 8),
    (32, 48),
    (100, 16),
    (100, 120),
    (1000, 1023),
    (10_000, 10_300),
];

fn main() {
    divan::main();
}

#[divan::bench(args = SIZES)]
fn mex_of_known_length(bencher: divan::Bencher, size: (usize, usize)) {
    bench(bencher, size, |values| mex(values.iter().copied()));
}

#[divan::bench(args = SIZES)]
fn mex_of_unknown_length(bencher: divan::Bencher, size: (usize, usize)) {
    bench(bencher, size, |values| {
        mex(values.chunks(4).flatten().copied())
    });
}

#[divan::bench(args = SIZES)]
fn hash_set(bencher: divan::Bencher, size: (usize, usize)) {
    bench(bencher, size, |values| {
        let values: HashSet<u64> = values.iter().copied().collect();
        (0..).find(|m| !values.contains(m)).unwrap()
    });
}

#[divan::bench(args = SIZES)]
fn sorted(bencher: divan::Bencher, size: (usize, usize)) {
    bench(bencher, size, |values| {
        let mut values = values.to_vec();
        values.sort_unstable();
        values.into_iter().fold(0, |m, v| m + u64::from(m == v))
    });
}

#[divan::bench(args = SIZES)]
fn flags(bencher: divan::Bencher, size: (usize, usize)) {
    bench(bencher, size, |values| {
        let mut seen = vec![false; values.len() + 1];
        for &v in values {
            if v < seen.len() as u64 {
                seen[v as usize] = true;
            }
        }
        seen.iter().position(|&s| !s).unwrap() as u64
    });
}

fn bench(bencher: divan::Bencher, (n, bound): (usize, usize), mex: impl Fn(&[u64]) -> u64 + Sync) {
    let mut state = 0x9e3779b97f4a7c15u64;
    let values: Vec<u64> = std::iter::repeat_with(|| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % bound as u64
    })
    .take(n)
    .collect();
    bencher
        .counter(ItemsCount::new(n))
        .bench_local(|| mex(black_box(&values)));
}
