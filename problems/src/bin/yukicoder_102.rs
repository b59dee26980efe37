//! yukicoder No.102. Take the cards
//! - url: https://yukicoder.me/problems/no/102
//! - judge: yukicoder
//! - games: subtraction game, take 1 to 3, bash, nim-sum
//! - names: トランプを奪え
//! - rules: A move takes one to three cards from one of four heaps. The player who takes the last
//!   card wins.
//! - difficulty: 1000
//!
//! A heap of `n` has the value `n mod 4`. O(1).
//!
//! Limits: heaps from 1 to 13, unverified. The samples are not at hand.

use proconio::input;
use snippets::subtraction::take_range_sg;

fn winner(heaps: &[u64]) -> &'static str {
    if heaps
        .iter()
        .fold(0, |sum, &heap| sum ^ take_range_sg(heap, 1, 3))
        != 0
    {
        "Taro"
    } else {
        "Jiro"
    }
}

fn main() {
    input! {
        heaps: [u64; 4],
    }
    println!("{}", winner(&heaps));
}

#[cfg(test)]
mod tests {
    use super::*;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(heaps: [u64; 4], known: &mut HashMap<[u64; 4], bool>) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let mut moves = (0..4).flat_map(|i| (1..=heaps[i].min(3)).map(move |taken| (i, taken)));
        let wins = moves.any(|(i, taken)| {
            let mut option = heaps;
            option[i] -= taken;
            !wins_by_search(option, known)
        });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::array::uniform4(1..10u64)) {
            let input = format!("{}\n", heaps.iter().join(" "));
            let expected = if wins_by_search(heaps, &mut HashMap::new()) { "Taro" } else { "Jiro" };
            let got = winner(&heaps);
            prop_assert!(got == expected, "input:\n{input}expected:\n{expected}\ngot:\n{got}\n");
        }
    }
}
