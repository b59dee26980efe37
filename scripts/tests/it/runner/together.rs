//! Tests of programs that are compiled together as modules of one program.

use std::path::Path;
use std::process::{Command, Output};

use scripts::runner::{Setup, build};
use scripts::workspace::problem::DEFAULT_STACK_LIMIT;
use tempfile::TempDir;

use compiled_together::{SingleFile, compile_ahead};

#[path = "../../../../tests/together.rs"]
mod compiled_together;

/// Writes these programs into a folder.
fn written(folder: &Path, programs: &[(&str, &str)]) -> Vec<SingleFile> {
    let programs = programs.iter().map(|(name, text)| {
        let source = folder.join(name).with_extension("rs");
        std::fs::write(&source, text).unwrap();
        let executable = folder.join("made").join(name);
        SingleFile {
            source,
            executable,
            stack: DEFAULT_STACK_LIMIT,
        }
    });
    programs.collect()
}

fn run(program: &SingleFile) -> Output {
    let mut command = Command::new(&program.executable);
    command
        .env("RUST_BACKTRACE", "0")
        .arg("7")
        .output()
        .unwrap()
}

#[test]
fn each_does_what_it_does_alone() {
    let folder = TempDir::new().unwrap();
    std::fs::create_dir(folder.path().join("support")).unwrap();
    let support = folder.path().join("support/mod.rs");
    std::fs::write(support, "pub fn twice(n: u32) -> u32 { 2 * n }\n").unwrap();
    let double = "//! Twice.\n#[path = \"support/mod.rs\"]\nmod support;\nfn main() {\n    \
        let n = std::env::args().nth(1).unwrap().parse().unwrap();\n    \
        println!(\"{}\", support::twice(n));\n}\n";
    let fail = "//! Fails.\nfn main() -> Result<(), String> {\n    Err(\"no\".into())\n}\n";
    let panic = "//! Panics.\nfn main() {\n    panic!(\"here\");\n}\n";
    let programs = [("double-it", double), ("fail", fail), ("panic", panic)];
    let programs = written(folder.path(), &programs);
    compile_ahead(&programs, &Setup::default());
    let [double, fail, panic] = &programs[..] else {
        unreachable!("there are three")
    };
    assert_eq!(run(double).stdout, b"14\n");
    assert_eq!(run(fail).status.code(), Some(1));
    let said = String::from_utf8(run(panic).stderr).unwrap();
    let place = format!("{}:3:5", panic.source.display());
    assert!(said.contains(&place), "{said}");
}

#[test]
fn one_that_does_not_compile_is_left_to_be_compiled_alone_with_the_others() {
    let folder = TempDir::new().unwrap();
    let programs = [
        ("right", "fn main() {}\n"),
        ("broken", "fn main() { no }\n"),
    ];
    let programs = written(folder.path(), &programs);
    compile_ahead(&programs, &Setup::default());
    assert!(programs.iter().all(|program| !program.executable.exists()));
    let compiled = programs
        .iter()
        .map(|program| build::single_file(&program.source, &program.executable).is_ok());
    assert!(compiled.eq([true, false]));
}
