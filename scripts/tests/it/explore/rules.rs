//! Tests of rules, in one line and in files.

use super::{kayles, report_of_kayles, stdout_of};
use crate::support::{Outcome, Sandbox, outcome, x_with_input};

/// Runs `cargo x explore` with a rule, which contains blanks and so is one argument.
fn explore(sandbox: &Sandbox, rule: &str, options: &str) -> Outcome {
    let mut command = sandbox.command("explore");
    outcome(command.arg(rule).args(options.split_whitespace()))
}

#[test]
fn a_rule_is_shown_with_its_values_and_guesses() {
    explore(
        &Sandbox::new(),
        "n -> n-k where k divides n, k < n",
        "--terms 200",
    )
    .exits(0)
    .prints_only(
        "answer\tnot known for all positions; the player to move loses where the value is 0: \
         ruler, exponents: how often 2 divides n (guess, held for 200 values)\n\
         next\t`--emit` prints code that fills a table; `--from 20` prints the winning moves\n\
         game\tn -> n - k where k divides n, k < n\n\
         values\t0 0 1 0 2 0 1 0 3 0 1 0 2 0 1 0 4 0 1 0 2 0 1 0 3 0 1 0 2 0 1 0 5 0 1 0 2 0 1 0 \
         3 0 1 0 2 0 1 0 4 0 1 0 2 0 1 0 3 0 1 0 …\n\
         maximum\t7 up to heap 199\n\
         not decided\t`divides` between variables is not linear\n\
         guess\truler, exponents: how often 2 divides n\n\
         evidence\tfitted on none, held for 200 values\n\
         to prove it\tshow by induction that the formula satisfies the mex rule of the game\n\
         not decided\tthis guess: no automaton reads the formula\n",
    );
}

#[test]
fn a_rule_that_is_a_known_game_gets_its_engine_and_its_proof() {
    let rule = "n -> n-1 | n-2 | i, n-1-i | i, n-2-i";
    let sandbox = Sandbox::new();
    explore(&sandbox, rule, "")
        .exits(0)
        .prints_only(&report_of_kayles(
            "rule\tn -> n - 1 | n - 2 | i, n - 1 - i | i, n - 2 - i\n\
             same as\t0.77 (kayles)\n\
             game\t0.77\n",
        ));
    let code = stdout_of(explore(&sandbox, rule, "--emit"));
    assert_eq!(super::values_of_emitted(&code, 200), kayles(200));
}

#[test]
fn a_rule_on_two_heaps_is_a_table_that_can_be_pasted() {
    let sandbox = Sandbox::new();
    let rule = "(a, b) -> (a-k, b) where k >= 1 | (a, b-k) where k >= 1, b-k <= a";
    let report = stdout_of(explore(&sandbox, rule, "--terms 5"));
    let rows = "a \\ b\t0\t1\t2\t3\t4\n0\t0\t1\t1\t1\t1\n1\t1\t0\t2\t2\t2\n2\t2\t3\t0\t4\t4\n\
                3\t3\t2\t4\t0\t5\n4\t4\t5\t3\t6\t0\n";
    let (said, _) = report.split_once(rows).expect("the table comes last");
    assert!(
        said.starts_with("answer\tthe player to move loses iff ") && said.contains("\ntheorem\t"),
        "{said}"
    );
    // A table is read with its heads.
    x_with_input(&sandbox.path(""), "explore -", rows)
        .exits(0)
        .prints_only(
            "answer\tthe player to move loses iff a == b (guess, held for 25 cells)\n\
             next\t`--emit` prints a function for who loses; nothing is proven: test it further\n\
             input\ta table, heaps 0 to 4 by 0 to 4\n\
             guess\tthe zeros are the pairs of equal heaps: the player to move loses iff a == b\n\
             evidence\tfitted on none, held for 25 cells\n\
             to prove it\tshow that no zero has a zero as an option, and every other position has \
             one\n",
        );
    explore(
        &sandbox,
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
        "--terms 9",
    )
    .exits(0)
    .prints(&["next\tthe module `wythoff` solves it; "]);
}

