//! Compares the octal engine with the crate `ogs`, the fastest peer on crates.io.
//!
//! `cargo bench -p heap_games` computes 100 000 values of six games with each, checks that they
//! agree, and prints the least of several times. For `ogs`, the best of its four sparse solvers
//! counts, game by game. `RESULTS.md` has the results.

use std::hint::black_box;
use std::time::{Duration, Instant};

use ogs::{Game, RC2Solver, RCSolver, Solver};

const TERMS: usize = 100_000;
const ROUNDS: usize = 7;

fn main() {
    println!("game    heap_games   ogs        ratio");
    let mut product = 1.0;
    let games = ["0.16", "0.354", "0.376", "0.104", "0.6", "0.007"];
    for code in games {
        let ours = heap_games::values(code, TERMS).expect("the code is right");
        assert!(
            ours.eq(&by_ogs::<RCSolver>(code)),
            "{code}: the values differ"
        );
        let (ours, ogs) = times(code);
        let ratio = ogs.as_secs_f64() / ours.as_secs_f64();
        product *= ratio;
        println!("{code:6} {ours:>10.2?} {ogs:>10.2?} {ratio:>8.1}×");
    }
    let mean = f64::powf(product, 1.0 / games.len() as f64);
    println!("geometric mean {mean:>21.1}×");
}

/// The least times of both, measured by turns so that both see the same machine.
fn times(code: &str) -> (Duration, Duration) {
    let mut least = (Duration::MAX, Duration::MAX);
    for _ in 0..ROUNDS {
        least.0 = least.0.min(time(|| {
            heap_games::values(code, TERMS).expect("the code is right")
        }));
        least.1 = least
            .1
            .min(time(|| by_ogs::<RCSolver<true>>(code)))
            .min(time(|| by_ogs::<RCSolver<false>>(code)))
            .min(time(|| by_ogs::<RC2Solver<true>>(code)))
            .min(time(|| by_ogs::<RC2Solver<false>>(code)));
    }
    least
}

fn by_ogs<S: Solver<Stats = ()>>(code: &str) -> Vec<u32> {
    let game: Game = code.parse().expect("the code is right");
    let solver = S::with_capacity(game, TERMS);
    solver.take(TERMS).map(u32::from).collect()
}

fn time<T>(work: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    black_box(work());
    start.elapsed()
}
