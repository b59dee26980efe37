//! Tests `cargo x explore` as a user runs it.

mod certificates;
mod files;
mod given;
mod hostile;
mod moves;
mod pictures;
mod rules;
mod wasm;

use std::path::Path;
use std::process::Command;

use scripts::system::toolchain;

use crate::support::{Outcome, Sandbox, outcome, x_in};

/// Returns whether there is a device on which every write fails, as on Linux.
fn has_full_device() -> bool {
    Path::new("/dev/full").exists()
}

/// Values of the emitted function for the heaps 0, 1, …, `count` − 1.
fn values_of_emitted(code: &str, count: u64) -> Vec<u64> {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("emitted.rs");
    let program = folder.path().join("emitted");
    let main = format!("fn main() {{ for n in 0..{count} {{ println!(\"{{}}\", grundy(n)); }} }}");
    std::fs::write(&source, format!("{code}\n{main}\n")).unwrap();
    for edition in ["2021", "2024"] {
        let mut rustc = Command::new(toolchain::rustc());
        rustc
            .args(["--edition", edition, "-D", "warnings", "-o"])
            .arg(&program)
            .arg(&source);
        assert!(rustc.status().unwrap().success(), "{code}");
    }
    let output = Command::new(&program).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| line.parse().unwrap()).collect()
}

fn mex_table(count: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
    let mut g = Vec::new();
    for n in 0..count {
        let options = options(n, &g);
        g.push((0..).find(|v| !options.contains(v)).unwrap());
    }
    g
}

fn kayles(count: usize) -> Vec<u64> {
    mex_table(count, |n, g| {
        let rests = (1..=2usize.min(n)).map(|taken| n - taken);
        rests
            .flat_map(|rest| (0..=rest).map(move |part| g[part] ^ g[rest - part]))
            .collect()
    })
}

fn stdout_of(outcome: Outcome) -> String {
    outcome.exits(0).stdout
}

#[test]
fn kayles_is_shown_with_its_period_and_the_proof() {
    Sandbox::new().x("explore kayles").exits(0).prints(&[
        "values\t0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7",
        "period\t12",
        "preperiod\t71",
        "Guy–Smith",
        "checked up to heap",
    ]);
}

#[test]
fn without_proof_no_period_is_claimed() {
    Sandbox::new()
        .x("explore 0.77 --terms 100")
        .exits(0)
        .prints(&["period\tnone proven up to heap"]);
}

#[test]
fn emitted_code_compiles_and_gives_the_values() {
    let sandbox = Sandbox::new();
    let code = stdout_of(sandbox.x("explore 0.77 --emit"));
    assert!(code.contains("Proof: Guy–Smith"), "{code}");
    assert_eq!(values_of_emitted(&code, 700), kayles(700));
    let code = stdout_of(sandbox.x("explore take{2,3,7} --emit"));
    let expected = mex_table(700, |n, g| {
        [2, 3, 7]
            .iter()
            .filter(|&&s| s <= n)
            .map(|s| g[n - s])
            .collect()
    });
    assert_eq!(values_of_emitted(&code, 700), expected);
}

#[test]
fn a_run_that_proves_nothing_says_how_far_it_came_and_what_goes_on() {
    let sandbox = Sandbox::new();
    sandbox.x("explore 0.007 --time 0.2").exits(0).prints(&[
        "period\tnone proven up to heap ",
        "stopped\tafter 0.2 s with ",
        "`--time 10` or `--terms ",
    ]);
    sandbox
        .x("explore take{squares}")
        .exits(0)
        .prints(&["stopped\tat 20000 values, as no criterion proves such a game"]);
    sandbox
        .x("explore coins1..16")
        .exits(0)
        .prints(&["stopped\tat ", "the sums of coins fill "]);
    sandbox
        .x("explore kayles --time 0")
        .exits(2)
        .says(&["such as 60 or 0.5"]);
}

#[test]
fn what_the_rule_of_a_take_set_proves_is_told_at_once() {
    let sandbox = Sandbox::new();
    for (game, theorem) in [
        ("take{odd}", "period 2, preperiod 0"),
        ("take{all}", "n itself"),
    ] {
        let outcome = sandbox.x(&format!("explore {game}")).exits(0);
        let report = outcome
            .prints(&[&format!("theorem\t{theorem}; for all")])
            .stdout;
        assert!(!report.contains("stopped\t"), "{report}");
        assert!(!report.contains("none proven"), "{report}");
    }
    sandbox
        .x("explore take{odd} --terms 50")
        .exits(0)
        .prints(&["maximum\t1 up to heap 49\n", "theorem\t"]);
}

