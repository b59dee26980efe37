//! Grundy values of a take-set and of Kayles: `sg_table` against a hash set of options per heap.

use snippets::sg_table::sg_table;
use std::collections::HashSet;

fn main() {
    divan::main();
}

#[divan::bench]
fn take_set_by_sg_table() -> Vec<u64> {
    sg_table(10_000, take_squares)
}

#[divan::bench]
fn take_set_by_hash_set() -> Vec<u64> {
    by_hash_set(10_000, take_squares)
}

#[divan::bench]
fn kayles_by_sg_table() -> Vec<u64> {
    sg_table(1_000, kayles)
}

#[divan::bench]
fn kayles_by_hash_set() -> Vec<u64> {
    by_hash_set(1_000, kayles)
}

fn take_squares(m: usize, g: &[u64]) -> Vec<u64> {
    let squares = (1..).map(|r| r * r).take_while(|&s| s <= m);
    squares.map(|s| g[m - s]).collect()
}

fn kayles(m: usize, g: &[u64]) -> Vec<u64> {
    let rows = (1..=2).filter_map(|taken| m.checked_sub(taken));
    rows.flat_map(|left| (0..=left).map(move |i| g[i] ^ g[left - i]))
        .collect()
}

fn by_hash_set(n: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
    let mut g = Vec::new();
    for m in 0..=n {
        let values: HashSet<u64> = options(m, &g).into_iter().collect();
        g.push((0..).find(|v| !values.contains(v)).unwrap());
    }
    g
}
