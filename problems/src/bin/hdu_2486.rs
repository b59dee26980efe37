//! HDU 2486. A Simple Stone Game
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=2486
//! - judge: hdu
//! - games: take at most k times the last take, dynamic nim, one heap, least winning move
//! - names: POJ 3922
//! - rules: From a heap of `n` stones the first move takes 1 to `n - 1`. Each later move takes 1 to
//!   `k` times what the last move took. The player who takes the last stone wins. What is the least
//!   first move that wins?
//! - difficulty: 1900
//! - input: t in 1..20, t * { n in 2..10^8, k in 1..10^5 }
//! - statement: checked with the statement's public copies and its sample
//!
//! The module lists the heaps that the first player loses. To get the next one, add to the last one
//! the least of them that is at least a `k`-th of it. Split a heap greedily into numbers of this
//! list. The least part is the least winning move, unless it is the whole heap. O(k log n).
//!
//! Practised locally: the judge has no Rust.

use proconio::input;
use snippets::multiple_nim::multiple_nim_winning_moves;

/// Returns the least first move that wins.
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

    /// Returns the least winning take if the mover may take at most `limit`. `known` holds the
    /// results by heap and limit.
    fn take_by_search(
        n: u64,
        limit: u64,
        k: u64,
        known: &mut Vec<Vec<Option<u64>>>,
    ) -> Option<u64> {
        // Fill the tables of smaller heaps first, so that each is there when it's needed.
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
