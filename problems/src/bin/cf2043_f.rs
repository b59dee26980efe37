//! Codeforces 2043 F. Nim
//! - url: https://codeforces.com/problemset/problem/2043/F
//! - judge: codeforces
//! - games: nim, subsets with nim-sum 0, pigeonhole principle, counting
//! - rules: An interval of heaps has up to 50 stones each. Ruslan removes as many heaps as he can,
//!   but not all, such that the player who begins Nim on the others loses. How many can he remove,
//!   and in how many ways, modulo 998244353?
//! - difficulty: 2700
//! - time-limit: 6s
//! - memory-limit: 512MB
//! - input: n in 1..10^5, q in 1..10^5, a[n] in 0..50, q * { l in 1..n, r in l..n }
//! - statement: checked with the statement's public translation and its sample, and two published
//!   programs on 200 inputs
//!
//! We want the smallest non-empty sets of heaps with nim-sum 0. An empty heap is one by itself. If
//! there is none, two equal heaps are one. Otherwise all heaps differ, so there are at most 50 of
//! them. For each left end, a table by nim-sum holds the size and the number of the smallest sets.
//! It grows heap by heap, as long as all heaps differ. O(50 · 64 n + q).

use snippets::fast_input::FastInput;

const P: u64 = 998_244_353;

/// The size of the smallest sets, and their number.
type Smallest = (usize, u64);

/// Returns, for each interval, the smallest sets of heaps with nim-sum 0.
fn smallest_sets(heaps: &[usize], intervals: &[(usize, usize)]) -> Vec<Option<Smallest>> {
    // Before each place: how often each heap size occurs, and the number of pairs of equal heaps.
    let mut counts = vec![[0u64; 51]];
    for &heap in heaps {
        let mut next = counts[counts.len() - 1];
        next[heap] += 1;
        counts.push(next);
    }
    let mut by_left = vec![vec![]; heaps.len()];
    let mut sets = vec![None; intervals.len()];
    for (i, &(l, r)) in intervals.iter().enumerate() {
        let times: Vec<u64> = (0..51)
            .map(|heap| counts[r + 1][heap] - counts[l][heap])
            .collect();
        let pairs = times
            .iter()
            .map(|&times| times * times.saturating_sub(1) / 2)
            .sum::<u64>();
        if times[0] > 0 {
            sets[i] = Some((1, times[0]));
        } else if pairs > 0 {
            sets[i] = Some((2, pairs % P));
        } else {
            by_left[l].push((r, i));
        }
    }
    for (l, ends) in by_left.iter().enumerate() {
        let Some(&(last, _)) = ends.iter().max() else {
            continue;
        };
        // By nim-sum: the smallest non-empty sets.
        let mut table: [Smallest; 64] = [(usize::MAX, 0); 64];
        let mut at_end = vec![];
        for &heap in &heaps[l..=last] {
            let before = table;
            for (sum, (size, count)) in before.into_iter().enumerate() {
                if count > 0 {
                    merge(&mut table[sum ^ heap], (size + 1, count));
                }
            }
            merge(&mut table[heap], (1, 1));
            at_end.push(table[0]);
        }
        for &(r, i) in ends {
            sets[i] = Some(at_end[r - l]).filter(|set| set.1 > 0);
        }
    }
    sets
}

fn merge(into: &mut Smallest, (size, count): Smallest) {
    if size < into.0 {
        *into = (size, count);
    } else if size == into.0 {
        into.1 = (into.1 + count) % P;
    }
}

fn answer(heaps: &[usize], intervals: &[(usize, usize)]) -> String {
    let sets = smallest_sets(heaps, intervals);
    let line = |(set, (l, r)): (&Option<Smallest>, &(usize, usize))| match set {
        Some((size, count)) => format!("{} {count}\n", r + 1 - l - size),
        None => "-1\n".to_string(),
    };
    sets.iter().zip(intervals).map(line).collect()
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, q): (usize, usize) = (input.read(), input.read());
    let heaps = input.read_vec(n);
    let mut place = || input.read::<usize>() - 1;
    let intervals: Vec<(usize, usize)> = (0..q).map(|_| (place(), place())).collect();
    print!("{}", answer(&heaps, &intervals));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn loses_by_search(heaps: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&loses) = known.get(heaps) {
            return loses;
        }
        let mut moves = (0..heaps.len()).flat_map(|i| (0..heaps[i]).map(move |left| (i, left)));
        let loses = moves.all(|(i, left)| {
            let mut option = heaps.to_vec();
            option[i] = left;
            option.sort_unstable();
            !loses_by_search(&option, known)
        });
        known.insert(heaps.to_vec(), loses);
        loses
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(0..8usize, 1..6)) {
            let n = heaps.len();
            let intervals = (0..n).flat_map(|l| (l..n).map(move |r| (l, r))).collect_vec();
            let lines = intervals.iter().map(|(l, r)| format!("{} {}\n", l + 1, r + 1)).join("");
            let input = format!("{n} {}\n{}\n{lines}", intervals.len(), heaps.iter().join(" "));
            let known = &mut HashMap::new();
            let mut line = |&(l, r): &(usize, usize)| {
                let sizes = (1..=r + 1 - l).map(|size| {
                    let sets = heaps[l..=r].iter().copied().combinations(size);
                    let lost = sets.filter(|set| {
                        let sorted = set.iter().copied().sorted().collect_vec();
                        loses_by_search(&sorted, known)
                    });
                    (size, lost.count())
                });
                let smallest = sizes.collect_vec().into_iter().find(|&(_, count)| count > 0);
                smallest.map_or("-1\n".to_string(), |(size, count)| {
                    format!("{} {count}\n", r + 1 - l - size)
                })
            };
            let expected = intervals.iter().map(&mut line).collect::<String>();
            let got = answer(&heaps, &intervals);
            assert_answer!(input, expected, got);
        }
    }
}
