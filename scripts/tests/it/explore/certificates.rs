//! Tests of `cargo x prove` with `--certificate FILE` and `--check FILE`.

use std::fs;

use super::stdout_of;
use crate::support::{Outcome, Sandbox, outcome};

const WYTHOFF: &str = "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1";

fn prove(sandbox: &Sandbox, words: &[&str]) -> Outcome {
    outcome(sandbox.command("prove").args(words))
}

#[test]
fn a_certificate_is_written_and_checked_from_the_rule_alone() {
    let sandbox = Sandbox::new();
    let path = sandbox.path("wythoff.txt");
    let file = path.to_str().unwrap();
    prove(&sandbox, &[WYTHOFF, "--certificate", file]).exits(0);
    let checked = stdout_of(prove(&sandbox, &["--check", file]));
    assert!(checked.contains("theorem\tthe automaton gives the P-positions of (a, b) -> "));
    let same = "(x, y) -> (x-i, y) | (x, y-i) | (x-i, y-i) where i >= 1";
    stdout_of(prove(&sandbox, &["--check", file, same]));
    let other = "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-2*k) where k >= 1";
    prove(&sandbox, &["--check", file, other]).exits(1).says(&[
        "the certificate is about another rule",
        "expected:    (a, b) -> (a - k, b) | (a, b - k) | (a - k, b - 2*k) where k >= 1",
    ]);
    let tampered = fs::read_to_string(&path)
        .unwrap()
        .replacen("state 3 +", "state 3 -", 1);
    let tampered = tampered.replacen("(a - k, b - k)", "(a - k, b - 2*k)", 1);
    fs::write(&path, tampered).unwrap();
    prove(&sandbox, &["--check", file]).exits(1).says(&[
        "wythoff.txt: line ",
        ", at (",
        "the certificate proves nothing",
    ]);
}

#[test]
fn a_certificate_of_the_other_play_is_refused() {
    let sandbox = Sandbox::new();
    let path = sandbox.path("taking.txt");
    let file = path.to_str().unwrap();
    let rule = "n -> n-k where 1 <= k <= 3";
    prove(&sandbox, &[rule, "--misere", "--certificate", file]).exits(0);
    prove(&sandbox, &["--check", file, rule])
        .exits(1)
        .says(&["is about misère play; `--misere` expects it"]);
    prove(&sandbox, &["--check", file, rule, "--misere"]).exits(0);
    prove(&sandbox, &[rule, "--certificate", file]).exits(0);
    prove(&sandbox, &["--check", file, "--misere"])
        .exits(1)
        .says(&["is about normal play; leave out `--misere`"]);
}

#[test]
fn without_a_theorem_no_certificate_is_written() {
    let sandbox = Sandbox::new();
    let path = sandbox.path("none.txt");
    let file = path.to_str().unwrap();
    let rule = "n -> n-k where k divides n, k < n";
    prove(&sandbox, &[rule, "--certificate", file])
        .exits(1)
        .says_only(
            "no certificate is written: there is no theorem (`divides` between variables is not \
             linear)\n",
        );
    assert!(!path.exists());
    prove(&sandbox, &["--check", file])
        .exits(2)
        .says(&["cannot read", "--certificate"]);
    prove(&sandbox, &["coins{run}", "--certificate", file])
        .exits(2)
        .says_only(
            "error: no rule can express this game: write one, such as 'n -> n-k where k >= 1'\n",
        );
}
