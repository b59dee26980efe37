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
use crate::duties::same_moves;
use crate::file::{File, Line};
use crate::formula::{Formula, constant, track};

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
pub fn check(file: File, budget: &Budget) -> Result<Accepted, Refused> {
    let ([window], false) = (&file.lines[..], file.misere) else {
        return refused("a window in normal play has five lines");
    };
    is_of_a_heap(&file.rule)?;
    same_moves(
        &file.rule,
        &window_of(*window)?,
        "the window is not that of the moves",
        budget,
    )?;
    Ok(Accepted {
        rule: file.rule,
        misere: false,
        claim: Claim::Window,
        has_closed_form: false,
    })
}

/// Refuses a rule unless it is on one heap and its moves leave one heap.
pub fn is_of_a_heap(rule: &Rule) -> Result<(), Refused> {
    if rule.coordinates.len() != 1 || rule.has_sums() || rule.has_blocking() {
        let why = "a rule on one heap without sums or blocked options is expected";
        return refused(format!("line 2: {why}"));
    }
    Ok(())
}

/// Returns the condition that an option m is in the window of the heap n: m < n and
/// (pn + r) / q < m + 1.
fn window_of(line: Line) -> Result<Formula, Refused> {
    let numbers = line.after("window ")?.numbers()?;
    let [p, q, r] = numbers[..] else {
        return Err(line.wrong("`window p q r` is expected"));
    };
    let [p, q, r] = [p, q, r].map(|number| number as i128);
    if !(p <= q && r < q && q <= MAX_FACTOR) {
        return Err(line.wrong(format!(
            "0 ≤ p ≤ q ≤ {MAX_FACTOR} and 0 ≤ r < q are expected"
        )));
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
