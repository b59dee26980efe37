//! HDU 1729. Stone Game
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=1729
//! - judge: hdu
//! - games: fill a box, square of the stones, sum, recursion
//! - rules: A move adds 1 to `c²` stones to a box that holds `c`, but no more than fit into the
//!   box. A player who cannot move loses.
//! - difficulty: 1600
//! - input: { n in 1..50, n * { s in 0..10^6, c in 0..s } } until "0"
//! - statement: checked with two published programs on 464 inputs or more; the statement was not
//!   found
//!
//! Take a box of size `s`, and let `t` be the largest number with `t + t² < s`. If it holds `c > t`
//! stones, a move can reach every larger number, so the value is `s - c`. If it holds `t`, moves
//! lead to positive values only, so the value is 0. If it holds less, the box is as good as one of
//! size `t`, since moves beyond `t` gain nothing. O(log log s) a box.
//!
//! Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;

fn sg(size: u64, stones: u64) -> u64 {
    if stones == 0 {
        return 0;
    }
    let root = (size as f64).sqrt() as u64;
    let far = (0..=root + 1).rev().find(|t| t + t * t < size).unwrap_or(0);
    if stones > far {
        size - stones
    } else {
        sg(far, stones)
    }
}

fn verdict(boxes: &[(u64, u64)]) -> &'static str {
    if boxes
        .iter()
        .fold(0, |sum, &(size, stones)| sum ^ sg(size, stones))
        != 0
    {
        "Yes"
    } else {
        "No"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for i in 1.. {
        let n: usize = input.read_or_end().unwrap_or(0);
        if n == 0 {
            return;
        }
        let boxes: Vec<(u64, u64)> = (0..n).map(|_| (input.read(), input.read())).collect();
        println!("Case {i}:\n{}", verdict(&boxes));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(boxes: &[(u64, u64)], known: &mut HashMap<Vec<(u64, u64)>, bool>) -> bool {
        if let Some(&wins) = known.get(boxes) {
            return wins;
        }
        let wins = boxes.iter().enumerate().any(|(i, &(size, stones))| {
            (stones + 1..=size.min(stones + stones * stones)).any(|more| {
                let mut option = boxes.to_vec();
                option[i].1 = more;
                !wins_by_search(&option, known)
            })
        });
        known.insert(boxes.to_vec(), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]
        #[test]
        fn agrees_with_a_game_search(boxes in prop::collection::vec((1..24u64, 0..12u64), 1..4)) {
            let boxes = boxes
                .into_iter()
                .map(|(size, stones)| (size, stones.min(size)))
                .collect_vec();
            let lines = boxes
                .iter()
                .map(|(size, stones)| format!("{size} {stones}\n"))
                .join("");
            let input = format!("{}\n{lines}0\n", boxes.len());
            let wins = wins_by_search(&boxes, &mut HashMap::new());
            let expected = format!("Case 1:\n{}", if wins { "Yes" } else { "No" });
            let got = format!("Case 1:\n{}", verdict(&boxes));
            assert_answer!(input, expected, got);
        }
    }
}
