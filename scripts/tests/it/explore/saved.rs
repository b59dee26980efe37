//! Tests of runs that are saved, interrupted and continued.

use std::process::Stdio;
use std::time::Duration;

use super::{has_full_device, stdout_of};
use crate::support::Sandbox;

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
        let x = sandbox.command(&words);
        let limited = crate::support::outcome(
            std::process::Command::new("sh")
                .args(["-c", &format!("ulimit -f {blocks}; exec \"$@\""), "sh"])
                .arg(x.get_program())
                .args(x.get_args())
                .current_dir(sandbox.path("")),
        );
        assert_eq!(limited.code, None, "{limited:#?}");
        assert!(std::fs::read(sandbox.path("save/run")).unwrap() == run);
    }
    sandbox.x(&words).exits(0);
    assert_eq!(saved_terms(&sandbox), 100_016);
    assert_whole(&sandbox);
}
