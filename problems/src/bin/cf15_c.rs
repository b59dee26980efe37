//! Codeforces 15 C. Industrial Nim
//! - url: https://codeforces.com/problemset/problem/15/C
//! - judge: codeforces
//! - games: nim, consecutive heaps, xor of a range
//! - rules: Nim with `x, x + 1, …, x + m - 1` stones in the heaps for each of `n` pairs: a move
//!   takes any positive number of stones from one heap. A player who cannot move loses.
//! - difficulty: 2000
//! - time-limit: 2s
//! - memory-limit: 64MB
//! - input: n in 1..10^5, n * { x in 1..10^16, m in 1..10^16 }
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! The nim-sum of a range is the nim-sum of all numbers below its end and of all below its start.
//! Both have a closed form by the bound modulo 4. O(n).

use snippets::fast_input::FastInput;
use snippets::nim::nim_sum_below;

/// Each group gives its smallest heap and its number of heaps.
fn first_player_wins(groups: &[(u64, u64)]) -> bool {
    let range = |&(x, m): &(u64, u64)| nim_sum_below(x + m) ^ nim_sum_below(x);
    groups.iter().map(range).fold(0, |sum, g| sum ^ g) != 0
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "tolik"
    } else {
        "bolik"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n: usize = input.read();
    let groups: Vec<(u64, u64)> = (0..n).map(|_| (input.read(), input.read())).collect();
    println!("{}", winner(first_player_wins(&groups)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Searches the game straight from the rules.
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
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(groups in prop::collection::vec((1..4u64, 1..3u64), 1..3)) {
            let rows: String = groups.iter().map(|(x, m)| format!("{x} {m}\n")).collect();
            let input = format!("{}\n{rows}", groups.len());
            let heaps: Vec<u64> = groups.iter().flat_map(|&(x, m)| x..x + m).collect();
            let expected = winner(wins_by_search(&heaps));
            let got = winner(first_player_wins(&groups));
            assert_answer!(input, expected, got);
        }

        #[test]
        fn long_ranges_are_the_sum_of_their_heaps(
            x in 1..20_000_000_000_000_000u64,
            m in 1..1000u64,
        ) {
            let sum = (x..x + m).fold(0, |sum, heap| sum ^ heap);
            prop_assert_eq!(nim_sum_below(x + m) ^ nim_sum_below(x), sum);
        }
    }
}
