//! AtCoder ABC 297 G. Constrained Nim 2
//! - url: https://atcoder.jp/contests/abc297/tasks/abc297_g
//! - judge: atcoder
//! - games: subtraction game, take l to r, bash, nim-sum
//! - rules: A move takes from `l` to `r` stones from one heap. A player who cannot move loses.
//! - difficulty: 1900
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..2*10^5, l in 1..10^9, r in l..10^9, a[n] in 1..10^9
//! - statement: checked with the statement, its samples, and two published programs on 240 inputs
//!   or more
//!
//! A heap of `a` stones has the Grundy value `⌊(a mod (l + r)) / l⌋`. So the values 0, …, ⌈r / l⌉
//! come in blocks of `l` heaps, over and over. O(n).

use snippets::fast_input::FastInput;
use snippets::subtraction::take_range_sg;

fn first_player_wins(heaps: &[u64], l: u64, r: u64) -> bool {
    heaps.iter().fold(0, |sum, &a| sum ^ take_range_sg(a, l, r)) != 0
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "First"
    } else {
        "Second"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, l, r) = (input.read(), input.read(), input.read());
    let wins = first_player_wins(&input.read_vec(n), l, r);
    println!("{}", verdict(wins));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Searches the game straight from the rules.
    fn wins_by_search(heaps: &[u64], l: u64, r: u64) -> bool {
        (0..heaps.len()).any(|i| {
            (l..=r.min(heaps[i])).any(|taken| {
                let mut option = heaps.to_vec();
                option[i] -= taken;
                !wins_by_search(&option, l, r)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            heaps in prop::collection::vec(1u64..9, 1..3),
            l in 1u64..5,
            more in 0u64..5,
        ) {
            let r = l + more;
            let input = format!("{} {l} {r}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = verdict(wins_by_search(&heaps, l, r));
            let got = verdict(first_player_wins(&heaps, l, r));
            assert_answer!(input, expected, got);
        }
    }
}
