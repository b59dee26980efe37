//! Turns lines into rows: the heaps that a row names, and its cells.

use anyhow::{Result, bail, ensure};

use super::ACCEPTED;
use super::tokens::Item;

/// Fewest lines of two numbers that may be a list of pairs; fewer are a table.
pub const FEWEST_PAIRS: usize = 4;

/// A number, or an outcome: 1 if the player to move wins, and 0 otherwise.
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    pub number: i64,
    pub is_outcome: bool,
}

/// Cells, and the head before them.
#[derive(Debug, Clone, Default)]
pub struct Row {
    /// Line number, counted from 1.
    pub line: usize,
    /// The text before the cells, with `#` for each number: `sg [#=` for `sg[3] = 1`.
    pub head: String,
    /// The numbers in the head: the heaps that the row is about.
    pub heaps: Vec<i64>,
    pub cells: Vec<Cell>,
    /// The bracket that opens a list of the cells.
    pub bracket: Option<char>,
}

/// Reads the rows of a text.
///
/// # Errors
/// If a list holds anything but numbers and outcomes, or a number is missing; names the line.
pub fn rows(items: &[Item]) -> Result<Vec<Row>> {
    let mut rows = Vec::new();
    for row in items.chunk_by(|_, next| !matches!(next, Item::Row(_))) {
        let [Item::Row(line), items @ ..] = row else {
            continue;
        };
        let parts = items.split(|item| *item == Item::Comma);
        let parts = parts.filter(|part| !part.is_empty());
        let parts = parts
            .map(|part| row_of(part, *line))
            .collect::<Result<Vec<_>>>()?;
        // `(0, 0), (1, 2)` and `sg[0] = 0, sg[1] = 1`, but not `a=0, b=1, g=1`
        let is_alike = |row: &Row| row.head.contains('=') && row.head == parts[0].head;
        let is_row = |row: &Row| row.bracket.is_some() || is_alike(row);
        if parts.iter().all(is_row) {
            rows.extend(parts);
        } else {
            rows.push(row_of(items, *line)?);
        }
    }
    Ok(rows)
}

/// Reads a head with the cells, or the list of cells, that follow it.
fn row_of(items: &[Item], line: usize) -> Result<Row> {
    let end = items.iter().rposition(|item| *item != Item::Comma);
    let items = &items[..end.map_or(0, |end| end + 1)];
    let mut row = Row {
        line,
        ..Row::default()
    };
    let (head, cells) = match items {
        [head @ .., Item::List(list)] if list.items.iter().any(is_cell) => {
            (row.line, row.bracket) = (list.line, Some(list.bracket));
            (head, &list.items[..])
        }
        _ => {
            let is_in_head = |item: &Item| *item != Item::Comma && !is_cell(item);
            let last = items.iter().rposition(is_in_head);
            items.split_at(last.map_or(0, |last| last + 1))
        }
    };
    row.cells = self::cells(cells, row.line)?;
    row.take_head(head);
    Ok(row)
}

fn is_cell(item: &Item) -> bool {
    matches!(item, Item::Number(_)) || item.outcomes().is_some()
}

/// Reads the cells between commas. A comma may be at either end, as in the head of a CSV file.
fn cells(items: &[Item], line: usize) -> Result<Vec<Cell>> {
    let cell = |number, is_outcome| Cell { number, is_outcome };
    let mut cells: Vec<Cell> = Vec::new();
    for (at, item) in items.iter().enumerate() {
        match item {
            Item::Number(number) => cells.push(cell(*number, false)),
            Item::Comma => ensure!(
                cells.is_empty() || items[at - 1] != Item::Comma,
                "line {line}: number {} is missing; write it, or leave out the lines from there on",
                cells.len() + 1
            ),
            // `Alice wins`
            Item::Word(word)
                if word == "wins" && cells.last().is_some_and(|cell| cell.is_outcome) => {}
            Item::Word(word) => match item.outcomes() {
                Some(outcomes) => {
                    cells.extend(outcomes.into_iter().map(|wins| cell(wins.into(), true)));
                }
                None => bail!("line {line}: `{word}` is no whole number; {ACCEPTED}"),
            },
            _ => unreachable!("lists in lists are rows"),
        }
    }
    Ok(cells)
}

