//! Emitted code compiles and computes what it says.

mod guesses;
mod rules;
mod sums;

use std::process::Command;

/// Output of the program. It must compile under bare rustc, edition 2021, and succeed.
fn run(program: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("emitted.rs");
    std::fs::write(&source, program).unwrap();
    let binary = folder.path().join("emitted");
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2021", "-C", "debug-assertions=on", "-o"]);
    output(rustc.args([&binary, &source]));
    output(&mut Command::new(&binary))
}

/// Output of the command, which must succeed.
fn output(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).unwrap()
}
