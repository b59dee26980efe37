//! AtCoder ABC 380 F. Exchange Game
//! - url: https://atcoder.jp/contests/abc380/tasks/abc380_f
//! - judge: atcoder
//! - games: cards, bit masks, win or lose, memo
//! - rules: A move puts a card from your hand on the table, and may then take a smaller card from
//!   the table into your hand. A player without a card loses.
//! - difficulty: 1500
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..12, m in 1..12, l in 1..12, n + m + l <= 12, a[n] in 1..10^9, b[m] in 1..10^9,
//!   c[l] in 1..10^9
//! - statement: checked with the statement and its samples, and two published programs on 295
//!   inputs or more
//!
//! Each of the at most 12 cards is in one of three places, which makes 3¹² states. Every move
//! increases the sum of the cards on the table, so play ends. O(3¹² · 12²).

use proconio::input;
use std::collections::HashMap;

/// The hands of the player to move and of the opponent, as sets of cards.
type State = (u16, u16);

fn mover_wins(cards: &[u32], state: State, known: &mut HashMap<State, bool>) -> bool {
    if let Some(&wins) = known.get(&state) {
        return wins;
    }
    let (own, other) = state;
    let members = |set: u16| (0..cards.len()).filter(move |i| set >> i & 1 == 1);
    let table = !(own | other);
    let mut moves = members(own).flat_map(|played| {
        let left = own & !(1 << played);
        let smaller = members(table).filter(move |&taken| cards[taken] < cards[played]);
        smaller.map(move |taken| left | 1 << taken).chain([left])
    });
    let wins = moves.any(|hand| !mover_wins(cards, (other, hand), known));
    known.insert(state, wins);
    wins
}

fn winner(cards: &[u32], n: usize, m: usize) -> &'static str {
    let state = ((1 << n) - 1, ((1 << m) - 1) << n);
    if mover_wins(cards, state, &mut HashMap::new()) {
        "Takahashi"
    } else {
        "Aoki"
    }
}

fn main() {
    input! {
        n: usize,
        m: usize,
        l: usize,
        cards: [u32; n + m + l],
    }
    println!("{}", winner(&cards, n, m));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(own: &[u32], other: &[u32], table: &[u32]) -> bool {
        (0..own.len()).any(|i| {
            let mut left = own.to_vec();
            let played = left.remove(i);
            let taking = (0..table.len()).filter(|&j| table[j] < played).any(|j| {
                let (mut hand, mut table) = (left.clone(), table.to_vec());
                hand.push(std::mem::replace(&mut table[j], played));
                !wins_by_search(other, &hand, &table)
            });
            taking || !wins_by_search(other, &left, &[table, &[played]].concat())
        })
    }

    fn hand() -> impl Strategy<Value = Vec<u32>> {
        prop::collection::vec(1..6u32, 1..3)
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(a in hand(), b in hand(), c in hand()) {
            let lines = [&a, &b, &c].map(|hand| format!("{}\n", hand.iter().join(" "))).concat();
            let input = format!("{} {} {}\n{lines}", a.len(), b.len(), c.len());
            let expected = if wins_by_search(&a, &b, &c) { "Takahashi" } else { "Aoki" };
            let got = winner(&[&a[..], &b, &c].concat(), a.len(), b.len());
            assert_answer!(input, expected, got);
        }
    }
}
