//! Tests that each command takes the problem that the user means, as on an evening of a contest.

use std::fs;
use std::path::Path;

use crate::support::{Sandbox, x_in, x_with_input};

/// Sandbox with a profile of judges, whose new problems need no crate.
fn sandbox(settings: &str) -> Sandbox {
    let judge = "[judge.other]\nedition = \"2021\"\nsource-limit = 65536\n";
    let new = "[new]\ntemplate = \"template.rs\"\n";
    let settings = format!("[snippet]\nroots = []\n{judge}{new}{settings}");
    Sandbox::new()
        .file("cargo-snippet.toml", &settings)
        .file("template.rs", "{header}\nfn main() {}\n")
}

/// Sandbox into which these tasks were imported, in this order.
fn imported(tasks: &[&str]) -> Sandbox {
    let sandbox = sandbox("");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tasks");
    for task in tasks {
        fs::copy(folder.join(task), sandbox.path("task.json")).unwrap();
        sandbox.x("listen --import task.json").exits(0);
    }
    sandbox
}

/// Folder of the cases of the problem that `case` takes for these words.
#[track_caller]
fn taken(sandbox: &Sandbox, folder: &str, words: &str) -> String {
    let written = x_with_input(&sandbox.path(folder), &format!("case {words}"), "1\n").exits(0);
    let path = written.stdout.strip_prefix("tests/golden/");
    path.and_then(|it| it.split('/').next())
        .unwrap()
        .to_string()
}

#[test]
fn a_training_that_reuses_tasks_has_its_own_letters_and_pages() {
    let sandbox = imported(&["adt-0-earlier.json", "adt-1-contest.json"]);
    for (letter, bin) in [("a", "abc190_a"), ("b", "abc200_c"), ("C", "abc210_b")] {
        assert_eq!(taken(&sandbox, "", letter), bin);
    }
    let page = "https://atcoder.jp/contests/adt_easy_20231018_1/tasks/abc200_c";
    let contest = "problems/src/bin/abc200_c.rs is B - Ringo's Favorite Numbers 2 (AtCoder - \
        AtCoder Daily Training EASY 2023/10/18 16:30start)";
    let submit = sandbox.x("submit b --dry-run --no-test");
    submit.exits(0).says(&[contest, page]);
    // The letters are the user's, and outlive `cargo clean`.
    let _ = fs::remove_dir_all(sandbox.path("target"));
    assert_eq!(taken(&sandbox, "", "b"), "abc200_c");
}

#[test]
fn a_case_or_a_checker_in_the_editor_means_its_problem() {
    let sandbox = sandbox("")
        .sum_problem("cf1_a", "1\n", "1\n")
        .sum_problem("cf1_b", "1\n", "1\n")
        .file("tests/checkers/cf1_b.py", "# Checker\n");
    for (folder, words) in [
        ("", "tests/golden/cf1_b/sample-1.in"),
        ("", "tests/golden/cf1_b/"),
        ("", "tests/checkers/cf1_b.py"),
        ("problems", "tests/golden/cf1_b"),
        ("tests/golden", "cf1_b"),
        ("tests/golden/cf1_b", "."),
        ("tests/golden/cf1_b", "sample-1.out"),
    ] {
        assert_eq!(taken(&sandbox, folder, words), "cf1_b", "{folder}: {words}");
    }
    let other = sandbox
        .file("tests/golden/gone/a.in", "")
        .x("test tests/golden/gone/a.in");
    other
        .exits(2)
        .says(&["a.in is a file, but not a problem's"]);
}

#[test]
fn the_letter_is_that_of_the_judge_and_not_the_end_of_the_name() {
    let sandbox = imported(&["arc065_c.json"]);
    assert_eq!(taken(&sandbox, "", "e"), "arc065_c");
    let refused = x_with_input(&sandbox.path(""), "case c", "1\n").exits(2);
    refused.says_only(
        "error: no task here has the letter `c`: `arc065_c` is `e` in the judge's title; write \
         the name of the one you mean\n",
    );
    let sandbox = imported(&["abc233_h.json"]);
    assert_eq!(taken(&sandbox, "", "Ex"), "abc233_h");
}

#[test]
fn a_page_of_a_whole_contest_becomes_the_problem_s_own() {
    let sandbox = imported(&["cf-problems-page.json"]);
    let own = "https://codeforces.com/contest/1/problem/A";
    let file = sandbox.read("problems/src/bin/cf1_a.rs");
    assert!(file.contains(&format!("- url: {own}\n")), "{file}");
    let whole = file.replace(own, "https://codeforces.com/contest/1/problems?locale=en");
    let sandbox = sandbox.file("problems/src/bin/cf1_a.rs", &whole);
    fs::remove_file(sandbox.path("problems/contests.jsonl")).unwrap();
    let submit = sandbox.x("submit cf1_a --dry-run --no-test");
    submit.exits(0).says(&[&format!(" bytes, {own}\n")]);
    let title = "//! Codeforces. A. Theatre Square\n";
    let sandbox = sandbox.file(
        "problems/src/bin/cf1_a.rs",
        &whole.replace(title, "//! Tiles\n"),
    );
    let refused = sandbox.x("submit cf1_a --dry-run --no-test").exits(2);
    refused.says_only(
        "problems/src/bin/cf1_a.rs\n\
         error: problems/src/bin/cf1_a.rs: `https://codeforces.com/contest/1/problems?locale=en` \
         shows several problems; write the page of the one that this solves\n",
    );
    assert!(sandbox.path("problems/src/bin/cf1293_a.rs").is_file());
}

