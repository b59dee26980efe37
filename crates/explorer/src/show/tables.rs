//! Writes tables of values as text.

use std::fmt::Write as _;

use crate::engine::two_heaps;
use crate::rule::{Rule, Table};

/// Writes each table. If there are several, a line above each names its first coordinates.
pub fn of_rule(
    rule: &Rule,
    layers: &[two_heaps::Table],
    written: impl Fn(&two_heaps::Table) -> String,
) -> String {
    let mut text = String::new();
    for (at, layer) in layers.iter().enumerate() {
        if layers.len() > 1 {
            let side = layer.first().map_or(1, Vec::len);
            let _ = writeln!(text, "# {}", place(rule, side, at));
        }
        text += &written(layer);
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

/// Writes a table for other programs: one row a line, with commas.
pub fn csv(table: &two_heaps::Table) -> String {
    let lines = table.iter().map(|row| joined(row, ",") + "\n");
    lines.collect()
}

/// Writes the first rows and columns of a table, at most `most`, with the heaps above and on the
/// left.
pub fn with_heads(table: &two_heaps::Table, [row, column]: [&str; 2], most: usize) -> String {
    let columns = table.first().map_or(0, Vec::len).min(most);
    let heads: Vec<usize> = (0..columns).collect();
    let mut text = format!("{row} \\ {column}\t{}\n", joined(&heads, "\t"));
    for (heap, values) in table.iter().enumerate().take(most) {
        let _ = writeln!(text, "{heap}\t{}", joined(&values[..columns], "\t"));
    }
    text
}

fn joined(numbers: &[impl ToString], separator: &str) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(separator)
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
