//! Splits printed text into numbers, words, signs and lists. Skips comments and ruled lines.

use std::mem;

use anyhow::{Result, bail, ensure};

#[derive(Debug, Clone, PartialEq)]
pub enum Item {
    /// A row begins in this line, counted from 1.
    Row(usize),
    Number(i64),
    Word(String),
    /// A comma or a semicolon.
    Comma,
    /// `:`, `=` or `->`.
    Sign,
    List(List),
}

/// What brackets enclose, if it's neither lists nor entries with a sign.
#[derive(Debug, Clone, PartialEq)]
pub struct List {
    /// Line of the opening bracket.
    pub line: usize,
    pub bracket: char,
    pub items: Vec<Item>,
}

impl Item {
    /// Reads outcomes from a word, or from one or more letters such as `WLLW` and `NPPN`. True
    /// means that the player to move wins.
    pub fn outcomes(&self) -> Option<Vec<bool>> {
        const WON: &str = "true win wins winning yes first alice takahashi";
        const LOST: &str = "false lose loses loss losing no second bob aoki";
        let Self::Word(word) = self else {
            return None;
        };
        let lower = word.to_ascii_lowercase();
        for (words, outcome) in [(WON, true), (LOST, false)] {
            if words.split(' ').any(|word| word == lower) {
                return Some(vec![outcome]);
            }
        }
        let is_letter = |letter| "WNLP".contains(letter);
        let outcomes = word.chars().map(|letter| "WN".contains(letter));
        word.chars().all(is_letter).then(|| outcomes.collect())
    }
}

/// Splits text into the items of its rows. Brackets around lists, or around entries with a sign,
/// and the commas between those are ends of rows, as the ends of lines are outside of brackets.
///
/// # Errors
/// If a number has more than 64 bits, numbers may touch, values are left out, or brackets don't
/// match. Names the line.
pub fn split(text: &str) -> Result<Vec<Item>> {
    let text = text.trim_start_matches('\u{feff}');
    let lines = (1..).zip(text.lines().map(str::trim_end));
    let lines: Vec<(usize, &str)> = lines.filter(|(_, line)| is_filled(line)).collect();
    refuse_touching(&lines)?;
    let is_digits = |line: &str| line.trim().bytes().all(|byte| byte.is_ascii_digit());
    let is_padded = |line: &str| line.len() > 1 && line.starts_with('0');
    // Rows of single digits, such as `0120`.
    let are_digits = lines.iter().all(|(_, line)| is_digits(line))
        && lines.iter().any(|(_, line)| is_padded(line.trim()));
    let mut items = Vec::new();
    // The innermost open list has the items before its bracket; those inside are in `items`.
    let mut open: Vec<List> = Vec::new();
    for (line, text) in lines {
        if open.is_empty() {
            items.push(Item::Row(line));
        }
        let mut spaced = String::new();
        for c in text.replace("->", "=").replace("=>", "=").chars() {
            match c {
                '"' | '\'' | '`' | '|' => spaced.push(' '),
                _ if are_digits || "[](){},;:=→#".contains(c) => spaced.extend([' ', c, ' ']),
                _ => spaced.push(c),
            }
        }
        for word in spaced.split_whitespace() {
            match word {
                ":" | "=" | "→" if items.last() == Some(&Item::Sign) => {}
                ":" | "=" | "→" => items.push(Item::Sign),
                "," | ";" => items.push(Item::Comma),
                "[" | "(" | "{" => open.push(List {
                    line,
                    bracket: word.chars().next().unwrap_or('['),
                    items: mem::take(&mut items),
                }),
                "]" | ")" | "}" => {
                    let is_pair = |list: &mut List| {
                        ["[]", "()", "{}"].contains(&format!("{}{word}", list.bracket).as_str())
                    };
                    let Some(mut list) = open.pop_if(is_pair) else {
                        bail!("line {line}: nothing is open that `{word}` closes");
                    };
                    mem::swap(&mut items, &mut list.items);
                    close(list, &mut items, !open.is_empty());
                }
                // `first player wins`
                "player" => {}
                _ => items.push(item(line, word)?),
            }
        }
    }
    if let Some(List { line, bracket, .. }) = open.pop() {
        bail!("line {line}: the bracket `{bracket}` is not closed");
    }
    Ok(items)
}

/// Adds a closed list, or its rows, to the items before it.
fn close(list: List, outer: &mut Vec<Item>, is_inside: bool) {
    let holds_rows = |item: &Item| matches!(item, Item::Row(_) | Item::Sign | Item::List(_));
    if list.items.iter().any(holds_rows) {
        outer.push(Item::Row(list.line));
        outer.extend(list.items.into_iter().map(|item| match item {
            Item::Comma => Item::Row(list.line),
            item => item,
        }));
        outer.push(Item::Row(list.line));
        return;
    }
    match (&list.items[..], outer.last_mut()) {
        // `np.int64(3)` and `Some(3)` in a list
        ([inner], Some(name @ Item::Word(_))) if is_inside && list.bracket == '(' => {
            *name = inner.clone();
        }
        (_, Some(Item::List(_))) if is_inside => {
            outer.extend([Item::Row(list.line), Item::List(list)]);
        }
        _ => outer.push(Item::List(list)),
    }
}

/// Refuses columns of one width, the first of which begins with a blank, if numbers fill others.
fn refuse_touching(lines: &[(usize, &str)]) -> Result<()> {
    let first = lines.first().map_or("", |(_, line)| line);
    let width = first.len() - first.trim_start().trim_start_matches(|c| c != ' ').len();
    let mut wide = Vec::new();
    for &(number, line) in lines {
        let columns = line.as_bytes().chunks(width.max(1));
        let is_column = |column: &[u8]| {
            let digits = column.trim_ascii_start();
            column.len() == width && !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
        };
        if !line.starts_with(' ') || !columns.clone().all(is_column) {
            return Ok(());
        }
        let filled = columns.filter(|column| column[0] != b' ');
        wide.extend(filled.map(|_| (number, line)));
    }
    // In columns of two, one number of three digits may follow a blank.
    if let [(number, line), ..] = wide[..]
        && (wide.len() > 1 || width > 2)
    {
        let word = line.split(' ').max_by_key(|word| word.len());
        bail!(
            "line {number}: `{}` may be several numbers; print blanks between them",
            word.unwrap_or(line)
        );
    }
    Ok(())
}

/// Returns whether a line is anything but blank, ruled or a comment.
fn is_filled(line: &str) -> bool {
    let is_rule = line.chars().all(|c| " -+|=\t:".contains(c));
    let line = line.trim_start();
    // `#3: 1` is no comment.
    let comment = line.strip_prefix('#').or(line.strip_prefix("//"));
    !is_rule && comment.is_none_or(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

fn item(line: usize, word: &str) -> Result<Item> {
    // `1.` and `1.0`: whole numbers as numpy prints them.
    let whole = word.trim_end_matches('0').strip_suffix('.').unwrap_or(word);
    if let Ok(number) = whole.parse() {
        return Ok(Item::Number(number));
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
    Ok(Item::Word(word.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_may_be_several_numbers_is_refused() {
        let said = |text| split(text).unwrap_err().to_string();
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
            assert!(split(text).is_ok(), "{text}");
        }
    }
}
