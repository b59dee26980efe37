//! Shapes of packages: which files are the cases of a task, and how they're paired.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail, ensure};

use crate::system::files::below::Below;

/// What a user may import, for messages and help.
pub const SHAPES: &str = "`in/` and `out/` (AtCoder), `test_in/` and `test_out/` (yukicoder), \
    `data/sample` and `data/secret` with `.in` and `.ans` (Kattis, DOMjudge), `tests/01` and \
    `tests/01.a` (Polygon), or `.in` beside `.out` or `.ans` in any folder (CSES, Codeforces)";

/// Case of a package, its files as numbers in the package's list.
#[derive(Debug, PartialEq, Eq)]
pub struct Pair {
    pub name: String,
    pub input: usize,
    pub answer: usize,
}

/// Folders whose files are the inputs and the answers.
const FOLDERS: [[&str; 2]; 3] = [["in", "out"], ["test_in", "test_out"], ["input", "output"]];

/// Folders of a task that hold its cases.
const HOLDERS: [&str; 5] = ["data", "tests", "test", "testcases", "testdata"];

/// Folders with files that look like cases and are none.
const OTHERS: [&str; 5] = [
    "statements",
    "statement-sections",
    "checker-tests",
    "validator-tests",
    "submissions",
];

/// Names that the folder of a task may have.
pub struct Task {
    /// In lower case.
    pub names: BTreeSet<String>,
    /// `true` if a folder with another letter belongs to another task.
    pub is_certain: bool,
    /// The package as the user named it, for messages.
    pub package: String,
}

/// Place of a case: folders up to the task's own, folders below that, and the case's stem.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Place<'a> {
    task: Vec<&'a str>,
    groups: Vec<&'a str>,
    /// `true` if no folder's name tells which folder is the task's: `task` is empty then.
    is_bare: bool,
    stem: &'a str,
}

impl<'a> Place<'a> {
    fn folders(&self) -> Vec<&'a str> {
        [&self.task[..], &self.groups].concat()
    }
}

/// Numbers of a case's files: input and answer.
type Sides = [Option<usize>; 2];

/// Finds the cases of one task.
///
/// # Errors
/// If the package has none of the [`SHAPES`], an input has no answer or the reverse, or it isn't
/// certain which of its cases are the task's.
pub fn pairs(files: &[Below], task: &Task) -> Result<Vec<Pair>> {
    let mut cases: BTreeMap<Place, Sides> = BTreeMap::new();
    let finder = Finder::new(files);
    for (number, file) in files.iter().enumerate() {
        if let Some((place, side)) = finder.place(file) {
            let first = *cases.entry(place).or_default()[side].get_or_insert(number);
            // The files are sorted: `.ans` comes before `.out`, which may be some program's.
            let is_spare =
                file.as_str().ends_with(".out") && files[first].as_str().ends_with(".ans");
            ensure!(
                first == number || is_spare,
                "{file}: {} is the same case; take one of them away",
                files[first]
            );
        }
    }
    let is_whole = |sides: &Sides| sides.iter().all(Option::is_some);
    ensure!(
        cases.values().any(is_whole),
        "there are no cases in a known shape: {SHAPES}"
    );
    let mut names = BTreeSet::new();
    let mut pairs = Vec::new();
    for (words, sides) in of_one_task(cases, task)? {
        let (input, answer) = match sides {
            [Some(input), Some(answer)] => (input, answer),
            [Some(half), None] => bail!("{}: no answer of this name", files[half]),
            [None, Some(half)] => bail!("{}: no input of this name", files[half]),
            [None, None] => continue,
        };
        let name = name_of(&words);
        let numbered = (2..).map(|number| format!("{name}-{number}"));
        let mut free = [name.clone()].into_iter().chain(numbered);
        let name = free.find(|name| names.insert(name.clone()));
        pairs.push(Pair {
            name: name.expect("some number is free"),
            input,
            answer,
        });
    }
    Ok(pairs)
}

