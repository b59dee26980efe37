//! Codeforces 768 E. Game of Stones
//! - url: https://codeforces.com/problemset/problem/768/E
//! - judge: codeforces
//! - games: nim, no take twice, sum, triangular numbers
//! - rules: A move takes a positive number of stones from a heap, but no number that was taken from
//!   the same heap before. A player who cannot move loses. Sam begins; does Jon win?
//! - difficulty: 2100
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: n in 1..10^6, s[n] in 1..60
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! A heap of `s` allows at most `k` moves, where `k` is the largest number with
//! `1 + 2 + … + k ≤ s`. Its Grundy value is just this `k`: a test works out all heaps up to the
//! limit 60 by the definition. O(n).

use snippets::fast_input::FastInput;

fn sg(heap: u32) -> u32 {
    (1..)
        .take_while(|k| k * (k + 1) / 2 <= heap)
        .last()
        .unwrap_or(0)
}

/// Says whether Jon, the second player, wins.
fn verdict(heaps: &[u32]) -> &'static str {
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ sg(heap));
    if sum == 0 {
        "YES"
    } else {
        "NO"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", verdict(&input.read_vec(n)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use snippets::mex::mex;
    use std::collections::HashMap;

    /// Computes the values by the definition. A position is a heap and a mask: bit `t` of `used`
    /// says that `t` was taken. The mask forgets numbers above the heap, since nobody can take them
    /// any more.
    fn sg_by_search(heap: u32, used: u64, known: &mut HashMap<(u32, u64), u64>) -> u64 {
        let used = used & ((2 << heap) - 1);
        if let Some(&value) = known.get(&(heap, used)) {
            return value;
        }
        let takes = (1..=heap).filter(|t| used >> t & 1 == 0).collect_vec();
        let values = takes
            .into_iter()
            .map(|t| sg_by_search(heap - t, used | 1 << t, known));
        let value = mex(values.collect_vec());
        known.insert((heap, used), value);
        value
    }

    #[test]
    fn the_values_up_to_60_are_those_of_the_definition() {
        let mut known = HashMap::new();
        for heap in 0..=60 {
            assert_eq!(
                sg_by_search(heap, 0, &mut known),
                u64::from(sg(heap)),
                "{heap}"
            );
        }
    }

    type Heap = (u32, u64);

    fn mover_wins(heaps: [Heap; 3], known: &mut HashMap<[Heap; 3], bool>) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let mut moves = (0..3).flat_map(|i| (1..=heaps[i].0).map(move |t| (i, t)));
        let wins = moves.any(|(i, t)| {
            let mut option = heaps;
            option[i] = (heaps[i].0 - t, heaps[i].1 | 1 << t);
            heaps[i].1 >> t & 1 == 0 && !mover_wins(option, known)
        });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..8u32, 1..4)) {
            let input = format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let start = [0, 1, 2].map(|i| (heaps.get(i).copied().unwrap_or(0), 0));
            let expected = if mover_wins(start, &mut HashMap::new()) { "NO" } else { "YES" };
            let got = verdict(&heaps);
            assert_answer!(input, expected, got);
        }
    }
}
