//! `XorBasis` against the set of the nim-sums of all subsets, for 16 heaps.

use std::collections::HashSet;
use std::hint::black_box;

use snippets::xor_basis::XorBasis;

fn main() {
    assert_eq!(by_basis(&heaps()), by_all_subsets(&heaps()));
    divan::main();
}

fn heaps() -> Vec<u64> {
    (1..=16).map(|i| i * i * 12_345 % 100_003).collect()
}

/// The largest nim-sum of a subset.
fn by_basis(heaps: &[u64]) -> u64 {
    let mut basis = XorBasis::new();
    heaps.iter().for_each(|&heap| {
        basis.insert(heap);
    });
    basis.largest(0)
}

fn by_all_subsets(heaps: &[u64]) -> u64 {
    let mut sums = HashSet::from([0]);
    for heap in heaps {
        let with: Vec<u64> = sums.iter().map(|sum| sum ^ heap).collect();
        sums.extend(with);
    }
    sums.into_iter().max().unwrap_or(0)
}

#[divan::bench]
fn basis(bencher: divan::Bencher) {
    let heaps = heaps();
    bencher.bench(|| by_basis(black_box(&heaps)));
}

#[divan::bench(sample_count = 20)]
fn all_subsets(bencher: divan::Bencher) {
    let heaps = heaps();
    bencher.bench(|| by_all_subsets(black_box(&heaps)));
}
