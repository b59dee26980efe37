//! Tests of the log of reviews: no recorded review is lost, however a command ends.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use super::{events, parsed};
use crate::support::{Sandbox, are_all_tried, collection, outcome, x_in};

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

/// Events of a log after a command may have been killed. The kernel may stop a write between two
/// pages, so a part of the last line may be there. It is no event, because nobody was told that it
/// is recorded.
fn events_but_a_torn_one(sandbox: &Sandbox) -> Vec<Value> {
    let log = sandbox.read("drills/log.jsonl");
    let (lines, _torn) = log.rsplit_once('\n').unwrap_or_default();
    parsed(lines)
}

/// Runs a command and kills it after `microseconds`; true if it had confirmed that the review is
/// recorded.
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
    if !are_all_tried() {
        return;
    }
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    let (mut recorded, mut killed, mut random) = (0, 0, 1_u64);
    // Latest kill in microseconds, adapted to the machine so that half the kills come in time.
    let mut latest = 12_000;
    for run in 0..100 {
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
        // The next command must understand any log that a killed one leaves.
        let after = events_but_a_torn_one(&sandbox);
        assert!(after.len() - before <= 1, "run {run}");
        let done = after
            .iter()
            .filter(|event| event["event"] == "done")
            .count();
        assert!(done >= recorded, "run {run}: {done} of {recorded}");
    }
    println!("{recorded} recorded, {killed} killed before they said so");
    sandbox.x("drill list").exits(0);
    assert!(recorded > 10 && killed > 10, "{recorded} {killed}");
}

#[cfg(unix)]
#[test]
fn a_command_killed_within_a_line_leaves_the_log_usable() {
    for written in [1, 15, 60] {
        let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
        sandbox.x("drill cf1_a").exits(0);
        // The process may only write files of two blocks, and is killed when a file grows further.
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

#[test]
fn of_eight_begun_at_once_one_leaves_a_file() {
    let mut sandbox = Sandbox::new();
    for letter in ["a", "b", "c", "d", "e", "f", "g", "h"] {
        sandbox = sandbox.sum_problem(&format!("cf1_{letter}"), "1\n", "1\n");
    }
    let all = ["a", "b", "c", "d", "e", "f", "g", "h"].map(|letter| {
        let mut command = sandbox.command(&format!("drill cf1_{letter}"));
        let command = command.stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().unwrap()
    });
    let codes = all.map(|mut child| child.wait().unwrap().code());
    let won = codes.iter().filter(|code| **code == Some(0)).count();
    assert_eq!(won, 1, "{codes:?}");
    let folders = sandbox.path("drills").read_dir().unwrap().flatten();
    let blank = folders.filter(|entry| entry.path().join("attempt.rs").is_file());
    assert_eq!(blank.count(), 1);
}

#[test]
fn a_review_without_its_line_end_counts_and_an_absurd_date_is_named() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    sandbox.x("drill cf1_a").exits(0);
    sandbox.x("drill done --grade good").exits(0);
    let log = sandbox.read("drills/log.jsonl");
    let of_a_game = "//! Sum.\n//! - games: nim\nfn main() {}\n";
    let sandbox = sandbox
        .file("drills/log.jsonl", log.trim_end())
        .file("problems/src/bin/cf1_a.rs", of_a_game);
    sandbox.x("drill list").exits(0).prints(&["    1  cf1_a"]);
    sandbox.x("drill cf1_a").exits(0);
    assert_eq!(events(&sandbox).len(), 3);
    let line =
        r#"{"at":"+262142-12-31T00:00:00Z","name":"a","event":"done","grade":"good","seconds":1}"#;
    let sandbox = sandbox.file("drills/log.jsonl", &format!("{line}\n"));
    sandbox
        .x("drill list")
        .exits(2)
        .says(&["log.jsonl:1: not an event", "the year is 262142"]);
    sandbox.x("drill --until 262142-12-31").exits(2);
}

/// Runs git in a folder, as a user with a name.
fn git(folder: &Path, words: &[&str]) -> String {
    let user = ["-c", "user.name=a", "-c", "user.email=a@b"];
    let mut git = Command::new("git");
    let git = git.args(user).args(words).current_dir(folder);
    let done = outcome(git).exits(0);
    done.stdout
}

#[test]
fn a_clone_goes_on_where_it_was_and_merges_the_reviews_of_both() {
    let template = |file: &str| {
        let folder = collection().join("scripts/src/commands/init/template");
        std::fs::read_to_string(folder.join(file)).unwrap()
    };
    let problem = "//! A.\n//! - games: nim\nfn main() {}\n";
    let sandbox = Sandbox::new()
        .file("problems/src/bin/cf1_a.rs", problem)
        .file("problems/src/bin/cf2_a.rs", problem)
        .file(".gitignore", &template("gitignore.txt"))
        .file(".gitattributes", &template("gitattributes.txt"));
    let root = sandbox.path("");
    let commit = |folder: &Path| {
        git(folder, &["add", "--all"]);
        git(folder, &["commit", "--quiet", "--message=a"]);
    };
    git(&root, &["init", "--quiet", "--initial-branch=main"]);
    sandbox.x("drill problems/src/bin/cf1_a.rs").exits(0);
    commit(&root);
    assert_eq!(git(&root, &["ls-files", "drills"]), "drills/log.jsonl\n");
    git(&root, &["clone", "--quiet", ".", "clone"]);
    let clone = sandbox.path("clone");
    // The attempt that was begun here goes on there, with a blank file.
    x_in(&clone, "drill").exits(0).says_only(
        "under way for 0 min; `cargo x drill check` tests it, `cargo x drill pause` stops the \
         clock, `cargo x drill done` ends it\n",
    );
    assert!(clone.join("drills/cf1_a/attempt.rs").is_file());
    x_in(&clone, "drill done --grade good").exits(0);
    x_in(&clone, "drill cf2_a").exits(0);
    commit(&clone);
    sandbox.x("drill done --grade again").exits(0);
    std::fs::write(root.join(".git/info/exclude"), "clone\n").unwrap();
    commit(&root);
    git(&root, &["pull", "--quiet", "--no-rebase", "clone", "main"]);
    let reviewed = sandbox.x("drill list").exits(0);
    reviewed.prints(&["  2  cf1_a", "  0  cf2_a"]);
    sandbox.x("drill").exits(0).prints_only(
        "A\n\
         goal: 6 min\n\
         drills/cf2_a/attempt.rs\n",
    );
}
