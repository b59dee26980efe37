//! CSES 2208. Another Game
//! - url: https://cses.fi/problemset/task/2208
//! - judge: cses
//! - games: no sprague-grundy, parity, one coin from each of some heaps
//! - rules: A move chooses at least one heap that is not empty and removes one coin from each
//!   chosen heap. A player who cannot move loses.
//! - difficulty: 1000
//! - time-limit: 1s
//! - memory-limit: 512MB
//! - input: t in 1..2*10^5, t * { n in 1..2*10^5, a[n] in 1..10^9 }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 384 inputs or more
//!
//! If all heaps are even, every move makes some heap odd, and the other player answers by removing
//! a coin from each odd heap. So the first player wins iff some heap is odd. O(n).

use snippets::fast_input::FastInput;

fn verdict(heaps: &[u64]) -> &'static str {
    if heaps.iter().any(|heap| heap % 2 == 1) {
        "first"
    } else {
        "second"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut answer = String::new();
    for _ in 0..input.read() {
        let n = input.read();
        answer += verdict(&input.read_vec(n));
        answer += "\n";
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(heaps: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(heaps) {
            return wins;
        }
        let full = (0..heaps.len()).filter(|&i| heaps[i] > 0).collect_vec();
        let wins = full.into_iter().powerset().skip(1).any(|chosen| {
            let mut option = heaps.to_vec();
            chosen.iter().for_each(|&i| option[i] -= 1);
            !wins_by_search(&option, known)
        });
        known.insert(heaps.to_vec(), wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..5u64, 1..5)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let wins = wins_by_search(&heaps, &mut HashMap::new());
            let expected = if wins { "first" } else { "second" };
            let got = verdict(&heaps);
            assert_answer!(input, expected, got);
        }
    }
}
