//! The register against the table, and against a search that shares no code with either of them.

use std::sync::Arc;

use proptest::prelude::*;

use crate::octal::Octal;
use heap_games::game::{Moves, OctalCode};

#[cfg(target_arch = "x86_64")]
use super::ahead::{CHUNK, SHARES};
use super::constants::Constants;
#[cfg(target_arch = "x86_64")]
use super::instructions::Instructions;
#[cfg(target_arch = "x86_64")]
use super::plan::LANES;
use super::state::{State, Stop};
use super::window::Window;
use super::{Register, RunBoth};

fn moves(code: &str) -> Moves {
    code.parse::<OctalCode>().unwrap().moves()
}

fn table(moves: &Moves, terms: usize) -> Octal {
    let mut table = Octal::new(moves.clone());
    table.extend(terms).unwrap();
    table
}

/// Least value that no option of the heap has. Splits are tried only with a part up to `deepest` or
/// with a rare part.
fn by_splits(moves: &Moves, g: &[u16], heap: usize, deepest: usize) -> u16 {
    let mut seen = vec![false; 1 << 16];
    for taken in &moves.take {
        seen[usize::from(g[heap - taken])] = true;
    }
    for taken in &moves.split {
        for part in 1..=deepest {
            seen[usize::from(g[part] ^ g[heap - taken - part])] = true;
        }
    }
    (0..).find(|&value| !seen[usize::from(value)]).unwrap()
}

/// All forms of a register that begins after `start` heaps with a window of this length.
fn windows(
    moves: &Moves,
    known: &Octal,
    start: usize,
    window: usize,
) -> Option<(Arc<Constants>, Vec<Window>)> {
    let space = known.notes().space;
    let constants = Arc::new(Constants::new(
        moves,
        known.values().first(start),
        space,
        window,
    )?);
    let codes = (start - window..start).map(|heap| {
        let code = constants.code(heap, constants.table[heap]);
        code.to_le_bytes()
    });
    let state = State {
        heap: start,
        width: 2,
        codes: codes.flatten().collect(),
    };
    let mut windows = vec![Window::portable(&constants, &state)?];
    #[cfg(target_arch = "x86_64")]
    for instructions in [Instructions::Avx2, Instructions::Avx512] {
        windows.extend(Window::in_blocks(&constants, &state, instructions));
    }
    Some((constants, windows))
}

/// Compares all forms with the table up to `terms` heaps; returns how many heaps they computed.
fn assert_equal_to_table(moves: &Moves, start: usize, window: usize, terms: usize) -> usize {
    let known = table(moves, start);
    let Some((constants, windows)) = windows(moves, &known, start, window) else {
        return 0;
    };
    let table = table(moves, terms);
    let g: Vec<u16> = table.values().iter().map(|v| v as u16).collect();
    let mut computed = 0;
    for mut window in windows {
        let mut step = 1;
        while window.heap() < terms {
            let from = window.heap();
            step = (step * 7 + 3) % 1009;
            match window.advance(&constants, (terms - from).min(step + 1)) {
                Ok(heaps) => {
                    let values = window.last_values(&constants, heaps);
                    let differs = (0..heaps).find(|&at| values[at] != g[from + at]);
                    assert_eq!(
                        differs.map(|at| from + at),
                        None,
                        "{moves:?} {start} {window:?}"
                    );
                    computed += heaps;
                }
                Err(Stop::NoWitness(heap)) => {
                    assert_eq!(heap, from);
                    let value = by_splits(moves, &g, heap, constants.deepest);
                    let is_rare = constants.space.is_rare(value.into(), heap);
                    assert!(is_rare, "{moves:?}: heap {heap} has all witnesses");
                    break;
                }
                Err(stop) => panic!("{moves:?}: {stop:?}"),
            }
        }
    }
    computed
}

#[test]
fn well_known_games_equal_the_table() {
    for code in [
        "0.106",
        "0.104",
        "0.454",
        "0.354",
        "0.054",
        "0.174",
        "0.167",
        "0.16",
        "0.56",
        "0.376",
        "0.127",
        "4.7",
        "0.045",
        "0.055",
        "0.0444",
        "0.000000004",
        "0.644",
        "0.71",
    ] {
        let mut computed = 0;
        for (start, window) in [(4096, 1024), (20_000, 5000), (16_389, 8000)] {
            computed += assert_equal_to_table(&moves(code), start, window, 60_000);
        }
        println!("{code}: {computed} heaps");
    }
    let computed = assert_equal_to_table(&Moves::grundys_game(), 40_000, 16_000, 60_000);
    println!("Grundy's game: {computed} heaps");
}

