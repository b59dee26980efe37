//! Codeforces 1033 G. Chip Game
//! - url: https://codeforces.com/problemset/problem/1033/G
//! - judge: codeforces
//! - games: partizan subtraction, counting parameters, remainders
//! - rules: From one of `n` heaps Alice takes exactly `a` chips and Bob exactly `b`, in turn. A
//!   player who cannot move loses. For how many pairs `a, b` from 1 to `m` does Alice win whoever
//!   begins, does Bob, does the first player, does the second?
//! - difficulty: 3500
//! - time-limit: 5s
//! - memory-limit: 256MB
//! - input: n in 1..100, m in 1..10^5, v[n] in 1..10^18
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Only the remainders of the heaps modulo `a + b` count, as every move can be answered in the same
//! heap. Let `a ≤ b`. A heap from `a` to `b - 1` serves Alice alone, and she wins; so she does with
//! two heaps of `2a` and more, or with one if the number of heaps of `b` and more is even. What is
//! left are heaps below `a` and heaps that serve either player once: an odd number of them wins for
//! the first player, also with one heap of `2a` and more, an even number for the second. For each
//! `a + b`, between the sorted remainders, these are ranges of `a`. O(m n log n).

use proconio::input;

/// How many pairs the first player wins, and the second.
fn won_in_turn(heaps: &[u64], m: u64) -> (u64, u64) {
    let (mut first, mut second) = (0, 0);
    let mut rests = vec![0; heaps.len()];
    for sum in 2..=2 * m {
        rests
            .iter_mut()
            .zip(heaps)
            .for_each(|(rest, heap)| *rest = heap % sum);
        rests.sort_unstable();
        // The heaps from index `large` on are at least `b`, those before it are below `a`.
        for large in 0..=rests.len() {
            let from_the_top = |i: usize| rests.len().checked_sub(i).map_or(0, |at| rests[at]);
            let is_odd = (rests.len() - large) % 2 == 1;
            // The largest heap that may not reach 2a: the second largest may if their number is
            // odd.
            let bound = if is_odd {
                from_the_top(2)
            } else {
                from_the_top(1)
            };
            let above_small = if large == 0 { 1 } else { rests[large - 1] + 1 };
            let b_is_small = rests.get(large).map_or(1, |rest| sum.saturating_sub(*rest));
            let b_is_allowed = sum.saturating_sub(m);
            let least = [above_small, bound / 2 + 1, b_is_small, b_is_allowed, 1];
            let least = least.into_iter().max().expect("five bounds");
            if least > sum / 2 {
                continue;
            }
            // Each `a` stands for `a, b` and `b, a`, which are the same pair if they are equal.
            let pairs = 2 * (sum / 2 - least + 1) - u64::from(sum % 2 == 0);
            if is_odd {
                first += pairs;
            } else {
                second += pairs;
            }
        }
    }
    (first, second)
}

/// The pairs for Alice, Bob, the first and the second player.
fn pairs(heaps: &[u64], m: u64) -> [u64; 4] {
    let (first, second) = won_in_turn(heaps, m);
    let one_sided = (m * m - first - second) / 2;
    [one_sided, one_sided, first, second]
}

fn main() {
    input! {
        n: usize,
        m: u64,
        heaps: [u64; n],
    }
    let [alice, bob, first, second] = pairs(&heaps, m);
    println!("{alice} {bob} {first} {second}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn mover_wins(
        heaps: Vec<u64>,
        [own, other]: [u64; 2],
        known: &mut HashMap<(Vec<u64>, u64), bool>,
    ) -> bool {
        let key = (heaps.into_iter().sorted().collect_vec(), own);
        if let Some(&wins) = known.get(&key) {
            return wins;
        }
        let heaps = &key.0;
        let wins = (0..heaps.len()).filter(|&i| heaps[i] >= own).any(|i| {
            let mut option = heaps.clone();
            option[i] -= own;
            !mover_wins(option, [other, own], known)
        });
        known.insert(key, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..14u64, 1..4), m in 1..8u64) {
            let input = format!("{} {m}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let mut counts = [0; 4];
            for (a, b) in (1..=m).cartesian_product(1..=m) {
                let (mut known, mut known_to_bob) = (HashMap::new(), HashMap::new());
                let alice_first = mover_wins(heaps.clone(), [a, b], &mut known);
                let bob_first = mover_wins(heaps.clone(), [b, a], &mut known_to_bob);
                counts[match (alice_first, bob_first) {
                    (true, false) => 0,
                    (false, true) => 1,
                    (true, true) => 2,
                    (false, false) => 3,
                }] += 1;
            }
            let expected = counts.iter().join(" ");
            let got = pairs(&heaps, m).iter().join(" ");
            assert_answer!(input, expected, got);
        }
    }
}
