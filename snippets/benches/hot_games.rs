//! `switch_winning_moves` against the scores after every move.

use std::hint::black_box;

use snippets::hot_games::{switch_scores, switch_winning_moves};

fn main() {
    assert_eq!(switch_winning_moves(&switches(), 0), by_trial(&switches()));
    divan::main();
}

fn switches() -> Vec<(i64, i64)> {
    let numbers: Vec<i64> = random().take(2000).map(|x| (x % 100) as i64).collect();
    numbers.chunks(2).map(|x| (x[0], -x[1])).collect()
}

fn by_trial(switches: &[(i64, i64)]) -> Vec<usize> {
    let wins = |&i: &usize| {
        let rest = [&switches[..i], &switches[i + 1..]].concat();
        let [_, score] = switch_scores(&rest, switches[i].0);
        score > 0 || score == 0 && switches.len() % 2 == 1
    };
    (0..switches.len()).filter(wins).collect()
}

#[divan::bench]
fn by_partial_sums(bencher: divan::Bencher) {
    let switches = switches();
    bencher.bench(|| switch_winning_moves(black_box(&switches), 0));
}

#[divan::bench(sample_count = 20)]
fn by_trying_every_move(bencher: divan::Bencher) {
    let switches = switches();
    bencher.bench(|| by_trial(black_box(&switches)));
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
