//! The explorer will run in a browser: it opens no file, starts no process or thread, reads no
//! clock and touches no terminal, and knows nothing of `scripts`.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};

use super::imports::code_and_tests;
use super::{assert_none, sources, workspace};

const SOURCES: &str = "scripts/explorer/src";

/// Names that reach the machine, and what to do instead.
const IMPURE: [(&[&str], &str); 6] = [
    (
        &["fs", "File", "OpenOptions"],
        "let `scripts` read and write files",
    ),
    (
        &["io", "stdin", "stdout", "stderr"],
        "return text and let `scripts` print it",
    ),
    (
        &["print", "println", "eprint", "eprintln", "dbg"],
        "return text and let `scripts` print it",
    ),
    (
        &["Instant", "SystemTime"],
        "take a clock as an argument, as `compute_until_proven` does",
    ),
    (
        &["process", "thread", "rayon", "ctrlc"],
        "take a callback that says whether to go on, as `compute_until_proven` does",
    ),
    (
        &["env", "net", "indicatif", "clap"],
        "take what is needed as an argument",
    ),
];

/// The crates that the explorer must not depend on: what uses it, and what needs a system.
const FOREIGN: [&str; 13] = [
    "bundler",
    "chrono",
    "clap",
    "console",
    "ctrlc",
    "indicatif",
    "libc",
    "notify",
    "problems",
    "rayon",
    "rustix",
    "scripts",
    "tempfile",
];

/// All identifiers; comments and texts hold none.
fn names(tokens: TokenStream) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for token in tokens {
        match token {
            TokenTree::Group(group) => found.extend(names(group.stream())),
            TokenTree::Ident(name) => {
                found.insert(name.to_string());
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
    found
}

/// What is wrong with the code of one file, its tests aside.
fn complaints(path: &str, source: &str) -> Vec<String> {
    let [code, _tests] = code_and_tests(source);
    let used = names(code);
    let impure = IMPURE
        .iter()
        .flat_map(|(names, remedy)| names.iter().map(move |name| (name, remedy)));
    impure
        .filter(|(name, _)| used.contains(**name))
        .map(|(name, remedy)| {
            format!("{path}: `{name}` has no place in the explorer, which is pure: {remedy}")
        })
        .collect()
}

#[test]
fn the_explorer_reaches_for_no_file_process_thread_clock_or_terminal() {
    let sources = sources(SOURCES).into_iter();
    let code = sources.filter(|(path, _)| !path.ends_with("/tests.rs"));
    let complaints = code.flat_map(|(path, source)| complaints(&path, &source));
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn the_explorer_depends_on_nothing_that_uses_it_or_needs_a_system() {
    let path = workspace().root().join("scripts/explorer/Cargo.toml");
    let manifest: toml::Table = toml::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let dependencies = manifest["dependencies"].as_table().unwrap();
    let complaints = FOREIGN
        .iter()
        .filter(|name| dependencies.contains_key(**name))
        .map(|name| format!("scripts/explorer/Cargo.toml: take `{name}` out of [dependencies]"));
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn the_rule_sees_impure_code_however_it_is_written() {
    for bad in [
        "fn a() { std::fs::read(\"a\"); }",
        "use std::{fs as files, fmt};",
        "use std::time::Instant;",
        "fn a() { println!(); }",
        "mod tests { use std::process::Command; }",
    ] {
        assert_eq!(complaints("a.rs", bad).len(), 1, "{bad}");
    }
    for good in [
        "/// Not `std::fs`. \n fn a() -> &'static str { \"println!()\" }",
        "use std::time::Duration;",
        "fn a() {} #[cfg(test)] mod tests { use std::process::Command; }",
    ] {
        assert!(complaints("a.rs", good).is_empty(), "{good}");
    }
}
