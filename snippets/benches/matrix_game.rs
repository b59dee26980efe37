//! `matrix_game_f64` on random matrices of 0 and 1 and of reals, against as long a fictitious play,
//! whose error is printed beside it.

use std::hint::black_box;

use snippets::matrix_game::matrix_game_f64;

const N: usize = 300;
const ENTRIES: [&str; 2] = ["zeros_and_ones", "reals"];

fn main() {
    for entries in ENTRIES {
        let a = matrix(entries);
        let game = matrix_game_f64(&a);
        let (at_least, at_most) = by_fictitious_play(&a);
        assert!(at_least <= game.at_most && game.at_least <= at_most);
        let gap = game.at_most - game.at_least;
        println!(
            "{entries}: error {gap:.0e}, by fictitious play {:.0e}",
            at_most - at_least
        );
    }
    divan::main();
}

#[divan::bench(args = ENTRIES, sample_count = 10)]
fn simplex(bencher: divan::Bencher, entries: &str) {
    let a = matrix(entries);
    bencher.bench(|| matrix_game_f64(black_box(&a)));
}

#[divan::bench(args = ENTRIES, sample_count = 10)]
fn fictitious_play(bencher: divan::Bencher, entries: &str) {
    let a = matrix(entries);
    bencher.bench(|| by_fictitious_play(black_box(&a)));
}

/// Bounds of the value after 100000 rounds in which both answer to all choices before.
fn by_fictitious_play(a: &[Vec<f64>]) -> (f64, f64) {
    let (mut brought, mut cost) = (vec![0.0; N], vec![0.0; N]);
    let (mut row, mut column) = (0, 0);
    const ROUNDS: usize = 100_000;
    for _ in 0..ROUNDS {
        brought
            .iter_mut()
            .zip(&a[row])
            .for_each(|(sum, x)| *sum += x);
        cost.iter_mut()
            .zip(a)
            .for_each(|(sum, row)| *sum += row[column]);
        column = (0..N)
            .min_by(|&i, &j| brought[i].total_cmp(&brought[j]))
            .unwrap();
        row = (0..N).max_by(|&i, &j| cost[i].total_cmp(&cost[j])).unwrap();
    }
    (brought[column] / ROUNDS as f64, cost[row] / ROUNDS as f64)
}

fn matrix(entries: &str) -> Vec<Vec<f64>> {
    let mut state = 0x9e3779b97f4a7c15u64;
    let mut entry = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        match entries {
            "reals" => (state % 1_000_003) as f64,
            _ => (state % 2) as f64,
        }
    };
    (0..N).map(|_| (0..N).map(|_| entry()).collect()).collect()
}
