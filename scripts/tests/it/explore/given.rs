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
        .prints_only(
            "answer\tagrees with Kayles (octal code 0.77) on all 2000 values; its values have \
             period 12, preperiod 71; the player to move loses iff n == 0 (guess, held for 2000 \
             values)\n\
             next\tthe module `octal_games` solves it; `cargo x explore '0.77'` proves what is \
             known of it; `--emit` prints a function for the value; nothing is proven: test it \
             further\n\
             input\t2000 values, heaps 0 to 1999\n\
             guess\tagrees with Kayles (octal code 0.77) on all 2000 values; its values have \
             period 12, preperiod 71\n\
             evidence\tfitted on none, held for 2000 values\n\
             to prove it\tshow that your game has the moves of `0.77`\n",
        );
}

#[test]
fn too_few_numbers_are_said_to_be_too_few() {
    let sandbox = Sandbox::new();
    x_with_input(&sandbox.path(""), "explore -", "0 1 0\n")
        .exits(0)
        .prints_only(
            "answer\tnothing known agrees with these numbers\n\
             input\t3 values, heaps 0 to 2; no guess is made of fewer than 8\n\
             guess\tnone: no period and no known formula agrees\n",
        );
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
    .prints_only(
        "/// A GUESS that is not proven: period 3, preperiod 1000000000000.\
         \n/// Evidence: fitted on 3 values, then held for 27 more.\
         \npub fn grundy(n: u64) -> u64 {\
         \n    const TABLE: [u8; 3] = [\
         \n        1, 2, 3,\
         \n    ];\
         \n    assert!(n >= 1000000000000, \"heaps begin at 1000000000000\");\
         \n    let n = n - 1000000000000;\
         \n    let n = n % 3;\
         \n    u64::from(TABLE[n as usize])\
         \n}\n",
    );
    x_with_input(&sandbox.path(""), "explore -", "7: 1\n8: 2\n")
        .exits(0)
        .prints_only(
            "answer\tnothing known agrees with these numbers\n\
             input\t2 values, heaps 7 to 8; no guess is made of fewer than 8\n\
             guess\tnone: no period and no known formula agrees\n",
        );
}

#[test]
fn what_fits_by_accident_is_a_weak_guess() {
    let sandbox = Sandbox::new();
    x_with_input(&sandbox.path(""), "explore -", "4 1 1 0 1 1 0 1 1 0\n")
        .exits(0)
        .prints_only(
            "answer\tif these are Grundy values, the player to move loses iff n >= 1 and n % 3 == \
             0 (weak guess, held for 6 more)\n\
             next\t`--emit` prints a function for the value; nothing is proven: test it further\n\
             input\t10 values, heaps 0 to 9\n\
             weak guess\tperiod 3, preperiod 1: the player to move loses iff n >= 1 and n % 3 == \
             0\n\
             evidence\tfitted on 4 values, then held for 6 more; 8 are needed\n\
             to prove it\tif a move removes at most t and leaves at most two heaps, values up to \
             heap 8 + t prove it (Guy–Smith): enough for every t ≤ 1. If a move takes one of a \
             finite set up to s from one heap, 3 + s values after the preperiod prove it: enough \
             for s ≤ 6\n",
        );
    x_with_input(&sandbox.path(""), "explore -", "0 1 2\n1 0\n2 3 0\n")
        .exits(2)
        .says_only(
            "error: on standard input: line 2: row 2 has 2 of the 3 numbers that row 1 has; write \
             a table with equally many in each row, half of a symmetric one with one more or one \
             less in each, or a sequence in one line or with one number a line\n",
        );
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
        .prints_only(
            "answer\tagrees with Nim, two heaps on all 121 cells; heap n here is heap n - 1 \
             there; the player to move loses iff a - 1 xor b - 1 == 0 (guess, held for 121 \
             cells)\n\
             next\tthe module `nim` solves it; `cargo x explore '(a, b) -> (a-k, b) | (a, b-k) \
             where k >= 1'` proves what is known of it; `--emit` prints a function for the value; \
             nothing is proven: test it further\n\
             input\ta table, heaps 1 to 11 by 1 to 11\n\
             guess\tagrees with Nim, two heaps on all 121 cells; heap n here is heap n - 1 there\n\
             evidence\tfitted on none, held for 121 cells\n\
             to prove it\tshow that your game has the moves of `(a, b) -> (a-k, b) | (a, b-k) \
             where k >= 1`\n",
        );
    x_with_input(&folder, "explore - --from 1 --emit", &table)
        .exits(0)
        .prints_only(
            "/// A GUESS that is not proven: agrees with Nim, two heaps on all 121 cells; heap n \
             here is\
             \n/// heap n - 1 there.\
             \n/// Evidence: fitted on none, held for 121 cells.\
             \npub fn grundy(a: u64, b: u64) -> u64 {\
             \n    nim_sum(a - 1, b - 1)\
             \n}\
             \n\
             \n/// nim-sum: a XOR b\
             \nfn nim_sum(a: u64, b: u64) -> u64 {\
             \n    a ^ b\
             \n}\n",
        );
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
        .prints_only(
            "answer\tagrees with Nim, two heaps on all 576 cells; the player to move loses iff a \
             xor b == 0 (guess, held for 576 cells)\n\
             next\tthe module `nim` solves it; `cargo x explore '(a, b) -> (a-k, b) | (a, b-k) \
             where k >= 1'` proves what is known of it; `--emit` prints a function for the value; \
             nothing is proven: test it further\n\
             input\ta table, heaps 0 to 23 by 0 to 23\n\
             guess\tagrees with Nim, two heaps on all 576 cells\n\
             evidence\tfitted on none, held for 576 cells\n\
             to prove it\tshow that your game has the moves of `(a, b) -> (a-k, b) | (a, b-k) \
             where k >= 1`\n",
        );
}

#[test]
fn what_needs_the_rule_is_not_asked_of_numbers_and_the_other_way_round() {
    let sandbox = Sandbox::new();
    let folder = sandbox.path("");
    x_with_input(&folder, "explore - --csv values.csv", "0 1\n")
        .exits(2)
        .says_only(
            "error: `--csv` is for games by their rule: numbers on standard input don't say how \
             to compute more\n",
        );
    assert!(!sandbox.path("values.csv").exists());
    x_with_input(&folder, "explore - --from 1,2", "0 1\n")
        .exits(2)
        .says_only(
            "error: numbers begin at one heap, from 0 to 9007199254740992: write `--from 1`\n",
        );
    sandbox.x("explore kayles --terms -3").exits(2).says_only(
        "error: invalid value '-3' for '--terms <N>': write a number from 1 to 4294967295, such \
         as 200 or 1e6\n\
         \n\
         For more information, try '--help'.\n",
    );
}
