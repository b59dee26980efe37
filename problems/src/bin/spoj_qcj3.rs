//! SPOJ QCJ3. The Game
//! - url: https://www.spoj.com/problems/QCJ3/
//! - judge: spoj
//! - games: nim, coins on a strip
//! - rules: Coins lie on a strip of squares. A move takes one coin any number of squares to the
//!   left, or off the board at its left end. The player who makes the last move wins.
//! - difficulty: 1000
//! - input: t in 1.., t * { n in 1..100, s[n] in 0..10^9 }
//! - statement: checked with a published program on about 70 inputs; the statement was not found
//!
//! A coin on square `i` is a heap of `i` in Nim, and two coins on one square cancel each other.
//! O(n) a case.
//!
//! The rules come from descriptions of accepted programs. We could not verify the limits and the
//! sample.

use snippets::fast_input::FastInput;

/// `coins[i]` coins lie on square `i + 1`.
fn winner(coins: &[u64]) -> &'static str {
    let odd = (1..).zip(coins).filter(|(_, coins)| *coins % 2 == 1);
    if odd.fold(0, |sum, (square, _): (usize, _)| sum ^ square) != 0 {
        "Tom Wins"
    } else {
        "Hanks Wins"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        println!("{}", winner(&input.read_vec(n)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(coins: Vec<u64>, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(&coins) {
            return wins;
        }
        let stays = (0..coins.len()).flat_map(|i| (0..i).map(move |to| (i, Some(to))));
        let leaves = (0..coins.len()).map(|i| (i, None));
        let wins = stays
            .chain(leaves)
            .filter(|&(i, _)| coins[i] > 0)
            .any(|(i, to)| {
                let mut option = coins.clone();
                option[i] -= 1;
                if let Some(to) = to {
                    option[to] += 1;
                }
                !wins_by_search(option, known)
            });
        known.insert(coins, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(coins in prop::collection::vec(0..3u64, 1..6)) {
            let input = format!("1\n{}\n{}\n", coins.len(), coins.iter().join(" "));
            let wins = wins_by_search(coins.clone(), &mut HashMap::new());
            let expected = if wins { "Tom Wins" } else { "Hanks Wins" };
            let got = winner(&coins);
            assert_answer!(input, expected, got);
        }
    }
}
