//! Decides whether lines are a sequence, a table or a list of P-positions.

use anyhow::{Result, bail};

use super::super::MIN_VALUES;
use super::cell::{Cell, Line};
use super::given::{Numbers, Shape};
use crate::engine::two_heaps::Table;

/// Minimum number of lines of two numbers for a list of pairs; fewer are a table.
const FEWEST_PAIRS: usize = 4;

/// Formats that are read.
const ACCEPTED: &str = "numbers between blanks or commas, lists in brackets, `sg[3] = 1`, `3: 1`, \
    rows such as `a=3: 0 1 2`, lines that differ in numbers alone, `P-positions: 0, 4, 8`, W and \
    L, win and lose, True and False, YES and NO, Alice and Bob, First and Second";

/// Reads the lines as numbers. Two or more lines of equally many numbers (at least two) are a
/// table, with or without a row of heaps above and a column of heaps at the left. Lines of 1, 2, 3,
/// … numbers, or of …, 3, 2, 1, are half of a symmetric table. Lines of a heap and its value are a
/// sequence, other pairs a list of P-positions, lines of two heaps and their value a table. A long
/// row of heaps above one other row says the heaps of its values.
///
/// # Errors
/// If a cell is missing or no number, or the lines have different lengths; names the line.
pub fn arranged(mut lines: Vec<Line>) -> Result<Numbers> {
    if let Some(numbers) = below_heaps(&lines) {
        return Ok(numbers);
    }
    let columns = take_header(&mut lines);
    if let Some(columns) = &columns {
        take_index_column(&mut lines, columns.len());
    }
    let (rows, are_outcomes) = numbers_of(&lines)?;
    let first = index(&lines)?;
    let numbers = |shape| Numbers {
        shape,
        first,
        are_outcomes,
        listed: None,
    };
    let size = rows.len();
    let lengths: Vec<usize> = rows.iter().map(Vec::len).collect();
    let are = |mut expected: Box<dyn Iterator<Item = usize>>| {
        size > 2 && lengths.iter().all(|&len| expected.next() == Some(len))
    };
    if size == 0 {
        bail!("there are no numbers; write the values of heaps 0, 1, 2, …");
    }
    if lengths.iter().all(|&len| len == 1) || size == 1 {
        return Ok(numbers(Shape::Sequence(rows.concat())));
    }
    if are(Box::new(1..=size)) {
        return Ok(numbers(symmetric(size, |small, large| rows[large][small])));
    }
    if are(Box::new((1..=size).rev())) {
        return Ok(numbers(symmetric(size, |small, large| {
            rows[small][large - small]
        })));
    }
    refuse_ragged(&lines, &lengths)?;
    if lengths[0] == 2 && size >= FEWEST_PAIRS && first.is_none() && columns.is_none() {
        let pairs: Vec<(i64, i64)> = rows.iter().map(|row| (row[0], row[1])).collect();
        if let Some(numbers) = of_pairs(&pairs, lines[0].is_tuple, are_outcomes) {
            return Ok(numbers);
        }
    }
    if first.is_none()
        && columns.is_none()
        && let Some((first, table)) = of_triples(&rows)
    {
        return Ok(Numbers {
            first: Some(first),
            ..numbers(Shape::Table(table))
        });
    }
    Ok(numbers(Shape::Table(rows)))
}

/// Values below a long row of their heaps. Both rows may have a name.
fn below_heaps(lines: &[Line]) -> Option<Numbers> {
    let are_named = |line: &Line| matches!(line.index, None | Some(Cell::Word(_) | Cell::Missing));
    if lines.len() != 2 || !lines.iter().all(are_named) {
        return None;
    }
    let (rows, are_outcomes) = numbers_of(lines).ok()?;
    let [heaps, values] = &rows[..] else {
        return None;
    };
    let are_heaps = heaps.len() >= MIN_VALUES && are_consecutive(heaps);
    (are_heaps && heaps.len() == values.len()).then_some(Numbers {
        shape: Shape::Sequence(values.clone()),
        first: usize::try_from(heaps[0]).ok(),
        are_outcomes,
        listed: None,
    })
}

/// The first heap and the table of lines with two heaps and their value, given row by row.
fn of_triples(lines: &[Vec<i64>]) -> Option<(usize, Table)> {
    let first = *lines.first()?.first()?;
    let breadth = lines.iter().take_while(|line| line[0] == first).count();
    let is_grid = lines.len() >= 2 * breadth && breadth >= 2 && lines.len().is_multiple_of(breadth);
    let is_expected = |(at, line): (usize, &Vec<i64>)| {
        let place = |steps: usize| first.checked_add(steps as i64);
        line.len() == 3
            && Some(line[0]) == place(at / breadth)
            && Some(line[1]) == place(at % breadth)
    };
    if !is_grid || !lines.iter().enumerate().all(is_expected) {
        return None;
    }
    let rows = lines.chunks(breadth);
    let table = rows.map(|row| row.iter().map(|line| line[2]).collect());
    Some((usize::try_from(first).ok()?, table.collect()))
}

