//! Luogu P1247. The game of taking matches
//! - url: https://www.luogu.com.cn/problem/P1247
//! - judge: luogu
//! - games: nim, winning move
//!
//! Nim; if the first player wins, the winning move from the first heap that has one,
//! and what it leaves. A heap `h` has one iff `h ⊕ sum < h`, and only this. O(k).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::nim::nim_winning_moves;

fn main() {
    let mut input = FastInput::from_stdin();
    let k = input.read();
    let mut heaps: Vec<u64> = input.read_vec(k);
    match nim_winning_moves(&heaps).first() {
        None => println!("lose"),
        Some(&(i, left)) => {
            println!("{} {}", heaps[i] - left, i + 1);
            heaps[i] = left;
            println!("{}", heaps.iter().join(" "));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The definition.
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
        #[test]
        fn moves_agree_with_a_game_search(heaps in prop::collection::vec(0..4u64, 0..4)) {
            prop_assert_eq!(nim_winning_moves(&heaps), winning_moves_by_search(&heaps));
        }
    }
}
