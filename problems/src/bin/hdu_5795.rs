//! HDU 5795. A Simple Nim
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=5795
//! - judge: hdu
//! - games: nim, split in three, lasker, sum
//! - rules: A move takes any positive number of stones from one heap, or splits a heap into three
//!   non-empty ones. The player who takes the last stone wins.
//! - difficulty: 1500
//! - time-limit: 1s
//! - memory-limit: 64MB
//! - input: t in 1..100, t * { n in 1..10^6, s[n] in 1..10^9 }
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   387 inputs
//!
//! The value of a heap is its size, except that 8 k + 7 and 8 k + 8 swap their values. For 8 k + 7
//! the split into 1, 2 and 8 k + 4 has the value 8 k + 7 itself, so the heap gets the next value, 8
//! k + 8. The heap 8 k + 8 then finds no smaller heap with the value 8 k + 7, so it gets that.
//! O(n).
//!
//! Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;

fn sg(heap: u64) -> u64 {
    match heap % 8 {
        7 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

fn verdict(heaps: &[u64]) -> &'static str {
    if heaps.iter().fold(0, |sum, &heap| sum ^ sg(heap)) == 0 {
        "Second player wins."
    } else {
        "First player wins."
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        println!("{}", verdict(&input.read_vec(n)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::cell::RefCell;
    use std::collections::HashMap;

    type Known = HashMap<Vec<u64>, bool>;

    fn wins_by_search(heaps: Vec<u64>, known: &mut Known) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let wins = (0..heaps.len()).any(|i| {
            let mut rest = heaps.clone();
            let heap = rest.remove(i);
            let takes = (0..heap).map(|left| vec![left]);
            let pairs = (1..heap).flat_map(|a| (a..heap).map(move |b| (a, b)));
            let splits = pairs.filter(|(a, b)| a + b < heap);
            let parts = takes.chain(splits.map(|(a, b)| vec![a, b, heap - a - b]));
            let mut options = parts.map(|parts| {
                let all = rest.iter().copied().chain(parts).filter(|&part| part > 0);
                all.sorted_unstable().collect_vec()
            });
            options.any(|option| !wins_by_search(option, known))
        });
        known.insert(heaps, wins);
        wins
    }

    thread_local! {
        static KNOWN: RefCell<Known> = RefCell::default();
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..10u64, 1..3)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let sorted = heaps.iter().copied().sorted_unstable().collect_vec();
            let wins = KNOWN.with_borrow_mut(|known| wins_by_search(sorted, known));
            let expected = if wins { "First player wins." } else { "Second player wins." };
            let got = verdict(&heaps);
            assert_answer!(input, expected, got);
        }
    }
}
