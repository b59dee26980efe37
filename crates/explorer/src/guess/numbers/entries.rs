//! Reads values that are printed with their heaps: `sg[3] = 1`, `g[1][2]: 3`, `n=3 win`, `{(1, 2):
//! 3}`.

use anyhow::{Result, bail};
use rules::sorted;

use super::cell::{Cell, Entry, Line, cell, outcomes};
use super::patterns;

/// A `Line` for each entry, sorted by heaps. A single heap is the line's index, several are its
/// first cells, before the value. `None` if the lines, given with their numbers, contain anything
/// but entries.
///
/// # Errors
/// If entries have different numbers of heaps, or two have the same heaps; names the line.
pub fn read(lines: &[(usize, &str)]) -> Result<Option<Vec<Line>>> {
    let scanned = |&(number, line): &(usize, &str)| {
        let line = line.replace(['"', '\''], "");
        Scanner::new(line.trim()).entries(number)
    };
    let scanned: Option<Vec<Vec<Entry>>> = lines.iter().map(scanned).collect();
    let entries = scanned.map(|entries| entries.into_iter().flatten().collect());
    let Some(entries) = entries.or_else(|| patterns::read(lines)) else {
        return Ok(None);
    };
    let entries: Vec<Entry> = entries;
    let Some(first) = entries.first() else {
        return Ok(None);
    };
    let count = first.heaps.len();
    if count == 0 {
        return Ok(Some(entries.into_iter().map(Entry::into_line).collect()));
    }
    if let Some(other) = entries.iter().find(|entry| entry.heaps.len() != count) {
        let (line, heaps) = (other.line, other.heaps.len());
        bail!("line {line}: a value of {heaps} heaps stands among values of {count}");
    }
    if count > 2 {
        bail!(
            "line {}: values of {count} heaps; one or two are read",
            first.line
        );
    }
    let heaps = entries.iter().map(|entry| entry.heaps.clone());
    let order = sorted(heaps.zip(0..entries.len()).collect());
    if let Some(pair) = order.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        let line = entries[pair[1].1].line;
        bail!("line {line}: heap {:?} has a value already", pair[0].0);
    }
    let mut entries: Vec<Option<Entry>> = entries.into_iter().map(Some).collect();
    let entries = order.iter().filter_map(|&(_, at)| entries[at].take());
    Ok(Some(entries.map(Entry::into_line).collect()))
}

impl Entry {
    fn into_line(self) -> Line {
        let heaps = self.heaps.into_iter().map(Cell::Number);
        let mut cells: Vec<Cell> = heaps.chain([self.value]).collect();
        let index = (cells.len() == 2).then(|| cells.remove(0));
        Line {
            number: self.line,
            index,
            cells,
            is_tuple: false,
        }
    }
}

/// The rest of a line.
struct Scanner<'a>(&'a str);

impl<'a> Scanner<'a> {
    /// A line without the brackets of a dictionary around its entries, and without the call in
    /// which Python prints some: `defaultdict(<class 'int'>, {0: 1})`.
    fn new(line: &'a str) -> Self {
        let call = line
            .strip_suffix("})")
            .and_then(|line| line.split_once('{'));
        let is_name = |name: &str| name.contains('(') && !name.contains(|c: char| c.is_numeric());
        match call {
            Some((name, entries)) if is_name(name) => Self(entries),
            _ => Self(line.trim_matches(['{', '}', ' '])),
        }
    }

    /// All entries of the line; `None` if it contains anything else.
    fn entries(mut self, line: usize) -> Option<Vec<Entry>> {
        let mut entries = Vec::new();
        loop {
            self.0 = self.0.trim_start_matches([' ', '\t', ',', ';']);
            if self.0.is_empty() {
                return Some(entries);
            }
            let heaps = self.heaps()?;
            let value = self.value(line)?;
            entries.push(Entry { line, heaps, value });
        }
    }

    /// Reads the heaps of `g[1][2] =`, `g(1, 2) =`, `a=1 b=2 g=`, `n=3` or, in a dictionary, `(1,
    /// 2):`.
    fn heaps(&mut self) -> Option<Vec<i64>> {
        let name = self.word(|c| c.is_alphanumeric() || c == '_' || c == '.');
        let mut heaps = Vec::new();
        while let Some(inside) = self.bracket() {
            for heap in inside.split(',') {
                heaps.push(heap.trim().parse().ok()?);
            }
        }
        if !heaps.is_empty() {
            self.sign()?;
            return Some(heaps);
        }
        match name.parse() {
            Ok(heap) => {
                heaps.push(heap);
                while let Some(rest) = self.0.strip_prefix(',') {
                    self.0 = rest.trim_start();
                    heaps.push(self.word(|c| c.is_ascii_digit()).parse().ok()?);
                }
                // Only `3: 1` or `3,4: 1` of a dictionary is an entry here.
                self.0.starts_with(':').then_some(())?;
                self.sign()?;
            }
            Err(_) if !name.is_empty() => {
                self.sign()?;
                heaps.push(self.word(|c| c.is_ascii_digit()).parse().ok()?);
                self.assigned(&mut heaps)?;
            }
            Err(_) => return None,
        }
        Some(heaps)
    }

    /// Reads the further heaps of `a=1 b=2 g=3`, up to the sign or blank before the value.
    fn assigned(&mut self, heaps: &mut Vec<i64>) -> Option<()> {
        loop {
            self.0 = self.0.trim_start_matches([' ', '\t', ',', ':']);
            let before = self.0;
            let name = self.word(|c| c.is_alphanumeric() || c == '_');
            if name.is_empty() || self.sign().is_none() {
                self.0 = before;
                return Some(());
            }
            let at_value = self.0;
            let number = self.word(|c| c.is_ascii_digit());
            let is_last = self.0.trim_matches([' ', '\t', ',', ';']).is_empty();
            if is_last || number.is_empty() {
                self.0 = at_value;
                return Some(());
            }
            heaps.push(number.parse().ok()?);
        }
    }

    /// Reads `(1, 2)` or `[1]`; returns the text inside the brackets.
    fn bracket(&mut self) -> Option<&'a str> {
        let rest = self.0.trim_start();
        let close = match rest.chars().next()? {
            '[' => ']',
            '(' => ')',
            _ => return None,
        };
        let (inside, rest) = rest[1..].split_once(close)?;
        self.0 = rest;
        Some(inside)
    }

    fn sign(&mut self) -> Option<()> {
        let rest = self.0.trim_start();
        let signs = ["==", "=", ":", "->", "→"];
        self.0 = signs
            .iter()
            .find_map(|sign| rest.strip_prefix(sign))?
            .trim_start();
        Some(())
    }

    fn value(&mut self, line: usize) -> Option<Cell> {
        let word = self.word(|c| !(c.is_whitespace() || ",;}".contains(c)));
        match cell(line, word).ok()? {
            Cell::Word(_) => match outcomes(word)?.as_slice() {
                [outcome] => Some(Cell::Outcome(*outcome)),
                _ => None,
            },
            value => Some(value),
        }
    }

    fn word(&mut self, is_part: impl Fn(char) -> bool) -> &'a str {
        let end = self.0.find(|c| !is_part(c)).unwrap_or(self.0.len());
        let (word, rest) = self.0.split_at(end);
        self.0 = rest;
        word
    }
}
