//! Codeforces 388 C. Fox and Card Game
//! - url: https://codeforces.com/problemset/problem/388/C
//! - judge: codeforces
//! - games: score game, tops and bottoms of piles
//! - rules: In turn, Ciel takes the top card of any pile and Jiro the bottom card of any pile; Ciel
//!   begins. Both want a large sum of their own cards. What do they get?
//! - difficulty: 2000
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 1..100, n * { s in 1..100, c[s] in 1..1000 }
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Each player can secure their own half of every pile, by answering in the pile from which the
//! opponent took a card. The middle cards of the odd piles go in the order of their size, in turn.
//! O(cards + n log n).

use std::cmp::Reverse;

use proconio::input;

fn sums(piles: &[Vec<i64>]) -> (i64, i64) {
    let (mut ciel, mut jiro, mut middles) = (0, 0, vec![]);
    for pile in piles {
        let (top, rest) = pile.split_at(pile.len() / 2);
        let (middle, bottom) = rest.split_at(pile.len() % 2);
        ciel += top.iter().sum::<i64>();
        jiro += bottom.iter().sum::<i64>();
        middles.extend(middle);
    }
    middles.sort_unstable_by_key(|&card: &i64| Reverse(card));
    ciel += middles.iter().step_by(2).sum::<i64>();
    jiro += middles.iter().skip(1).step_by(2).sum::<i64>();
    (ciel, jiro)
}

fn main() {
    input! {
        piles: [[i64]],
    }
    let (ciel, jiro) = sums(&piles);
    println!("{ciel} {jiro}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Piles = Vec<Vec<i64>>;

    /// Returns Ciel's sum.
    fn ciel_by_search(piles: Piles, is_ciel: bool, known: &mut HashMap<(Piles, bool), i64>) -> i64 {
        if let Some(&sum) = known.get(&(piles.clone(), is_ciel)) {
            return sum;
        }
        let moves = (0..piles.len())
            .filter(|&i| !piles[i].is_empty())
            .collect_vec();
        let results = moves.into_iter().map(|i| {
            let mut option = piles.clone();
            if is_ciel {
                let card = option[i].remove(0);
                card + ciel_by_search(option, false, known)
            } else {
                option[i].pop();
                ciel_by_search(option, true, known)
            }
        });
        let results = results.collect_vec();
        let best = if is_ciel {
            results.iter().max()
        } else {
            results.iter().min()
        };
        let sum = best.copied().unwrap_or(0);
        known.insert((piles, is_ciel), sum);
        sum
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]
        #[test]
        fn agrees_with_a_game_search(
            piles in prop::collection::vec(prop::collection::vec(1..20i64, 1..5), 1..4),
        ) {
            let lines = piles
                .iter()
                .map(|pile| format!("{} {}\n", pile.len(), pile.iter().join(" ")))
                .join("");
            let input = format!("{}\n{lines}", piles.len());
            let ciel = ciel_by_search(piles.clone(), true, &mut HashMap::new());
            let expected = format!("{ciel} {}", piles.iter().flatten().sum::<i64>() - ciel);
            let (ciel, jiro) = sums(&piles);
            let got = format!("{ciel} {jiro}");
            assert_answer!(input, expected, got);
        }
    }
}
