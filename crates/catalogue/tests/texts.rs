//! Answers to the texts of `texts.tsv`: statements in three languages, names, addresses, and texts
//! that are about no game.

use std::fs;
use std::path::Path;

use catalogue::{Entry, Index, Kind};

/// Returns the index of the modules and problems of the collection.
fn collection() -> Index {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    let root = root.expect("the workspace");
    let mut entries = vec![Entry::lesson()];
    for (folder, entry) in [
        ("snippets/src", Entry::of_module as fn(&str, &str) -> Entry),
        ("problems/src/bin", Entry::of_problem),
    ] {
        let mut paths: Vec<_> = fs::read_dir(root.join(folder))
            .expect("a folder")
            .map(|it| it.expect("a file").path())
            .collect();
        paths.sort();
        for path in paths {
            let stem = path.file_stem().expect("a name").to_string_lossy();
            if stem != "lib" {
                let source = fs::read_to_string(&path).expect("a source");
                entries.push(entry(&stem, &source));
            }
        }
    }
    for language in ["zh", "ja"] {
        let table = root.join(format!("crates/site/text/problems.{language}.toml"));
        let table = fs::read_to_string(table).expect("translations");
        Entry::translate(&mut entries, &table);
    }
    Index::new(entries)
}

/// Returns what is wrong about the answer to a text; `None` if nothing is.
fn fault(index: &Index, kind: &str, wanted: &str, text: &str) -> Option<String> {
    let answer = index.answer(text);
    let names = |kind: Kind, most: usize| -> Vec<String> {
        let found = answer.of_kind(kind).take(most);
        found.map(|it| it.name.clone()).collect()
    };
    let has = |found: &[String]| {
        wanted
            .split(' ')
            .any(|it| found.iter().any(|name| name == it))
    };
    let is_right = match kind {
        "module" => has(&names(Kind::Module, 1)),
        "problem" => has(&names(Kind::Problem, 2)),
        "id" => answer
            .found
            .first()
            .is_some_and(|it| wanted.split(' ').any(|one| one == it.name)),
        "none" => answer.found.is_empty(),
        "lesson" => answer
            .found
            .first()
            .is_some_and(|it| it.kind == Kind::Lesson),
        _ => panic!("`{kind}` is no kind"),
    };
    let text: String = text.chars().take(70).collect();
    let found = [names(Kind::Module, 3), names(Kind::Problem, 4)];
    (!is_right).then(|| format!("{kind} {wanted}: {found:?} for {text}"))
}

#[test]
fn texts_find_their_module_their_problem_or_nothing() {
    let index = collection();
    let texts = include_str!("texts.tsv").lines();
    let texts = texts.filter(|line| !line.starts_with('#'));
    let mut faults: Vec<(&str, String)> = Vec::new();
    let mut counts = Vec::new();
    for line in texts {
        let (kind, rest) = line.split_once('\t').expect("a kind");
        let (wanted, text) = rest.split_once('\t').expect("what is wanted");
        counts.push(kind);
        let text = text.replace("\\n", "\n");
        faults.extend(fault(&index, kind, wanted, &text).map(|it| (kind, it)));
    }
    for (kind, share) in [
        ("module", 0.9),
        ("problem", 0.9),
        ("id", 1.0),
        ("lesson", 1.0),
        ("none", 0.9),
    ] {
        let all = counts.iter().filter(|it| **it == kind).count();
        let wrong: Vec<&str> = faults
            .iter()
            .filter(|it| it.0 == kind)
            .map(|it| &*it.1)
            .collect();
        let right = all - wrong.len();
        println!("{kind}: {right} of {all}\n{}", wrong.join("\n"));
        assert!(
            right as f64 >= share * all as f64,
            "{kind}: {right} of {all}\n{}",
            wrong.join("\n")
        );
    }
}
