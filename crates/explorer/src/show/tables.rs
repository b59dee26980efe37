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
            let _ = writeln!(
                text,
                "# {}",
                place(rule, layer.first().map_or(1, Vec::len), at)
            );
        }
        text += &lines_of(layer, separator);
    }
    text
}

/// Coordinates of a layer: all but the last two.
fn place(rule: &Rule, side: usize, layer: usize) -> String {
    let mut rest = layer;
    let fixed = &rule.coordinates[..rule.coordinates.len() - 2];
    let mut shown: Vec<String> = Vec::new();
    for (at, coordinate) in fixed.iter().enumerate().rev() {
        // The first coordinate may have more rows than the others.
        let number = if at == 0 { rest } else { rest % side };
        shown.push(format!("{coordinate} = {number}"));
        rest /= side;
    }
    shown.reverse();
    shown.join(", ")
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
            let others = coordinates as u32 - 1;
            let is_side = |side: &usize| side.pow(others) >= breadth;
            let side = (1..=breadth).find(is_side).unwrap_or(breadth);
            values
                .chunks(side * side)
                .map(|layer| rows(layer, side))
                .collect()
        }
    }
}
