//! Codeforces 2087 H. Nim with Special Numbers
//! - url: https://codeforces.com/problemset/problem/2087/H
//! - judge: codeforces
//! - games: nim, barriers, queries, runs of equal gaps
//! - names: 带障碍的尼姆
//! - rules: A move takes stones from a heap, but from `x` to `y` only if there is no special number
//!   between them, that is with `x > s > y`. A player who cannot move loses. Queries add or remove
//!   a special number, or ask who wins some heaps.
//! - difficulty: 2300
//! - time-limit: 8s
//! - input: q in 1..3*10^5, q * { { "1", s in 1..3*10^5 | "2", k in 1..3, a[k] in 1..3*10^5 } }
//! - statement: checked with a public retelling that has the limits and the sample's input; its
//!   answers are a search's, and the memory limit is not known
//!
//! A heap `x` reaches all sizes down to the next special number `s` below it, or down to 0. Let `s`
//! have the value `v`. The sizes above it get 0, 1, 2, … in turn, but `v` is left out. So `x` has
//! the value `d = x - s` if `d > v`, and `d - 1` otherwise. In the same way, each special number
//! has the gap `d` below it or one less as its value, depending on the value `v` before it. If the
//! gap before it is less than `d`, so is `v`, and the value is `d`; if it's larger, `v ≥ d`, and
//! the value is `d - 1`. In a run of equal gaps, `d` and `d - 1` alternate. So keep the special
//! numbers in order, and beside them those where a run begins. O(log q) a query.

use snippets::fast_input::FastInput;
use std::collections::BTreeSet;

#[derive(Default)]
struct Heaps {
    special: BTreeSet<u64>,
    /// The special numbers whose gap isn't the gap before it.
    starts: BTreeSet<u64>,
}

impl Heaps {
    /// Returns the special number below `x`, or 0.
    fn below(&self, x: u64) -> u64 {
        self.special.range(..x).next_back().copied().unwrap_or(0)
    }

    /// Returns the gap below `s` and the one before it, which is 0 if there is none.
    fn gaps(&self, s: u64) -> [u64; 2] {
        let before = self.below(s);
        [s - before, before - self.below(before)]
    }

    fn toggle(&mut self, s: u64) {
        if !self.special.remove(&s) {
            self.special.insert(s);
        }
        self.starts.remove(&s);
        let changed: Vec<u64> = self.special.range(s..).take(3).copied().collect();
        for s in changed {
            let [gap, before] = self.gaps(s);
            if gap == before {
                self.starts.remove(&s);
            } else {
                self.starts.insert(s);
            }
        }
    }

    fn special_sg(&self, s: u64) -> u64 {
        let Some(start) = self.starts.range(..=s).next_back() else {
            return 0;
        };
        let [gap, before] = self.gaps(*start);
        let alternates = (s - start) / gap % 2 == 1;
        gap - u64::from((before > gap) != alternates)
    }

    fn sg(&self, x: u64) -> u64 {
        let s = self.below(x);
        let distance = x - s;
        distance - u64::from(distance <= self.special_sg(s))
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut heaps = Heaps::default();
    let queries = input.read();
    for _ in 0..queries {
        if input.read::<u8>() == 1 {
            heaps.toggle(input.read());
        } else {
            let n = input.read();
            let asked: Vec<u64> = input.read_vec(n);
            let sum = asked.into_iter().fold(0, |sum, x| sum ^ heaps.sg(x));
            println!("{}", if sum == 0 { "Second" } else { "First" });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(heaps: [usize; 2], special: &[usize]) -> bool {
        let may_pass = |x: usize, y: usize| !special.iter().any(|&s| x > s && s > y);
        let moves = (0..2).flat_map(|i| (0..heaps[i]).map(move |y| (i, y)));
        moves.filter(|&(i, y)| may_pass(heaps[i], y)).any(|(i, y)| {
            let mut next = heaps;
            next[i] = y;
            !wins_by_search(next, special)
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn agrees_with_a_game_search(
            toggles in prop::collection::vec(1..8usize, 0..10),
            asked in [1..7usize, 1..7usize],
        ) {
            let mut heaps = Heaps::default();
            let mut special = vec![];
            for &s in &toggles {
                heaps.toggle(s as u64);
                match special.iter().position(|&t| t == s) {
                    Some(i) => _ = special.swap_remove(i),
                    None => special.push(s),
                }
            }
            let lines = toggles.iter().map(|s| format!("1 {s}\n")).join("");
            let input = format!("{}\n{lines}2 2 {} {}\n", toggles.len() + 1, asked[0], asked[1]);
            let expected = wins_by_search(asked, &special);
            let got = heaps.sg(asked[0] as u64) != heaps.sg(asked[1] as u64);
            assert_answer!(input, expected, got);
        }
    }
}
