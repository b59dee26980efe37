//! Moves that can be added, compared with the differences of P-positions and with play that has
//! them.

use std::collections::BTreeSet;

use super::support::{Brute, rule};
use crate::{Moves, Statement, Takes, search_positions, takes};
use automata::{Budget, Numeration, tuples};
use rules::CheckedRule;

const WYTHOFF: &str = "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1";

fn takes_of(text: &str, misere: bool) -> Takes {
    let game = CheckedRule::new(text).unwrap();
    let theorem = search_positions(&game, misere, &|| false);
    let theorem = theorem.unwrap_or_else(|why| panic!("{text}: {why}"));
    let Statement::Positions(set) = theorem.statement else {
        panic!("{text}: a set is expected");
    };
    let budget = Budget::of_states(100_000);
    let moves = Moves::new(game.rule(), set.numeration(), &budget).unwrap();
    takes(&set, &moves, misere, &budget).unwrap()
}

/// The pairs (Aₙ, Bₙ) in either order: Aₙ is the least number that is not used yet, Bₙ = Aₙ + n.
fn wythoff_pairs(count: u64) -> Vec<[u64; 2]> {
    let mut used = BTreeSet::new();
    let mut pairs = Vec::new();
    for n in 0..count {
        let a = (n..).find(|a| !used.contains(a)).expect("numbers go on");
        used.extend([a, a + n]);
        pairs.extend([[a, a + n], [a + n, a]]);
    }
    pairs
}

#[test]
fn what_may_be_added_to_wythoff_are_the_takes_that_are_no_difference_of_two_pairs() {
    const SIDE: u64 = 50;
    let pairs = wythoff_pairs(3000);
    let mut differences = BTreeSet::new();
    for from in &pairs {
        for to in &pairs {
            let take = [0, 1].map(|at| from[at].checked_sub(to[at]));
            if let [Some(i @ ..SIDE), Some(j @ ..SIDE)] = take {
                differences.insert([i, j]);
            }
        }
    }
    let takes = takes_of(WYTHOFF, false);
    assert_eq!(takes.addable.numeration(), Numeration::ZECKENDORF);
    for (i, j) in (0..SIDE * SIDE).map(|at| (at / SIDE, at % SIDE)) {
        let is_difference = differences.contains(&[i, j]);
        assert_eq!(
            takes.addable.contains(&[i, j]),
            !is_difference,
            "({i}, {j})"
        );
        let is_other = is_difference && i + j > 0;
        assert_eq!(takes.others.contains(&[i, j]), is_other, "({i}, {j})");
    }
}

/// Rules, whether play is misère, the side of the box of positions, and that of the takes. In each
/// box, every take by which two P-positions differ shows.
const GAMES: [(&str, bool, u64, u64); 9] = [
    ("n -> n-k where 1 <= k <= 3", false, 40, 20),
    ("n -> n-k where 2 <= k <= 4", true, 40, 20),
    ("n -> n-1 | n/2 where n >= 1", false, 80, 10),
    ("n -> n-2 where n % 2 == 0", true, 20, 10),
    (WYTHOFF, false, 30, 6),
    (WYTHOFF, true, 30, 6),
    ("(a, b) -> (a-k, b) | (a, b-k) where 2 <= k", true, 16, 6),
    ("(a, b) -> (a-1, b) | (a, b-1) | (a-1, b-1)", false, 12, 5),
    (
        "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1",
        false,
        8,
        3,
    ),
];

#[test]
fn a_take_may_be_added_iff_playing_with_it_leaves_the_p_positions_as_they_are() {
    for (text, misere, side, most) in GAMES {
        let takes = takes_of(text, misere);
        let plain = rule(text);
        let coordinates = plain.coordinates.len();
        let positions = || {
            tuples(side as usize, coordinates)
                .map(|position| position.iter().map(|&x| x as u64).collect::<Vec<u64>>())
        };
        let mut brute = Brute::new(&plain, misere);
        let before: Vec<bool> = positions().map(|at| brute.is_p(&at)).collect();
        for take in tuples(most as usize, coordinates).skip(1) {
            let left: Vec<String> = (plain.coordinates.iter().zip(&take))
                .map(|(name, take)| format!("{name}-{take}"))
                .collect();
            let with_take = rule(&format!("{text} | ({}) where true", left.join(", ")));
            let mut brute = Brute::new(&with_take, misere);
            let is_same = positions()
                .zip(&before)
                .all(|(at, &is)| brute.is_p(&at) == is);
            let take: Vec<u64> = take.iter().map(|&x| x as u64).collect();
            assert_eq!(takes.addable.contains(&take), is_same, "{text}: {take:?}");
            assert_eq!(takes.others.contains(&take), !is_same, "{text}: {take:?}");
        }
    }
}

#[test]
fn all_that_may_be_added_may_be_added_at_once() {
    let all = format!("{WYTHOFF} | (a-i, b-j) where i >= 1, i <= a, j >= 1, j <= b");
    let takes = takes_of(WYTHOFF, false);
    let [plain, all] = [WYTHOFF, &all].map(rule);
    let mut brute = Brute::new(&plain, false);
    for (a, b) in (0..900).map(|at| (at / 30, at % 30)) {
        let options = super::support::options(&all, &[a, b]);
        let is_allowed = |to: &[u64]| takes.addable.contains(&[a - to[0], b - to[1]]);
        let mut leads = options.iter().filter(|option| is_allowed(&option[0]));
        let leads_to_p = leads.any(|option| brute.is_p(&option[0]));
        assert_eq!(leads_to_p, !brute.is_p(&[a, b]), "({a}, {b})");
    }
}
