//! Tests of runs that are ended by a signal, or whose files cannot be written.

#[cfg(unix)]
use std::process::{Command, Stdio};
#[cfg(unix)]
use std::time::Duration;

use super::has_full_device;
use crate::support::Sandbox;
#[cfg(unix)]
use crate::support::outcome;

#[test]
fn a_game_whose_file_cannot_be_written_is_reported_all_the_same() {
    let sandbox = Sandbox::new();
    if has_full_device() {
        sandbox
            .x("explore kayles --csv /dev/full")
            .exits(2)
            .prints(&["period\t12\n"])
            .says(&["cannot write /dev/full"]);
    }
    let outcome = sandbox
        .x("explore kayles --csv none/run")
        .exits(2)
        .says(&["there is no folder none", "mkdir -p none"]);
    assert_eq!(outcome.stdout, "", "nothing is computed first");
    assert!(!sandbox.path("none").exists());
}

#[cfg(unix)]
#[test]
fn a_file_that_finds_no_room_is_named_and_none_is_written_in_part() {
    let sandbox = Sandbox::new();
    let x = sandbox.command("explore 0.007 --terms 3000 --csv values.csv --plot plot.svg");
    let mut shell = Command::new("sh");
    // A write beyond so many blocks fails, as on a full disk.
    shell.args(["-c", "trap '' XFSZ; ulimit -f 4; exec \"$0\" \"$@\""]);
    shell.arg(x.get_program()).args(x.get_args());
    outcome(shell.current_dir(sandbox.path("")))
        .exits(2)
        .prints(&["none proven up to heap 2999"])
        .says(&["error: cannot write values.csv"]);
    for file in ["values.csv", "plot.svg"] {
        assert!(!sandbox.path(file).exists(), "{file} is written in part");
    }
}

#[cfg(unix)]
#[test]
fn a_report_says_that_a_signal_ended_its_run() {
    let sandbox = Sandbox::new();
    for signal in ["TERM", "HUP", "INT"] {
        // A busy machine needs more than a third of a second.
        let mut waits = (0..6).map(|doublings| Duration::from_millis(300 << doublings));
        let is_said = waits.any(|wait| {
            let mut run = sandbox.command("explore 0.106 --terms 4e9");
            let run = run.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
            let run = run.unwrap();
            std::thread::sleep(wait);
            let id = run.id().to_string();
            let mut kill = Command::new("kill");
            assert!(kill.args(["-s", signal, &id]).status().unwrap().success());
            let report = String::from_utf8(run.wait_with_output().unwrap().stdout).unwrap();
            eprintln!("{report}");
            report.contains(" values by a signal; ")
        });
        assert!(is_said, "ten seconds are too few");
    }
}
