//! Tests of `explore --moves`, `explore --graph` and `new --moves`.

mod asked;
mod graph;
mod mistakes;

use std::process::Command;

use super::{kayles, mex_table};
use crate::support::{Outcome, Sandbox, outcome};

/// Runs `explore --moves` with these words after it; a word may have blanks.
fn explore(sandbox: &Sandbox, words: &[&str]) -> Outcome {
    outcome(sandbox.command("explore --moves").args(words))
}

/// A program in Python that answers each state `s` with these lines of code.
fn python(options: &str) -> String {
    let lines = options.lines().map(|line| format!("    {line}\n"));
    format!(
        "import sys\nfor s in sys.stdin:\n    s = s.rstrip(\"\\n\")\n{}    print(flush=True)\n",
        lines.collect::<String>()
    )
}

fn has(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}

/// The values on the line of a report that begins with `values`.
fn values(report: &str) -> Vec<u64> {
    let line = report
        .lines()
        .find_map(|line| line.strip_prefix("values\t"));
    let words = line
        .unwrap_or_else(|| panic!("no values: {report}"))
        .split(' ');
    words.map_while(|word| word.parse().ok()).collect()
}

/// Writes a template and explores its three games. What says that it's Kayles is replaced by what
/// lets the state decide, so that it's compiled once.
fn has_three_games(extension: &str, chosen: &str, by_state: &str) {
    let sandbox = Sandbox::new();
    let file = format!("game.{extension}");
    let written = sandbox.x(&format!("new --moves {file}")).exits(0);
    written.says(&[&format!("`cargo x explore --moves {file} 0..100`")]);
    let template = sandbox.read(&file);
    assert_eq!(template.matches(chosen).count(), 1, "{template}");
    let sandbox = sandbox.file(&file, &template.replace(chosen, by_state));
    let found = explore(&sandbox, &[&file, "0..59"]).exits(0);
    assert_eq!(values(&found.stdout), kayles(60), "{file}");
    let row = explore(&sandbox, &[&file, "......."]).exits(0);
    row.prints(&[
        "from .......\n",
        "value\t1\nwinning moves\tto .X....., ...X..., .....X.\n",
    ]);
    let knight = explore(&sandbox, &[&file, "0..7", "0..7", "--csv", "knight.csv"]).exits(0);
    knight.prints(&["a \\ b\t0\t1\t2\t3\t4\t5\t6\t7\n0\t0\t0\t1\t1\t0\t0\t1\t1\n"]);
    assert!(
        sandbox
            .read("knight.csv")
            .starts_with("0,0,1,1,0,0,1,1\n0,0,2,1,")
    );
}

#[test]
fn the_template_in_python_has_three_games() {
    let by_state =
        "options = lambda s: (string if s[0] in '.X' else grid if ' ' in s else kayles)(s)";
    has_three_games("py", "options = kayles", by_state);
}

#[test]
fn the_template_in_cpp_has_three_games() {
    let by_state = "auto options = [](const string& s) { return !isdigit(s[0]) ? row(s) : \
        s.find(' ') != string::npos ? grid(s) : kayles(s); };";
    if has("g++") || has("clang++") {
        has_three_games("cpp", "auto options = kayles;", by_state);
    }
}

#[test]
fn the_template_in_rust_has_three_games() {
    let by_state = "= |s| if s.starts_with(&['.', 'X'][..]) { string(s) } else if s.contains(' ') { grid(s) } \
        else { kayles(s) };";
    has_three_games("rs", "= kayles;", by_state);
}

#[test]
fn the_template_in_java_has_three_games() {
    let by_state = "return !Character.isDigit(state.charAt(0)) ? string(state) : state.contains(\" \") ? \
        grid(state) : kayles(state);";
    if has("java") {
        has_three_games("java", "return kayles(state);", by_state);
    }
}

#[test]
fn a_template_replaces_nothing() {
    let sandbox = Sandbox::new().file("game.py", "mine");
    sandbox.x("new --moves game").exits(2).says_only(
        "error: game.py is there already and stays as it is; choose another name or move it \
             away\n",
    );
    assert_eq!(sandbox.read("game.py"), "mine");
    sandbox
        .x("new --moves game.pl")
        .exits(2)
        .says(&["no template for .pl; name it .py, .cpp, .rs or .java"]);
    sandbox
        .x("new --moves game.py/game.cpp")
        .exits(2)
        .says(&["error: cannot write game.py/game.cpp: "]);
    sandbox
        .x("explore --moves none.py 0..9")
        .exits(2)
        .says_only(
            "error: there is no file none.py; `cargo x new --moves none.py` writes a template\n",
        );
}

