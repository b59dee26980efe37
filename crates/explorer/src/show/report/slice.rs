//! Reports on the starts of a game: positions in which some coordinates are given.

use super::answer::{evidence, in_a_sentence, loses};
use super::{bracketed, line};
use crate::decided::{Slice, Sliced};
use crate::guess::sequence;
use crate::show::conditions::lost;

/// Number of lost positions that a line lists.
const SHOWN: usize = 30;

/// Says who loses the positions of a slice, by a theorem or by a guess.
pub fn of_slice(
    slice: &Slice,
    misere: bool,
    found: Result<Sliced, String>,
    is_stopped: &dyn Fn() -> bool,
) -> String {
    let coordinates = slice.given.iter();
    let coordinates: Vec<String> = coordinates
        .map(|number| number.map_or(slice.name.clone(), |number| number.to_string()))
        .collect();
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
        Some(condition) => loses(&format!("iff {condition}")),
        None => match guess {
            Some(guess) => in_a_sentence(guess, &names) + &evidence(guess),
            None => "no short condition is known".to_owned(),
        },
    };
    let zeros = (found.outcomes.iter().enumerate()).filter(|(_, outcome)| **outcome == 0);
    let mut zeros = zeros.map(|(n, _)| n.to_string());
    let first: Vec<String> = zeros.by_ref().take(SHOWN).collect();
    let more = if zeros.next().is_some() { " …" } else { "" };
    let last = found.outcomes.len().saturating_sub(1);
    let lost = format!("{}{more} up to {last}", first.join(" "));
    line("answer", from + &sentence) + &line(&format!("lost {}", slice.name), lost)
}
