//! Codeforces 1221 E. Game With String
//! - url: https://codeforces.com/problemset/problem/1221/E
//! - judge: codeforces
//! - games: partizan, runs of free cells, cases, own waiting moves
//! - rules: Alice fills `a` neighbouring free cells of a row, Bob fills `b`, where `a > b`. Alice
//!   begins, and a player who cannot move loses.
//! - difficulty: 2500
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: q in 1..3*10^5, q * { a in 2..3*10^5, b in 1..a-1, s in ".X" 1..3*10^5 }, letters(s) <=
//!   3*10^5
//! - statement: checked with the statement's public copy and its sample
//!
//! A run of at least `b` but fewer than `a` free cells has moves for Bob alone, and no run has
//! moves for Alice alone. So Alice loses if there is such a run, or if Bob can make one. He can
//! make one from any run of `2b` cells or more. So Alice loses if there are two of these. If there
//! is one, her first move must cut it into two parts that give Bob nothing: each has fewer than `b`
//! cells, or at least `a` but fewer than `2b`. From then on each move uses up one run, so the
//! parity of the number of runs decides. O(n).

use snippets::fast_input::FastInput;

fn alice_wins(a: usize, b: usize, cells: &str) -> bool {
    let runs: Vec<usize> = cells
        .split('X')
        .map(str::len)
        .filter(|&run| run >= b)
        .collect();
    if runs.iter().any(|&run| run < a) {
        return false;
    }
    let mut long = runs.iter().filter(|&&run| run >= 2 * b);
    let (first, second) = (long.next(), long.next());
    match (first, second) {
        (None, _) => runs.len() % 2 == 1,
        (_, Some(_)) => false,
        (Some(&run), None) => {
            let is_spoilt = |part: usize| part < b || (a..2 * b).contains(&part);
            let is_run = |part: usize| usize::from(part >= a);
            (0..=run - a).any(|left| {
                let parts = [left, run - a - left];
                let others = runs.len() - 1 + parts.into_iter().map(is_run).sum::<usize>();
                parts.into_iter().all(is_spoilt) && others % 2 == 0
            })
        }
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let (a, b) = (input.read(), input.read());
        let cells = input.read_word();
        println!(
            "{}",
            if alice_wins(a, b, &cells) {
                "YES"
            } else {
                "NO"
            }
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Returns whether the player to move wins, who fills the first number of cells.
    fn wins(
        own: usize,
        other: usize,
        cells: u32,
        n: usize,
        known: &mut HashMap<(usize, u32), bool>,
    ) -> bool {
        if let Some(&wins) = known.get(&(own, cells)) {
            return wins;
        }
        let block = (1 << own) - 1;
        let wins_it = (0..(n + 1).saturating_sub(own))
            .any(|i| cells & block << i == 0 && !wins(other, own, cells | block << i, n, known));
        known.insert((own, cells), wins_it);
        wins_it
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1000))]
        #[test]
        fn agrees_with_a_game_search(
            cells in "[.]{1,9}X?[.]{0,9}",
            (a, b) in (2..6usize).prop_flat_map(|a| (Just(a), 1..a)),
        ) {
            let input = format!("1\n{a} {b}\n{cells}\n");
            let row = cells.chars().rev().fold(0, |row, cell| row << 1 | u32::from(cell == 'X'));
            let answer = |wins: bool| if wins { "YES" } else { "NO" };
            let expected = answer(wins(a, b, row, cells.len(), &mut HashMap::new()));
            let got = answer(alice_wins(a, b, &cells));
            assert_answer!(input, expected, got);
        }
    }
}
