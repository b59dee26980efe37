//! A drill from start to done, and a log that survives everything.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::support::{Sandbox, outcome};
use serde_json::Value;

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
        //! - rules: Add two\n//!   numbers.\n//!\n//! The trick.\n\nuse proconio::input;\n\nfn main() {\n    \
        input! { a: i64, b: i64 }\n    println!(\"{}\", a + b);\n}\n";
    let sandbox = Sandbox::with_dependencies()
        .file("problems/src/bin/drill_sum.rs", solution)
        .file("tests/golden/drill_sum/sample-1.in", "1 2\n")
        .file("tests/golden/drill_sum/sample-1.out", "3\n");
    let shown = sandbox
        .x("drill --judge cses")
        .exits(0)
        .prints(&[
            "CSES 1. Sum\nhttps://cses.fi/problemset/task/1\nAdd two numbers.\ngoal: 7 min\n",
            "drills/drill_sum/attempt.rs",
        ])
        .says(&["0 due, 1 new", "the clock runs"]);
    assert!(!shown.stdout.contains("trick"));
    let blank = sandbox.read("drills/drill_sum/attempt.rs");
    assert!(
        !blank.contains("trick") && blank.ends_with("fn main() {\n}\n"),
        "{blank}"
    );
    sandbox.x("drill").exits(0).says(&["under way"]);
    sandbox
        .x("drill check")
        .exits(1)
        .prints(&["WA", "sample-1"]);
    let broken = blank.replace("{\n}", "{");
    let sandbox = sandbox.file("drills/drill_sum/attempt.rs", &broken);
    sandbox.x("drill check").exits(1).says(&["error"]);
    let mine = "use proconio::input;\nfn main() {\n    input! { v: [i64; 2] }\n    \
        println!(\"{}\", v[0] + v[1]);\n}\n";
    let sandbox = sandbox.file("drills/drill_sum/attempt.rs", mine);
    sandbox
        .x("drill check")
        .exits(0)
        .prints(&["AC", "sample-1"])
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
        .says(&["no attempt is under way"]);
    sandbox
        .x("drill --judge cses")
        .exits(0)
        .says(&["nothing is due before"]);
    sandbox
        .x("drill stats")
        .exits(0)
        .prints(&["reviews 1, streak 1 day\n", "sums", "practised"]);
    sandbox
        .x("drill list --game NIM")
        .exits(0)
        .prints(&["    1  drill_sum"]);
    sandbox
        .x("drill export")
        .exits(0)
        .prints(&["at,name,grade,", "Z,drill_sum,good,", ",2,20"]);
    sandbox
        .x("drill nosuch")
        .exits(2)
        .says(&["no problem or snippet `nosuch`"]);
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
    sandbox
        .x("drill mex")
        .exits(0)
        .prints(&["Minimum excludant", "mex S = min"]);
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
    sandbox
        .x("drill --until soon")
        .exits(2)
        .says(&["such as `2027-03-14`"]);
    sandbox
        .x("drill")
        .exits(2)
        .says(&["nothing is of this game"]);
}

#[test]
fn a_torn_last_line_is_told_and_an_unreadable_one_stops() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    sandbox.x("drill cf1_a").exits(0);
    let log = sandbox.read("drills/log.jsonl");
    let sandbox = sandbox.file("drills/log.jsonl", &format!("{log}{{\"at\""));
    sandbox
        .x("drill")
        .exits(0)
        .says(&["skipped the last line", "under way"]);
    let sandbox = sandbox.file("drills/log.jsonl", &format!("oops\n{log}"));
    sandbox
        .x("drill")
        .exits(2)
        .says(&["log.jsonl:1: not an event", "repair this line"]);
    sandbox.x("drill done --grade good").exits(2);
    assert_eq!(sandbox.read("drills/log.jsonl"), format!("oops\n{log}"));
}

#[test]
fn an_attempt_is_never_overwritten() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n").file(
        "drills/cf1_a/attempt.rs",
        "// mine, from a session that broke off\n",
    );
    sandbox.x("drill cf1_a").exits(0);
    let folder = sandbox.path("drills/cf1_a").read_dir().unwrap();
    let texts: Vec<String> = folder
        .map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect();
    assert_eq!(texts.len(), 2);
    assert!(texts.contains(&"// mine, from a session that broke off\n".to_string()));
}

