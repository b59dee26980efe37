//! Rule: the crates that run in a browser (the explorer, the catalogue and their interface to
//! pages) open no file, start no process or thread, read no clock, touch no terminal, and do not
//! use `scripts`. The explorer's rooms are ordered.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};

use super::imports::code_and_tests;
use super::{assert_none, sources, workspace};

const EXPLORER: &str = "crates/explorer";
const GRUNDY: &str = "crates/grundy";
const PURE: [&str; 8] = [
    "crates/catalogue",
    "crates/certificates",
    GRUNDY,
    "crates/rules",
    "crates/automata",
    "crates/prover",
    EXPLORER,
    "crates/wasm",
];

/// Names that access the machine, and the remedy.
const IMPURE: [(&[&str], &str); 6] = [
    (
        &["fs", "fs_err", "File", "OpenOptions"],
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

/// The explorer's rooms, with their crates: each may only use earlier rooms.
const ROOMS: [(&str, &str); 6] = [
    (GRUNDY, "game"),
    (GRUNDY, "proof"),
    (GRUNDY, "engine"),
    (EXPLORER, "guess"),
    (EXPLORER, "decided"),
    (EXPLORER, "show"),
];

/// Crates that they must not depend on: crates that use them, and crates that need an operating
/// system.
const FOREIGN: [&str; 14] = [
    "bundler",
    "chrono",
    "clap",
    "console",
    "ctrlc",
    "fs-err",
    "indicatif",
    "libc",
    "notify",
    "problems",
    "rayon",
    "rustix",
    "scripts",
    "tempfile",
];

/// All identifiers in tokens; comments and strings contain none.
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

/// Call that lets another program have the processor: it starts no thread.
const YIELD: &str = "std :: thread :: yield_now";

/// Complaints about the code of a file, without its tests.
fn complaints(path: &str, source: &str) -> Vec<String> {
    let [code, _tests] = code_and_tests(source);
    let code = code.to_string().replace(YIELD, "yield_now");
    let used = names(code.parse().expect("what was tokens"));
    let impure = IMPURE
        .iter()
        .flat_map(|(names, remedy)| names.iter().map(move |name| (name, remedy)));
    impure
        .filter(|(name, _)| used.contains(**name))
        .map(|(name, remedy)| {
            format!("{path}: `{name}` has no place in a crate that a browser runs: {remedy}")
        })
        .collect()
}

/// Rooms after its own that a file uses.
fn later_rooms(path: &str, source: &str) -> Vec<&'static str> {
    let is_in = |(member, room)| path.contains(&format!("{member}/src/{room}/"));
    let Some(own) = ROOMS.into_iter().position(is_in) else {
        return Vec::new();
    };
    let [code, _tests] = code_and_tests(source);
    let code = code.to_string().replace(' ', "");
    let later = ROOMS[own + 1..].iter().map(|(_, room)| *room);
    later
        .filter(|room| code.contains(&format!("crate::{room}")))
        .collect()
}

#[test]
fn the_explorers_rooms_use_only_those_before_them() {
    let order = ROOMS.map(|(_, room)| room).join(", ");
    let code = [GRUNDY, EXPLORER].into_iter().flat_map(code_of);
    let complaints = code.flat_map(|(path, source)| {
        let later = later_rooms(&path, &source).into_iter();
        later
            .map(|room| format!("{path}: uses `{room}`; the order is {order}"))
            .collect::<Vec<_>>()
    });
    assert_none(&complaints.collect::<Vec<_>>());
    let path = "crates/grundy/src/proof/a.rs";
    let source = "use crate::game::A; use crate::engine::B;";
    assert_eq!(later_rooms(path, source), ["engine"]);
}

/// Path and text of every file, without files that contain only tests.
fn code_of(member: &str) -> impl Iterator<Item = (String, String)> {
    let sources = sources(&format!("{member}/src")).into_iter();
    sources.filter(|(path, _)| !(path.ends_with("/tests.rs") || path.contains("/tests/")))
}

#[test]
fn what_a_browser_runs_reaches_for_no_file_process_thread_clock_or_terminal() {
    let code = PURE.into_iter().flat_map(code_of);
    let complaints = code.flat_map(|(path, source)| complaints(&path, &source));
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn what_a_browser_runs_depends_on_nothing_that_uses_it_or_needs_a_system() {
    for member in PURE {
        let dependencies = dependencies(member);
        let complaints = FOREIGN
            .iter()
            .filter(|name| dependencies.contains_key(**name))
            .map(|name| format!("{member}/Cargo.toml: take `{name}` out of [dependencies]"));
        assert_none(&complaints.collect::<Vec<_>>());
    }
}

/// Dependencies of a crate, without those of its tests.
fn dependencies(member: &str) -> toml::Table {
    let path = workspace().root().join(member).join("Cargo.toml");
    let manifest = std::fs::read_to_string(path).unwrap();
    let manifest: toml::Table = toml::from_str(&manifest).unwrap();
    let dependencies = manifest.get("dependencies").and_then(|it| it.as_table());
    dependencies.cloned().unwrap_or_default()
}

#[test]
fn the_rule_sees_impure_code_however_it_is_written() {
    for bad in [
        "fn a() { std::fs::read(\"a\"); }",
        "use std::{fs as files, fmt};",
        "use std::time::Instant;",
        "fn a() { std::thread::yield_now(); std::thread::spawn(a); }",
        "fn a() { println!(); }",
        "mod tests { use std::process::Command; }",
    ] {
        assert_eq!(complaints("a.rs", bad).len(), 1, "{bad}");
    }
    for good in [
        "/// Not `std::fs`. \n fn a() -> &'static str { \"println!()\" }",
        "use std::time::Duration;",
        "fn a() { std::thread::yield_now(); }",
        "fn a() {} #[cfg(test)] mod tests { use std::process::Command; }",
    ] {
        assert!(complaints("a.rs", good).is_empty(), "{good}");
    }
}
