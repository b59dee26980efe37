//! Codeforces 1844 A. Subtraction Game
//! - url: https://codeforces.com/problemset/problem/1844/A
//! - judge: codeforces
//! - games: subtraction, take-set, find a lost heap
//! - rules: A move takes exactly `a` or exactly `b` stones from a heap. A player who cannot move
//!   loses. Print a heap of at least 1 that the second player wins.
//! - difficulty: 800
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: t in 1..100, t * { a in 1..99, b in a+1..100 }
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! After any move from `a + b`, the opponent can take exactly what is left. O(1).
//!
//! Several heaps are right; the checker accepts any of them up to 10^6.

use proconio::input;

fn lost_heap(a: u32, b: u32) -> u32 {
    a + b
}

fn main() {
    input! {
        cases: [(u32, u32)],
    }
    for (a, b) in cases {
        println!("{}", lost_heap(a, b));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn wins_by_search(heap: u32, [a, b]: [u32; 2]) -> bool {
        let leaves_a_loss = |taken| heap >= taken && !wins_by_search(heap - taken, [a, b]);
        leaves_a_loss(a) || leaves_a_loss(b)
    }

    proptest! {
        #[test]
        fn the_heap_is_lost_by_a_game_search(a in 1..20u32, more in 1..20u32) {
            let b = a + more;
            let input = format!("1\n{a} {b}\n");
            let got = lost_heap(a, b);
            let lost = (1..100).find(|&heap| !wins_by_search(heap, [a, b]));
            let expected = lost.expect("every subtraction game has lost heaps");
            let is_right = got > 0 && !wins_by_search(got, [a, b]);
            assert_answer!(is_right; input, expected, got);
        }
    }
}
