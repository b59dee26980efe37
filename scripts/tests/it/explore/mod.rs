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

/// Report of Kayles, whose lines about the notation are given.
fn report_of_kayles(notation: &str) -> String {
    format!(
        "answer\tthe player to move loses iff n == 0; several heaps are lost iff the xor of their \
         values is 0, and the values repeat with period 12 from heap 71 on\n\
         next\t`--emit` prints code for any heap; `--from 20` prints the winning moves\n\
         {notation}\
         values\t0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2 1 8 6 7 4 1 2 3 \
         1 4 7 2 1 8 2 7 4 1 2 8 1 4 7 2 1 4 2 7 …\n\
         maximum\t8 up to heap 175\n\
         period\t12\n\
         preperiod\t71\n\
         proof\tGuy–Smith: g(n+p) = g(n) for n₀ ≤ n ≤ 2n₀ + p + 2; checked up to heap 175\n"
    )
}

fn stdout_of(outcome: Outcome) -> String {
    outcome.exits(0).stdout
}

#[test]
fn kayles_is_shown_with_its_period_and_the_proof() {
    Sandbox::new()
        .x("explore kayles")
        .exits(0)
        .prints_only(&report_of_kayles("game\tkayles = 0.77\n"));
}

#[test]
fn without_proof_no_period_is_claimed() {
    Sandbox::new()
        .x("explore 0.77 --terms 100")
        .exits(0)
        .prints_only(
            "answer\tnot known for all positions\n\
             next\t`--emit` prints code that fills a table; `--from 20` prints the winning moves\n\
             game\t0.77\n\
             values\t0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2 1 8 6 7 4 1 \
             2 3 1 4 7 2 1 8 2 7 4 1 2 8 1 4 7 2 1 4 2 7 …\n\
             maximum\t8 up to heap 99\n\
             period\tnone proven up to heap 99\n\
             guess\tnone: no period and no known formula agrees\n",
        );
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
    sandbox.x("explore coins1..16").exits(0).prints_only(
        "answer\tnot known for all positions\n\
         next\t`--emit` prints code that fills a table; `--from 20` prints the winning moves\n\
         game\tcoins1..16 = coins{1..16}\n\
         values\t0 1 2 4 8 16 32 64 128 256 512 1024 2048 4096 8192 16384 32768 65535 65536 \
         131072 262144 524288 1048576 2097152 4194304\n\
         maximum\t4194304 up to heap 24\n\
         period\tnone proven up to heap 24\n\
         guess\tnone: no period and no known formula agrees\n\
         stopped\tat 25 values: the sums of coins fill 120 MB, and each coin may double them\n",
    );
    sandbox.x("explore kayles --time 0").exits(2).says_only(
        "error: invalid value '0' for '--time <S>': write a time, such as 60 or 0.5 (seconds), \
         15min or 3h\n\
         \n\
         For more information, try '--help'.\n",
    );
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
        .prints_only(
            "answer\tthe player to move loses iff n % 2 == 0\n\
             next\t`--emit` prints code for any heap; `--from 20` prints the winning moves\n\
             game\ttake{odd}\n\
             values\t0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 \
             0 1 0 1 0 1 0 1 0 1 0 1\n\
             maximum\t1 up to heap 49\n\
             period\t2\n\
             preperiod\t0\n\
             theorem\tperiod 2, preperiod 0; for all positions of n -> n - k where k % 2 == 1\n\
             proof\tevery play ends: 4 states\n\
             proof\tevery position has a value: 2 states\n\
             proof\tno position has two values: 4 states\n\
             proof\tno option of a position has its value: 5 states\n\
             proof\tevery smaller value is the value of an option: 5 states\n",
        );
}

