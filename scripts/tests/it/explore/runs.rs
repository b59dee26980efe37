//! Tests of runs in files: continued, killed, damaged, verified, several in turn.

#[cfg(unix)]
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use super::stdout_of;
use crate::support::Sandbox;

/// Lines of a report without the line that tells why the run stopped.
fn facts(report: &str) -> Vec<&str> {
    let lines = report.lines();
    lines.filter(|line| !line.starts_with("stopped")).collect()
}

#[test]
fn a_run_is_continued_from_its_file_alone_to_its_proof() {
    let sandbox = Sandbox::new();
    let begun = stdout_of(sandbox.x("explore 0.354 --run file --terms 5e6"));
    assert!(begun.contains("none proven up to heap 4999999"), "{begun}");
    assert!(begun.contains("rare\t132 heaps up to 3227"), "{begun}");
    sandbox
        .x("explore 0.77 --run file")
        .exits(2)
        .says(&["a run of 0.354, not of 0.77"]);
    let ended = stdout_of(sandbox.x("explore --run file"));
    for line in ["period\t1180\n", "preperiod\t10061916\n"] {
        assert!(ended.contains(line), "{ended}");
    }
    let bytes = || std::fs::read(sandbox.path("file")).unwrap();
    let before = bytes();
    let again = stdout_of(sandbox.x("explore --run file"));
    assert_eq!(again, ended);
    assert!(bytes() == before, "a run that is over is written again");
}

#[test]
fn a_table_appends_its_values() {
    let sandbox = Sandbox::new();
    for terms in [5_000, 5_100, 20_000] {
        let report = stdout_of(sandbox.x(&format!("explore 0.007 --run file --terms {terms}")));
        let alone = stdout_of(sandbox.x(&format!("explore 0.007 --terms {terms}")));
        assert_eq!(facts(&report), facts(&alone));
    }
    let report = stdout_of(sandbox.x("explore take{2,5,9} --run takes --terms 40"));
    assert!(report.contains("period\t"), "{report}");
}

/// Starts a command, which takes longer than any test, and sends it a signal a while later.
#[cfg(unix)]
fn signalled(mut command: Command, signal: &str, after: Duration) -> Output {
    let run = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let run = run.unwrap();
    std::thread::sleep(after);
    let id = run.id().to_string();
    let mut kill = Command::new("kill");
    assert!(kill.args(["-s", signal, &id]).status().unwrap().success());
    run.wait_with_output().unwrap()
}

/// Tries with a third of a second, then with twice as long each time: a busy machine needs more.
fn longer_and_longer(succeeds: impl FnMut(Duration) -> bool) {
    let mut waits = (0..6).map(|doublings| Duration::from_millis(300 << doublings));
    assert!(waits.any(succeeds), "ten seconds are too few");
}

/// The largest heap computed by the file's run.
fn heap(sandbox: &Sandbox) -> usize {
    // The run has more terms than that already, so nothing is computed.
    let report = stdout_of(sandbox.x("explore --run file --terms 1"));
    let line = report.lines().find(|line| line.starts_with("maximum"));
    line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
}

#[cfg(unix)]
#[test]
fn no_signal_loses_what_was_saved() {
    let sandbox = Sandbox::new();
    sandbox.x("explore 0.106 --run file --terms 3e6").exits(0);
    let mut before = heap(&sandbox);
    assert_eq!(before, 2_999_999);
    let endless = || sandbox.command("explore --run file");
    signalled(endless(), "KILL", Duration::from_millis(500));
    assert_eq!(heap(&sandbox), before);
    for signal in ["TERM", "HUP", "INT"] {
        longer_and_longer(|wait| {
            signalled(endless(), signal, wait);
            let now = heap(&sandbox);
            assert!(now >= before, "{signal}: {before}, {now}");
            std::mem::replace(&mut before, now) < now
        });
    }
    sandbox
        .x("explore --verify file")
        .exits(0)
        .prints(&["verified\t0.106: heaps 1048576 to"]);
}

