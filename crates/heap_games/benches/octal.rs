//! The octal engine beside the crate `ogs`, the fastest peer on crates.io, and on two cores.
//!
//! `cargo bench -p heap_games` computes 100 000 values of six games
//! with each, checks that they agree, and prints the least of several times. For
//! `ogs` the best of its four sparse solvers counts, game by game. Then it computes 0.6 and 0.007
//! further on one core and on two, by turns; `cargo bench -p heap_games -- cores` does that alone.

use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use heap_games::engine::{self, RunBoth};
use heap_games::game::OneHeap;
use ogs::{Game, RC2Solver, RCSolver, Solver};

const TERMS: usize = 100_000;
const ROUNDS: usize = 7;
const CORE_ROUNDS: usize = 3;

fn main() {
    if !std::env::args().any(|arg| arg == "cores") {
        beside_ogs();
    }
    on_two_cores();
}

fn beside_ogs() {
    println!("game    explore      ogs        ratio");
    let mut product = 1.0;
    let games = ["0.16", "0.354", "0.376", "0.104", "0.6", "0.007"];
    for code in games {
        let ours = heap_games::values(code, TERMS).expect("the code is right");
        assert!(
            ours.eq(&by_ogs::<RCSolver>(code)),
            "{code}: the values differ"
        );
        let (explore, ogs) = times(code);
        let ratio = ogs.as_secs_f64() / explore.as_secs_f64();
        product *= ratio;
        println!("{code:6} {explore:>10.2?} {ogs:>10.2?} {ratio:>8.1}×");
    }
    let mean = f64::powf(product, 1.0 / games.len() as f64);
    println!("geometric mean {mean:>21.1}×");
}

/// Prints the times between two numbers of heaps.
fn on_two_cores() {
    println!("\ngame      heaps   one core  two cores  ratio");
    for (code, stops) in [
        ("0.6", [131_072, 200_000, 262_144, 524_288, 1_000_000]),
        ("0.007", [65_536, 100_000, 131_072, 200_000, 262_144]),
    ] {
        let mut least = [[Duration::MAX; 2]; 4];
        for _ in 0..CORE_ROUNDS {
            let mut runs = [None, Some(on_two_threads as RunBoth)].map(|both| {
                let game = OneHeap::parse(code).expect("the code is right");
                let mut engine = engine::start(&game);
                engine.extend(stops[0]).expect("values are small");
                if let Some(both) = both {
                    engine.work_on_both(both);
                }
                engine
            });
            for (least, stop) in least.iter_mut().zip(&stops[1..]) {
                for (least, engine) in least.iter_mut().zip(&mut runs) {
                    let taken = time(|| engine.extend(*stop).expect("values are small"));
                    *least = taken.min(*least);
                }
            }
            let [one, two] = &runs;
            assert!(one.values().iter().eq(two.values().iter()), "{code}");
        }
        for (stop, [one, two]) in stops[1..].iter().zip(least) {
            let ratio = one.as_secs_f64() / two.as_secs_f64();
            println!("{code:6} {stop:>8} {one:>10.2?} {two:>10.2?} {ratio:>5.2}×");
        }
    }
}

fn on_two_threads(one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
    thread::scope(|scope| {
        scope.spawn(other);
        one();
    });
}

/// The least times of both, measured in turns so that both see the same machine.
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