#[test]
fn code_by_a_theorem_says_that_it_is_proven() {
    let sandbox = Sandbox::new();
    sandbox
        .x("explore wythoff --emit")
        .exits(0)
        .prints(&["/// Proven for all positions of ", "is_wythoff_pair(a, b)"]);
    sandbox.x("explore nim --emit").exits(0).prints_only(
        "/// Returns whether the player to move loses `(a, b) -> (a - k, b) | (a, b - k) where k \
         >= 1`.\
         \npub fn is_p_position(a: u64, b: u64) -> bool {\
         \n    a ^ b == 0\
         \n}\n",
    );
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
    sandbox.x("explore kayle").exits(2).says_only(
        "error: no game `kayle`; did you mean `kayles`? Write a code (`0.77`), a take-set \
         (`take{1,3,4}`), coins to turn (`coins{1,2}`) or a name from `cargo x explore`; or a \
         rule, such as 'n -> n-k where 1 <= k <= 3'; or `-` to read numbers from standard input\n",
    );
    sandbox.x("explore 0.7G").exits(2).says_only(
        "error: in the rule `0.7G`: `G` (character 4 of `0.7G`) is no digit of a code; digits are \
         0–7\n",
    );
    sandbox.x("explore take{0}").exits(2).says_only(
        "error: in the rule `take{0}`: `0` is no number from 1 to 1000000; write `take{1,3,4}`, \
         `take1..5` or `take{F}` with F one of all, odd, squares, triangular, primes, \
         powers-of-2, fibonacci\n",
    );
    sandbox.x("explore 0.77 --terms 0").exits(2).says_only(
        "error: invalid value '0' for '--terms <N>': write a number from 1 to 4294967295, such as \
         200 or 1e6\n\
         \n\
         For more information, try '--help'.\n",
    );
    sandbox
        .x("explore 0,77")
        .exits(2)
        .says_only("error: in the rule `0,77`: a code has a point, no comma: write `0.77`\n");
    sandbox
        .x("explore n=>n-1")
        .exits(2)
        .says_only("error: the moves of a rule stand after `->`: write 'n->n-1'\n");
    sandbox
        .x("explore kayles --csv a.svg --plot a.svg")
        .exits(2)
        .says_only("error: a.svg is named twice; name a file for each of them\n");
    sandbox
        .x("explore coins{run{1,2}} --terms 40")
        .exits(0)
        .prints_only(
            "answer\tnot known for all positions\n\
             next\t`--emit` prints code that fills a table\n\
             game\tcoins{run{1,2}} = coins{run 1,2}\n\
             values\t0 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 \
             2 1\n\
             maximum\t2 up to heap 39\n\
             period\tnone proven up to heap 39\n\
             guess\tperiod 2, preperiod 1: the value of a heap repeats with period 2 from heap 1 \
             on\n\
             evidence\tfitted on 2 values, then held for 37 more\n\
             to prove it\tif a move removes at most t and leaves at most two heaps, values up to \
             heap 6 + t prove it (Guy–Smith): enough for every t ≤ 33. If a move takes one of a \
             finite set up to s from one heap, 2 + s values after the preperiod prove it: enough \
             for s ≤ 37\n",
        );
}

#[test]
fn games_are_explored_in_a_folder_of_no_workspace() {
    let folder = tempfile::tempdir().unwrap();
    x_in(folder.path(), "explore 0.77")
        .exits(0)
        .prints_only(&report_of_kayles("game\t0.77\n"));
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
        .prints_only(
            "answer\tthe player to move loses iff the heaps are ⌊kα⌋ and ⌊kα⌋ + k for k = 0, 1, \
             …, in either order, with α = (1 + √5) / 2\n\
             next\tthe module `wythoff` solves it; `--emit` prints code for any position; `--from \
             12,7` prints the winning moves\n\
             theorem\tthe zeros are the Wythoff pairs (⌊kφ⌋, ⌊kφ²⌋); for all positions of (a, b) \
             -> (a - k, b) | (a, b - k) | (a - k, b - k) where k >= 1\n\
             proof\tevery play ends: 180 states\n\
             proof\tno move leads from a P-position to another: 139 states\n\
             proof\tfrom any other position some move leads to a P-position: 149 states\n\
             not decided\tthe Grundy values, which matter in sums with other games: no automaton \
             that reads them was found\n\
             a \\ b\t0\t1\t2\n\
             0\t0\t1\t2\n\
             1\t1\t2\t0\n\
             2\t2\t0\t1\n",
        );
}

#[test]
fn coins_and_lasker_are_explored() {
    let sandbox = Sandbox::new();
    sandbox.x("explore mock-turtles").exits(0).prints_only(
        "answer\tnot known for all positions\n\
         next\t`--emit` prints code that fills a table; `--from 20` prints the winning moves\n\
         game\tmock-turtles = coins{1..3}\n\
         values\t0 1 2 4 7 8 11 13 14 16 19 21 22 25 26 28 31 32 35 37 38 41 42 44 47 49 50 52 55 \
         56 59 61 62 64 67 69 70 73 74 76 79 81 82 84 87 88 91 93 94 97 98 100 103 104 107 109 \
         110 112 115 117 …\n\
         maximum\t597 up to heap 299\n\
         period\tnone proven up to heap 299\n\
         guess\todious numbers: the n-th with an odd number of bits, at n − 1\n\
         evidence\tfitted on none, held for 299 values\n\
         to prove it\tshow by induction that the formula satisfies the mex rule of the game\n\
         stopped\tat 300 values, as no criterion proves such a game; `--terms 1000` goes on\n",
    );
    sandbox
        .x("explore lasker")
        .exits(0)
        .prints(&["theorem\tLasker's nim; for all"]);
}
