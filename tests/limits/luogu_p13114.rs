//! Luogu P13114 at its limits: 100 dishes of 15 × 15.
//!
//! - limit-empty: all cells are free, so that every rectangle can occur, and its value depends on
//!   the lengths of its sides alone; by turns with a side of 14.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const DISHES: usize = 100;
const SIDE: usize = 15;

fn main() {
    let mut values = [[0; SIDE + 1]; SIDE + 1];
    for rows in 1..=SIDE {
        for columns in 1..=SIDE {
            let options = options(&values, rows, columns);
            let value = (0..).find(|value| options.iter().all(|(option, _)| option != value));
            values[rows][columns] = value.expect("some value is free");
        }
    }
    let mut input = format!("{DISHES}\n");
    let mut answers = Vec::new();
    for i in 1..=DISHES {
        let (rows, columns) = (SIDE - i % 2, SIDE - i / 2 % 2);
        input += &format!(
            "{rows} {columns}\n{}",
            format!("{}\n", ".".repeat(columns)).repeat(rows)
        );
        let winning = options(&values, rows, columns)
            .into_iter()
            .filter(|(value, _)| *value == 0);
        let count: usize = winning.map(|(_, cells)| cells).sum();
        answers.push(format!("Case #{i}: {count}"));
    }
    case("limit-empty", input, lines(answers));
}

/// Lists the parts that a colony along a row or a column leaves, and the cells where it may begin.
fn options(
    values: &[[usize; SIDE + 1]; SIDE + 1],
    rows: usize,
    columns: usize,
) -> Vec<(usize, usize)> {
    let along_row = |row: usize| {
        (
            values[row][columns] ^ values[rows - 1 - row][columns],
            columns,
        )
    };
    let along_column = |column: usize| {
        (
            values[rows][column] ^ values[rows][columns - 1 - column],
            rows,
        )
    };
    (0..rows)
        .map(along_row)
        .chain((0..columns).map(along_column))
        .collect()
}
