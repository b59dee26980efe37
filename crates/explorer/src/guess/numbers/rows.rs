//! Turns lines into rows: the heaps that a row names, and its cells.

use anyhow::{Result, bail, ensure};

use super::ACCEPTED;
use super::tokens::{Cell, Item, List};

/// Cells, and the head that stands before them.
#[derive(Debug, Clone, Default)]
pub struct Row {
    /// Line number, counted from 1.
    pub line: usize,
    /// The text before the cells, with `#` for each number: `sg[#=` for `sg[3] = 1`.
    pub head: String,
    /// The numbers in the head: the heaps that the row is about.
    pub heaps: Vec<i64>,
    pub cells: Vec<Cell>,
    /// Whether round brackets enclose the cells.
    pub is_tuple: bool,
}

/// Reads the rows of a line, or of a pair of brackets; most lines have one.
///
/// # Errors
/// If a list holds both numbers and lists; names the line.
pub fn rows_of(list: &List) -> Result<Vec<Row>> {
    let List {
        line,
        bracket,
        items,
    } = list;
    let is_list = |item: &Item| matches!(item, Item::List(_));
    let holds_lists = items.iter().any(is_list);
    // `array([0, 1], dtype=int64)` has a sign but no entries.
    let is_call = holds_lists && *bracket == Some('(');
    if items.contains(&Item::Sign) && !is_call {
        let entries = items.split(|item| *item == Item::Comma);
        let entries = entries.filter(|entry| !entry.is_empty());
        let rows = entries.map(|entry| row_of(entry, *line));
        let rows = rows.collect::<Result<Vec<_>>>()?.concat();
        // `sg[0] = 0, sg[1] = 1`, but not `a=0, b=1, g=1`
        let are_alike = rows
            .iter()
            .all(|row| row.head.contains('=') && row.head == rows[0].head);
        if bracket.is_some() || rows.len() > 1 && are_alike {
            return Ok(rows);
        }
        return row_of(items, *line);
    }
    let is_in_lists = |item: &Item| is_list(item) || *item == Item::Comma;
    if holds_lists && (bracket.is_some() || items.iter().all(is_in_lists)) {
        ensure!(
            !items.iter().any(is_value),
            "line {line}: a list holds both numbers and lists; write lists of numbers, one a row"
        );
        let lists = items.iter().filter_map(|item| match item {
            Item::List(list) => Some(rows_of(list)),
            _ => None,
        });
        return Ok(lists.collect::<Result<Vec<_>>>()?.concat());
    }
    if bracket.is_none() {
        return row_of(items, *line);
    }
    let row = Row {
        line: *line,
        cells: cells(items),
        is_tuple: *bracket == Some('('),
        ..Row::default()
    };
    Ok(Vec::from_iter(
        Some(row).filter(|row| !row.cells.is_empty()),
    ))
}

/// Reads a head with the cells, or the list, that follow it.
fn row_of(items: &[Item], line: usize) -> Result<Vec<Row>> {
    let end = items.iter().rposition(|item| *item != Item::Comma);
    let items = &items[..end.map_or(0, |end| end + 1)];
    if let [head @ .., Item::List(list)] = items
        && let Some(Item::Sign | Item::Cell(Cell::Word(_))) = head.last()
    {
        let mut rows = rows_of(list)?;
        if let [row] = &mut rows[..] {
            row.take_head(head);
        }
        return Ok(rows);
    }
    let is_cell = |item: &Item| *item == Item::Comma || is_value(item);
    let start = items.iter().rposition(|item| !is_cell(item));
    let (head, cells) = items.split_at(start.map_or(0, |start| start + 1));
    let mut row = Row {
        line,
        cells: self::cells(cells),
        ..Row::default()
    };
    row.take_head(head);
    Ok(vec![row])
}

fn is_value(item: &Item) -> bool {
    matches!(item, Item::Cell(cell) if !matches!(cell, Cell::Word(_)))
}

/// The cells between commas; nothing between two commas is a missing cell.
fn cells(items: &[Item]) -> Vec<Cell> {
    let mut cells = Vec::new();
    let mut is_after_comma = true;
    for item in items {
        match item {
            Item::Cell(cell) => cells.push(cell.clone()),
            _ if is_after_comma => cells.push(Cell::Missing),
            _ => {}
        }
        is_after_comma = !matches!(item, Item::Cell(_));
    }
    cells
}

