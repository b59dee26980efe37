//! AtCoder Typical 90 031 (競プロ典型 90 問). VS AtCoder
//! - url: https://atcoder.jp/contests/typical90/tasks/typical90_ae
//! - judge: atcoder
//! - games: sum, table of two numbers, stones of two colours
//! - rules: A heap has `w` white and `b` blue stones. A move on a heap takes a white stone and adds
//!   `w` blue ones, or takes 1 to `⌊b / 2⌋` blue ones. A player who cannot move loses.
//! - difficulty: 1600
//! - time-limit: 3s
//! - memory-limit: 1024MB
//! - input: n in 1..10^5, w[n] in 0..50, b[n] in 0..50
//! - statement: checked with the statement, and a published program on about 70 inputs
//!
//! Each heap is a game of its own. One table holds the values of all heaps with up to 50 white
//! stones and as many blue ones as play can reach, 50 + 50 · 51 / 2. O(50 · 1325²).

use snippets::fast_input::FastInput;
use snippets::mex::mex;

const WHITE: usize = 50;
const BLUE: usize = 50 + WHITE * (WHITE + 1) / 2;

/// `g[w][b]`, for all heaps that play can reach from at most `WHITE` white and 50 blue stones.
fn values() -> Vec<Vec<u64>> {
    let mut g: Vec<Vec<u64>> = vec![];
    for w in 0..=WHITE {
        let most = BLUE - w * (w + 1) / 2;
        let mut row: Vec<u64> = Vec::with_capacity(most + 1);
        for b in 0..=most {
            let blue_left = &row[b - b / 2..];
            let white = w.checked_sub(1).map(|fewer| g[fewer][b + w]);
            row.push(mex(blue_left.iter().copied().chain(white)));
        }
        g.push(row);
    }
    g
}

fn verdict(heaps: impl Iterator<Item = (usize, usize)>, g: &[Vec<u64>]) -> &'static str {
    if heaps.fold(0, |sum, (w, b)| sum ^ g[w][b]) != 0 {
        "First"
    } else {
        "Second"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    let (white, blue) = (input.read_vec(n), input.read_vec(n));
    println!("{}", verdict(white.into_iter().zip(blue), &values()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Heaps = Vec<(usize, usize)>;

    fn wins_by_search(heaps: Heaps, known: &mut HashMap<Heaps, bool>) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let wins = heaps.iter().enumerate().any(|(i, &(w, b))| {
            let by_white = (w > 0).then(|| (w - 1, b + w));
            let by_blue = (1..=b / 2).map(|taken| (w, b - taken));
            by_white.into_iter().chain(by_blue).any(|changed| {
                let mut option = heaps.clone();
                option[i] = changed;
                !wins_by_search(option, known)
            })
        });
        known.insert(heaps, wins);
        wins
    }

    thread_local! {
        static VALUES: Vec<Vec<u64>> = values();
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec((0..4usize, 0..7usize), 1..3)) {
            let (white, blue): (Vec<usize>, Vec<usize>) = heaps.iter().copied().unzip();
            let input = format!(
                "{}\n{}\n{}\n",
                heaps.len(),
                white.iter().join(" "),
                blue.iter().join(" ")
            );
            let wins = wins_by_search(heaps.clone(), &mut HashMap::new());
            let expected = if wins { "First" } else { "Second" };
            let got = VALUES.with(|values| verdict(heaps.into_iter(), values));
            assert_answer!(input, expected, got);
        }
    }
}
