//! `ends_score` against the table of all intervals; `ScoreMemo` against recursion with a hash map.

use std::collections::HashMap;
use std::hint::black_box;

use snippets::score_games::{ends_score, ScoreMemo};

fn main() {
    assert_eq!(ends_score(&row()), by_table(&row()));
    assert_eq!(memo(&row()), by_recursion(&row()));
    divan::main();
}

fn row() -> Vec<i64> {
    random()
        .take(3000)
        .map(|x| (x % 1_000_000) as i64)
        .collect()
}

fn by_table(row: &[i64]) -> i64 {
    let mut score = vec![0; row.len() + 1];
    for len in 1..=row.len() {
        for i in 0..=row.len() - len {
            score[i] = (row[i] - score[i + 1]).max(row[i + len - 1] - score[i]);
        }
    }
    score[0]
}

#[divan::bench]
fn by_flat_hills(bencher: divan::Bencher) {
    let row = row();
    bencher.bench(|| ends_score(black_box(&row)));
}

#[divan::bench(sample_count = 20)]
fn by_all_intervals(bencher: divan::Bencher) {
    let row = row();
    bencher.bench(|| by_table(black_box(&row)));
}

/// Intervals of a row of 400, each given by its ends.
fn moves(row: &[i64], &(from, to): &(u32, u32)) -> Vec<((u32, u32), i64)> {
    if from == to {
        return vec![];
    }
    let first = ((from + 1, to), row[from as usize]);
    vec![first, ((from, to - 1), row[to as usize - 1])]
}

fn memo(row: &[i64]) -> i64 {
    ScoreMemo::new(|interval| moves(row, interval)).score(&(0, 400))
}

fn by_recursion(row: &[i64]) -> i64 {
    fn score(row: &[i64], s: (u32, u32), known: &mut HashMap<(u32, u32), i64>) -> i64 {
        if let Some(&score) = known.get(&s) {
            return score;
        }
        let results = moves(row, &s).into_iter();
        let best = results
            .map(|(option, gain)| gain - score(row, option, known))
            .max();
        known.insert(s, best.unwrap_or(0));
        best.unwrap_or(0)
    }
    score(row, (0, 400), &mut HashMap::new())
}

#[divan::bench(sample_count = 20)]
fn score_memo(bencher: divan::Bencher) {
    let row = row();
    bencher.bench(|| memo(black_box(&row)));
}

#[divan::bench(sample_count = 20)]
fn recursion_with_a_hash_map(bencher: divan::Bencher) {
    let row = row();
    bencher.bench(|| by_recursion(black_box(&row)));
}

fn random() -> impl Iterator<Item = u64> {
    let mut state = 0x9e3779b97f4a7c15u64;
    std::iter::repeat_with(move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    })
}
