//! The report: everything that an exploration found, as lines `key<tab>text`.

mod answer;
mod from;
mod theorems;

pub use answer::from;
pub use from::{of_slice, of_winning_moves};
pub use theorems::of_same_positions;

use super::tables;
use crate::decided::Module;
use crate::explored::{Explored, Ruled, Run};
use crate::game::{Game, NAMED_GAMES};
use crate::guess::{Guess, Numbers, Period, sequence};
use crate::joined;
use crate::proof::Proof;

/// Number of values that a report shows.
pub(super) const SHOWN: usize = 60;

/// Limit on the number of values from which a guess is made.
const GUESSED: usize = 100_000;

/// Rows and columns of a table to show, unless the user says how many.
pub(super) const SHOWN_ROWS: usize = 12;

/// Text of a report.
pub struct Text {
    /// Who wins, and what to do next.
    pub answer: String,
    /// Rows of numbers; empty for games on one heap.
    pub table: String,
    /// Lines `key<tab>text`.
    pub lines: String,
}

impl Explored {
    /// Writes the report.
    pub fn text(&self) -> Text {
        let mut text = Text {
            answer: self.answer(),
            table: String::new(),
            lines: self.same_as(),
        };
        if let Some(rule) = self.subject.deciding_rule() {
            let notes = rule.notes().into_iter().map(|note| line("note", note));
            text.answer.extend(notes);
        }
        match (&self.run, &self.ruled) {
            (Some(run), _) => text.lines += &self.of_run(run),
            (None, Some(ruled)) if ruled.sides.len() == 1 => text.lines += &self.of_rule(),
            (None, Some(ruled)) => text.table = self.table(ruled),
            (None, None) => {}
        }
        text.lines += &self.theorems();
        if let Some(Module::Resembles(module, last)) = self.module {
            text.lines += &line(
                "evidence",
                format!("the moves are those of the module `{module}` up to heap {last}"),
            );
        }
        text
    }

    /// Writes the first rows of a table, or all of it if that's asked for.
    fn table(&self, ruled: &Ruled) -> String {
        let names = self.subject.coordinate_names();
        let heads = [names[names.len() - 2], names[names.len() - 1]];
        let is_whole = self.request.is_whole_table;
        let rows = if is_whole { usize::MAX } else { SHOWN_ROWS };
        let written = |layer: &_| tables::with_heads(layer, heads, rows);
        let table = tables::of_layers(self, is_whole, written);
        let sides = &ruled.sides;
        let [others @ .., height, breadth] = &sides[..] else {
            return table;
        };
        let is_cut = (*height).max(*breadth) > SHOWN_ROWS || others.iter().any(|side| *side > 1);
        if is_whole || !is_cut {
            return table;
        }
        let whole = format!("`--table` prints all of {}", joined(sides, " × "));
        table + &line("more", whole)
    }

    /// Says that the user's rule is another way to write a notation.
    pub fn same_as(&self) -> String {
        let Some((rule, notation)) = self.subject.same_as() else {
            return String::new();
        };
        let named = NAMED_GAMES.iter().find(|game| game.notation == notation);
        let also = match named {
            Some(game) if game.name != notation => format!("{notation} ({})", game.name),
            _ => notation.to_string(),
        };
        format!("rule\t{rule}\nsame as\t{also}\n")
    }

    /// The values of an engine, and a proven period or guesses. A theorem by the rule says more
    /// than where the engine has come.
    fn of_run(&self, run: &Run) -> String {
        let values = run.engine.values();
        let last = values.len() - 1;
        let maximum = values.iter().max().map_or(0, |&value| value);
        let of_values = line("game", self.title())
            + &line("values", first_of(SHOWN, values, " "))
            + &line("maximum", format!("{maximum} up to heap {last}"));
        let found = match (&run.outcome.proof, &self.ruled) {
            (Some(proof), _) => of_proof(proof),
            (None, Some(ruled)) if ruled.findings.theorem.is_ok() => String::new(),
            (None, ruled) => {
                let guesses = match (ruled, &self.subject.game) {
                    (None, Some(game)) => guessed(game, values),
                    _ => String::new(),
                };
                line("period", format!("none proven up to heap {last}")) + &guesses + &run.stopped
            }
        };
        of_values + &found
    }

