//! Tests that a closed pipe ends no work, and that no foreign text controls the terminal.

use std::io::pipe;

use crate::support::Sandbox;

/// A task as Competitive Companion sends it.
fn task(letter: char) -> String {
    format!(
        r#"{{"name":"{letter}. Task {letter}","group":"Codeforces - Round 7","timeLimit":1000,
            "memoryLimit":256,"interactive":false,
            "url":"https://codeforces.com/contest/7/problem/{letter}",
            "batch":{{"id":"1","size":10}},
            "tests":[{{"input":"1\n","output":"2\n"}}]}}"#
    )
}

#[test]
fn a_closed_pipe_ends_no_work() {
    let tasks: Vec<String> = ('A'..='J').map(task).collect();
    let profiles = "[snippet]\nroots = [\"snippets/src\"]\n[judge.other]\nedition = \"2021\"\n\
        source-limit = 65536\n";
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1\n", "1\n")
        .file("cargo-snippet.toml", profiles)
        .file("batch.json", &format!("[{}]", tasks.join(",")));
    for (words, made) in [
        ("list", ""),
        ("completions bash", ""),
        ("snippet", ""),
        ("explore nim --terms 20 --csv values.csv", "values.csv"),
        ("new cf2_a", "problems/src/bin/cf2_a.rs"),
        (
            "listen --import batch.json",
            "tests/golden/cf7_j/sample-1.out",
        ),
        ("test cf1_a", "target/release"),
        ("paste cf1_a --out pasted.rs", "pasted.rs"),
        ("drill cf1_a", "drills/cf1_a/attempt.rs"),
        ("drill done --grade good", "drills/log.jsonl"),
    ] {
        let mut command = sandbox.command(words);
        for is_both in [true, false] {
            if is_both && made.starts_with("problems") {
                continue; // `new` never writes again
            }
            let (reader, writer) = pipe().unwrap();
            drop(reader);
            command.stderr(writer.try_clone().unwrap());
            if is_both {
                command.stdout(writer);
            }
            let code = command.status().unwrap().code();
            let is_again = !is_both && words.starts_with("drill done");
            assert!(code == Some(0) || is_again, "{words}: {code:?}");
        }
        assert!(sandbox.path(made).exists(), "{words}: no {made}");
    }
}

/// What a hostile text contains: sequences of each kind, and a mark that turns text around.
const HOSTILE: &str = "\x1b]0;title\x07\x1b[2J\u{9b}5m\u{202e}";

/// The same in a string of Rust.
const ESCAPED: &str = r"\x1b]0;title\x07\x1b[2J\u{9b}5m\u{202e}";

#[track_caller]
fn is_harmless(sandbox: &Sandbox, words: &str) {
    let outcome = sandbox.x(words);
    let text = outcome.stdout.clone() + &outcome.stderr;
    assert!(text.contains('·'), "{words}: {outcome:#?}");
    let is_harmful = |c: char| c.is_control() && !"\n\t".contains(c) || c == '\u{202e}';
    assert!(!text.contains(is_harmful), "{words}: {outcome:#?}");
}

#[test]
fn no_foreign_text_controls_the_terminal() {
    let header = format!("//! Title {HOSTILE}.\n//! - games: nim\n//! - rules: Take {HOSTILE}.\n");
    let says = format!("println!(\"{ESCAPED}\"); eprintln!(\"{ESCAPED}\");");
    let main = format!("{header}fn main() {{ {says} }}\n");
    let sandbox = Sandbox::new()
        .file("problems/src/bin/cf1_a.rs", &main)
        .file("tests/golden/cf1_a/sample-1.in", "1\n");
    is_harmless(&sandbox, "list nim");
    is_harmless(&sandbox, "drill cf1_a");
    is_harmless(&sandbox, "drill list");
    // The compiler refuses such marks in comments.
    let main = format!("//! Title.\nfn main() {{ {says} }}\n");
    let sandbox = sandbox.file("problems/src/bin/cf1_a.rs", &main);
    is_harmless(&sandbox, "test cf1_a --stderr"); // without an answer
    let sandbox = sandbox.file("tests/golden/cf1_a/sample-1.out", "2\n");
    is_harmless(&sandbox, "test cf1_a"); // a difference
    let checker = format!("//! Checker.\nfn main() {{ {says} std::process::exit(1); }}\n");
    let sandbox = sandbox.file("tests/checkers/cf1_a.rs", &checker);
    is_harmless(&sandbox, "test cf1_a");
    let failing = checker.replace("exit(1)", "exit(3)");
    let sandbox = sandbox.file("tests/checkers/cf1_a.rs", &failing);
    is_harmless(&sandbox, "test cf1_a");
    let interactor = checker.replace("Checker", "Interactor");
    let sandbox = sandbox.file("tests/checkers/cf1_a.rs", &interactor);
    is_harmless(&sandbox, "test cf1_a");
}
