//! On Numbers and Games, ch. 13. Welter's game
//! - url: https://en.wikipedia.org/wiki/On_Numbers_and_Games
//! - judge: other
//! - games: welter, coins on a strip, all winning moves
//! - rules: Coins lie on different squares 0, 1, 2, … of a strip. A move takes a coin to a free
//!   square with a smaller number. A player who cannot move loses. What are the winning moves?
//! - difficulty: 2000
//! - input: n in 1..500, a[n] in 0..10^18, distinct(a)
//! - statement: checked with two published accounts of the game; the input is our own
//!
//! The position is no sum, since coins block each other's squares. The value is the nim-sum of the
//! squares and of one number for each pair of coins. That number tells the lowest binary place in
//! which the two squares differ. So each coin has exactly one square that gives the value 0; find
//! it place by place. The input is our own. O(64 n²).

use itertools::Itertools;
use proconio::input;
use snippets::welter::welter_winning_moves;

/// Lists the winning moves as pairs of squares, from and to, sorted; `lost` if there are none.
fn answer(coins: &[u64]) -> String {
    let moves = welter_winning_moves(coins);
    if moves.is_empty() {
        return "lost".to_string();
    }
    let moves = moves
        .iter()
        .map(|&(i, to)| (coins[i], to))
        .sorted_unstable();
    moves.map(|(from, to)| format!("{from} {to}")).join("\n")
}

fn main() {
    input! {
        coins: [u64],
    }
    println!("{}", answer(&coins));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::cell::RefCell;
    use std::collections::HashMap;

    fn options(coins: u32) -> Vec<(u32, u32, u32)> {
        let squares = (0..10).filter(move |from| coins >> from & 1 == 1);
        let moves = squares.flat_map(|from| (0..from).map(move |to| (from, to)));
        let moves = moves.filter(|(_, to)| coins >> to & 1 == 0);
        let moves = moves.map(|(from, to)| (from, to, coins ^ 1 << from ^ 1 << to));
        moves.collect()
    }

    fn wins_by_search(coins: u32, known: &mut HashMap<u32, bool>) -> bool {
        if let Some(&wins) = known.get(&coins) {
            return wins;
        }
        let wins = options(coins).iter().any(|it| !wins_by_search(it.2, known));
        known.insert(coins, wins);
        wins
    }

    thread_local! {
        static KNOWN: RefCell<HashMap<u32, bool>> = RefCell::default();
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(coins in prop::collection::btree_set(0..10u64, 1..7)) {
            let coins = coins.into_iter().collect_vec();
            let input = format!("{}\n{}\n", coins.len(), coins.iter().join(" "));
            let bits = coins.iter().fold(0, |bits, coin| bits | 1 << coin);
            let winning = KNOWN.with_borrow_mut(|known| {
                let winning = options(bits).into_iter().filter(|it| !wins_by_search(it.2, known));
                winning.map(|(from, to, _)| format!("{from} {to}")).collect_vec()
            });
            let lost = winning.is_empty();
            let expected = if lost { "lost".to_string() } else { winning.join("\n") };
            let got = answer(&coins);
            assert_answer!(input, expected, got);
        }
    }
}