#[cfg(unix)]
#[test]
fn a_report_names_the_signal_that_ended_its_run() {
    let sandbox = Sandbox::new();
    for (signal, name) in [("TERM", "SIGTERM"), ("HUP", "SIGHUP"), ("INT", "Ctrl-C")] {
        longer_and_longer(|wait| {
            let run = sandbox.command("explore 0.106 --terms 4e9");
            let report = String::from_utf8(signalled(run, signal, wait).stdout).unwrap();
            eprintln!("{report}");
            report.contains(&format!(" values by {name}; "))
        });
    }
}

#[test]
fn a_torn_checkpoint_leaves_the_one_before() {
    let sandbox = Sandbox::new();
    sandbox.x("explore 0.106 --run file --terms 3e6").exits(0);
    sandbox.x("explore 0.106 --run file --terms 4e6").exits(0);
    let whole = std::fs::read(sandbox.path("file")).unwrap();
    // The second checkpoint is in the second slot.
    let mut torn = whole.clone();
    torn[4096 + (1 << 18) + 1000] ^= 1;
    torn.extend([7; 100]);
    std::fs::write(sandbox.path("file"), &torn).unwrap();
    assert_eq!(heap(&sandbox), 2_999_999);
    let mut altered = whole;
    altered[40] ^= 1;
    std::fs::write(sandbox.path("file"), &altered).unwrap();
    sandbox
        .x("explore --run file")
        .exits(2)
        .says(&["file cannot be continued", "its header was altered"]);
    sandbox
        .x("explore --run none")
        .exits(2)
        .says(&["none is not there; name a game"]);
    if super::has_full_device() {
        sandbox
            .x("explore 0.106 --run /dev/full")
            .exits(2)
            .says(&["/dev/full", "is no file"]);
    }
}

#[test]
fn many_runs_take_turns_and_are_continued() {
    let sandbox = Sandbox::new().file("games", "0.77\n0.106\n0.007\n");
    let run = |time: f64| {
        let words = format!("explore --all games --run folder --time {time}");
        sandbox.x(&words).exits(1).stdout
    };
    let table = run(1.0);
    assert!(table.contains("0.77\t"), "{table}");
    assert!(
        table.contains("proven: period 12, preperiod 71\n"),
        "{table}"
    );
    assert!(table.contains("0.106\t"), "{table}");
    let heaps = |table: &str| -> Vec<usize> {
        let lines = table.lines().skip(1);
        lines
            .map(|line| line.split('\t').nth(1).unwrap().parse().unwrap())
            .collect()
    };
    longer_and_longer(|wait| {
        let later = run(wait.as_secs_f64());
        eprintln!("{later}");
        let (before, now) = (heaps(&table), heaps(&later));
        now[1] > before[1] && now[2] > before[2]
    });
}

#[test]
fn a_run_that_cannot_be_continued_leaves_the_others_their_turns() {
    let sandbox = Sandbox::new()
        .file("games", "0.106\n0.77\n0.07\n")
        .file("folder/0.106.run", "no run");
    sandbox
        .x("explore --all games --run folder --time 30")
        .exits(2)
        .prints(&[
            "0.106\t-\t-\t-\t-\t-\tnot continued\n",
            "proven: period 12, preperiod 71\n",
            "proven: period 34, preperiod 53\n",
        ])
        .says(&[
            "warning: 0.106 gets no more turns: ",
            "0.106.run cannot be continued",
            "error: ",
        ]);
}

#[cfg(unix)]
#[test]
fn many_runs_are_saved_when_they_are_terminated() {
    let sandbox = Sandbox::new().file("games", "0.106\n0.104\n0.007\n");
    longer_and_longer(|wait| {
        let runs = sandbox.command("explore --all games --run folder");
        let table = String::from_utf8(signalled(runs, "TERM", wait).stdout).unwrap();
        eprintln!("{table}");
        table.contains("\n0.106\t") && sandbox.path("folder/0.106.run").exists()
    });
    let saved = stdout_of(sandbox.x("explore --run folder/0.106.run --terms 1"));
    assert!(saved.contains("rare\t15 heaps up to 1103"), "{saved}");
}