#[test]
fn code_by_a_theorem_says_that_it_is_proven() {
    let sandbox = Sandbox::new();
    sandbox
        .x("explore wythoff --emit")
        .exits(0)
        .prints(&["/// Proven for all positions of ", "is_wythoff_pair(a, b)"]);
    sandbox
        .x("explore nim --emit")
        .exits(0)
        .prints(&["pub fn is_p_position(a: u64, b: u64) -> bool {\n    a ^ b == 0\n}\n"]);
    let emitted = |rule| {
        let mut command = sandbox.command("explore");
        stdout_of(outcome(command.args([rule, "--emit"])))
    };
    let code = emitted("n -> n-k where k >= 1 | i, n-k-i where i >= 1, i < n-k");
    let with_saltus = |n: u64| if n < 2 { n } else { 2 * (n - 1) };
    let expected: Vec<u64> = (0..200).map(with_saltus).collect();
    assert_eq!(values_of_emitted(&code, 200), expected);
    let code = emitted("n -> 0 where n >= 1");
    assert_eq!(values_of_emitted(&code, 5), [0, 1, 1, 1, 1]);
    sandbox
        .x("explore squares --emit")
        .exits(0)
        .prints(&["pub fn grundy_values(most: usize)", "is_square("]);
}

#[test]
fn a_list_that_cannot_be_printed_is_an_error_and_no_panic() {
    if !has_full_device() {
        return;
    }
    let sandbox = Sandbox::new();
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let output = sandbox.command("explore").stdout(full).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("cannot write to standard output"), "{said}");
}

#[test]
fn the_table_has_a_line_for_each_heap() {
    let sandbox = Sandbox::new();
    sandbox.x("explore take1..2 --terms 5 --csv a.csv").exits(0);
    assert_eq!(
        sandbox.read("a.csv"),
        "heap,value\n0,0\n1,1\n2,2\n3,0\n4,1\n"
    );
}

#[test]
fn a_wrong_rule_says_where_and_what_is_accepted() {
    let sandbox = Sandbox::new();
    sandbox.x("explore kayle").exits(2).says(&[
        "did you mean `kayles`? Write a code",
        "from `cargo x explore`",
        "or a rule",
    ]);
    sandbox
        .x("explore 0.7G")
        .exits(2)
        .says(&["`G` (character 4 of `0.7G`)", "0–7"]);
    sandbox
        .x("explore take{0}")
        .exits(2)
        .says(&["`0` is no number from 1", "take{1,3,4}"]);
    sandbox
        .x("explore 0.77 --terms 0")
        .exits(2)
        .says(&["such as 200 or 1e6"]);
    sandbox
        .x("explore 0,77")
        .exits(2)
        .says(&["no comma: write `0.77`"]);
    sandbox
        .x("explore n=>n-1")
        .exits(2)
        .says(&["stand after `->`: write 'n->n-1'"]);
    sandbox
        .x("explore kayles --csv a.svg --plot a.svg")
        .exits(2)
        .says(&["a.svg is named twice"]);
    sandbox
        .x("explore coins{run{1,2}} --terms 40")
        .exits(0)
        .prints(&["= coins{run 1,2}\n"]);
}

#[test]
fn games_are_explored_in_a_folder_of_no_workspace() {
    let folder = tempfile::tempdir().unwrap();
    x_in(folder.path(), "explore 0.77")
        .exits(0)
        .prints(&["period\t12\n"]);
    x_in(folder.path(), "list").exits(0).prints(&["snippets\n"]);
}

#[test]
fn several_words_are_answered_with_the_remedy() {
    let sandbox = Sandbox::new();
    for (words, remedy) in [
        (
            "0.77 0.07",
            "write one game, such as `cargo x explore 0.77`",
        ),
        ("take1 take3 --emit", "write `cargo x explore 'take{1,3}'`"),
        (
            "take{1, 3}",
            "stands in quotes: write `cargo x explore 'take{1, 3}'`",
        ),
        ("n -", "stands in quotes, as in `cargo x explore 'n -> n-k"),
    ] {
        sandbox
            .x(&format!("explore {words}"))
            .exits(2)
            .says(&[remedy]);
    }
}

#[test]
fn names_are_found_in_whatever_case() {
    Sandbox::new()
        .x("explore Wythoff --terms 3")
        .exits(0)
        .prints(&["a \\ b\t0\t1\t2\n0\t0\t1\t2\n1\t1\t2\t0\n2\t2\t0\t1\n"]);
}

#[test]
fn coins_and_lasker_are_explored() {
    let sandbox = Sandbox::new();
    sandbox
        .x("explore mock-turtles")
        .exits(0)
        .prints(&["none proven", "guess\todious numbers"]);
    sandbox
        .x("explore lasker")
        .exits(0)
        .prints(&["theorem\tLasker's nim; for all"]);
}
