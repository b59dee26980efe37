//! Decides what rows are: a sequence, a table or a list of P-positions.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, bail, ensure};

use super::super::MIN_VALUES;
use super::rows::{Row, with_heaps};
use super::tokens::Cell;
use super::{ACCEPTED, Numbers, Shape};
use crate::guess::Table;

/// Fewest lines of two numbers that may be a list of pairs; fewer are a table.
const FEWEST_PAIRS: usize = 4;

/// Largest side of a table made from a list of pairs.
const MAX_SIDE: usize = 400;

/// Arranges rows:
/// - One row, or rows of one cell each, are a sequence.
/// - Rows of the same length are a table, with or without heaps above and on the left.
/// - Rows of 1, 2, 3, … numbers, or of …, 3, 2, 1, are half of a symmetric table.
/// - Rows of two numbers may be a heap and its value, or P-positions.
/// - Heaps above one long row are the heaps of its values.
///
/// # Errors
/// If a cell is missing or isn't a number, or if rows have different lengths. Names the line.
pub fn arranged(mut rows: Vec<Row>) -> Result<Numbers> {
    let is_word = |cell: &Cell| matches!(cell, Cell::Word(_));
    let is_title =
        |row: &Row| row.head.starts_with(char::is_alphabetic) && row.cells.iter().all(is_word);
    let is_untitled = |row: &Row| row.words().next().is_none();
    while rows.len() > 1 && is_title(&rows[0]) && rows[1..].iter().any(is_untitled) {
        rows.remove(0);
    }
    let columns = take_header(&mut rows);
    let rows = with_heaps(rows)?;
    let (table, are_outcomes) = numbers_of(&rows)?;
    let Some(row) = rows.first() else {
        bail!("there are no numbers; write the values of heaps 0, 1, 2, …");
    };
    let beginning = row
        .heaps
        .first()
        .or(columns.as_ref().map(|heaps| &heaps[0]));
    let first = beginning.and_then(|&heap| usize::try_from(heap).ok());
    if let (Some(columns), Some(heap)) = (&columns, row.heaps.first()) {
        let (line, column) = (row.line, columns[0]);
        ensure!(
            column == *heap,
            "line {line}: the rows begin at heap {heap}, the columns at heap {column}"
        );
    }
    let numbers = |shape| Numbers {
        shape,
        first,
        are_outcomes,
        listed: None,
    };
    if row.heaps.len() == 2 {
        let (first, shape) = of_two_heaps(&rows, &table)?;
        return Ok(Numbers {
            first: Some(first),
            ..numbers(shape)
        });
    }
    let size = table.len();
    let lengths: Vec<usize> = table.iter().map(Vec::len).collect();
    if lengths.iter().all(|&len| len == 1) || size == 1 {
        return Ok(numbers(Shape::Sequence(table.concat())));
    }
    if size > 2 && lengths.iter().copied().eq(1..=size) {
        return Ok(numbers(symmetric(size, |small, large| table[large][small])));
    }
    if size > 2 && lengths.iter().copied().eq((1..=size).rev()) {
        let value = |small: usize, large: usize| table[small][large - small];
        return Ok(numbers(symmetric(size, value)));
    }
    refuse_ragged(&rows)?;
    if first.is_none() && lengths[0] == 2 && size >= FEWEST_PAIRS {
        let pairs: Vec<(i64, i64)> = table.iter().map(|row| (row[0], row[1])).collect();
        if let Some(numbers) = of_pairs(&pairs, row.is_tuple, are_outcomes) {
            return Ok(numbers);
        }
    }
    Ok(numbers(Shape::Table(table)))
}

/// Removes the first row if it names the heaps of the columns, or those of a long row below it;
/// returns the heaps.
fn take_header(rows: &mut Vec<Row>) -> Option<Vec<i64>> {
    let (header, rest) = rows.split_first()?;
    let numbers = header.cells.iter().map(Cell::number);
    // An empty corner, as in CSV, is no heap.
    let heaps: Vec<i64> = numbers.skip_while(Option::is_none).collect::<Option<_>>()?;
    let has_as_many = |row: &Row| row.cells.len() == heaps.len();
    let has_index = |row: &Row| row.head.is_empty() && row.cells.len() == heaps.len() + 1;
    let are_rows = rest
        .iter()
        .all(|row| !row.heaps.is_empty() && has_as_many(row));
    let are_indexed = rest.len() > 1 && rest.iter().all(has_index);
    let are_values = heaps.len() >= MIN_VALUES
        && matches!(rest, [row] if row.heaps.is_empty() && has_as_many(row));
    let is_header = heaps.len() > 1 && are_consecutive(&heaps) && header.heaps.is_empty();
    if !is_header || rest.is_empty() || !(are_rows || are_indexed || are_values) {
        return None;
    }
    rows.remove(0);
    for row in rows.iter_mut().filter(|_| are_indexed) {
        if let Cell::Number(heap) = row.cells.remove(0) {
            (row.head, row.heaps) = ("#=".to_string(), vec![heap]);
        }
    }
    Some(heaps)
}

