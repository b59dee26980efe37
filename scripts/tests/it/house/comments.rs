//! Rule: each paragraph of a doc comment begins with its subject, and no line is too long.

use super::{assert_none, sources};

/// Forbidden first words: they refer to something else, or leave the noun out.
const RIDDLES: [&str; 15] = [
    "It", "Of", "One", "So", "Such", "That", "These", "They", "Those", "What", "Whatever", "Which",
    "Who", "Whoever", "Whose",
];

/// Headings that follow a sentence about the item.
const HEADINGS: [&str; 2] = ["# Errors", "# Panics"];

/// Folders whose doc comments are checked.
const COMMENTED: [&str; 5] = ["crates", "problems", "scripts", "snippets", "tests"];

/// Folders whose lines are checked, in comments and in code. Bundles in `tests/bundle` are
/// generated.
const NARROW: [&str; 8] = [
    "crates",
    "problems",
    "scripts/src",
    "scripts/tests/it",
    "snippets",
    "tests/checkers",
    "tests/limits",
    "tests/wrong",
];

const MAX_COLUMNS: usize = 100;

/// The text of a doc comment's line.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("///").or(line.strip_prefix("//!"))
}

/// Complaints about doc comments of which a paragraph begins with a forbidden word, and about those
/// that begin with a heading.
fn riddles(path: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut before = None;
    for (line, at) in text.lines().zip(1..) {
        let comment = comment(line);
        if let (Some(text), None | Some("")) = (comment, before) {
            let first = text.trim_start().split([' ', ',', '’', '\'']).next();
            let first = first.unwrap_or_default();
            if RIDDLES.contains(&first) {
                found.push(format!(
                    "{path}:{at}: a paragraph begins with `{first}`; begin with the thing itself: \
                     a noun phrase or a verb"
                ));
            }
            if before.is_none() && HEADINGS.contains(&text.trim()) {
                found.push(format!(
                    "{path}:{at}: a comment begins with a heading; say first what the item does"
                ));
            }
        }
        before = comment;
    }
    found
}

/// Complaints about lines that are too long. Addresses, tables and quoted texts cannot be broken.
fn long_lines(path: &str, text: &str) -> Vec<String> {
    let lines = text.lines().zip(1..);
    let is_whole = |line: &str| match comment(line) {
        Some(comment) => comment.trim_start().starts_with('|') || line.contains("https://"),
        // A line without indentation belongs to a string of several lines; rustfmt breaks code
        // there.
        None => line.contains('"') || line.ends_with('\\') || !line.starts_with(' '),
    };
    let long = lines.filter(|(line, _)| line.chars().count() > MAX_COLUMNS && !is_whole(line));
    long.map(|(_, at)| format!("{path}:{at}: longer than {MAX_COLUMNS} columns; break the line"))
        .collect()
}

#[test]
fn a_paragraph_of_a_doc_comment_begins_with_the_thing_itself() {
    let sources = COMMENTED.into_iter().flat_map(sources);
    let found = sources.flat_map(|(path, text)| riddles(&path, &text));
    assert_none(&found.collect::<Vec<_>>());
}

#[test]
fn no_line_is_longer_than_100_columns() {
    let sources = NARROW.into_iter().flat_map(sources);
    let found = sources.flat_map(|(path, text)| long_lines(&path, &text));
    assert_none(&found.collect::<Vec<_>>());
}

#[test]
fn the_rules_of_comments_see_first_words_headings_and_long_lines() {
    let text = "/// What a judge has.\nstruct A;\n\n//! Fine.\n//! What follows is fine.\n//!\n//! \
                So it is.\n";
    let found = riddles("a.rs", text);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].starts_with("a.rs:1: a paragraph begins with `What`"));
    assert!(found[1].starts_with("a.rs:7: a paragraph begins with `So`"));
    assert_none(&riddles(
        "a.rs",
        "/// Whether it ends.\nfn f() {}\n// What is no doc comment.\n",
    ));
    assert_eq!(riddles("a.rs", "/// # Errors\n/// Never.\n").len(), 1);
    assert_none(&riddles("a.rs", "/// Ends.\n///\n/// # Errors\n"));
    let long = format!(" {}", "x".repeat(100));
    assert_eq!(long_lines("a.rs", &format!("\n{long}\n")).len(), 1);
    assert_none(&long_lines("a.rs", &"é".repeat(100)));
}
