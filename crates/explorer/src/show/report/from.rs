//! Writes what `--from` asks for: the winning moves from a position, or who loses the starts of a
//! game, in which some coordinates are given.

use super::answer::{evidence, in_a_sentence, in_words, loses_iff};
use super::{bracketed, first_of, line};
use crate::decided::{Move, Slice, Sliced};
use crate::guess::sequence;
use crate::joined;
use crate::rule::Sum;
use crate::show::conditions::lost;

/// Number of moves that a line shows.
const SHOWN_MOVES: usize = 20;

/// Writes the line on the winning moves from a position.
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
    let shown = moves.iter().take(SHOWN_MOVES).map(|it| after(position, it));
    let more = match moves.len().saturating_sub(SHOWN_MOVES) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    line("winning moves", format!("to {}{more}", joined(shown, ", ")))
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
    joined(left.iter().map(|part| bracketed(part)), " + ")
}

/// Number of lost positions that a line lists.
const SHOWN_LOST: usize = 30;

/// Says who loses the positions of a slice, by a theorem or by a guess.
pub fn of_slice(
    slice: &Slice,
    misere: bool,
    found: Result<Sliced, String>,
    is_stopped: &dyn Fn() -> bool,
) -> String {
    let text = |number: &Option<u64>| number.map_or(slice.name.clone(), |it| it.to_string());
    let coordinates: Vec<String> = slice.given.iter().map(text).collect();
    let play = if misere { "in misère play " } else { "" };
    let from = format!("{play}from {}, ", bracketed(&coordinates));
    let found = match found {
        Ok(found) => found,
        Err(why) => return line("answer", format!("{from}not known: {why}")),
    };
    let names = [slice.name.as_str()];
    let guesses = sequence::guesses(&found.outcomes, 0);
    let guess = guesses.iter().find(|guess| !guess.is_weak());
    let condition = guess.and_then(|guess| lost(&guess.formula, &names));
    let sentence = match found.condition(names[0], condition.as_deref(), is_stopped) {
        Some(condition) => loses_iff(&in_words(&condition)),
        None => match guess {
            Some(guess) => in_a_sentence(guess, &names) + &evidence(guess),
            None => "no short condition is known".to_owned(),
        },
    };
    let zeros = (found.outcomes.iter().enumerate()).filter(|(_, outcome)| **outcome == 0);
    let first = first_of(SHOWN_LOST, zeros.map(|(n, _)| n), " ");
    let last = found.outcomes.len().saturating_sub(1);
    let lost = format!("{first} up to {last}");
    line("answer", from + &sentence) + &line(&format!("lost {}", slice.name), lost)
}
