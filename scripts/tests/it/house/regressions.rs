//! Rule: counterexamples kept by proptest are replayed, so each file is where its test looks for
//! it.

use super::{assert_none, packages, workspace};

/// Complaint about a file without properties: `proptest-regressions/a/b.txt` belongs to
/// `src/a/b.rs`, or below `tests` to `tests/it/a/b.rs`.
fn complaint(file: &str, source_of: impl Fn(&str) -> Option<String>) -> Option<String> {
    let (folder, below) = file.split_once("/proptest-regressions/")?;
    let root = if folder.ends_with("/tests") {
        "it"
    } else {
        "src"
    };
    let source = format!("{folder}/{root}/{}.rs", below.trim_end_matches(".txt"));
    let remedy = match source_of(&source) {
        None => "there is no such file; move the counterexamples to where the property went",
        Some(text) if !text.contains("proptest!") => "it has no property; move them likewise",
        Some(_) => return None,
    };
    Some(format!("{file} is read by {source}: {remedy}"))
}

#[test]
fn kept_counterexamples_are_replayed() {
    let root = workspace().root().to_path_buf();
    let mut files = Vec::new();
    for package in packages::all() {
        let folder = root.join(&package.folder);
        let kept = |below: &str| folder.join(below).join("proptest-regressions");
        let mut open = vec![kept(""), kept("tests")];
        while let Some(folder) = open.pop() {
            let Ok(entries) = std::fs::read_dir(folder) else {
                continue;
            };
            for path in entries.map(|entry| entry.unwrap().path()) {
                if path.is_dir() {
                    open.push(path);
                } else {
                    let path = path.strip_prefix(&root).unwrap().display().to_string();
                    files.push(path.replace('\\', "/"));
                }
            }
        }
    }
    assert!(!files.is_empty());
    let read = |source: &str| std::fs::read_to_string(root.join(source)).ok();
    let complaints = files.iter().filter_map(|file| complaint(file, read));
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn the_rule_sees_stranded_counterexamples() {
    let file = "crates/a/proptest-regressions/b/c.txt";
    let found = |text: Option<&str>| {
        complaint(file, |source| {
            assert_eq!(source, "crates/a/src/b/c.rs");
            text.map(str::to_string)
        })
    };
    assert_eq!(found(Some("proptest! {}")), None);
    assert!(found(Some("fn f() {}")).unwrap().contains("no property"));
    assert!(found(None).unwrap().contains("no such file"));

    let of_problem = complaint("problems/proptest-regressions/bin/cf15_c.txt", |source| {
        assert_eq!(source, "problems/src/bin/cf15_c.rs");
        Some("proptest! {}".to_string())
    });
    assert_eq!(of_problem, None);
}
