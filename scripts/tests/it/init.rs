//! Tests `cargo x init`: a self-contained contest repository of the user's.

use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::support::own::{Own, target};
use crate::support::{Sandbox, are_all_tried, cargo, collection, outcome, without_taste, x_in};

#[test]
fn own_problems_and_modules_are_tested_and_pasted_with_those_of_the_collection() {
    let own = Own::new();
    let example = own.read("problems/src/bin/example_stones.rs");
    for copy in 1..8 {
        own.file(&format!("problems/src/bin/copy_{copy}.rs"), &example);
        own.file(&format!("tests/golden/copy_{copy}/a.in"), "2 3\n5 4\n");
        own.file(&format!("tests/golden/copy_{copy}/a.out"), "First\n");
    }
    let tested = own.x("test").exits(0).prints_only(
        "AC   copy_1 a _ ms _ MiB\n\
         AC   copy_2 a _ ms _ MiB\n\
         AC   copy_3 a _ ms _ MiB\n\
         AC   copy_4 a _ ms _ MiB\n\
         AC   copy_5 a _ ms _ MiB\n\
         AC   copy_6 a _ ms _ MiB\n\
         AC   copy_7 a _ ms _ MiB\n\
         AC   example_stones sample-1 _ ms _ MiB\n\
         AC   example_stones sample-2 _ ms _ MiB\n",
    );
    assert!(!tested.stderr.contains("library"), "{tested:#?}");
    own.x("paste example_stones")
        .exits(0)
        .prints(&["pub fn take_up_to_sg(", "pub fn is_nim_p_position("]);
    own.x("stress example_stones --time 0.2")
        .exits(0)
        .says(&["all right"]);
    own.x("test gym100500_e --case brute-up-to-50").exits(0);
    // It was compiled with the crates of this repository.
    let program = format!(
        "x/collection/2021/gym100500_e{}",
        std::env::consts::EXE_SUFFIX
    );
    assert!(target().join(program).is_file());
}

#[test]
fn the_catalogue_ranks_by_the_question_and_marks_own_entries() {
    let own = Own::new();
    own.x("new --url https://codeforces.com/contest/2999/problem/F")
        .exits(0)
        .prints_only(
            "problems/src/bin/cf2999_f.rs\n\
             tests/golden/cf2999_f\n",
        );
    let listed = own.x("list cf2999_f").exits(0);
    let problems = listed.stdout.split("problems\n").nth(1).unwrap();
    assert!(problems.starts_with("  cf2999_f "), "{listed:#?}");
    own.x("list").exits(0).prints(&["  cf2999_f "]);
    let listed = own.x("list stones").exits(0).stdout;
    let place = |text: &str| {
        listed
            .find(text)
            .unwrap_or_else(|| panic!("no {text} in {listed}"))
    };
    assert!(place("Nim, normal and misère") < place("own: Heaps from which"));
    own.x("list take_up_to")
        .exits(0)
        .prints(&["snippets\n  take_up_to ", "own: Heaps from which"]);
    let listed = own.x("list kayles").exits(0).stdout;
    assert!(!listed.contains("own: "), "{listed}");
    own.x("snippet take_up_to nim")
        .exits(0)
        .prints(&["fn take_up_to_sg", "fn nim_sum"]);
    own.x("explore kayles --terms 9").exits(0).prints_only(
        "answer\tnot known for all positions\n\
         next\t`--emit` prints code that fills a table; `--from 20` prints the winning moves\n\
         game\tkayles = 0.77\n\
         values\t0 1 2 3 1 4 3 2 1\n\
         maximum\t4 up to heap 8\n\
         period\tnone proven up to heap 8\n\
         weak guess\teach step adds -1, from 5 on: the value of a heap grows by -1 with each 1 \
         heaps from heap 5 on\n\
         evidence\tfitted on 6 values, then held for 3 more; 12 are needed\n\
         to prove it\tshow by induction that the formula satisfies the mex rule of the game\n",
    );
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
    // Attributes of one plain word have no quotes.
    let read = |path: &str| {
        let page = std::fs::read_to_string(pages.join(path)).unwrap();
        page.replace('"', "")
    };
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
        // The collection also has a module `nim`.
        let page = read(&format!("{folder}modules/own_nim.html"));
        for part in ["take_up_to.html#code", "=nim.html#code", "limited_nim"] {
            assert!(page.contains(part), "{folder}: {part} is missing in {page}");
        }
        assert!(!read(&format!("{folder}modules/nim.html")).contains("limited_nim(heap"));
    }
    if !are_all_tried() {
        return;
    }
    own.file(
        "library/src/nim.rs",
        "#[cargo_snippet::snippet(\"a\")]\nfn a( {}\n",
    );
    own.x("site --no-explorer --no-bundles").exits(0).says_only(
        "error: library/src/nim.rs:2: this is not Rust: cannot parse string into token stream; \
         `cargo check` says more; the pages have none of your own modules\n",
    );
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
        .prints_only("new           0  example_stones  Example: stones\n");
    assert!(!listed.stdout.contains("wythoff"), "{listed:#?}");
    own.x("drill mex").exits(0).prints_only(
        "Minimum excludant\n\
         `mex S = min (ℕ ∖ S)`; in particular `mex ∅ = 0`.\n\
         goal: 10 min\n\
         drills/mex/attempt.rs\n",
    );
    let unsolved = own.x("drill check").exits(1);
    unsolved.prints(&["not yet implemented"]);
    own.x("drill drop").exits(0);
    own.x("drill cf15_c").exits(0);
    let cases = collection().join("tests/golden/cf15_c");
    let told = format!("the cases are in {}\n", cases.display());
    own.x("drill check").exits(1).says(&[&told]);
}

