//! HDU 2177. The game of taking stones from two heaps
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=2177
//! - judge: hdu
//! - games: wythoff, all winning moves, two heaps
//! - names: 取(2堆)石子游戏
//! - rules: A move takes any positive number of stones from one of two heaps or the same number
//!   from both. A player who cannot move loses. If the first player wins, print what each winning
//!   move leaves, the smaller heap first.
//! - difficulty: 1600
//! - input: { a in 0..10^6, b in a..10^6 } until "0 0"
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! This is Wythoff's game. A number occurs in only one P-position, and so does a difference. So at
//! most one winning move takes from `a`, at most one from `b`, and at most one from both. O(1) a
//! case.
//!
//! Practised locally: the judge has no Rust. The statement puts the move from both heaps first and
//! leaves the rest of the order open. Here a result that two moves reach appears once, and a move
//! from the larger heap `b` comes before one from `a`.

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::wythoff::wythoff_winning_moves;

/// Lists what the winning moves leave. Expects `a ≤ b`.
fn winning_results(a: u64, b: u64) -> Vec<(u64, u64)> {
    let moves = wythoff_winning_moves(a, b).into_iter();
    moves.map(|(x, y)| (x.min(y), x.max(y))).unique().collect()
}

fn answer(results: &[(u64, u64)]) -> String {
    let wins = u8::from(!results.is_empty()).to_string();
    let lines = results.iter().map(|(x, y)| format!("{x} {y}"));
    [wins].into_iter().chain(lines).join("\n")
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(a) = input.read_or_end() {
        let b = input.read();
        if (a, b) == (0, 0) {
            break;
        }
        println!("{}", answer(&winning_results(a, b)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Lists what the winning moves leave, by the definition, for all heaps `a ≤ b` up to
    /// `largest`.
    fn results_by_search(largest: usize) -> Vec<Vec<Vec<(u64, u64)>>> {
        let mut results = vec![vec![vec![]; largest + 1]; largest + 1];
        for b in 0..=largest {
            for a in 0..=b {
                let both = (1..=a).map(|t| (a - t, b - t));
                let from_b = (0..b).map(|left| (a.min(left), a.max(left)));
                let from_a = (0..a).map(|left| (left, b));
                let lost = |&(x, y): &(usize, usize)| results[x][y].is_empty();
                let moves = both.chain(from_b).chain(from_a).filter(lost);
                let moves = moves.map(|(x, y)| (x as u64, y as u64)).unique();
                results[a][b] = moves.collect();
            }
        }
        results
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(a in 0usize..40, more in 0usize..40) {
            let b = a + more;
            prop_assume!(b > 0);
            let input = format!("{a} {b}\n0 0\n");
            let expected = answer(&results_by_search(b)[a][b]);
            let got = answer(&winning_results(a as u64, b as u64));
            assert_answer!(input, expected, got);
        }
    }
}
