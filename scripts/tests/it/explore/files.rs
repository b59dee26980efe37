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
            .prints_only(
                "answer\tthe player to move loses iff n == 0; several heaps are lost iff the xor \
                 of their values is 0, and the values repeat with period 12 from heap 71 on\n\
                 next\t`--emit` prints code for any heap; `--from 20` prints the winning moves\n\
                 game\tkayles = 0.77\n\
                 values\t0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2 1 8 6 7 \
                 4 1 2 3 1 4 7 2 1 8 2 7 4 1 2 8 1 4 7 2 1 4 2 7 …\n\
                 maximum\t8 up to heap 175\n\
                 period\t12\n\
                 preperiod\t71\n\
                 proof\tGuy–Smith: g(n+p) = g(n) for n₀ ≤ n ≤ 2n₀ + p + 2; checked up to heap \
                 175\n",
            )
            .says_only("error: cannot write /dev/full: No space left on device (os error 28)\n");
    }
    let outcome = sandbox
        .x("explore kayles --csv none/run")
        .exits(2)
        .says_only(
            "error: cannot write none/run: there is no folder none; `mkdir -p none` makes it\n",
        );
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
        .prints_only(
            "answer\tnot known for all positions\n\
             next\t`--emit` prints code that fills a table; `--from 20` prints the winning moves\n\
             game\t0.007\n\
             values\t0 0 0 1 1 1 2 2 0 3 3 1 1 1 0 4 3 3 3 2 2 2 4 4 0 5 5 2 2 2 3 3 0 5 0 1 1 1 \
             3 3 3 5 6 4 4 1 0 5 5 6 6 2 7 7 7 8 0 1 9 2 …\n\
             maximum\t120 up to heap 2999\n\
             period\tnone proven up to heap 2999\n\
             guess\tnone: no period and no known formula agrees\n",
        )
        .says_only("error: cannot write values.csv: File too large (os error 27)\n");
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