#[test]
fn a_clean_repository_hides_the_problems_of_the_collection() {
    let own = Own::with("--clean");
    let listed = own
        .x("list")
        .exits(0)
        .prints(&["example_stones", "wythoff"]);
    assert!(!listed.stdout.contains("Codeforces"), "{listed:#?}");
    // A problem of one's own is listed even if it is of no game.
    own.x("new cf2998_a").exits(0);
    own.x("list").exits(0).prints(&["cf2998_a"]);
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
        .says(&["has a Cargo.toml that `init` did not write; name a new folder"]);
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
        .says_only(
            "error: no judge `nobody` in cargo-snippet.toml, which has acwing, aoj, atcoder, \
             codeforces, cses, kattis, library-checker, lightoj, luogu, mine, other, spoj, \
             vjudge, yukicoder (the nearest are `atcoder`, `yukicoder`, `aoj`)\n",
        );
}

/// Files that git would track, with their texts.
fn tracked(root: &Path) -> Vec<(String, String)> {
    let mut git = Command::new("git");
    git.args(["ls-files", "--others", "--exclude-standard"]);
    let listed = git.current_dir(root).output().unwrap().stdout;
    let listed = String::from_utf8(listed).unwrap();
    let read = |path: &str| std::fs::read_to_string(root.join(path)).unwrap();
    let files = listed.lines().map(|path| (path.to_string(), read(path)));
    files.collect()
}

#[test]
fn a_repository_stands_alone_wherever_it_is() {
    let own = Own::new();
    let files = tracked(&own.root);
    assert!(files.len() > 50, "{files:?}");
    for (path, text) in &files {
        for place in [
            &*own.root.to_string_lossy(),
            &*collection().to_string_lossy(),
        ] {
            assert!(!text.contains(place), "{path} names {place}");
        }
        let tests = path.starts_with("modules/") && text.contains("#[cfg(test)]");
        assert!(!tests, "{path} has tests");
    }
    // Elsewhere, plain cargo builds and tests it, and nothing changes.
    let elsewhere = own.root.with_file_name("an other place");
    std::fs::rename(&own.root, &elsewhere).unwrap();
    let mut command = Command::new(cargo());
    without_taste(&mut command);
    let test = command
        .args(["test", "--quiet", "--offline"])
        .current_dir(&elsewhere);
    outcome(test.env("CARGO_TARGET_DIR", target()))
        .exits(0)
        .prints(&["test result: ok. 1 passed"]);
    assert_eq!(tracked(&elsewhere), files);
}

#[test]
fn an_update_renews_the_modules_and_keeps_what_the_user_changed() {
    let own = Own::new();
    let mex = own.read("modules/src/mex.rs");
    own.file("modules/src/mex.rs", &format!("{mex}// Mine.\n"));
    // As an earlier version wrote them.
    let sums = own.read("modules/CHECKSUMS");
    let earlier = |path: &str| {
        let line = sums.lines().find(|line| line.ends_with(path)).unwrap();
        let sum = crc32fast::hash(b"//! Earlier.\n");
        (line.to_string(), format!("{sum:08x}  {path}"))
    };
    let (now, before) = earlier("src/nim.rs");
    let sums = sums.replace(&now, &before) + &before.replace("nim", "gone") + "\n";
    own.file("modules/CHECKSUMS", &sums);
    own.file("modules/src/nim.rs", "//! Earlier.\n");
    own.file("modules/src/gone.rs", "//! Earlier.\n");
    own.file("modules/src/mine.rs", "//! Mine.\n");
    std::fs::remove_file(own.root.join("modules/src/welter.rs")).unwrap();
    let updated = x_in(&own.root.join("problems"), "init --update").exits(0);
    assert_eq!(
        updated.stdout,
        "src/mex.rs: changed; yours is kept as mex.rs.mine\nsrc/nim.rs: changed\n\
         src/welter.rs: added\nsrc/gone.rs: removed\n"
    );
    assert!(own.read("modules/src/mex.rs.mine").ends_with("// Mine.\n"));
    assert_eq!(own.read("modules/src/mex.rs"), mex);
    assert_eq!(own.read("modules/src/mine.rs"), "//! Mine.\n");
    let again = x_in(&own.root, "init --update").exits(0);
    assert_eq!(again.stdout, "");
    x_in(&std::env::temp_dir(), "init --update")
        .exits(2)
        .says(&["is in no repository that `init` made"]);
}

