//! The report: everything that an exploration found, as lines `key<tab>text`.

mod answer;
mod comparisons;
mod heaps;
mod moves;
mod theorems;

use anyhow::Result;

pub use comparisons::{of_addition, of_additions, of_same_positions};
pub use moves::{from, of_winning_moves};

use super::tables;
use crate::decided::{Findings, rule_beside};
use crate::engine::{Outcome, two_heaps};
use crate::game::{Game, NAMED_GAMES, OneHeap, TwoHeaps};
use crate::guess::{Guess, Numbers, Period, sequence, table};
use crate::proof::Proof;
use crate::rule::{CheckedRule, Rule, Table};

/// Number of values that a report shows.
const SHOWN: usize = 60;

/// Limit on the number of values from which a guess is made.
const GUESSED: usize = 100_000;

/// What an exploration found. It is filled first; [`Report::text`] then writes all of it.
pub struct Report<'a> {
    /// The user's rule and another notation for it, if its game has one.
    pub same_as: Option<(&'a Rule, &'a str)>,
    pub values: Values<'a>,
    /// Why the computation ended before a proof, as a line; empty if it didn't.
    pub stopped: String,
    /// What the rule of the game decides.
    pub found: Option<Found<'a>>,
    /// Rows and columns of a table to show, as many as are there.
    pub rows: usize,
}

/// Rows and columns of a table to show, unless the user says how many.
pub const SHOWN_ROWS: usize = 12;

/// Values that a report is about.
pub enum Values<'a> {
    OneHeap {
        /// The user's name for the game.
        name: &'a str,
        game: &'a OneHeap,
        /// May be fewer than were computed.
        values: &'a [u32],
        outcome: &'a Outcome,
    },
    TwoHeaps(TwoHeaps, &'a two_heaps::Table),
    /// The table of [`Found`].
    OfRule,
    /// Printed numbers, guesses about them, and the heap of the first number.
    Given(&'a Numbers, &'a [Guess], usize),
}

/// Findings about a rule, and the table that they began with.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    pub rule: &'a CheckedRule,
    pub misere: bool,
    pub findings: &'a Findings,
    pub table: &'a Table<'a>,
}

/// Text of a report.
pub struct Text {
    /// Who wins, and what to do next.
    pub answer: String,
    /// Rows of numbers; empty for games on one heap.
    pub table: String,
    /// Lines `key<tab>text`.
    pub lines: String,
}

impl Report<'_> {
    /// Writes the report.
    ///
    /// # Errors
    /// If a theorem contradicts the table, which is a fault of this program.
    pub fn text(&self) -> Result<Text> {
        let same_as = self.same_as.map(|(rule, notation)| same_as(rule, notation));
        let same_as = same_as.unwrap_or_default();
        let found = self.found.as_ref();
        let mut table = String::new();
        let lines = match &self.values {
            Values::OneHeap {
                name,
                game,
                values,
                outcome,
            } => {
                let is_covered = found.is_some_and(|found| found.findings.theorem.is_ok());
                let of_engine = if outcome.proof.is_none() && is_covered {
                    // The theorem says more than where the engine has come.
                    of_values(name, game, values)
                } else {
                    of_game(name, game, values, outcome) + &self.stopped
                };
                let game = Game::OneHeap((*game).clone());
                same_as + &of_engine + &beside(&game, found)?
            }
            Values::TwoHeaps(game, values) => {
                let names = self.same_as.map(|(rule, _)| rule.coordinate_names());
                let heaps = names.and_then(|names| names.try_into().ok());
                table = tables::with_heads(values, heaps.unwrap_or(["a", "b"]), self.rows);
                let game = Game::TwoHeaps(*game);
                let guesses = if is_decided(&game) {
                    String::new()
                } else {
                    of_guesses(&table::guesses(values, 0))
                };
                same_as + &guesses + &beside(&game, found)?
            }
            Values::OfRule => {
                let found = found.expect("a rule was explored");
                let (rule, numbers) = (found.rule.rule(), found.table);
                let head = if rule.coordinates.len() == 1 {
                    of_rule(rule, numbers.values(), found.misere)
                } else {
                    let layers = tables::layers(numbers, rule.coordinates.len());
                    let names = rule.coordinate_names();
                    let heaps = [names[names.len() - 2], names[names.len() - 1]];
                    table = tables::of_rule(rule, &layers, |layer| {
                        tables::with_heads(layer, heaps, self.rows)
                    });
                    String::new()
                };
                head + &found.with_guesses()?
            }
            Values::Given(numbers, guesses, first) => {
                numbers.described(*first) + &of_guesses(guesses)
            }
        };
        let notes = found.map_or_else(Vec::new, |found| found.rule.notes());
        let notes = notes.into_iter().map(|note| line("note", note));
        let answer = self.answer() + &notes.collect::<String>();
        Ok(Text {
            answer,
            table,
            lines,
        })
    }
}

/// What the rule of a game with an engine decides.
fn beside(game: &Game, found: Option<&Found<'_>>) -> Result<String> {
    match found {
        None => Ok(String::new()),
        Some(found) if is_decided(game) => found.with_guesses(),
        // The engine has told its guesses, and the period that it has proven.
        Some(found) => found.theorems(true),
    }
}