    /// The values of heaps 0, 1, 2, … under a rule, or the lost heaps if only these are known.
    fn of_rule(&self) -> String {
        let values = self.values();
        let rule = self.subject.rule.as_ref();
        let game = rule.map_or_else(String::new, |rule| rule.rule().to_string());
        if !self.subject.has_values() {
            let lost = values.iter().enumerate().filter(|(_, value)| **value == 0);
            let shown = first_of(SHOWN, lost.map(|(heap, _)| heap), " ");
            let play = if self.subject.misere { ", misère" } else { "" };
            return format!("game\t{game}{play}\nP-positions\t{shown}\n");
        }
        let shown = first_of(SHOWN, values, " ");
        let largest = values.iter().max().copied().unwrap_or(0);
        let last = values.len().saturating_sub(1);
        format!("game\t{game}\nvalues\t{shown}\nmaximum\t{largest} up to heap {last}\n")
    }

    /// Name and notation of a game, "kayles = 0.77"; only the notation if that is the name.
    pub fn title(&self) -> String {
        let name = &self.subject.name;
        let notation = self.subject.game.as_ref().map(ToString::to_string);
        match notation.filter(|notation| notation != name) {
            Some(notation) => format!("{name} = {notation}"),
            None => name.clone(),
        }
    }
}

/// The report on printed numbers. The heap of the first one is `first`.
pub fn of_numbers(numbers: &Numbers, guesses: &[Guess], first: usize) -> Text {
    Text {
        answer: answer::of_numbers(guesses),
        table: String::new(),
        lines: numbers.described(first) + &of_guesses(guesses, answer::names_of(guesses)),
    }
}

/// Lists the first things, with `…` if there are more.
pub(super) fn first_of<T: ToString>(
    most: usize,
    things: impl IntoIterator<Item = T>,
    between: &str,
) -> String {
    let mut things = things.into_iter();
    let shown = joined(things.by_ref().take(most), between);
    shown + things.next().map_or("", |_| " …")
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
    let text = format!("period\t{}\npreperiod\t{}\n", found.period, found.preperiod);
    let rise = |saltus| format!("{saltus}: what the values grow by in each period");
    match found.saltus {
        0 => text,
        saltus => text + &line("saltus", rise(saltus)),
    }
}

fn guessed(game: &Game, values: &[u32]) -> String {
    if values.len() > GUESSED {
        return String::new();
    }
    let first = game.first_heap();
    let values: Vec<i64> = values[first..].iter().map(|&value| value.into()).collect();
    of_guesses(&sequence::guesses(&values, first), &["n"])
}

/// Guesses from numbers alone, each with its missing proof step.
fn of_guesses(guesses: &[Guess], names: &[&str]) -> String {
    if guesses.is_empty() {
        return line("guess", "none: no period and no known formula agrees");
    }
    let lines = |guess: &Guess| {
        let sentence = answer::in_a_sentence(guess, names);
        let claim = if sentence.contains(&guess.claim) {
            guess.claim.clone()
        } else {
            format!("{}: {sentence}", guess.claim)
        };
        line(guess.kind(), claim)
            + &line("evidence", guess.evidence.to_string())
            + &line("to prove it", &guess.proof)
    };
    guesses.iter().map(lines).collect()
}

/// A line of the report.
pub(super) fn line(key: &str, text: impl AsRef<str>) -> String {
    format!("{key}\t{}\n", text.as_ref())
}

/// Parts of a tuple: one alone, or several in brackets.
fn bracketed(parts: &[impl ToString]) -> String {
    match parts {
        [one] => one.to_string(),
        _ => format!("({})", joined(parts.iter().map(ToString::to_string), ", ")),
    }
}
