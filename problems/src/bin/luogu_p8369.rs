//! Luogu P8369 (POI 2000). Stripes
//! - url: https://www.luogu.com.cn/problem/P8369
//! - judge: luogu
//! - games: octal, stripes, take consecutive, splitting rows
//! - rules: A move covers free neighbouring fields of a board with a stripe of one of three
//!   lengths. A player who cannot move loses.
//! - difficulty: 1000
//! - time-limit: 1s
//! - input: c in 1..1000, z in 1..1000, n in 1..1000, m in 1..1000, p[m] in 1..1000
//! - statement: checked with the statement, and a published program on about 70 inputs
//!
//! The boards are heaps of an octal game that has the digit 7 at these lengths. O(n²) at worst, n =
//! 1000, for all boards together. We don't know the judge's time limit and assume 1 s.

use proconio::input;
use snippets::octal::octal_sg_table;

/// Returns the values of boards of `0..=n` fields.
fn stripes_sg(lengths: &[usize], n: usize) -> Vec<u64> {
    let digits = (1..=n).map(|taken| if lengths.contains(&taken) { '7' } else { '0' });
    octal_sg_table(n, &format!("0.{}", digits.collect::<String>()))
}

fn winner(first_wins: bool) -> u8 {
    if first_wins {
        1
    } else {
        2
    }
}

fn main() {
    input! {
        lengths: [usize; 3],
        boards: [usize],
    }
    let longest = boards.iter().copied().max().unwrap_or(0);
    let g = stripes_sg(&lengths, longest);
    for board in boards {
        println!("{}", winner(g[board] != 0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins(free: u32, lengths: &[usize], known: &mut Vec<Option<bool>>) -> bool {
        if let Some(win) = known[free as usize] {
            return win;
        }
        let win = lengths.iter().any(|&length| {
            let stripe = (1u64 << length) - 1;
            (0..13).map(|i| stripe << i).any(|stripe| {
                u64::from(free) & stripe == stripe && !wins(free ^ stripe as u32, lengths, known)
            })
        });
        known[free as usize] = Some(win);
        win
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn agrees_with_a_game_search(lengths in prop::collection::vec(1usize..16, 3)) {
            let boards: String = (1..=13).map(|n| format!("{n}\n")).collect();
            let input = format!("{}\n13\n{boards}", lengths.iter().join(" "));
            let known = &mut vec![None; 1 << 13];
            let expected = (1..=13).map(|n| winner(wins((1 << n) - 1, &lengths, known))).join("\n");
            let g = stripes_sg(&lengths, 13);
            let got = g[1..].iter().map(|&g| winner(g != 0)).join("\n");
            assert_answer!(input, expected, got);
        }
    }
}
