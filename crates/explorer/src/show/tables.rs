//! Writes tables of values as text.

use std::fmt::Write as _;

use crate::engine::two_heaps;
use crate::rule::{Rule, Table};

/// Writes the rows of each table, one a line. If there are several, a line above each names its
/// first coordinate.
pub fn of_rule(rule: &Rule, layers: &[two_heaps::Table], separator: &str) -> String {
    let mut text = String::new();
    for (at, layer) in layers.iter().enumerate() {
        if layers.len() > 1 {
            let _ = writeln!(text, "# {} = {at}", rule.coordinates[0]);
        }
        text += &lines_of(layer, separator);
    }
    text
}

/// Writes a table, one row a line.
pub fn lines_of(table: &two_heaps::Table, separator: &str) -> String {
    table.iter().fold(String::new(), |mut text, row| {
        let row: Vec<String> = row.iter().map(i64::to_string).collect();
        let _ = writeln!(text, "{}", row.join(separator));
        text
    })
}

/// Splits the values into tables of the last two coordinates.
pub fn layers(table: &Table<'_>, coordinates: usize) -> Vec<two_heaps::Table> {
    let values: Vec<i64> = table.values().iter().map(|&value| value.into()).collect();
    let breadth = table.breadth();
    let rows =
        |values: &[i64], breadth: usize| values.chunks(breadth).map(<[i64]>::to_vec).collect();
    match coordinates {
        2 => vec![rows(&values, breadth)],
        _ => {
            let side = breadth.isqrt();
            values
                .chunks(breadth)
                .map(|layer| rows(layer, side))
                .collect()
        }
    }
}
