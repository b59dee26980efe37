//! Luogu P4279 (SHOI 2008). Little John's game
//! - url: https://www.luogu.com.cn/problem/P4279
//! - judge: luogu
//! - games: misère nim, anti-nim
//! - names: 小约翰的游戏
//! - rules: A move takes any positive number of stones from one heap. The player who takes the last
//!   stone loses.
//! - difficulty: 1000
//! - input: t in 1..500, t * { n in 1..50, a[n] in 1..5000 }
//! - statement: checked with the statement and sample of the same problem BZOJ 1022, and two
//!   published programs on 905 inputs or more
//!
//! While a heap exceeds 1, the players play as in Nim: the last move that lowers such a heap
//! decides how many heaps of 1 remain. If all heaps are 1, John wins iff their number is even. O(n)
//! a case.

use snippets::fast_input::FastInput;
use snippets::nim::is_misere_nim_p_position;

fn winner(heaps: &[u64]) -> &'static str {
    if is_misere_nim_p_position(heaps) {
        "Brother"
    } else {
        "John"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        println!("{}", winner(&input.read_vec(n)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Plays to the end. A player who finds no heap left has won.
    fn wins_by_search(heaps: &[u64]) -> bool {
        let is_over = heaps.iter().all(|&heap| heap == 0);
        let takes = || (0..heaps.len()).flat_map(|i| (0..heaps[i]).map(move |left| (i, left)));
        is_over
            || takes().any(|(i, left)| {
                let mut option = heaps.to_vec();
                option[i] = left;
                !wins_by_search(&option)
            })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..5u64, 1..4)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = if wins_by_search(&heaps) { "John" } else { "Brother" };
            let got = winner(&heaps);
            assert_answer!(input, expected, got);
        }
    }
}
