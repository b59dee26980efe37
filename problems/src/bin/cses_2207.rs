//! CSES 2207. Grundy's Game
//! - url: https://cses.fi/problemset/task/2207
//! - judge: cses
//! - games: grundys game, splitting a heap, unequal heaps
//! - rules: A move splits a heap into two unequal ones. A player who cannot move loses.
//! - difficulty: 1600
//! - time-limit: 1s
//! - input: t in 1..10^5, n[t] in 1..10^6
//! - statement: checked with two published programs on 322 inputs or more; the statement was not
//!   found
//!
//! The mover wins every heap from 1223 to 10^6. A test checks this with the whole table, which
//! would exceed the time limit here. So the program needs the Grundy values only up to 1222. O(1) a
//! query.

use snippets::fast_input::FastInput;
use snippets::octal::grundys_game_sg_table;

/// The largest P-position up to 10^6.
const LAST_LOST: usize = 1222;

fn verdict(wins: bool) -> &'static str {
    if wins {
        "first"
    } else {
        "second"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let g = grundys_game_sg_table(LAST_LOST);
    let tests: usize = input.read();
    let mut answer = String::new();
    for heap in input.read_vec::<usize>(tests) {
        answer += verdict(g.get(heap) != Some(&0));
        answer += "\n";
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Up to a million with `TESTS=all`, which takes seconds.
    #[test]
    fn no_larger_heap_up_to_a_million_is_lost() {
        let are_all_tried = std::env::var_os("TESTS").is_some_and(|which| which == "all");
        let g = grundys_game_sg_table(if are_all_tried { 1_000_000 } else { 100_000 });
        assert_eq!(g.iter().rposition(|&g| g == 0), Some(LAST_LOST));
    }

    /// Says whether the mover wins, by the definition. The heaps are in ascending order.
    fn wins_by_search(heaps: &[usize], memo: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&known) = memo.get(heaps) {
            return known;
        }
        let wins = (0..heaps.len()).any(|i| {
            (1..heaps[i].div_ceil(2)).any(|part| {
                let mut option = heaps.to_vec();
                option[i] -= part;
                option.push(part);
                option.retain(|&h| h > 2);
                option.sort();
                !wins_by_search(&option, memo)
            })
        });
        memo.insert(heaps.to_vec(), wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heap in 1usize..37) {
            let input = format!("1\n{heap}\n");
            let expected = verdict(wins_by_search(&[heap], &mut HashMap::new()));
            let got = verdict(grundys_game_sg_table(heap)[heap] != 0);
            assert_answer!(input, expected, got);
        }
    }
}
