//! Codeforces 725 F. Family Photos
//! - url: https://codeforces.com/problemset/problem/725/F
//! - judge: codeforces
//! - games: score, stacks of two, own values, sort by the sum, hot games, pass
//! - rules: Alice and Bonnie take turns to take the top photo of a stack of two, or pass; two
//!   passes end the game. Photos are worth `a` to Alice and `b` to Bonnie. Each maximises her own
//!   sum less that of the other. What is the difference?
//! - difficulty: 2900
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..10^5, n * { a1 in 0..10^9, b1 in 0..10^9, a2 in 0..10^9, b2 in 0..10^9 }
//! - statement: checked with the statement's public copy and its samples
//!
//! If `a1 + b1 ≥ a2 + b2`, taking the first photo is never worth less than taking the second: the
//! stack counts as two single photos. Otherwise whoever takes the top leaves the better photo to
//! the other player: Alice gains `a1 - b2` by it, or Bonnie `b1 - a2`. At most one of these is
//! positive. If one is, the stack counts as a single photo worth that much to that player, which
//! the other player won't take. If none is, nobody touches the stack. Take single photos of worth
//! `a` and `b` in decreasing order of `a + b`, as in a sum of switches. O(n log n).

use snippets::fast_input::FastInput;

fn difference(stacks: &[[i64; 4]]) -> i64 {
    let mut singles = vec![];
    let mut sure = 0;
    for &[a1, b1, a2, b2] in stacks {
        if a1 + b1 >= a2 + b2 {
            singles.extend([(a1, b1), (a2, b2)]);
        } else if a1 > b2 {
            sure += a1 - b2;
        } else if b1 > a2 {
            sure -= b1 - a2;
        }
    }
    singles.sort_unstable_by_key(|(a, b)| -(a + b));
    let gains = singles.iter().enumerate().map(|(i, &(a, b))| match i % 2 {
        0 => a,
        _ => -b,
    });
    sure + gains.sum::<i64>()
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n: usize = input.read();
    let stacks: Vec<[i64; 4]> = (0..n).map(|_| [0; 4].map(|_| input.read())).collect();
    println!("{}", difference(&stacks));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Known = HashMap<(Vec<usize>, bool, bool), i64>;

    /// Alice's sum less Bonnie's to come; `taken` counts the photos taken of each stack.
    fn search(
        stacks: &[[i64; 4]],
        taken: &[usize],
        is_alice: bool,
        passed: bool,
        known: &mut Known,
    ) -> i64 {
        let key = (taken.to_vec(), is_alice, passed);
        if let Some(&score) = known.get(&key) {
            return score;
        }
        let mut options = vec![if passed {
            0
        } else {
            search(stacks, taken, !is_alice, true, known)
        }];
        for i in (0..stacks.len()).filter(|&i| taken[i] < 2) {
            let mut next = taken.to_vec();
            next[i] += 1;
            let gain = if is_alice {
                stacks[i][2 * taken[i]]
            } else {
                -stacks[i][2 * taken[i] + 1]
            };
            options.push(gain + search(stacks, &next, !is_alice, false, known));
        }
        let (min, max) = options.into_iter().minmax().into_option().unwrap();
        let best = if is_alice { max } else { min };
        known.insert(key, best);
        best
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            stacks in prop::collection::vec(prop::array::uniform4(0..9i64), 1..5)
        ) {
            let lines = stacks.iter().map(|stack| stack.iter().join(" ") + "\n");
            let input = format!("{}\n{}", stacks.len(), lines.format(""));
            let none = vec![0; stacks.len()];
            let expected = search(&stacks, &none, true, false, &mut HashMap::new());
            let got = difference(&stacks);
            assert_answer!(input, expected, got);
        }
    }
}
