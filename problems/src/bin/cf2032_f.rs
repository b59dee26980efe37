//! Codeforces 2032 F. Peanuts
//! - url: https://codeforces.com/problemset/problem/2032/F
//! - judge: codeforces
//! - games: nim, misère, boxes in a fixed order, counting
//! - rules: Alice divides a row of heaps into boxes of neighbouring heaps. Then Alice and Jack take
//!   turns to take stones from a heap of the first non-empty box. Alice begins, and a player who
//!   cannot move loses. How many divisions let Alice win, modulo 998244353?
//! - difficulty: 2700
//! - time-limit: 4s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 1..10^6, a[n] in 1..10^9 }, sum(n) <= 10^6
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 400 inputs
//!
//! Heaps of 1 leave no choice. Consider the first box with a larger heap. If its nim-sum is not 0,
//! the player to move can take the last stone or make the opponent take it, as in normal and in
//! misère Nim, and so wins all that follows. If its nim-sum is 0, the opponent can. So Alice wins
//! iff she begins this box and its nim-sum is not 0, or Jack begins it and its nim-sum is 0. Only
//! the number of ones before the box and the end of the box count; everything else is divided
//! freely. O(n).

use snippets::fast_input::FastInput;

const P: u64 = 998_244_353;

fn count_won_divisions(heaps: &[u32]) -> u64 {
    let n = heaps.len();
    let mut powers = vec![1];
    powers.extend((1..=n).scan(1, |power, _| {
        *power = *power * 2 % P;
        Some(*power)
    }));
    // The number of ways to divide so many heaps.
    let ways = |count: usize| powers[count.saturating_sub(1)];
    let Some(first) = heaps.iter().position(|&heap| heap > 1) else {
        return if n % 2 == 1 { ways(n) } else { 0 };
    };
    // Count by the parity of the ones before the box.
    let mut before = [0; 2];
    for ones in 0..=first {
        before[ones % 2] = (before[ones % 2] + ways(ones)) % P;
    }
    let (mut sum, mut count) = (first as u32 % 2, 0);
    for (end, heap) in heaps.iter().enumerate().skip(first) {
        sum ^= heap;
        // A box that begins after `parity` ones, modulo 2, has the nim-sum `sum ^ parity`.
        let alice_begins = if sum != 0 { before[0] } else { 0 };
        let jack_begins = if sum == 1 { before[1] } else { 0 };
        count = (count + (alice_begins + jack_begins) % P * ways(n - 1 - end)) % P;
    }
    count
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut answer = String::new();
    for _ in 0..input.read() {
        let n = input.read();
        answer += &format!("{}\n", count_won_divisions(&input.read_vec(n)));
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

    type Boxes = Vec<Vec<u32>>;

    fn wins_by_search(boxes: Boxes, known: &mut HashMap<Boxes, bool>) -> bool {
        if let Some(&wins) = known.get(&boxes) {
            return wins;
        }
        let open = boxes.iter().position(|it| it.iter().any(|&heap| heap > 0));
        let wins = open.is_some_and(|open| {
            let moves =
                (0..boxes[open].len()).flat_map(|i| (0..boxes[open][i]).map(move |left| (i, left)));
            moves.collect_vec().into_iter().any(|(i, left)| {
                let mut option = boxes.clone();
                option[open][i] = left;
                !wins_by_search(option, known)
            })
        });
        known.insert(boxes, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..4u32, 1..6)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let known = &mut HashMap::new();
            let divisions = (0..1 << (heaps.len() - 1)).filter(|cuts: &u32| {
                let mut boxes = vec![vec![heaps[0]]];
                for (i, &heap) in heaps[1..].iter().enumerate() {
                    if cuts >> i & 1 == 1 {
                        boxes.push(vec![]);
                    }
                    boxes.last_mut().expect("the first box").push(heap);
                }
                wins_by_search(boxes, known)
            });
            let (expected, got) = (divisions.count() as u64, count_won_divisions(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
