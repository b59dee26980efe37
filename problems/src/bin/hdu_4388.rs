//! HDU 4388. Stone Game II
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=4388
//! - judge: hdu
//! - games: split with xor, parity, binary digits
//! - rules: A move replaces a heap of `n` stones by heaps of `k` and `k xor n`, both smaller than
//!   `n`. Once in the game each player may make the second one `2 k xor n`, if that is not 0. A
//!   player who cannot move loses.
//! - difficulty: 1400
//! - time-limit: 1s
//! - memory-limit: 32MB
//! - input: t in 1..150, t * { n in 1..50, a[n] in 1..100000 }
//! - statement: checked with the statement's public copy and its sample; it leaves open whether
//!   `2 k xor n` may be 0, published solutions take it that it may not
//!
//! Count the binary ones of all heaps. Neither kind of split changes the parity of this count,
//! since `2 k` has as many ones as `k`. Each split adds one heap. A heap can be split unless it is
//! a power of two, so at the end each heap has a single one. So the parity of the number of moves
//! is that of the count minus the number of heaps at the start, however one plays. O(n).
//!
//! Practised locally: the judge has no Rust.

use proconio::input;

fn first_player_wins(heaps: &[u64]) -> bool {
    let digits = heaps.iter().map(|heap| heap.count_ones() - 1);
    digits.sum::<u32>() % 2 == 1
}

fn main() {
    input! { cases: [[u64]] }
    for (case, heaps) in (1..).zip(cases) {
        let answer = if first_player_wins(&heaps) {
            "Yes"
        } else {
            "No"
        };
        println!("Case {case}: {answer}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Memo = HashMap<(Vec<u64>, [bool; 2]), bool>;

    /// `doubles` says whether the mover and the opponent may still double.
    fn wins_by_search(memo: &mut Memo, heaps: Vec<u64>, doubles: [bool; 2]) -> bool {
        // A heap of 1 has no move.
        let heaps: Vec<u64> = heaps.into_iter().filter(|&n| n > 1).sorted().collect();
        let position = (heaps, doubles);
        if let Some(&wins) = memo.get(&position) {
            return wins;
        }
        let heaps = &position.0;
        let wins = (0..heaps.len()).any(|i| {
            let n = heaps[i];
            let splits = (1..n).filter(|k| k ^ n < n).flat_map(|k| {
                let doubled = (doubles[0] && 2 * k != n).then_some((k, (2 * k) ^ n, false));
                [Some((k, k ^ n, doubles[0])), doubled]
                    .into_iter()
                    .flatten()
            });
            let mut splits = splits.map(|(first, second, left)| {
                let mut option = heaps.clone();
                option[i] = first;
                option.push(second);
                (option, [doubles[1], left])
            });
            splits.any(|(option, doubles)| !wins_by_search(memo, option, doubles))
        });
        memo.insert(position, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..8u64, 1..4)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let wins = wins_by_search(&mut Memo::new(), heaps.clone(), [true; 2]);
            let expected = if wins { "Case 1: Yes" } else { "Case 1: No" };
            let got = if first_player_wins(&heaps) { "Case 1: Yes" } else { "Case 1: No" };
            assert_answer!(input, expected, got);
        }
    }
}