/// Whether the rule decides the guesses about a game, because its engine proves nothing.
fn is_decided(game: &Game) -> bool {
    rule_beside(game).is_some()
}

/// Says that the rule is another way to write `notation`.
pub fn same_as(rule: &Rule, notation: &str) -> String {
    let named = NAMED_GAMES.iter().find(|game| game.notation() == notation);
    let also = match named {
        Some(game) if game.name != notation => format!("{notation} ({})", game.name),
        _ => notation.to_string(),
    };
    format!("rule\t{rule}\nsame as\t{also}\n")
}

/// The values, and a proven period or guesses.
fn of_game(name: &str, game: &OneHeap, values: &[u32], outcome: &Outcome) -> String {
    let last = values.len() - 1;
    let found = match &outcome.proof {
        Some(proof) => of_proof(proof),
        None => line("period", format!("none proven up to heap {last}")) + &guessed(game, values),
    };
    of_values(name, game, values) + &found
}

/// The values alone.
fn of_values(name: &str, game: &OneHeap, values: &[u32]) -> String {
    let last = values.len() - 1;
    let maximum = values.iter().max().map_or(0, |&value| value);
    let maximum = line("maximum", format!("{maximum} up to heap {last}"));
    of_first_values(name, game, values) + &maximum
}

fn of_first_values(name: &str, game: &OneHeap, values: &[u32]) -> String {
    let shown = joined(values.iter().map(|value| value.to_string()));
    line("game", title(name, game)) + &line("values", shown)
}

/// The first of these numbers, with `…` if there are more.
fn joined(mut numbers: impl Iterator<Item = String>) -> String {
    let shown: Vec<String> = numbers.by_ref().take(SHOWN).collect();
    let more = if numbers.next().is_some() { " …" } else { "" };
    shown.join(" ") + more
}

/// Name and notation of a game, "kayles = 0.77"; only the notation if that is the name.
pub fn title(name: &str, game: &OneHeap) -> String {
    let notation = game.to_string();
    if name == notation {
        notation
    } else {
        format!("{name} = {notation}")
    }
}

fn of_proof(proof: &Proof) -> String {
    let period = of_period(Period {
        preperiod: proof.preperiod,
        period: proof.period,
        saltus: 0,
    });
    let (criterion, last) = (&proof.criterion, proof.last_heap);
    period + &line("proof", format!("{criterion}; checked up to heap {last}"))
}

/// Lines about a period.
fn of_period(found: Period) -> String {
    let Period {
        preperiod,
        period,
        saltus,
    } = found;
    let text = format!("period\t{period}\npreperiod\t{preperiod}\n");
    match saltus {
        0 => text,
        _ => {
            text + &line(
                "saltus",
                format!("{saltus}: what the values grow by in each period"),
            )
        }
    }
}

fn guessed(game: &OneHeap, values: &[u32]) -> String {
    if values.len() > GUESSED || is_decided(&Game::OneHeap(game.clone())) {
        return String::new();
    }
    let first = game.first_heap();
    let values: Vec<i64> = values
        .iter()
        .skip(first)
        .map(|&value| value.into())
        .collect();
    of_guesses(&sequence::guesses(&values, first))
}

/// The values of heaps 0, 1, 2, … under a rule, or the lost heaps if only these are known.
fn of_rule(rule: &Rule, values: &[u32], misere: bool) -> String {
    if misere || rule.has_blocking() {
        let lost = values.iter().enumerate().filter(|(_, value)| **value == 0);
        let shown = joined(lost.map(|(heap, _)| heap.to_string()));
        let play = if misere { ", misère" } else { "" };
        return format!("game\t{rule}{play}\nP-positions\t{shown}\n");
    }
    let shown = joined(values.iter().map(u32::to_string));
    let largest = values.iter().max().copied().unwrap_or(0);
    let last = values.len().saturating_sub(1);
    format!("game\t{rule}\nvalues\t{shown}\nmaximum\t{largest} up to heap {last}\n")
}

/// Guesses from numbers alone, each with its missing proof step.
fn of_guesses(guesses: &[Guess]) -> String {
    if guesses.is_empty() {
        return line("guess", "none: no period and no known formula agrees");
    }
    let lines = |guess: &Guess| {
        let key = if guess.is_weak() {
            "weak guess"
        } else {
            "guess"
        };
        line(key, &guess.claim)
            + &line("evidence", guess.evidence.to_string())
            + &line("to prove it", &guess.proof)
    };
    guesses.iter().map(lines).collect()
}

/// A line of the report.
fn line(key: &str, text: impl AsRef<str>) -> String {
    format!("{key}\t{}\n", text.as_ref())
}

/// Text of a position: a number alone, or several in brackets.
fn position(numbers: &[u64]) -> String {
    bracketed(&numbers.iter().map(u64::to_string).collect::<Vec<_>>())
}

/// Parts of a tuple: one alone, or several in brackets.
fn bracketed(parts: &[impl AsRef<str>]) -> String {
    let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    match parts[..] {
        [one] => one.to_owned(),
        _ => format!("({})", parts.join(", ")),
    }
}
