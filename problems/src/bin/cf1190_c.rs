//! Codeforces 1190 C. Tokitsukaze and Duel
//! - url: https://codeforces.com/problemset/problem/1190/C
//! - judge: codeforces
//! - games: loopy, draw, flip k neighbours to one side, win at once
//! - rules: A move turns `k` neighbouring cards of a row to the same side. A player after whose
//!   move all cards show the same side wins. Play without end is a draw.
//! - difficulty: 2300
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 1..10^5, k in 1..n, s in "01" n..n
//! - statement: checked with the statement's public copy and its samples
//!
//! A player wins at once iff all zeros or all ones lie within `k` neighbouring places. If the first
//! player can, that's the end. If every first move lets the second player win at once, the second
//! player wins. Otherwise nobody wins: the first player makes a move after which the opponent can't
//! win at once, and from then on a player can always repeat the last move, which changes nothing.
//! The first and the last card of each side after a move follow from tables. O(n).

use proconio::input;

/// The places of the first and of the last card of a side.
type Span = Option<(usize, usize)>;

fn join(a: Span, b: Span) -> Span {
    match (a, b) {
        (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
        _ => a.or(b),
    }
}

fn fits(span: Span, k: usize) -> bool {
    span.map_or(true, |(first, last)| last - first < k)
}

fn winner(cards: &[u8], k: usize) -> &'static str {
    let n = cards.len();
    let (mut before, mut behind) = (vec![[None; 2]; n + 1], vec![[None; 2]; n + 1]);
    let one = |i: usize, side| Some((i, i)).filter(|_| cards[i] == b"01"[side]);
    for side in 0..2 {
        for i in 0..n {
            before[i + 1][side] = join(before[i][side], one(i, side));
        }
        for i in (0..n).rev() {
            behind[i][side] = join(behind[i + 1][side], one(i, side));
        }
    }
    let wins = |spans: [Span; 2]| spans.iter().any(|&span| fits(span, k));
    if wins(before[n]) {
        return "tokitsukaze";
    }
    let second_wins = (0..=n - k).all(|start| {
        let outside = [0, 1].map(|side| join(before[start][side], behind[start + k][side]));
        (0..2).all(|side| {
            let mut spans = outside;
            spans[side] = join(spans[side], Some((start, start + k - 1)));
            wins(spans)
        })
    });
    if second_wins {
        "quailty"
    } else {
        "once again"
    }
}

fn main() {
    input! {
        _n: usize,
        k: usize,
        cards: proconio::marker::Bytes,
    }
    println!("{}", winner(&cards, k));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// What the player to move gets from each row: 1 for a win, -1 for a loss, 0 for a draw.
    fn search(n: usize, k: usize) -> Vec<i32> {
        let all = (1 << n) - 1;
        let block = (1 << k) - 1;
        let moves =
            |row: usize| (0..=n - k).flat_map(move |i| [row | block << i, row & !(block << i)]);
        let mut known: Vec<i32> = vec![0; 1 << n];
        loop {
            let old = known;
            let wins = |to: usize| to == 0 || to == all || old[to] == -1;
            let value = |row: usize| {
                if moves(row).any(wins) {
                    1
                } else if moves(row).all(|to| old[to] == 1) {
                    -1
                } else {
                    0
                }
            };
            known = (0..=all).map(value).collect();
            if known == old {
                return known;
            }
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            (n, k) in (1..8usize).prop_flat_map(|n| (Just(n), 1..=n)),
            row in any::<u8>(),
        ) {
            let row = usize::from(row) & ((1 << n) - 1);
            let cards: String = (0..n).map(|i| if row >> i & 1 == 1 { '1' } else { '0' }).collect();
            let input = format!("{n} {k}\n{cards}\n");
            let expected = match search(n, k)[row] {
                1 => "tokitsukaze",
                -1 => "quailty",
                _ => "once again",
            };
            let got = winner(cards.as_bytes(), k);
            assert_answer!(input, expected, got);
        }
    }
}
