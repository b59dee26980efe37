//! Splits printed text into cells, signs and lists, line by line. Skips comments and ruled lines.

use anyhow::{Result, bail, ensure};

/// Returns the lines that say something, with their numbers.
///
/// # Errors
/// If numbers may touch, as `%2d` prints 9, 10, 11; names the line.
pub fn lines(text: &str) -> Result<Vec<(usize, String)>> {
    let text = text.trim_start_matches('\u{feff}');
    let lines = (1..).zip(text.lines().map(str::trim_end));
    let lines: Vec<(usize, &str)> = lines.filter(|(_, line)| is_filled(line)).collect();
    let is_padded = |line: &str| line.len() > 1 && line.starts_with('0');
    let digits = lines.iter().map(|(_, line)| spelled(line));
    if let Some(digits) = digits.collect::<Option<Vec<String>>>()
        && lines.iter().any(|(_, line)| is_padded(line.trim()))
    {
        return Ok(lines.iter().map(|line| line.0).zip(digits).collect());
    }
    refuse_touching(&lines)?;
    Ok(lines
        .into_iter()
        .map(|(number, line)| (number, line.to_string()))
        .collect())
}

/// Refuses a word that is wider than the columns of the lines, or, in a line alone, much longer
/// than its first word. Only lines that begin with a blank may have been padded.
fn refuse_touching(lines: &[(usize, &str)]) -> Result<()> {
    if !lines.iter().all(|(_, line)| line.starts_with(' ')) {
        return Ok(());
    }
    let words = |line: &str| -> Vec<(usize, usize)> {
        let mut end = 0;
        let words = line.split(' ').map(|word| {
            end += word.len() + 1;
            (end - 1, word.len())
        });
        words.filter(|(_, length)| *length > 0).collect()
    };
    let mut all = lines.iter().flat_map(|(_, line)| words(line));
    let widest = match lines {
        [_] => all.next().map_or(0, |(_, length)| 5 * length),
        // Columns of one width end at its multiples.
        [(_, line), ..] => {
            let ends: Vec<usize> = all.map(|(end, _)| end).collect();
            let is_width = |width: &usize| ends.iter().all(|end| end % width == 0);
            (1..=line.len()).rev().find(is_width).unwrap_or(0)
        }
        [] => 0,
    };
    let are_digits = |line: &str| line.bytes().all(|c| c == b' ' || c.is_ascii_digit());
    for &(number, line) in lines.iter().filter(|(_, line)| are_digits(line)) {
        for (end, length) in words(line) {
            ensure!(
                length <= widest || widest < 2,
                "line {number}: `{}` may be several numbers; print blanks between them",
                &line[end - length..end]
            );
        }
    }
    Ok(())
}

