//! Reads lists as programs print them: `[0, 1, 2]`, `[[0, 1], [1, 0]]`, `vec![…]`, `(1, 2), (3,
//! 5)`.

use anyhow::{Context as _, Result, bail};

use super::cell::{Cell, Line, cell, outcomes};

/// True if the text consists of bracketed lists; false for `g(3) = 1`.
pub fn are_in(text: &str) -> bool {
    let in_round = text
        .split('(')
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .any(|(inside, _)| inside.contains(','));
    in_round || text.contains(['[', '{'])
}

/// The innermost lists, one `Line` each; text outside all lists is ignored.
///
/// # Errors
/// If brackets do not match, or a list contains both numbers and lists; names the line.
pub fn read(text: &str) -> Result<Vec<Line>> {
    let mut reader = Reader::default();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim_start().starts_with('#') {
            continue;
        }
        reader.read_line(number, line)?;
    }
    if let (Some(sign), Some(list)) = (&reader.sign, reader.lines.last()) {
        bail!("line {}: nothing stands behind `{sign}`", list.number);
    }
    match reader.open.last() {
        Some(list) => bail!(
            "line {}: the bracket `{}` is not closed",
            list.number,
            list.bracket
        ),
        None => Ok(reader.lines),
    }
}

/// A list whose bracket is open.
struct List {
    number: usize,
    bracket: char,
    cells: Vec<Cell>,
    holds_lists: bool,
    /// True directly after a comma.
    is_after_comma: bool,
}

#[derive(Default)]
struct Reader {
    lines: Vec<Line>,
    open: Vec<List>,
    /// Sign behind the last list: what follows is its value, as in `sg[5] = {…}`.
    sign: Option<String>,
}

impl Reader {
    fn read_line(&mut self, number: usize, line: &str) -> Result<()> {
        let mut word = String::new();
        for c in line.chars().chain([' ']) {
            if !(c.is_whitespace() || "[](){},;".contains(c)) {
                word.push(c);
                continue;
            }
            self.add_word(number, &std::mem::take(&mut word))?;
            match c {
                '[' | '(' | '{' => self.open(number, c),
                ']' | ')' | '}' => self.close(number, c)?,
                ',' => self.comma(),
                ';' => self.end_row(number)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn open(&mut self, number: usize, bracket: char) {
        if self.sign.take().is_some() {
            self.lines.pop();
        }
        if let Some(outer) = self.open.last_mut() {
            outer.holds_lists = true;
            outer.is_after_comma = false;
        }
        self.open.push(List {
            number,
            bracket,
            cells: Vec::new(),
            holds_lists: false,
            is_after_comma: false,
        });
    }

    fn add_word(&mut self, number: usize, word: &str) -> Result<()> {
        let Some(list) = self.open.last_mut() else {
            return self.add_outside(number, word);
        };
        if word.is_empty() || word.ends_with('!') || word.starts_with('&') {
            return Ok(());
        }
        list.is_after_comma = false;
        match outcomes(word.trim_matches(['"', '\''])) {
            Some(outcomes) => list.cells.extend(outcomes.into_iter().map(Cell::Outcome)),
            None => list.cells.push(cell(number, word)?),
        }
        Ok(())
    }

    /// Refuses a number outside the lists, and one that a sign gives to a list. Words such as
    /// `let g =` are ignored.
    fn add_outside(&mut self, number: usize, word: &str) -> Result<()> {
        if word.is_empty() {
            return Ok(());
        }
        if let Some(sign) = &self.sign {
            bail!(
                "line {number}: the value behind `{sign}` is not read; write whole numbers or \
                 outcomes, as in `sg[3] = 1`"
            );
        }
        let is_behind_a_list = self.lines.last().is_some_and(|list| list.number == number);
        if is_behind_a_list && ["=", ":", "->", "→"].contains(&word) {
            self.sign = Some(word.to_string());
        }
        if word.trim_end_matches([',', ':']).parse::<i64>().is_ok() {
            bail!(
                "line {number}: `{word}` stands outside of the brackets; write all numbers inside, \
                 or none in brackets"
            );
        }
        Ok(())
    }

    fn comma(&mut self) {
        if let Some(list) = self.open.last_mut() {
            if list.is_after_comma {
                list.cells.push(Cell::Missing);
            }
            list.is_after_comma = true;
        }
    }

    /// Ends a row of a list, at `;`.
    fn end_row(&mut self, number: usize) -> Result<()> {
        let Some(list) = self.open.last() else {
            return Ok(());
        };
        let bracket = list.bracket;
        self.close(number, closing(bracket))?;
        self.open(number, bracket);
        Ok(())
    }

    fn close(&mut self, number: usize, bracket: char) -> Result<()> {
        let list = self.open.pop();
        let list = list.filter(|list| closing(list.bracket) == bracket);
        let list = list
            .with_context(|| format!("line {number}: nothing is open that `{bracket}` closes"))?;
        let mut list = list;
        if list.holds_lists {
            list.cells.retain(|cell| !is_label(cell));
        }
        if list.holds_lists && !list.cells.is_empty() {
            bail!(
                "line {}: a list holds both numbers and lists; write lists of numbers, one a row",
                list.number
            );
        }
        if !list.cells.is_empty() {
            self.lines.push(Line {
                number: list.number,
                index: None,
                cells: list.cells,
                is_tuple: list.bracket == '(',
            });
        }
        Ok(())
    }
}

/// True for a key before a list: `3:` or `"sg":`.
fn is_label(cell: &Cell) -> bool {
    matches!(cell, Cell::Word(word) if word.ends_with(':'))
}

fn closing(bracket: char) -> char {
    match bracket {
        '[' => ']',
        '(' => ')',
        _ => '}',
    }
}
