//! Verifies that the moves of a rule take the numbers of a finite set, and that the Grundy values
//! of the heaps have a period.
//!
//! If at most s can be taken, the last s values determine the next one. So if s values in a row are
//! those of a period earlier, all further values are, too.
//!
//! If all numbers from f to l can be taken, no value is computed: the heap n has the value ⌊r/f⌋,
//! where r is n modulo f + l. An option of a heap has r − f or less in the place of r, or r + f or
//! more, so none has the heap's value. A take of min(r − j·f, l) leads to each smaller value j
//! (Berlekamp, Conway and Guy, Winning Ways, ch. 4).

use rules::ast::Comparison;

use crate::answer::{Accepted, Claim, Refused, refused};
use crate::budget::Budget;
use crate::certificate_file::number;
use crate::formula::{Formula, any, constant, track};
use crate::window_claim::{HEAP, OPTION, rule_of_a_heap, same_moves};

/// Claim line in the file of a period.
pub const CLAIM: &str = "claim period";

/// Verifies a certificate of a period, and returns the theorem that it proves.
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
        takes,
        period,
        values,
    ] = lines[..]
    else {
        return refused("a period in normal play has seven lines");
    };
    let rule = rule_of_a_heap(rule)?;
    let takes = takes_of(takes)?;
    let [period] = numbers("period ", period, 6)?[..] else {
        return refused("line 6: `period p` is expected");
    };
    let is_range = match takes[..] {
        [[first, last]] => values == format!("values n/{first}") && period == first + last,
        _ => false,
    };
    let claimed = if is_range {
        None
    } else {
        Some(numbers("values ", values, 7)?)
    };
    let is_too_short = |claimed: &Vec<usize>| period == 0 || claimed.len() < period;
    if claimed.as_ref().is_some_and(is_too_short) {
        return refused("line 7: the values up to the end of the first period are expected");
    }
    let taken = |&[first, last]: &[usize; 2]| {
        let left = track(HEAP).plus(-1, &track(OPTION));
        let least = left.clone().plus(1, &constant(-(first as i128)));
        let most = constant(last as i128).plus(-1, &left);
        Formula::All(vec![
            least.compared(Comparison::GreaterOrEqual),
            most.compared(Comparison::GreaterOrEqual),
        ])
    };
    let taken = any(takes.iter().map(taken).collect());
    same_moves(&rule, &taken, "the set of takes", budget)?;
    if let Some(claimed) = claimed {
        period_holds(&takes, period, &claimed, budget)?;
    }
    Ok(Accepted {
        rule,
        misere: false,
        claim: Claim::Period,
        has_closed_form: true,
    })
}

/// Computes values until as many as can be taken have repeated, and compares them with the claimed
/// ones.
fn period_holds(
    takes: &[[usize; 2]],
    period: usize,
    claimed: &[usize],
    budget: &Budget,
) -> Result<(), Refused> {
    let most = takes.iter().map(|take| take[1]).max().unwrap_or(0);
    let mut values: Vec<usize> = Vec::new();
    // The last heap with each value among the options.
    let mut seen: Vec<usize> = Vec::new();
    for heap in 0..claimed.len() + most {
        for &[first, last] in takes {
            budget.spend(1 + (last - first) / 16)?;
            for take in first..=last.min(heap) {
                seen[values[heap - take]] = heap;
            }
        }
        let value = (0..).find(|&value| seen.get(value) != Some(&heap));
        let value = value.expect("a heap has finitely many options");
        let expected = claimed.get(heap).or_else(|| values.get(heap - period));
        if expected != Some(&value) {
            return refused(format!("line 7: the value of heap {heap} is {value}"));
        }
        if seen.len() <= value {
            seen.resize(value + 1, 0);
        }
        values.push(value);
    }
    Ok(())
}

/// Parses the ranges of numbers that may be taken.
fn takes_of(line: &str) -> Result<Vec<[usize; 2]>, Refused> {
    let expected = || Refused::Wrong("line 5: `takes 1 3..5 …` is expected".to_owned());
    let ranges = line.strip_prefix("takes ").ok_or_else(expected)?.split(' ');
    let range = |range: &str| {
        let (first, last) = range.split_once("..").unwrap_or((range, range));
        let ends = [number(first, 5)?, number(last, 5)?];
        (1 <= ends[0] && ends[0] <= ends[1])
            .then_some(ends)
            .ok_or_else(expected)
    };
    ranges.map(range).collect()
}

fn numbers(key: &str, text: &str, line: usize) -> Result<Vec<usize>, Refused> {
    match text.strip_prefix(key) {
        Some(list) => list.split(' ').map(|text| number(text, line)).collect(),
        None => refused(format!("line {line}: `{key}…` is expected")),
    }
}
