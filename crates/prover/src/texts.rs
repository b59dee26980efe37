//! Writes theorems: in sentences, and to a file that a checker can verify without the prover.
//!
//! ```text
//! certificate of a theorem about a game, format 1
//! rule (a, b) -> (a-k, b) | (a, b-k) where k >= 1
//! play normal
//! claim P-positions
//! order sum 1 1
//! numeration base 2
//! start 1
//! state 0 - 0 0 0 0
//! state 1 + 1 0 0 1
//! ```
//! The claim is `P-positions` or `values`. The order is `sum` with weights, or `lexicographic` with
//! the coordinates counted from 0. The numeration is `base b`, `metallic t`, `quadratic p q` or
//! `recurrence` with its factors. A state accepts (`+`) or not (`-`); its next states after each
//! symbol follow. In a symbol, the digit of the first coordinate varies fastest, the value's digit
//! slowest. `FORMAT.md` of `certificates` has the details.

use std::fmt::Write as _;

use super::move_relations::{Moves, falling};
use super::obstacle::Obstacle;
use super::theorem::{Claim, Statement};
use automata::{Automaton, Budget};
use rules::ast::{Expr, Formula};
use rules::{Measure, Rule};

/// Writes the certificate of a proven statement.
///
/// # Errors
/// If a limit is reached, or play need not end.
pub fn certificate(
    rule: &Rule,
    misere: bool,
    statement: &Statement,
    claimed: Option<&Claim>,
    budget: &Budget,
) -> Result<String, Obstacle> {
    let (automaton, claim) = match statement {
        Statement::Positions(set) => (set, "P-positions"),
        Statement::Values(relation) => (relation, "values"),
    };
    let moves = Moves::new(rule, automaton.numeration(), budget)?;
    let order = match falling(&moves, budget)? {
        Measure::Weights(weights) => format!("sum {}", joined(&weights)),
        Measure::Order(coordinates) => format!("lexicographic {}", joined(&coordinates)),
    };
    let play = if misere { "misere" } else { "normal" };
    let numeration = automaton.numeration().notation();
    let mut text = format!(
        "certificate of a theorem about a game, format 1\n\
         rule {rule}\nplay {play}\nclaim {claim}\norder {order}\n\
         numeration {numeration}\n"
    );
    text += &states(automaton);
    if let Some(claim) = claimed {
        text += &says(rule, claim);
    }
    Ok(text)
}

/// Writes the lines of an automaton.
fn states(automaton: &Automaton) -> String {
    let mut text = format!("start {}\n", automaton.start());
    for (state, (accepts, next)) in automaton.rows().enumerate() {
        let sign = if accepts { '+' } else { '-' };
        let _ = writeln!(text, "state {state} {sign} {}", joined(next));
    }
    text
}

/// Writes the lines of a closed form.
fn says(rule: &Rule, claim: &Claim) -> String {
    let names = rule.coordinate_names();
    match claim {
        Claim::Positions(condition) => format!("says {}\n", condition.named(&names)),
        Claim::Values(cases) => cases
            .iter()
            .fold(String::new(), |mut text, (condition, value)| {
                let (value, condition) = (value.named(&names), condition.named(&names));
                let _ = writeln!(text, "says value {value} where {condition}");
                text
            }),
        Claim::Beatty(t) => format!("says beatty {t}\n"),
    }
}

fn joined<T: ToString>(numbers: &[T]) -> String {
    let numbers: Vec<String> = numbers.iter().map(T::to_string).collect();
    numbers.join(" ")
}

/// Returns a sentence for a proven statement, with its closed form if that is known.
pub fn statement_in_words(
    rule: &Rule,
    misere: bool,
    statement: &Statement,
    claim: Option<&Claim>,
    has_closed_form: bool,
) -> String {
    let each = rule.coordinate_names();
    let names = each.join(", ");
    // A position with one coordinate has no brackets, as in a rule.
    let position = match &each[..] {
        [heap] => (*heap).to_owned(),
        _ => format!("({names})"),
    };
    if has_closed_form && let Some(Claim::Values(cases)) = claim {
        let value = value_in_words(cases, &each);
        return format!("The Grundy value of {position} under {rule} is {value}.");
    }
    let play = if misere { " in misère play" } else { "" };
    if has_closed_form && let Some(Claim::Positions(condition)) = claim {
        let condition = condition.named(&each);
        return format!("{position} is a P-position of {rule}{play} iff {condition}.");
    }
    if has_closed_form && let Some(pairs) = claim.and_then(pairs_in_words) {
        return format!("The P-positions of {rule}{play} are {pairs}.");
    }
    let reads = |automaton: &Automaton| {
        format!(
            "a finite automaton of {} states reads their digits in {}",
            automaton.states(),
            automaton.numeration()
        )
    };
    match statement {
        Statement::Positions(set) => format!(
            "{position} is a P-position of {rule}{play} iff the automaton accepts it: {}.",
            reads(set)
        ),
        Statement::Values(relation) => format!(
            "v is the Grundy value of {position} under {rule} iff the automaton accepts ({names}, v): \
             {}.",
            reads(relation)
        ),
    }
}

/// Writes the value of a position by the first case whose condition holds.
pub fn value_in_words(cases: &[(Formula, Expr)], names: &[&str]) -> String {
    let case = |(condition, value): &(Formula, Expr)| match condition {
        _ if cases.len() == 1 => value.named(names),
        condition => format!("{} where {}", value.named(names), condition.named(names)),
    };
    cases.iter().map(case).collect::<Vec<_>>().join(", else ")
}

/// Writes a claim that the P-positions are pairs of Beatty sequences.
pub fn pairs_in_words(claim: &Claim) -> Option<String> {
    let &Claim::Beatty(t) = claim else {
        return None;
    };
    let times = if t == 1 { String::new() } else { t.to_string() };
    Some(format!(
        "⌊kα⌋ and ⌊kα⌋ + {times}k for k = 0, 1, …, in either order, with α = {}",
        alpha(t)
    ))
}

/// Writes the number (2 - t + √(t² + 4)) / 2.
fn alpha(t: u32) -> String {
    match t {
        1 => "(1 + √5) / 2".to_owned(),
        2 => "√2".to_owned(),
        _ => format!("(√{} - {}) / 2", t * t + 4, t - 2),
    }
}
