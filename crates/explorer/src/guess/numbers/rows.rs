//! Turns lines into rows: the heaps that a row names, and its cells.

use anyhow::{Result, bail, ensure};

use super::ACCEPTED;
use super::tokens::{Cell, Item, List};

/// Cells, and what stands before them.
#[derive(Debug, Clone, Default)]
pub struct Row {
    /// Line number, counted from 1.
    pub line: usize,
    /// What stands before the cells, `#` for each number: `sg[#=` for `sg[3] = 1`.
    pub head: String,
    /// Numbers of the head, which are the heaps of the row.
    pub heaps: Vec<i64>,
    pub cells: Vec<Cell>,
    /// True if round brackets enclose the cells.
    pub is_tuple: bool,
}

/// The rows of a line; most lines have one.
///
/// # Errors
/// If a list holds both numbers and lists; names the line.
pub fn of_line(line: &List) -> Result<Vec<Row>> {
    let mut rows = Vec::new();
    for statement in statements(&line.items) {
        let entries = of_entries(statement, line.line)?;
        let are_entries = entries.iter().all(|row| row.head.contains('='));
        // `sg[0] = 0, sg[1] = 1`, but not `a=0, b=1, g=1`
        if entries.len() > 1 && are_entries && entries.iter().all(|row| row.begins_as(&entries[0]))
        {
            rows.extend(entries);
        } else {
            rows.extend(of_items(statement, line.line)?);
        }
    }
    Ok(rows)
}

/// The parts between semicolons, unless each of them is one cell.
fn statements(items: &[Item]) -> Vec<&[Item]> {
    let parts = items.split(|item| *item == Item::Semicolon);
    let parts: Vec<&[Item]> = parts.filter(|part| !part.is_empty()).collect();
    if parts.iter().any(|part| part.len() > 1) {
        parts
    } else {
        vec![items]
    }
}

fn of_entries(items: &[Item], line: usize) -> Result<Vec<Row>> {
    let entries = items.split(|item| *item == Item::Comma);
    let entries = entries.filter(|entry| !entry.is_empty());
    let rows = entries.map(|entry| of_items(entry, line));
    Ok(rows.collect::<Result<Vec<_>>>()?.concat())
}

