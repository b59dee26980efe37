//! Games of the literature and what is proven about them, read from the table that the explorer's
//! bench writes.

use std::path::Path;

use anyhow::{Result, ensure};

/// Table of the games, relative to the workspace's root folder.
const FILE: &str = "crates/explorer/LITERATURE.md";

/// A game of a paper, and the theorem about it or the reason why it is open.
#[derive(Debug, PartialEq, Eq)]
pub struct LiteratureGame {
    pub name: String,
    /// Rule as the explorer reads it.
    pub rule: String,
    pub is_misere: bool,
    /// Sentence of the table; it begins with `open: ` if there is no theorem.
    pub theorem: String,
    pub source: String,
    /// Numeration whose digits the automaton reads, if the theorem is about one.
    pub numeration: Option<String>,
    /// Certificate of the theorem, if there is one.
    pub certificate: Option<Certificate>,
}

/// Certificate of a theorem.
#[derive(Debug, PartialEq, Eq)]
pub struct Certificate {
    /// Number of states of its automaton. Empty if the theorem has none; then only the command can
    /// prove it, not the explorer's page.
    pub states: String,
    /// Path of its file, relative to the table's folder.
    path: String,
}

impl LiteratureGame {
    /// Reason why there is no theorem.
    pub fn why_open(&self) -> Option<&str> {
        self.theorem.strip_prefix("open: ")
    }
}

impl Certificate {
    /// Path of the file below the folder of pages.
    pub fn page_path(&self) -> &str {
        let folder = self.path.rfind("certificates/");
        &self.path[folder.unwrap_or_default()..]
    }

    /// Text of the file in the workspace with this root folder.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn text(&self, root: &Path) -> Result<String> {
        let table = root.join(FILE);
        Ok(fs_err::read_to_string(table.with_file_name(&self.path))?)
    }
}

/// Reads the table. There are no games if the file is missing.
///
/// # Errors
/// If the file can't be read or none of its rows is understood.
pub fn read(root: &Path) -> Result<Vec<LiteratureGame>> {
    let path = root.join(FILE);
    if !path.is_file() {
        return Ok(Vec::new());
    }
    let text = fs_err::read_to_string(&path)?;
    let found: Vec<LiteratureGame> = text.lines().filter_map(row).collect();
    ensure!(
        !found.is_empty(),
        "{FILE} has no rows that the pages can show"
    );
    Ok(found)
}

/// The game in a row of the table; `None` for any other line.
fn row(line: &str) -> Option<LiteratureGame> {
    // A vertical bar of a rule is written `\|`.
    let line = line.replace("\\|", "\u{1}");
    let cells = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ");
    let cells: Vec<String> = cells.map(|cell| cell.replace('\u{1}', "|")).collect();
    let [name, rule, theorem, source, numeration, states, _] = cells.try_into().ok()?;
    let rule = rule.strip_prefix('`')?.strip_suffix('`')?;
    let is_named = |text: &String| text != "–";
    Some(LiteratureGame {
        name,
        rule: rule.trim_end_matches(" misère").to_string(),
        is_misere: rule.ends_with(" misère"),
        theorem,
        source,
        numeration: Some(numeration).filter(is_named),
        certificate: certificate(&states),
    })
}

/// The certificate in a cell such as `[12](literature/certificates/kayles.txt)`.
fn certificate(cell: &str) -> Option<Certificate> {
    let link = cell.strip_prefix('[')?.strip_suffix(')')?;
    let (states, path) = link.split_once("](")?;
    Some(Certificate {
        states: states.trim_matches('–').to_owned(),
        path: path.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_a_game() {
        let line = "| Misère nim | `(a, b) -> (a-k, b) \\| (a, b-k) where k >= 1 misère` | the \
                    P-positions are regular | Bouton 1901 | base 2 | [5](literature/certificates/misere-nim.txt) | 0.00 |";
        let found = row(line).unwrap();
        assert_eq!(found.rule, "(a, b) -> (a-k, b) | (a, b-k) where k >= 1");
        assert!(found.is_misere && found.why_open().is_none());
        assert_eq!(found.numeration.as_deref(), Some("base 2"));
        let certificate = found.certificate.unwrap();
        assert_eq!(certificate.states, "5");
        assert_eq!(certificate.page_path(), "certificates/misere-nim.txt");
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
        for game in &found {
            let certificate = game.certificate.as_ref();
            assert_eq!(
                certificate.is_some(),
                game.why_open().is_none(),
                "{}",
                game.name
            );
            let text = certificate.map(|it| it.text(root).unwrap());
            assert!(text.is_none_or(|it| it.starts_with("certificate of a theorem")));
        }
    }
}
