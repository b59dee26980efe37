//! POJ 2975. Nim
//! - url: http://poj.org/problem?id=2975
//! - judge: poj
//! - games: nim, number of winning moves
//! - rules: A move of Nim takes any positive number of stones from one heap, and a player who
//!   cannot move loses. How many winning moves does a position have?
//! - difficulty: 1000
//! - input: { n in 1..1000, k[n] in 1..10^9 } until "0"
//! - statement: checked with the statement and its sample, and a published program on 575 inputs
//!
//! A heap `h` has exactly one winning move if `h ⊕ sum < h`, otherwise none. O(n) a case.
//!
//! Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;
use snippets::nim::count_nim_winning_moves;

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(n) = input.read_or_end().filter(|&n| n > 0) {
        println!("{}", count_nim_winning_moves(&input.read_vec(n)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Counts the winning moves by the definition.
    fn winning_moves_by_search(heaps: &[u64]) -> usize {
        let moves = (0..heaps.len()).flat_map(|i| (0..heaps[i]).map(move |left| (i, left)));
        moves
            .filter(|&(i, left)| {
                let mut option = heaps.to_vec();
                option[i] = left;
                winning_moves_by_search(&option) == 0
            })
            .count()
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(0..5u64, 1..4)) {
            let input = format!("{}\n{}\n0\n", heaps.len(), heaps.iter().join(" "));
            let expected = winning_moves_by_search(&heaps);
            let got = count_nim_winning_moves(&heaps);
            assert_answer!(input, expected, got);
        }
    }
}
