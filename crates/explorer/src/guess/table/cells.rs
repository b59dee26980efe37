//! Cells of a table of two heaps.

use crate::engine::two_heaps::Table;

/// Cells of a table: row, column, value.
pub fn cells(table: &Table) -> impl Iterator<Item = (usize, usize, i64)> {
    let row = |(a, row): (usize, &'_ Vec<i64>)| {
        let cells: Vec<_> = row.iter().enumerate().map(|(b, &v)| (a, b, v)).collect();
        cells
    };
    table.iter().enumerate().flat_map(row)
}

/// Number of cells.
pub fn count(table: &Table) -> usize {
    table.len() * table[0].len()
}

/// Whether all cells are equal.
pub fn is_constant(table: &Table) -> bool {
    cells(table).all(|(_, _, cell)| cell == table[0][0])
}

/// Whether the table is a square that equals its reflection.
pub fn is_symmetric(table: &Table) -> bool {
    table.len() == table[0].len() && cells(table).all(|(a, b, cell)| cell == table[b][a])
}
