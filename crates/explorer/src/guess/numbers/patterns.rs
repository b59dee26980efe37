//! Reads lines that differ in numbers and outcomes alone: `Case #3: 1`, `(0, 2) lose`, `the value
//! of 3 is 1`.

use super::cell::{Cell, Entry, outcomes};

/// Minimum number of lines to compare.
const FEWEST_LINES: usize = 3;

/// Limit on the heaps of a value.
const MAX_HEAPS: usize = 2;

/// Piece of a line.
#[derive(Debug, Clone, PartialEq)]
enum Piece<'a> {
    Number(i64),
    Outcome(bool),
    Text(&'a str),
}

/// The entries of the lines, given with their numbers; `None` if the lines differ in anything but
/// two or three numbers, the last of which may be an outcome. Numbers that are the same in all
/// lines mean nothing, except the value.
pub fn read(lines: &[(usize, &str)]) -> Option<Vec<Entry>> {
    let pieces: Vec<Vec<Piece<'_>>> = lines.iter().map(|(_, line)| pieces(line)).collect();
    let first = pieces.first()?;
    let are_alike = pieces.iter().all(|line| {
        line.len() == first.len()
            && line
                .iter()
                .zip(first)
                .all(|(one, other)| are_alike(one, other))
    });
    if !are_alike || pieces.len() < FEWEST_LINES {
        return None;
    }
    let differs = |at: &usize| pieces.iter().any(|line| line[*at] != first[*at]);
    let numbers = (0..first.len()).filter(|&at| matches!(first[at], Piece::Number(_)));
    let outcomes = (0..first.len()).filter(|&at| matches!(first[at], Piece::Outcome(_)));
    let outcomes: Vec<usize> = outcomes.filter(differs).collect();
    let value = match outcomes[..] {
        [] => numbers.clone().next_back()?,
        [outcome] => outcome,
        _ => return None,
    };
    let heaps: Vec<usize> = numbers.filter(|&at| at != value && differs(&at)).collect();
    let is_apart = !outcomes.is_empty() || is_set_apart(first, value);
    if heaps.len() > MAX_HEAPS || !is_apart {
        return None;
    }
    let entries: Vec<Entry> = (lines.iter().zip(&pieces))
        .map(|(&(line, _), pieces)| Entry {
            line,
            heaps: heaps.iter().filter_map(|&at| number(&pieces[at])).collect(),
            value: match pieces[value] {
                Piece::Outcome(wins) => Cell::Outcome(wins),
                _ => Cell::Number(number(&pieces[value]).unwrap_or_default()),
            },
        })
        .collect();
    let is_first = |at: usize| {
        entries[..at]
            .iter()
            .all(|entry| entry.heaps != entries[at].heaps)
    };
    let are_distinct = heaps.is_empty() || (0..entries.len()).all(is_first);
    are_distinct.then_some(entries)
}

fn are_alike(one: &Piece<'_>, other: &Piece<'_>) -> bool {
    match (one, other) {
        (Piece::Text(one), Piece::Text(other)) => one.trim() == other.trim(),
        _ => std::mem::discriminant(one) == std::mem::discriminant(other),
    }
}

fn number(piece: &Piece<'_>) -> Option<i64> {
    match piece {
        Piece::Number(number) => Some(*number),
        Piece::Outcome(_) | Piece::Text(_) => None,
    }
}

/// True if more than blanks and commas stand before the value, which else is one of several cells;
/// or if a word begins the line and nothing but blanks divides its numbers.
fn is_set_apart(line: &[Piece<'_>], value: usize) -> bool {
    let is_sign = |piece: &Piece<'_>| match piece {
        Piece::Text(text) => text.contains(|c: char| !c.is_whitespace() && !",;".contains(c)),
        Piece::Number(_) | Piece::Outcome(_) => false,
    };
    let Some(before) = value.checked_sub(1) else {
        return false;
    };
    let begins_with_a_word =
        matches!(line[0], Piece::Text(text) if text.trim_start().starts_with(char::is_alphabetic));
    is_sign(&line[before]) || begins_with_a_word && !line[1..value].iter().any(is_sign)
}

