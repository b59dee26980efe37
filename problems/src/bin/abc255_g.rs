//! AtCoder ABC 255 G. Constrained Nim
//! - url: https://atcoder.jp/contests/abc255/tasks/abc255_g
//! - judge: atcoder
//! - games: nim, forbidden moves, nim-sum
//! - rules: Nim with bans: for each of `M` given pairs `(X, Y)`, a move may not take exactly `Y`
//!   stones from a heap of exactly `X`. A player who cannot move loses.
//! - difficulty: 2100
//! - time-limit: 4s
//! - memory-limit: 1024MB
//! - input: n in 1..2*10^5, m in 1..2*10^5, a[n] in 1..10^18, m * { x in 1..10^18, y in 1..x },
//!   distinct(x, y)
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! A heap without a ban sees all smaller heaps, so its Grundy value is new: the number of distinct
//! values below it. A heap `X` with bans repeats an old value `v` iff all smaller heaps of value
//! `v` are banned from it. Each repeated value delays every later new value by one heap. So it is
//! enough to know the heaps that repeat a value, in increasing order. O((M + N) log M).

use std::collections::{BTreeMap, HashMap};

use itertools::Itertools;
use snippets::fast_input::FastInput;

/// Grundy values of all heaps, stored as the heaps that repeat a smaller heap's value.
struct Values {
    /// Pairs of a heap and its value, in the order of the heaps.
    old: Vec<(u64, u64)>,
}

impl Values {
    fn new(bans: &[(u64, u64)]) -> Self {
        let mut reached: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        for &(x, y) in bans.iter().filter(|(x, y)| y <= x).unique() {
            reached.entry(x).or_default().push(x - y);
        }
        let mut values = Self { old: Vec::new() };
        let mut copies = HashMap::new();
        for (x, heaps) in reached {
            let banned = heaps.into_iter().map(|heap| values.sg(heap)).counts();
            let all_banned = |&v: &u64| banned[&v] == 1 + copies.get(&v).copied().unwrap_or(0);
            if let Some(v) = banned.keys().copied().filter(all_banned).min() {
                *copies.entry(v).or_insert(0) += 1;
                values.old.push((x, v));
            }
        }
        values
    }

    fn sg(&self, heap: u64) -> u64 {
        match self.old.binary_search_by_key(&heap, |&(x, _)| x) {
            Ok(i) => self.old[i].1,
            Err(smaller) => heap - smaller as u64,
        }
    }
}

fn first_player_wins(heaps: &[u64], bans: &[(u64, u64)]) -> bool {
    let values = Values::new(bans);
    heaps.iter().fold(0, |sum, &a| sum ^ values.sg(a)) != 0
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Takahashi"
    } else {
        "Aoki"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, m) = (input.read(), input.read());
    let heaps = input.read_vec(n);
    let bans: Vec<_> = (0..m).map(|_| (input.read(), input.read())).collect();
    println!("{}", winner(first_player_wins(&heaps, &bans)));
}

#[cfg(test)]
mod tests {
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::*;

    /// Searches the game straight from the rules.
    fn wins_by_search(heaps: &[u64], bans: &[(u64, u64)]) -> bool {
        (0..heaps.len()).any(|i| {
            let taken = (1..=heaps[i]).filter(|&y| !bans.contains(&(heaps[i], y)));
            taken.into_iter().any(|y| {
                let mut option = heaps.to_vec();
                option[i] -= y;
                !wins_by_search(&option, bans)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            heaps in prop::collection::vec(1u64..5, 1..4),
            bans in prop::collection::btree_set((1u64..5, 1u64..5), 0..8),
        ) {
            let bans = bans.into_iter().filter(|(x, y)| y <= x).collect_vec();
            let rows = bans.iter().map(|(x, y)| format!("{x} {y}\n")).join("");
            let input = format!(
                "{} {}\n{}\n{rows}",
                heaps.len(),
                bans.len(),
                heaps.iter().join(" ")
            );
            let expected = winner(wins_by_search(&heaps, &bans));
            let got = winner(first_player_wins(&heaps, &bans));
            assert_answer!(input, expected, got);
        }

        #[test]
        fn values_equal_their_definition(
            bans in prop::collection::vec((1u64..16, 1u64..16), 0..90),
        ) {
            let values = Values::new(&bans);
            let mut g: Vec<u64> = Vec::new();
            for n in 0..40 {
                let allowed = |&m: &u64| !bans.contains(&(n, n - m));
                let options: Vec<u64> = (0..n).filter(allowed).map(|m| g[m as usize]).collect();
                g.push((0..).find(|v| !options.contains(v)).unwrap());
                prop_assert_eq!(values.sg(n), g[n as usize], "{}", n);
            }
        }
    }
}
