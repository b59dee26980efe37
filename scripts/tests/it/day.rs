//! A contest day as its user lives it: in a repository of their own, with the installed command.

use std::process::Command;

use serde_json::json;

use crate::support::own::Own;
use crate::support::{Outcome, x_in};

/// Reads a heap for each line, and multiplies them: `a * b` overflows before `long` is used.
const PRODUCT: &str = "use proconio::input;

fn product(a: i32, b: i32) -> i32 {
    a * b
}

fn main() {
    input! {
        a: i32,
        b: i32,
    }
    println!(\"{}\", product(a, b));
}
";

/// Imports two tasks of a contest, as the browser extension sends them.
fn save_contest(own: &Own) {
    let task = |letter: &str, tests: &[(&str, &str)]| {
        let tests: Vec<_> = tests
            .iter()
            .map(|(input, output)| json!({"input": input, "output": output}))
            .collect();
        json!({
            "name": format!("{letter} - Product"),
            "group": "AtCoder - AtCoder Beginner Contest 999",
            "url": format!("https://atcoder.jp/contests/abc999/tasks/abc999_{}", letter.to_lowercase()),
            "interactive": false,
            "memoryLimit": 1024,
            "timeLimit": 2000,
            "tests": tests,
            "input": {"type": "stdin"},
            "output": {"type": "stdout"},
            "batch": {"id": "day", "size": 2},
        })
    };
    let tasks = [
        task(
            "A",
            &[("3 4\n", "12\n"), ("100000 100000\n", "10000000000\n")],
        ),
        task("B", &[("2 5\n", "10\n")]),
    ];
    own.file("tasks.json", &json!(tasks).to_string());
    own.x("listen --import tasks.json").exits(0).prints_only(
        "problems/src/bin/abc999_a.rs\n\
         tests/golden/abc999_a\n\
         problems/src/bin/abc999_b.rs\n\
         tests/golden/abc999_b\n",
    );
}

/// Runs git in the repository.
#[track_caller]
fn git(own: &Own, words: &str) {
    let name = ["-c", "user.name=a", "-c", "user.email=a@b.c"];
    let mut git = Command::new("git");
    let git = git.args(name).args(words.split_whitespace());
    assert!(
        git.current_dir(&own.root)
            .output()
            .unwrap()
            .status
            .success()
    );
}

#[test]
fn a_contest_day_goes_well_from_the_first_save_to_the_second_machine() {
    let own = Own::new();
    save_contest(&own);
    let file = "problems/src/bin/abc999_a.rs";
    let header = own.read(file);
    let header = header.split_once("\nuse ").unwrap().0;
    let write = |body: &str| own.file(file, &format!("{header}\n{body}"));

    // A wrong answer: the verdict, the difference, and then the line.
    write(PRODUCT);
    let wrong = own.x("test a").exits(1);
    let wrong = wrong.prints_only(
        "AC   abc999_a sample-1 _ ms _ MiB\
         \nWA   abc999_a sample-2 _ ms _ MiB\
         \n    line 1 differs\
         \n        line  expected                              got\
         \n    >      1  10000000000                           1410065408\n",
    );
    wrong.says(&["abc999_a sample-2: overflow at problems/src/bin/abc999_a.rs:"]);

    // A look inside, which stays in the file; an editor's backup lies beside the samples.
    let right = PRODUCT.replace("i32", "i64").replace(
        "    println!",
        "    dbg!(a, b);\n    assert!(a > 0, \"at line {}\", line!());\n    println!",
    );
    write(&right);
    own.file("tests/golden/abc999_a/sample-1.in~", "old\n");
    own.x_in("problems/src/bin", "test abc999_a.rs")
        .exits(0)
        .prints_only(
            "AC   abc999_a sample-1 _ ms _ MiB\n\
             AC   abc999_a sample-2 _ ms _ MiB\n",
        )
        .says_only(
            "note: tests/golden/abc999_a: left out sample-1.in~; a case is an .in and an .out\n\
             2 AC in _ s\n",
        );

    // An own case, a search for a failure, the paste and the submission.
    own.file(
        "gen.py",
        "import sys\nprint(int(sys.argv[1]) % 99 + 1, sys.argv[2])\n",
    );
    own.file(
        "brute.py",
        "a, b = map(int, input().split())\nprint(a * b)\n",
    );
    own.x("stress a --gen gen.py --brute brute.py --time 1")
        .exits(0)
        .says(&["all right"]);
    let pasted = own.x("paste a").exits(0).prints(&["dbg!(a, b);"]);
    assert!(!pasted.stderr.contains("warning"), "{pasted:#?}");
    own.x("submit a --dry-run")
        .exits(0)
        .says(&["https://atcoder.jp/contests/abc999/tasks/abc999_a"]);

    // The next problem, whose file a solution replaces whole: only its name tells the judge.
    own.x("test b").exits(1).prints_only(
        "WA   abc999_b sample-1 _ ms _ MiB\
         \n    line 1 differs\
         \n        line  expected                              got\
         \n    >      1  10                                    2\n",
    );
    own.file("problems/src/bin/abc999_b.rs", &right);
    own.x("test b").exits(0).says_only("1 AC in _ s\n");
    own.x("paste b").exits(0).says(&["bytes for atcoder"]);

    // The second machine has all of it by git alone.
    own.x("drill mex").exits(0);
    git(&own, "init -q");
    git(&own, "add .");
    git(&own, "commit -q -m day");
    let second = own.root.with_file_name("second");
    git(&own, &format!("clone -q . {}", second.display()));
    let there = |words: &str| -> Outcome { x_in(&second, words) };
    there("submit b --dry-run --no-test")
        .exits(0)
        .says(&["https://atcoder.jp/contests/abc999/tasks/abc999_b"]);
    there("drill").exits(0).says_only(
        "under way for 0 min; `cargo x drill check` tests it, `cargo x drill pause` stops the \
         clock, `cargo x drill done` ends it\n",
    );
    own.x("test").exits(0).prints_only(
        "AC   abc999_a sample-1 _ ms _ MiB\n\
         AC   abc999_a sample-2 _ ms _ MiB\n\
         AC   abc999_b sample-1 _ ms _ MiB\n\
         AC   example_stones sample-1 _ ms _ MiB\n\
         AC   example_stones sample-2 _ ms _ MiB\n",
    );
}
