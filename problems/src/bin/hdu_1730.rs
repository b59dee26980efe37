//! HDU 1730. Northcott Game
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=1730
//! - judge: hdu
//! - games: northcott, nim, gaps, reversible moves
//! - rules: Each row of a board has one piece of each player. A move takes one of your own pieces
//!   to any free cell of its row, but not beyond the other piece. A player who cannot move loses.
//! - difficulty: 1400
//! - input: { n in 1..1000, m in 2..100, n * { a in 1..m, b in 1..m, a != b } } until end
//! - statement: checked with the statement's public copy without its samples, and two published
//!   programs on 242 inputs or more
//!
//! The gaps are heaps of Nim. A move away from the other piece makes a gap larger. The opponent
//! then follows and restores the gap, and the walls put an end to this. O(n).
//!
//! Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;
use snippets::nim::is_nim_p_position;

fn verdict(first: bool) -> &'static str {
    if first {
        "I WIN!"
    } else {
        "BAD LUCK!"
    }
}

fn first_player_wins(rows: &[(u64, u64)]) -> bool {
    let gaps: Vec<u64> = rows.iter().map(|(a, b)| a.abs_diff(*b) - 1).collect();
    !is_nim_p_position(&gaps)
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(n) = input.read_or_end::<usize>() {
        let _columns: u64 = input.read();
        let rows: Vec<_> = (0..n).map(|_| (input.read(), input.read())).collect();
        println!("{}", verdict(first_player_wins(&rows)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use snippets::outcome::{graph_outcomes, Outcome};

    /// For each row, the cells of the player to move and of the opponent, counted from 1.
    type State = Vec<(u64, u64)>;

    fn options(state: &State, m: u64) -> Vec<State> {
        let choices = (0..state.len()).cartesian_product(1..=m);
        let options = choices.filter_map(|(row, cell)| {
            let (own, other) = state[row];
            let is_legal = cell != own && cell != other && (cell < other) == (own < other);
            is_legal.then(|| {
                let mut option = state.clone();
                option[row].0 = cell;
                option.iter().map(|&(own, other)| (other, own)).collect()
            })
        });
        options.collect()
    }

    fn wins_by_search(start: &State, m: u64) -> bool {
        let rows = (1..=m).cartesian_product(1..=m).filter(|(a, b)| a != b);
        let states = (0..start.len()).map(|_| rows.clone());
        let states: Vec<State> = states.multi_cartesian_product().collect();
        let number = |state: &State| states.iter().position(|it| it == state);
        let next = states.iter().map(|state| {
            let options = options(state, m);
            options.iter().filter_map(number).collect_vec()
        });
        let outcomes = graph_outcomes(&next.collect_vec());
        assert!(!outcomes.contains(&Outcome::Draw));
        matches!(
            outcomes[number(start).expect("all are listed")],
            Outcome::Win(_)
        )
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(30))]
        #[test]
        fn agrees_with_a_game_search(
            m in 2..5u64,
            rows in prop::collection::vec((0..5u64, 0..5u64), 1..3),
        ) {
            let rows = rows.iter().map(|(a, b)| (1 + a % m, 1 + b % m));
            let rows = rows.filter(|(a, b)| a != b).collect_vec();
            prop_assume!(!rows.is_empty());
            let lines = rows.iter().map(|(a, b)| format!("{a} {b}\n")).join("");
            let input = format!("{} {m}\n{lines}", rows.len());
            let expected = verdict(wins_by_search(&rows, m));
            let got = verdict(first_player_wins(&rows));
            assert_answer!(input, expected, got);
        }
    }
}
