//! HDU 3032. Nim or not Nim?
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=3032
//! - judge: hdu
//! - games: lasker nim, multi-nim, splitting heaps
//! - rules: A move takes any positive number of stones from a heap or splits a heap in two. A
//!   player who cannot move loses.
//! - difficulty: 1000
//! - input: t in 1..100, t * { n in 1..10^6, a[n] in 1..2^31-1 }
//! - statement: checked with the statement's public copy and its samples, and two published
//!   programs on 674 inputs or more
//!
//! This is Lasker's nim. Its Grundy values have a closed form, and the first player wins iff their
//! nim-sum is not 0. O(heaps).
//!
//! Practised locally: the judge has no Rust. The input has no empty heaps, but moves make some. So
//! a formula that is wrong at 0 fails as soon as you ask it for the result of a move.

use snippets::fast_input::FastInput;
use snippets::lasker_nim::lasker_sg;

fn alice_wins(heaps: &[u64]) -> bool {
    heaps.iter().fold(0, |sum, &h| sum ^ lasker_sg(h)) != 0
}

fn winner(alice_wins: bool) -> &'static str {
    if alice_wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        let heaps: Vec<u64> = input.read_vec(n);
        println!("{}", winner(alice_wins(&heaps)));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    use super::*;

    fn wins(mut heaps: Vec<u64>, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        heaps.retain(|&h| h > 0);
        heaps.sort_unstable();
        if let Some(&win) = known.get(&heaps) {
            return win;
        }
        let win = (0..heaps.len()).any(|i| {
            let takes = (0..heaps[i]).map(|a| [a, 0]);
            let splits = (1..heaps[i]).map(|a| [a, heaps[i] - a]);
            takes.chain(splits).any(|[a, b]| {
                let mut next = heaps.clone();
                next[i] = a;
                next.push(b);
                !wins(next, known)
            })
        });
        known.insert(heaps, win);
        win
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1u64..9, 1..4)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = winner(wins(heaps.clone(), &mut HashMap::new()));
            let got = winner(alice_wins(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
