//! Codeforces 1033 G. Chip Game
//! - url: https://codeforces.com/problemset/problem/1033/G
//! - judge: codeforces
//! - games: partizan subtraction, counting parameters, remainders
//! - rules: In turn, Alice takes exactly `a` chips from one of `n` heaps, Bob exactly `b`. A player
//!   who cannot move loses. For how many pairs `a, b` from 1 to `m` does Alice win whoever begins?
//!   For how many Bob, the first player, the second player?
//! - difficulty: 3500
//! - time-limit: 5s
//! - memory-limit: 256MB
//! - input: n in 1..100, m in 1..10^5, v[n] in 1..10^18
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Every move can be answered in the same heap, so only the remainders of the heaps modulo `a + b`
//! count. Let `a ≤ b`.
//!
//! Alice wins if some heap is in `a..b`, as it serves her alone. She also wins if two heaps are at
//! least `2a`, or if one is and the number of heaps of at least `b` is even. In all other cases
//! each heap is either below `a` or serves either player once. If the number of the latter is odd,
//! the first player wins, even with one heap of at least `2a`. If it is even, the second player
//! wins.
//!
//! For each `a + b`, these cases are ranges of `a` between the sorted remainders. O(m n log n).

use proconio::input;

/// Returns how many pairs the first player wins, and how many the second.
fn won_in_turn(heaps: &[u64], m: u64) -> (u64, u64) {
    let (mut first, mut second) = (0, 0);
    let mut rests = vec![0; heaps.len()];
    for sum in 2..=2 * m {
        rests
            .iter_mut()
            .zip(heaps)
            .for_each(|(rest, heap)| *rest = heap % sum);
        rests.sort_unstable();
        // The heaps from index `large` on are at least `b`; those before it are below `a`.
        for large in 0..=rests.len() {
            let from_the_top = |i: usize| rests.len().checked_sub(i).map_or(0, |at| rests[at]);
            let is_odd = (rests.len() - large) % 2 == 1;
            // The largest heap that must stay below 2a: if the number is odd, the largest of all
            // may exceed it, so it's the second largest.
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
            // Each `a` stands for the pairs `a, b` and `b, a`, which coincide if `a = b`.
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

/// Counts the pairs that Alice, Bob, the first and the second player win.
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
