//! AtCoder ARC 137 C. Distinct Numbers
//! - url: https://atcoder.jp/contests/arc137/tasks/arc137_c
//! - judge: atcoder
//! - games: parity, strategy stealing, different numbers
//! - rules: A move replaces the largest of `n` distinct numbers by a smaller one, at least 0, that
//!   isn't among the others. A player who cannot move loses.
//! - difficulty: 1900
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 2..3*10^5, a[n] in 0..10^9, increasing(a)
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! Let `m` be the largest number. If `m - 1` is missing, the first player wins by stealing a
//! strategy: whatever can be reached by way of `m - 1` can also be reached at once. So either the
//! move to `m - 1` wins, or some answer to it wins and can be played now.
//!
//! If `m - 1` is there, every move makes `m - 1` the largest number and fills a gap below it.
//! Neither player wants to leave a gap just below the largest number, and neither has to, so the
//! number of gaps decides. O(n).

use snippets::fast_input::FastInput;

/// Takes the numbers in increasing order.
fn alice_wins(numbers: &[u64]) -> bool {
    let n = numbers.len();
    let largest = numbers[n - 1];
    let stands_apart = n < 2 || numbers[n - 2] + 1 < largest;
    let gaps = largest + 1 - n as u64;
    gaps > 0 && stands_apart || gaps % 2 == 1
}

fn winner(alice_wins: bool) -> &'static str {
    if alice_wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", winner(alice_wins(&input.read_vec(n))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::{BTreeSet, HashMap};

    fn wins_by_search(numbers: &BTreeSet<u64>, known: &mut HashMap<BTreeSet<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(numbers) {
            return wins;
        }
        let mut rest = numbers.clone();
        let largest = rest.pop_last().expect("at least one number");
        let wins = (0..largest)
            .filter(|smaller| !rest.contains(smaller))
            .any(|smaller| {
                let mut option = rest.clone();
                option.insert(smaller);
                !wins_by_search(&option, known)
            });
        known.insert(numbers.clone(), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]
        #[test]
        fn agrees_with_a_game_search(numbers in prop::collection::btree_set(0..13u64, 1..6)) {
            let input = format!("{}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let expected = winner(wins_by_search(&numbers, &mut HashMap::new()));
            let got = winner(alice_wins(&numbers.iter().copied().collect_vec()));
            assert_answer!(input, expected, got);
        }
    }
}