#[test]
fn of_three_ranges_the_lost_states_are_listed() {
    let program = "h = list(map(int, s.split()))\nfor i in range(3):\n    \
        if h[i]: print(*h[:i], h[i] - 1, *h[i + 1:])";
    let sandbox = Sandbox::new().file("heaps.py", &python(program));
    explore(&sandbox, &["heaps.py", "0..1", "0..1", "3..4"])
        .exits(0)
        .prints_only(
            "answer\tthe player to move wins from 4 of 8 states and loses from 4\n\
             game\theaps.py: 20 states, 36 options\n\
             P-positions\t0 0 4, 0 1 3, 1 0 3, 1 1 4\n\
             next\t`--csv FILE` writes all of them, a row for each\n",
        );
}

/// Take 1, 3 or 4.
const TAKES: &str = "for k in 1, 3, 4:\n    if k <= int(s): print(int(s) - k)";

#[test]
fn a_range_of_numbers_is_compared_with_what_is_known_and_drawn_and_emitted() {
    let sandbox = Sandbox::new().file("takes.py", &python(TAKES));
    let words = [
        "takes.py", "0..40", "--csv", "t.csv", "--plot", "t.svg", "--from", "5,6",
    ];
    let found = explore(&sandbox, &words).exits(0);
    found.prints_only(
        "answer\tagrees with `take{1,3,4}` on all 41 values; its values have period 7, preperiod \
         0; the player to move loses iff n % 7 in {0, 2} (guess, held for 37 more)\n\
         next\tthe module `subtraction` solves it; `cargo x explore 'take{1,3,4}'` proves what is \
         known of it; `--emit` prints a function for the value; nothing is proven: test it \
         further\n\
         game\ttakes.py: 41 states, 115 options\n\
         values\t0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 \
         3\n\
         maximum\t3, first at 5\n\
         guess\tagrees with `take{1,3,4}` on all 41 values; its values have period 7, preperiod \
         0\n\
         evidence\tfitted on 4 values, then held for 37 more\n\
         to prove it\tshow that your game has the moves of `take{1,3,4}`\n\
         winning moves\tto 4 + 6, 5 + 5\n",
    );
    let expected = mex_table(41, |n, g| {
        let takes = [1, 3, 4].iter().filter(|&&k| k <= n);
        takes.map(|k| g[n - k]).collect()
    });
    let csv = sandbox.read("t.csv");
    let values = csv
        .lines()
        .skip(1)
        .map(|line| line.split_once(',').unwrap().1);
    assert!(values.eq(expected.iter().map(u64::to_string)));
    assert!(sandbox.read("t.svg").contains("Grundy values of takes.py"));
    let code = explore(&sandbox, &["takes.py", "0..40", "--emit", "python"])
        .exits(0)
        .stdout;
    assert!(code.contains("def "), "{code}");
    let misere = explore(&sandbox, &["takes.py", "0..40", "--misere"]).exits(0);
    misere.prints_only(
        "answer\tin misère play who loses agrees with `take{1,3,4}` on all 41 outcomes (guess, \
         held for 37 more)\n\
         next\t`cargo x explore 'take{1,3,4}' --misere` proves what is known of it; nothing is \
         proven: test it further\n\
         game\ttakes.py, misère: 41 states, 115 options\n\
         P-positions\t1 3 8 10 15 17 22 24 29 31 36 38\n\
         guess\twho loses agrees with `take{1,3,4}` on all 41 outcomes\n\
         evidence\tfitted on 4 values, then held for 37 more\n\
         to prove it\tshow that your game has the moves of `take{1,3,4}` in misère play\n",
    );
}

#[test]
fn states_come_from_a_file_or_from_standard_input_and_a_file_means_itself() {
    let program = python("for k in range(len(s) if s != 'none' else 0): print(s[:k] or 'none')");
    let sandbox = Sandbox::new()
        .file("row.py", &program)
        .file("0..3", "aaa\r\n\r\naaaaa,\"")
        .file("out", "");
    let words = ["row.py", "0..3", "--csv", "out"];
    let found = explore(&sandbox, &words).exits(0);
    found.prints_only(
        "answer\tthe player to move wins from 2 of 2 states and loses from 0\n\
         game\trow.py: 8 states, 28 options\n\
         state\tvalue\tbest moves\n\
         aaa\t3\tnone\n\
         aaaaa,\"\t7\tnone\n",
    );
    assert!(
        sandbox.read("out").ends_with("\"aaaaa,\"\"\",7\n"),
        "{}",
        sandbox.read("out")
    );
}

