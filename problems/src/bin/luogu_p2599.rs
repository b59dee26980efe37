//! Luogu P2599 (ZJOI 2009). Game of taking stones
//! - url: https://www.luogu.com.cn/problem/P2599
//! - judge: luogu
//! - games: no sprague-grundy, row of heaps, take from the outer heaps, intervals
//! - rules: A move takes any positive number of stones from the leftmost or the rightmost heap of a
//!   row. A player who cannot move loses.
//! - difficulty: 2200
//! - input: t in 1..10, t * { n in 1..1000, a[n] in 1..10^9 }
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   about 70 inputs
//!
//! Take a part of the row. Exactly one heap, maybe an empty one, makes the part lost if you add it
//! on the left, and exactly one does on the right: a move can lower every larger heap to it. Let
//! `l` and `r` be these heaps for the part without its last heap `x`. We want the heap that makes
//! the part with `x` lost on the left.
//!
//! If `x = r`, the part is lost already, so the heap is empty. If `x` is below both `l` and `r` or
//! above both, the players keep both ends equal, and the heap is `x`. Otherwise one of the two ends
//! must stay one stone ahead or behind: the heap is `x - 1` if `r < x` and `x + 1` if `x < r`. The
//! same holds from the other side. O(n²) a case.

use proconio::input;

/// Returns the heap that makes a part lost. The part ends with `x` at the far end. Without `x`, the
/// heap `near` makes it lost at the near end, and `far` at the far end.
fn losing_heap(x: u32, near: u32, far: u32) -> u32 {
    if x == far {
        0
    } else if far < x && x <= near {
        x - 1
    } else if near <= x && x < far {
        x + 1
    } else {
        x
    }
}

fn first_player_wins(heaps: &[u32]) -> bool {
    let n = heaps.len();
    // For each part of the current length, by its first heap.
    let (mut left, mut right) = (heaps.to_vec(), heaps.to_vec());
    for length in 2..n {
        let parts = (0..=n - length).map(|i| {
            let lost_on_left = losing_heap(heaps[i + length - 1], left[i], right[i]);
            let lost_on_right = losing_heap(heaps[i], right[i + 1], left[i + 1]);
            (lost_on_left, lost_on_right)
        });
        (left, right) = parts.unzip();
    }
    match heaps {
        [heap] => *heap > 0,
        // The parts without the first heap begin at the second one.
        _ => heaps[0] != left[1],
    }
}

fn main() {
    input! {
        cases: [[u32]],
    }
    for heaps in cases {
        println!("{}", u8::from(first_player_wins(&heaps)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(heaps: Vec<u32>, known: &mut HashMap<Vec<u32>, bool>) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let ends = [0, heaps.len().saturating_sub(1)];
        let wins = !heaps.is_empty()
            && ends
                .into_iter()
                .flat_map(|i| (0..heaps[i]).map(move |left| (i, left)))
                .any(|(i, left)| {
                    let mut option = heaps.clone();
                    option[i] = left;
                    if left == 0 {
                        option.remove(i);
                    }
                    !wins_by_search(option, known)
                });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..7u32, 1..6)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = u8::from(wins_by_search(heaps.clone(), &mut HashMap::new()));
            let got = u8::from(first_player_wins(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
