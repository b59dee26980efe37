//! Luogu P2197. Nim game (template)
//! - url: https://www.luogu.com.cn/problem/P2197
//! - judge: luogu
//! - games: nim, nim-sum
//! - names: 【模板】Nim 游戏
//! - rules: A move takes any positive number of stones from one heap. A player who cannot move
//!   loses.
//! - difficulty: 1000
//! - input: t in 1..10, t * { n in 1..10^4, a[n] in 0..9999 }
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 233 inputs or more
//!
//! The first player wins iff the nim-sum is not 0. A move changes exactly one heap, so it cannot
//! keep the nim-sum 0. From any other nim-sum some move makes it 0. O(n) a case.

use snippets::fast_input::FastInput;
use snippets::nim::nim_sum;

fn verdict(heaps: &[u64]) -> &'static str {
    if nim_sum(heaps) == 0 {
        "No"
    } else {
        "Yes"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        println!("{}", verdict(&input.read_vec(n)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

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
        fn agrees_with_a_game_search(heaps in prop::collection::vec(0..5u64, 1..4)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = if wins_by_search(&heaps) { "Yes" } else { "No" };
            let got = verdict(&heaps);
            assert_answer!(input, expected, got);
        }
    }
}
