//! yukicoder No.361. Kadomatsu game 2
//! - url: https://yukicoder.me/problems/no/361
//! - judge: yukicoder
//! - games: multi-sg, splitting into three unequal parts
//! - names: 門松ゲーム2
//! - rules: A move cuts one bamboo into three of different whole lengths, of which the longest
//!   exceeds the shortest by at most `D`. At first there is one of length `L`. A player who cannot
//!   cut loses.
//! - difficulty: 1600
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: l in 1..500, d in 1..l
//! - statement: checked with the statement and its samples, and two published programs on 243
//!   inputs or more
//!
//! A cut has the nim-sum of its three parts as its value, so the values of all lengths follow from
//! the definition. O(L³).

use proconio::input;
use snippets::sg_table::sg_table;

fn first_player_wins(length: usize, most: usize) -> bool {
    let g = sg_table(length, |n, g| {
        // The parts are a < b < n - a - b.
        let pairs = (1..=n / 3).flat_map(|a| (a + 1..(n - a).div_ceil(2)).map(move |b| (a, b)));
        let cuts = pairs.filter(|(a, b)| n - a - b <= a + most);
        cuts.map(|(a, b)| g[a] ^ g[b] ^ g[n - a - b]).collect()
    });
    g[length] != 0
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "kado"
    } else {
        "matsu"
    }
}

fn main() {
    input! {
        length: usize,
        most: usize,
    }
    println!("{}", winner(first_player_wins(length, most)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(
        bamboos: Vec<usize>,
        most: usize,
        known: &mut HashMap<Vec<usize>, bool>,
    ) -> bool {
        if let Some(&wins) = known.get(&bamboos) {
            return wins;
        }
        let wins = (0..bamboos.len()).any(|i| {
            (1..bamboos[i]).tuple_combinations().any(|(a, b, c)| {
                let is_cut = a + b + c == bamboos[i] && c - a <= most;
                is_cut && {
                    let rest = bamboos
                        .iter()
                        .enumerate()
                        .filter(|(j, _)| *j != i)
                        .map(|(_, n)| *n);
                    let option = rest
                        .chain([a, b, c])
                        .filter(|&n| n > 5)
                        .sorted()
                        .collect_vec();
                    !wins_by_search(option, most, known)
                }
            })
        });
        known.insert(bamboos, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn agrees_with_a_game_search(length in 1usize..34, most in 1usize..20) {
            let input = format!("{length} {most}\n");
            let expected = winner(wins_by_search(vec![length], most, &mut HashMap::new()));
            let got = winner(first_player_wins(length, most));
            assert_answer!(input, expected, got);
        }
    }
}
