//! Decides what rows are: a sequence, a table or a list of P-positions.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, bail, ensure};

use super::super::MIN_VALUES;
use super::rows::{Row, are_consecutive, check_heads, take_heaps};
use super::{Numbers, Shape, listed};
use crate::guess::Table;

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
    ensure!(
        !rows.is_empty(),
        "there are no numbers; write the values of heaps 0, 1, 2, …"
    );
    if let Some(numbers) = listed::named(&rows)? {
        return Ok(numbers);
    }
    drop_titles(&mut rows);
    let columns = take_header(&mut rows).unwrap_or_default();
    check_heads(&rows)?;
    take_heaps(&mut rows);
    if let Some(numbers) = listed::of_outcomes(&rows) {
        return Ok(numbers);
    }
    let are_outcomes = rows[0].cells[0].is_outcome;
    let mut cells = rows.iter().flat_map(|row| &row.cells);
    ensure!(
        cells.all(|cell| cell.is_outcome == are_outcomes),
        "line {}: numbers and outcomes are mixed; write the values, or who wins",
        rows[0].line
    );
    sort(&mut rows)?;
    let row = &rows[0];
    if let (Some(column), Some(heap)) = (columns.first(), row.heaps.first()) {
        ensure!(
            column == heap,
            "line {}: the rows begin at heap {heap}, the columns at heap {column}",
            row.line
        );
    }
    let table: Table = rows.iter().map(|row| row.numbers().collect()).collect();
    let lengths = || table.iter().map(Vec::len);
    let (size, are_single) = (rows.len(), lengths().all(|length| length == 1));
    // In `int sg[8] = {0, 1, …}`, 8 is no heap.
    let heaps = rows.iter().flat_map(|row| &row.heaps);
    let heaps = heaps.filter(|_| size > 1 || are_single);
    let first = heaps.min().or(columns.first()).copied();
    let numbers = |shape| Numbers {
        shape,
        first: first.and_then(|first| usize::try_from(first).ok()),
        are_outcomes,
        listed: None,
    };
    if let Some(pairs) = of_named_pairs(&rows, &table)? {
        return Ok(numbers(table_of(pairs)?));
    }
    if size == 1 || are_single {
        return Ok(numbers(Shape::Sequence(table.concat())));
    }
    if let Some(at) = lengths().position(|length| length != table[0].len()) {
        bail!(
            "line {}: row {} has {} of the {} numbers that row 1 has; write a table with equally \
             many in each row, half of a symmetric one with one more or one less in each, or a \
             sequence in one line or with one number a line",
            rows[at].line,
            at + 1,
            table[at].len(),
            table[0].len()
        );
    }
    let listed = listed::of_pairs(&table, row.bracket == Some('('));
    let listed = listed.filter(|_| first.is_none() && !are_outcomes);
    Ok(listed.unwrap_or_else(|| numbers(Shape::Table(table))))
}

/// Removes a title, or the name of a table: `int g[2][3] = {{0, 1, 2}, {1, 0, 3}}`.
fn drop_titles(rows: &mut Vec<Row>) {
    while let [first, second, ..] = &rows[..]
        && first.cells.is_empty()
        && first
            .head
            .starts_with(|c: char| c.is_alphabetic() || c == '<')
        && (first.heaps.is_empty() || first.head.ends_with('=') && second.head.is_empty())
    {
        rows.remove(0);
    }
}

/// Returns the values by their two heaps, if rows name both or are half of a symmetric table.
///
/// # Errors
/// If two heaps have several values.
fn of_named_pairs(rows: &[Row], table: &Table) -> Result<Option<BTreeMap<(i64, i64), i64>>> {
    let lengths = || table.iter().map(Vec::len);
    let size = rows.len();
    let place: &dyn Fn(i64, i64) -> (i64, i64) = match rows[0].heaps[..] {
        [_, _] => &|at, _| (rows[at as usize].heaps[0], rows[at as usize].heaps[1]),
        _ if size < 3 => return Ok(None),
        _ if lengths().eq(1..=size) => &|a, b| (a, b),
        _ if lengths().eq((1..=size).rev()) => &|a, b| (a, a + b),
        _ => return Ok(None),
    };
    let mut pairs = BTreeMap::new();
    for (a, row) in (0..).zip(table) {
        pairs.extend((0..).zip(row).map(|(b, value)| (place(a, b), *value)));
    }
    ensure!(
        pairs.len() == table.concat().len(),
        "two heaps have several values; write one"
    );
    Ok(Some(pairs))
}

/// Sorts rows by the heaps that they name.
///
/// # Errors
/// If a heap is missing or named twice, or a row names more than two; names the line.
fn sort(rows: &mut [Row]) -> Result<()> {
    rows.sort_by(|one, other| one.heaps.cmp(&other.heaps));
    let mut expected = None;
    for Row { line, heaps, .. } in &*rows {
        ensure!(
            heaps.len() < 3 && heaps.iter().all(|&heap| heap >= 0),
            "line {line}: `{heaps:?}` are no heaps; one or two from 0 on are read"
        );
        if let [heap] = heaps[..] {
            let expected = expected.replace(heap.saturating_add(1)).unwrap_or(heap);
            ensure!(
                heap == expected,
                "line {line}: heap {heap} stands where heap {expected} is expected; write all \
                 heaps, each once"
            );
        }
    }
    Ok(())
}

/// Removes the first row if it names the heaps of the columns, or of a long row below it;
/// returns the heaps.
fn take_header(rows: &mut Vec<Row>) -> Option<Vec<i64>> {
    let (header, rest) = rows.split_first()?;
    let heaps: Vec<i64> = header.numbers().collect();
    let have = |cells: usize| rest.iter().all(|row| row.cells.len() == cells);
    let are_named = have(heaps.len()) && rest.iter().all(|row| !row.heaps.is_empty());
    let are_indexed =
        rest.len() > 1 && have(heaps.len() + 1) && rest.iter().all(|row| row.head.is_empty());
    let are_values = heaps.len() >= MIN_VALUES
        && matches!(rest, [row] if row.heaps.is_empty() && row.cells.len() == heaps.len());
    let is_header = heaps.len() > 1
        && are_consecutive(&heaps)
        && header.heaps.is_empty()
        && !header.cells[0].is_outcome;
    if !is_header || rest.is_empty() || !(are_named || are_indexed || are_values) {
        return None;
    }
    rows.remove(0);
    for row in rows.iter_mut().filter(|_| are_indexed) {
        row.head = "#=".to_string();
        row.heaps = vec![row.cells.remove(0).number];
    }
    Some(heaps)
}

/// Makes a table of the values of all pairs, or of each pair in one order.
fn table_of(mut pairs: BTreeMap<(i64, i64), i64>) -> Result<Shape> {
    if pairs.keys().all(|(a, b)| a <= b) || pairs.keys().all(|(a, b)| a >= b) {
        for ((a, b), value) in pairs.clone() {
            pairs.insert((b, a), value);
        }
    }
    let first = pairs.keys().map(|(a, b)| *a.min(b)).min().unwrap_or(0);
    let last = |heap: fn(&(i64, i64)) -> i64| pairs.keys().map(heap).max().unwrap_or(0);
    let value = |a, b| {
        pairs.get(&(a, b)).copied().with_context(|| {
            format!(
                "the value of heaps {a} and {b} is missing; write all pairs up to the same heap, \
                 or each in one order"
            )
        })
    };
    let row = |a| (first..=last(|pair| pair.1)).map(|b| value(a, b)).collect();
    let table = (first..=last(|pair| pair.0)).map(row);
    Ok(Shape::Table(table.collect::<Result<_>>()?))
}
