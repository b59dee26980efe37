//! `stalk_winning_moves` against the sign of the sum after every cut.

use std::hint::black_box;

use snippets::dyadic::Winner;
use snippets::red_blue_hackenbush::{stalk_winner, stalk_winning_moves};

fn main() {
    assert_eq!(stalk_winning_moves(&stalks(), true), by_trial(&stalks()));
    divan::main();
}

/// Ten stalks of 200 edges, and the same with all colours changed but one.
fn stalks() -> Vec<Vec<bool>> {
    let edges: Vec<bool> = random().take(2000).map(|x| x % 2 == 0).collect();
    let opposite: Vec<bool> = edges.iter().map(|edge| !edge).collect();
    let mut stalks: Vec<Vec<bool>> = edges
        .chunks(200)
        .chain(opposite.chunks(200))
        .map(<[bool]>::to_vec)
        .collect();
    let blue = stalks.iter_mut().flatten().rev().find(|edge| !**edge);
    *blue.expect("an edge of the other colour") = true;
    stalks
}

fn by_trial(stalks: &[Vec<bool>]) -> Vec<(usize, usize)> {
    let mut moves = vec![];
    for (i, stalk) in stalks.iter().enumerate() {
        for edge in (0..stalk.len()).filter(|&edge| stalk[edge]) {
            let mut option = stalks.to_vec();
            option[i].truncate(edge);
            if stalk_winner(&option) != Winner::Right {
                moves.push((i, edge));
            }
        }
    }
    moves
}

#[divan::bench]
fn by_binary_search(bencher: divan::Bencher) {
    let stalks = stalks();
    bencher.bench(|| stalk_winning_moves(black_box(&stalks), true));
}

#[divan::bench(sample_count = 10)]
fn by_trying_every_cut(bencher: divan::Bencher) {
    let stalks = stalks();
    bencher.bench(|| by_trial(black_box(&stalks)));
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
