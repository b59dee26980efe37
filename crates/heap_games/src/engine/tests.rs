//! The octal engine against the definition, proofs against longer tables, and the length of runs.

use std::cell::Cell;

use proptest::prelude::*;

use super::octal::Octal;
use super::*;
use crate::game::OctalCode;
use crate::proof::{self, Criterion, Proof};

fn by_definition(moves: &Moves, terms: usize) -> Vec<u32> {
    let mut g: Vec<u32> = vec![0];
    let mut seen_by = vec![0; 1 << 16];
    for heap in 1..terms {
        if moves.whole.contains(&heap) {
            seen_by[0] = heap;
        }
        for &taken in moves.take.iter().filter(|&&taken| taken < heap) {
            seen_by[g[heap - taken] as usize] = heap;
        }
        for &taken in moves.split.iter().filter(|&&taken| taken < heap) {
            let rest = heap - taken;
            for part in 1..=rest / 2 {
                if !(moves.unequal && part == rest - part) {
                    seen_by[(g[part] ^ g[rest - part]) as usize] = heap;
                }
            }
        }
        g.push((0..).find(|&v| seen_by[v as usize] != heap).unwrap());
    }
    g
}

fn moves(code: &str) -> Moves {
    code.parse::<OctalCode>().unwrap().moves()
}

fn assert_equal_to_definition(moves: Moves, terms: usize) {
    let expected = by_definition(&moves, terms);
    let mut octal = Octal::new(moves.clone());
    octal.extend(terms);
    let differs = (0..terms).find(|&heap| octal.values()[heap] != expected[heap]);
    assert_eq!(differs, None, "first heap that differs; {moves:?}");
}

#[test]
fn well_known_games_equal_the_definition() {
    for code in [
        "0.77",
        "0.07",
        "0.137",
        "0.16",
        "0.56",
        "0.104",
        "0.054",
        "0.454",
        "0.354",
        "0.376",
        "0.127",
        "0.6",
        "4.",
        "4.444",
        "4.005",
        "0.045",
        "0.055",
        "0.4",
        "0.0444",
        "0.000000004",
    ] {
        assert_equal_to_definition(moves(code), 3000);
    }
    assert_equal_to_definition(Moves::grundys_game(), 5000);
}

