//! Runs as a user makes them: continued, killed, damaged, locked, verified, several in turn.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use tempfile::TempDir;

/// A folder in which the lab runs.
struct Sandbox(TempDir);

impl Sandbox {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn file(self, name: &str, text: &str) -> Self {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
        self
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn command(&self, words: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lab"));
        command.args(words.split_whitespace());
        command.current_dir(self.0.path());
        command
    }

    /// Runs the lab and asserts its exit status. Returns what it printed.
    fn lab(&self, words: &str, status: i32) -> Printed {
        printed(self.command(words), words, status)
    }
}

struct Printed {
    stdout: String,
    stderr: String,
}

fn printed(mut command: Command, words: &str, status: i32) -> Printed {
    let Output {
        status: ended,
        stdout,
        stderr,
    } = command.output().unwrap();
    let [stdout, stderr] = [stdout, stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    assert_eq!(ended.code(), Some(status), "{words}\n{stdout}{stderr}");
    Printed { stdout, stderr }
}

#[track_caller]
fn assert_has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

/// Lines of a report without the line that tells why the run stopped.
fn facts(report: &str) -> Vec<&str> {
    let lines = report.lines();
    lines.filter(|line| !line.starts_with("stopped")).collect()
}

#[test]
fn a_run_is_continued_from_its_file_alone_to_its_proof() {
    let sandbox = Sandbox::new();
    let begun = sandbox.lab("run file 0.354 --terms 5e6", 0).stdout;
    assert_has(
        &begun,
        &[
            "none proven up to heap 4999999",
            "rare\t132 heaps up to 3227",
        ],
    );
    let other = sandbox.lab("run file 0.77", 2).stderr;
    assert_has(&other, &["file is a run of 0.354, not of 0.77"]);
    let ended = sandbox.lab("run file", 0).stdout;
    assert_has(&ended, &["period\t1180\n", "preperiod\t10061916\n"]);
    let before = std::fs::read(sandbox.path("file")).unwrap();
    assert_eq!(sandbox.lab("run file", 0).stdout, ended);
    let after = std::fs::read(sandbox.path("file")).unwrap();
    assert!(before == after, "a run that is over is written again");
}

#[test]
fn a_table_appends_its_values() {
    let sandbox = Sandbox::new();
    for terms in [5_000, 5_100, 20_000] {
        let report = sandbox.lab(&format!("run file 0.007 --terms {terms}"), 0);
        let alone = sandbox.lab(&format!("run {terms} 0.007 --terms {terms}"), 0);
        assert_eq!(facts(&report.stdout), facts(&alone.stdout));
    }
}

#[test]
fn what_is_no_octal_game_or_no_file_is_refused_with_the_remedy() {
    let sandbox = Sandbox::new().file("games", "0.77\ntake1..3\n");
    for (words, error) in [
        ("run none", "none is not there; name a game"),
        ("run file take1..3", "take1..3 is no octal game"),
        ("run file wythoff", "`wythoff` is played on two heaps"),
        ("run none/file 0.77", "can't write none/file"),
        ("run file 0.77 --terms 0", "write a number of heaps"),
        ("run file 0.77 --time 0", "write a time, such as"),
        ("all folder --games games", "games line 2"),
        ("verify none", "can't open none"),
    ] {
        assert_has(&sandbox.lab(words, 2).stderr, &[error]);
    }
    assert!(!sandbox.path("file").exists() && !sandbox.path("folder").exists());
    if Path::new("/dev/full").exists() {
        let full = sandbox.lab("run /dev/full 0.106", 2).stderr;
        assert_has(&full, &["/dev/full", "it is no file"]);
    }
}

/// The largest heap that the file's run has computed.
fn heap(sandbox: &Sandbox) -> usize {
    // The run has more heaps than that already, so nothing is computed.
    let report = sandbox.lab("run file --terms 1", 0).stdout;
    let line = report.lines().find(|line| line.starts_with("maximum"));
    line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
}

#[test]
fn a_torn_checkpoint_leaves_the_one_before() {
    let sandbox = Sandbox::new();
    sandbox.lab("run file 0.106 --terms 3e6", 0);
    sandbox.lab("run file --terms 4e6", 0);
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
    let error = sandbox.lab("run file", 2).stderr;
    assert_has(
        &error,
        &["file can't be continued", "its header was altered"],
    );
}

#[test]
fn a_file_that_lost_both_checkpoints_is_refused() {
    for game in ["0.106", "0.007"] {
        let sandbox = Sandbox::new();
        let terms = if game == "0.106" { "3e6" } else { "5000" };
        sandbox.lab(&format!("run file {game} --terms {terms}"), 0);
        let mut bytes = std::fs::read(sandbox.path("file")).unwrap();
        bytes[4096 + 20] ^= 1;
        std::fs::write(sandbox.path("file"), &bytes).unwrap();
        for words in ["run file --terms 100", "verify file"] {
            let error = sandbox.lab(words, 2).stderr;
            assert_has(
                &error,
                &[
                    "file can't be continued; put back a copy of it, or move it away",
                    "both of its checkpoints are damaged",
                ],
            );
        }
        assert!(std::fs::read(sandbox.path("file")).unwrap() == bytes);
    }
}

#[test]
fn two_processes_do_not_compute_one_run() {
    let sandbox = Sandbox::new();
    sandbox.lab("run file 0.106 --terms 3e6", 0);
    let mut first = sandbox.command("run file");
    let first = first.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let mut first = first.unwrap();
    let second = longer_and_longer(|wait| {
        std::thread::sleep(wait);
        let second = sandbox.command("run file --terms 1").output().unwrap();
        let error = String::from_utf8(second.stderr).unwrap();
        (second.status.code() == Some(2)).then_some(error)
    });
    first.kill().unwrap();
    first.wait().unwrap();
    assert_has(&second, &["another process has the run in file open"]);
    assert_eq!(heap(&sandbox), 2_999_999);
}

/// Tries with a third of a second, then with twice as long each time: a busy machine needs more.
fn longer_and_longer<T>(attempt: impl FnMut(Duration) -> Option<T>) -> T {
    let mut waits = (0..6).map(|doublings| Duration::from_millis(300 << doublings));
    waits.find_map(attempt).expect("ten seconds are too few")
}

/// Starts a command, which takes longer than any test, and sends it a signal a while later.
#[cfg(unix)]
fn signalled(mut command: Command, signal: &str, after: Duration) -> String {
    let run = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let run = run.unwrap();
    std::thread::sleep(after);
    let id = run.id().to_string();
    let mut kill = Command::new("kill");
    assert!(kill.args(["-s", signal, &id]).status().unwrap().success());
    String::from_utf8(run.wait_with_output().unwrap().stdout).unwrap()
}

#[cfg(unix)]
#[test]
fn no_signal_loses_what_was_saved() {
    let sandbox = Sandbox::new();
    sandbox.lab("run file 0.106 --terms 3e6", 0);
    let mut before = heap(&sandbox);
    assert_eq!(before, 2_999_999);
    let endless = || sandbox.command("run file");
    signalled(endless(), "KILL", Duration::from_millis(500));
    assert_eq!(heap(&sandbox), before);
    for signal in ["TERM", "HUP", "INT"] {
        longer_and_longer(|wait| {
            signalled(endless(), signal, wait);
            let now = heap(&sandbox);
            assert!(now >= before, "{signal}: {before}, {now}");
            (std::mem::replace(&mut before, now) < now).then_some(())
        });
    }
    let verified = sandbox.lab("verify file", 0).stdout;
    assert_has(&verified, &["verified\t0.106: heaps 1048576 to"]);
}

/// Runs the lab with a limit on the length of files, in blocks of 512 bytes, as on a full disk.
#[cfg(unix)]
fn with_short_files(sandbox: &Sandbox, blocks: usize, words: &str) -> Printed {
    let lab = sandbox.command(words);
    let mut shell = Command::new("sh");
    let limited = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    shell.args(["-c", &limited]);
    shell.arg(lab.get_program()).args(lab.get_args());
    shell.current_dir(sandbox.path(""));
    printed(shell, words, 2)
}

#[cfg(unix)]
#[test]
fn a_run_that_finds_no_room_says_so_and_keeps_what_was_saved() {
    let sandbox = Sandbox::new();
    sandbox.lab("run file 0.104 --terms 5000", 0);
    // There's room for the slots, and for a part of the values.
    let full = with_short_files(&sandbox, 1100, "run file --terms 1e6");
    assert_has(&full.stdout, &["none proven up to heap 999999"]);
    assert_has(
        &full.stderr,
        &[
            "warning: a save failed: can't save the run in file",
            "the run goes on, and tries again",
            "error: can't save the run in file",
        ],
    );
    let saved = sandbox.lab("run file --terms 1", 0).stdout;
    assert_has(&saved, &["stopped\tat 5008 heaps"]);
    let longer = sandbox.lab("run file --terms 1e6", 0).stdout;
    assert_has(&longer, &["none proven up to heap 999999"]);
    let other = with_short_files(&sandbox, 8, "run other 0.104 --terms 5000");
    assert_has(&other.stderr, &["can't write other"]);
    assert!(!sandbox.path("other").exists());
}

#[test]
fn many_runs_take_turns_and_are_continued() {
    let sandbox = Sandbox::new().file("games", "0.77\n0.106\n0.007\n");
    let run = |time: f64| {
        let words = format!("all folder --games games --time {time}");
        sandbox.lab(&words, 1).stdout
    };
    let table = run(1.0);
    assert_has(
        &table,
        &["0.77\t", "proven: period 12, preperiod 71\n", "0.106\t"],
    );
    let heaps = |table: &str| -> Vec<usize> {
        let lines = table.lines().skip(1);
        lines
            .map(|line| line.split('\t').nth(1).unwrap().parse().unwrap())
            .collect()
    };
    let before = heaps(&table);
    longer_and_longer(|wait| {
        let now = heaps(&run(wait.as_secs_f64()));
        (now[1] > before[1] && now[2] > before[2]).then_some(())
    });
}

#[test]
fn a_run_that_cannot_be_continued_leaves_the_others_their_turns() {
    let sandbox = Sandbox::new()
        .file("games", "0.106\n0.77\n0.07\n")
        .file("folder/0.106.run", "no run");
    let all = sandbox.lab("all folder --games games --time 30", 2);
    assert_has(
        &all.stdout,
        &[
            "0.106\t-\t-\t-\t-\t-\tnot continued\n",
            "proven: period 12, preperiod 71\n",
            "proven: period 34, preperiod 53\n",
        ],
    );
    assert_has(
        &all.stderr,
        &[
            "warning: 0.106 gets no more turns: ",
            "0.106.run can't be continued",
            "error: ",
        ],
    );
}

#[cfg(unix)]
#[test]
fn many_runs_are_saved_when_they_are_terminated() {
    let sandbox = Sandbox::new().file("games", "0.106\n0.104\n0.007\n");
    longer_and_longer(|wait| {
        let runs = sandbox.command("all folder --games games");
        let table = signalled(runs, "TERM", wait);
        let is_saved = sandbox.path("folder/0.106.run").exists();
        (table.contains("\n0.106\t") && is_saved).then_some(())
    });
    let saved = sandbox.lab("run folder/0.106.run --terms 1", 0).stdout;
    assert_has(&saved, &["rare\t15 heaps up to 1103"]);
}
