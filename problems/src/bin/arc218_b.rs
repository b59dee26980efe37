//! AtCoder Regular Contest 218 B. All Minus
//! - url: https://atcoder.jp/contests/arc218/tasks/arc218_b
//! - judge: atcoder
//! - games: nim, heaps in order, sequential nim, everything at once
//! - rules: While the least number on the board is positive, a move subtracts the same amount from
//!   all numbers, at least 1 and at most the least number. While it is 0, a move erases one or more
//!   zeros. The player who erases the last number wins.
//! - difficulty: 1000
//! - time-limit: 2s
//! - input: t in 1..2*10^5, t * { n in 1..2*10^5, a[n] in 0..10^9 }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public copy and its sample; difficulty estimated
//!
//! The moves empty these heaps one after another: the least number, how often it occurs, the
//! difference to the next number, how often that occurs, and so on. A heap of one stone leaves no
//! choice. The first player who meets a larger heap wins: this player takes all of it or all but
//! one stone, whichever makes the opponent begin the rest when that is lost. O(n log n).

use itertools::Itertools;
use snippets::fast_input::FastInput;

fn first_player_wins(numbers: &[u64]) -> bool {
    let sorted = numbers.iter().sorted_unstable().dedup_with_count();
    let mut before = 0;
    let mut ones = 0;
    for (count, &number) in sorted {
        for heap in [number - before, count as u64] {
            if heap > 1 {
                return ones % 2 == 0;
            }
            ones += heap;
        }
        before = number;
    }
    ones % 2 == 1
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
    use proptest::prelude::*;

    fn wins_by_search(numbers: &[u64]) -> bool {
        let Some(&least) = numbers.iter().min() else {
            return false;
        };
        if least > 0 {
            return (1..=least).any(|x| {
                let option = numbers.iter().map(|number| number - x).collect_vec();
                !wins_by_search(&option)
            });
        }
        let zeros = numbers.iter().filter(|&&number| number == 0).count();
        let others = numbers.iter().copied().filter(|&number| number > 0);
        let others = others.collect_vec();
        (0..zeros).any(|left| !wins_by_search(&[vec![0; left], others.clone()].concat()))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(numbers in prop::collection::vec(0..6u64, 1..6)) {
            let input = format!("1\n{}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let expected = winner(wins_by_search(&numbers));
            let got = winner(first_player_wins(&numbers));
            assert_answer!(input, expected, got);
        }
    }
}
