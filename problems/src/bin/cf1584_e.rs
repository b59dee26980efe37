//! Codeforces 1584 E. Game with Stones
//! - url: https://codeforces.com/problemset/problem/1584/E
//! - judge: codeforces
//! - games: one player, alternating sums, neighbours, count intervals
//! - rules: A move takes a stone from each of two neighbouring heaps. In how many intervals of the
//!   row can a player take all stones?
//! - difficulty: 2300
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..3*10^5, t * { n in 1..3*10^5, a[n] in 0..10^9 }, sum(n) <= 3*10^5
//! - statement: checked with the statement's public copy and its sample
//!
//! The stones of the first heap all go together with stones of the second, those left of the second
//! with stones of the third, and so on. So what is left of heap `i` is the alternating sum of the
//! interval up to there. No such sum may be negative, and the last must be 0. Write them as
//! differences of alternating sums `s` of the prefixes of the row. Each heap then bounds the value
//! of `s` before the interval: from above if `i` is even, from below if it is odd. A sorted map
//! holds these values for all starts; it drops those that break a bound and counts those that equal
//! the new `s`. Each is dropped once: O(n log n).

use snippets::fast_input::FastInput;
use std::collections::BTreeMap;

fn count(heaps: &[i64]) -> u64 {
    let mut begins = BTreeMap::from([(0, 1)]);
    let (mut sum, mut total) = (0, 0);
    for (i, &heap) in heaps.iter().enumerate() {
        // What is left of heap `i` is `heap` less what was left before: the sum of the interval.
        if i % 2 == 0 {
            sum += heap;
            begins.split_off(&(sum + 1));
        } else {
            sum -= heap;
            begins = begins.split_off(&sum);
        }
        let ends = begins.entry(sum).or_default();
        total += *ends;
        *ends += 1;
    }
    total
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        println!("{}", count(&input.read_vec(n)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn takes_all(heaps: &mut [i64]) -> bool {
        if heaps.iter().all(|&heap| heap == 0) {
            return true;
        }
        (1..heaps.len()).any(|i| {
            if heaps[i - 1] == 0 || heaps[i] == 0 {
                return false;
            }
            heaps[i - 1] -= 1;
            heaps[i] -= 1;
            let takes_all = takes_all(heaps);
            heaps[i - 1] += 1;
            heaps[i] += 1;
            takes_all
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(a in prop::collection::vec(0..3i64, 1..7)) {
            let input = format!("1\n{}\n{}\n", a.len(), a.iter().join(" "));
            let intervals = (0..a.len()).flat_map(|i| (i..a.len()).map(move |j| (i, j)));
            let expected = intervals.filter(|&(i, j)| takes_all(&mut a[i..=j].to_vec())).count();
            let got = count(&a);
            assert_answer!(got == expected as u64; input, expected, got);
        }
    }
}
