//! Codeforces 1784 E. Infinite Game
//! - url: https://codeforces.com/problemset/problem/1784/E
//! - judge: codeforces
//! - games: no choices, cycle of states, counting, dp over functions
//! - rules: A set goes to the player who first wins two rounds of it, and then a new set begins.
//!   The rounds' winners are given by a string that repeats for ever. Who wins more sets in the
//!   long run? Count the ways to fill the gaps of the string by the result: Alice, a tie, Bob.
//! - difficulty: 3100
//! - time-limit: 4s
//! - memory-limit: 512MB
//! - input: s in "ab?" 1..200
//! - statement: checked with the statement's public copy and its samples; the limits of time and
//!   memory are from memory
//!
//! Within a set, the score is 0:0, 1:0, 0:1 or 1:1. The string leads from each score at its
//! beginning to a score at its end. Play runs into a cycle of these four, and the sets won within
//! the cycle decide. So guess which scores are on the cycle. Go through the string, and count the
//! ways by where the four beginnings have led so far, and by how many sets more Alice has won from
//! those on the cycle. In the end, keep the ways whose cycle is the guessed one. O(2⁴ · |s|²) with
//! a factor for the functions that occur.

use proconio::input;
use std::cmp::Ordering;
use std::collections::BTreeMap;

const MODULUS: u64 = 998_244_353;
/// For each score, the next one and the won sets if Alice wins the round, and if Bob does.
const ROUNDS: [[(usize, isize); 4]; 2] = [
    [(1, 0), (0, 1), (3, 0), (0, 1)],
    [(2, 0), (3, 0), (0, -1), (0, -1)],
];

/// Returns the set of scores on the cycle that play reaches from 0:0.
fn cycle(leads_to: &[usize; 4]) -> usize {
    let after = |score: usize, times| (0..times).fold(score, |score, _| leads_to[score]);
    let reached = after(0, 4);
    (0..4).fold(0, |set, times| set | 1 << after(reached, times))
}

/// Counts the ways that Alice wins, that end in a tie, and that Bob wins.
fn results(text: &str) -> [u64; 3] {
    let most = 4 * text.len();
    let mut results = [0; 3];
    for guess in 1..16 {
        let mut none_yet = vec![0; 2 * most + 1];
        none_yet[most] = 1;
        let mut ways = BTreeMap::from([([0, 1, 2, 3], none_yet)]);
        for letter in text.bytes() {
            let mut next = BTreeMap::new();
            let winners = (0..2).filter(|winner| letter == b'?' || letter == b"ab"[*winner]);
            for (winner, (scores, by_lead)) in itertools::iproduct!(winners, &ways) {
                let sets = (0..4).filter(|start| guess >> start & 1 == 1);
                let lead: isize = sets.map(|start| ROUNDS[winner][scores[start]].1).sum();
                let to = scores.map(|score: usize| ROUNDS[winner][score].0);
                let sums = next.entry(to).or_insert_with(|| vec![0; 2 * most + 1]);
                for (i, ways) in by_lead.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                    let sum = &mut sums[i.wrapping_add_signed(lead)];
                    *sum = (*sum + ways) % MODULUS;
                }
            }
            ways = next;
        }
        for (_, by_lead) in ways.iter().filter(|(leads_to, _)| cycle(leads_to) == guess) {
            for (i, ways) in by_lead.iter().enumerate() {
                let result = match i.cmp(&most) {
                    Ordering::Greater => 0,
                    Ordering::Equal => 1,
                    Ordering::Less => 2,
                };
                results[result] = (results[result] + ways) % MODULUS;
            }
        }
    }
    results
}

fn main() {
    input! {
        text: String,
    }
    results(&text).iter().for_each(|ways| println!("{ways}"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Plays the string 4 times to be on the cycle, and 12 times to go around it: 12 is a multiple
    /// of each length from 1 to 4.
    fn result_by_play(text: &[u8]) -> usize {
        let (mut lead, mut rounds) = (0, [0, 0]);
        for repeat in 0..16 {
            for letter in text {
                let winner = usize::from(*letter == b'b');
                rounds[winner] += 1;
                if rounds[winner] == 2 {
                    rounds = [0, 0];
                    if repeat >= 4 {
                        lead += 1 - 2 * winner as i32;
                    }
                }
            }
        }
        (1 - lead.signum()) as usize
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]
        #[test]
        fn agrees_with_playing_all_strings(text in "[ab?]{1,9}") {
            let choices = text.bytes().map(|letter| match letter {
                b'?' => vec![b'a', b'b'],
                _ => vec![letter],
            });
            let mut expected = [0; 3];
            for filled in choices.multi_cartesian_product() {
                expected[result_by_play(&filled)] += 1;
            }
            let input = format!("{text}\n");
            let [expected, got] = [expected, results(&text)].map(|ways| ways.iter().join("\n"));
            assert_answer!(input, expected, got);
        }
    }
}
