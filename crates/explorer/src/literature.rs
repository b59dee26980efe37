//! Games of the literature as rules: which theorem is asked for, and who has it.

use std::sync::LazyLock;

use crate::joined;

/// Kind of theorem that a row asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// The P-positions.
    Outcomes,
    /// The Grundy values.
    Values,
}

/// Game of the literature.
pub struct Row {
    pub game: &'static str,
    /// A rule that ends in ` misère` is played so.
    pub rule: &'static str,
    pub goal: Goal,
    pub source: &'static str,
    /// Why it stays open, where it does.
    pub open: &'static str,
}

/// Marks around the table of the page, and its first lines.
pub const BEGIN: &str =
    "<!-- literature: made by `README=write cargo bench -p explorer --bench literature` -->";
pub const END: &str = "<!-- /literature -->";
pub const HEAD: &str = "| game | rule | theorem | source | numeration | states | seconds |
|---|---|---|---|---|---:|---:|
";

impl Row {
    /// The rule, and whether play is misère.
    pub fn play(&self) -> (&'static str, bool) {
        match self.rule.strip_suffix(" misère") {
            Some(rule) => (rule, true),
            None => (self.rule, false),
        }
    }

    /// Name of the file with the theorem's certificate.
    pub fn certificate(&self) -> String {
        let words = self.game.split(|letter: char| !letter.is_alphanumeric());
        let name = joined(words.filter(|word| !word.is_empty()), "-").to_lowercase();
        name.replace('ū', "u").replace('ō', "o").replace('è', "e") + ".txt"
    }
}

/// The games, a line each in `literature.tsv`.
pub static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let lines = include_str!("literature.tsv").lines().skip(1);
    lines.map(row).collect()
});

fn row(line: &'static str) -> Row {
    let columns: Vec<&str> = line.split('\t').collect();
    let &[game, rule, goal, source, open] = &columns[..] else {
        panic!("`{line}` has five columns");
    };
    let goal = match goal {
        "outcomes" => Goal::Outcomes,
        "values" => Goal::Values,
        _ => panic!("`{goal}` is no kind of theorem"),
    };
    Row {
        game,
        rule,
        goal,
        source,
        open,
    }
}
