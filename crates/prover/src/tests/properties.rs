//! Automata of random formulas and rules against direct evaluation, and mutants of theorems.

use super::support::*;
use crate::{Claim, Goal, Moves, Statement, Verdict};
use automata::{Automaton, Budget, Numeration, Track};

/// Xorshift generator.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % limit
    }

    fn one_of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }

    fn term(&mut self, variables: &[&str], depth: usize, bits: bool) -> String {
        if depth == 0 || self.below(4) == 0 {
            return match self.below(3) {
                0 => self.below(6).to_string(),
                _ => self.one_of(variables).to_owned(),
            };
        }
        let mut part = || self.term(variables, depth - 1, bits);
        let (a, b) = (part(), part());
        match self.below(if bits { 10 } else { 8 }) {
            0 | 1 => format!("({a} + {b})"),
            2 | 3 => format!("({a} - {b})"),
            4 => format!("{} * ({a})", 1 + self.below(3)),
            5 => format!("({a}) % {}", 2 + self.below(3)),
            6 => format!("({a}) / {}", 2 + self.below(2)),
            7 => format!("{}({a}, {b})", self.one_of(&["min", "max"])),
            8 => format!("abs({a})"),
            _ => format!("(({a}) {} ({b}))", self.one_of(&["xor", "and", "or"])),
        }
    }

    fn condition(&mut self, variables: &[&str], depth: usize, bits: bool) -> String {
        if depth > 0 && self.below(2) == 0 {
            let mut part = || self.condition(variables, depth - 1, bits);
            let (a, b) = (part(), part());
            return match self.below(3) {
                0 => format!("(({a}) and ({b}))"),
                1 => format!("(({a}) or ({b}))"),
                _ => format!("not ({a})"),
            };
        }
        let a = self.term(variables, 2, bits);
        match self.below(6) {
            0 => format!("{a} in {{1, 3, 4}}"),
            1 => format!("3 divides {a}"),
            _ => {
                let b = self.term(variables, 1, bits);
                let sign = self.one_of(&["==", "!=", "<", "<=", ">", ">="]);
                format!("{a} {sign} {b}")
            }
        }
    }
}

const NUMERATIONS: [Numeration; 4] = [
    Numeration::BINARY,
    Numeration::Base(3),
    Numeration::ZECKENDORF,
    Numeration::Metallic(2),
];

#[test]
fn automata_of_random_conditions_are_right_on_all_small_positions() {
    let mut random = Random(7);
    let budget = Budget::of_states(LIMIT);
    for round in 0..80 {
        let numeration = NUMERATIONS[round % 4];
        let text = random.condition(&["a", "b"], 2, numeration == Numeration::BINARY);
        let condition = formula("a, b", &text);
        let claim = Claim::Positions(condition.clone());
        let Ok(Statement::Positions(set)) = claim.read(2, numeration, &budget) else {
            panic!("{text} in {numeration}");
        };
        for (a, b) in (0..144).map(|number| (number / 12, number % 12)) {
            let found = set.contains(&[a, b]);
            let is = holds(&condition, &[a as i64, b as i64]);
            assert_eq!(found, is, "{text} in {numeration}: a = {a}, b = {b}");
        }
    }
}

#[test]
fn relations_of_random_moves_are_the_moves() {
    let mut random = Random(11);
    let budget = Budget::of_states(LIMIT);
    for round in 0..60 {
        let numeration = NUMERATIONS[round % 4];
        let bits = numeration == Numeration::BINARY;
        let left = random.one_of(&[
            "(a-k, b)",
            "(a-k, b-k)",
            "(a-k, b-2*k)",
            "(b, a-k)",
            "(a-2*k, b)",
            "(k, a-k)",
            "(a-i-k, b-i)",
            "(a/2, b-k)",
            "(min(a, b) - k, b)",
            "(a-i, b-k)",
            "(k, k)",
        ]);
        let variables: &[&str] = match (left.contains('i'), left.contains('k')) {
            (true, true) if !left.contains("min") => &["a", "b", "k", "i"],
            _ => &["a", "b", "k"],
        };
        let condition = random.condition(variables, 1, bits);
        let text = format!("(a, b) -> {left} where k <= a + b, {condition}");
        let rule = rule(&text);
        let moves =
            Moves::new(&rule, numeration, &budget).unwrap_or_else(|e| panic!("{text}: {e}"));
        let family = &moves.families[0];
        let pairs = || (0..36_u64).map(|number| [number / 6, number % 6]);
        for position in pairs() {
            let found = options(&rule, &position);
            for option in pairs() {
                let number = |track: Track| {
                    let at = family.components[0]
                        .iter()
                        .position(|&other| other == track);
                    let known = moves.position.iter().position(|&other| other == track);
                    known.map_or_else(|| option[at.expect("a track")], |at| position[at])
                };
                let is_consistent = (family.components[0].iter().zip(&option))
                    .all(|(&track, &coordinate)| number(track) == coordinate);
                let tracks = family.relation.tracks().iter();
                let numbers: Vec<u64> = tracks.map(|&track| number(track)).collect();
                let is = is_consistent && family.relation.contains(&numbers);
                let expected = found.contains(&vec![option.to_vec()]);
                assert_eq!(
                    is, expected,
                    "{text} in {numeration}: {position:?} to {option:?}"
                );
            }
        }
    }
}

