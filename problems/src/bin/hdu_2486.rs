//! HDU 2486. A Simple Stone Game
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=2486
//! - judge: hdu
//! - games: take at most k times the last take, dynamic nim, one heap, least winning move
//! - names: POJ 3922
//! - rules: A heap of `n`; the first move takes from 1 to `n - 1` stones, each later one from 1 to
//!   `k` times what was taken last. The player who takes the last stone wins. What is the least
//!   first move that wins?
//! - difficulty: 1900
//! - input: t in 1..20, t * { n in 2..10^8, k in 1..10^5 }
//! - statement: checked with the statement's public copies and its sample
//!
//! The module has the sequence of heaps lost at the start: each is the one before plus the least
//! one that `k` times covers it. Taken apart greedily into them, a heap's least part wins, unless
//! it is all. O(k log n).
//!
//! Practised locally: the judge has no Rust.

use proconio::input;
use snippets::multiple_nim::multiple_nim_winning_moves;

/// The least number of stones that wins when taken first.
fn least_winning_take(n: u64, k: u64) -> Option<u64> {
    let moves = multiple_nim_winning_moves(n, n - 1, k);
    moves.first().map(|(left, _)| n - left)
}

fn shown(take: Option<u64>) -> String {
    take.map_or("lose".to_string(), |take| take.to_string())
}

fn main() {
    input! {
        cases: [(u64, u64)],
    }
    for (i, (n, k)) in (1..).zip(cases) {
        println!("Case {i}: {}", shown(least_winning_take(n, k)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// The least take that wins with at most `limit` to take; `known` by heap and limit.
    fn take_by_search(
        n: u64,
        limit: u64,
        k: u64,
        known: &mut Vec<Vec<Option<u64>>>,
    ) -> Option<u64> {
        // Tables of smaller heaps first, so that nothing is asked twice.
        for heap in known.len() as u64..=n {
            let loses = |take: &u64| {
                let left = heap - take;
                left == 0 || known[left as usize][left.min(k * take) as usize].is_none()
            };
            let winning: Vec<u64> = (1..=heap).filter(loses).collect();
            let least = |limit| winning.iter().copied().find(|&take| take <= limit);
            let row = (0..=heap).map(least).collect();
            known.push(row);
        }
        known[n as usize][limit as usize]
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 2..90u64, k in 1..6u64) {
            let input = format!("1\n{n} {k}\n");
            let expected = take_by_search(n, n - 1, k, &mut vec![]);
            let [expected, got] = [expected, least_winning_take(n, k)]
                .map(|take| format!("Case 1: {}", shown(take)));
            assert_answer!(input, expected, got);
        }
    }
}
