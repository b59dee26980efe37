//! Reports on the theorems and guesses about a rule.

use std::fmt::Write as _;

use super::heaps::of_heaps;
use super::{line, of_guesses, of_period, position};
use crate::decided::{NotChecked, Proven, SamePositions};
use crate::explored::Explored;
use crate::guess::Guess;
use crate::rule::Rule;
use certificates::Accepted;
use prover::{Obstacle, statement_in_words};

impl Explored {
    /// Refuted guesses, theorems, then the guesses that are still open.
    pub fn theorems(&self) -> String {
        let (Some(found), Some(rule)) = (self.findings(), &self.subject.rule) else {
            return String::new();
        };
        let rule = rule.rule();
        if let Some(heaps) = &found.heaps {
            return of_heaps(rule, heaps);
        }
        let mut text = String::new();
        for (claim, at) in &found.refuted {
            let _ = writeln!(text, "refuted\t{claim}: not at {}", position(at));
        }
        match &found.theorem {
            Ok(theorem) => text += &self.of_proven(rule, found.claim.as_ref(), theorem),
            Err(obstacle) => {
                let _ = writeln!(text, "not decided\t{obstacle}");
            }
        }
        match &found.values {
            Some(Ok(values)) => text += &self.of_proven(rule, None, values),
            Some(Err(why)) => {
                // The message must not depend on the machine, as the progress of the search does.
                let why = match why {
                    Obstacle::NotLinear(why) => why,
                    _ => "no automaton that reads them was found",
                };
                let _ = writeln!(
                    text,
                    "not decided\tthe Grundy values, which matter in sums with other games: {why}"
                );
            }
            None => {}
        }
        let has_guesser = rule.coordinates.len() < 3;
        let names = rule.coordinate_names();
        if found.theorem.is_err() && found.guesses.is_empty() && has_guesser {
            text += &of_guesses(&[], &names);
        }
        for (guess, why) in &found.guesses {
            text += &of_guesses(std::slice::from_ref(guess), &names);
            let _ = writeln!(text, "not decided\tthis guess: {why}");
        }
        text
    }

    /// A proven statement, in the words of `claim` if it was a guess, and its proof.
    fn of_proven(&self, rule: &Rule, claim: Option<&Guess>, proven: &Proven) -> String {
        let accepted = match proven.accepted() {
            Err(NotChecked::Contradicted(why)) => {
                return format!(
                    "not decided\tthe prover and the checker of its certificate disagree: {why}; \
                     please report the rule\n"
                );
            }
            accepted => accepted,
        };
        // The closed form is called a theorem only if the checker has checked it as well.
        let has_closed_form = accepted.is_ok_and(Accepted::has_closed_form) || accepted.is_err();
        let claim = claim.filter(|_| has_closed_form);
        let words = match claim {
            Some(guess) => format!("{}; for all positions of {}", guess.claim, rule),
            None => {
                let (claim, misere) = (proven.theorem.claim.as_ref(), self.subject.misere);
                let statement = &proven.theorem.statement;
                statement_in_words(rule, misere, statement, claim, has_closed_form)
            }
        };
        let period = claim.and_then(Guess::period);
        let mut text = period.map_or(String::new(), of_period);
        text += &match accepted {
            Ok(accepted) => of_accepted(&words, accepted),
            Err(NotChecked::Open(why) | NotChecked::Contradicted(why)) => {
                format!("proven, not checked\t{words}\nnot checked\t{why}\n")
            }
        };
        for duty in &proven.theorem.duties {
            let _ = writeln!(text, "proof\t{}: {} states", duty.what, duty.states);
        }
        text
    }
}

/// The only line with the key `theorem`, for a statement that the checker has accepted.
fn of_accepted(words: &str, _accepted: &Accepted) -> String {
    format!("theorem\t{words}\n")
}

/// Says whether another rule has the P-positions of a rule.
pub fn of_same_positions(
    rule: &Rule,
    other: &Rule,
    misere: bool,
    answer: &SamePositions,
) -> String {
    let play = if misere { " in misère play" } else { "" };
    let says = format!("the P-positions of {other}{play} are those of {rule}");
    match answer {
        SamePositions::Proven => line("theorem", says),
        SamePositions::Refuted(at) => line("refuted", format!("{says}: not at {}", position(at))),
    }
}
