//! Rule: CONTRIBUTING's map lists every package and every folder of tests, and nothing that does
//! not exist.

use std::collections::BTreeSet;

use super::{assert_none, packages, workspace};

const PAGE: &str = "CONTRIBUTING.md";

/// Paths in the first column of the table below `## The map…`, up to the first placeholder `<…>`.
fn mapped(page: &str) -> BTreeSet<String> {
    let section = page.split("\n## ").find(|it| it.starts_with("The map"));
    let rows = section.unwrap_or_default().lines();
    let columns = rows.filter_map(|row| row.strip_prefix("| `")?.split(" | ").next());
    let paths = columns.flat_map(|column| column.split('`').step_by(2));
    paths
        .map(|path| path.split('<').next().unwrap_or_default())
        .map(|path| path.trim_end_matches('/').to_string())
        .collect()
}

fn complaints(mapped: &BTreeSet<String>, there: &BTreeSet<String>) -> Vec<String> {
    let is_mapped = |folder: &&String| {
        let below = format!("{folder}/");
        mapped
            .iter()
            .any(|path| path == *folder || path.starts_with(&below))
    };
    let lacking = there.iter().filter(|folder| !is_mapped(folder));
    lacking
        .map(|folder| format!("{PAGE}: add `{folder}/` to the map"))
        .collect()
}

#[test]
fn the_map_names_what_is_there() {
    let root = workspace().root().to_path_buf();
    let mapped = mapped(&std::fs::read_to_string(root.join(PAGE)).unwrap());
    let packages = packages::all().iter().map(|it| it.folder.clone());
    let tests = std::fs::read_dir(root.join("tests")).unwrap();
    let tests = tests
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().is_dir());
    let tests = tests.map(|entry| format!("tests/{}", entry.file_name().display()));
    assert_none(&complaints(&mapped, &packages.chain(tests).collect()));
    let gone = mapped.iter().filter(|path| !root.join(path).exists());
    let gone = gone.map(|path| format!("{PAGE}: `{path}` is in the map, but not there"));
    assert_none(&gone.collect::<Vec<_>>());
}

#[test]
fn the_rule_of_the_map_sees_a_folder_that_lacks() {
    let page = "# A\n\n## The map\n\n| folder | holds |\n|---|---|\n| `a/<b>/`, `c/` | x |\n";
    let names = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    let mapped = mapped(page);
    assert_eq!(mapped, names(&["a", "c"]));
    assert_none(&complaints(&mapped, &names(&["a", "c"])));
    assert_eq!(
        complaints(&mapped, &names(&["d"])),
        ["CONTRIBUTING.md: add `d/` to the map"]
    );
}