/// Returns the numbers, and whether they are outcomes: 1 for a win, 0 for a loss.
fn numbers_of(rows: &[Row]) -> Result<(Table, bool)> {
    let mut outcomes = 0;
    let mut table = Table::new();
    for Row { line, cells, .. } in rows {
        let mut numbers = Vec::new();
        for (at, cell) in (1..).zip(cells) {
            numbers.push(match cell {
                Cell::Number(number) => *number,
                Cell::Outcome(wins) => {
                    outcomes += 1;
                    i64::from(*wins)
                }
                Cell::Missing => bail!(
                    "line {line}: number {at} is missing; write it, or leave out the lines from \
                     there on"
                ),
                Cell::Word(word) => {
                    bail!("line {line}: `{word}` is no whole number; {ACCEPTED}")
                }
            });
        }
        table.push(numbers);
    }
    let count = table.iter().map(Vec::len).sum::<usize>();
    ensure!(
        outcomes == 0 || outcomes == count,
        "line {}: numbers and outcomes are mixed; write the values, or who wins",
        rows[0].line
    );
    Ok((table, outcomes > 0))
}

fn refuse_ragged(rows: &[Row]) -> Result<()> {
    let expected = rows[0].cells.len();
    let are_lists = rows[0].line == rows[rows.len() - 1].line;
    let name = |at: usize| {
        if are_lists {
            format!("list {}", at + 1)
        } else {
            format!("line {}", rows[at].line)
        }
    };
    for (at, row) in rows.iter().enumerate() {
        ensure!(
            row.cells.len() == expected,
            "{} has {} of the {expected} numbers that {} has; write a table with equally many in \
             each line, half of a symmetric one with one more or one less in each, or a sequence in \
             one line or with one number a line",
            name(at),
            row.cells.len(),
            name(0)
        );
    }
    Ok(())
}

/// Makes a table of values that each name two heaps, and returns the first heap. There must be all
/// pairs, or each pair in one order.
fn of_two_heaps(rows: &[Row], values: &Table) -> Result<(usize, Shape)> {
    let mut known = BTreeMap::new();
    for (row, values) in rows.iter().zip(values) {
        ensure!(
            values.len() == 1,
            "line {}: several values of two heaps",
            row.line
        );
        known.insert((row.heaps[0], row.heaps[1]), values[0]);
    }
    let pairs: Vec<(i64, i64)> = known.keys().copied().collect();
    if pairs.iter().all(|(a, b)| a <= b) || pairs.iter().all(|(a, b)| a >= b) {
        for (a, b) in &pairs {
            known.insert((*b, *a), known[&(*a, *b)]);
        }
    }
    let last = |heap: fn(&(i64, i64)) -> i64| known.keys().map(heap).max().unwrap_or(0);
    let first = pairs.iter().map(|(a, b)| *a.min(b)).min().unwrap_or(0);
    let (last_a, last_b) = (last(|pair| pair.0), last(|pair| pair.1));
    let mut table = Table::new();
    for a in first..=last_a {
        let mut row = Vec::new();
        for b in first..=last_b {
            row.push(*known.get(&(a, b)).with_context(|| {
                format!(
                    "line {}: the value of heaps {a} and {b} is missing; write all pairs up to the \
                     same heap, or each in one order",
                    rows[0].line
                )
            })?);
        }
        table.push(row);
    }
    Ok((usize::try_from(first)?, Shape::Table(table)))
}

fn symmetric(size: usize, value: impl Fn(usize, usize) -> i64) -> Shape {
    let row = |a: usize| (0..size).map(|b| value(a.min(b), a.max(b))).collect();
    Shape::Table((0..size).map(row).collect())
}

fn are_consecutive(heaps: &[i64]) -> bool {
    let follows = |pair: &[i64]| pair[0].checked_add(1) == Some(pair[1]);
    heaps[0] >= 0 && heaps.windows(2).all(follows)
}

/// Reads pairs as heaps with values, or as P-positions; `None` if they can't be either.
fn of_pairs(pairs: &[(i64, i64)], are_tuples: bool, are_outcomes: bool) -> Option<Numbers> {
    let heaps: Vec<i64> = pairs.iter().map(|pair| pair.0).collect();
    let swapped = |&(a, b): &(i64, i64)| b >= pairs.len() as i64 || pairs.contains(&(b, a));
    let are_both_ways = are_tuples && pairs.iter().all(swapped);
    if are_consecutive(&heaps) && !are_both_ways {
        return Some(Numbers {
            shape: Shape::Sequence(pairs.iter().map(|pair| pair.1).collect()),
            first: usize::try_from(heaps[0]).ok(),
            are_outcomes,
            listed: None,
        });
    }
    let is_sorted = heaps.is_sorted() && pairs.iter().all(|&(a, b)| a >= 0 && b >= 0);
    let is_list = is_sorted && (are_tuples || pairs.iter().all(|&(a, b)| a <= b));
    let side = usize::try_from(*heaps.last()?).ok()?.checked_add(1)?;
    if !is_list || are_outcomes || side > MAX_SIDE {
        return None;
    }
    // The list has all P-positions whose smaller heap is at most the last one, in either order.
    let row = |a: usize| {
        let is_listed = |a: usize, b: usize| pairs.contains(&(a as i64, b as i64));
        (0..side)
            .map(|b| i64::from(!is_listed(a, b) && !is_listed(b, a)))
            .collect()
    };
    Some(Numbers {
        shape: Shape::Table((0..side).map(row).collect()),
        first: None,
        are_outcomes: true,
        listed: Some(pairs.len()),
    })
}
