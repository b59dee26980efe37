//! Reads the cells of each line of a text, with any of the usual separators.

use anyhow::Result;

use super::cell::{Cell, Line, cell, outcomes};
use super::labels::{self, Row};
use super::{brackets, columns, entries};

/// The lines of a text without comments, ruled lines and blank lines.
///
/// # Errors
/// If a number is too large or brackets do not match; names the line.
pub fn read(text: &str) -> Result<Vec<Line>> {
    let text = text.trim_start_matches('\u{feff}');
    let filled: Vec<(usize, &str)> = (1..)
        .zip(text.lines())
        .map(|(number, line)| (number, line.trim_end()))
        .filter(|(_, line)| is_filled(line))
        .collect();
    let filled = without_frame(filled);
    if let Some(lines) = entries::read(&filled)? {
        return Ok(lines);
    }
    if let Some(rows) = labels::of_rows(&filled) {
        return rows.into_iter().map(of_labelled).collect();
    }
    if brackets::are_in(text) {
        return brackets::read(text);
    }
    if let Some(rows) = columns::read(&filled) {
        return Ok(rows);
    }
    columns::refuse_joined(&filled)?;
    let mut lines = Vec::new();
    for &(number, line) in &filled {
        for row in rows_in(line) {
            lines.push(read_line(number, row)?);
        }
    }
    Ok(spelled_digits(without_count(lines), text))
}

/// The lines without the first one, if that says how many numbers the other one has.
fn without_count(mut lines: Vec<Line>) -> Vec<Line> {
    if let [count, values] = &lines[..]
        && count.index.is_none()
        && values.cells.len() > 2
        && count.cells == [Cell::Number(values.cells.len() as i64)]
    {
        lines.remove(0);
    }
    lines
}

fn of_labelled(row: Row<'_>) -> Result<Line> {
    Ok(Line {
        number: row.line,
        index: Some(Cell::Number(row.heap)),
        cells: cells(row.line, row.cells)?,
        is_tuple: false,
    })
}

/// Whether a line is neither blank nor ruled nor a comment.
fn is_filled(line: &str) -> bool {
    let is_rule = line.chars().all(|c| " -+|=\t:".contains(c));
    let line = line.trim_start();
    !is_rule && !line.starts_with('#') && !line.starts_with("//")
}

/// The lines without the `|` that begins and ends each of them, as in Markdown.
fn without_frame(lines: Vec<(usize, &str)>) -> Vec<(usize, &str)> {
    let inside = |line| str::trim(line).strip_prefix('|')?.strip_suffix('|');
    let framed = lines
        .iter()
        .map(|&(number, line)| Some((number, inside(line)?)));
    framed.collect::<Option<_>>().unwrap_or(lines)
}

/// Splits a line into rows at `;` if the numbers are separated by something else.
fn rows_in(line: &str) -> Vec<&str> {
    let rows: Vec<&str> = line.split(';').collect();
    let has_other_separators = |row: &&str| row.trim().contains([' ', ',', '\t']);
    if rows.iter().any(has_other_separators) {
        rows.into_iter()
            .filter(|row| !row.trim().is_empty())
            .collect()
    } else {
        vec![line]
    }
}

/// Signs after the heap that a line is about.
const INDEX_SIGNS: [&str; 5] = ["->", "→", ":", "|", "="];

fn read_line(number: usize, line: &str) -> Result<Line> {
    let sign = INDEX_SIGNS
        .iter()
        .filter_map(|sign| Some((line.find(sign)?, sign.len())))
        .min();
    let (before, after) = match sign {
        Some((at, len)) => (Some(&line[..at]), &line[at + len..]),
        None => (None, line),
    };
    let index = match before.map(str::trim) {
        None => None,
        Some("") => Some(Cell::Missing),
        Some(heap) => Some(cell(number, inside_call(heap))?),
    };
    Ok(Line {
        number,
        index,
        cells: cells(number, after)?,
        is_tuple: false,
    })
}

/// Text inside the parentheses: `3` for `g(3)` and `(3)`.
fn inside_call(text: &str) -> &str {
    let inside = text.split_once('(').map(|(_, rest)| rest);
    inside.map_or(text, |rest| rest.trim_end_matches(')').trim())
}

/// Cells between commas, semicolons or tabs, or else between blanks. An empty field between two
/// commas, semicolons or tabs is a missing cell.
fn cells(number: usize, text: &str) -> Result<Vec<Cell>> {
    let text = text.trim_matches(' ').trim_matches('|');
    let strong = [',', ';', '\t']
        .into_iter()
        .find(|&sign| text.contains(sign));
    let Some(sign) = strong else {
        return words(number, text);
    };
    let mut fields: Vec<&str> = text.split(sign).map(str::trim).collect();
    if fields.last() == Some(&"") {
        fields.pop();
    }
    let mut cells = Vec::new();
    for field in fields {
        match field {
            "" => cells.push(Cell::Missing),
            _ => cells.extend(words(number, field)?),
        }
    }
    Ok(cells)
}

fn words(number: usize, text: &str) -> Result<Vec<Cell>> {
    let mut cells = Vec::new();
    let words = text.split([' ', '\t', '|', ',', ';']);
    for word in words.filter(|word| !word.is_empty()) {
        match outcomes(word) {
            Some(outcomes) => cells.extend(outcomes.into_iter().map(Cell::Outcome)),
            None => cells.push(cell(number, word)?),
        }
    }
    Ok(cells)
}

/// Splits rows such as `0110` into digits, if each line is one word of digits and some word of
/// several digits begins with a zero.
fn spelled_digits(lines: Vec<Line>, text: &str) -> Vec<Line> {
    let words: Vec<&str> = lines
        .iter()
        .filter_map(|line| text.lines().nth(line.number - 1))
        .map(str::trim)
        .collect();
    let are_digits = words
        .iter()
        .all(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
    let is_padded = words
        .iter()
        .any(|word| word.len() > 1 && word.starts_with('0'));
    if !are_digits || !is_padded || lines.iter().any(|line| line.index.is_some()) {
        return lines;
    }
    let digits = |word: &str| {
        word.bytes()
            .map(|byte| Cell::Number((byte - b'0').into()))
            .collect()
    };
    lines
        .iter()
        .zip(words)
        .map(|(line, word)| Line {
            cells: digits(word),
            ..line.clone()
        })
        .collect()
}
