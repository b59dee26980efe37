//! Tests `cargo x init`: a user's own contest repository, linked to this collection.

use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::support::{
    Outcome, Sandbox, build_dir, collection, command_in, outcome, without_taste, x_in,
};

/// A repository made by `cargo x init`.
struct Own {
    root: PathBuf,
    _folder: TempDir,
}

impl Own {
    fn new() -> Self {
        Self::with("")
    }

    fn with(options: &str) -> Self {
        let folder = TempDir::new().unwrap();
        let root = folder.path().join("own");
        x_in(collection(), &format!("init {} {options}", root.display()))
            .exits(0)
            .prints(&[
                "problems/src/bin/example_stones.rs\n",
                "library/src/lib.rs\n",
            ])
            .says(&["next: `cd "]);
        Self {
            root,
            _folder: folder,
        }
    }

    /// Runs `cargo x` in the repository, with the dependencies compiled for the collection.
    fn x(&self, words: &str) -> Outcome {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("own");
        let mut x = command_in(&self.root, words);
        x.env("CARGO_TARGET_DIR", target);
        outcome(x.env("CARGO_BUILD_BUILD_DIR", build_dir()))
    }

    fn file(&self, path: &str, text: &str) {
        let path = self.root.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }

    fn read(&self, path: &str) -> String {
        std::fs::read_to_string(self.root.join(path)).unwrap()
    }
}

#[test]
fn own_problems_and_modules_are_tested_and_pasted_with_those_of_the_collection() {
    let own = Own::new();
    own.x("test")
        .exits(0)
        .prints(&["AC   example_stones sample-2"]);
    own.x("paste example_stones")
        .exits(0)
        .prints(&["pub fn take_up_to_sg(", "pub fn is_nim_p_position("]);
    own.x("stress example_stones --time 0.5")
        .exits(0)
        .says(&["all right"]);
    own.x("test gym100500_e --case brute-up-to-50").exits(0);
}

#[test]
fn the_catalogue_shows_own_entries_first_and_the_collection_after_them() {
    let own = Own::new();
    own.x("new --url https://codeforces.com/contest/2999/problem/F")
        .exits(0)
        .prints(&["problems/src/bin/cf2999_f.rs\n"]);
    let listed = own.x("list cf2999_f").exits(0);
    let problems = listed.stdout.split("problems\n").nth(1).unwrap();
    assert!(problems.starts_with("  cf2999_f "), "{listed:#?}");
    let listed = own.x("list stones").exits(0).stdout;
    let place = |text: &str| {
        listed
            .find(text)
            .unwrap_or_else(|| panic!("no {text} in {listed}"))
    };
    assert!(place("own: Heaps from which") < place("Nim, normal and misère"));
    assert!(place("own: Example: stones") < place("Codeforces"));
    own.x("snippet take_up_to nim")
        .exits(0)
        .prints(&["fn take_up_to_sg", "fn nim_sum"]);
    own.x("explore kayles --terms 9")
        .exits(0)
        .prints(&["values\t0 1 2 3"]);
}

#[test]
fn drills_are_the_collection_s_and_own_problems_if_asked() {
    let own = Own::new();
    let listed = own
        .x("drill list")
        .exits(0)
        .prints(&["abc354_e", "wythoff"]);
    assert!(!listed.stdout.contains("example_stones"), "{listed:#?}");
    let listed = own
        .x("drill list --own")
        .exits(0)
        .prints(&["example_stones"]);
    assert!(!listed.stdout.contains("wythoff"), "{listed:#?}");
    own.x("drill mex")
        .exits(0)
        .prints(&["drills/mex/attempt.rs"]);
    assert!(own.root.join("drills/mex/attempt.rs").is_file());
}

#[test]
fn a_clean_repository_hides_the_problems_of_the_collection() {
    let own = Own::with("--clean");
    let listed = own
        .x("list")
        .exits(0)
        .prints(&["example_stones", "wythoff"]);
    assert!(!listed.stdout.contains("Codeforces"), "{listed:#?}");
}

#[test]
fn what_is_missing_is_added_and_nothing_is_overwritten() {
    let own = Own::new();
    own.file("library/src/lib.rs", "//! Mine.\n");
    std::fs::remove_file(own.root.join("README.md")).unwrap();
    let again = x_in(collection(), &format!("init {}", own.root.display())).exits(0);
    assert_eq!(again.stdout, "README.md\n");
    assert_eq!(own.read("library/src/lib.rs"), "//! Mine.\n");

    let foreign = TempDir::new().unwrap();
    std::fs::write(foreign.path().join("Cargo.toml"), "").unwrap();
    x_in(collection(), &format!("init {}", foreign.path().display()))
        .exits(2)
        .says(&["has a Cargo.toml that `cargo x init` did not write; name a new folder"]);
    x_in(collection(), "init problems/mine")
        .exits(2)
        .says(&["lies in the collection", "or `own`, which it ignores"]);
    assert!(!collection().join("problems/mine").exists());
}

#[test]
fn settings_of_the_repository_and_of_the_machine_win_over_the_collection_s() {
    let own = Own::new();
    let judge = "[judge.mine]\nedition = \"2021\"\nsource-limit = 100\n";
    own.file("cargo-snippet.local.toml", judge);
    let refused = own
        .x("paste example_stones --judge mine --no-test")
        .exits(1);
    refused.says(&["100"]);
    own.x("paste example_stones --judge nobody")
        .exits(2)
        .says(&["mine", "atcoder", "library-checker"]);
}

#[test]
fn a_collection_that_moved_is_named_with_the_remedy() {
    let own = Own::new();
    let link = own.read("collection/snippets/Cargo.toml");
    let there = collection().display().to_string();
    own.file(
        "collection/snippets/Cargo.toml",
        &link.replace(&there, "/nowhere/at/all"),
    );
    let remedy = "the collection is no longer in /nowhere/at/all; go to its folder and run \
                  `cargo x init ";
    own.x("list").exits(2).says(&[remedy]);
    // The alias runs a program of the repository, which prints the same message.
    let mut cargo = Command::new(env!("CARGO"));
    without_taste(&mut cargo);
    cargo
        .args(["x", "list"])
        .current_dir(own.root.join("problems"));
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("own");
    outcome(cargo.env("CARGO_TARGET_DIR", target))
        .exits(2)
        .says(&[remedy]);
    x_in(collection(), &format!("init {}", own.root.display()))
        .exits(0)
        .says(&["corrected"]);
    own.x("list").exits(0);
}

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
