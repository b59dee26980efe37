//! AtCoder AGC 063 A. Mex Game
//! - url: https://atcoder.jp/contests/agc063/tasks/agc063_a
//! - judge: atcoder
//! - games: mex, word, number of own letters
//! - rules: Alice and Bob take turns to put a number into a set, `k` times in all. The letter of a
//!   word at the place of the set's mex names the winner. Who wins for every `k`?
//! - difficulty: 1000
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..2*10^5, s in "AB" n+1..n+1
//! - statement: checked with the statement and its samples, and two published programs on 117
//!   inputs or more
//!
//! Each player puts the places of the opponent's letters into the set. So the mex is the first
//! place that is left among the first `k + 1`, and the last player wins iff the moves suffice to
//! cover all bad letters. Alice has `⌈k / 2⌉` of the `k` moves. She wins iff at most that many of
//! the first `k + 1` letters are `B`. O(n).

use proconio::input;
use proconio::marker::Bytes;

fn winners(word: &[u8]) -> String {
    let mut others = usize::from(word[0] == b'B');
    let winner = |(k, &letter): (usize, &u8)| {
        others += usize::from(letter == b'B');
        if others <= k.div_ceil(2) {
            "Alice\n"
        } else {
            "Bob\n"
        }
    };
    (1..).zip(&word[1..]).map(winner).collect()
}

fn main() {
    input! {
        _n: usize,
        word: Bytes,
    }
    print!("{}", winners(&word));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Returns whether Alice wins: the letter at the mex names the winner. All numbers beyond the
    /// word count as one.
    fn alice_wins(word: &[u8], set: u32, moves: usize, is_alice: bool) -> bool {
        if moves == 0 {
            return word[set.trailing_ones() as usize] == b'A';
        }
        let mut results =
            (0..=word.len()).map(|x| alice_wins(word, set | 1 << x, moves - 1, !is_alice));
        results.any(|result| result == is_alice) == is_alice
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(word in "[AB]{2,6}") {
            let input = format!("{}\n{word}\n", word.len() - 1);
            let word = word.as_bytes();
            let winner = |k| if alice_wins(word, 0, k, true) { "Alice\n" } else { "Bob\n" };
            let expected: String = (1..word.len()).map(winner).collect();
            let got = winners(word);
            assert_answer!(input, expected, got);
        }
    }
}