#[test]
fn play_without_end_is_a_draw_if_it_is_asked_for() {
    // Between 0 and 1 a token goes to and fro; from 1 it can also go to 2, and on to 3.
    let program = python("if s == '1': print(2)\nif s != '3': print([1, 0, 3][int(s)])");
    let sandbox = Sandbox::new().file("token.py", &program);
    let refused = explore(&sandbox, &["token.py", "0..3"]).exits(2);
    refused.says_only(
        "error: `0` leads to itself in 2 moves: 0 -> 1 -> 0; with `--loopy`, play without end is \
         a draw\n",
    );
    let found = explore(&sandbox, &["token.py", "0..3", "--loopy"]).exits(0);
    found.prints_only(
        "answer\tthe player to move wins from 1 of 4 states and loses from 1; 2 are draws\n\
         game\ttoken.py: 4 states, 4 options\n\
         note\t`∞{1, 2}` in a sum: whoever is to move wins if the other games xor to 1 or 2, and \
         draws otherwise\n\
         P-positions\t3\n\
         draws\t0 1\n",
    );
    explore(&sandbox, &["token.py", "2", "--loopy"])
        .exits(0)
        .prints_only(
            "answer\tthe player to move wins in 1 move from 2\n\
             game\ttoken.py: 2 states, 1 options\n\
             value\t1\n\
             winning moves\tto 3\n",
        );
}

#[cfg(unix)]
#[test]
fn a_program_may_print_at_its_end_and_like_windows() {
    let whole = "import sys\nanswers = ''\nfor line in sys.stdin.read().split():\n    \
        answers += ''.join(f'{int(line) - k}\\r\\n' for k in (1, 2) if k <= int(line)) + '\\r\\n'\n\
        sys.stdout.write(answers[:-2])\n";
    let sandbox = Sandbox::new().file("whole.py", whole);
    let found = explore(&sandbox, &["whole.py", "0..9"]).exits(0);
    assert_eq!(values(&found.stdout), [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
    found.says_only(
        "the program prints only at its end, so it's started again and again: flush its output \
         when no input is left, as the template of `cargo x new --moves` does\n",
    );
}

#[test]
fn states_are_saved_as_golden_cases_that_look_like_the_samples() {
    let golden = |file: &str| format!("tests/golden/cf1_a/{file}");
    let sandbox = Sandbox::new()
        .file("takes.py", &python(TAKES))
        .file(
            "problems/src/bin/cf1_a.rs",
            "//! A.\n//! - input: n in 1..9, a[n] in 0..99\nfn main() {}\n",
        )
        .file(&golden("sample-1.in"), "2\n4 5\n")
        .file(&golden("sample-1.out"), "Alice\n");
    let save = |states: &str| explore(&sandbox, &["takes.py", states, "--save", "cf1_a"]);
    save("2").exits(2).says_only(
        "error: the state `2`: it's a loss, and no sample shows what is printed then; add one\n",
    );
    let sandbox = &sandbox;
    std::fs::write(sandbox.path(&golden("sample-2.in")), "1\n7\n").unwrap();
    std::fs::write(sandbox.path(&golden("sample-2.out")), "Bob\n").unwrap();
    save("6 + 6 + 2")
        .exits(0)
        .says_only("saved tests/golden/cf1_a/brute-6---6---2.in\n");
    assert_eq!(sandbox.read(&golden("brute-6---6---2.in")), "3\n6 6 2\n");
    assert_eq!(sandbox.read(&golden("brute-6---6---2.out")), "Bob\n");
    save("6 + 6 + 2")
        .exits(0)
        .says_only("tests/golden/cf1_a/brute-6---6---2.in is there already\n");
    save("98..100").exits(2).says_only(
        "saved tests/golden/cf1_a/brute-98.in\n\
         saved tests/golden/cf1_a/brute-99.in\n\
         error: cf1_a does not allow the state `100`: line 2: `a` is 100, not in 0..99\n",
    );
    assert!(
        !sandbox.path(&golden("brute-98.in")).exists(),
        "all or none"
    );
    std::fs::write(sandbox.path(&golden("sample-2.out")), "Alice\n").unwrap();
    save("3").exits(2).says_only(
        "error: no way to read the samples of cf1_a agrees with takes.py: there must be one; a \
         state must be the input's words, or a sum of heaps `n` and the n heaps, perhaps after \
         the number of states; and the output a value, or a line for each outcome\n",
    );
}
