//! Rule: the library of `problems` lists all problems, so that cargo tests them in one program.

use std::collections::BTreeSet;

use super::{assert_none, bins, workspace};

const MANIFEST: &str = "problems/Cargo.toml";
const LIBRARY: &str = "problems/src/lib.rs";

/// Texts between two marks, from every line that has both marks.
fn listed(text: &str, before: &str, after: &str) -> BTreeSet<String> {
    let between = |line: &str| {
        let (name, _) = line.trim().strip_prefix(before)?.split_once(after)?;
        Some(name.to_string())
    };
    text.lines().filter_map(between).collect()
}

fn complaints(manifest: &str, library: &str, bins: &BTreeSet<String>) -> Vec<String> {
    let mut complaints = Vec::new();
    for (file, text, before, after) in [
        (
            MANIFEST,
            manifest,
            "{ name = \"",
            "\", test = false, bench = false },",
        ),
        (LIBRARY, library, "mod ", ";"),
    ] {
        let listed = listed(text, before, after);
        let line = |bin: &String| format!("line `    {before}{bin}{after}`");
        let lacking = bins.difference(&listed);
        complaints.extend(lacking.map(|bin| format!("{file}: add the {}", line(bin))));
        let stale = listed.difference(bins);
        complaints.extend(stale.map(|bin| format!("{file}: remove the {}", line(bin))));
    }
    complaints
}

#[test]
fn every_problem_is_tested_with_all_others() {
    let workspace = workspace();
    let read = |file: &str| std::fs::read_to_string(workspace.root().join(file)).unwrap();
    let bins = bins();
    assert_none(&complaints(&read(MANIFEST), &read(LIBRARY), &bins));
}

/// Complaint about a property test with its own copy of the message of `cargo x stress`.
fn own_message(bin: &str, source: &str) -> Option<String> {
    source.contains("\"input:\\n").then(|| {
        format!("problems/src/bin/{bin}.rs: end the property test with `assert_answer!(input, expected, got)`")
    })
}

#[test]
fn property_tests_end_with_assert_answer() {
    let folder = workspace().root().join("problems/src/bin");
    let complaints = bins().into_iter().filter_map(|bin| {
        let source = std::fs::read_to_string(folder.join(format!("{bin}.rs"))).unwrap();
        own_message(&bin, &source)
    });
    assert_none(&complaints.collect::<Vec<_>>());
    let written = r#"prop_assert!(a == b, "input:\n{input}expected:\n{a}\ngot:\n{b}\n");"#;
    assert!(own_message("cf1_a", written).is_some());
    assert!(own_message("cf1_a", "assert_answer!(input, a, b);").is_none());
}

#[test]
fn the_rule_names_the_lines_that_lack_and_that_are_stale() {
    let manifest = "bin = [\n    { name = \"cf1_a\", test = false, bench = false },\n]\n";
    let library = "#[cfg(test)]\nmod bin {\n    mod cf1_b;\n}\n";
    let bins = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    assert_eq!(
        complaints(manifest, library, &bins(&["cf1_a"])),
        [
            "problems/src/lib.rs: add the line `    mod cf1_a;`",
            "problems/src/lib.rs: remove the line `    mod cf1_b;`",
        ]
    );
    assert_eq!(
        complaints(manifest, library, &bins(&["cf1_a", "cf1_b"]))[0],
        "problems/Cargo.toml: add the line `    { name = \"cf1_b\", test = false, bench = false },`"
    );
}