/// Removes the first line if it is a header; returns the heaps of the columns if it numbers them.
fn take_header(lines: &mut Vec<Line>) -> Option<Vec<i64>> {
    let (header, rows) = lines.split_first()?;
    let has_words = header
        .cells
        .iter()
        .any(|cell| matches!(cell, Cell::Word(_)))
        || matches!(header.index, Some(Cell::Word(_)));
    let heaps: Vec<i64> = header
        .cells
        .iter()
        .filter_map(|cell| match cell {
            Cell::Number(heap) => Some(*heap),
            _ => None,
        })
        .collect();
    let is_numbered = heaps.len() > 1 && are_consecutive(&heaps);
    let is_cornered = header.index == Some(Cell::Missing)
        || header.cells.first() == Some(&Cell::Missing)
        || (header.index.is_none()
            && rows.len() > 1
            && rows
                .iter()
                .all(|row| row.index.is_some() || row.cells.len() == header.cells.len() + 1));
    let is_header = !rows.is_empty() && (has_words || (is_numbered && is_cornered));
    if !is_header {
        return None;
    }
    lines.remove(0);
    is_numbered.then_some(heaps)
}

/// Makes the first number of a line its heap, if the line has one number more than columns.
fn take_index_column(lines: &mut [Line], columns: usize) {
    for line in lines {
        if line.index.is_none() && line.cells.len() == columns + 1 {
            line.index = Some(line.cells.remove(0));
        }
    }
}

/// The numbers of the cells, and whether they are outcomes (1 for a win, 0 for a loss).
fn numbers_of(lines: &[Line]) -> Result<(Table, bool)> {
    let mut are_outcomes = false;
    let mut rows = Table::new();
    for line in lines {
        let mut row = Vec::new();
        for (at, cell) in (1..).zip(&line.cells) {
            row.push(match cell {
                Cell::Number(number) => *number,
                Cell::Outcome(wins) => {
                    are_outcomes = true;
                    i64::from(*wins)
                }
                Cell::Missing => bail!(
                    "line {}: number {at} is missing; write it, or leave out the lines from there on",
                    line.number
                ),
                Cell::Word(word) if word.ends_with("...") => bail!(
                    "line {}: values are left out at `{word}`; print all of them",
                    line.number
                ),
                Cell::Word(word) => bail!(
                    "line {}: `{word}` is no whole number; read are {ACCEPTED}",
                    line.number
                ),
            });
        }
        if !row.is_empty() {
            rows.push(row);
        }
    }
    Ok((rows, are_outcomes))
}

/// The heap of the first line, if the lines name their heaps.
fn index(lines: &[Line]) -> Result<Option<usize>> {
    let mut expected = None;
    let mut first = None;
    for line in lines {
        let heap = match line.index {
            Some(Cell::Number(heap)) if heap >= 0 => heap,
            None if expected.is_none() => continue,
            _ => bail!(
                "line {}: it does not say its heap as others do; read are {ACCEPTED}",
                line.number
            ),
        };
        if let Some(expected) = expected.filter(|expected| *expected != heap) {
            bail!(
                "line {}: heap {heap} stands where heap {expected} is expected; write all heaps, in \
                 order",
                line.number
            );
        }
        first = first.or(usize::try_from(heap).ok());
        expected = Some(heap.saturating_add(1));
    }
    Ok(first)
}

fn refuse_ragged(lines: &[Line], lengths: &[usize]) -> Result<()> {
    let Some(at) = lengths.iter().position(|&len| len != lengths[0]) else {
        return Ok(());
    };
    let filled: Vec<&Line> = lines.iter().filter(|line| !line.cells.is_empty()).collect();
    let (this, first) = if filled[at].number == filled[0].number {
        (format!("list {}", at + 1), "list 1".to_string())
    } else {
        (
            format!("line {}", filled[at].number),
            format!("line {}", filled[0].number),
        )
    };
    bail!(
        "{this} has {} of the {} numbers that {first} has; write a table with equally many in each \
         line, half of a symmetric one with one more or one less in each, or a sequence in one line \
         or with one number a line",
        lengths[at],
        lengths[0]
    );
}

fn symmetric(size: usize, value: impl Fn(usize, usize) -> i64) -> Shape {
    let row = |a: usize| (0..size).map(|b| value(a.min(b), a.max(b))).collect();
    Shape::Table((0..size).map(row).collect())
}

fn are_consecutive(heaps: &[i64]) -> bool {
    heaps[0] >= 0
        && heaps
            .windows(2)
            .all(|pair| pair[0].checked_add(1) == Some(pair[1]))
}

/// Reads pairs as heaps and their values, or as P-positions; `None` if they can be neither.
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
    // The list contains all P-positions whose smaller heap is at most the last one, in either
    // order.
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

/// Limit on the side of a table that is made from a list of pairs.
const MAX_SIDE: usize = 400;
