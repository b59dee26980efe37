//! AOJ 1377 (ICPC Asia Tsukuba 2016). Black and White Boxes
//! - url: https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=1377
//! - judge: aoj
//! - games: red-blue hackenbush, stalks, numbers, meet in the middle
//! - rules: Black and white boxes are in piles. In turn, Alice removes a black box and Bob a white
//!   one, always with all boxes above it. A player who cannot move loses. Choose piles with as many
//!   boxes as possible in all, so that the player who begins loses, whoever that is.
//! - difficulty: 2200
//! - input: n in 1..40, pile[n] in "BW" 1..40
//! - statement: checked with a published program on about 70 inputs; the statement was not found
//!
//! A pile is a stalk of red-blue Hackenbush, so its value is a number. The values of the chosen
//! piles must add up to 0. List the sums of all choices in each half of the piles, with the most
//! boxes for each sum, and match the two lists. O(2^(n/2) n).

use proconio::input;
use proconio::marker::Chars;
use snippets::red_blue_hackenbush::stalk_value;
use std::collections::HashMap;

/// Values are multiples of `2^-UNIT`.
const UNIT: u32 = 64;

fn units(pile: &[char]) -> i128 {
    let stalk: Vec<bool> = pile.iter().map(|&color| color == 'B').collect();
    let (numerator, exponent) = stalk_value(&stalk).parts();
    numerator << (UNIT - exponent)
}

/// Returns the most boxes for each sum of values.
fn most_boxes(piles: &[Vec<char>]) -> HashMap<i128, usize> {
    let mut most = HashMap::from([(0, 0)]);
    for pile in piles {
        let value = units(pile);
        let with = most
            .iter()
            .map(|(sum, boxes)| (sum + value, boxes + pile.len()));
        for (sum, boxes) in with.collect::<Vec<_>>() {
            let known = most.entry(sum).or_insert(boxes);
            *known = boxes.max(*known);
        }
    }
    most
}

fn most_boxes_of_value_zero(piles: &[Vec<char>]) -> usize {
    let (left, right) = piles.split_at(piles.len() / 2);
    let (left, right) = (most_boxes(left), most_boxes(right));
    let both = left
        .iter()
        .filter_map(|(sum, boxes)| Some(boxes + right.get(&-sum)?));
    both.max().unwrap_or(0)
}

fn main() {
    input! {
        piles: [Chars],
    }
    println!("{}", most_boxes_of_value_zero(&piles));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn mover_wins(
        piles: Vec<&str>,
        own: char,
        known: &mut HashMap<(Vec<String>, char), bool>,
    ) -> bool {
        let key = (
            piles
                .iter()
                .filter(|pile| !pile.is_empty())
                .sorted()
                .map(|pile| pile.to_string())
                .collect(),
            own,
        );
        if let Some(&wins) = known.get(&key) {
            return wins;
        }
        let boxes = |i: usize| {
            piles[i]
                .char_indices()
                .map(move |(at, color)| (i, at, color))
        };
        let mut moves = (0..piles.len())
            .flat_map(boxes)
            .filter(|&(_, _, color)| color == own);
        let wins = moves.any(|(i, at, _)| {
            let mut option = piles.clone();
            option[i] = &piles[i][..at];
            !mover_wins(option, if own == 'B' { 'W' } else { 'B' }, known)
        });
        known.insert(key, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn agrees_with_a_game_search(piles in prop::collection::vec("[BW]{1,3}", 1..6)) {
            let input = format!("{}\n{}\n", piles.len(), piles.join("\n"));
            let mut known = HashMap::new();
            let choices = piles.iter().map(String::as_str).powerset();
            let fair = choices.filter(|choice| {
                ['B', 'W']
                    .iter()
                    .all(|&first| !mover_wins(choice.clone(), first, &mut known))
            });
            let expected = fair
                .map(|choice| choice.concat().len())
                .max()
                .expect("nothing is fair");
            let got = most_boxes_of_value_zero(
                &piles
                    .iter()
                    .map(|pile| pile.chars().collect())
                    .collect_vec(),
            );
            assert_answer!(input, expected, got);
        }
    }
}
