//! SPOJ PEBBMOV. Moving Pebbles
//! - url: https://www.spoj.com/problems/PEBBMOV/
//! - judge: spoj
//! - games: no sprague-grundy, pairing strategy, equal heaps
//! - rules: A move chooses a heap and removes at least one of its stones. Then it moves any number
//!   of the heap's other stones to other heaps that are not empty. A player who cannot move loses.
//! - difficulty: 1600
//! - time-limit: 10s
//! - input: { n in 1..10^5, a[n] in 1.. } until end
//! - statement: checked with the statement of the same problem BZOJ 1982, and a published program
//!   on 611 inputs
//!
//! The first player loses iff the heaps come in pairs of equal size. A move takes from one heap
//! only, so it breaks a pair; the opponent can copy it, with the stones that it moves going to the
//! partners of the same heaps. If the heaps don't come in such pairs, sort them. The largest heap
//! has enough stones to fill up the smaller heap of each pair of neighbours, and itself becomes a
//! partner or empty. O(n log n).
//!
//! The heaps have no upper bound, so the program compares them as words.

use itertools::Itertools;
use std::hash::Hash;
use std::io::{read_to_string, stdin};

fn first_player_wins<T: Hash + Eq>(heaps: &[T]) -> bool {
    heaps.iter().counts().values().any(|count| count % 2 == 1)
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "first player"
    } else {
        "second player"
    }
}

fn main() {
    let input = read_to_string(stdin()).expect("the input is text");
    let mut words = input.split_ascii_whitespace();
    while let Some(n) = words.next() {
        let n = n.parse().expect("a number of heaps");
        println!(
            "{}",
            winner(first_player_wins(&words.by_ref().take(n).collect_vec()))
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::{BTreeSet, HashMap};

    /// Lists the heaps after up to `stones` more are spread over all but heap `i`.
    fn spread(heaps: &[u64], i: usize, stones: u64) -> BTreeSet<Vec<u64>> {
        let mut results = BTreeSet::from([(heaps.to_vec(), stones)]);
        for j in (0..heaps.len()).filter(|&j| j != i) {
            let more = |(heaps, left): &(Vec<u64>, u64)| {
                let (heaps, left) = (heaps.clone(), *left);
                (0..=left).map(move |moved| {
                    let mut heaps = heaps.clone();
                    heaps[j] += moved;
                    (heaps, left - moved)
                })
            };
            results = results.iter().flat_map(more).collect();
        }
        // The stones that are left over stay.
        let back = |(mut heaps, left): (Vec<u64>, u64)| {
            heaps[i] += left;
            heaps
                .into_iter()
                .filter(|&heap| heap > 0)
                .sorted()
                .collect()
        };
        results.into_iter().map(back).collect()
    }

    fn wins_by_search(heaps: Vec<u64>, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let removals = (0..heaps.len()).flat_map(|i| (0..heaps[i]).map(move |left| (i, left)));
        let wins = removals.into_iter().any(|(i, left)| {
            let mut rest = heaps.clone();
            rest[i] = 0;
            spread(&rest, i, left)
                .into_iter()
                .any(|option| !wins_by_search(option, known))
        });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..4u64, 1..5)) {
            let input = format!("{} {}\n", heaps.len(), heaps.iter().join(" "));
            let sorted = heaps.iter().copied().sorted().collect_vec();
            let expected = winner(wins_by_search(sorted, &mut HashMap::new()));
            let got = winner(first_player_wins(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
