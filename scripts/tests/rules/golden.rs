//! Problems, golden folders, judges and wrong solutions belong together.

use std::collections::BTreeSet;
use std::path::Path;

use super::{assert_none, workspace};

/// The complaints about names on one side that have no partner on the other.
fn unpaired(
    names: &BTreeSet<String>,
    partners: &BTreeSet<String>,
    complain: impl Fn(&str) -> String,
) -> Vec<String> {
    names
        .difference(partners)
        .map(|name| complain(name))
        .collect()
}

/// What the entries of a folder are called, without `.rs`; nothing if there is no folder.
fn names_in(folder: &Path) -> BTreeSet<String> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return BTreeSet::new();
    };
    entries
        .map(|entry| entry.unwrap().path().with_extension(""))
        .map(|path| path.file_name().unwrap().to_str().unwrap().to_string())
        .collect()
}

fn bins() -> BTreeSet<String> {
    workspace().bins().unwrap().into_iter().collect()
}

#[test]
fn every_problem_has_a_golden_case() {
    let workspace = workspace();
    let tested = bins()
        .into_iter()
        .filter(|bin| !workspace.cases(bin).unwrap().is_empty());
    assert_none(&unpaired(&bins(), &tested.collect(), |bin| {
        format!("{bin}: put `sample-1.in` and `sample-1.out` into tests/golden/{bin}")
    }));
}

#[test]
fn every_golden_folder_judge_and_wrong_solution_has_its_problem() {
    let root = workspace().root().join("tests");
    let golden = names_in(&root.join("golden"));
    assert!(!golden.is_empty());
    let judges = names_in(&root.join("judges"));
    let wrong = names_in(&root.join("wrong"));
    let begin = |name: String| name.split('-').next().unwrap_or_default().to_string();
    let wrong = wrong.into_iter().map(begin).collect();
    for (folder, names) in [("golden", golden), ("judges", judges), ("wrong", wrong)] {
        assert_none(&unpaired(&names, &bins(), |name| {
            format!("tests/{folder}/{name}…: there is no problem `{name}`; rename or remove it")
        }));
    }
}

#[test]
fn the_pairing_rule_sees_a_name_without_a_partner() {
    let set = |names: &[&str]| names.iter().map(|name| name.to_string()).collect();
    let complaints = unpaired(&set(&["a", "b"]), &set(&["b", "c"]), |name| {
        name.to_string()
    });
    assert_eq!(complaints, ["a"]);
}
