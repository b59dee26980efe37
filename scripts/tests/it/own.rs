//! Tests of a user's own repository in the folder `own` of a clone of the collection.

use std::process::Output;

use crate::support::{Sandbox, collection};

#[test]
fn a_repository_in_the_folder_own_of_a_clone_comes_first() {
    let clone = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    let library = clone.path("snippets/src/lib.rs");
    let link = format!(
        "[package]\nname = 'snippets'\n[lib]\npath = '{}'\n",
        library.display()
    );
    let clone = clone
        .file("own/cargo-snippet.toml", "")
        .file("own/collection/snippets/Cargo.toml", &link);
    clone
        .x("new cf2_a")
        .exits(0)
        .prints(&["own/problems/src/bin/cf2_a.rs\nown/tests/golden/cf2_a\n"]);
    assert!(clone.path("own/problems/src/bin/cf2_a.rs").is_file());
    assert!(!clone.path("problems/src/bin/cf2_a.rs").exists());
    clone
        .x("list cf2_a")
        .exits(0)
        .prints(&["  cf2_a  own: cf2_a"]);
}

/// A clone of a small collection.
fn clone() -> Sandbox {
    let course = "[[family]]\nname = \"Sums\"\nintroduction = \"Add.\"\n\
                  [[family.lesson]]\nroad = [\"cf1_a\"]\n";
    Sandbox::new()
        .sum_problem("cf1_a", "1\n", "1\n")
        .file("problems/course.toml", course)
        .file("snippets/Cargo.toml", "[package]\nname = \"snippets\"\n")
}

#[test]
fn a_repository_beside_the_clone_is_named_by_a_relative_path() {
    let clone = clone();
    clone.x("init ../contests").exits(0);
    let beside = clone.path("").parent().unwrap().join("contests");
    assert!(beside.join("Cargo.toml").is_file(), "{}", beside.display());
    clone
        .x("init problems/../problems/mine")
        .exits(2)
        .says(&["lies in the collection"]);
}

#[test]
fn new_problems_in_a_clone_are_kept_where_nothing_of_the_collection_meets_them() {
    let clone = clone();
    let before = clone.read("problems/Cargo.toml");
    let first = clone.x("new --url https://codeforces.com/contest/2999/problem/F");
    first
        .exits(0)
        .prints(&["own/problems/src/bin/cf2999_f.rs\n"])
        .says(&["your problems are kept in `own`, a repository of your own"]);
    let second = clone.x("new cf2999_a").exits(0);
    assert!(!second.stderr.contains("are kept in"), "{second:#?}");
    assert!(clone.path("own/library/src/lib.rs").is_file());
    assert!(!clone.path("problems/src/bin/cf2999_f.rs").exists());
    assert_eq!(clone.read("problems/Cargo.toml"), before);
    clone
        .x("list cf2999")
        .exits(0)
        .prints(&["  cf2999_f  own: "]);
}

#[test]
fn a_problem_for_the_collection_and_drills_begun_before_stay_in_the_clone() {
    let clone = clone().file("drills/log.csv", "");
    clone
        .x("new cf3_a --contribute")
        .exits(0)
        .prints(&["problems/src/bin/cf3_a.rs\n"]);
    assert!(!clone.path("own").exists());
    clone.x("new cf2999_a").exits(0);
    clone.x("new cf3_b --contribute").exits(0);
    assert!(clone.path("problems/src/bin/cf3_b.rs").is_file());
    let log = clone.read("drills/log.csv");
    clone.x("drill list").exits(0);
    assert_eq!(clone.read("drills/log.csv"), log);
    assert!(!clone.path("own/drills").exists());
}

/// Clone with two own problems; the test of the second fails.
fn clone_with_tests() -> Sandbox {
    let read = |path: &str| std::fs::read_to_string(collection().join(path)).unwrap();
    let manifest = read("problems/Cargo.toml");
    let example = manifest.lines().find(|line| line.starts_with("example = "));
    let package = "[package]\nname = \"problems\"\nedition = \"2021\"\n";
    let tested = |holds: bool| {
        format!(
            "fn main() {{}}\n#[test]\nfn zero() {{ assert!({holds}) }}\n#[test]\nfn one() {{}}\n"
        )
    };
    clone()
        .file(
            "problems/Cargo.toml",
            &format!("{}\n{package}", example.unwrap()),
        )
        .file("tests/own.rs", &read("tests/own.rs"))
        .file("own/Cargo.toml", "[workspace]\nmembers = [\"problems\"]\n")
        .file("own/problems/Cargo.toml", package)
        .file("own/problems/src/bin/cf2999_f.rs", &tested(true))
        .file("own/problems/src/bin/cf2998_a.rs", &tested(false))
}

/// Runs cargo; returns its exit status and what the test programs printed.
fn cargo(clone: &Sandbox, words: &str) -> (bool, String) {
    let Output { status, stdout, .. } = clone.cargo(words).output().unwrap();
    (status.success(), String::from_utf8(stdout).unwrap())
}

#[test]
fn a_filter_that_names_own_problems_runs_their_tests() {
    let clone = clone_with_tests();
    for (words, is_right, tests) in [
        ("test -p problems cf2999", true, "zero one"),
        ("test -p problems cf2999_f::zero", true, "zero"),
        (
            "test -p problems bin::cf2999_f::one -- --exact",
            true,
            "one",
        ),
        (
            "test -p problems cf2999 -- --skip zero --test-threads 1",
            true,
            "one",
        ),
        ("test -p problems cf2998", false, "zero one"),
        (
            "test -p problems cf299 --no-fail-fast",
            false,
            "zero one zero one",
        ),
    ] {
        let (success, printed) = cargo(&clone, words);
        assert_eq!(success, is_right, "{words}: {printed}");
        let run = printed
            .lines()
            .filter_map(|line| line.strip_prefix("test "));
        let mut run: Vec<&str> = run
            .filter_map(|line| Some(line.split_once(" ... ")?.0))
            .collect();
        let mut expected: Vec<&str> = tests.split(' ').collect();
        run.sort_unstable();
        expected.sort_unstable();
        assert_eq!(run, expected, "{words}: {printed}");
    }
    let (success, listed) = cargo(&clone, "test -p problems cf2999 -- --list");
    assert!(success && listed.contains("zero: test\n"), "{listed}");
}

#[test]
fn own_problems_are_left_alone_unless_a_filter_names_them() {
    let clone = clone_with_tests();
    for words in [
        "test -p problems",
        "test -p problems cf1_a",
        "test -p problems cf2998 --no-run",
        "test -p problems -- --list",
    ] {
        let (success, printed) = cargo(&clone, words);
        assert!(success && !printed.contains("zero"), "{words}: {printed}");
    }
    let hidden = clone
        .cargo("test -p problems cf2998")
        .env("CARGO_X_OWN", "0")
        .output();
    assert!(hidden.unwrap().status.success());
    assert!(!clone.path("own/target").exists());
}
