//! Rule: golden folders, checkers and wrong solutions match the problems.

use std::collections::BTreeSet;
use std::path::Path;

use scripts::workspace::cases::kept_cases;

use super::{assert_none, bins, problems, sources, workspace};

/// Complaints about names without a partner of the same name.
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

/// Names of a folder's entries, without `.rs`; empty if there is no folder.
fn names_in(folder: &Path) -> BTreeSet<String> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return BTreeSet::new();
    };
    entries
        .map(|entry| entry.unwrap().path().with_extension(""))
        .map(|path| path.file_name().unwrap().to_str().unwrap().to_string())
        .collect()
}

#[test]
fn every_problem_has_a_golden_case() {
    let workspace = workspace();
    let tested = bins()
        .into_iter()
        .filter(|bin| !kept_cases(&workspace, bin).unwrap().is_empty());
    assert_none(&unpaired(&bins(), &tested.collect(), |bin| {
        format!("{bin}: put `sample-1.in` and `sample-1.out` into tests/golden/{bin}")
    }));
}

#[test]
fn every_golden_folder_generator_judge_and_wrong_solution_has_its_problem() {
    let root = workspace().root().join("tests");
    let all_bins = bins();
    let golden = names_in(&root.join("golden"));
    assert!(!golden.is_empty());
    let mut limits = names_in(&root.join("limits"));
    limits.remove("support");
    let mut checkers = names_in(&root.join("checkers"));
    checkers.remove("support");
    let wrong = names_in(&root.join("wrong"));
    let begin = |name: String| name.split('-').next().unwrap_or_default().to_string();
    let wrong = wrong.into_iter().map(begin).collect();
    let folders = [
        ("golden", golden),
        ("limits", limits),
        ("checkers", checkers),
        ("wrong", wrong),
    ];
    for (folder, names) in folders {
        assert_none(&unpaired(&names, &all_bins, |name| {
            format!("tests/{folder}/{name}…: there is no problem `{name}`; rename or remove it")
        }));
    }
}

/// Size limit of a kept case in bytes; larger cases are written by a program.
const MAX_BYTES: u64 = 128 << 10;

#[test]
fn large_cases_are_written_not_kept() {
    let workspace = workspace();
    let cases = bins()
        .into_iter()
        .flat_map(|bin| kept_cases(&workspace, &bin).unwrap());
    let files = cases.flat_map(|case| [case.input, case.output]);
    let complaints = files
        .filter(|path| path.exists() && path.metadata().unwrap().len() > MAX_BYTES)
        .map(|path| {
            let path = workspace.shown(&path);
            format!("{path}: over {MAX_BYTES} bytes; write it by tests/limits/<bin>.rs")
        });
    assert_none(&complaints.collect::<Vec<_>>());
}

/// Complaint about a program that writes cases and uses code from elsewhere.
fn foreign_code(path: &str, source: &str) -> Option<String> {
    let includes = ["include!", "include_str!", "include_bytes!", "extern crate"];
    let place = source.replace("#[path = \"support/mod.rs\"]", "");
    let is_foreign = place.contains("#[path") || includes.iter().any(|word| source.contains(word));
    is_foreign.then(|| {
        format!(
            "{path}: uses code from elsewhere; a program that writes cases may use the standard \
             library and tests/limits/support, so that it cannot repeat a solution's mistakes"
        )
    })
}

#[test]
fn generators_share_no_code_with_solutions() {
    let complaints = sources("tests/limits")
        .into_iter()
        .filter_map(|(path, source)| foreign_code(&path, &source));
    assert_none(&complaints.collect::<Vec<_>>());
    let bad = "#[path = \"../../snippets/src/nim.rs\"]\nmod nim;";
    assert!(foreign_code("a.rs", bad).is_some());
    assert!(foreign_code("a.rs", "#[path = \"support/mod.rs\"]\nmod support;").is_none());
}

#[test]
fn kept_inputs_are_those_that_the_statements_allow() {
    let workspace = workspace();
    let complaints = problems().into_iter().flat_map(|problem| {
        let cases = kept_cases(&workspace, &problem.bin).unwrap().into_iter();
        let format = problem.input.expect("a test of headers asks for it");
        cases.filter_map(move |case| {
            let input = std::fs::read_to_string(&case.input).unwrap();
            let breach = format.check(&input).err()?;
            let path = super::workspace().shown(&case.input);
            Some(format!("{path}: {breach}; make it an input of the problem"))
        })
    });
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn the_pairing_rule_sees_a_name_without_a_partner() {
    let set = |names: &[&str]| names.iter().map(|name| name.to_string()).collect();
    let complaints = unpaired(&set(&["a", "b"]), &set(&["b", "c"]), |name| {
        name.to_string()
    });
    assert_eq!(complaints, ["a"]);
}
