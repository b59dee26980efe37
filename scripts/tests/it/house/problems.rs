//! Rules for the collection's problems: the manifest lists each of them, so that one program tests
//! them all, and their property tests end with `assert_answer!`.

use std::collections::BTreeSet;

use super::{assert_none, bins, workspace};

const MANIFEST: &str = "problems/Cargo.toml";

fn complaints(manifest: &str, bins: &BTreeSet<String>) -> Vec<String> {
    let manifest: toml::Table = manifest.parse().unwrap();
    let listed = manifest["bin"].as_array().unwrap().iter();
    let listed = listed.filter(|bin| bin["test"].as_bool() == Some(false));
    let listed: BTreeSet<String> = listed
        .map(|bin| bin["name"].as_str().unwrap().to_string())
        .collect();
    let differing = bins.symmetric_difference(&listed);
    let complaint = |bin: &String| {
        format!(
            "{MANIFEST}: `{bin}` is listed and gone, or there and not listed; `cargo x test {bin}` mends it"
        )
    };
    differing.map(complaint).collect()
}

#[test]
fn every_problem_is_tested_with_all_others() {
    let manifest = std::fs::read_to_string(workspace().root().join(MANIFEST)).unwrap();
    assert_none(&complaints(&manifest, &bins()));
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
fn the_rule_names_problems_that_are_missing_and_gone() {
    let manifest = "bin = [\n    { name = \"cf1_a\", test = false, bench = false },\n]\n";
    let complaints = |name: &str| complaints(manifest, &BTreeSet::from([name.to_string()]));
    assert_none(&complaints("cf1_a"));
    assert_eq!(complaints("cf1_b").len(), 2);
}
