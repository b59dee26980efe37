//! Writes results as Rust code to paste.

mod condition;
mod function;
mod known;
mod language;
mod proven;

use anyhow::{Context, Result};

use crate::decided::rule_of;
use crate::game::Game;
use crate::guess::{Code, Guess, Sequence};
use crate::proof::Proof;
use crate::rule::{self, CheckedRule};
use function::{MAX_ENTRIES, function, function_with_parts};

pub use known::of_numbers;
pub use language::Language;
pub use proven::of_explored;

/// Most heaps whose values loops compute in seconds if a move may leave two heaps.
const MAX_SPLIT: usize = 100_000;

/// Writes a function `grundy`. It's right for every heap if there is a proof, otherwise only for
/// the computed ones. Loops compute what is too long for a table.
///
/// # Errors
/// If the values take too long to compute.
pub fn of_game(name: &str, game: &Game, values: &[u32], proof: Option<&Proof>) -> Result<String> {
    let about = format!("The Grundy value of a heap of `n` in {name}");
    let (doc, period, size) = match proof {
        None => {
            let limit = values.len();
            let doc = format!("{about}, for n < {limit} only: no period is proven.");
            (vec![doc], None, limit)
        }
        Some(proof) => {
            let (period, preperiod) = (proof.period, proof.preperiod);
            let doc = vec![
                format!("{about}."),
                String::new(),
                format!(
                    "Period {period}, preperiod {preperiod}. Proof: {};",
                    proof.criterion
                ),
                format!("checked up to heap {}.", proof.last_heap),
            ];
            (doc, Some(period), preperiod + period)
        }
    };
    let sequence = Sequence::from_heap_0(&values[..size.min(values.len())], period);
    if size <= MAX_ENTRIES || sequence.quotient("n").is_some() {
        let body = function::body(&sequence)?;
        return Ok(with_sum(function(&doc, Code::ONE_HEAP, &body)));
    }
    let is_fast = matches!(game, Game::Take(_)) || size <= MAX_SPLIT || period.is_none();
    let rule = rule_of(game).with_context(|| {
        format!(
            "a table of {size} values is too long to paste (the most is {MAX_ENTRIES}), and no \
             rule can express {name}; `--terms` up to {MAX_ENTRIES} makes a shorter one"
        )
    })?;
    let loops = rule::emitted(&CheckedRule::new(&rule)?)?;
    let Some(period) = period else {
        return Ok(loops);
    };
    if !is_fast {
        let limit = format!(
            "These loops take some seconds for heaps of up to {MAX_SPLIT}, and four times as long \
             for heaps twice as large: the {size} values up to the end of the first period are \
             too many for a table."
        );
        return Ok(documented(&[&doc[..], &[limit]].concat(), &loops));
    }
    let (last, folded) = (size - 1, function::folded("n", size - period, period));
    let known = format!("`known` is `grundy_values({last})`; compute it once.");
    let signature = "grundy(n: u64, known: &[u32]) -> u64";
    let body = format!("{folded}\nu64::from(known[n as usize])");
    let doc = [&doc[..], &[known]].concat();
    Ok(function(&doc, signature, &body) + "\n" + &loops)
}

/// Puts lines before the doc comment of the first function.
fn documented(doc: &[String], code: &str) -> String {
    let empty = function(doc, "", "");
    let lines = empty.lines().filter(|line| line.starts_with("///"));
    let lines: String = lines.map(|line| format!("{line}\n")).collect();
    format!("{lines}///\n{code}")
}

/// Adds a function for several heaps to code that gives the value of one.
fn with_sum(code: String) -> String {
    let head = code
        .split_once("pub fn grundy(")
        .and_then(|(_, head)| head.lines().next());
    let head = head.unwrap_or_default();
    if !head.ends_with(": u64) -> u64 {") || head.contains(',') {
        return code;
    }
    code + "
/// The nim-sum of several heaps. The player to move loses iff it is 0.
pub fn grundy_of_heaps(heaps: &[u64]) -> u64 {
    let mut sum: u64 = 0;
    for &heap in heaps {
        sum ^= grundy(heap);
    }
    sum
}
"
}

/// Writes a function for the first guess.
///
/// # Errors
/// If there is no guess, or its formula can't be written.
pub fn of_guesses(guesses: &[Guess]) -> Result<String> {
    let guess = guesses
        .first()
        .context("there is no guess to write code for")?;
    function_with_parts(&doc_of(guess), &guess.formula, None)
}

/// Says that a function is a guess, and what supports it.
fn doc_of(guess: &Guess) -> Vec<String> {
    let kind = guess.kind().to_uppercase();
    let mut doc = vec![
        format!("A {kind} that is not proven: {}.", guess.claim),
        format!("Evidence: {}.", guess.evidence),
    ];
    let ends = guess.formula.ends().into_iter();
    doc.extend(ends.map(|(name, last)| {
        format!("Panics if `{name}` is asked for more than {last}, the last number that was given.")
    }));
    doc
}

/// Breaks text at spaces into lines of at most `width` characters; longer words stay whole.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a line");
        if line.is_empty() {
            *line = word.to_string();
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            *line += " ";
            *line += word;
        } else {
            lines.push(word.to_string());
        }
    }
    lines
}
