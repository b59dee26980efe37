//! Codeforces 255 E. Furlo and Rublo and Game
//! - url: https://codeforces.com/problemset/problem/255/E
//! - judge: codeforces
//! - games: sum, roots, step function, nim-sum
//! - rules: A move replaces a heap of `x` by one of `y < x` with `y⁴ ≥ x` and `y² ≤ x`. A player
//!   who cannot move loses.
//! - difficulty: 2200
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..77777, a[n] in 1..777777777777
//! - statement: checked with the statement, its samples, a published program on about 200 inputs
//!
//! The options of `x` are a range whose ends grow with `x`, so the Grundy values form a step
//! function. The steps up to the largest square root suffice, and these are few. The value of a
//! heap is the mex of the steps that its range meets. O(√max + n).

use snippets::fast_input::FastInput;
use snippets::mex::mex;

/// The heaps at which the value changes, each with the new value.
type Steps = Vec<(u64, u64)>;

/// Returns the value of a heap from the steps below it.
fn sg(x: u64, steps: &Steps) -> u64 {
    let (least, most) = (fourth_root_up(x), square_root(x).min(x.saturating_sub(1)));
    let ends = steps.iter().skip(1).map(|step| step.0).chain([u64::MAX]);
    let met = steps.iter().zip(ends).filter(|(step, end)| {
        let (from, to) = (least.max(step.0), most.min(end - 1));
        from <= to
    });
    mex(met.map(|(step, _)| step.1))
}

/// Returns the steps of the heaps up to `largest`.
fn steps_up_to(largest: u64) -> Steps {
    let mut steps = vec![(0, 0)];
    for x in 1..=largest {
        let value = sg(x, &steps);
        if steps.last().is_some_and(|step| step.1 != value) {
            steps.push((x, value));
        }
    }
    steps
}

fn square_root(x: u64) -> u64 {
    let root = (x as f64).sqrt() as u64;
    (root.saturating_sub(1)..)
        .take_while(|r| r * r <= x)
        .last()
        .expect("0 is a candidate")
}

fn fourth_root_up(x: u64) -> u64 {
    let down = square_root(square_root(x));
    down + u64::from(down.pow(4) < x)
}

fn first_player_wins(heaps: &[u64]) -> bool {
    let largest = heaps.iter().max().expect("at least one heap");
    let steps = steps_up_to(square_root(*largest));
    heaps.iter().fold(0, |sum, &x| sum ^ sg(x, &steps)) != 0
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Furlo"
    } else {
        "Rublo"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", winner(first_player_wins(&input.read_vec(n))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(heaps: Vec<u64>, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let results = |x: u64| (0..x).filter(move |y| y.pow(4) >= x && y.pow(2) <= x);
        let mut moves = (0..heaps.len()).flat_map(|i| results(heaps[i]).map(move |y| (i, y)));
        let wins = moves.any(|(i, y)| {
            let mut option = heaps.clone();
            option[i] = y;
            option.sort_unstable();
            !wins_by_search(option, known)
        });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]
        #[test]
        fn agrees_with_a_game_search(
            heaps in prop::collection::vec(prop_oneof![1..40u64, 1..2000u64], 1..4),
        ) {
            let input = format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = winner(wins_by_search(heaps.clone(), &mut HashMap::new()));
            let got = winner(first_player_wins(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
