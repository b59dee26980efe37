//! Codeforces 1942 E. Farm Game
//! - url: https://codeforces.com/problemset/problem/1942/E
//! - judge: codeforces
//! - games: northcott, count starts, gaps, parity, any number of pieces at once
//! - rules: Each player has `n` cows on a line of `l` cells, and the owners of the cows alternate
//!   along the line. A move takes at least one of your own cows and moves all of these one cell in
//!   the same direction, onto free cells. A player who cannot move loses. Count the starts from
//!   which the first player wins.
//! - difficulty: 2300
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { l in 2..10^6, n in 1..l/2 }, sum(l) <= 10^6
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   400 inputs; limits of time and memory from memory
//!
//! Pair the cows from the left; only the gaps inside pairs count. If all gaps are even, the player
//! to move makes some odd, and the opponent makes them even again by closing each of them by one.
//! All cows of one player stand on the same side of their pairs, so this is a legal move. It goes
//! on until the gaps are closed and the walls are reached. Of the `m` free cells, `2 s` lie in even
//! gaps in `C(s + n - 1, n - 1) C(m - 2 s + n, n)` ways. O(l).

use snippets::fast_input::FastInput;
use snippets::modular::Binomials;

const MODULUS: u64 = 998_244_353;

fn won_starts(binomials: &Binomials, l: usize, n: usize) -> u64 {
    let free = l - 2 * n;
    let ways = |s: usize| {
        binomials.choose(s + n - 1, n - 1) * binomials.choose(free - 2 * s + n, n) % MODULUS
    };
    let lost: u64 = (0..=free / 2).map(ways).sum();
    2 * (binomials.choose(l, 2 * n) + MODULUS - lost % MODULUS) % MODULUS
}

fn main() {
    let mut input = FastInput::from_stdin();
    let binomials = Binomials::new(1_000_000, MODULUS);
    for _ in 0..input.read() {
        let (l, n) = (input.read(), input.read());
        println!("{}", won_starts(&binomials, l, n));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use snippets::outcome::{graph_outcomes, Outcome};
    use std::collections::HashMap;

    /// The cells of the player to move, then those of the opponent.
    type State = [Vec<usize>; 2];

    fn options([own, other]: &State, l: usize) -> Vec<State> {
        let movers = own.iter().copied().powerset().filter(|it| !it.is_empty());
        let options = movers
            .cartesian_product([0, 2])
            .filter_map(|(movers, shift)| {
                let step = |&cell: &usize| {
                    let moves = movers.contains(&cell);
                    if moves {
                        cell + shift - 1
                    } else {
                        cell
                    }
                };
                // Count cells from 1.
                let own = own.iter().map(step).collect_vec();
                let fits = own
                    .iter()
                    .all(|cell| (1..=l).contains(cell) && !other.contains(cell));
                fits.then(|| [other.clone(), own])
            });
        options.collect()
    }

    fn won_by_search(l: usize, n: usize) -> usize {
        let cells = (1..=l).combinations(2 * n);
        let half = |cells: &[usize], i| cells.iter().copied().skip(i).step_by(2).collect_vec();
        let halves = cells.map(|cells| [half(&cells, 0), half(&cells, 1)]);
        let states: Vec<State> = halves
            .flat_map(|[a, b]| [[a.clone(), b.clone()], [b, a]])
            .collect();
        let number: HashMap<&State, usize> = states.iter().zip(0..).collect();
        let next = |state| options(state, l).iter().map(|it| number[it]).collect();
        let outcomes = graph_outcomes(&states.iter().map(next).collect_vec());
        assert!(!outcomes.contains(&Outcome::Draw));
        let is_won = |outcome: &&Outcome| matches!(outcome, Outcome::Win(_));
        outcomes.iter().filter(is_won).count()
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search((n, free) in (1..4usize, 0..5usize)) {
            let l = 2 * n + free;
            let input = format!("1\n{l} {n}\n");
            let expected = won_by_search(l, n);
            let got = won_starts(&Binomials::new(20, MODULUS), l, n);
            assert_answer!(expected as u64 == got; input, expected, got);
        }
    }
}
