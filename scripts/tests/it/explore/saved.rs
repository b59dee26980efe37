//! Tests of runs that are saved, interrupted and continued.

#[cfg(unix)]
use std::process::Command;
use std::process::Stdio;
use std::time::Duration;

use super::{has_full_device, stdout_of};
use crate::support::Sandbox;
#[cfg(unix)]
use crate::support::{Outcome, outcome};

#[test]
fn a_run_whose_save_fails_is_reported_all_the_same() {
    let sandbox = Sandbox::new();
    if has_full_device() {
        let outcome = sandbox
            .x("explore kayles --save /dev/full --csv values.csv")
            .exits(2);
        // A device may exist already; an existing file would be refused before the run.
        outcome.says(&["/dev/full"]);
        sandbox
            .x("explore kayles --csv /dev/full")
            .exits(2)
            .prints(&["period\t12\n"])
            .says(&["cannot write /dev/full"]);
    }
    for option in ["--save", "--csv"] {
        let outcome = sandbox
            .x(&format!("explore kayles {option} none/run"))
            .exits(2)
            .says(&["there is no folder none", "mkdir -p none"]);
        assert_eq!(outcome.stdout, "", "nothing is computed first");
        assert!(!sandbox.path("none").exists());
    }
}

/// Runs `x` after these commands of a shell, which limit how long a file may grow.
#[cfg(unix)]
fn with_short_files(sandbox: &Sandbox, limits: &str, words: &str) -> Outcome {
    let x = sandbox.command(words);
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{limits}; exec \"$0\" \"$@\"")]);
    shell.arg(x.get_program()).args(x.get_args());
    outcome(shell.current_dir(sandbox.path("")))
}

/// Commands of a shell after which a write beyond so many blocks fails, as on a full disk.
#[cfg(unix)]
fn full_after(blocks: usize) -> String {
    format!("trap '' XFSZ; ulimit -f {blocks}")
}

#[cfg(unix)]
#[test]
fn every_file_that_finds_no_room_is_named() {
    let sandbox = Sandbox::new();
    let files = "--save save --csv values.csv --plot plot.svg";
    let words = format!("explore 0.007 --terms 3000 {files}");
    with_short_files(&sandbox, &full_after(4), &words)
        .exits(2)
        .prints(&["none proven up to heap 2999"])
        .says(&[
            "warning: a save failed: cannot write save",
            "error: cannot write save",
            "error: cannot write values.csv",
            "error: cannot write plot.svg",
        ]);
    for file in ["save", "values.csv", "plot.svg"] {
        assert!(!sandbox.path(file).exists(), "{file} is written in part");
    }
}

#[cfg(unix)]
#[test]
fn a_run_that_finds_no_room_says_so_and_keeps_what_was_saved() {
    let sandbox = Sandbox::new();
    sandbox.x("explore 0.104 --run file --terms 5000").exits(0);
    // Room for the slots, and for a part of the values.
    with_short_files(
        &sandbox,
        &full_after(1100),
        "explore --run file --terms 1e6",
    )
    .exits(2)
    .prints(&["none proven up to heap 999999"])
    .says(&[
        "warning: a save failed: cannot save the run in file",
        "the run goes on, and tries again",
        "error: cannot save the run in file",
    ]);
    let saved = stdout_of(sandbox.x("explore --run file --terms 1"));
    assert!(saved.contains("stopped\tat 5008 values"), "{saved}");
    let longer = stdout_of(sandbox.x("explore --run file --terms 1e6"));
    assert!(longer.contains("none proven up to heap 999999"), "{longer}");
    with_short_files(
        &sandbox,
        &full_after(8),
        "explore 0.104 --run other --terms 5000",
    )
    .exits(2)
    .says(&["cannot write other"]);
    assert!(!sandbox.path("other").exists());
}

