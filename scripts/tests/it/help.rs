//! Tests that every `--help` ends with two examples, and that `--version` prints the version.

use crate::support::{Outcome, Sandbox};

/// Names of the commands that a help text lists.
fn commands(help: &Outcome) -> Vec<String> {
    let listed = help
        .stdout
        .split("\nCommands:\n")
        .nth(1)
        .unwrap_or_default();
    let lines = listed.lines().take_while(|line| line.starts_with("  "));
    let names = lines.filter(|line| !line.starts_with("   "));
    names
        .filter_map(|line| line.split_whitespace().next().map(str::to_string))
        .collect()
}

#[track_caller]
fn has_two_examples(help: &Outcome) {
    let examples = help
        .stdout
        .split("\nExamples:\n")
        .nth(1)
        .unwrap_or_default();
    let lines = examples
        .lines()
        .filter(|line| line.starts_with("  cargo x "));
    assert_eq!(lines.count(), 2, "{help:#?}");
}

#[test]
fn every_help_shows_two_examples() {
    let sandbox = Sandbox::new();
    let help = sandbox.x("--help").exits(0);
    has_two_examples(&help);
    let all = commands(&help);
    assert!(
        all.contains(&"submit".to_string()) && all.len() > 10,
        "{all:?}"
    );
    for command in &all {
        let help = sandbox.x(&format!("{command} --help")).exits(0);
        has_two_examples(&help);
        for inner in commands(&help) {
            has_two_examples(&sandbox.x(&format!("{command} {inner} --help")).exits(0));
        }
    }
}

#[test]
fn the_version_is_told() {
    let version = concat!("cargo x ", env!("CARGO_PKG_VERSION"), " (commit unknown)\n");
    assert_eq!(Sandbox::new().x("--version").exits(0).stdout, version);
}
