//! POJ 2311. Cutting Game
//! - url: https://www.luogu.com.cn/problem/P10501
//! - judge: luogu
//! - games: multi-sg, splitting rectangles, first to reach wins
//! - rules: A move cuts one sheet of paper in two along a grid line. The player who makes a sheet
//!   of 1 × 1 wins.
//! - difficulty: 1600
//! - input: { w in 2..200, h in 2..200 } until end
//! - statement: checked with the statement's public copy and its samples, and two published
//!   programs on 340 inputs or more
//!
//! A sheet of 1 × k lets the next player win at once, so nobody makes one unless forced to. While
//! all sides are at least 2, play is an ordinary sum in which a player who cannot move loses: every
//! move from 2 × 2, 2 × 3 and 3 × 3 makes such a strip. O(200³) for all sheets.
//!
//! The original has no Rust; the url is that of a copy.

use snippets::fast_input::FastInput;
use snippets::mex::mex;

const LARGEST: usize = 200;

/// Returns the values of all sheets, by their sides, without the moves that make a strip.
fn sheet_sg() -> Vec<Vec<u64>> {
    let mut g = vec![vec![0; LARGEST + 1]; LARGEST + 1];
    for w in 2..=LARGEST {
        for h in 2..=w {
            let across = (2..=w / 2).map(|part| g[part][h] ^ g[w - part][h]);
            let along = (2..=h / 2).map(|part| g[w][part] ^ g[w][h - part]);
            let value = mex(across.chain(along));
            (g[w][h], g[h][w]) = (value, value);
        }
    }
    g
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "WIN"
    } else {
        "LOSE"
    }
}

fn main() {
    let g = sheet_sg();
    let mut input = FastInput::from_stdin();
    while let Some(w) = input.read_or_end::<usize>() {
        let h: usize = input.read();
        println!("{}", verdict(g[w][h] != 0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Sheets = Vec<(usize, usize)>;

    /// Says whether the mover is the first to make a sheet of 1 × 1.
    fn wins_by_search(sheets: Sheets, known: &mut HashMap<Sheets, bool>) -> bool {
        if let Some(&wins) = known.get(&sheets) {
            return wins;
        }
        let cuts = |(w, h): (usize, usize)| {
            let across = (1..w).map(move |part| [(part, h), (w - part, h)]);
            across.chain((1..h).map(move |part| [(w, part), (w, h - part)]))
        };
        let mut moves =
            (0..sheets.len()).flat_map(|i| cuts(sheets[i]).map(move |parts| (i, parts)));
        let wins = moves.any(|(i, parts)| {
            let mut option = sheets.clone();
            option.swap_remove(i);
            option.extend(parts.map(|(w, h)| (w.min(h), w.max(h))));
            parts.contains(&(1, 1)) || !wins_by_search(option.into_iter().sorted().collect(), known)
        });
        known.insert(sheets, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(12))]
        #[test]
        fn agrees_with_a_game_search(w in 2usize..7, h in 2usize..5) {
            let input = format!("{w} {h}\n");
            let sheet = (w.min(h), w.max(h));
            let expected = verdict(wins_by_search(vec![sheet], &mut HashMap::new()));
            let got = verdict(sheet_sg()[w][h] != 0);
            assert_answer!(input, expected, got);
        }
    }
}
