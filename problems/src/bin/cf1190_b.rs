//! Codeforces 1190 B. Tokitsukaze, CSL and Stone Game
//! - url: https://codeforces.com/problemset/problem/1190/B
//! - judge: codeforces
//! - games: no sprague-grundy, parity, all heaps must differ
//! - rules: A move takes one stone from a heap. A player who finds all heaps empty, or who leaves
//!   two equal heaps, loses.
//! - difficulty: 1800
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 1..10^5, a[n] in 0..10^9
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Once all heaps differ, play ends exactly at the heaps 0, 1, …, n - 1: in every other position,
//! the least heap that is above its place in this row can be lowered. So the parity of the number
//! of moves decides.
//!
//! The first move must already leave distinct heaps. So at most two heaps may be equal, they must
//! not be empty, and no heap may be smaller by exactly one. O(n log n).

use snippets::fast_input::FastInput;

fn first_player_wins(heaps: &mut [u64]) -> bool {
    heaps.sort_unstable();
    let twins: Vec<usize> = (1..heaps.len())
        .filter(|&i| heaps[i] == heaps[i - 1])
        .collect();
    let can_move = match twins[..] {
        [] => true,
        [i] => heaps[i] > 0 && (i == 1 || heaps[i - 2] + 1 != heaps[i]),
        _ => false,
    };
    let n = heaps.len() as u64;
    let stones: u64 = heaps.iter().sum();
    can_move && (stones + n * (n - 1) / 2) % 2 == 1
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "sjfnb"
    } else {
        "cslnb"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", winner(first_player_wins(&mut input.read_vec(n))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(heaps: &[u64]) -> bool {
        (0..heaps.len()).filter(|&i| heaps[i] > 0).any(|i| {
            let mut option = heaps.to_vec();
            option[i] -= 1;
            option.iter().all_unique() && !wins_by_search(&option)
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(mut heaps in prop::collection::vec(0..6u64, 1..4)) {
            let input = format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = winner(wins_by_search(&heaps));
            let got = winner(first_player_wins(&mut heaps));
            assert_answer!(input, expected, got);
        }
    }
}
