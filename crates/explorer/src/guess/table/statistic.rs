//! Guesses that the values depend only on one number computed from both heaps, such as |a − b|.

use std::collections::BTreeMap;

use super::super::closed_forms::{TWO_HEAP_STATISTICS, TwoHeapFunction};
use super::super::{Code, Evidence, Formula, Guess, PROVE_FORM, sequence};
use super::forms::SHIFTS;
use super::{cells, is_symmetric};
use crate::guess::Table;

/// Guesses h(statistic), with the first statistic that determines all values.
pub fn guess(table: &Table, first: usize) -> Option<Guess> {
    let mut candidates = TWO_HEAP_STATISTICS
        .iter()
        .flat_map(|form| SHIFTS.map(|shift| (form, shift)));
    candidates.find_map(|(form, (shift, arguments))| {
        let (least, h) = function_of(form.function, table, first, shift)?;
        let fitted = h.len();
        let held = independent(table).checked_sub(fitted)?;
        let (claim, part) = sequence::part(&h, least);
        let at = match shift {
            0 => String::new(),
            _ => format!(", at ({})", arguments.replace('-', "−")),
        };
        let body = Code {
            calls: form.with_called(),
            ..Code::new(Code::TWO_HEAPS, format!("h({}({arguments}))", form.name))
        };
        Some(Guess {
            claim: format!("a function h of the {}{at}; h: {claim}", form.claim()),
            evidence: Evidence::of_cells(fitted, held).at_least_times(1),
            proof: PROVE_FORM.to_string(),
            formula: Formula::Code(body.calling("h", part)),
        })
    })
}

/// Returns the least statistic and the values of h from there on, if the statistic determines all
/// values.
fn function_of(
    statistic: TwoHeapFunction<u64>,
    table: &Table,
    first: usize,
    shift: i64,
) -> Option<(usize, Vec<i64>)> {
    let of_cell = |(row, column, cell)| {
        let [a, b] = [row, column].map(|i| u64::try_from((first + i) as i64 + shift).ok());
        (a.zip(b).map(|(a, b)| statistic(a, b)), cell)
    };
    by_statistic(cells(table).map(of_cell))
}

/// Groups values by their statistic: returns the least statistic and the values from there on.
/// Returns `None` if a statistic is missing, has two values, or leaves a gap.
fn by_statistic(values: impl Iterator<Item = (Option<u64>, i64)>) -> Option<(usize, Vec<i64>)> {
    let mut known = BTreeMap::new();
    for (statistic, value) in values {
        if *known.entry(statistic?).or_insert(value) != value {
            return None;
        }
    }
    let (&least, _) = known.first_key_value()?;
    let (&largest, _) = known.last_key_value()?;
    let has_no_gap = largest - least == known.len() as u64 - 1;
    has_no_gap.then(|| (least as usize, known.into_values().collect()))
}

/// Counts the independent cells: one half of a symmetric table, with the diagonal.
fn independent(table: &Table) -> usize {
    let (height, breadth) = (table.len(), table[0].len());
    if is_symmetric(table) {
        height * (height + 1) / 2
    } else {
        height * breadth
    }
}
