//! Games of the literature as rules: which theorem is asked for, and who has it.

use std::sync::LazyLock;

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

impl Row {
    /// The rule, and whether play is misère.
    pub fn play(&self) -> (&'static str, bool) {
        match self.rule.strip_suffix(" misère") {
            Some(rule) => (rule, true),
            None => (self.rule, false),
        }
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
