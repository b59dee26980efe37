//! Reads rows with a label: `dp[3] = 0 1 2`, `3: [0, 1, 2]`, `a=3: 0 1 2` or `row 3: 0 1 2`.

/// Row with the number of its line, its heap and the text of its cells.
pub struct Row<'a> {
    pub line: usize,
    pub heap: i64,
    pub cells: &'a str,
}

/// Signs behind a label.
const SIGNS: [&str; 5] = ["->", "=>", "→", ":", "="];

/// The rows of the lines, given with their numbers; `None` unless each of two lines or more has a
/// label and more than one cell, and a name in the label or brackets in one of both.
pub fn of_rows<'a>(lines: &[(usize, &'a str)]) -> Option<Vec<Row<'a>>> {
    let rows = lines.iter().map(|&(number, line)| of_row(number, line));
    rows.collect::<Option<Vec<Row<'_>>>>()
        .filter(|rows| rows.len() > 1)
}

fn of_row(line: usize, text: &str) -> Option<Row<'_>> {
    let (mut label, mut cells) = at_sign(text)?;
    let is_name = |text: &str| text.chars().all(|c| c.is_alphabetic() || c == '_');
    let is_assigned = !label.is_empty() && is_name(label);
    if is_assigned {
        // `a=3: 0 1 2`
        (label, cells) = at_sign(cells)?;
        label.bytes().all(|b| b.is_ascii_digit()).then_some(())?;
    }
    let inside = cells.trim_matches(|c: char| c.is_whitespace() || "[](){},;".contains(c));
    let has_brackets = label.ends_with([']', ')']) || cells.starts_with(['[', '(', '{']);
    let has_cells = inside.contains([' ', '\t', ',']) && !inside.contains(['[', '(', '{', '=']);
    let label = label.trim_end_matches([']', ')', '"', '\'']);
    let digits = label.len() - label.bytes().rev().take_while(u8::is_ascii_digit).count();
    // `row 3: 0 1 2`
    let is_named = is_assigned || digits > 0 && is_name(label[..digits].trim_end());
    if !(has_brackets || is_named) || !has_cells {
        return None;
    }
    let heap = label[digits..].parse().ok()?;
    Some(Row {
        line,
        heap,
        cells: inside,
    })
}

/// The texts before and after the first sign.
fn at_sign(text: &str) -> Option<(&str, &str)> {
    let found = SIGNS
        .iter()
        .filter_map(|sign| Some((text.find(sign)?, sign)));
    let (at, sign) = found.min()?;
    Some((text[..at].trim(), text[at + sign.len()..].trim()))
}
