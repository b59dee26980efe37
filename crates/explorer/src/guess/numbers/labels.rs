//! Reads rows that an array's debug print labels: `dp[3] = 0 1 2` or `3: [0, 1, 2]`.

/// Row with the number of its line, its heap and the text of its cells.
pub struct Row<'a> {
    pub line: usize,
    pub heap: i64,
    pub cells: &'a str,
}

/// The rows of the lines, given with their numbers; `None` unless each of two lines or more has a
/// label and more than one cell, and brackets in one of both.
pub fn of_rows<'a>(lines: &[(usize, &'a str)]) -> Option<Vec<Row<'a>>> {
    let rows = lines.iter().map(|&(number, line)| of_row(number, line));
    rows.collect::<Option<Vec<Row<'_>>>>()
        .filter(|rows| rows.len() > 1)
}

fn of_row(line: usize, text: &str) -> Option<Row<'_>> {
    let signs = ["->", "=>", "→", ":", "="].into_iter();
    let (at, sign) = signs
        .filter_map(|sign| Some((text.find(sign)?, sign)))
        .min()?;
    let label = text[..at].trim();
    let cells = text[at + sign.len()..].trim();
    let inside = cells.trim_matches(|c: char| c.is_whitespace() || "[](){},;".contains(c));
    let has_brackets = label.ends_with([']', ')']) || cells.starts_with(['[', '(', '{']);
    let has_cells = inside.contains([' ', '\t', ',']) && !inside.contains(['[', '(', '{', '=']);
    if !has_brackets || !has_cells {
        return None;
    }
    let label = label.trim_end_matches([']', ')', '"', '\'']);
    let digits = label.len() - label.bytes().rev().take_while(u8::is_ascii_digit).count();
    let heap = label[digits..].parse().ok()?;
    Some(Row {
        line,
        heap,
        cells: inside,
    })
}
