//! Tests of a drill from its start to its review.

mod attempt;
mod log;

use serde_json::Value;

use crate::support::{Sandbox, are_all_tried};

fn events(sandbox: &Sandbox) -> Vec<Value> {
    parsed(&sandbox.read("drills/log.jsonl"))
}

fn parsed(log: &str) -> Vec<Value> {
    log.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn a_problem_drill_goes_from_start_to_done() {
    let solution = "//! CSES 1. Sum\n//! - url: https://cses.fi/problemset/task/1\n\
        //! - judge: cses\n//! - games: sums, nim\n\
        //! - rules: Add two\n//!   numbers.\n//!\n//! The trick.\n\nuse proconio::input;\n\nfn
        //!   main() {\n    \
        input! { a: i64, b: i64 }\n    println!(\"{}\", a + b);\n}\n";
    let sandbox = Sandbox::with_dependencies()
        .file("problems/src/bin/drill_sum.rs", solution)
        .file("tests/golden/drill_sum/sample-1.in", "1 2\n")
        .file("tests/golden/drill_sum/sample-1.out", "3\n");
    let shown = sandbox
        .x("drill --judge cses")
        .exits(0)
        .prints_only(
            "CSES 1. Sum\n\
             https://cses.fi/problemset/task/1\n\
             Add two numbers.\n\
             goal: 7 min\n\
             drills/drill_sum/attempt.rs\n",
        )
        .says_only(
            "0 due, 1 new\n\
             the clock runs; `cargo x drill check` tests it, `cargo x drill done` ends it\n",
        );
    assert!(!shown.stdout.contains("trick"));
    let blank = sandbox.read("drills/drill_sum/attempt.rs");
    assert!(
        !blank.contains("trick") && blank.ends_with("fn main() {\n}\n"),
        "{blank}"
    );
    sandbox.x("drill").exits(0).says_only(
        "under way for 0 min; `cargo x drill check` tests it, `cargo x drill pause` stops the \
         clock, `cargo x drill done` ends it\n",
    );
    sandbox.x("drill check").exits(1).prints_only(
        "WA   sample-1\
         \n    line 1 differs\
         \n        line  expected                              got\
         \n    >      1  3                                     (no line)\n",
    );
    let broken = blank.replace("{\n}", "{");
    let sandbox = sandbox.file("drills/drill_sum/attempt.rs", &broken);
    sandbox.x("drill check").exits(1).says(&["error"]);
    let mine = "use proconio::input;\nfn main() {\n    input! { v: [i64; 2] }\n    \
        println!(\"{}\", v[0] + v[1]);\n}\n";
    let sandbox = sandbox.file("drills/drill_sum/attempt.rs", mine);
    sandbox
        .x("drill check")
        .exits(0)
        .prints_only("AC   sample-1\n")
        .says(&["passed"]);
    sandbox
        .x("drill done")
        .exits(0)
        .prints(&[
            "recorded drill_sum good",
            "-    input! { v: [i64; 2] }",
            "+    input! { a: i64, b: i64 }",
            "next on ",
        ])
        .says(&["your attempt is kept in drills/drill_sum/attempt-2"]);
    assert!(!sandbox.path("drills/drill_sum/attempt.rs").exists());
    let told: Vec<Value> = events(&sandbox)
        .into_iter()
        .map(|event| event["event"].clone())
        .collect();
    assert_eq!(told, ["start", "check", "check", "check", "done"]);
    sandbox
        .x("drill check")
        .exits(2)
        .says_only("error: no attempt is under way; `cargo x drill` begins one\n");
    sandbox
        .x("drill --judge cses")
        .exits(0)
        .says(&["nothing is due before"]);
    sandbox
        .x("drill list --game NIM")
        .exits(0)
        .prints(&["    1  drill_sum"]);
    sandbox.x("drill nosuch").exits(2).says_only(
        "error: no problem or snippet `nosuch` (the nearest are `mex`, `drill_sum`); `cargo x \
         drill list` shows all\n",
    );
}

#[test]
fn what_is_new_comes_in_the_order_of_the_course() {
    let of_a_game = "//! A.\n//! - games: nim\nfn main() {}\n";
    let sandbox = Sandbox::new()
        .file("problems/src/bin/cf1_a.rs", of_a_game)
        .file("problems/src/bin/cf2_a.rs", of_a_game)
        .file("problems/src/bin/cf3_a.rs", of_a_game)
        .file(
            "problems/course.toml",
            "[[family]]\nname = \"A\"\nintroduction = \"B.\"\n[[family.lesson]]\n\
             road = [\"cf3_a\"]\nbeside = [\"cf2_a\"]\n",
        );
    // What the course does not name comes last.
    for next in ["cf3_a", "cf2_a", "cf1_a"] {
        sandbox
            .x("drill")
            .exits(0)
            .prints(&[&format!("drills/{next}/attempt.rs")]);
        sandbox.x("drill done --grade good").exits(0);
    }
}

#[test]
fn a_snippet_drill_is_checked_by_the_snippet_s_tests() {
    let sandbox = Sandbox::with_dependencies();
    let reference = sandbox.read("snippets/src/mex.rs");
    sandbox.x("drill mex").exits(0).prints_only(
        "Minimum excludant\n\
         `mex S = min (ℕ ∖ S)`; in particular `mex ∅ = 0`.\n\
         goal: 10 min\n\
         drills/mex/attempt.rs\n",
    );
    let blank = sandbox.read("drills/mex/attempt.rs");
    assert!(
        blank.contains("todo!()") && blank.contains("mod tests"),
        "{blank}"
    );
    assert!(!blank.contains("Method"), "{blank}");
    sandbox
        .x("drill check")
        .exits(1)
        .prints(&["not yet implemented"]);
    let sandbox = sandbox.file("drills/mex/attempt.rs", &reference);
    sandbox.x("drill check").exits(0);
    sandbox
        .x("drill done --grade hard")
        .exits(0)
        .prints(&["recorded mex hard"]);
}

#[test]
fn a_day_that_is_none_is_told_how_to_write_it() {
    let sandbox = Sandbox::new();
    sandbox.x("drill --until soon").exits(2).says_only(
        "error: invalid value 'soon' for '--until <DATE>': write year-month-day, such as \
         `2027-03-14`\n\
         \n\
         For more information, try '--help'.\n",
    );
    sandbox.x("drill").exits(2).says_only(
        "error: no material is of this game and judge; `cargo x drill list` shows all\n",
    );
}

#[test]
fn a_contest_that_is_over_is_refused() {
    let sandbox = Sandbox::new();
    for command in ["drill --until 2020-03-14", "drill list --until 2020-03-14"] {
        sandbox.x(command).exits(2).says_only(
            "error: `--until 2020-03-14` is in the past; give the day of a contest to come\n",
        );
    }
}

#[test]
fn the_difference_is_shown_in_hunks_and_an_equal_attempt_is_the_same() {
    let lines = |n: u32| (0..n).map(|i| format!("// line {i}\n")).collect::<String>();
    let reference = format!("//! A.\n//! - games: nim\nfn main() {{}}\n{}", lines(60));
    let sandbox = Sandbox::new().file("problems/src/bin/cf1_a.rs", &reference);
    sandbox.x("drill cf1_a").exits(0);
    let attempt = reference.replace("// line 30\n", "// mine\n");
    let sandbox = sandbox.file("drills/cf1_a/attempt.rs", &attempt);
    let shown = sandbox.x("drill done --grade good").exits(0);
    let shown = shown.prints(&[
        "@@ -31,7 +31,7 @@\n",
        "\n-// mine\n+// line 30\n // line 31\n",
    ]);
    assert!(
        !shown.stdout.contains("line 20") && !shown.stdout.contains("line 40"),
        "{shown:#?}"
    );
    sandbox.x("drill cf1_a").exits(0);
    let sandbox = sandbox.file("drills/cf1_a/attempt.rs", &reference);
    let shown = sandbox.x("drill done --grade good").exits(0);
    shown.prints(&["the same as the reference\n"]);
}

#[test]
fn the_check_of_a_loop_ends_with_its_first_case() {
    if !are_all_tried() {
        return;
    }
    let mut sandbox = Sandbox::with_dependencies().sum_problem("drill_loop", "1\n", "1\n");
    for n in 2..=30 {
        sandbox = sandbox
            .file(&format!("tests/golden/drill_loop/sample-{n}.in"), "1\n")
            .file(&format!("tests/golden/drill_loop/sample-{n}.out"), "1\n");
    }
    sandbox.x("drill drill_loop").exits(0);
    let runs = sandbox.path("runs");
    let attempt = format!(
        "use std::io::Write;\nfn main() {{\n    let runs = std::fs::File::options().create(true)\
         .append(true).open({runs:?});\n    runs.unwrap().write_all(b\"|\").unwrap();\n    \
         loop {{}}\n}}\n"
    );
    let sandbox = sandbox.file("drills/drill_loop/attempt.rs", &attempt);
    sandbox
        .x("drill check")
        .exits(1)
        .prints_only(
            "TLE  sample-1\
             \n    over 2s of computing\n",
        )
        .says_only(
            "too slow, or an endless loop: the other 29 cases are not run\n\
             failed; 0 min on the clock\n",
        );
    assert_eq!(std::fs::read_to_string(runs).unwrap(), "|");
}