/// Keeps the cases of one task, with the words of their names.
fn of_one_task<'a>(
    mut cases: BTreeMap<Place<'a>, Sides>,
    task: &Task,
) -> Result<Vec<(Vec<&'a str>, Sides)>> {
    let is_ours = |part: &&str| task.names.contains(&part.to_lowercase());
    let has_ours = |place: &Place| place.folders().iter().any(is_ours);
    let is_any_ours = cases.keys().any(has_ours);
    cases.retain(|place, _| !is_any_ours || has_ours(place));
    let all: Vec<Vec<&str>> = cases.keys().map(Place::folders).collect();
    let first = all.first().cloned().unwrap_or_default();
    let is_common = |at: &usize| all.iter().all(|parts| parts.get(*at) == first.get(*at));
    let common = (0..first.len()).take_while(is_common).count();
    let branches = all.iter().filter_map(|parts| parts.get(common).copied());
    let branches: BTreeSet<&str> = branches.collect();
    let tasks: BTreeSet<&[&str]> = cases.keys().map(|place| &place.task[..]).collect();
    let are_letters = branches.len() > 1 && branches.iter().copied().all(is_letter);
    let other = first[..common].iter().rfind(|part| is_letter(part));
    let other = other.filter(|_| task.is_certain && !is_any_ours);
    let folders: Vec<&str> = match other {
        Some(other) => vec![other],
        None if tasks.len() > 1 || are_letters => branches.into_iter().collect(),
        None => Vec::new(),
    };
    if let Some(folder) = folders.first() {
        let on_the_way = first[..common].iter().take_while(|part| *part != folder);
        let path: Vec<&str> = on_the_way.chain([folder]).copied().collect();
        let (tasks, one) = match folders.len() {
            1 => ("task in it is", "it"),
            _ => ("tasks in it are", "one of them"),
        };
        bail!(
            "the {tasks} {}, and it isn't certain that {one} is meant; name its folder: `--import {}/{}`",
            folders.join(", "),
            task.package,
            path.join("/")
        );
    }
    let named = cases.into_iter().map(|(place, sides)| {
        let from = if place.is_bare { common } else { 0 };
        let words = place.groups[from..].iter().chain([&place.stem]);
        (words.copied().collect(), sides)
    });
    Ok(named.collect())
}

/// Returns whether a folder's name is usual for a task of a contest: `A`, `b`, `C1`, `Ex`.
fn is_letter(name: &str) -> bool {
    matches!(name.as_bytes(), [letter] if letter.is_ascii_alphabetic())
        || matches!(name.as_bytes(), [b'A'..=b'Z', b'0'..=b'9'] | b"Ex")
}

/// What the names of a package's files tell about each of them.
struct Finder<'a> {
    folders: BTreeSet<&'a str>,
    /// Files with the answers of Polygon, without their extension.
    polygon: BTreeSet<&'a str>,
    polygon_folders: BTreeSet<&'a str>,
}

impl<'a> Finder<'a> {
    fn new(files: &'a [Below]) -> Self {
        let paths = files.iter().map(Below::as_str);
        let answers = paths.clone().filter_map(|path| path.strip_suffix(".a"));
        Self {
            folders: paths.map(folder_of).collect(),
            polygon: answers.clone().collect(),
            polygon_folders: answers.map(folder_of).collect(),
        }
    }

    /// The place of a file's case, and its side: 0 for an input, 1 for an answer.
    fn place(&self, file: &'a Below) -> Option<(Place<'a>, usize)> {
        let path = file.as_str();
        let mut folders: Vec<&str> = file.parts().collect();
        let name = folders.pop()?;
        if folders.iter().any(|folder| OTHERS.contains(folder)) {
            return None;
        }
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
        if let Some(side) = self.side_of_folder(folder_of(path)) {
            folders.pop();
            let is_usual = ["txt", "in", "out", "ans", "a", "dat"].contains(&extension);
            let stem = if is_usual { stem } else { name };
            // HackerRank's are `input00.txt` and `output00.txt`.
            let number = stem.strip_prefix(["input", "output"][side]);
            let stem = number.filter(|it| !it.is_empty()).unwrap_or(stem);
            let place = Place {
                task: folders,
                groups: Vec::new(),
                is_bare: false,
                stem,
            };
            return Some((place, side));
        }
        let is_number = || name.bytes().all(|byte| byte.is_ascii_digit());
        let side = match extension {
            "in" => 0,
            "out" | "ans" | "a" => 1,
            "" if self.polygon.contains(path) => 0,
            "" if is_number() && self.polygon_folders.contains(folder_of(path)) => 0,
            _ => return None,
        };
        let holder = folders.iter().position(|folder| HOLDERS.contains(folder));
        let groups = match holder {
            Some(at) => folders.split_off(at).split_off(1),
            None => std::mem::take(&mut folders),
        };
        let place = Place {
            task: folders,
            groups,
            is_bare: holder.is_none(),
            stem,
        };
        Some((place, side))
    }

