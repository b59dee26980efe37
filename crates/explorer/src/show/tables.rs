//! Writes tables of values as text.

use std::fmt::Write as _;

use crate::explored::{Explored, Ruled};
use crate::guess::Table;
use crate::{joined, position_at};

/// Writes each table of a rule, or the first alone. If there are several, a line above each names
/// its first coordinates.
pub fn of_layers(
    explored: &Explored,
    are_all_wanted: bool,
    written: impl Fn(&Table) -> String,
) -> String {
    let Some(ruled) = &explored.ruled else {
        return String::new();
    };
    let names = explored.subject.coordinate_names();
    let layers = layers(ruled);
    let wanted = if are_all_wanted { layers.len() } else { 1 };
    let mut text = String::new();
    for (at, layer) in layers.iter().enumerate().take(wanted) {
        let place = position_at(at, &ruled.sides[..names.len() - 2]);
        if layers.len() > 1 {
            let place = names
                .iter()
                .zip(place)
                .map(|(name, at)| format!("{name} = {at}"));
            let _ = writeln!(text, "# {}", joined(place, ", "));
        }
        text += &written(layer);
    }
    text
}

/// Splits the values of a rule into tables of the last two coordinates.
pub fn layers(ruled: &Ruled) -> Vec<Table> {
    let &[.., height, breadth] = &ruled.sides[..] else {
        return Vec::new();
    };
    let row = |row: &[u32]| row.iter().map(|&value| value.into()).collect();
    let layer = |layer: &[u32]| layer.chunks(breadth).map(row).collect();
    let layers = ruled.values.chunks((height * breadth).max(1));
    layers.map(layer).collect()
}

/// Writes the values for other programs: a line for each heap, or a row a line, with commas.
pub fn csv(explored: &Explored) -> String {
    if explored.subject.coordinates() > 1 {
        return of_layers(explored, true, |table| {
            table.iter().map(|row| joined(row, ",") + "\n").collect()
        });
    }
    let most = explored.request.terms.unwrap_or(usize::MAX);
    let lines = explored.values().iter().take(most).enumerate();
    let lines = lines.map(|(heap, value)| format!("{heap},{value}\n"));
    format!("heap,value\n{}", lines.collect::<String>())
}

/// Writes the first rows and columns of a table, at most `most`, with the heaps above and on the
/// left.
pub fn with_heads(table: &Table, [row, column]: [&str; 2], most: usize) -> String {
    let columns = table.first().map_or(0, Vec::len).min(most);
    let mut text = format!("{row} \\ {column}\t{}\n", joined(0..columns, "\t"));
    for (heap, values) in table.iter().enumerate().take(most) {
        let _ = writeln!(text, "{heap}\t{}", joined(&values[..columns], "\t"));
    }
    text
}
