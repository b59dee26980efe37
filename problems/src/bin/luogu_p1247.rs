//! Luogu P1247. The game of taking matches
//! - url: https://www.luogu.com.cn/problem/P1247
//! - judge: luogu
//! - games: nim, winning move
//! - names: 取火柴游戏
//! - rules: A move takes any positive number of matches from one heap. The player who takes the
//!   last match wins. If the first player wins, print the winning move from the first heap that has
//!   one, and what it leaves.
//! - difficulty: 1000
//! - input: k in 1..5*10^5, n[k] in 1..10^9
//! - statement: checked with the statement's public copy, and a published program on about 70
//!   inputs
//!
//! This is Nim. A heap `h` has a winning move iff `h ⊕ sum < h`, and that move leaves `h ⊕ sum`.
//! O(k).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::nim::nim_winning_moves;

fn answer(heaps: &[u64], winning_moves: &[(usize, u64)]) -> String {
    let Some(&(i, left)) = winning_moves.first() else {
        return "lose".to_string();
    };
    let mut after = heaps.to_vec();
    after[i] = left;
    let after = after.iter().join(" ");
    format!("{} {}\n{after}", heaps[i] - left, i + 1)
}

fn main() {
    let mut input = FastInput::from_stdin();
    let k = input.read();
    let heaps: Vec<u64> = input.read_vec(k);
    println!("{}", answer(&heaps, &nim_winning_moves(&heaps)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Lists the winning moves by the definition.
    fn winning_moves_by_search(heaps: &[u64]) -> Vec<(usize, u64)> {
        let moves = (0..heaps.len()).flat_map(|i| (0..heaps[i]).map(move |left| (i, left)));
        moves
            .filter(|&(i, left)| {
                let mut option = heaps.to_vec();
                option[i] = left;
                winning_moves_by_search(&option).is_empty()
            })
            .collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..5u64, 1..4)) {
            let input = format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = answer(&heaps, &winning_moves_by_search(&heaps));
            let got = answer(&heaps, &nim_winning_moves(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
