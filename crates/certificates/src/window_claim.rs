//! Verifies that the options of a heap are a window of the smaller heaps, which gives its value.
//!
//! Let the options of n be the heaps from f(n) = ⌊(pn + r) / q⌋ to n − 1, with p ≤ q and r < q.
//! Then f(0) = 0, and f(n + 1) is f(n) or f(n) + 1. By induction, the values of the heaps
//! f(n), …, n are 0, …, n − f(n) in some order: if f(n + 1) = f(n), all these heaps are options of
//! n + 1, which gets the next value. Otherwise all but f(n) are, and n + 1 gets the value of f(n).
//! So the value of n is n − f(n) if f(n) = f(n − 1) or n = 0, and the value of f(n) − 1 otherwise.

use rules::Rule;
use rules::ast::Comparison;

use crate::answer::{Accepted, Claim, Refused, refused};
use crate::budget::Budget;
use crate::certificate_file::number;
use crate::certificate_file::rule_in;
use crate::duties::Checker;
use crate::formula::{Claimed, Formula, Reader, any, constant, track};
use crate::move_formulas::Moves;
use crate::numeration::BINARY;

/// Claim line in the file of a window.
pub const CLAIM: &str = "claim window";

/// Tracks of the heap and of an option.
pub const HEAP: usize = 0;
pub const OPTION: usize = 1;

/// Largest p, q and r.
const MAX_FACTOR: i128 = 1000;

/// Verifies a certificate of a window, and returns the theorem that it proves.
///
/// # Errors
/// If the file is no certificate or proves nothing (the error names the line), or if the checker
/// doesn't support its rule.
pub fn check(text: &str, budget: &Budget) -> Result<Accepted, Refused> {
    let lines: Vec<&str> = text.lines().collect();
    let [
        "certificate of a theorem about a game, format 1",
        rule,
        "play normal",
        CLAIM,
        window,
    ] = lines[..]
    else {
        return refused("a window in normal play has five lines".to_owned());
    };
    let rule = rule_of_a_heap(rule)?;
    same_moves(&rule, &window_of(window)?, "the window", budget)?;
    Ok(Accepted {
        rule,
        misere: false,
        claim: Claim::Window,
        has_closed_form: false,
    })
}

/// Parses the line of a rule on one heap whose moves leave one heap.
pub fn rule_of_a_heap(line: &str) -> Result<Rule, Refused> {
    let rule = rule_in(line)?;
    if rule.coordinates.len() != 1 || rule.has_sums() || rule.has_blocking() {
        let why = "a rule on one heap without sums or blocked options is expected";
        return refused(format!("line 2: {why}"));
    }
    Ok(rule)
}

/// Checks that the moves from a heap lead to exactly these options.
pub fn same_moves(
    rule: &Rule,
    options: &Formula,
    what: &str,
    budget: &Budget,
) -> Result<(), Refused> {
    let reader = Reader {
        numeration: BINARY,
        claimed: &Claimed::nothing(2),
        budget,
    };
    let checker = Checker {
        rule,
        reader: &reader,
    };
    let mut moves = Vec::new();
    for family in &rule.families {
        let (family, components) = Moves::new(&reader, 1, family, 2)?;
        let left = track(components[0][0]).plus(-1, &track(OPTION));
        moves.push(family.exists(2, vec![left.compared(Comparison::Equal)]));
    }
    let moves = reader.read(&any(moves))?;
    let options = reader.read(options)?;
    for (one, other) in [(&moves, &options), (&options, &moves)] {
        let differs = one.and(&other.not(budget)?, budget)?;
        if let Some(word) = checker.first_of(&differs, &[HEAP, OPTION]) {
            let shown = if word.is_empty() {
                "(0, 0)".to_owned()
            } else {
                checker.shown(&word)
            };
            return refused(format!(
                "line 5: {what} is not that of the moves; {shown} are a heap and what is left"
            ));
        }
    }
    Ok(())
}

/// Returns the condition that an option m is in the window of the heap n: m < n and
/// (pn + r) / q < m + 1.
fn window_of(line: &str) -> Result<Formula, Refused> {
    let numbers = line.strip_prefix("window ").unwrap_or_default().split(' ');
    let numbers: Result<Vec<i128>, Refused> =
        numbers.map(|text| Ok(number(text, 5)? as i128)).collect();
    let [p, q, r] = numbers.unwrap_or_default()[..] else {
        return refused("line 5: `window p q r` is expected".to_owned());
    };
    if !(p <= q && r < q && q <= MAX_FACTOR) {
        return refused(format!(
            "line 5: 0 ≤ p ≤ q ≤ {MAX_FACTOR} and 0 ≤ r < q are expected"
        ));
    }
    let below = track(HEAP).plus(-1, &track(OPTION));
    let above = constant(q - r)
        .plus(q, &track(OPTION))
        .plus(-p, &track(HEAP));
    Ok(Formula::All(vec![
        below.compared(Comparison::Greater),
        above.compared(Comparison::Greater),
    ]))
}
