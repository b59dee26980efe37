//! Rule: what a text names exists: each path in backticks, and the package of each `cargo …` line.

use std::collections::BTreeSet;
use std::path::Path;

use super::{assert_none, packages, workspace};

/// Ends of the names of files that texts speak of.
const FILES: [&str; 8] = [
    ".rs", ".md", ".toml", ".txt", ".yml", ".json", ".sh", ".tsv",
];

/// Words of a text in backticks, with the number of their line.
fn quoted(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines());
    lines.flat_map(|(number, line)| {
        line.split('`')
            .skip(1)
            .step_by(2)
            .map(move |it| (number, it))
    })
}

/// Returns whether a quoted text looks like a place in this repository.
fn is_place(quoted: &str) -> bool {
    let first = quoted.split('/').next().unwrap_or_default();
    let is_written_out = !quoted.contains([' ', '<', '*', '{', '…', '(', ':', '$', '~', '"', '=']);
    let is_below_the_root = workspace().root().join(first).is_dir() && !first.is_empty();
    let is_folder = quoted.ends_with('/') || FILES.iter().any(|end| quoted.ends_with(end));
    is_written_out && quoted.contains('/') && is_below_the_root && is_folder
}

/// Returns the packages that calls of cargo name by `-p` or `--package`, with their lines. A call
/// may go on in the next line of a comment.
fn named_packages(text: &str) -> Vec<(usize, &str)> {
    const NEAR: usize = 8;
    let marks = ["//!", "///", "//", "#", "|"];
    let lines = (1..).zip(text.lines());
    let words =
        lines.flat_map(|(number, line)| line.split([' ', '`', '"']).map(move |it| (number, it)));
    let words: Vec<(usize, &str)> = words
        .filter(|(_, word)| !word.is_empty() && !marks.contains(word))
        .collect();
    let pairs = words.windows(2).enumerate();
    let named = pairs.filter(|(at, pair)| {
        let before = &words[at.saturating_sub(NEAR)..*at];
        ["-p", "--package"].contains(&pair[0].1) && before.iter().any(|(_, it)| *it == "cargo")
    });
    named.map(|(_, pair)| pair[1]).collect()
}

fn complaints(name: &str, text: &str, packages: &BTreeSet<&str>) -> Vec<String> {
    let folder = workspace().root().join(name);
    let folder = folder.parent().unwrap_or(Path::new(""));
    let exists = |place: &str| {
        let place = place.trim_end_matches('/');
        workspace().root().join(place).exists() || folder.join(place).exists()
    };
    let gone = quoted(text).filter(|(_, it)| is_place(it) && !exists(it));
    let gone = gone.map(|(line, it)| format!("{name}:{line}: there is no `{it}`"));
    let unknown = named_packages(text).into_iter();
    let unknown = unknown.filter(|(_, package)| !packages.contains(package));
    let unknown = unknown.map(|(line, it)| format!("{name}:{line}: there is no package `{it}`"));
    gone.chain(unknown).collect()
}

/// Texts that lead a reader: each `*.md`, `lib.rs` and `main.rs`, workflows and scripts of CI.
fn texts() -> Vec<(String, String)> {
    fn walk(folder: &Path, texts: &mut Vec<String>) {
        for entry in folder.read_dir().unwrap() {
            let path = entry.unwrap().path();
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let is_shown = ["lib.rs", "main.rs"].contains(&&name[..])
                || [".md", ".yml"].iter().any(|end| name.ends_with(end))
                || folder == workspace().root().join(".ci");
            // A template's text is about the repository that it becomes.
            let is_ours = !["target", ".git", "template", "lab", "golden"].contains(&&name[..]);
            if path.is_dir() && is_ours {
                walk(&path, texts);
            } else if path.is_file() && is_shown {
                let workspace = workspace();
                texts.push(workspace.shown(&path));
            }
        }
    }
    let mut names = Vec::new();
    walk(workspace().root(), &mut names);
    let text = |name: &String| std::fs::read_to_string(workspace().root().join(name)).unwrap();
    names
        .iter()
        .map(|name| (name.clone(), text(name)))
        .collect()
}

#[test]
fn every_place_and_package_that_a_text_names_exists() {
    let packages: BTreeSet<&str> = packages::all().iter().map(|it| it.name.as_str()).collect();
    let texts = texts();
    assert!(texts.len() > 20, "{}", texts.len());
    let found = texts
        .iter()
        .flat_map(|(name, text)| complaints(name, text, &packages));
    assert_none(&found.collect::<Vec<_>>());
}

#[test]
fn the_rule_of_signposts_sees_a_place_and_a_package_that_are_gone() {
    let packages = BTreeSet::from(["bundler"]);
    let complaints = |text: &str| complaints("README.md", text, &packages).len();
    for bad in [
        "see `scripts/src/paste/`",
        "see `crates/bundler/src/nowhere.rs`",
        "//! run `cargo test -p\n//! scripts`",
        "run: cargo test --package nothing",
    ] {
        assert_eq!(complaints(bad), 1, "{bad}");
    }
    for good in [
        "see `scripts/src/` and `Cargo.toml`",
        "`cargo test -p bundler a/b`, `problems/src/bin/<bin>.rs`, `tests/limits/cf1_a`",
    ] {
        assert_eq!(complaints(good), 0, "{good}");
    }
}
