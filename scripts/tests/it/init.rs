//! Tests `cargo x init`: a user's own contest repository, linked to this collection.

use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::support::{
    Outcome, Sandbox, build_dir, cargo, collection, command_in, outcome, without_taste, x_in,
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

    /// Runs `cargo x` in the repository, with the dependencies compiled for the collection: in as
    /// many parts.
    fn x(&self, words: &str) -> Outcome {
        let mut x = command_in(&self.root, words);
        for profile in ["DEV", "DEV_BUILD_OVERRIDE"] {
            x.env(format!("CARGO_PROFILE_{profile}_CODEGEN_UNITS"), "16");
        }
        x.env("CARGO_TARGET_DIR", target());
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

/// Target folder of own repositories, with its drive, as these may be on another.
fn target() -> PathBuf {
    std::path::absolute(Path::new(env!("CARGO_TARGET_TMPDIR")).join("own")).unwrap()
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
fn the_pages_show_own_modules_and_what_uses_them() {
    let own = Own::new();
    own.file(
        "library/src/nim.rs",
        "//! Nim on a limited heap.\n\nuse crate::take_up_to::take_up_to_sg;\n\n\
         #[cargo_snippet::snippet(\"limited_nim\", include = \"take_up_to, nim\")]\n\
         pub fn limited_nim(heap: u64) -> u64 {\n    take_up_to_sg(heap, 3)\n}\n",
    );
    own.x("site --no-explorer --no-bundles").exits(0);
    let pages = target().join("site");
    let read = |path: &str| std::fs::read_to_string(pages.join(path)).unwrap();
    for folder in ["", "zh/", "ja/"] {
        let landing = read(&format!("{folder}index.html"));
        let landing = landing.split_once("id=modules").unwrap().1;
        let place = |text: &str| landing.find(text).unwrap_or_else(|| panic!("no {text}"));
        assert!(place("modules/take_up_to.html") < place("modules/mex.html"));
        let page = read(&format!("{folder}modules/take_up_to.html"));
        for part in [
            "Heaps from which a move takes",
            "take_up_to_sg",
            "Bounded nim",
            "../problems/example_stones.html",
            "library/src/take_up_to.rs",
        ] {
            assert!(page.contains(part), "{folder}: {part} is missing in {page}");
        }
        let problem = read(&format!("{folder}problems/example_stones.html"));
        assert!(problem.contains("../modules/take_up_to.html"));
        // The collection has a module `nim`, too.
        let page = read(&format!("{folder}modules/own_nim.html"));
        for part in ["take_up_to.html#code", "=nim.html#code", "limited_nim"] {
            assert!(page.contains(part), "{folder}: {part} is missing in {page}");
        }
        assert!(!read(&format!("{folder}modules/nim.html")).contains("limited_nim(heap"));
    }
    own.file(
        "library/src/nim.rs",
        "#[cargo_snippet::snippet(\"a\")]\nfn a( {}\n",
    );
    own.x("site --no-explorer --no-bundles").exits(0).says(&[
        "library/src/nim.rs:2: ",
        "the pages have none of your own modules",
    ]);
    assert!(!pages.join("modules/take_up_to.html").exists());
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
        .says(&["lies in the collection", "such as `../contests`"]);
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
    let moved = |line: &str| match line.strip_prefix("path = ") {
        Some(_) => "path = '/nowhere/at/all/snippets/src/lib.rs'\n".to_string(),
        None => format!("{line}\n"),
    };
    own.file(
        "collection/snippets/Cargo.toml",
        &link.lines().map(moved).collect::<String>(),
    );
    let remedy = [
        "the collection is no longer in ",
        "; go to its folder and run `cargo x init ",
    ];
    own.x("list").exits(2).says(&remedy);
    // The alias runs a program of the repository, which prints the same message.
    let mut cargo = Command::new(cargo());
    without_taste(&mut cargo);
    cargo
        .args(["x", "list"])
        .current_dir(own.root.join("problems"));
    outcome(cargo.env("CARGO_TARGET_DIR", target()))
        .exits(2)
        .says(&remedy);
    x_in(collection(), &format!("init {}", own.root.display()))
        .exits(0)
        .says(&["corrected"]);
    own.x("list").exits(0);
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
fn a_clone_takes_no_problems_of_the_users_but_contributions() {
    let clone = clone();
    let remedy = ["keeps no problems of yours", "`cargo x init ../contests`"];
    for words in [
        "new cf2999_a",
        "new --url https://codeforces.com/contest/2999/problem/F",
        "listen --port 0",
    ] {
        clone.x(words).exits(2).says(&remedy);
    }
    assert!(!clone.path("problems/src/bin/cf2999_a.rs").exists());
    clone
        .x("new cf3_a --contribute")
        .exits(0)
        .prints(&["problems/src/bin/cf3_a.rs\n"]);
}
