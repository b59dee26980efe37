//! Codeforces 1100 D. Dasha and Chess
//! - url: https://codeforces.com/problemset/problem/1100/D
//! - judge: codeforces
//! - games: king and rooks, chess, centre of the board, quadrants, counting, interactive
//! - rules: A white king stands among 666 black rooks on a board of 999 × 999. White wins if the
//!   king gets onto a row or column of a rook within 2000 moves. Black moves a rook to any free
//!   square whose row and column are not the king's. Win as White.
//! - difficulty: 2500
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: 667 * { x in 1..999, y in 1..999 }, distinct(x, y)
//! - statement: checked with the statement's public copy and a public translation, which cut its
//!   dialogue short
//!
//! Go to the centre first. One of the four quadrants around it has at most 166 rooks, so the other
//! three have 500 or more. Walk on the diagonal away from that quadrant: within 499 moves the king
//! meets the row or the column of each square of the three others, but Black moves only 499 rooks.
//! If a rook stands on the next square of the diagonal, a move beside it gives check at once.

use itertools::Itertools;
use proconio::input_interactive;

const SIZE: i32 = 999;
const CENTRE: i32 = SIZE / 2 + 1;

type Square = (i32, i32);

/// The direction from the centre that leaves the fewest rooks behind.
fn direction(rooks: &[Square]) -> Square {
    let behind = |&(dx, dy): &Square| {
        let is_behind = |(x, y): &&Square| (x - CENTRE) * dx < 0 && (y - CENTRE) * dy < 0;
        rooks.iter().filter(is_behind).count()
    };
    let diagonals = [-1, 1].into_iter().cartesian_product([-1, 1]);
    diagonals.min_by_key(behind).expect("there are four")
}

/// The king's next square. At the centre `onward` becomes the way that he takes from there.
fn next_square(king: Square, rooks: &[Square], onward: &mut Option<Square>) -> Square {
    if king == (CENTRE, CENTRE) {
        *onward = Some(direction(rooks));
    }
    let to_centre = ((CENTRE - king.0).signum(), (CENTRE - king.1).signum());
    let (dx, dy) = onward.unwrap_or(to_centre);
    let next = (king.0 + dx, king.1 + dy);
    if rooks.contains(&next) {
        // This is in the rook's row, and free as long as the king is not in check.
        (king.0 + dx, king.1)
    } else {
        next
    }
}

fn main() {
    input_interactive! {
        mut king: (i32, i32),
        mut rooks: [(i32, i32); 666],
    }
    let mut onward = None;
    loop {
        king = next_square(king, &rooks, &mut onward);
        println!("{} {}", king.0, king.1);
        input_interactive! {
            rook: i32,
            to: (i32, i32),
        }
        match rook {
            1.. => rooks[rook as usize - 1] = to,
            _ => break,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use proptest::sample::Index;

    fn gives_check(king: Square, rooks: &[Square]) -> bool {
        rooks
            .iter()
            .any(|rook| rook.0 == king.0 || rook.1 == king.1)
    }

    /// A square from which no rook gives check.
    fn free_square(king: Square, rooks: &[Square], mut draw: impl FnMut() -> Square) -> Square {
        loop {
            let square = draw();
            if !gives_check(king, &[square]) && !rooks.contains(&square) {
                return square;
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]
        #[test]
        fn gets_into_check_in_time(
            king in (1..=SIZE, 1..=SIZE),
            quarter in any::<bool>(),
            places in prop::collection::vec((any::<Index>(), any::<Index>()), 64),
            flees in any::<bool>(),
        ) {
            let square = |i: usize, span: i32| {
                let (x, y) = places[i % 64];
                let shift = i / 64 * 37;
                let at = |index: Index| ((index.index(999) + shift) as i32 % span) + 1;
                (at(x), at(y))
            };
            let mut drawn = 0;
            let mut draw = |span: i32| {
                drawn += 1;
                square(drawn * 31, span)
            };
            let mut rooks = vec![];
            while rooks.len() < 666 {
                let span = if quarter { CENTRE - 1 } else { SIZE };
                let rook = free_square(king, &rooks, || draw(span));
                rooks.push(rook);
            }
            let lines = rooks.iter().map(|(x, y)| format!("{x} {y}\n"));
            let input = format!("{} {}\n{}", king.0, king.1, lines.format(""));
            let (mut king, mut onward, mut moves) = (king, None, 0);
            let mut turn = 0;
            while !gives_check(king, &rooks) && moves < 2000 {
                let next = next_square(king, &rooks, &mut onward);
                let step = (next.0 - king.0, next.1 - king.1);
                prop_assert!(step.0.abs().max(step.1.abs()) == 1 && !rooks.contains(&next));
                prop_assert!((1..=SIZE).contains(&next.0) && (1..=SIZE).contains(&next.1));
                king = next;
                moves += 1;
                // Black moves the rook that the king would meet first, or any.
                let ahead = |rook: &&Square| {
                    let (x, y) = ((rook.0 - king.0) * step.0, (rook.1 - king.1) * step.1);
                    [x, y].into_iter().filter(|&way| way > 0).min().unwrap_or(SIZE)
                };
                turn += 1;
                let rook = if flees {
                    (0..rooks.len()).min_by_key(|&i| ahead(&&rooks[i])).unwrap()
                } else {
                    turn % rooks.len()
                };
                if !gives_check(king, &rooks) {
                    rooks[rook] = free_square(king, &rooks, || draw(SIZE));
                }
            }
            assert_answer!(gives_check(king, &rooks); input, "check", moves);
        }
    }
}
