//! Reports on the theorems and guesses about a rule.

use std::fmt::Write as _;

use anyhow::{Result, ensure};

use super::heaps::of_heaps;
use super::{Found, of_guesses, of_period, position};
use crate::decided::{NotChecked, Proven};
use crate::guess::Guess;
use certificates::Accepted;
use prover::{Obstacle, agrees, statement_in_words};

impl Found<'_> {
    /// Theorems, then the guesses that are still open.
    ///
    /// # Errors
    /// If a theorem contradicts the table, which is a fault of this program.
    pub fn with_guesses(&self) -> Result<String> {
        if let Some(heaps) = &self.findings.heaps {
            return of_heaps(self, heaps);
        }
        let mut text = self.theorems(false)?;
        let (rule, found) = (self.rule.rule(), self.findings);
        let has_guesser = rule.coordinates.len() < 3 && !self.misere && !rule.has_blocking();
        if found.theorem.is_err() && found.guesses.is_empty() && has_guesser {
            text += &of_guesses(&[]);
        }
        for (guess, why) in &found.guesses {
            text += &of_guesses(std::slice::from_ref(guess));
            let _ = writeln!(text, "not decided\tthis guess: {why}");
        }
        Ok(text)
    }

    /// Theorems and refuted guesses. `is_period_told` is true if the report has the lines of a
    /// period already.
    ///
    /// # Errors
    /// As [`Self::with_guesses`].
    pub(super) fn theorems(&self, is_period_told: bool) -> Result<String> {
        let found = self.findings;
        let mut text = String::new();
        for (claim, at) in &found.refuted {
            let _ = writeln!(text, "refuted\t{claim}: not at {}", position(at));
        }
        let theorem = match &found.theorem {
            Ok(theorem) => theorem,
            Err(obstacle) => return Ok(format!("{text}not decided\t{obstacle}\n")),
        };
        text += &self.of_proven(found.claim.as_ref(), theorem, is_period_told)?;
        match &found.values {
            Some(Ok(values)) => text += &self.of_proven(None, values, is_period_told)?,
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
        Ok(text)
    }

    /// A proven statement, in the words of `claim` if it was a guess, and its proof.
    fn of_proven(
        &self,
        claim: Option<&Guess>,
        proven: &Proven,
        is_period_told: bool,
    ) -> Result<String> {
        let accepted = match proven.accepted() {
            Err(NotChecked::Contradicted(why)) => {
                return Ok(format!(
                    "not decided\tthe prover and the checker of its certificate disagree: {why}; \
                 please report the rule\n"
                ));
            }
            accepted => accepted,
        };
        let (rule, statement) = (self.rule.rule(), &proven.theorem.statement);
        ensure!(
            agrees(statement, self.rule, self.table),
            "a theorem contradicts the table of {rule}; this is a fault of `cargo x explore`: please \
             report the rule"
        );
        // The closed form may only be called a theorem if the checker has checked it, too.
        let has_closed_form = accepted.is_ok_and(Accepted::has_closed_form) || accepted.is_err();
        let claim = claim.filter(|_| has_closed_form);
        let words = match claim {
            Some(guess) => format!("{}; for all positions of {}", guess.claim, rule),
            None => {
                let claim = proven.theorem.claim.as_ref();
                statement_in_words(rule, self.misere, statement, claim, has_closed_form)
            }
        };
        let mut text = match claim {
            Some(guess) if !is_period_told => guess.period().map_or(String::new(), of_period),
            _ => String::new(),
        };
        text += &match accepted {
            Ok(accepted) => of_accepted(&words, accepted),
            Err(NotChecked::Open(why) | NotChecked::Contradicted(why)) => {
                format!("proven, not checked\t{words}\nnot checked\t{why}\n")
            }
        };
        for duty in &proven.theorem.duties {
            let _ = writeln!(text, "proof\t{}: {} states", duty.what, duty.states);
        }
        Ok(text)
    }
}

/// The only line with the key `theorem`, for a statement that the checker has accepted.
fn of_accepted(words: &str, _accepted: &Accepted) -> String {
    format!("theorem\t{words}\n")
}