#[test]
fn three_coordinates_are_a_table_for_each_first_one() {
    let rule = "(a, b, c) -> (a-k, b, c) | (a, b-k, c-k) where k >= 1";
    let sandbox = Sandbox::new();
    explore(&sandbox, rule, "--terms 2").exits(0).prints_only(
        "answer\tno short condition is known, but an automaton of 4 states tells who loses: it's \
         the code of `--emit`\n\
         next\t`--emit` prints code for any position; `--from 9,7,5` prints the winning moves\n\
         theorem\tv is the Grundy value of (a, b, c) under (a, b, c) -> (a - k, b, c) | (a, b - \
         k, c - k) where k >= 1 iff the automaton accepts (a, b, c, v): a finite automaton of 4 \
         states reads their digits in base 2.\n\
         proof\tevery play ends: 6 states\n\
         proof\tevery position has a value: 3 states\n\
         proof\tno position has two values: 6 states\n\
         proof\tno option of a position has its value: 5 states\n\
         proof\tevery smaller value is the value of an option: 6 states\n\
         # a = 0\n\
         b \\ c\t0\t1\n\
         0\t0\t0\n\
         1\t0\t1\n\
         more\t`--table` prints all of 2 × 2 × 2\n",
    );
    explore(&sandbox, rule, "--terms 2 --table")
        .exits(0)
        .prints(&[
            "# a = 0\nb \\ c\t0\t1\n0\t0\t0\n1\t0\t1\n# a = 1\nb \\ c\t0\t1\n0\t1\t1\n1\t1\t0\n",
        ]);
}

#[test]
fn what_is_asked_of_too_large_a_table_works() {
    let sandbox = Sandbox::new();
    let rules = [
        ("(a, b) -> (a-1, b) | (a, b-1)", "8192"),
        ("(a, b, c) -> (a-1, b, c) | (a, b-1, c-1)", "406"),
        ("(a, b, c, d) -> (a-1, b, c, d) | (a, b-1, c-1, d-1)", "90"),
    ];
    for (rule, most) in rules {
        let remedy = format!("ask for at most {most} rows");
        explore(&sandbox, rule, "--terms 9000")
            .exits(2)
            .says(&[&remedy]);
    }
}

#[test]
fn misere_play_is_shown_by_its_p_positions() {
    explore(
        &Sandbox::new(),
        "n -> n-k where 1 <= k <= 3",
        "--misere --terms 30",
    )
    .exits(0)
    .prints_only(
        "answer\tin misère play the player to move loses iff n % 4 == 1\n\
         next\t`--emit` prints code for any position; `--from 20` prints the winning moves\n\
         game\tn -> n - k where 1 <= k, k <= 3, misère\n\
         P-positions\t1 5 9 13 17 21 25 29\n\
         theorem\tn is a P-position of n -> n - k where 1 <= k, k <= 3 in misère play iff n % 4 \
         == 1.\n\
         proof\tevery play ends: 4 states\n\
         proof\twhere no move is left, the player to move has won: 1 states\n\
         proof\tno move leads from a P-position to another: 12 states\n\
         proof\tfrom any other position some move leads to a P-position: 12 states\n",
    );
}

