//! Reads the games of the literature and what is proven of them from the table that the explorer's
//! bench writes.

use std::path::Path;

use anyhow::{Result, ensure};

/// Table of the games, relative to the workspace's root folder.
const FILE: &str = "crates/explorer/LITERATURE.md";

/// A game of a paper, and the theorem about it or the reason why it is open.
#[derive(Debug, PartialEq, Eq)]
pub struct Found {
    pub name: String,
    /// Rule as the explorer reads it.
    pub rule: String,
    pub is_misere: bool,
    /// Sentence of the table; it begins with `open: ` if there is no theorem.
    pub theorem: String,
    pub source: String,
    /// Numeration whose digits the automaton reads, if the theorem is about one.
    pub numeration: Option<String>,
}

impl Found {
    /// Reason why there is no theorem.
    pub fn why_open(&self) -> Option<&str> {
        self.theorem.strip_prefix("open: ")
    }
}

/// Reads the table; no games if the file is missing.
///
/// # Errors
/// If the file cannot be read, or has rows but none is understood.
pub fn read(root: &Path) -> Result<Vec<Found>> {
    let path = root.join(FILE);
    if !path.is_file() {
        return Ok(Vec::new());
    }
    let text = fs_err::read_to_string(&path)?;
    let found: Vec<Found> = text.lines().filter_map(row).collect();
    ensure!(
        !found.is_empty(),
        "{FILE} has no rows that the pages can show"
    );
    Ok(found)
}

/// Game of a line of the table; `None` for all other lines.
fn row(line: &str) -> Option<Found> {
    // A vertical bar of a rule is written `\|`.
    let line = line.replace("\\|", "\u{1}");
    let cells = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ");
    let cells: Vec<String> = cells.map(|cell| cell.replace('\u{1}', "|")).collect();
    let [name, rule, theorem, source, numeration, _, _] = cells.try_into().ok()?;
    let rule = rule.strip_prefix('`')?.strip_suffix('`')?;
    let is_named = |text: &String| text != "–";
    Some(Found {
        name,
        rule: rule.trim_end_matches(" misère").to_string(),
        is_misere: rule.ends_with(" misère"),
        theorem,
        source,
        numeration: Some(numeration).filter(is_named),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_a_game() {
        let line = "| Misère nim | `(a, b) -> (a-k, b) \\| (a, b-k) where k >= 1 misère` | the \
                    P-positions are regular | Bouton 1901 | base 2 | 5 | 0.00 |";
        let found = row(line).unwrap();
        assert_eq!(found.rule, "(a, b) -> (a-k, b) | (a, b-k) where k >= 1");
        assert!(found.is_misere && found.why_open().is_none());
        assert_eq!(found.numeration.as_deref(), Some("base 2"));
        assert_eq!(
            row("| game | rule | theorem | source | numeration | states | seconds |"),
            None
        );
        assert_eq!(row("Decided: 46 of 57."), None);
    }

    #[test]
    fn all_rows_are_read() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .nth(2)
            .unwrap();
        let text = fs_err::read_to_string(root.join(FILE)).unwrap();
        let found = read(root).unwrap();
        let decided = found.iter().filter(|it| it.why_open().is_none()).count();
        assert!(text.contains(&format!("\nDecided: {decided} of {}.", found.len())));
    }
}
