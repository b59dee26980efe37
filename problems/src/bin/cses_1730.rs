//! CSES 1730. Nim Game I
//! - url: https://cses.fi/problemset/task/1730
//! - judge: cses
//! - games: nim, nim-sum
//! - time-limit: 1s
//!
//! Nim: the first player wins iff the nim-sum is not 0. O(n).

use snippets::fast_input::FastInput;
use snippets::nim::is_nim_p_position;

fn main() {
    let mut input = FastInput::from_stdin();
    let tests: usize = input.read();
    let mut answer = String::new();
    for _ in 0..tests {
        let n = input.read();
        answer += match is_nim_p_position(&input.read_vec(n)) {
            true => "second\n",
            false => "first\n",
        };
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The definition.
    fn wins_by_search(heaps: &[u64]) -> bool {
        (0..heaps.len()).any(|i| {
            (0..heaps[i]).any(|left| {
                let mut option = heaps.to_vec();
                option[i] = left;
                !wins_by_search(&option)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(0..4u64, 0..4)) {
            prop_assert_eq!(is_nim_p_position(&heaps), !wins_by_search(&heaps));
        }
    }
}