#[test]
fn winning_moves_are_listed_from_a_position() {
    let sandbox = Sandbox::new();
    let found = |game: &str, options: &str| explore(&sandbox, game, options).exits(0).stdout;
    for (game, options, moves) in [
        ("wythoff", "--from 12,7", "to (4, 7)"),
        ("wythoff", "--from (4,7)", "none: the player to move loses"),
        (
            "kayles",
            "--from 5,7,9",
            "to (5, 1 + 4, 9), (5, 3 + 3, 9), (5, 7, 2 + 5)",
        ),
        ("take{1,3,4}", "--from 1_000_000_000", "to 999999996"),
        ("take1..3", "--misere --from 20", "to 17"),
        (
            "take1..3",
            "--misere --from 0",
            "none is needed: who can't move has won",
        ),
    ] {
        let report = found(game, options);
        let line = format!("\nwinning moves\t{moves}\n");
        assert!(report.contains(&line), "{game} {options}: {report}");
    }
    explore(&sandbox, "nim", "--emit --from 3,5")
        .exits(0)
        .says_only("winning moves\tto (3, 3)\n");
    for (game, options, remedy) in [
        ("nim", "--from 5", "has 2 numbers: write `--from 12,7`"),
        ("nim", "--from -1,2", "write heaps from 0 to"),
        ("coins{run}", "--from 5", "`--from` needs one for the moves"),
    ] {
        explore(&sandbox, game, options).exits(2).says(&[remedy]);
    }
    let of_two = found("take1..3", "--misere --from 2,3");
    assert!(
        of_two.contains("winning moves\tnot known: in misère play"),
        "{of_two}"
    );
}

#[test]
fn large_ranges_of_takes_are_proven() {
    let rule = "(a, b) -> (a-k, b) | (a, b-k) where 7 <= k <= 1000000000";
    let sandbox = Sandbox::new();
    explore(&sandbox, rule, "")
        .exits(0)
        .prints(&["\ntheorem\tthe player to move loses iff g(a) xor g(b) = 0, where g(n) = n % 1000000007 / 7; for all"]);
    explore(&sandbox, rule, "--emit").exits(0).prints_only(
        "/// Returns whether the player to move loses `(a, b) -> (a - k, b) | (a, b - k) where 7 \
         <= k, k <= 1000000000`.\
         \npub fn is_p_position(a: u64, b: u64) -> bool {\
         \n    (a % 1000000007 / 7) ^ (b % 1000000007 / 7) == 0\
         \n}\n",
    );
}

#[test]
fn a_rule_may_stand_in_a_file() {
    let sandbox = Sandbox::new();
    let folder = sandbox.path("");
    let read = |command: &str, rule: &str| x_with_input(&folder, command, rule);
    let kayles = "# Kayles\nn -> n-1 | n-2\n  | i, n-1-i | i, n-2-i\n";
    read("explore -", kayles)
        .exits(0)
        .prints_only(&report_of_kayles(
            "rule\tn -> n - 1 | n - 2 | i, n - 1 - i | i, n - 2 - i\n\
             same as\t0.77 (kayles)\n\
             game\t0.77\n",
        ));
    read("explore -", "# nothing\nn -> n-1 |\n")
        .exits(2)
        .says_only(
            "error: line 2: expected a number, a variable or a function, found the end\
             \n  n -> n-1 |\
             \n            ^\
             \nas in `n - 1`, `2*k` or `min(a, b)`\n",
        );
    read("prove -", "n -> n-k where 1 <= k <= 3\n")
        .exits(0)
        .prints_only(
            "period\t4\n\
             preperiod\t0\n\
             theorem\tperiod 4, preperiod 0; for all positions of n -> n - k where 1 <= k, k <= \
             3\n\
             proof\tevery play ends: 4 states\n\
             proof\tevery position has a value: 4 states\n\
             proof\tno position has two values: 10 states\n\
             proof\tno option of a position has its value: 14 states\n\
             proof\tevery smaller value is the value of an option: 11 states\n",
        );
}

#[test]
fn a_wrong_rule_gets_a_caret_and_a_remedy() {
    explore(&Sandbox::new(), "n -> n+k where k >= 1", "")
        .exits(2)
        .says_only(
            "error: nothing bounds `k`, so a position would have infinitely many moves\
             \n  n -> n+k where k >= 1\
             \n         ^\
             \nadd a condition such as `k <= n`\n",
        );
}