/// Returns a copy of the set with one transition or one accepting state changed.
fn mutant(
    set: &Automaton,
    change: &dyn Fn(usize, usize) -> Option<usize>,
    flip: usize,
) -> Automaton {
    let start = set.start();
    // In the copy, state 0 is the start; here it is the dead state.
    let swap = |state: usize| match state {
        0 => start,
        state if state == start => 0,
        state => state,
    };
    let rows: Vec<(bool, &[u32])> = set.rows().collect();
    let follow = |state: usize, symbol: usize| {
        let state = swap(state);
        let next = change(state, symbol).unwrap_or(rows[state].1[symbol] as usize);
        Some(swap(next))
    };
    let accepts = |state: usize| rows[swap(state)].0 != (swap(state) == flip);
    let budget = Budget::of_states(LIMIT);
    let automaton = Automaton::of_states(set.numeration(), set.tracks(), follow, accepts, &budget);
    automaton.expect("small")
}

const THEOREMS: [(&str, bool, Numeration); 7] = [
    (
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
        false,
        Numeration::ZECKENDORF,
    ),
    (
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
        true,
        Numeration::BINARY,
    ),
    (
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-1, b-1)",
        false,
        Numeration::BINARY,
    ),
    (
        "(a, b) -> (a-1, b-2) | (a-2, b-1)",
        false,
        Numeration::BINARY,
    ),
    (
        "(a, b) -> (a-k, b) | (a, b-k) where 1 <= k <= 2 | (a-k, b-k) where k >= 1",
        false,
        Numeration::BINARY,
    ),
    (
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where k % 2 == 1",
        false,
        Numeration::BINARY,
    ),
    (
        "(a, b) -> (a-k, b) | (a, b-k) where 1 <= k <= 3 | (a-k, b-k) where k >= 1",
        false,
        Numeration::BINARY,
    ),
];

#[test]
fn no_mutant_of_a_theorem_is_proven_and_each_witness_is_a_violation() {
    let mut tried = 0;
    for (game, misere, numeration) in THEOREMS {
        let rule = rule(game);
        let theorem = discovered(&rule, misere, Goal::Positions, &[numeration]);
        let set = theorem.expect("regular").statement.automaton().clone();
        let states = set.rows().count();
        let symbols = numeration.digits().pow(set.tracks().len() as u32);
        let start = set.start();
        let mut mutants: Vec<Automaton> = (1..states)
            .map(|flip| mutant(&set, &|_, _| None, flip))
            .collect();
        for (state, symbol, to) in (0..states * symbols * states)
            .map(|number| {
                (
                    number / symbols / states,
                    number / states % symbols,
                    number % states,
                )
            })
            // Leading zeros must not change acceptance, which every automaton guarantees.
            .filter(|&(state, symbol, _)| state > 0 && (state, symbol) != (start, 0))
        {
            let change = |at: usize, by: usize| ((at, by) == (state, symbol)).then_some(to);
            mutants.push(mutant(&set, &change, usize::MAX));
        }
        mutants.retain(|mutant| *mutant != set);
        // About the same number of mutants from each game, spread over all of them.
        let step = mutants.len().div_ceil(220);
        for mutant in mutants.into_iter().step_by(step) {
            tried += 1;
            assert_refuted(&rule, misere, mutant);
        }
    }
    assert!(tried >= 1000, "{tried}");
}

fn assert_refuted(rule: &rules::Rule, misere: bool, set: Automaton) {
    let statement = Statement::Positions(set);
    let position = match verdict_of(rule, &statement, misere) {
        Ok(Verdict::Refuted(position)) => position,
        Ok(Verdict::Proven(_)) => panic!("a mutant of {rule} is proven"),
        Err(_) => return,
    };
    let set = statement.automaton();
    let options = options(rule, &position);
    let is_lost = |option: &Vec<Vec<u64>>| set.contains(&option[0]);
    let is_n = options.iter().any(is_lost) || misere && options.is_empty();
    assert!(set.contains(&position) == is_n, "{rule}: {position:?}");
}
