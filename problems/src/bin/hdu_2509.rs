//! HDU 2509. Be the Winner
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=2509
//! - judge: hdu
//! - games: misère, anti-sg, sj theorem, take consecutive, splitting rows
//! - rules: A move takes one or more consecutive apples from a row, which may split the row in two.
//!   The player who takes the last apple loses.
//! - difficulty: 1600
//! - input: { n in 1..100, a[n] in 1..100 } until end
//! - statement: checked with two published programs on 673 inputs or more; the statement was not
//!   found
//!
//! A row of `n` has the value `n`: taking from its end reaches all smaller values, and two parts
//! have a nim-sum of at most `n - 1`. Only the empty row has the value 0. So the SJ theorem
//! applies, and the rows play like misère Nim. O(n) a case.
//!
//! Practised locally: the judge has no Rust. We don't have the statement. The rules, the input that
//! goes on to the end of the file and the limits, 100 rows of 100 apples, come from descriptions of
//! it.

use snippets::fast_input::FastInput;
use snippets::nim::is_misere_nim_p_position;

fn verdict(rows: &[u64]) -> &'static str {
    if is_misere_nim_p_position(rows) {
        "No"
    } else {
        "Yes"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(n) = input.read_or_end() {
        println!("{}", verdict(&input.read_vec(n)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Plays to the end. A player who finds no row left has won.
    fn wins_by_search(rows: Vec<u64>, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        let rows = rows
            .into_iter()
            .filter(|&row| row > 0)
            .sorted()
            .collect_vec();
        if let Some(&wins) = known.get(&rows) {
            return wins;
        }
        let parts =
            |row: u64| (0..row).flat_map(move |from| (from + 1..=row).map(move |to| (from, to)));
        let mut moves =
            (0..rows.len()).flat_map(|i| parts(rows[i]).map(move |(from, to)| (i, from, to)));
        let wins = rows.is_empty()
            || moves.any(|(i, from, to)| {
                let mut option = rows.clone();
                option[i] = from;
                option.push(rows[i] - to);
                !wins_by_search(option, known)
            });
        known.insert(rows, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]
        #[test]
        fn agrees_with_a_game_search(rows in prop::collection::vec(1..6u64, 1..4)) {
            let input = format!("{}\n{}\n", rows.len(), rows.iter().join(" "));
            let wins = wins_by_search(rows.clone(), &mut HashMap::new());
            let expected = if wins { "Yes" } else { "No" };
            let got = verdict(&rows);
            assert_answer!(input, expected, got);
        }
    }
}