#[test]
fn a_subdomain_of_kattis_is_kattis() {
    let sandbox = imported(&["kattis-subdomain.json"]);
    for bin in ["kattis_hello", "kattis_itu_flights"] {
        let file = sandbox.read(&format!("problems/src/bin/{bin}.rs"));
        assert!(file.contains("- judge: kattis\n"), "{file}");
    }
}

#[test]
fn a_file_means_itself_for_every_command() {
    let sandbox = sandbox("")
        .sum_problem("popsum", "1 2\n", "3\n")
        .sum_problem("cf2170_a", "1\n", "1\n")
        .file(
            "popsum.json",
            r#"{"name": "Sum", "tests": [{"input": "1 2", "output": "3"},
                {"input": "7", "output": "7"}]}"#,
        );
    let bins = "problems/src/bin";
    for words in ["popsum.rs", "./popsum.rs", "../../src/bin/popsum.rs"] {
        assert_eq!(taken(&sandbox, bins, words), "popsum");
    }
    assert!(!sandbox.path("tests/golden/popsum.rs").exists());
    let folder = sandbox.path(bins);
    let here = |words: &str| x_in(&folder, words);
    here("test popsum.rs --case sample-1")
        .exits(0)
        .prints_only("AC   popsum sample-1 _ ms _ MiB\n");
    here("paste popsum.rs --no-test").exits(0).prints_only(
        "//! Sum.\
         \nfn main() {\
         \n    let input = std::io::read_to_string(std::io::stdin()).unwrap();\
         \n    let numbers = input.split_whitespace().map(|t| t.parse::<i64>().unwrap());\
         \n    println!(\"{}\", numbers.sum::<i64>());\
         \n}\
         \n// Bundled by `cargo x paste` for other.\n",
    );
    here("new popsum.rs")
        .exits(2)
        .says_only("error: problems/src/bin/popsum.rs is there already and stays as it is\n");
    let from = "new popsum.rs --from ../../../popsum.json";
    here(from).exits(0).says_only(
        "popsum: the file exists, so it stays as it is\n\
         popsum: added sample-2; next: `cargo x test popsum`\n",
    );
    here("stress popsum.rs").exits(2).says_only(
        "error: problems/src/bin/popsum.rs: no property test; write one like the template of \
         `cargo x new` (a brute force and a `proptest!`), or give --gen and --brute (an \
         interactive problem needs --gen alone)\n",
    );
    for words in [
        "test a.rs",
        "paste a.rs",
        "submit a.rs",
        "stress a.rs",
        "case a.rs",
    ] {
        here(words).exits(2).says_only(
            "error: there is no file `a.rs`; `cargo x list` shows the names of all problems\n",
        );
    }
    here("new cf2170_b").exits(0);
    let submit = here("submit a --dry-run --no-test").exits(2);
    submit.says_only(
        "problems/src/bin/cf2170_a.rs\n\
         error: problems/src/bin/cf2170_a.rs: no page to submit to; add `//! - url: https://…`\n",
    );
}

#[test]
fn a_file_means_itself_from_outside_of_its_workspace() {
    let sandbox = sandbox("").sum_problem("popsum", "1\n", "1\n");
    let other = self::sandbox("").sum_problem("popsum", "2\n", "2\n");
    let file = sandbox.path("problems/src/bin/popsum.rs");
    for folder in ["..", "problems"] {
        let case = format!("case {}", file.display());
        x_with_input(&other.path(folder), &case, "1\n").exits(0);
    }
    assert!(sandbox.path("tests/golden/popsum/own-2.in").is_file());
    assert!(!other.path("tests/golden/popsum/own-1.in").exists());
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&file, other.path("link.rs")).unwrap();
        x_with_input(&other.path(""), "case link.rs", "1\n").exits(2);
        std::os::unix::fs::symlink(&file, sandbox.path("link.rs")).unwrap();
        assert_eq!(taken(&sandbox, "", "link.rs"), "popsum");
    }
}

#[test]
fn a_file_in_a_contest_s_folder_is_no_letter_of_another_contest() {
    let sandbox = sandbox("folders = true\n");
    for bin in ["abc433_a", "abc433_b", "cf2170_a"] {
        sandbox.x(&format!("new {bin}")).exits(0);
    }
    for words in ["a.rs", "./a.rs", "a"] {
        assert_eq!(
            taken(&sandbox, "problems/src/bin/abc433", words),
            "abc433_a"
        );
    }
    assert_eq!(
        taken(&sandbox, "problems/src/bin/abc433", "../cf2170/a.rs"),
        "cf2170_a"
    );
    assert_eq!(taken(&sandbox, "problems", "a"), "cf2170_a");
    let here = sandbox.path("problems/src/bin/abc433");
    x_in(&here, "submit a.rs").exits(2).says_only(
        "problems/src/bin/abc433/a.rs\n\
         error: problems/src/bin/abc433/a.rs: no page to submit to; add `//! - url: https://…`\n",
    );
}