#[test]
fn a_rule_without_a_formula_is_emitted_as_loops() {
    explore(
        &Sandbox::new(),
        "n -> n-k where k divides n, k < n",
        "--emit",
    )
    .exits(0)
    .prints(&[
        "pub fn grundy_values(most: usize) -> Vec<u32> {",
        "fn divides(",
    ]);
}

#[test]
fn a_guess_about_a_rule_that_automata_read_is_a_theorem() {
    let sandbox = Sandbox::new();
    let rule = "n -> n-k where k in powers(3)";
    let report = stdout_of(explore(&sandbox, rule, "--terms 60"));
    assert!(report.contains("theorem\tperiod 2, preperiod 0; for all positions of "));
    assert!(!report.contains("guess\t"), "{report}");
    let outcome = outcome(sandbox.command("explore wythoff --terms 9").args([""; 0]));
    outcome
        .exits(0)
        .prints(&["theorem\tthe zeros are the Wythoff pairs (⌊kφ⌋, ⌊kφ²⌋); for all"]);
}

#[test]
fn two_rules_are_compared_by_their_p_positions() {
    let sandbox = Sandbox::new();
    let compare = |rule: &str, other: &str| {
        outcome(sandbox.command("prove").args([rule, "--same-as", other]))
    };
    let wythoff = "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1";
    let not_from_the_smaller = "(a, b) -> (a-k, b) where k >= 1, a >= b \
                                | (a, b-k) where k >= 1, b >= a | (a-k, b-k) where k >= 1";
    compare(wythoff, not_from_the_smaller).exits(0).prints_only(
        "theorem\tthe P-positions of (a, b) -> (a - k, b) where k >= 1, a >= b | (a, b - k) where \
         k >= 1, b >= a | (a - k, b - k) where k >= 1 are those of (a, b) -> (a - k, b) | (a, b - \
         k) | (a - k, b - k) where k >= 1\n",
    );
    let nim = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1";
    compare(nim, wythoff).exits(1).prints_only(
        "refuted\tthe P-positions of (a, b) -> (a - k, b) | (a, b - k) | (a - k, b - k) where k \
         >= 1 are those of (a, b) -> (a - k, b) | (a, b - k) where k >= 1: not at (1, 1)\n",
    );
    compare(nim, "n -> n-k where k >= 1")
        .exits(1)
        .prints_only("not decided\tone rule has 2 heaps, the other 1\n");
    compare("kayles", "kayles").exits(1).prints_only(
        "not decided\ta move leaves a sum: only values tell who wins it, P-positions don't\n",
    );
    let up_to = |bound: &str| format!("(a, b) -> (a-k, b) | (a, b-k) where k >= 1, {bound}");
    compare(&up_to("k <= 999"), &up_to("k < 1000"))
        .exits(0)
        .prints_only(
            "theorem\tthe P-positions of (a, b) -> (a - k, b) | (a, b - k) where k >= 1, k < 1000 \
             are those of (a, b) -> (a - k, b) | (a, b - k) where k >= 1, k <= 999\n",
        );
}

#[test]
fn a_theorem_is_printed_without_a_table_and_what_is_open_exits_1() {
    let sandbox = Sandbox::new();
    let theorem = sandbox.x("prove wythoff").exits(0).stdout;
    assert!(
        theorem.starts_with("theorem\tthe zeros are the Wythoff pairs"),
        "{theorem}"
    );
    sandbox
        .x("prove take{squares} --time 1")
        .exits(1)
        .prints_only(
            "not decided\tsquares are not the set of a finite automaton\n\
             guess\tnone: no period and no known formula agrees\n",
        );
}

#[test]
fn what_does_not_go_together_cannot_be_said() {
    let sandbox = Sandbox::new();
    for words in [
        "prove",
        "prove nim --same-as nim --check a.txt",
        "prove nim --same-as nim --certificate a.txt",
        "prove --check a.txt --certificate b.txt",
        "prove --check a.txt --time 3",
    ] {
        sandbox.x(words).exits(2).says(&["Usage: cargo x prove"]);
    }
}
