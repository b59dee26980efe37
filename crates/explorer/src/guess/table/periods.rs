//! Guesses that rows and columns are periodic.

use super::super::{Evidence, Formula, Guess, PROVE_FORM, sequence};
use super::count;
use crate::guess::Table;

/// Guesses the periods of the rows and of the columns.
pub fn guess(table: &Table, first: usize) -> Option<Guess> {
    let columns: Table = (0..table[0].len())
        .map(|b| table.iter().map(|row| row[b]).collect())
        .collect();
    let [rows, columns] = [table, &columns].map(|lines| {
        // A line counts as the index of the first line equal to it.
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
    // Otherwise a few equal lines at the end would pass as a period.
    let is_repeated = 2 * height <= table.len() && 2 * breadth <= table[0].len();
    Some(Guess {
        claim: format!(
            "rows of period {}, preperiod {}; columns of period {}, preperiod {}",
            rows.period, rows.preperiod, columns.period, columns.preperiod
        ),
        evidence: Evidence {
            doubt: (!is_repeated)
                .then_some("there are too few rows or columns to see a repetition"),
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