#[test]
fn a_saved_run_goes_on_where_it_ended() {
    let sandbox = Sandbox::new();
    sandbox.x("explore 0.165 --terms 3000 --save run").exits(0);
    sandbox
        .x("explore 0.165 --save run")
        .exits(2)
        .says(&["run is there already", "--resume run"]);
    sandbox
        .x("explore 0.77 --resume run")
        .exits(2)
        .says(&["a run of 0.165, not of 0.77"]);
    let resumed = stdout_of(sandbox.x("explore --resume run"));
    assert_eq!(resumed, stdout_of(sandbox.x("explore 0.165")));
    let torn = &std::fs::read(sandbox.path("run")).unwrap()[..1000];
    std::fs::write(sandbox.path("run"), torn).unwrap();
    sandbox.x("explore --resume run").exits(2).says(&["torn"]);
}

/// Continues the run `save/run` by a few heaps, and kills it this long after it started to write.
/// True if the kill came before everything was written: then the new file is still beside the old
/// one.
fn killed_while_saving(sandbox: &Sandbox, later: Duration) -> bool {
    let unfinished = || {
        let files = std::fs::read_dir(sandbox.path("save")).unwrap();
        let mut paths = files.map(|file| file.unwrap().path());
        paths.find(|path| !path.ends_with("run"))
    };
    let terms = saved_terms(sandbox) + 16;
    let words = format!("explore --resume save/run --terms {terms} --save save/run");
    let mut x = sandbox.command(&words);
    let mut x = x.stdout(Stdio::null()).spawn().unwrap();
    while unfinished().is_none() && x.try_wait().unwrap().is_none() {
        std::hint::spin_loop();
    }
    std::thread::sleep(later);
    let _ = x.kill();
    x.wait().unwrap();
    let unfinished = unfinished();
    let _ = unfinished.as_ref().map(std::fs::remove_file);
    unfinished.is_some()
}

/// Number of terms in the header of `save/run`.
fn saved_terms(sandbox: &Sandbox) -> usize {
    let bytes = std::fs::read(sandbox.path("save/run")).unwrap();
    let header = String::from_utf8_lossy(&bytes[..200]);
    let terms = header.lines().find_map(|line| line.strip_prefix("values "));
    terms.unwrap().parse().unwrap()
}

/// Asserts that the saved values equal newly computed ones.
fn assert_whole(sandbox: &Sandbox) {
    let terms = saved_terms(sandbox);
    let values = |words: &str| {
        sandbox
            .x(&format!("{words} --terms {terms} --csv run.csv"))
            .exits(0);
        sandbox.read("run.csv")
    };
    assert!(values("explore --resume save/run") == values("explore 0.104"));
}

fn saved(terms: &str) -> Sandbox {
    let sandbox = Sandbox::new();
    std::fs::create_dir(sandbox.path("save")).unwrap();
    sandbox
        .x(&format!("explore 0.104 --terms {terms} --save save/run"))
        .exits(0);
    sandbox
}

#[test]
fn no_kill_while_saving_loses_what_was_saved_before() {
    let sandbox = saved("1e6");
    let (mut before, mut known) = (0, saved_terms(&sandbox));
    for round in 0..30 {
        let was_before = killed_while_saving(&sandbox, Duration::from_micros(15 * round * round));
        before += usize::from(was_before);
        // This command reads the whole file and computes nothing.
        sandbox.x("explore --resume save/run --terms 1").exits(0);
        let now = saved_terms(&sandbox);
        assert_eq!(now, if was_before { known } else { known + 16 });
        known = now;
    }
    println!("{before} of 30 kills came before all was written");
    assert_whole(&sandbox);
}

#[cfg(unix)]
#[test]
fn a_kill_at_any_byte_of_a_save_leaves_the_one_before() {
    let sandbox = saved("1e5");
    let run = std::fs::read(sandbox.path("save/run")).unwrap();
    let words = format!(
        "explore --resume save/run --terms {} --save save/run",
        saved_terms(&sandbox) + 16
    );
    for blocks in [0, 1, 100, run.len() / 512 - 1] {
        // The process may only write files of so many blocks, and is killed when a file grows
        // further.
        let limited = with_short_files(&sandbox, &format!("ulimit -f {blocks}"), &words);
        assert_eq!(limited.code, None, "{limited:#?}");
        assert!(std::fs::read(sandbox.path("save/run")).unwrap() == run);
    }
    sandbox.x(&words).exits(0);
    assert_eq!(saved_terms(&sandbox), 100_016);
    assert_whole(&sandbox);
}