    /// The side of all files in a folder, if its name and the one beside it tell.
    fn side_of_folder(&self, folder: &str) -> Option<usize> {
        let name = folder.rsplit('/').next()?;
        let before = folder.strip_suffix(name)?;
        let pair = FOLDERS.iter().find(|pair| pair.contains(&name))?;
        let is_there = |name: &&str| self.folders.contains(&format!("{before}{name}")[..]);
        pair.iter()
            .all(is_there)
            .then(|| usize::from(pair[1] == name))
    }
}

fn folder_of(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// Joins words to a name that a file may have on every system.
fn name_of(words: &[&str]) -> String {
    const LONGEST: usize = 50;
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() || c == '_' {
            c
        } else {
            '-'
        }
    };
    let name: String = words.join("-").chars().map(plain).take(LONGEST).collect();
    match name.trim_matches('-') {
        "" => "case".to_string(),
        name => name.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn files(paths: &[&str]) -> Vec<Below> {
        let parsed = paths.iter().map(|path| Below::parse(path).unwrap());
        let mut files: Vec<Below> = parsed.collect();
        files.sort();
        files
    }

    fn task(names: &[&str], is_certain: bool) -> Task {
        let names = names.iter().map(ToString::to_string).collect();
        Task {
            names,
            is_certain,
            package: "a.zip".to_string(),
        }
    }

    /// Names, inputs and answers of the cases, or the error.
    fn found(paths: &[&str], task: &Task) -> Result<Vec<String>, String> {
        let files = files(paths);
        let pairs = pairs(&files, task).map_err(|error| error.to_string())?;
        let shown = pairs.iter().map(|pair| {
            let [input, answer] = [pair.input, pair.answer].map(|file| files[file].as_str());
            format!("{}: {input} {answer}", pair.name)
        });
        Ok(shown.collect())
    }

    #[test]
    fn packages_are_read_as_people_have_them() {
        for (who, paths, cases) in [
            (
                "AtCoder",
                "A/in/a.txt A/out/a.txt A/in/b_1 A/out/b_1 A/in/1.1 A/out/1.1",
                "1-1: A/in/1.1 A/out/1.1, a: A/in/a.txt A/out/a.txt, b_1: A/in/b_1 A/out/b_1",
            ),
            (
                "CSES",
                "1.in 1.out 10.in 10.out",
                "1: 1.in 1.out, 10: 10.in 10.out",
            ),
            (
                "yukicoder",
                "test_in/01_a.txt test_out/01_a.txt",
                "01_a: test_in/01_a.txt test_out/01_a.txt",
            ),
            (
                "Kattis",
                "h/problem.yaml h/data/sample/1.in h/data/sample/1.ans h/data/secret/g1/1.in \
                 h/data/secret/g1/1.ans h/data/secret/testdata.yaml h/submissions/accepted/x.in",
                "sample-1: h/data/sample/1.in h/data/sample/1.ans, \
                 secret-g1-1: h/data/secret/g1/1.in h/data/secret/g1/1.ans",
            ),
            (
                "DOMjudge",
                "problem.yaml domjudge-problem.ini data/secret/1.in data/secret/1.ans",
                "secret-1: data/secret/1.in data/secret/1.ans",
            ),
            (
                "Polygon",
                "check.cpp tests/01 tests/01.a tests/02 tests/02.a statements/english/example.01 \
                 statements/english/example.01.a files/tests/checker-tests/01.a doall.sh",
                "01: tests/01 tests/01.a, 02: tests/02 tests/02.a",
            ),
            (
                "Codeforces",
                "p/small/1.in p/small/1.out p/large/1.in p/large/1.ans p/large/1.out p/notes.txt",
                "large-1: p/large/1.in p/large/1.ans, small-1: p/small/1.in p/small/1.out",
            ),
            (
                "HackerRank",
                "input/input00.txt output/output00.txt",
                "00: input/input00.txt output/output00.txt",
            ),
        ] {
            let paths: Vec<&str> = paths.split_whitespace().collect();
            let found = found(&paths, &task(&[], false)).unwrap();
            assert_eq!(found.join(", "), cases, "{who}");
        }
    }

    #[test]
    fn the_folder_of_the_task_is_taken_or_asked_for() {
        let contest = [
            "contest/C/in/1.txt",
            "contest/C/out/1.txt",
            "contest/Ex/in/1.txt",
            "contest/Ex/out/1.txt",
        ];
        let ex = "1: contest/Ex/in/1.txt contest/Ex/out/1.txt";
        assert_eq!(found(&contest, &task(&["ex"], true)).unwrap(), [ex]);
        let two = ["A/1.in", "A/1.out", "B/1.in", "B/1.out"];
        let problems = [
            "x/data/secret/1.in",
            "x/data/secret/1.ans",
            "y/data/secret/1.in",
            "y/data/secret/1.ans",
        ];
        assert_eq!(found(&problems, &task(&["y"], false)).unwrap().len(), 1);
        for (paths, task, advice) in [
            (
                &contest[..],
                task(&["e"], true),
                "are C, Ex, and it isn't certain that one of them \
                is meant; name its folder: `--import a.zip/contest/C`",
            ),
            (
                &contest[..2],
                task(&["e"], true),
                "task in it is C, and it isn't certain that it is meant",
            ),
            (&two, task(&[], false), "`--import a.zip/A`"),
            (&problems, task(&[], false), "are x, y"),
        ] {
            let error = found(paths, &task).unwrap_err();
            assert!(error.contains(advice), "{error}");
        }
        assert_eq!(found(&contest[..2], &task(&["e"], false)).unwrap().len(), 1);
    }

    #[test]
    fn half_a_case_is_named_and_an_unknown_shape_names_those_that_are() {
        let none = task(&[], false);
        for (paths, reason) in [
            (&["1.in", "1.out", "2.in"][..], "2.in: no answer"),
            (&["1.in", "1.out", "2.out"], "2.out: no input"),
            (
                &["tests/01", "tests/01.a", "tests/02"],
                "tests/02: no answer",
            ),
            (
                &["in/1.txt", "in/2.txt", "out/1.txt"],
                "in/2.txt: no answer",
            ),
            (
                &["in/1.in", "in/1.txt", "out/1"],
                "in/1.in is the same case",
            ),
            (&["a.txt", "b.cpp"], "`tests/01` and `tests/01.a` (Polygon)"),
            (&["1.in", "2.in"], "in a known shape"),
            (&[], "in a known shape"),
        ] {
            let error = found(paths, &none).unwrap_err();
            assert!(error.contains(reason), "{error}");
        }
    }

    proptest! {
        /// Whatever the names of the cases and of other files are, each case is found once.
        #[test]
        fn cases_of_any_name_are_paired(
            stems in prop::collection::btree_set("[a-z0-9 _.\\[\\]é石-]{1,8}", 1..6),
            others in prop::collection::vec("[a-z0-9.]{1,8}(md|cpp|png)", 0..4),
            container in "(|[a-z]{3,6}/)",
            shape in 0..5_usize,
        ) {
            let [input, answer] = [
                ["in/*.txt", "out/*.txt"],
                ["*.in", "*.out"],
                ["test_in/*.txt", "test_out/*.txt"],
                ["data/secret/*.in", "data/secret/*.ans"],
                ["tests/*.in", "tests/*.a"],
            ][shape];
            let stems: BTreeSet<&str> = stems.iter().map(|stem| stem.trim_matches(['.', ' ']))
                .filter(|stem| !stem.is_empty()).collect();
            let path = |side: &str, stem: &str| format!("{container}{}", side.replace('*', stem));
            let sides = stems.iter().flat_map(|stem| [path(input, stem), path(answer, stem)]);
            let others = others.iter().map(|other| format!("{container}{other}"));
            let paths: BTreeSet<String> = sides.chain(others).collect();
            let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
            let files = files(&paths);
            if let Ok(pairs) = pairs(&files, &task(&[], false)) {
                prop_assert_eq!(pairs.len(), stems.len());
                let names: BTreeSet<&str> = pairs.iter().map(|pair| &pair.name[..]).collect();
                prop_assert_eq!(names.len(), stems.len());
                prop_assert!(names.iter().all(|name| super::super::checked_name(name).is_ok()));
                for pair in pairs {
                    let stem = |file: usize, side: &str| {
                        let (before, after) = side.split_once('*').unwrap();
                        let path = files[file].as_str().strip_prefix(&container[..])?;
                        Some(path.strip_prefix(before)?.strip_suffix(after)?.to_string())
                    };
                    prop_assert!(stem(pair.input, input).is_some());
                    prop_assert_eq!(stem(pair.input, input), stem(pair.answer, answer));
                }
            } else {
                prop_assert!(stems.is_empty());
            }
        }
    }
}