#[test]
fn a_problem_is_tested_under_the_edition_of_its_judge() {
    let own = Own::new();
    let example = own.read("problems/src/bin/example_stones.rs");
    // A keyword of edition 2024, which AtCoder has and Kattis doesn't.
    let other = example.replace("heaps", "gen").replace("example", "other");
    for (judge, passes) in [("kattis", true), ("atcoder", false)] {
        let solution = other.replace("judge: codeforces", &format!("judge: {judge}"));
        own.file("problems/src/bin/other_stones.rs", &solution);
        own.file("tests/golden/other_stones/sample-1.in", "2 3\n5 4\n");
        own.file("tests/golden/other_stones/sample-1.out", "First\n");
        let tested = own.x("test other_stones");
        assert_eq!(tested.code == Some(0), passes, "{judge}: {tested:#?}");
    }
    let solution = format!("//! A.\n//! - judge: kattis\nuse ac_library::Dsu;\n{other}");
    own.file("problems/src/bin/other_stones.rs", &solution);
    own.x("test other_stones")
        .exits(1)
        .says(&["add `ac-library-rs = \"=0.2.0\"` to [dependencies] in problems/Cargo.toml"]);
}

#[test]
fn under_an_older_edition_a_problem_has_its_crates_by_any_name_and_as_they_are() {
    let own = Own::new();
    let manifest = own.read("problems/Cargo.toml");
    let dependencies = "[dependencies]\nodd-name.path = \"../odd\"\n\
        alias = { path = \"../other\", package = \"other-name\" }\n";
    let manifest = manifest.replace("[dependencies]\n", dependencies);
    own.file("problems/Cargo.toml", &manifest);
    for (folder, package, rest) in [
        ("odd", "odd-name", "lib.name = \"strange\"\n"),
        ("other", "other-name", ""),
    ] {
        let manifest = format!("{rest}[package]\nname = \"{package}\"\nedition = \"2021\"\n");
        own.file(&format!("{folder}/Cargo.toml"), &manifest);
        own.file(
            &format!("{folder}/src/lib.rs"),
            "pub fn one() -> u32 { 1 }\n",
        );
    }
    own.file(
        "problems/src/bin/kattis_two.rs",
        "//! Two.\nfn main() { println!(\"{}\", strange::one() + alias::one()); }\n",
    );
    own.file("tests/golden/kattis_two/sample-1.in", "");
    own.file("tests/golden/kattis_two/sample-1.out", "2\n");
    own.x("test kattis_two").exits(0).says(&["1 AC"]);
    // The executable of before isn't judged, and nothing calls a crate unknown that cargo knows.
    own.file("other/src/lib.rs", "pub fn one( {\n");
    let broken = own.x("test kattis_two").exits(1).says(&["1 CE"]);
    assert!(!broken.stderr.contains("unlinked crate"), "{broken:#?}");
}

#[test]
fn what_was_begun_is_completed() {
    let own = Own::new();
    let settings = own.read("cargo-snippet.toml");
    let folder = TempDir::new().unwrap();
    std::fs::write(folder.path().join("cargo-snippet.toml"), settings).unwrap();
    std::fs::write(folder.path().join("Cargo.toml"), "").unwrap();
    x_in(collection(), &format!("init {}", folder.path().display()))
        .exits(0)
        .prints(&[
            "README.md\n",
            "modules/src/lib.rs\n",
            "modules/src/mex.rs\n",
        ]);
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
    clone.x("new cf3_a --contribute").exits(0).prints_only(
        "problems/src/bin/cf3_a.rs\n\
         tests/golden/cf3_a\n",
    );
}

#[test]
fn a_collection_without_modules_makes_no_repository() {
    let collection = Sandbox::new().file("snippets/Cargo.toml", "");
    std::fs::remove_dir_all(collection.path("snippets/src")).unwrap();
    let mut init = collection.command("init ../own");
    let refused = outcome(init.env("GRUNDY_COLLECTION", collection.path(""))).exits(2);
    refused.says(&["has no modules, so nothing was written"]);
    assert!(!collection.path("../own").exists());
}
