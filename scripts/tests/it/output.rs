//! Tests that a closed pipe is no error, and that no foreign text controls the terminal.

use std::io::pipe;

use crate::support::{Sandbox, outcome};

/// `harm` tests the commands that write.
#[test]
fn a_closed_pipe_is_no_error() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    let commands = "list nim, completions bash, snippet, explore kayles, explore --list, test, \
        stress cf1_a --time 0.1, drill list, drill check, listen --help, submit --dry-run, --version";
    for words in commands.split(", ") {
        let open = sandbox.x(words);
        for is_both in [true, false] {
            let (reader, writer) = pipe().unwrap();
            drop(reader);
            let mut command = sandbox.command(words);
            command.stderr(writer.try_clone().unwrap());
            if is_both {
                command.stdout(writer);
            }
            let closed = outcome(&mut command);
            assert_eq!(closed.code, open.code, "{words}: {closed:?}, {open:?}");
        }
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
