//! Codeforces 346 A. Alice and Bob
//! - url: https://codeforces.com/problemset/problem/346/A
//! - judge: codeforces
//! - games: parity, greatest common divisor, set of numbers
//! - rules: A move adds the difference of two numbers of a set to the set; it must be new. A player
//!   who cannot move loses.
//! - difficulty: 1600
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 2..100, a[n] in 1..10^9, distinct(a)
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Let `g` be the greatest common divisor. At the end of every play the set holds all multiples of
//! `g` up to the largest number: the least number of a closed set divides all others, since
//! Euclid's algorithm would otherwise add a smaller one. So the number of moves is `max / g - n`.
//! O(n log max).

use proconio::input;

fn alice_wins(set: &[u64]) -> bool {
    let divisor = set.iter().fold(0, |divisor, &number| gcd(divisor, number));
    let largest = set.iter().max().expect("at least one number");
    (largest / divisor - set.len() as u64) % 2 == 1
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn winner(alice_wins: bool) -> &'static str {
    if alice_wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    input! {
        set: [u64],
    }
    println!("{}", winner(alice_wins(&set)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::{BTreeSet, HashMap};

    fn wins_by_search(set: &BTreeSet<u64>, known: &mut HashMap<BTreeSet<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(set) {
            return wins;
        }
        let differences = set.iter().tuple_combinations().map(|(a, b)| b - a);
        let new = differences
            .filter(|difference| !set.contains(difference))
            .unique();
        let wins = new.into_iter().any(|difference| {
            let mut option = set.clone();
            option.insert(difference);
            !wins_by_search(&option, known)
        });
        known.insert(set.clone(), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(set in prop::collection::btree_set(1..13u64, 2..5)) {
            let input = format!("{}\n{}\n", set.len(), set.iter().join(" "));
            let expected = winner(wins_by_search(&set, &mut HashMap::new()));
            let got = winner(alice_wins(&set.iter().copied().collect_vec()));
            assert_answer!(input, expected, got);
        }
    }
}
