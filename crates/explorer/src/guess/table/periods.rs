//! Guesses tables with periodic rows and columns.

use super::super::{Doubt, Evidence, Formula, Guess, PROVE_FORM, sequence};
use super::count;
use crate::engine::two_heaps::Table;

/// Guesses periods of the rows and of the columns.
pub fn guess(table: &Table, first: usize) -> Option<Guess> {
    let columns: Table = (0..table[0].len())
        .map(|b| table.iter().map(|row| row[b]).collect())
        .collect();
    let [rows, columns] = [table, &columns].map(|lines| {
        // Equal lines get the index of the first of them.
        let number_of = |line| {
            let first = lines.iter().position(|other| other == line);
            first.map_or(0, |number| number as i64)
        };
        let numbers: Vec<i64> = lines.iter().map(number_of).collect();
        sequence::apparent_period(&numbers, first).filter(|found| found.saltus == 0)
    });
    let (rows, columns) = rows.zip(columns)?;
    let [height, breadth] = [rows, columns].map(|lines| lines.preperiod - first + lines.period);
    let values: Table = table[..height]
        .iter()
        .map(|row| row[..breadth].to_vec())
        .collect();
    let fitted = height * breadth;
    // Else rows or columns that are merely equal at the end are called periodic.
    let is_repeated = 2 * height <= table.len() && 2 * breadth <= table[0].len();
    Some(Guess {
        claim: format!(
            "rows of period {}, preperiod {}; columns of period {}, preperiod {}",
            rows.period, rows.preperiod, columns.period, columns.preperiod
        ),
        evidence: Evidence {
            doubt: (!is_repeated).then_some(Doubt::Once),
            ..Evidence::of_cells(fitted, count(table) - fitted).at_least_times(2)
        },
        proof: PROVE_FORM.to_string(),
        formula: Formula::Table {
            first,
            values,
            periods: Some([rows.period, columns.period]),
        },
    })
}
