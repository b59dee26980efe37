//! Codeforces 1368 F. Lamps on a Circle
//! - url: https://codeforces.com/problemset/problem/1368/F
//! - judge: codeforces
//! - games: lamps, circle, fixed pattern, interactive
//! - rules: John turns on any `k` of `n` lamps on a circle, and his friend turns off `k`
//!   neighbouring ones. John may end the game after any turn. He wants many lamps on. He has 10⁴
//!   moves.
//! - difficulty: 2600
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: n in 1..1000
//! - statement: checked with the statement's public copy and its dialogues; the bound of `n` is
//!   from a public retelling
//!
//! John chooses a `k`, and leaves one lamp of every `k` off for good. As long as `k` of the others
//! are off, he turns on `k` of them; his friend's `k` neighbours include one that stays off, so
//! each turn adds a lamp at least. John stops when fewer than `k` are off: `n - ⌈n / k⌉ - k + 1`
//! lamps are on. The best `k` is near `√n`. The friend can hold John to that number: as soon as `k`
//! neighbouring lamps are on after a move, he turns those off. O(n²).

use itertools::Itertools;
use proconio::input_interactive;

/// Returns the number of lamps to turn on in a turn, or `None` if there is no gain.
fn lamps_per_turn(n: usize) -> Option<usize> {
    let lamps_on = |k: usize| (n + 1).saturating_sub(n.div_ceil(k) + k);
    let best = (1..=n).max_by_key(|&k| lamps_on(k));
    best.filter(|&k| lamps_on(k) > 0)
}

/// Returns the lamps of the next turn, counted from 0; none at the end.
fn turn(is_on: &[bool], k: usize) -> Vec<usize> {
    let off = (0..is_on.len()).filter(|i| i % k != 0 && !is_on[*i]);
    let lamps = off.take(k).collect_vec();
    if lamps.len() < k {
        vec![]
    } else {
        lamps
    }
}

fn main() {
    input_interactive! {
        n: usize,
    }
    let mut is_on = vec![false; n];
    while let Some(k) = lamps_per_turn(n) {
        let lamps = turn(&is_on, k);
        if lamps.is_empty() {
            break;
        }
        println!("{k} {}", lamps.iter().map(|i| i + 1).join(" "));
        input_interactive! {
            first: usize,
        }
        lamps.iter().for_each(|&i| is_on[i] = true);
        (first - 1..first - 1 + k).for_each(|i| is_on[i % n] = false);
    }
    println!("0");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// The most lamps that John can have on, by the sets that he reaches, whatever the friend does.
    fn most(n: usize) -> u32 {
        let block = |k: usize, i: usize| (0..k).fold(0_usize, |set, j| set | 1 << ((i + j) % n));
        // From which sets John gets at least `goal` lamps.
        let gets = |goal: u32| {
            let mut good = (0..1_usize << n)
                .map(|set| set.count_ones() >= goal)
                .collect_vec();
            loop {
                let old = good.clone();
                for set in 0..1_usize << n {
                    let turns = (0..1_usize << n).filter(|lamps| lamps & set == 0 && *lamps > 0);
                    good[set] = old[set]
                        || turns.into_iter().any(|lamps| {
                            let k = lamps.count_ones() as usize;
                            (0..n).all(|i| old[(set | lamps) & !block(k, i)])
                        });
                }
                if good == old {
                    return good[0];
                }
            }
        };
        (0..=n as u32).rev().find(|&goal| gets(goal)).unwrap()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20))]
        #[test]
        fn agrees_with_a_game_search(n in 1..8usize) {
            let input = format!("{n}\n");
            let expected = most(n);
            let got = lamps_per_turn(n).map_or(0, |k| n + 1 - n.div_ceil(k) - k);
            assert_answer!(got == expected as usize; input, expected, got);
        }

        #[test]
        fn reaches_this_number_against_any_friend(
            n in 1..60usize,
            friend in prop::collection::vec(any::<prop::sample::Index>(), 200),
        ) {
            let Some(k) = lamps_per_turn(n) else { return Ok(()) };
            let mut is_on = vec![false; n];
            for first in friend {
                let lamps = turn(&is_on, k);
                lamps.iter().for_each(|&i| is_on[i] = true);
                if lamps.is_empty() {
                    break;
                }
                (0..k).for_each(|i| is_on[(first.index(n) + i) % n] = false);
            }
            let on = is_on.iter().filter(|&&on| on).count();
            prop_assert!(on >= n + 1 - n.div_ceil(k) - k, "{on} of {n} lamps");
        }
    }
}
