//! The engine against the definition, and proofs against longer tables.

use proptest::prelude::*;

use super::on_both::tests::WAYS;
use super::*;
use crate::game::OctalCode;

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

fn grundy() -> Moves {
    Moves {
        split: vec![0],
        unequal: true,
        ..Moves::default()
    }
}

/// Computes in steps of varying length, so that blocks begin at all heaps.
fn computed(moves: Moves, terms: usize) -> Octal {
    let mut octal = Octal::new(moves);
    let mut known = 1;
    for step in (1..).map(|k| k * k % 97 + 1) {
        octal.extend(known).unwrap();
        if known == terms {
            return octal;
        }
        known = terms.min(known + step);
    }
    unreachable!("the steps have no end")
}

fn assert_equal_to_definition(moves: Moves, terms: usize) {
    let expected = by_definition(&moves, terms);
    let octal = computed(moves.clone(), terms);
    let values: Vec<u32> = octal.values().iter().collect();
    let differs = (0..terms).find(|&heap| values[heap] != expected[heap]);
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
    assert_equal_to_definition(grundy(), 5000);
}

#[test]
fn values_above_255_equal_the_definition() {
    for (code, terms) in [("0.007", 10_500), ("0.6", 12_000)] {
        assert_equal_to_definition(moves(code), terms);
        let mut octal = Octal::new(moves(code));
        octal.extend(terms).unwrap();
        assert!(matches!(octal.table, Width::Words(_)), "{code}");
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

#[test]
fn a_proven_period_holds_in_a_table_three_times_as_long() {
    let mut proven = 0;
    for digits in 0..512 {
        let code = format!("0.{digits:03o}");
        let mut octal = Octal::new(moves(&code));
        let found = (6..12).find_map(|k| {
            octal.extend(1 << k).unwrap();
            octal.prove(true)
        });
        let Some(found) = found else { continue };
        proven += 1;
        let terms = 3 * octal.values().len();
        octal.extend(terms).unwrap();
        let g: Vec<u32> = octal.values().iter().collect();
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
        if let Some(classic) = proof::by_guy_smith(&g, longest, 2) {
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
        octal.extend(20_000).unwrap();
        let proof = octal.prove(true).unwrap();
        assert_eq!(
            (proof.period, proof.preperiod),
            (period, preperiod),
            "{code}"
        );
    }
}

/// Asserts that two tasks find the same values, rare heaps and depths as one, in steps as of a run.
fn assert_two_tasks_find_what_one_does(moves: &Moves, terms: usize) -> bool {
    let run = |both: Option<RunBoth>| {
        let mut octal = Octal::new(moves.clone());
        octal.extend(5000).unwrap();
        if let Some(both) = both {
            octal.work_on_both(both);
        }
        for k in 1.. {
            let step = (k * k * 37 % 3001 + 1) as usize;
            octal.extend(terms.min(octal.reached() + step)).unwrap();
            if octal.reached() >= terms {
                break;
            }
        }
        octal
    };
    let alone = run(None);
    for both in WAYS {
        let together = run(Some(both));
        assert!(
            together.values().iter().eq(alone.values().iter()),
            "{moves:?}"
        );
        assert_eq!(together.rare_heaps(), alone.rare_heaps(), "{moves:?}");
        assert_eq!(together.notes().depth, alone.notes().depth, "{moves:?}");
    }
    matches!(alone.table, Width::Words(_))
}

#[test]
fn two_tasks_find_what_one_does() {
    for (code, terms) in [
        ("0.007", 40_000),
        ("0.6", 60_000),
        ("0.0006", 30_000),
        ("0.406", 1),
    ] {
        let is_wide = assert_two_tasks_find_what_one_does(&moves(code), terms.max(20_000));
        println!("{code}: {}", if is_wide { "words" } else { "bytes" });
    }
}

/// Computes the game up to `terms` heaps by a table of `start` heaps and a register of this window;
/// the heap at which the register ended.
fn handed_back(code: &str, start: usize, window: usize, terms: usize) -> Option<(Octal, usize)> {
    let mut octal = Octal::new(moves(code));
    octal.extend(start).unwrap();
    let Width::Bytes(table) = &octal.table else {
        return None;
    };
    octal.register = Some(Box::new(Register::new(table, window)?));
    let mut end = None;
    while octal.reached() < terms && !octal.is_settled() {
        let reached = octal.reached();
        octal.extend(reached + 1001).unwrap();
        if octal.register.is_none() && end.is_none() {
            end = octal.missing.as_ref().map(|missing| missing.end);
            assert_eq!(octal.values().len(), start, "{code}");
        }
    }
    Some((octal, end?))
}

#[test]
fn a_register_hands_its_heaps_back_to_the_table() {
    let mut ended = 0;
    for digits in 1..512 {
        let code = format!("0.{digits:03o}");
        for (start, window) in [(2048, 500), (2048, 650), (4096, 1500)] {
            let Some((octal, end)) = handed_back(&code, start, window, 12_000) else {
                continue;
            };
            println!("{code}: a register of {window} codes from {start} ended at {end}");
            let alone = computed(moves(&code), 12_000);
            let values = octal.values().iter().take(12_000);
            assert!(values.eq(alone.values().iter().take(12_000)), "{code}");
            ended += 1;
        }
    }
    assert!(ended > 8, "{ended}");
}

#[test]
fn a_table_that_a_register_handed_back_proves_the_period() {
    let (octal, end) = handed_back("0.56", 16_384, 7000, 1 << 20).unwrap();
    assert!(end > 16_384, "{end}");
    let proof = octal.prove(true).unwrap();
    assert_eq!((proof.period, proof.preperiod), (144, 326_640));
}

#[test]
fn rare_heaps_that_die_out_late_get_a_longer_window() {
    for (code, window, heaps) in [("0.324", 2, 2_500_000), ("0.207", 4, 4_500_000)] {
        let mut alone = Octal::new(moves(code));
        alone.extend(heaps).unwrap();
        let mut octal = Octal::new(moves(code)).beyond_memory();
        octal.extend(heaps).unwrap();
        let register = octal.register().expect("a register");
        assert_eq!(register.window(), window * register::WINDOW, "{code}");
        let mut walk = register.walk(register.first_state()).unwrap();
        while walk.heap() < heaps {
            let from = walk.heap();
            for (heap, value) in (from..).zip(walk.read(heaps - from).unwrap()) {
                assert_eq!(
                    u32::from(value),
                    alone.values().at(heap),
                    "{code}, heap {heap}"
                );
            }
        }
        let first: Vec<u32> = alone.values().iter().take(1 << 19).collect();
        let snapshot = register.snapshot();
        let resumed = Octal::resume_register(moves(code), first, snapshot, Vec::new());
        let mut resumed = resumed.unwrap();
        for octal in [&mut octal, &mut resumed] {
            octal.extend(heaps + 300_000).unwrap();
        }
        let state = |octal: &Octal| octal.register().map(Register::state);
        assert!(state(&octal) == state(&resumed), "{code}");
    }
}