/// Divides a line into numbers, outcomes and the text between them.
fn pieces(line: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (mut text, mut at) = (0, 0);
    while at < line.len() {
        let end = at
            + length_of_word(
                &line[at..],
                at == 0 || line[..at].ends_with(is_before_minus),
            );
        let piece = match line[at..end].parse() {
            Ok(number) => Some(Piece::Number(number)),
            Err(_) => outcomes(&line[at..end])
                .filter(|outcomes| outcomes.len() == 1)
                .map(|outcomes| Piece::Outcome(outcomes[0])),
        };
        if let Some(piece) = piece {
            if text < at {
                pieces.push(Piece::Text(&line[text..at]));
            }
            pieces.push(piece);
            text = end;
        }
        at = end;
    }
    if text < line.len() {
        pieces.push(Piece::Text(&line[text..]));
    }
    pieces
}

/// Signs after which `-` belongs to a number.
fn is_before_minus(c: char) -> bool {
    c.is_whitespace() || "=:(,".contains(c)
}

/// Bytes of the word, number or other sign at the beginning.
fn length_of_word(text: &str, may_be_negative: bool) -> usize {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    if let Some(rest) = text.strip_prefix('-')
        && may_be_negative
        && digits(rest) > 0
    {
        return 1 + digits(rest);
    }
    if digits(text) > 0 {
        return digits(text);
    }
    let is_in_word = |c: char| c.is_alphanumeric() || c == '_';
    let in_word = text.find(|c| !is_in_word(c)).unwrap_or(text.len());
    in_word.max(text.chars().next().map_or(0, char::len_utf8))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_text(text: &str) -> Option<Vec<(Vec<i64>, Cell)>> {
        let lines: Vec<(usize, &str)> = (1..).zip(text.lines()).collect();
        let entries = read(&lines)?.into_iter();
        Some(entries.map(|entry| (entry.heaps, entry.value)).collect())
    }

    #[test]
    fn what_differs_from_line_to_line_is_heaps_and_value() {
        for (text, heaps, last) in [
            (
                "Case #1: 0\nCase #2: 1\nCase #3: 5\n",
                vec![3],
                Cell::Number(5),
            ),
            (
                "f[1][2] 0\nf[1][3] 0\nf[2][3] 0\n",
                vec![2, 3],
                Cell::Number(0),
            ),
            (
                "(1, 2) lose\n(1, 3) win\n(2, 4) win\n",
                vec![2, 4],
                Cell::Outcome(true),
            ),
            (
                "1 first player wins\n2 second player wins\n3 first player wins\n",
                vec![3],
                Cell::Outcome(true),
            ),
            (
                "[a.rs:5:9] g[i] = 0\n[a.rs:5:9] g[i] = 1\n[a.rs:5:9] g[i] = -2\n",
                vec![],
                Cell::Number(-2),
            ),
            ("f 0 1\nf 1 0\nf 2 1\n", vec![2], Cell::Number(1)),
        ] {
            let entries = read_text(text).unwrap();
            assert_eq!(entries[2], (heaps, last), "{text}");
        }
    }

    #[test]
    fn rows_of_cells_are_no_entries() {
        for text in [
            "0 1\n1 0\n2 3\n",
            "0: 0 1\n1: 1 0\n2: 2 3\n",
            "g[0] = 0 1\ng[1] = 1 0\ng[2] = 2 3\n",
            "(0, 1)\n(1, 2)\n(2, 4)\n",
            "[0, 1],\n[1, 0],\n[2, 3],\n",
            "a 1: 2\na 1: 3\na 1: 2\nb 1: 2\n",
        ] {
            assert_eq!(read_text(text), None, "{text}");
        }
    }
}