/// Whether a line is anything but blank, ruled or a comment.
fn is_filled(line: &str) -> bool {
    let is_rule = line.chars().all(|c| " -+|=\t:".contains(c));
    let line = line.trim_start();
    // `#3: 1` is no comment.
    let comment = line.strip_prefix('#').or(line.strip_prefix("//"));
    !is_rule && comment.is_none_or(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Puts spaces between the digits of a line that has nothing else.
fn spelled(line: &str) -> Option<String> {
    let digits = line
        .trim()
        .chars()
        .map(|c| c.is_ascii_digit().then(|| format!("{c} ")));
    digits.collect()
}

/// A number, an outcome or a word.
#[derive(Debug, Clone, PartialEq)]
pub enum Cell {
    Number(i64),
    /// True if the player to move wins.
    Outcome(bool),
    Word(String),
    /// Nothing between two commas.
    Missing,
}

impl Cell {
    pub fn number(&self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub enum Item {
    Cell(Cell),
    /// A comma or a semicolon.
    Comma,
    /// `:`, `=` or `->`.
    Sign,
    List(List),
}

/// The items of a line, or of a pair of brackets.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct List {
    /// Line number, counted from 1.
    pub line: usize,
    /// Opening bracket; `None` for a line.
    pub bracket: Option<char>,
    pub items: Vec<Item>,
}

/// Splits lines into items. Lines inside a bracket belong to the line that opens it.
///
/// # Errors
/// If a number has more than 64 bits, values are left out, or brackets don't match. Names the line.
pub fn split(lines: &[(usize, String)]) -> Result<Vec<List>> {
    let mut open: Vec<List> = Vec::new();
    let mut done = Vec::new();
    for &(line, ref text) in lines {
        if open.is_empty() {
            open.push(List {
                line,
                ..List::default()
            });
        }
        read_line(line, text, &mut open)?;
        if open.len() == 1 {
            done.extend(open.pop());
        }
    }
    if let Some((line, bracket)) = open.pop().and_then(|list| Some((list.line, list.bracket?))) {
        bail!("line {line}: the bracket `{bracket}` is not closed");
    }
    Ok(done)
}

/// Adds a line's items to the innermost open list.
fn read_line(line: usize, text: &str, open: &mut Vec<List>) -> Result<()> {
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let list = open.last_mut().expect("a line is open");
        let mut length = c.len_utf8();
        match c {
            _ if rest.starts_with("->") || rest.starts_with("=>") => {
                length = 2;
                list.items.push(Item::Sign);
            }
            ':' | '=' | '→' if list.items.last() == Some(&Item::Sign) => {}
            ':' | '=' | '→' => list.items.push(Item::Sign),
            ',' | ';' => list.items.push(Item::Comma),
            '[' | '(' | '{' => open.push(List {
                line,
                bracket: Some(c),
                items: Vec::new(),
            }),
            ']' | ')' | '}' => close(line, c, open)?,
            _ if is_blank(c) => {}
            _ => {
                length = word_length(rest);
                let word = &rest[..length];
                match outcomes(word) {
                    // `first player wins`
                    _ if word == "player" => {}
                    _ if word == "wins"
                        && matches!(list.items.last(), Some(Item::Cell(Cell::Outcome(_)))) => {}
                    Some(outcomes) => {
                        let cells = outcomes.into_iter().map(Cell::Outcome);
                        list.items.extend(cells.map(Item::Cell));
                    }
                    None => list.items.push(Item::Cell(cell(line, word)?)),
                }
            }
        }
        rest = &rest[length..];
    }
    Ok(())
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || "\"'`|".contains(c)
}

/// Counts the bytes of the first word, which has at least one character.
fn word_length(text: &str) -> usize {
    let is_end = |&(at, c): &(usize, char)| {
        at > 0 && (is_blank(c) || "[](){},;:=→".contains(c) || text[at..].starts_with("->"))
    };
    match text.char_indices().find(is_end) {
        // `Case #3`
        _ if text.starts_with('#') => 1,
        end => end.map_or(text.len(), |(at, _)| at),
    }
}

fn close(line: usize, bracket: char, open: &mut Vec<List>) -> Result<()> {
    let opening = match bracket {
        ']' => '[',
        ')' => '(',
        _ => '{',
    };
    let Some(list) = open.pop_if(|list| list.bracket == Some(opening)) else {
        bail!("line {line}: nothing is open that `{bracket}` closes");
    };
    let is_inside = open.len() > 1;
    let outer = &mut open.last_mut().expect("a line is open").items;
    match (&list.items[..], outer.last_mut()) {
        // `np.int64(3)` and `Some(3)` in a list
        ([cell @ Item::Cell(_)], Some(name @ Item::Cell(Cell::Word(_))))
            if is_inside && bracket == ')' =>
        {
            *name = cell.clone();
        }
        _ => outer.push(Item::List(list)),
    }
    Ok(())
}

fn cell(line: usize, word: &str) -> Result<Cell> {
    // `1.` and `1.0`: whole numbers as numpy prints them.
    let whole = word.trim_end_matches('0').strip_suffix('.').unwrap_or(word);
    if let Ok(number) = whole.parse() {
        return Ok(Cell::Number(number));
    }
    ensure!(
        !word.ends_with("...") && word != "…",
        "line {line}: values are left out at `{word}`; print all of them"
    );
    let digits = word.trim_start_matches(['+', '-']);
    ensure!(
        digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()),
        "line {line}: `{word}` is too large; numbers go from −2⁶³ to 2⁶³ − 1, and single digits \
         need blanks between them"
    );
    Ok(Cell::Word(word.to_string()))
}

/// Reads outcomes from a word, or from one or more letters such as `WLLW`, `NPPN` and `wllw`. True
/// means that the player to move wins.
fn outcomes(word: &str) -> Option<Vec<bool>> {
    const WON: &str = "true win wins winning yes first alice takahashi";
    const LOST: &str = "false lose loses loss losing no second bob aoki";
    let lower = word.to_ascii_lowercase();
    for (words, outcome) in [(WON, true), (LOST, false)] {
        if words.split(' ').any(|word| word == lower) {
            return Some(vec![outcome]);
        }
    }
    let is_long = word.len() > 1;
    let letters = word.chars().map(|letter| match letter {
        'W' | 'N' => Some(true),
        'L' | 'P' => Some(false),
        'w' if is_long => Some(true),
        'l' if is_long => Some(false),
        _ => None,
    });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_may_be_several_numbers_is_refused() {
        let said = |text| lines(text).unwrap_err().to_string();
        assert!(
            said("\n\n\n 0 1 2 3 4 5 6 7 8 910111213")
                .starts_with("line 4: `910111213` may be several")
        );
        // Rows that are alike: `%2d` of 8, 9, 10 and of 9, 10, 11.
        assert!(said(" 8 910\n 91011\n").starts_with("line 1: `910` may be several"));
        assert!(said(" 0 1 910\n 1 2 911\n").starts_with("line 1: `910` may be several"));
        assert!(said("  0  1 10\n  1 10100\n").starts_with("line 2: `10100` may be several"));
        for text in [
            "0 1 2 3 4 5 6 7 8 910111213",
            " 0 1 2 3 127 8",
            " 0 1 10 9101",
            " 910111213",
            "   0 100\n   1 200\n",
            " 0 10 100\n 1 20 200\n",
        ] {
            assert!(lines(text).is_ok(), "{text}");
        }
    }
}
