//! Code Thanks Festival 2014 G. Stone taking game
//! - url: https://atcoder.jp/contests/code-thanks-festival-2014-b-open/tasks/code_thanks_festival_14_qualb_g
//! - judge: atcoder
//! - games: dynamic nim, take one more than the last player took
//! - rules: From a heap of `n` stones the first player takes 1 to `p`. After that a move takes at
//!   least 1 stone and at most one more than the last move took. A player who cannot move loses.
//! - difficulty: 1600
//! - input: n in 1..1000, p in 1..n
//! - statement: checked with the statement, and a published program on about 70 inputs
//!
//! A player who may take more stones is never worse off. So each heap has a least number of stones
//! that the mover must be allowed in order to win: the least take that wins. Taking `t` stones wins
//! iff the rest of the heap needs more than `t + 1`, the most that the opponent may take. O(n²) at
//! most.

use proconio::input;

fn first_player_wins(n: usize, p: usize) -> bool {
    // No take wins from an empty heap.
    let mut least = vec![usize::MAX];
    for heap in 1..=n {
        let wins = |taken: &usize| least[heap - taken] > taken + 1;
        least.push((1..=heap).find(wins).expect("to take all wins"));
    }
    least[n] <= p
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "first"
    } else {
        "second"
    }
}

fn main() {
    input! {
        n: usize,
        p: usize,
    }
    println!("{}", verdict(first_player_wins(n, p)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(n: usize, limit: usize, known: &mut HashMap<(usize, usize), bool>) -> bool {
        if let Some(&wins) = known.get(&(n, limit)) {
            return wins;
        }
        let wins = (1..=limit.min(n)).any(|taken| !wins_by_search(n - taken, taken + 1, known));
        known.insert((n, limit), wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 1..120usize, p in 1..30usize) {
            let input = format!("{n}\n{p}\n");
            let expected = verdict(wins_by_search(n, p, &mut HashMap::new()));
            let got = verdict(first_player_wins(n, p));
            assert_answer!(input, expected, got);
        }
    }
}