/// The events of a log that a command may have been killed over: a kernel that ends a
/// process stops a write between two pages, so of the last line a part may be there. It
/// is no event then, for nobody was told that it is recorded.
fn events_but_a_torn_one(sandbox: &Sandbox) -> Vec<Value> {
    let log = sandbox.read("drills/log.jsonl");
    let (lines, _torn) = log.rsplit_once('\n').unwrap_or_default();
    parsed(lines)
}

/// Runs a command and kills it after so many microseconds; whether it said that the
/// review is recorded.
fn killed_after(sandbox: &Sandbox, words: &str, microseconds: u64) -> bool {
    let mut command = sandbox.command(words);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_micros(microseconds));
    let _ = child.kill();
    let said = BufReader::new(child.stdout.take().unwrap())
        .lines()
        .map_while(Result::ok);
    let recorded = said
        .filter(|line| line.starts_with("recorded cf1_a"))
        .count()
        == 1;
    child.wait().unwrap();
    recorded
}

#[test]
fn no_kill_at_any_moment_loses_a_recorded_review() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    let (mut recorded, mut killed, mut random) = (0, 0, 1_u64);
    // About as long as the machine takes, however busy it is: half the kills come in time.
    let mut latest = 12_000;
    for run in 0..200 {
        sandbox.x("drill cf1_a").exits(0);
        random = random
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        let before = events_but_a_torn_one(&sandbox).len();
        if killed_after(&sandbox, "drill done --grade good", (random >> 33) % latest) {
            (recorded, latest) = (recorded + 1, latest * 7 / 8);
        } else {
            (killed, latest) = (killed + 1, latest * 8 / 7);
        }
        // Whatever a command leaves, the next one understands.
        let after = events_but_a_torn_one(&sandbox);
        assert!(after.len() - before <= 1, "run {run}");
        let done = after
            .iter()
            .filter(|event| event["event"] == "done")
            .count();
        assert!(done >= recorded, "run {run}: {done} of {recorded}");
    }
    println!("{recorded} recorded, {killed} killed before they said so");
    sandbox.x("drill stats").exits(0);
    assert!(recorded > 10 && killed > 10, "{recorded} {killed}");
}

#[test]
fn a_command_killed_within_a_line_leaves_the_log_usable() {
    for written in [1, 15, 60] {
        let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
        sandbox.x("drill cf1_a").exits(0);
        // The process may write files of two blocks only, and is killed where one grows
        // further.
        let log = sandbox.read("drills/log.jsonl");
        let padded = format!("{:width$}\n", log.trim_end(), width = 1023 - written);
        let sandbox = sandbox.file("drills/log.jsonl", &padded);
        let x = sandbox.command("drill done --grade good");
        let limited = outcome(
            Command::new("sh")
                .args(["-c", "ulimit -f 2; exec \"$@\"", "sh"])
                .arg(x.get_program())
                .args(x.get_args())
                .current_dir(sandbox.path("")),
        );
        assert_eq!(limited.code, None, "{limited:#?}");
        assert!(!limited.stdout.contains("recorded"), "{limited:#?}");
        assert_eq!(sandbox.read("drills/log.jsonl").len(), 1024);
        assert_eq!(events_but_a_torn_one(&sandbox).len(), 1);
        sandbox
            .x("drill done --grade good")
            .exits(0)
            .says(&["skipped the last line"])
            .prints(&["recorded cf1_a good"]);
        assert_eq!(events(&sandbox).len(), 2);
        assert_eq!(sandbox.read("drills/log.torn").len(), written + 1);
    }
}

#[test]
fn of_two_at_once_one_ends_the_attempt() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    for _ in 0..10 {
        sandbox.x("drill cf1_a").exits(0);
        let mut both = [0, 1].map(|_| {
            let mut command = sandbox.command("drill done --grade good");
            command
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .unwrap()
        });
        let codes = both.each_mut().map(|child| child.wait().unwrap().code());
        assert!(
            codes.contains(&Some(0)) && codes.contains(&Some(2)),
            "{codes:?}"
        );
    }
    assert_eq!(events(&sandbox).len(), 20);
}

/// The log as if all of it had happened so many hours earlier.
fn hours_ago(sandbox: Sandbox, hours: i64) -> Sandbox {
    let mut log = String::new();
    for mut event in events(&sandbox) {
        let at: chrono::DateTime<chrono::Utc> = event["at"].as_str().unwrap().parse().unwrap();
        event["at"] = (at - chrono::TimeDelta::hours(hours)).to_rfc3339().into();
        log += &format!("{event}\n");
    }
    sandbox.file("drills/log.jsonl", &log)
}

