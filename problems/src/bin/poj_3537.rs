//! POJ 3537. Crosses and Crosses
//! - url: http://poj.org/problem?id=3537
//! - judge: poj
//! - games: treblecross, one-dimensional tic-tac-toe, octal, 0.007
//! - rules: Two players in turn put a cross onto an empty square of a strip of `n`. The player who
//!   completes three neighbouring crosses wins.
//! - difficulty: 1600
//! - input: n in 3..2000
//! - statement: checked with a published program on about 70 inputs; the statement was not found
//!
//! A cross within two squares of another lets the next player win, so nobody puts one there unless
//! forced to. Each cross thus takes its own square and two on either side out of play. That is the
//! octal game 0.007 on `n + 2` squares, called Treblecross. O(n²) at worst.
//!
//! Practised locally: the judge has no Rust.

use proconio::input;
use snippets::octal_games::treblecross_sg_table;

fn winner(n: usize) -> u8 {
    if treblecross_sg_table(n)[n] != 0 {
        1
    } else {
        2
    }
}

fn main() {
    input! {
        n: usize,
    }
    println!("{}", winner(n));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Says whether the mover completes three first. Bit `i` of `crosses` is square `i`.
    fn wins_by_search(n: usize, crosses: u32, known: &mut HashMap<u32, bool>) -> bool {
        if let Some(&wins) = known.get(&crosses) {
            return wins;
        }
        let mut moves = (0..n)
            .map(|i| 1 << i)
            .filter(|square| crosses & square == 0);
        let wins = moves.any(|square| {
            let next = crosses | square;
            next & next >> 1 & next >> 2 != 0 || !wins_by_search(n, next, known)
        });
        known.insert(crosses, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn agrees_with_a_game_search(n in 3usize..16) {
            let input = format!("{n}\n");
            let expected = if wins_by_search(n, 0, &mut HashMap::new()) { 1 } else { 2 };
            let got = winner(n);
            assert_answer!(input, expected, got);
        }
    }
}
