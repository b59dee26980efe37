//! Codeforces 282 D. Yet Another Number Game
//! - url: https://codeforces.com/problemset/problem/282/D
//! - judge: codeforces
//! - games: wythoff, nim, take the same from all heaps
//! - rules: A move lowers one of at most three numbers, or lowers all of them by the same positive
//!   number. No number may fall below 0. A player who cannot move loses.
//! - difficulty: 2100
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..3, a[n] in 0..299
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! A single number is won unless it is 0, and two numbers are Wythoff's game. Three are lost iff
//! their nim-sum is 0, as in Nim. The extra move subtracts the same `x` from all three and never
//! leads from nim-sum 0 to nim-sum 0: at the lowest place where `x` has a 1, exactly all three
//! digits change. O(1).

use proconio::input;
use snippets::nim::is_nim_p_position;
use snippets::wythoff::is_wythoff_p_position;

fn first_player_wins(numbers: &[u64]) -> bool {
    match *numbers {
        [a, b] => !is_wythoff_p_position(a, b),
        _ => !is_nim_p_position(numbers),
    }
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "BitLGM"
    } else {
        "BitAryo"
    }
}

fn main() {
    input! {
        numbers: [u64],
    }
    println!("{}", winner(first_player_wins(&numbers)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(numbers: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(numbers) {
            return wins;
        }
        let mut options = vec![];
        for i in 0..numbers.len() {
            for smaller in 0..numbers[i] {
                let mut option = numbers.to_vec();
                option[i] = smaller;
                options.push(option);
            }
        }
        let least = *numbers.iter().min().expect("at least one number");
        options.extend((1..=least).map(|x| numbers.iter().map(|number| number - x).collect()));
        let wins = options.iter().any(|option| !wins_by_search(option, known));
        known.insert(numbers.to_vec(), wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(numbers in prop::collection::vec(0..11u64, 1..4)) {
            let input = format!("{}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let expected = winner(wins_by_search(&numbers, &mut HashMap::new()));
            let got = winner(first_player_wins(&numbers));
            assert_answer!(input, expected, got);
        }
    }
}
