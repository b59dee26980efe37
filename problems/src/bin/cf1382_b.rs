//! Codeforces 1382 B. Sequential Nim
//! - url: https://codeforces.com/problemset/problem/1382/B
//! - judge: codeforces
//! - games: no sprague-grundy, nim with heaps in order, forced moves
//! - rules: A move takes any positive number of stones from the first heap that is not empty. A
//!   player who cannot move loses.
//! - difficulty: 1100
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: t in 1..1000, t * { n in 1..10^5, a[n] in 1..10^9 }, sum(n) <= 10^5
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! A heap of 1 forces the move. The player who first meets a larger heap wins. If it is good to
//! begin on the rest, this player leaves 1 stone, which the opponent must take; otherwise this
//! player takes the whole heap. The last heap can always be taken to win. Before that, heaps of 1
//! only alternate the turn. So the number of heaps of 1 in front decides, not counting the last
//! heap. O(n).

use snippets::fast_input::FastInput;

fn verdict(heaps: &[u64]) -> &'static str {
    let but_last = &heaps[..heaps.len() - 1];
    let forced = but_last.iter().take_while(|&&heap| heap == 1).count();
    if forced % 2 == 0 {
        "First"
    } else {
        "Second"
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
        match heaps {
            [] => false,
            [heap, rest @ ..] => {
                let leaves_some = (1..*heap).any(|left| {
                    let option = [&[left], rest].concat();
                    !wins_by_search(&option)
                });
                leaves_some || !wins_by_search(rest)
            }
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..4u64, 1..7)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = if wins_by_search(&heaps) { "First" } else { "Second" };
            let got = verdict(&heaps);
            assert_answer!(input, expected, got);
        }
    }
}
