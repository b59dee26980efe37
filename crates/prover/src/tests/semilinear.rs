//! P-positions that repeat by vectors: their sets, and the theorems about them.

use super::support::{check, on_all_cores};
use crate::semilinear::{automaton, parts};
use crate::{agrees, certificate, search_positions};
use automata::{Budget, Numeration, Table, tuples};
use rules::{CheckedRule, Play};

fn table(side: usize, is_p: impl Fn(usize, usize) -> bool) -> Table {
    let values = tuples(side, 2).map(|at| u32::from(!is_p(at[0], at[1])));
    Table::new(side, 2, values.collect())
}

#[test]
fn points_along_beams_and_between_them_are_read_off_a_table() {
    let is_on = |[x, y]: [usize; 2], [a, b]: [usize; 2], [v, w]: [usize; 2]| {
        x >= a && y >= b && (x - a) * w == (y - b) * v && (x - a).is_multiple_of(v)
    };
    let sets: [&dyn Fn(usize, usize) -> bool; 4] = [
        &|x, y| (x, y) == (3, 5) || is_on([x, y], [4, 1], [9, 11]),
        &|x, y| is_on([x, y], [0, 0], [27, 21]) || is_on([x, y], [2, 30], [9, 11]),
        &|x, y| x % 3 == 1 && y % 4 == 2,
        &|x, y| 2 * x >= y && x <= 2 * y && (x + y) % 6 == 0 && x % 2 == 0,
    ];
    let budget = Budget::of_states(100_000);
    for (number, set) in sets.into_iter().enumerate() {
        let parts = parts(&table(300, set)).unwrap_or_else(|| panic!("set {number}"));
        let found = automaton(&parts, Numeration::BINARY, &budget).unwrap();
        // The automaton goes on where the table ended.
        for at in tuples(420, 2) {
            let [x, y] = [at[0], at[1]];
            let is_found = found.contains(&[x as u64, y as u64]);
            assert_eq!(is_found, set(x, y), "set {number}: ({x}, {y})");
        }
    }
}

#[test]
fn what_does_not_repeat_by_few_vectors_is_no_such_set() {
    let sets: [&dyn Fn(usize, usize) -> bool; 4] = [
        &|x, y| x == y * y,
        &|x, y| (x & y) == 0,
        &|x, y| y * 987 == x * 610 || (x * 7919 + y * y * 31) % 101 == 0,
        // Each column has a period of its own.
        &|x, y| x % (y + 1) == 0,
    ];
    for (number, set) in sets.into_iter().enumerate() {
        assert_eq!(parts(&table(300, set)), None, "set {number}");
    }
}

#[test]
fn rules_whose_p_positions_repeat_by_vectors_are_decided() {
    let rules = [
        "(a, b) -> (a-k, b) where k >= 1, k % 3 == 0 | (a, b-k) where k >= 4 \
         | (a-k, b-k) where 1 <= k <= 5",
        "(a, b) -> (a-k, b) where 1 <= k <= 4 | (a, b-k) where k % 3 == 2 \
         | (a-k, b-2*k) | (a-2*k, b-k) where k % 3 == 2",
    ];
    on_all_cores(&rules, |text| {
        let game = CheckedRule::new(text).unwrap();
        let theorem = search_positions(&game, false, &|| false);
        let theorem = theorem.unwrap_or_else(|why| panic!("{text}: {why}"));
        assert!(theorem.learned_from >= Some(1024), "{text}: it was learned");
        let mut table = game.table(Play::Normal, &[150]).unwrap();
        table.fill(150, |_| true).unwrap();
        assert!(agrees(&theorem.statement, &game, &table), "{text}");
        let budget = Budget::of_states(100_000);
        let text = certificate(game.rule(), false, &theorem.statement, None, &budget);
        check(&text.unwrap()).unwrap();
    });
}
