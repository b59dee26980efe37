//! AtCoder AGC 002 E. Candy Piles
//! - url: https://atcoder.jp/contests/agc002/tasks/agc002_e
//! - judge: atcoder
//! - games: no sprague-grundy, young diagram, misère
//! - rules: A move eats the largest heap, or one candy from every heap. A player who eats the last
//!   candy loses.
//! - difficulty: 2800
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..10^5, a[n] in 1..10^9
//! - statement: checked with the statement, its samples, and a published program on 341 inputs
//!
//! Grundy values of the heaps don't help here. A move of the second kind changes all heaps at once,
//! so the heaps aren't components of a sum; besides, the play is misère.
//!
//! Sort the heaps and draw them as a Young diagram. The two moves cut off its first column or its
//! first row, so only the lower left corner of the rest matters: it is a token that steps right or
//! up, and whoever leaves the diagram loses. A square has the same outcome as the next square on
//! its diagonal, as long as that one is inside. So walk along the diagonal from the corner to the
//! border. From there only two straight ways remain, and the mover wins iff one of them has an odd
//! length. O(n log n).

use snippets::fast_input::FastInput;

fn first_player_wins(mut heaps: Vec<u64>) -> bool {
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    let height = |column: usize| heaps.get(column).map_or(0, |&h| h as usize);
    let corner = (0..).find(|&i| height(i + 1) <= i + 1);
    let i = corner.expect("the heaps end");
    let up = height(i) - i - 1;
    let right = heaps[i + 1..].iter().filter(|&&h| h as usize > i).count();
    up % 2 == 1 || right % 2 == 1
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "First"
    } else {
        "Second"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", verdict(first_player_wins(input.read_vec(n))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Takes the heaps in decreasing order, all positive. A player who finds none has won.
    fn wins_by_search(heaps: &[u64]) -> bool {
        let nibbled = || heaps.iter().map(|h| h - 1).filter(|&h| h > 0).collect_vec();
        heaps.is_empty() || !wins_by_search(&heaps[1..]) || !wins_by_search(&nibbled())
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1u64..9, 1..8)) {
            let input = format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let decreasing = heaps.iter().copied().sorted().rev().collect_vec();
            let expected = verdict(wins_by_search(&decreasing));
            let got = verdict(first_player_wins(heaps));
            assert_answer!(input, expected, got);
        }
    }
}