impl Row {
    fn take_head(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Number(number) => {
                    self.head.push('#');
                    self.heaps.push(*number);
                }
                Item::Word(word) => self.head += &format!("{word} "),
                Item::Comma | Item::Row(_) => {}
                Item::Sign => self.head.push('='),
                Item::List(list) => {
                    self.head.push(list.bracket);
                    self.take_head(&list.items);
                }
            }
        }
    }

    /// The words of the head.
    pub fn words(&self) -> impl DoubleEndedIterator<Item = &str> {
        let words = self.head.split(|c: char| " #=[({".contains(c));
        words.filter(|word| !word.is_empty())
    }

    pub fn numbers(&self) -> impl Iterator<Item = i64> {
        self.cells.iter().map(|cell| cell.number)
    }
}

/// Checks that the heads differ only in their numbers.
///
/// # Errors
/// If a head differs, or cells are missing; names the line.
pub fn check_heads(rows: &[Row]) -> Result<()> {
    for row in rows {
        let (line, first) = (row.line, &rows[0]);
        if row.cells.is_empty() {
            match row.words().last().filter(|_| !row.head.ends_with('=')) {
                Some(word) => bail!("line {line}: `{word}` is no whole number; {ACCEPTED}"),
                None => bail!("line {line}: no value stands behind the sign"),
            }
        }
        ensure!(
            row.head == first.head,
            "line {line}: it does not begin as line {} does; {ACCEPTED}",
            first.line
        );
    }
    if let [row] = rows {
        let is_entry = row.cells.len() == 1 && row.head.contains('=');
        ensure!(
            is_entry || row.heaps.is_empty() || row.words().next().is_some(),
            "line {}: numbers stand before a row that is alone; write `sg = 0 1 2`, or all rows of \
             the table",
            row.line
        );
    }
    Ok(())
}

/// Takes the heaps from the cells, where no head names them: `3 win`, `lose 0`, `1 2 win`, `f 3 1`,
/// `3 1` if the heaps follow each other, and `1 2 7` if all pairs are there.
pub fn take_heaps(rows: &mut [Row]) {
    let first = &rows[0];
    let kinds = |row: &Row| -> Vec<bool> { row.cells.iter().map(|cell| cell.is_outcome).collect() };
    let is_alike = |row: &Row| row.heaps.is_empty() && kinds(row) == kinds(first);
    if rows.len() == 1 || !rows.iter().all(is_alike) {
        return;
    }
    let outcome = first.cells.iter().position(|cell| cell.is_outcome);
    let at = outcome.unwrap_or(first.cells.len() - 1);
    let others = |row: &Row| [&row.cells[..at], &row.cells[at + 1..]].concat();
    let numbers = |cells: Vec<Cell>| cells.iter().map(|cell| cell.number).collect();
    let heaps: Vec<Vec<i64>> = rows.iter().map(others).map(numbers).collect();
    let outcomes = kinds(first).into_iter().filter(|&is_outcome| is_outcome);
    let are_entries = match (first.cells.len(), outcomes.count()) {
        (2 | 3, 1) => true,
        (2, 0) => {
            let is_named = first.words().next().is_some() && !first.head.contains('=');
            let are_many = rows.len() >= FEWEST_PAIRS && are_consecutive(&heaps.concat());
            is_named || are_many && !are_both_ways(rows)
        }
        (3, 0) => {
            let (begin, last) = (heaps[0][0], &heaps[heaps.len() - 1]);
            let row = |a| (begin..=last[1]).map(move |b| vec![a, b]);
            begin < last[0].min(last[1])
                && (begin..=last[0]).flat_map(row).eq(heaps.iter().cloned())
        }
        _ => false,
    };
    for (row, heaps) in rows.iter_mut().zip(heaps).filter(|_| are_entries) {
        row.heaps = heaps;
        row.cells = vec![row.cells.swap_remove(at)];
    }
}

/// Returns whether pairs, as far as they go, are listed in both orders, and so aren't heaps with
/// values.
fn are_both_ways(rows: &[Row]) -> bool {
    let pairs: Vec<Vec<i64>> = rows.iter().map(|row| row.numbers().collect()).collect();
    let is_swapped =
        |pair: &Vec<i64>| pair[1] >= pairs.len() as i64 || pairs.contains(&vec![pair[1], pair[0]]);
    rows[0].bracket == Some('(') && pairs.iter().all(is_swapped)
}

/// Returns whether heaps follow each other.
pub fn are_consecutive(heaps: &[i64]) -> bool {
    let follows = |pair: &[i64]| pair[0].checked_add(1) == Some(pair[1]);
    heaps.first() >= Some(&0) && heaps.windows(2).all(follows)
}
