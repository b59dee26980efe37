//! Tests of a running attempt: its clock, and ending it without a review.

use super::events;
use crate::support::Sandbox;

/// Moves all events of the log this many hours into the past.
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
        .says_only("error: no attempt is under way; `cargo x drill` begins one\n");
    sandbox.x("drill cf1_a").exits(0);
    sandbox
        .x("drill pause")
        .exits(0)
        .says_only("`cf1_a` is paused with 0 min on the clock; `cargo x drill` goes on\n");
    let sandbox = hours_ago(sandbox, 50);
    sandbox
        .x("drill pause")
        .exits(0)
        .says_only("`cf1_a` is paused already, with 0 min on the clock\n");
    sandbox.x("drill").exits(0).says_only(
        "the clock runs again\n\
         under way for 0 min; `cargo x drill check` tests it, `cargo x drill pause` stops the \
         clock, `cargo x drill done` ends it\n",
    );
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
        .says_only("error: no attempt is under way; `cargo x drill` begins one\n");
}

#[test]
fn an_attempt_that_was_left_for_a_day_is_dropped() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    sandbox.x("drill cf1_a").exits(0);
    let sandbox = hours_ago(sandbox, 23);
    sandbox.x("drill").exits(0).says_only(
        "under way for 1380 min; `cargo x drill check` tests it, `cargo x drill pause` stops the \
         clock, `cargo x drill done` ends it\n",
    );
    let sandbox = hours_ago(sandbox, 1);
    for command in ["drill done --grade good", "drill check"] {
        sandbox
            .x(command)
            .exits(2)
            .says(&["no attempt is under way"]);
    }
    assert_eq!(names_of_events(&sandbox), ["start", "drop"]);
    sandbox.x("drill cf1_a").exits(0).says_only(
        "the clock runs; `cargo x drill check` tests it, `cargo x drill done` ends it\n",
    );
}

#[test]
fn another_drill_is_not_begun_and_both_are_named() {
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1\n", "1\n")
        .sum_problem("cf1_b", "1\n", "1\n");
    sandbox.x("drill cf1_a").exits(0);
    sandbox.x("drill cf1_b").exits(1).says_only(
        "`cf1_a` is under way with 0 min on the clock, so `cf1_b` was not begun; end `cf1_a` \
         first with `cargo x drill done` or `cargo x drill drop`\n",
    );
    assert_eq!(names_of_events(&sandbox), ["start"]);
    sandbox.x("drill cf1_a").exits(0).says_only(
        "under way for 0 min; `cargo x drill check` tests it, `cargo x drill pause` stops the \
         clock, `cargo x drill done` ends it\n",
    );
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

#[test]
fn an_attempt_that_does_not_compile_ends_only_if_the_user_says_so() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    sandbox.x("drill cf1_a").exits(0);
    let sandbox = sandbox.file("drills/cf1_a/attempt.rs", "fn main() { nothing() }\n");
    sandbox.x("drill done").exits(1).says(&[
        "cannot find function `nothing`",
        "does not compile, and the clock runs on; fix it, or end it by `cargo x drill done --grade",
    ]);
    sandbox
        .x("drill done --grade again")
        .exits(0)
        .prints(&["recorded cf1_a again"]);
}
