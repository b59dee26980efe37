//! Codeforces 1921 E. Eat the Chip
//! - url: https://codeforces.com/problemset/problem/1921/E
//! - judge: codeforces
//! - games: two tokens on a board, pursuit, parity of the distance, draws
//! - rules: Two chips stand on a board of `h` rows and `w` columns. In turn, Alice's chip goes one
//!   row down, Bob's one row up, each straight or one column aside. A player who moves onto the
//!   other chip wins. If the player to move has no row left, it is a draw.
//! - difficulty: 1600
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { h in 1..10^6, w in 1..10^9, xa in 1..h, ya in 1..w, xb in 1..h, yb
//!   in 1..w, max(xa, xb) - min(xa, xb) + max(ya, yb) - min(ya, yb) > 0 }, sum(h) <= 10^6
//! - statement: checked with the statement and its sample, and two published programs on 400 inputs
//!
//! The number of rows between the chips tells who can hit at all: Alice if it is odd, Bob if it is
//! even. The other player can only flee. Once the hunter stands on the fugitive's column after a
//! move, it stays there. Otherwise it gains only when the fugitive runs into the border. Both chips
//! move equally often until they are level, but Alice as the hunter moves once more. So the hunter
//! wins iff the columns are equal, or differ by 1 and Alice hunts, or the fugitive can reach the
//! border and the hunter has enough moves to get there too. O(1) a case.

use proconio::input;
use std::cmp::Ordering;

/// Returns `Greater` if Alice wins, `Less` if Bob does. Rows count from the top, columns from the
/// left.
fn result(w: i64, alice: (i64, i64), bob: (i64, i64)) -> Ordering {
    let rows = bob.0 - alice.0;
    if rows <= 0 {
        return Ordering::Equal;
    }
    // The columns of the hunter and the fugitive, then how often each moves until they are level.
    let (hunter, fugitive, result) = if rows % 2 == 1 {
        (alice.1, bob.1, Ordering::Greater)
    } else {
        (bob.1, alice.1, Ordering::Less)
    };
    let (moves, steps) = ((rows + 1) / 2, rows / 2);
    let catches = match fugitive.cmp(&hunter) {
        Ordering::Equal => true,
        Ordering::Greater => hunter + moves >= (fugitive + steps).min(w),
        Ordering::Less => hunter - moves <= (fugitive - steps).max(1),
    };
    if catches {
        result
    } else {
        Ordering::Equal
    }
}

fn winner(result: Ordering) -> &'static str {
    match result {
        Ordering::Greater => "Alice",
        Ordering::Less => "Bob",
        Ordering::Equal => "Draw",
    }
}

fn main() {
    input! {
        cases: [(i64, i64, (i64, i64), (i64, i64))],
    }
    for (_, w, alice, bob) in cases {
        println!("{}", winner(result(w, alice, bob)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Searches from the view of the player to move, whose chip is `own`. Alice goes down.
    fn search(h: i64, w: i64, own: (i64, i64), other: (i64, i64), down: bool) -> Ordering {
        let row = if down { own.0 + 1 } else { own.0 - 1 };
        if !(1..=h).contains(&row) {
            return Ordering::Equal;
        }
        let columns = (own.1 - 1..=own.1 + 1).filter(|column| (1..=w).contains(column));
        let results = columns.map(|column| {
            if (row, column) == other {
                Ordering::Greater
            } else {
                search(h, w, other, (row, column), !down).reverse()
            }
        });
        results.max().expect("a board has a column")
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            (h, w, cells) in (1..8i64, 1..9i64).prop_flat_map(|(h, w)| {
                (Just(h), Just(w), prop::array::uniform2((1..=h, 1..=w)))
            })
        ) {
            let [alice, bob] = cells;
            prop_assume!(alice != bob);
            let input = format!("1\n{h} {w} {} {} {} {}\n", alice.0, alice.1, bob.0, bob.1);
            let expected = winner(search(h, w, alice, bob, true));
            let got = winner(result(w, alice, bob));
            assert_answer!(input, expected, got);
        }
    }
}
