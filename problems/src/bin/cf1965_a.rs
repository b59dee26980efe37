//! Codeforces 1965 A. Everything Nim
//! - url: https://codeforces.com/problemset/problem/1965/A
//! - judge: codeforces
//! - games: everything at once, mex, distinct heaps
//! - rules: A move takes the same number of stones, at least 1, from every non-empty heap. It may
//!   not exceed the smallest of them. A player who cannot move loses.
//! - difficulty: 1400
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 1..2*10^5, a[n] in 1..10^9 }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public translation and its sample, and a published
//!   program on 400 inputs
//!
//! Equal heaps stay equal, so take the distinct sizes in increasing order. Their steps are used up
//! one after the other. A step of 1 leaves no choice. The player who first meets a larger step
//! decides who takes the last of it, and so wins. So the parity of the number of steps of 1 before
//! that decides: the least size that is missing tells it, or the number of sizes if none is
//! missing. O(n log n).

use itertools::Itertools;
use snippets::fast_input::FastInput;

fn alice_wins(heaps: &[u32]) -> bool {
    let sizes = heaps
        .iter()
        .copied()
        .sorted_unstable()
        .dedup()
        .collect_vec();
    let forced = sizes
        .iter()
        .zip(1..)
        .take_while(|&(&size, i)| size == i)
        .count();
    // The last step can be taken whole, whatever its size.
    forced.min(sizes.len() - 1) % 2 == 0
}

fn winner(alice: bool) -> &'static str {
    if alice {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        println!("{}", winner(alice_wins(&input.read_vec(n))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn wins_by_search(heaps: &[u32]) -> bool {
        let least = heaps
            .iter()
            .copied()
            .filter(|&heap| heap > 0)
            .min()
            .unwrap_or(0);
        (1..=least).any(|taken| {
            let left = heaps
                .iter()
                .map(|heap| heap.saturating_sub(taken))
                .collect_vec();
            !wins_by_search(&left)
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..9u32, 1..6)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = winner(wins_by_search(&heaps));
            let got = winner(alice_wins(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
