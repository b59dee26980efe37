//! AtCoder ARC 143 C. Piles of Pebbles
//! - url: https://atcoder.jp/contests/arc143/tasks/arc143_c
//! - judge: atcoder
//! - games: take-set, several heaps at once, modulo
//! - rules: On each turn, Takahashi takes exactly `x` pebbles from each of one or more heaps that
//!   he chooses, and Aoki takes exactly `y` from each of one or more. A player who cannot move
//!   loses, and Takahashi moves first.
//! - difficulty: 1700
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..2*10^5, x in 1..10^9, y in 1..10^9, a[n] in 1..10^9
//! - statement: from memory
//!
//! A player answers in the heaps that the other one has just chosen, so only the rests modulo `x +
//! y` count. If nothing has `x` pebbles, Takahashi loses: each of his moves can be undone. Else let
//! him take from all heaps that have `x`. If `x ≤ y`, every rest is now below `y`, and he answers
//! from then on. If `x > y`, a rest from `y` to `x - 1` stays; Aoki takes `y` from all rests that
//! have as many, all are below `x` then, and it's he who answers. O(n).

use snippets::fast_input::FastInput;

fn first_wins(x: u64, y: u64, heaps: &[u64]) -> bool {
    let rests = || heaps.iter().map(|heap| heap % (x + y));
    rests().any(|rest| rest >= x) && (x <= y || rests().all(|rest| rest < y || rest >= x))
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
    let (n, x, y) = (input.read(), input.read(), input.read());
    println!("{}", verdict(first_wins(x, y, &input.read_vec(n))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Known = HashMap<(u64, Vec<u64>, bool), bool>;

    /// `turn` tells the players apart if both take the same number.
    fn wins_by_search(own: u64, other: u64, heaps: &[u64], turn: bool, known: &mut Known) -> bool {
        let position = (own, heaps.to_vec(), turn);
        if let Some(&wins) = known.get(&position) {
            return wins;
        }
        let takes = heaps.iter().map(|&heap| match heap.checked_sub(own) {
            Some(rest) => vec![heap, rest],
            None => vec![heap],
        });
        let next = takes.multi_cartesian_product();
        let mut moves = next.filter(|next| next != heaps);
        let wins = moves.any(|next| !wins_by_search(other, own, &next, !turn, known));
        known.insert(position, wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            x in 1..5u64,
            y in 1..5u64,
            heaps in prop::collection::vec(1..9u64, 1..4),
        ) {
            let n = heaps.len();
            let input = format!("{n} {x} {y}\n{}\n", heaps.iter().join(" "));
            let expected = verdict(wins_by_search(x, y, &heaps, true, &mut Known::new()));
            let got = verdict(first_wins(x, y, &heaps));
            assert_answer!(input, expected, got);
        }
    }
}
