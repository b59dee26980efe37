//! Tests of the repository's own rules. A failure tells what to change.
//!
//! Each rule is a function from texts to complaints, and is also tested on bad texts.

mod circles;
mod course;
mod golden;
mod headers;
mod imports;
mod includes;
mod modules;
pub mod packages;
mod problems;
mod signposts;

use std::collections::BTreeSet;
use std::path::Path;

use scripts::workspace::Workspace;
use scripts::workspace::problem::Problem;
use scripts::workspace::snippets::Library;

fn workspace() -> Workspace {
    Workspace::at(Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()).unwrap()
}

/// Names of all problems.
fn bins() -> BTreeSet<String> {
    let bins = workspace().bins().unwrap();
    assert!(!bins.is_empty());
    bins.into_iter().collect()
}

fn problems() -> Vec<Problem> {
    let (problems, errors) = scripts::workspace::problems::problems(&workspace()).unwrap();
    assert!(errors.is_empty(), "{errors:?}");
    problems.into_iter().map(|it| it.problem).collect()
}

fn library() -> Library {
    Library::read(&workspace()).unwrap()
}

/// Path and text of every `.rs` file below this folder of the workspace.
fn sources(folder: &str) -> Vec<(String, String)> {
    let workspace = workspace();
    let sources = workspace.sources_below(&workspace.root().join(folder));
    let sources = sources.unwrap().into_iter();
    let sources: Vec<_> = sources
        .map(|(path, text)| (path.display().to_string(), text))
        .collect();
    assert!(!sources.is_empty(), "{folder} holds no sources");
    sources
}

#[track_caller]
fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

/// Limit on the lines of a snippet, so that it can be read before it is pasted.
const MAX_LINES: usize = 80;

fn length_complaint(name: &str, text: &str) -> Option<String> {
    let lines = text.lines().count();
    let excess = lines.checked_sub(MAX_LINES).filter(|&excess| excess > 0)?;
    Some(format!(
        "snippet `{name}` exports {lines} lines; shorten it by {excess}, or move what can \
         stand alone to a snippet that it includes"
    ))
}

#[test]
fn a_snippet_exports_at_most_80_lines() {
    let library = library();
    let complaints = library
        .iter()
        .filter_map(|snippet| length_complaint(&snippet.name, &library.own_text(snippet)));
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn the_length_rule_counts_lines() {
    assert_eq!(length_complaint("a", &"x\n".repeat(80)), None);
    let complaint = length_complaint("a", &"x\n".repeat(82)).unwrap();
    assert!(complaint.contains("shorten it by 2"), "{complaint}");
}

/// Limit on the width of a line of code or comment.
const MAX_COLUMNS: usize = 100;

/// Folders whose lines are measured. Bundles in `tests/bundle` are generated.
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

/// Complains about lines that are too long. Addresses, tables and quoted texts can't be broken.
fn long_lines(path: &str, text: &str) -> Vec<String> {
    let lines = text.lines().zip(1..);
    let is_whole = |line: &str| {
        let start = line.trim_start();
        match start.strip_prefix("///").or(start.strip_prefix("//!")) {
            Some(comment) => comment.trim_start().starts_with('|') || line.contains("https://"),
            // A line without indentation belongs to a string of several lines; rustfmt breaks code
            // there.
            None => line.contains('"') || line.ends_with('\\') || !line.starts_with(' '),
        }
    };
    let long = lines.filter(|(line, _)| line.chars().count() > MAX_COLUMNS && !is_whole(line));
    long.map(|(_, at)| format!("{path}:{at}: longer than {MAX_COLUMNS} columns; break the line"))
        .collect()
}

#[test]
fn no_line_is_longer_than_100_columns() {
    let sources = NARROW.into_iter().flat_map(sources);
    let found = sources.flat_map(|(path, text)| long_lines(&path, &text));
    assert_none(&found.collect::<Vec<_>>());
}

#[test]
fn the_width_rule_counts_characters() {
    let long = format!(" {}", "x".repeat(100));
    assert_eq!(long_lines("a.rs", &format!("\n{long}\n")).len(), 1);
    assert_none(&long_lines("a.rs", &"é".repeat(100)));
}
