//! Tests of programs that don't do what they should: what is wrong is said, with the state.

#[cfg(unix)]
use std::process::{Command, Stdio};
#[cfg(unix)]
use std::time::Duration;

use super::{explore, python};
use crate::support::Sandbox;

/// Explores 0 to 20 by a program, which must be refused with these words.
#[track_caller]
fn refused(program: &str, words: &str) {
    let sandbox = Sandbox::new().file("game.py", program);
    explore(&sandbox, &["game.py", "0..20"])
        .exits(2)
        .says(&[words]);
}

const ALL: &str = "for k in range(int(s)): print(k)";

#[test]
fn the_state_on_which_a_program_fails_is_named() {
    let fails = |how: &str| python(&format!("if s == '7': {how}\n{ALL}"));
    refused(
        &fails("raise ValueError('seven')"),
        "fails on the state `7`: exit status: 1",
    );
    refused(&fails("raise ValueError('seven')"), "ValueError: seven");
    // What it has printed is lost here: the state is looked for.
    let unflushed = fails("sys.exit(3)").replace("flush=True", "");
    refused(&unflushed, "fails on the state `7`: exit status: 3");
    refused(
        &python(&format!("print('options of', s)\n{ALL}")),
        "`options of 0` (an option of `0`)",
    );
    refused("def f(:", "SyntaxError");
}

#[test]
fn answers_that_are_no_answers_are_refused() {
    let answer = |last: &str| {
        let program = python(ALL);
        let (start, _) = program.rsplit_once("    print").unwrap();
        format!("{start}{last}")
    };
    refused(&answer(""), "prints options of `0` and no empty line");
    refused(
        &answer("    if s != '0': print()\n"),
        "answered 20 of 21 states and ended",
    );
    // The empty lines too many may come before or after the states that are asked again.
    refused(
        &answer("    print('\\n', flush=True)\n"),
        "empty line after ",
    );
    refused(
        "n = int(input())\nprint()\n",
        "ended after 1 of 21 states, before `1`",
    );
    refused("import sys\nsys.stdin.read()\n", "prints nothing for `0`");
    refused(
        "import sys\nsys.stdout.buffer.write(b'\\xff\\n\\n')\n",
        "which is no UTF-8",
    );
    refused(&python("print('1+')"), "where a part of a sum is empty");
    refused(&python("print(f'({s})')"), "are one state in two spellings");
    let keeps = "seen = globals().setdefault('seen', set())\nfor k in range(int(s)):\n    \
        if (s, k) not in seen: print(k)\n    seen.add((s, k))";
    refused(
        &python(keeps),
        "asked twice for `20`, it prints other options",
    );
}

#[test]
fn a_state_that_leads_to_itself_is_shown_with_its_cycle() {
    refused(
        &python("print((int(s) + 3) % 10)"),
        "`0` leads to itself in 10 moves: 0 -> 3 -> 6",
    );
    refused(
        &python("print(s)"),
        "`0` leads to itself: 0 -> 0; with `--loopy`",
    );
}

#[test]
fn a_search_without_end_says_how_far_it_came() {
    let sandbox = Sandbox::new()
        .file("grows.py", &python("print(int(s) + 1)\nprint(int(s) + 2)"))
        .file("hangs.py", &python(&format!("while s == '7': pass\n{ALL}")))
        .file(
            "floods.py",
            "i = 0\nwhile True:\n    print(i)\n    i += 1\n",
        );
    explore(&sandbox, &["grows.py", "0", "--terms", "1000"])
        .exits(1)
        .prints(&[
            "answer\tnot known: the search was stopped",
            "stopped\tat 1000 states; `--terms 10000` goes on",
        ]);
    explore(&sandbox, &["floods.py", "0", "--terms", "1e5"])
        .exits(1)
        .prints(&[
            "none is answered, the next is `0`",
            "; does the program loop?\n",
        ]);
    // A busy machine needs more than half a second.
    let is_said = ["0.5", "2", "8"].into_iter().any(|time| {
        let found = explore(&sandbox, &["hangs.py", "0..20", "--time", time]).exits(1);
        found.stdout.contains("values\t0 1 2 3 4 5 6 ?")
            && found
                .stdout
                .contains(&format!("stopped\tafter {time} s; `--time "))
            && found
                .stdout
                .contains("of 21 states 7 are answered, the next is `7`")
    });
    assert!(is_said);
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_program_that_hangs_and_tells_what_is_known() {
    let sandbox = Sandbox::new().file("hangs.py", &python(&format!("while s == '7': pass\n{ALL}")));
    // A busy machine needs more than half a second.
    let mut waits = (0..5).map(|doublings| Duration::from_millis(500 << doublings));
    let is_told = waits.any(|wait| {
        let mut run = sandbox.command("explore --moves hangs.py 0..20");
        let run = run
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(wait);
        let id = run.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-INT", &id])
                .status()
                .unwrap()
                .success()
        );
        let ended = run.wait_with_output().unwrap();
        let report = String::from_utf8(ended.stdout).unwrap();
        report.contains("values\t0 1 2 3 4 5 6 ?") && report.contains("stopped\tby a signal; of 21")
    });
    assert!(is_told);
}

#[test]
fn states_that_cannot_be_asked_are_refused_before_the_program_runs() {
    let sandbox = Sandbox::new().file("game.py", "");
    for (words, complaint) in [
        (
            &["game.py"][..],
            "no states are named, so 0..100 are tried: game.py ended",
        ),
        (&["game.py", "5..3"], "write the smaller number first"),
        (&["game.py", "0..99999999999"], "these are more than"),
        (
            &["game.py", "0..9", "--csv", "none/f"],
            "there is no folder none",
        ),
        (&["game.txt", "0..9"], "there is no file game.txt"),
        (&["game.txt"], "error: there is no file game.txt"),
    ] {
        explore(&sandbox, words).exits(2).says(&[complaint]);
    }
    sandbox.x("explore kayles --loopy").exits(2).says_only(
        "error: the following required arguments were not provided:\
         \n  --moves <FILE>\
         \n\
         \nUsage: cargo x explore --moves <FILE> --loopy <GAME>\
         \n\
         \nFor more information, try '--help'.\n",
    );
}
