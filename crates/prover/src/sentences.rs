//! Describes theorems in sentences.

use std::fmt::Write as _;

use super::theorem::{Claim, Statement};
use automata::Automaton;
use rules::Rule;
use rules::ast::{Expr, Formula};

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

/// Writes the automaton state by state: `*` accepts, and a symbol has one digit of each number.
/// Omitted transitions lead to the dead state.
pub fn picture(automaton: &Automaton) -> String {
    let digits = automaton.numeration().digits();
    let tracks = automaton.tracks().len() as u32;
    let mut text = format!("start q{}\n", automaton.start());
    for (state, (accepts, next)) in automaton.rows().enumerate().skip(1) {
        let sign = if accepts { "*" } else { "" };
        let _ = write!(text, "q{state}{sign}:");
        for (symbol, to) in next.iter().enumerate().filter(|&(_, &to)| to != 0) {
            let digit = |track| (symbol / digits.pow(track) % digits).to_string();
            let symbol: Vec<String> = (0..tracks).map(digit).collect();
            let separator = if digits > 10 { "." } else { "" };
            let _ = write!(text, " {}→q{to}", symbol.join(separator));
        }
        text.push('\n');
    }
    text
}
