//! Rule: documentation in `crates` and `scripts` has no examples. They are not compiled (`doctest =
//! false`: rustdoc would read each crate once more), and uncompiled code goes wrong unnoticed.

use super::{assert_none, sources};

/// Complaints about lines that begin a block of Rust in documentation.
fn complaints(path: &str, text: &str) -> Vec<String> {
    let comments = text.lines().zip(1..).filter_map(|(line, at)| {
        let line = line.trim_start();
        let comment = line.strip_prefix("///").or(line.strip_prefix("//!"))?;
        Some((comment.trim(), at))
    });
    let fences = comments.filter(|(comment, _)| comment.starts_with("```"));
    let openings = fences.step_by(2);
    let is_rust = |fence: &str| fence != "```text";
    openings
        .filter(|(fence, _)| is_rust(fence))
        .map(|(_, at)| format!("{path}:{at}: make it a test, or text: ```text"))
        .collect()
}

#[test]
fn no_example_in_the_documentation_of_the_command_is_code() {
    let sources = ["crates", "scripts"].map(sources).concat();
    let found = sources
        .iter()
        .flat_map(|(path, text)| complaints(path, text));
    assert_none(&found.collect::<Vec<_>>());
}

#[test]
fn examples_in_documentation_are_seen() {
    let text = "//! ```text\n//! 0 1\n//! ```\n\n/// ```\n/// assert!(true);\n/// ```\nfn f() {}\n";
    let found = complaints("a.rs", text);
    assert_eq!(found, ["a.rs:5: make it a test, or text: ```text"]);
    assert!(complaints("a.rs", "let fence = \"```\";\n").is_empty());
}
