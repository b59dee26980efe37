//! What is emitted compiles under a bare `rustc`, and gives the values.

use std::process::Command;

use super::support::*;
use crate::automaton::{Budget, Numeration};
use crate::theorem::{Claim, Statement, emit, picture, statement_in_words};

fn run(code: &str, main: &str) -> String {
    let folder = std::env::temp_dir().join(format!("explorer-emitted-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for temporary files");
    let (source, binary) = (folder.join("main.rs"), folder.join("main"));
    std::fs::write(&source, format!("{code}\nfn main() {{\n{main}\n}}\n")).expect("written");
    let compiled = Command::new("rustc")
        .args(["--edition", "2021", "-D", "warnings", "-o"])
        .args([&binary, &source])
        .status();
    assert!(compiled.expect("rustc runs").success(), "{code}");
    let output = Command::new(&binary).output().expect("it runs");
    std::fs::remove_dir_all(&folder).expect("removed");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn emitted_functions_give_p_positions_and_values() {
    let budget = Budget::of_states(LIMIT);
    let wythoff = rule("(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1");
    let pairs = Claim::Beatty(1)
        .read(2, Numeration::ZECKENDORF, &budget)
        .expect("small");
    let lasker_rule = rule(LASKER);
    let lasker = lasker()
        .read(1, Numeration::BINARY, &budget)
        .expect("small");
    let code = format!(
        "{}{}",
        emit(&wythoff, false, &pairs),
        emit(&lasker_rule, false, &lasker)
    );
    let main =
        "for a in 0..30 { for b in 0..30 { if is_p_position(a, b) { print!(\"{a},{b} \"); } } }
        for n in 0..40 { print!(\"{} \", grundy_value(n)); }
        print!(\"{}\", is_p_position(u64::MAX, u64::MAX));";
    let mut brute = Brute::new(&wythoff, false);
    let mut expected = String::new();
    for (a, b) in (0..900).map(|number| (number / 30, number % 30)) {
        if brute.is_p(&[a, b]) {
            expected += &format!("{a},{b} ");
        }
    }
    let mut brute = Brute::new(&lasker_rule, false);
    for n in 0..40 {
        expected += &format!("{} ", brute.value(&[n]));
    }
    assert_eq!(run(&code, main), expected + "false");
}

#[test]
fn a_theorem_is_said_in_words_and_its_automaton_is_shown() {
    let budget = Budget::of_states(LIMIT);
    let game = rule(&generalised_wythoff(2));
    let pairs = Claim::Beatty(2)
        .read(2, Numeration::Metallic(2), &budget)
        .expect("small");
    let words = statement_in_words(&game, false, &pairs);
    assert!(words.contains("⌊kα⌋ + 2k"), "{words}");
    assert!(words.contains("α = (2 - 2 + √8) / 2"), "{words}");
    let nim = rule("(a, b) -> (a-k, b) | (a, b-k) where k >= 1");
    let equal = positions("a, b", "a == b")
        .read(2, Numeration::BINARY, &budget)
        .expect("small");
    let Statement::Positions(set) = &equal else {
        panic!("a set")
    };
    assert_eq!(picture(set), "start q1\nq1*: 00→q1 11→q1\n");
    assert!(
        statement_in_words(&nim, false, &equal).contains("2 states reads their digits in base 2")
    );
}
