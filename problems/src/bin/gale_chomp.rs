//! Gale 1974. Chomp with three rows
//! - url: https://en.wikipedia.org/wiki/Chomp
//! - judge: other
//! - games: chomp, rows, poison, table
//! - names: chocolate game, 巧克力游戏, チョンプ
//! - rules: The board is a bar of chocolate with three rows. A move names a square and eats it with
//!   all squares to its right and below. The first square of the first row is poisonous: the player
//!   who eats it loses. Find all rows that a winning move can leave.
//! - difficulty: 1800
//! - input: q in 1..10^4, q * { a in 1..300, b in 0..a, c in 0..b }
//! - statement: checked with a published account of the game; the input is our own
//!
//! Fix second and third rows of `b` and `c` squares. At most one length of the first row is lost,
//! since a move can cut every longer one to it. Go through `b` and `c` upwards. The lost length is
//! the least from which no move leads to another lost bar: the moves cut the second or the third
//! row, or they cut all rows to fewer than `b`. With two rows this length is `b + 1`. O(n³) for the
//! table, O(n) a question.

use proconio::input;

const LONGEST: usize = 300;

/// The length of the first row with which these second and third rows are lost, if there is one.
type Lost = Vec<Vec<Option<usize>>>;

fn lost_bars(longest: usize) -> Lost {
    let mut lost: Lost = vec![];
    for b in 0..=longest {
        lost.push(vec![]);
        for c in 0..=b {
            let below = (0..b).map(|b| lost[b][c.min(b)]);
            let taken: Vec<usize> = below.chain(lost[b].iter().copied()).flatten().collect();
            let mut is_taken = vec![false; b + taken.len() + 2];
            for a in taken {
                if let Some(is_taken) = is_taken.get_mut(a) {
                    *is_taken = true;
                }
            }
            let is_cut = (1..b).any(|a| lost[a][c.min(a)] == Some(a));
            let least = (b.max(1)..).find(|&a| !is_taken[a]);
            lost[b].push(least.filter(|_| !is_cut));
        }
    }
    lost
}

/// Lists the bars that win, in ascending order; `lost` if there are none.
fn answer(rows: [usize; 3], lost: &Lost) -> String {
    let cuts = (0..3).flat_map(|i| (usize::from(i == 0)..rows[i]).map(move |left| (i, left)));
    let bars = cuts.map(|(i, left)| {
        let mut rows = rows;
        rows[i..].iter_mut().for_each(|row| *row = left.min(*row));
        rows
    });
    let mut bars: Vec<[usize; 3]> = bars.filter(|&[a, b, c]| lost[b][c] == Some(a)).collect();
    bars.sort_unstable();
    if bars.is_empty() {
        return "lost".to_string();
    }
    let words: Vec<String> = bars
        .iter()
        .map(|[a, b, c]| format!("{a} {b} {c}"))
        .collect();
    words.join(", ")
}

fn main() {
    input! { questions: [[usize; 3]] }
    let lost = lost_bars(LONGEST);
    for rows in questions {
        println!("{}", answer([rows[0], rows[1], rows[2]], &lost));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    type Bar = BTreeSet<(usize, usize)>;

    /// Lists the bars that a move leaves without eating the poison, square by square.
    fn options(bar: &Bar) -> BTreeSet<Bar> {
        let named = bar.iter().filter(|&&square| square != (0, 0));
        let eaten = |&(i, j): &(usize, usize)| {
            let stays = |&&(row, column): &&(usize, usize)| row < i || column < j;
            bar.iter().filter(stays).copied().collect()
        };
        named.map(eaten).collect()
    }

    fn wins_by_search(bar: &Bar) -> bool {
        options(bar).iter().any(|option| !wins_by_search(option))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn agrees_with_a_game_search(mut rows: [usize; 3]) {
            rows = [1 + rows[0] % 5, rows[1] % 6, rows[2] % 5];
            rows.sort_unstable_by(|a, b| b.cmp(a));
            let input = format!("1\n{}\n", rows.iter().join(" "));
            let squares = (0..3).flat_map(|i| (0..rows[i]).map(move |j| (i, j)));
            let winning = options(&squares.collect());
            let winning = winning.iter().filter(|bar| !wins_by_search(bar));
            let length = |bar: &Bar, i| bar.iter().filter(|square| square.0 == i).count();
            let bars = winning.map(|bar| [0, 1, 2].map(|i| length(bar, i))).sorted();
            let expected = bars.map(|bar| bar.iter().join(" ")).join(", ");
            let expected = if expected.is_empty() { "lost" } else { &expected };
            let got = answer(rows, &lost_bars(6));
            assert_answer!(input, expected, got);
        }
    }
}
