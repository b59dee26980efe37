//! `staircase_nim` against trying every move.

use std::hint::black_box;

use snippets::staircase_nim::{staircase_nim_sg, staircase_nim_winning_moves};

fn main() {
    assert_eq!(staircase_nim_winning_moves(&steps()), by_trial(&steps()));
    divan::main();
}

/// A hundred steps of up to 1000 coins, with winning moves.
fn steps() -> Vec<u64> {
    (1..=100).map(|i| i * i % 997).collect()
}

fn by_trial(steps: &[u64]) -> Vec<(usize, u64)> {
    let mut option = steps.to_vec();
    let mut moves = Vec::new();
    for i in 0..steps.len() {
        for down in 1..=steps[i] {
            option[i] -= down;
            if let Some(below) = i.checked_sub(1) {
                option[below] += down;
            }
            if staircase_nim_sg(&option) == 0 {
                moves.push((i, down));
            }
            option.copy_from_slice(steps);
        }
    }
    moves
}

#[divan::bench]
fn by_odd_steps(bencher: divan::Bencher) {
    let steps = steps();
    bencher.bench(|| staircase_nim_winning_moves(black_box(&steps)));
}

#[divan::bench(sample_count = 20)]
fn by_trying_every_move(bencher: divan::Bencher) {
    let steps = steps();
    bencher.bench(|| by_trial(black_box(&steps)));
}
