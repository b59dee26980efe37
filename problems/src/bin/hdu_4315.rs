//! HDU 4315. Climbing the Hill
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=4315
//! - judge: hdu
//! - games: staircase nim, pieces on a strip, pairing, first to reach the top
//! - rules: A move takes one of `n` people on a strip up by any positive number of cells, past
//!   nobody. Only the top, cell 0, can hold several people. The king is the `k`-th person from the
//!   top. The player who takes him to the top wins.
//! - difficulty: 1600
//! - time-limit: 1s
//! - input: { n in 1..1000, k in 1..n, a[n] in 1..10^5-1, increasing(a) } until end
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! Form pairs from the last person upwards. The gap inside a pair is a heap of Nim: if the upper
//! person of a pair goes up, the lower one follows. For odd `n` the first person is alone, and the
//! way to the top is the heap.
//!
//! It's no gain to reach the top with anybody but the king. It's a loss if that opens the way for
//! the king just behind. So for `k = 2` the first person's way ends one cell below the top. For
//! `k = 1` the king goes up at once. O(n) a case.
//!
//! Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;

fn alice_wins(king: usize, places: &[u64]) -> bool {
    if king == 1 {
        return true;
    }
    let (alone, pairs) = places.split_at(places.len() % 2);
    let way = alone
        .first()
        .map_or(0, |place| place - u64::from(king == 2));
    pairs
        .chunks(2)
        .fold(way, |sum, pair| sum ^ (pair[1] - pair[0] - 1))
        != 0
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
    while let Some(n) = input.read_or_end() {
        let king = input.read();
        println!("{}", winner(alice_wins(king, &input.read_vec(n))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Says whether the mover is the one who takes the king to the top.
    fn wins_by_search(king: usize, places: Vec<u64>, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(&places) {
            return wins;
        }
        let lowest_stop = |i: usize| match i.checked_sub(1).map(|above| places[above]) {
            None | Some(0) => 0,
            Some(place) => place + 1,
        };
        let mut moves =
            (0..places.len()).flat_map(|i| (lowest_stop(i)..places[i]).map(move |to| (i, to)));
        let wins = moves.any(|(i, to)| {
            let mut option = places.clone();
            option[i] = to;
            i == king - 1 && to == 0 || !wins_by_search(king, option, known)
        });
        known.insert(places, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]
        #[test]
        fn agrees_with_a_game_search(
            places in prop::collection::btree_set(1..10u64, 1..6),
            king in 1..6usize,
        ) {
            let places = places.into_iter().collect_vec();
            let king = king.min(places.len());
            let input = format!("{} {king}\n{}\n", places.len(), places.iter().join(" "));
            let expected = winner(wins_by_search(king, places.clone(), &mut HashMap::new()));
            let got = winner(alice_wins(king, &places));
            assert_answer!(input, expected, got);
        }
    }
}
