//! Tests of `cargo x explore -`: numbers on standard input.

use std::fmt::Write as _;

use super::{kayles, stdout_of};
use crate::support::{Sandbox, x_with_input};

fn lines(values: &[u64]) -> String {
    values.iter().fold(String::new(), |mut text, v| {
        let _ = writeln!(text, "{v}");
        text
    })
}

#[test]
fn a_sequence_from_another_program_is_only_guessed_about() {
    let input = lines(&kayles(2000));
    let sandbox = Sandbox::new();
    x_with_input(&sandbox.path(""), "explore -", &input)
        .exits(0)
        .prints(&[
            "answer\tagrees with Kayles (octal code 0.77) on all 2000",
            "next\tthe module `octal_games` solves it; `cargo x explore '0.77'` proves",
            "; its values have period 12, preperiod 71\n",
            "to prove it\tshow that your game has the moves of `0.77`\n",
        ]);
}

#[test]
fn too_few_numbers_are_said_to_be_too_few() {
    let sandbox = Sandbox::new();
    x_with_input(&sandbox.path(""), "explore -", "0 1 0\n")
        .exits(0)
        .prints(&["3 values, heaps 0 to 2; no guess is made of fewer than 8\n"]);
}

#[test]
fn numbers_may_begin_at_any_heap() {
    let sandbox = Sandbox::new();
    let input = "1 2 3 ".repeat(10);
    x_with_input(
        &sandbox.path(""),
        "explore - --from 1000000000000 --emit",
        &input,
    )
    .exits(0)
    .prints(&[
        "A GUESS that is not proven: period 3, preperiod 1000000000000.",
        "assert!(n >= 1000000000000, \"heaps begin at 1000000000000\");",
    ]);
    x_with_input(&sandbox.path(""), "explore -", "7: 1\n8: 2\n")
        .exits(0)
        .prints(&["input\t2 values, heaps 7 to 8"]);
}

#[test]
fn what_fits_by_accident_is_a_weak_guess() {
    let sandbox = Sandbox::new();
    x_with_input(&sandbox.path(""), "explore -", "4 1 1 0 1 1 0 1 1 0\n")
        .exits(0)
        .prints(&[
            "weak guess\tperiod 3, preperiod 1: the player to move loses iff n >= 1 and n % 3 == 0\n",
            "evidence\tfitted on 4 values, then held for 6 more; 8 are needed\n",
        ]);
    x_with_input(&sandbox.path(""), "explore -", "0 1 2\n1 0\n2 3 0\n")
        .exits(2)
        .says(&["line 2: row 2 has 2 of the 3 numbers that row 1 has"]);
}

#[test]
fn half_a_table_from_heap_1_on_is_explored() {
    let sandbox = Sandbox::new();
    let folder = sandbox.path("");
    let rows = (1..12_u64).map(|a| lines(&(1..=a).map(|b| (a - 1) ^ (b - 1)).collect::<Vec<_>>()));
    let table: String = rows
        .map(|row| row.trim_end().replace('\n', " ") + "\n")
        .collect();
    x_with_input(&folder, "explore - --from 1", &table)
        .exits(0)
        .prints(&[
            "input\ta table, heaps 1 to 11 by 1 to 11\n",
            "guess\tagrees with Nim, two heaps on all 121 cells; heap n here is heap n - 1 there\n",
            "evidence\tfitted on none, held for 121 cells\n",
        ]);
    x_with_input(&folder, "explore - --from 1 --emit", &table)
        .exits(0)
        .prints(&["A GUESS", "    nim_sum(a - 1, b - 1)\n"]);
}

#[test]
fn a_table_has_its_heaps_above_and_on_the_left() {
    let sandbox = Sandbox::new();
    let report = stdout_of(sandbox.x("explore nim --csv nim.csv"));
    assert!(
        report.starts_with("answer\tthe player to move loses iff a xor b = 0\nnext\t"),
        "{report}"
    );
    let heads = "\na \\ b\t0\t1\t2\t3\t4\t5\t6\t7\t8\t9\t10\t11\n0\t0\t1\t";
    assert!(report.contains(heads), "{report}");
    let rows = report
        .lines()
        .filter(|line| line.starts_with(char::is_numeric));
    assert_eq!(rows.count(), 12, "{report}");
    x_with_input(&sandbox.path(""), "explore -", &sandbox.read("nim.csv"))
        .exits(0)
        .prints(&["agrees with Nim, two heaps on all 576 cells"]);
}

#[test]
fn what_needs_the_rule_is_not_asked_of_numbers_and_the_other_way_round() {
    let sandbox = Sandbox::new();
    let folder = sandbox.path("");
    x_with_input(&folder, "explore - --csv values.csv", "0 1\n")
        .exits(2)
        .says(&["`--csv` is for games by their rule"]);
    assert!(!sandbox.path("values.csv").exists());
    x_with_input(&folder, "explore - --from 1,2", "0 1\n")
        .exits(2)
        .says(&["numbers begin at one heap"]);
    sandbox
        .x("explore kayles --terms -3")
        .exits(2)
        .says(&["write a number from 1 to"]);
}
