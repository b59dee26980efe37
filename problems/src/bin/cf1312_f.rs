//! Codeforces 1312 F. Attack on Red Kingdom
//! - url: https://codeforces.com/problemset/problem/1312/F
//! - judge: codeforces
//! - games: subtraction game, period, count winning moves
//! - rules: A move attacks a castle and removes `x` (mixed), `y` (infantry) or `z` (cavalry) of its
//!   soldiers, or all if there are fewer. Neither infantry nor cavalry may attack the same castle
//!   twice in a row. The player who removes the last soldier wins.
//! - difficulty: 2500
//! - time-limit: 3s
//! - memory-limit: 512MB
//! - input: t in 1..1000, t * { n in 1..3*10^5, x in 1..5, y in 1..5, z in 1..5, a[n] in 1..10^18
//!   }, sum(n) <= 3*10^5
//! - statement: checked with the statement, its samples, a published program on about 200 inputs
//!
//! A castle is a heap with a memory. Each number of soldiers has three Grundy values: after a mixed
//! attack or none, after infantry, and after cavalry.
//!
//! The three values of a heap depend only on those of the 5 heaps before it. So when a window of 5
//! heaps comes again, the period is proved, and a castle of 10^18 soldiers is a look-up. A first
//! attack wins iff it makes the nim-sum 0. O(1) a castle.

use snippets::fast_input::FastInput;
use snippets::mex::mex;
use snippets::period::{least_period, Period};

const WINDOW: usize = 5;

/// Grundy values by number of soldiers and last attack: mixed or none, infantry, cavalry.
struct Castle {
    attacks: [u64; 3],
    rows: Vec<[u64; 3]>,
    period: Period,
}

impl Castle {
    fn new(attacks: [u64; 3]) -> Self {
        const ROWS: usize = 500;
        let mut rows: Vec<[u64; 3]> = vec![[0; 3]];
        for soldiers in 1..ROWS {
            let after = |kind: usize| rows[soldiers.saturating_sub(attacks[kind] as usize)][kind];
            let (mixed, infantry, cavalry) = (after(0), after(1), after(2));
            rows.push([
                mex([mixed, infantry, cavalry]),
                mex([mixed, cavalry]),
                mex([mixed, infantry]),
            ]);
        }
        let period = least_period(&rows).expect("some row comes again");
        let end = period.preperiod + period.period;
        assert!(end + WINDOW <= ROWS, "no proof of a period in {ROWS} rows");
        rows.truncate(end);
        Self {
            attacks,
            rows,
            period,
        }
    }

    fn sg(&self, soldiers: u64, last: usize) -> u64 {
        self.rows[self.period.index(soldiers.into())][last]
    }

    fn winning_attacks(&self, castles: &[u64]) -> usize {
        let sum = castles.iter().fold(0, |sum, &a| sum ^ self.sg(a, 0));
        let wins = |a: u64, kind: usize| {
            let left = a.saturating_sub(self.attacks[kind]);
            sum ^ self.sg(a, 0) ^ self.sg(left, kind) == 0
        };
        let count = |&a: &u64| (0..3).filter(|&kind| a > 0 && wins(a, kind)).count();
        castles.iter().map(count).sum()
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        let castle = Castle::new([input.read(), input.read(), input.read()]);
        println!("{}", castle.winning_attacks(&input.read_vec(n)));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    use super::Castle;

    type State = Vec<(u64, usize)>;

    fn wins(attacks: [u64; 3], state: &State, known: &mut HashMap<State, bool>) -> bool {
        if let Some(&win) = known.get(state) {
            return win;
        }
        let win = results(attacks, state)
            .iter()
            .any(|next| !wins(attacks, next, known));
        known.insert(state.clone(), win);
        win
    }

    fn results(attacks: [u64; 3], state: &State) -> Vec<State> {
        let mut all = Vec::new();
        for (i, &(soldiers, last)) in state.iter().enumerate() {
            for kind in (0..3).filter(|&kind| soldiers > 0 && (kind == 0 || kind != last)) {
                let mut next = state.clone();
                next[i] = (soldiers.saturating_sub(attacks[kind]), kind);
                all.push(next);
            }
        }
        all
    }

    fn all_attacks() -> impl Iterator<Item = [u64; 3]> {
        (0..125).map(|code| [code % 5 + 1, code / 5 % 5 + 1, code / 25 + 1])
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            attacks in [1u64..6, 1..6, 1..6],
            castles in prop::collection::vec(1u64..9, 1..3),
        ) {
            let [x, y, z] = attacks;
            let input = format!("1\n{} {x} {y} {z}\n{}\n", castles.len(), castles.iter().join(" "));
            let state = castles.iter().map(|&a| (a, 0)).collect();
            let mut known = HashMap::new();
            let mut lost = |next: &State| !wins(attacks, next, &mut known);
            let expected = results(attacks, &state).into_iter().filter(|next| lost(next)).count();
            let got = Castle::new(attacks).winning_attacks(&castles);
            assert_answer!(input, expected, got);
        }
    }

    #[test]
    fn periods_hold_far_beyond_their_proof() {
        for attacks in all_attacks() {
            let castle = Castle::new(attacks);
            let mut rows = vec![[0u64; 3]];
            for soldiers in 1..5000u64 {
                let after =
                    |kind: usize| rows[soldiers.saturating_sub(attacks[kind]) as usize][kind];
                let mex = |kinds: &[usize]| (0..).find(|&v| kinds.iter().all(|&k| after(k) != v));
                let row = [mex(&[0, 1, 2]), mex(&[0, 2]), mex(&[0, 1])].map(Option::unwrap);
                rows.push(row);
                assert_eq!(
                    [0, 1, 2].map(|last| castle.sg(soldiers, last)),
                    row,
                    "{attacks:?} {soldiers}"
                );
            }
        }
    }
}
