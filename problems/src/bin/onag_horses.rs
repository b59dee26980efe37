//! On Numbers and Games, ch. 14. All the King's Horses, last home wins
//! - url: https://www.cut-the-knot.org/books/ONAG/content.shtml
//! - judge: other
//! - games: every-sg, knights, all components move, last ending game decides, suspense numbers
//! - rules: A move takes every horse that is not home a knight's step: two squares up or two to the
//!   left, and one aside. Home is the two by two squares in the top left corner of a large board.
//!   The player who makes the last move wins.
//! - difficulty: 1600
//! - input: n in 1..100, n * { x in 0..1000, y in 0..1000 }
//! - statement: checked with two published accounts of the game; the input is our own
//!
//! This is an Every-SG game. The book calls it a continued conjunctive compound, and its steps
//! suspense numbers. Here the largest and the smallest step differ: the winner of a horse delays,
//! and the loser hurries. O(2000²) for a table by diagonals, then O(1) a horse.
//!
//! We know of no judge whose game tells the two apart, so you practise this one locally. The input
//! is our own: `h`, then the row and the column of each horse, counted from 0, up to 1000.

use proconio::input;
use snippets::every_sg::every_step;

type Square = (usize, usize);

fn options((row, column): Square) -> impl Iterator<Item = Square> {
    let steps = [(-2, -1), (-2, 1), (-1, -2), (1, -2)];
    steps.into_iter().filter_map(move |(down, right)| {
        let row = row.checked_add_signed(down)?;
        Some((row, column.checked_add_signed(right)?))
    })
}

/// Returns the steps of all squares up to a diagonal, since every move leads to an earlier
/// diagonal. Square `(r, c)` is entry `[r + c][r]`.
fn suspense(last_diagonal: usize) -> Vec<Vec<usize>> {
    let mut steps: Vec<Vec<usize>> = vec![];
    for diagonal in 0..=last_diagonal {
        let step = |r| every_step(options((r, diagonal - r)).map(|(r, c)| steps[r + c][r]));
        steps.push((0..=diagonal).map(step).collect());
    }
    steps
}

fn first_player_wins(horses: &[Square]) -> bool {
    let last = horses.iter().map(|(r, c)| r + c).max();
    let steps = suspense(last.unwrap_or(0));
    let longest = horses.iter().map(|&(r, c)| steps[r + c][r]).max();
    longest.unwrap_or(0) % 2 == 1
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "First"
    } else {
        "Second"
    }
}

fn main() {
    input! {
        horses: [(usize, usize)],
    }
    println!("{}", verdict(first_player_wins(&horses)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn is_home(&(r, c): &Square) -> bool {
        r < 2 && c < 2
    }

    fn jumps((r, c): Square) -> impl Iterator<Item = Square> {
        let board = (0..r + 2).cartesian_product(0..c + 2);
        board.filter(move |&(to_r, to_c)| {
            let aside = (r.abs_diff(to_r), c.abs_diff(to_c));
            aside == (2, 1) && to_r < r || aside == (1, 2) && to_c < c
        })
    }

    /// The mover wins iff some move of all horses leaves a position that the opponent loses.
    fn wins_by_search(mut horses: Vec<Square>) -> bool {
        horses.retain(|horse| !is_home(horse));
        let turns = horses.iter().map(|&horse| jumps(horse).collect_vec());
        !horses.is_empty()
            && turns
                .multi_cartesian_product()
                .any(|turn| !wins_by_search(turn))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            horses in prop::collection::vec((0..7usize, 0..7usize), 0..4),
        ) {
            let places = horses.iter().map(|(r, c)| format!("{r} {c}\n"));
            let input = format!("{}\n{}", horses.len(), places.format(""));
            let expected = verdict(wins_by_search(horses.clone()));
            let got = std::panic::catch_unwind(|| verdict(first_player_wins(&horses)));
            let got = got.unwrap_or("a panic");
            assert_answer!(input, expected, got);
        }
    }
}
