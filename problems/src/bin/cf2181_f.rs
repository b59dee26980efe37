//! Codeforces 2181 F. Fragmented Nim
//! - url: https://codeforces.com/problemset/problem/2181/F
//! - judge: codeforces
//! - games: nim, chooser, the opponent chooses the heap, parity
//! - rules: The other player chooses a heap that is not empty, and the player to move takes any
//!   number of its stones, at least one. The player who takes the last stone wins.
//! - difficulty: 1600
//! - time-limit: 3s
//! - memory-limit: 512MB
//! - input: t in 1..10^4, t * { n in 1..2*10^5, a[n] in 1..10^9 }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public copy, its samples from a public retelling
//!
//! Heaps of 1 leave no choice. If all heaps are 1, the first player wins iff their number is odd.
//!
//! With a larger heap, the player to move wins iff the number of ones is even. Given a large heap,
//! this player leaves one stone of it or nothing: an odd number of ones if another large heap is
//! left, otherwise an even number. Given a one, this player leaves an odd number of ones. If the
//! number of ones is odd, the opponent gives the player a one. O(n).

use snippets::fast_input::FastInput;

fn first_player_wins(heaps: &[u64]) -> bool {
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    (ones % 2 == 0) == (ones < heaps.len())
}

fn winner(first: bool) -> &'static str {
    if first {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut answers = String::new();
    for _ in 0..input.read() {
        let n = input.read();
        answers += winner(first_player_wins(&input.read_vec(n)));
        answers += "\n";
    }
    print!("{answers}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether the player to move wins from every heap that the opponent may choose.
    fn wins_by_search(heaps: &[u64]) -> bool {
        let mut choices = (0..heaps.len()).filter(|&i| heaps[i] > 0).peekable();
        choices.peek().is_some()
            && choices.all(|i| {
                (0..heaps[i]).any(|left| {
                    let mut option = heaps.to_vec();
                    option[i] = left;
                    !wins_by_search(&option)
                })
            })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..5u64, 1..5)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = winner(wins_by_search(&heaps));
            let got = winner(first_player_wins(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