/// How many heaps of the published codes are compared with tables: `REGISTER_HEAPS`, or 18000.
/// `REGISTER_HEAPS=60000 cargo test published_codes -- --nocapture` takes a minute.
fn heaps_of_published_codes() -> usize {
    let heaps = std::env::var("REGISTER_HEAPS").ok();
    heaps.map_or(18_000, |heaps| heaps.parse().expect("a number of heaps"))
}

/// Prints how many heaps the forms of a register computed as the table did: 0 where rare heaps
/// allow no register so early.
#[test]
fn published_codes_equal_the_table() {
    let codes = include_str!("../../../crates/heap_games/tests/octal_codes.txt");
    let heaps = heaps_of_published_codes();
    let (mut computed_by_some, mut all) = (0, 0);
    for code in codes.lines().filter(|line| !line.starts_with('#')) {
        let mut computed = 0;
        for (start, window) in [(4096, 1024), (20_000, 5000), (16_389, 8000)] {
            if start < heaps {
                computed += assert_equal_to_table(&moves(code), start, window, heaps);
            }
        }
        println!("{code}\t{computed}");
        computed_by_some += usize::from(computed > 0);
        all += 1;
    }
    println!("{computed_by_some} of {all} codes");
    assert_eq!(all, 99);
    assert!(computed_by_some >= 45, "{computed_by_some}");
}

/// Register that begins after `start` heaps.
fn begun(moves: &Moves, start: usize, window: usize) -> Register {
    let known = table(moves, start);
    Register::new(
        moves,
        known.values().first(start),
        known.notes().space,
        window,
    )
    .unwrap()
}

/// Runs one task after the other: shares move to the task that is first.
const ORDERS: [RunBoth; 2] = [
    |one, other| {
        one();
        other();
    },
    |one, other| {
        other();
        one();
    },
];

#[test]
fn two_tasks_compute_what_one_does() {
    for (code, window) in [
        ("0.106", 1 << 17),
        ("0.104", 1 << 17),
        ("0.454", 1 << 17),
        ("0.054", 1 << 17),
        ("0.106", 20_000),
        ("0.174", 4000),
        ("0.354", 8000),
    ] {
        let run = |both: Option<RunBoth>| {
            let mut register = begun(&moves(code), 1 << 19, window);
            if let Some(both) = both {
                register.work_on_both(both);
            }
            let results = [5 << 20, 1000, 3_456_789, 700_001].map(|heaps| register.advance(heaps));
            (results, register.state(), register.largest_value())
        };
        let alone = run(None);
        println!("{code}: {:?} at heap {}", alone.0, alone.1.heap);
        for both in ORDERS {
            assert!(
                run(Some(both)) == alone,
                "{code}: two tasks differ from one"
            );
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[test]
fn each_share_of_a_chunk_is_verified_at_its_beginning() {
    let register = begun(&moves("0.106"), 1 << 19, 1 << 17);
    // None without vector instructions.
    let Some(mut ahead) = register.window.ahead() else {
        return;
    };
    let mut verified = Vec::new();
    for _ in 0..SHARES + 2 {
        ahead.work_beside(ORDERS[0], |chunk| {
            verified.push(chunk.verified);
            true
        });
    }
    // The first chunk has no heaps; then the share grows by one from chunk to chunk.
    for (share, verified) in verified[1..].iter().enumerate() {
        let wanted = CHUNK / SHARES * share;
        assert!(
            (wanted.saturating_sub(LANES)..=wanted).contains(verified),
            "share {share}: {verified} heaps of {wanted}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]
    #[test]
    fn random_codes_equal_the_table(
        first in prop::sample::select(vec!['0', '4']),
        digits in "[0-7]{1,6}",
        start in 2000usize..9000,
        window in 300usize..3000,
    ) {
        assert_equal_to_table(&moves(&format!("{first}.{digits}")), start, window, 12_000);
    }
}
