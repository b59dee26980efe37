//! `ends_score` against the table of all intervals.

use std::hint::black_box;

use snippets::score_games::ends_score;

fn main() {
    assert_eq!(ends_score(&row()), by_table(&row()));
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

fn random() -> impl Iterator<Item = u64> {
    let mut state = 0x9e3779b97f4a7c15u64;
    std::iter::repeat_with(move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    })
}