#[test]
fn values_above_255_equal_the_definition() {
    for (code, terms) in [("0.007", 10_500), ("0.6", 12_000)] {
        assert_equal_to_definition(moves(code), terms);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn random_codes_equal_the_definition(
        first in prop::sample::select(vec!['0', '4']),
        digits in "[0-7]{0,7}",
        terms in 1usize..1500,
    ) {
        assert_equal_to_definition(moves(&format!("{first}.{digits}")), terms);
    }
}

/// Heaps that split into parts as small as 1 when the values are known to be rare or common.
#[test]
fn long_codes_equal_the_definition() {
    for length in 30..70 {
        for last in ["4", "7", "47", "37"] {
            let code = format!("0.{}{last}", "0".repeat(length));
            assert_equal_to_definition(moves(&code), 300);
            let code = format!("0.{}{last}", "3".repeat(length));
            assert_equal_to_definition(moves(&code), 300);
        }
    }
}

#[test]
fn a_proven_period_holds_in_a_table_three_times_as_long() {
    let mut proven = 0;
    for digits in 0..512 {
        let code = format!("0.{digits:03o}");
        let mut octal = Octal::new(moves(&code));
        let found = (6..12).find_map(|k| {
            octal.extend(1 << k);
            octal.prove(true)
        });
        let Some(found) = found else { continue };
        proven += 1;
        let terms = 3 * octal.values().len();
        octal.extend(terms);
        let g = octal.values();
        let Proof {
            preperiod, period, ..
        } = found;
        assert!(
            (preperiod..terms - period).all(|n| g[n] == g[n + period]),
            "{code}"
        );
        let is_least = |p| (preperiod..terms - p).any(|n| g[n] != g[n + p]);
        assert!((1..period).all(is_least), "{code}: {found:?}");
        assert!(
            preperiod == 0 || g[preperiod - 1] != g[preperiod - 1 + period],
            "{code}"
        );
        let longest = moves(&code).longest();
        if let Some(classic) = proof::by_guy_smith(g, longest) {
            assert_eq!(
                (classic.preperiod, classic.period),
                (preperiod, period),
                "{code}"
            );
        }
    }
    assert!(proven > 250, "{proven}");
}

#[test]
fn published_periods_are_found() {
    for (code, period, preperiod) in [
        ("0.15", 10, 1),
        ("0.77", 12, 71),
        ("0.07", 34, 53),
        ("0.137", 34, 52),
        ("0.044", 36, 214),
        ("0.055", 148, 259),
        ("4.444", 24, 143),
        ("0.45", 20, 498),
        ("0.156", 349, 3479),
        ("0.165", 1550, 5181),
    ] {
        let mut octal = Octal::new(moves(code));
        octal.extend(20_000);
        let proof = octal.prove(true).unwrap();
        assert_eq!(
            (proof.period, proof.preperiod),
            (period, preperiod),
            "{code}"
        );
    }
}

/// Tries a proof as soon as there may be one, so that the bounds are met exactly.
#[test]
fn a_proof_by_rare_heaps_has_the_hypotheses_of_its_theorem() {
    let mut proven = 0;
    for digits in 0..512 {
        let code = format!("0.{digits:03o}");
        let moves = moves(&code);
        let mut octal = Octal::new(moves.clone());
        let found = (16..2048).step_by(16).find_map(|terms| {
            octal.extend(terms);
            octal.prove(true)
        });
        let Some(found) = found else { continue };
        let Criterion::RareDiedOut {
            last_rare,
            depth,
            window,
        } = found.criterion
        else {
            continue;
        };
        proven += 1;
        // The earlier occurrence of the window ends before this heap.
        let end = found.last_heap + 1 - found.period;
        assert!(end > 2 * last_rare + moves.longest(), "{code}: {found:?}");
        assert!(end - window > last_rare, "{code}: {found:?}");
        assert!(depth >= last_rare, "{code}: {found:?}");
        assert_eq!(window, depth + moves.longest(), "{code}");
        let mut later = last_rare + 1..=found.last_heap;
        assert!(later.all(|heap| octal.is_rare(heap) == Some(false)));
    }
    assert!(proven > 30, "{proven}");
}

#[test]
fn few_heaps_are_rare_and_engines_without_a_space_do_not_say() {
    let mut octal = Octal::new(moves("0.007"));
    octal.extend(5000);
    let rare = (1..5000).filter(|&heap| octal.is_rare(heap) == Some(true));
    let rare = rare.count();
    assert!((1..2500).contains(&rare), "{rare}");
    let mut take = start(&Game::parse("take{1,2}").unwrap());
    take.extend(10);
    assert_eq!(take.is_rare(5), None);
}

/// Computes a game with a clock that ticks at each reading, and stops after this many ticks.
fn ended_after(game: &str, ticks: u32) -> (Outcome, usize) {
    let mut engine = start(&Game::parse(game).unwrap());
    let clock = Cell::new(0);
    let now = || TENTH * clock.get();
    let go_on = |_: &dyn Engine| {
        clock.set(clock.get() + 1);
        clock.get() < ticks
    };
    let limit = default_terms(&Game::parse(game).unwrap());
    let outcome = compute_until_proven(engine.as_mut(), limit, now, go_on);
    (outcome, engine.values().len())
}

#[test]
fn a_run_ends_when_its_time_is_over() {
    let (outcome, reached) = ended_after("0.007", 5);
    assert!(outcome.interrupted && outcome.proof.is_none());
    let (_, further) = ended_after("0.007", 10);
    assert!(64 <= reached && reached < further);
}

#[test]
fn every_solved_code_with_a_short_period_is_proven() {
    let long = ["0.104", "0.054", "0.454", "0.354", "0.376", "0.56", "0.16"];
    let codes = include_str!("../../tests/octal_codes.txt").lines();
    let codes = codes.filter(|line| !line.starts_with('#') && !long.contains(line));
    let mut proven = 0;
    for code in codes {
        let (outcome, _) = ended_after(code, u32::MAX);
        assert!(outcome.proof.is_some(), "{code}");
        proven += 1;
    }
    assert_eq!(proven, 92);
}

#[test]
fn a_short_period_is_proven_by_the_criterion_that_people_know() {
    for code in ["0.77", "0.07", "0.137", "4.444"] {
        let (outcome, _) = ended_after(code, u32::MAX);
        let criterion = outcome.proof.map(|proof| proof.criterion);
        assert!(
            matches!(criterion, Some(Criterion::GuySmith { .. })),
            "{code}: {criterion:?}"
        );
    }
}

#[test]
fn steps_soon_take_about_a_tenth_of_a_second_at_any_speed() {
    for values_per_second in [10, 1000, 30_000, 100_000, 10_000_000] {
        let mut pace = Pace::default();
        let mut now = Duration::ZERO;
        for round in 0..40 {
            let step = pace.next_step(now);
            let takes = Duration::from_secs(1) * step as u32 / values_per_second;
            let is_good = (TENTH / 2..=2 * TENTH).contains(&takes);
            assert!(round < 20 || is_good, "{values_per_second}: {takes:?}");
            now += takes;
        }
    }
}

#[test]
fn what_is_proven_when_the_time_is_over_counts() {
    let (outcome, _) = ended_after("take{1,2}", 1);
    assert_eq!(outcome.proof.unwrap().period, 3);
}

#[test]
fn coins_stop_before_their_sums_fill_the_memory() {
    let (outcome, reached) = ended_after("coins1..16", u32::MAX);
    assert!(!outcome.interrupted);
    assert!((16..40).contains(&reached), "{reached}");
}
