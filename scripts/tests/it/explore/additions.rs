//! Tests of `cargo x prove` with `--add`.

use super::stdout_of;
use crate::support::{Outcome, Sandbox, outcome};

const WYTHOFF: &str = "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1";

fn prove(sandbox: &Sandbox, words: &[&str]) -> Outcome {
    outcome(sandbox.command("prove").args(words))
}

#[test]
fn the_moves_that_may_be_added_to_wythoff_are_a_set_that_the_checker_accepts() {
    let sandbox = Sandbox::new();
    let path = sandbox.path("added.txt");
    let file = path.to_str().unwrap();
    let report = stdout_of(prove(&sandbox, &[WYTHOFF, "--add", "--certificate", file]));
    assert!(report.starts_with("theorem\ta move to (a - i, b - j) may be added to (a, b) -> "));
    for line in [
        "\nmay be added\t(0, 1) (1, 0) (1, 1) (0, 2) (2, 0) ",
        " (1, 3) (3, 1) ",
        "\nmay not\t(1, 2) (2, 1) (2, 3) ",
    ] {
        assert!(report.contains(line), "{line} in {report}");
    }
    assert_eq!(report, stdout_of(prove(&sandbox, &["wythoff", "--add"])));
    let checked = stdout_of(prove(&sandbox, &["--check", file, WYTHOFF]));
    assert!(checked.starts_with("theorem\tthe automata give the P-positions and the moves"));
    let text = std::fs::read_to_string(&path).unwrap();
    let forged = text.replacen("added state 2 +", "added state 2 -", 1);
    std::fs::write(&path, forged).unwrap();
    prove(&sandbox, &["--check", file])
        .exits(1)
        .says(&["this move may be added, too, at ("]);
}

#[test]
fn a_move_may_be_added_or_changes_a_p_position() {
    let sandbox = Sandbox::new();
    let path = sandbox.path("added.txt");
    let file = path.to_str().unwrap();
    prove(
        &sandbox,
        &[WYTHOFF, "--add", "(a-1, b-3)", "--certificate", file],
    )
    .exits(0)
    .prints(&[
        "theorem\tthe P-positions of (a, b) -> ",
        "| (a - 1, b - 3) are those of",
    ]);
    prove(&sandbox, &["--check", file]).exits(0);
    prove(&sandbox, &[WYTHOFF, "--add", "(a-k, b-2*k) where k >= 1"])
        .exits(1)
        .prints(&["refuted\t", ": not at (1, 2)\n"]);
    // A condition in the move is not one of the rule's own moves.
    prove(&sandbox, &["n -> n-1", "--add", "n-k where k % 2 == 1"]).exits(0);
    prove(&sandbox, &["n -> n-1", "--add", "n-4"])
        .exits(1)
        .prints(&["refuted\t", ": not at 4\n"]);
    let misere = ["n -> n-2 where n % 2 == 0", "--misere", "--add", "n-1"];
    prove(&sandbox, &misere).exits(1).prints(&[
        "refuted\t",
        "in misère play are those of ",
        ": not at 1\n",
    ]);
}

#[test]
fn what_is_no_move_or_has_no_set_of_p_positions_is_told() {
    let sandbox = Sandbox::new();
    let nim = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1";
    for (rule, add, error) in [
        (nim, "(a-1, b+1", "--add: expected"),
        (nim, "n-1", "--add: expected"),
        (
            nim,
            "(a, b) -> (a-1, b-2)",
            "write the move alone, without the position",
        ),
        (nim, "(a+1, b)", "--add: a move from"),
        (
            "(a, b) -> (a-1, b+1)",
            "(a+1, b-1)",
            "the rule with these moves: a move from",
        ),
        ("coins{run}", "n-1", "no rule can express this game"),
    ] {
        prove(&sandbox, &[rule, "--add", add])
            .exits(2)
            .says(&[error]);
    }
    for (rule, why) in [
        ("0.77", "a move leaves a sum"),
        ("n -> n-k where k in squares", "not decided\t"),
        (
            "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 2",
            "no automaton was found",
        ),
    ] {
        prove(&sandbox, &[rule, "--add"]).exits(1).prints(&[why]);
    }
}
