//! Writes the winning moves from a position.

use super::{bracketed, line};
use crate::decided::Move;
use crate::rule::Sum;

/// Number of moves that a line shows.
const SHOWN_MOVES: usize = 20;

/// Returns the option for the winning moves, with an example of a position.
pub fn from(coordinates: usize) -> String {
    let heaps: Vec<String> = match coordinates {
        1 => vec!["20".to_owned()],
        2 => vec!["12".to_owned(), "7".to_owned()],
        _ => (0..coordinates)
            .map(|at| (9 - at % 5 * 2 + at / 5).to_string())
            .collect(),
    };
    format!("`--from {}`", heaps.join(","))
}

/// The line on the winning moves from a position; `None` if it is lost.
pub fn of_winning_moves(position: &[u64], found: Result<Option<Vec<Move>>, String>) -> String {
    let moves = match found {
        Err(why) => return line("winning moves", format!("not known: {why}")),
        Ok(None) => return line("winning moves", "none: the player to move loses"),
        Ok(Some(moves)) => moves,
    };
    if moves.is_empty() {
        let won = "none is needed: who can't move has won";
        return line("winning moves", won);
    }
    let shown: Vec<String> = moves
        .iter()
        .take(SHOWN_MOVES)
        .map(|it| after(position, it))
        .collect();
    let more = match moves.len().saturating_sub(SHOWN_MOVES) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    line("winning moves", format!("to {}{more}", shown.join(", ")))
}

/// The position after a move.
fn after(position: &[u64], Move { coordinates, left }: &Move) -> String {
    match coordinates[..] {
        [heap] => {
            let mut numbers: Vec<String> = position.iter().map(u64::to_string).collect();
            numbers[heap] = sum(left);
            bracketed(&numbers)
        }
        _ => sum(left),
    }
}

fn sum(left: &Sum) -> String {
    let part = |part: &Vec<i64>| {
        let numbers: Vec<String> = part.iter().map(i64::to_string).collect();
        bracketed(&numbers)
    };
    left.iter().map(part).collect::<Vec<_>>().join(" + ")
}