/// The rows of items outside of brackets: what ends them is cells or lists, what begins them the
/// head.
fn of_items(items: &[Item], line: usize) -> Result<Vec<Row>> {
    let is_separator = |item: &Item| matches!(item, Item::Comma | Item::Semicolon);
    let is_list = |item: &Item| matches!(item, Item::List(_));
    let end = items.iter().rposition(|item| !is_separator(item));
    let items = &items[..end.map_or(0, |end| end + 1)];
    if items.iter().any(is_list) && items.iter().all(|item| is_separator(item) || is_list(item)) {
        return of_lists(items);
    }
    if let [head @ .., Item::List(list)] = items
        && let Some(Item::Sign | Item::Cell(Cell::Word(_))) = head.last()
    {
        let mut rows = inside(list)?;
        if let [row] = &mut rows[..] {
            row.take_head(head);
        }
        return Ok(rows);
    }
    let is_cell = |item: &Item| is_separator(item) || is_value(item);
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

fn of_lists(items: &[Item]) -> Result<Vec<Row>> {
    let lists = items.iter().filter_map(|item| match item {
        Item::List(list) => Some(inside(list)),
        _ => None,
    });
    Ok(lists.collect::<Result<Vec<_>>>()?.concat())
}

/// The rows of a list: its entries, its lists, or its cells.
fn inside(list: &List) -> Result<Vec<Row>> {
    let line = list.line;
    let holds_lists = list.items.iter().any(|item| matches!(item, Item::List(_)));
    // Not in a call such as `array([0, 1], dtype=int64)`.
    if list.items.contains(&Item::Sign) && !(holds_lists && list.bracket == Some('(')) {
        return of_entries(&list.items, line);
    }
    if holds_lists {
        ensure!(
            !list.items.iter().any(is_value),
            "line {line}: a list holds both numbers and lists; write lists of numbers, one a row"
        );
        return of_lists(&list.items);
    }
    let rows = statements(&list.items).into_iter().map(|items| Row {
        line,
        cells: cells(items),
        is_tuple: list.bracket == Some('('),
        ..Row::default()
    });
    Ok(rows.filter(|row| !row.cells.is_empty()).collect())
}

/// Cells between separators; nothing between two separators is a missing cell.
fn cells(items: &[Item]) -> Vec<Cell> {
    let mut cells = Vec::new();
    let mut is_after_separator = true;
    for item in items {
        match item {
            Item::Cell(cell) => cells.push(cell.clone()),
            _ if is_after_separator => cells.push(Cell::Missing),
            _ => {}
        }
        is_after_separator = !matches!(item, Item::Cell(_));
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
                Item::Comma | Item::Semicolon => {}
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

    /// Whether the heads differ in numbers alone.
    pub fn begins_as(&self, other: &Self) -> bool {
        self.head == other.head
    }

    /// First word of the head.
    pub fn word(&self) -> Option<&str> {
        let words = self.head.split(|c: char| " #=[({".contains(c));
        words.into_iter().find(|word| !word.is_empty())
    }
}

/// Finds the heaps that the rows name, and sorts the rows by them. The heads may differ in numbers
/// alone; of several numbers those that are the same in all rows are ignored.
///
/// # Errors
/// If a head differs, a heap is named twice or missing, or a row names more than two; names the
/// line.
pub fn with_heaps(mut rows: Vec<Row>) -> Result<Vec<Row>> {
    check_heads(&rows)?;
    take_heaps(&mut rows);
    let heaps: Vec<Vec<i64>> = rows.iter().map(|row| row.heaps.clone()).collect();
    let count = heaps.first().map_or(0, Vec::len);
    let differs = |&at: &usize| heaps.iter().any(|row| row[at] != heaps[0][at]);
    let mut places: Vec<usize> = (0..count).filter(differs).collect();
    if places.is_empty() {
        places = (0..count).collect();
    }
    for (row, heaps) in rows.iter_mut().zip(&heaps) {
        row.heaps = places.iter().map(|&place| heaps[place]).collect();
        ensure!(
            places.len() < 3 && row.heaps.iter().all(|&heap| heap >= 0),
            "line {}: `{}` are no heaps; one or two from 0 on are read",
            row.line,
            row.heaps
                .iter()
                .map(i64::to_string)
                .collect::<Vec<_>>()
                .join(", ")
        );
    }
    rows.sort_by(|one, other| one.heaps.cmp(&other.heaps));
    for pair in rows.windows(2).filter(|pair| !pair[0].heaps.is_empty()) {
        let (line, before, heaps) = (pair[1].line, &pair[0].heaps, &pair[1].heaps);
        ensure!(
            before != heaps,
            "line {line}: heap {heaps:?} has a value already"
        );
        if let (&[before], &[heap]) = (&before[..], &heaps[..])
            && before + 1 != heap
        {
            bail!(
                "line {line}: heap {heap} stands where heap {} is expected; write all heaps, each \
                 once",
                before + 1
            );
        }
    }
    Ok(rows)
}

fn check_heads(rows: &[Row]) -> Result<()> {
    for row in rows {
        let (line, first) = (row.line, &rows[0]);
        let word = row
            .head
            .split(|c: char| " #=[({".contains(c))
            .rfind(|word| !word.is_empty());
        if row.cells.is_empty() {
            match word.filter(|_| !row.head.ends_with('=')) {
                Some(word) => bail!("line {line}: `{word}` is no whole number; {ACCEPTED}"),
                None => bail!("line {line}: no value stands behind the sign"),
            }
        }
        if !row.begins_as(first) {
            let (ours, theirs) = (row.heaps.len(), first.heaps.len());
            ensure!(
                ours == theirs,
                "line {line}: a value of {ours} heaps stands among values of {theirs}; {ACCEPTED}"
            );
            bail!(
                "line {line}: it does not begin as line {} does; {ACCEPTED}",
                first.line
            );
        }
    }
    if let [row] = rows {
        ensure!(
            !row.head.starts_with(['[', '(', '{']) || row.head.contains('='),
            "line {}: some numbers stand outside of the brackets; write all of them inside, or none \
             in brackets",
            row.line
        );
        ensure!(
            !row.head.starts_with('#') || row.cells.len() == 1,
            "line {}: a row alone needs no heap before it; write `sg = 0 1 2`, or all rows of the \
             table",
            row.line
        );
    }
    Ok(())
}

/// Takes the heaps of entries from the cells, where no head names them: `3 win`, `lose 0`, `1 2
/// win`, `f 3 1`, and `1 2 7` if all pairs are there.
fn take_heaps(rows: &mut [Row]) {
    let Some(first) = rows.first().filter(|first| first.heaps.is_empty()).cloned() else {
        return;
    };
    let is_named = first.word().is_some() && !first.head.contains('=');
    let is_outcome = |cell: &Cell| matches!(cell, Cell::Outcome(_));
    let outcome = first.cells.iter().position(is_outcome);
    let length = first.cells.len();
    let at = outcome.unwrap_or(length.saturating_sub(1));
    let split = |row: &Row| {
        let mut cells = row.cells.clone();
        let value = (cells.len() == length).then(|| cells.remove(at))?;
        let number = |cell: &Cell| match cell {
            Cell::Number(number) => Some(*number),
            _ => None,
        };
        let heaps: Vec<i64> = cells.iter().map(number).collect::<Option<_>>()?;
        (is_outcome(&value) == outcome.is_some()).then_some((heaps, value))
    };
    let Some(entries) = rows.iter().map(split).collect::<Option<Vec<_>>>() else {
        return;
    };
    let is_grid = || {
        let (first, last) = (&entries[0].0, &entries[entries.len() - 1].0);
        let side = |at: usize| last[at].checked_sub(first[at])?.checked_add(1);
        let size = side(0).and_then(|side_a| side_a.checked_mul(side(1)?));
        let is_sorted = entries.is_sorted_by(|one, other| one.0 < other.0);
        let is_square = first[0] == first[1] && last.iter().all(|heap| *heap > first[0]);
        is_sorted && is_square && size == Some(entries.len() as i64)
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