fn names_of_events(sandbox: &Sandbox) -> Vec<String> {
    let events = events(sandbox);
    let names = events
        .iter()
        .map(|event| event["event"].as_str().unwrap().to_string());
    names.collect()
}

#[test]
fn a_pause_is_not_on_the_clock() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    sandbox
        .x("drill pause")
        .exits(2)
        .says(&["no attempt is under way"]);
    sandbox.x("drill cf1_a").exits(0);
    sandbox
        .x("drill pause")
        .exits(0)
        .says(&["`cf1_a` is paused with 0 min on the clock"]);
    let sandbox = hours_ago(sandbox, 50);
    sandbox.x("drill pause").exits(0).says(&["paused already"]);
    sandbox
        .x("drill")
        .exits(0)
        .says(&["the clock runs again", "under way for 0 min"]);
    assert_eq!(names_of_events(&sandbox), ["start", "pause", "resume"]);
    sandbox.x("drill done --grade good").exits(0);
    let seconds = events(&sandbox)[3]["seconds"].as_u64().unwrap();
    assert!(seconds < 1000, "{seconds}");
}

#[test]
fn a_dropped_attempt_is_no_review() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    sandbox.x("drill cf1_a").exits(0);
    sandbox.x("drill drop").exits(0).says(&[
        "`cf1_a` dropped without a review",
        "your attempt is kept in drills/cf1_a/attempt-",
    ]);
    assert_eq!(names_of_events(&sandbox), ["start", "drop"]);
    assert!(!sandbox.path("drills/cf1_a/attempt.rs").exists());
    sandbox
        .x("drill drop")
        .exits(2)
        .says(&["no attempt is under way"]);
    sandbox.x("drill stats").exits(0).prints(&["reviews 0"]);
}

#[test]
fn an_attempt_that_was_left_for_a_day_is_dropped() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    sandbox.x("drill cf1_a").exits(0);
    let sandbox = hours_ago(sandbox, 23);
    sandbox
        .x("drill")
        .exits(0)
        .says(&["under way for 1380 min"]);
    let sandbox = hours_ago(sandbox, 1);
    for command in ["drill done --grade good", "drill check"] {
        sandbox
            .x(command)
            .exits(2)
            .says(&["no attempt is under way"]);
    }
    assert_eq!(names_of_events(&sandbox), ["start", "drop"]);
    sandbox.x("drill cf1_a").exits(0).says(&["the clock runs"]);
}

#[test]
fn another_drill_is_not_begun_and_both_are_named() {
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1\n", "1\n")
        .sum_problem("cf1_b", "1\n", "1\n");
    sandbox.x("drill cf1_a").exits(0);
    sandbox.x("drill cf1_b").exits(1).says(&[
        "`cf1_a` is under way with 0 min on the clock, so `cf1_b` was not begun",
        "cargo x drill drop",
    ]);
    assert_eq!(names_of_events(&sandbox), ["start"]);
    sandbox
        .x("drill cf1_a")
        .exits(0)
        .says(&["under way for 0 min"]);
}

#[test]
fn a_contest_that_is_over_is_refused() {
    let sandbox = Sandbox::new();
    for command in ["drill --until 2020-03-14", "drill list --until 2020-03-14"] {
        sandbox
            .x(command)
            .exits(2)
            .says(&["`--until 2020-03-14` is over"]);
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
    let mut sandbox = Sandbox::with_dependencies().sum_problem("drill_loop", "1\n", "1\n");
    for n in 2..=30 {
        sandbox = sandbox
            .file(&format!("tests/golden/drill_loop/sample-{n}.in"), "1\n")
            .file(&format!("tests/golden/drill_loop/sample-{n}.out"), "1\n");
    }
    sandbox.x("drill drill_loop").exits(0);
    let sandbox = sandbox.file(
        "drills/drill_loop/attempt.rs",
        "fn main() {\n    loop {}\n}\n",
    );
    let started = std::time::Instant::now();
    sandbox
        .x("drill check")
        .exits(1)
        .prints(&["TLE  sample-1"])
        .says(&["the other 29 cases are not run"]);
    assert!(
        started.elapsed() < Duration::from_secs(120),
        "{:?}",
        started.elapsed()
    );
}