impl Row {
    fn take_head(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Cell(Cell::Number(number)) => {
                    self.head.push('#');
                    self.heaps.push(*number);
                }
                Item::Cell(Cell::Word(word)) => self.head += &format!("{word} "),
                Item::Cell(Cell::Outcome(true)) => self.head += "W ",
                Item::Cell(Cell::Outcome(false)) => self.head += "L ",
                Item::Cell(Cell::Missing) => self.head += "? ",
                Item::Comma => {}
                Item::Sign => self.head.push('='),
                Item::List(list) => {
                    self.head.extend(list.bracket);
                    // An index, or something else in brackets that means nothing here.
                    if list
                        .items
                        .iter()
                        .all(|item| is_value(item) || *item == Item::Comma)
                    {
                        self.take_head(&list.items);
                    }
                }
            }
        }
    }

    /// The words of the head.
    pub fn words(&self) -> impl DoubleEndedIterator<Item = &str> {
        let words = self.head.split(|c: char| " #=[({".contains(c));
        words.filter(|word| !word.is_empty())
    }
}

/// Finds the heaps that the rows name, and sorts the rows by them. The heads may differ only in
/// their numbers.
///
/// # Errors
/// If a head differs, a heap is named twice or missing, or a row names more than two; names the
/// line.
pub fn with_heaps(mut rows: Vec<Row>) -> Result<Vec<Row>> {
    check_heads(&rows)?;
    take_heaps(&mut rows);
    for Row { line, heaps, .. } in &rows {
        ensure!(
            heaps.len() < 3 && heaps.iter().all(|&heap| heap >= 0),
            "line {line}: `{heaps:?}` are no heaps; one or two from 0 on are read"
        );
    }
    rows.sort_by(|one, other| one.heaps.cmp(&other.heaps));
    for pair in rows.windows(2).filter(|pair| !pair[0].heaps.is_empty()) {
        let (line, before, heaps) = (pair[1].line, &pair[0].heaps, &pair[1].heaps);
        ensure!(
            before != heaps,
            "line {line}: heap {heaps:?} has a value already"
        );
        if let (&[before], &[heap]) = (&before[..], &heaps[..]) {
            let expected = before + 1;
            ensure!(
                heap == expected,
                "line {line}: heap {heap} stands where heap {expected} is expected; write all \
                 heaps, each once"
            );
        }
    }
    Ok(rows)
}

fn check_heads(rows: &[Row]) -> Result<()> {
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
        let is_in_brackets = row.head.starts_with(['[', '(', '{']) && !row.head.contains('=');
        ensure!(
            !is_in_brackets && (!row.head.starts_with('#') || row.cells.len() == 1),
            "line {}: numbers stand before a row that is alone; write `sg = 0 1 2`, or all rows of \
             the table",
            row.line
        );
    }
    Ok(())
}

/// Takes the heaps from the cells, where no head names them: `3 win`, `lose 0`, `1 2 win`, `f 3 1`,
/// and `1 2 7` if all pairs are there.
fn take_heaps(rows: &mut [Row]) {
    let Some(first) = rows.first().filter(|first| first.heaps.is_empty()) else {
        return;
    };
    let is_named = first.words().next().is_some() && !first.head.contains('=');
    let is_outcome = |cell: &Cell| matches!(cell, Cell::Outcome(_));
    let outcome = first.cells.iter().position(is_outcome);
    let length = first.cells.len();
    let at = outcome.unwrap_or(length.saturating_sub(1));
    let split = |row: &Row| {
        let mut cells = row.cells.clone();
        let value = (cells.len() == length).then(|| cells.remove(at))?;
        let heaps: Vec<i64> = cells.iter().map(Cell::number).collect::<Option<_>>()?;
        (is_outcome(&value) == outcome.is_some()).then_some((heaps, value))
    };
    let Some(entries) = rows.iter().map(split).collect::<Option<Vec<_>>>() else {
        return;
    };
    let is_grid = || {
        let begin = entries[0].0[0];
        let width = entries.iter().filter(|entry| entry.0[0] == begin).count() as i64;
        let is_place = |(at, (heaps, _)): (i64, &(Vec<i64>, Cell))| {
            let place = [at / width, at % width];
            (0..2).all(|i| heaps[i].checked_sub(begin) == Some(place[i]))
        };
        let count = entries.len() as i64;
        width > 1 && count > width && count % width == 0 && (0..).zip(&entries).all(is_place)
    };
    let are_entries = match (length, outcome) {
        (2 | 3, Some(_)) => true,
        (2, None) => is_named,
        (3, None) => is_grid(),
        _ => false,
    };
    if rows.len() > 1 && are_entries {
        for (row, (heaps, value)) in rows.iter_mut().zip(entries) {
            (row.heaps, row.cells) = (heaps, vec![value]);
        }
    }
}
