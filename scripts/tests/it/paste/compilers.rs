//! Tests that the final compilation uses the judge's rustc, if rustup has it.

use std::fs;
use std::path::Path;
use std::process::Command;

use scripts::toolchain;
use scripts::workspace::Workspace;

use crate::support::{Outcome, Sandbox};

const OLD: &str = "1.78.0";

/// Pastes a solution for a judge with this version of rustc.
fn pasted(version: &str, solution: &str) -> Outcome {
    let judges = format!(
        "[snippet]\nroots = []\n\
         [judge.old]\nrustc = \"{version}\"\nedition = \"2021\"\nsource-limit = 65536\n"
    );
    let sandbox = Sandbox::new()
        .file("cargo-snippet.toml", &judges)
        .file("problems/src/bin/a.rs", solution);
    sandbox.x("paste a --no-test --judge old")
}

/// Newer language and library features that clippy's lint about newer calls does not know.
const NEWER: [&str; 5] = [
    "println!(\"{}\", const { 1 + 1 });",
    "match std::env::args().count() { 0..1 => (), _ => println!(\"1\") }",
    "trait A { fn a(&self) -> u8 { 1 } } trait B: A {} impl A for u8 {} impl B for u8 {}\n    \
     let b: Box<dyn B> = Box::new(0u8); let a: Box<dyn A> = b; println!(\"{}\", a.a());",
    "let (a, b): (Vec<_>, Vec<_>) = [(1, 2)].into_iter().collect(); println!(\"{a:?}{b:?}\");",
    "println!(\"{}\", [1, 2].is_sorted());",
];

#[test]
fn what_is_newer_than_the_judge_s_rustc_is_refused_where_that_is_installed() {
    for line in NEWER {
        let solution = format!("//! A.\nfn main() {{\n    {line}\n}}\n");
        if toolchain::rustc_of_version(OLD).is_some() {
            pasted(OLD, &solution)
                .exits(1)
                .says(&["problems/src/bin/a.rs"]);
        }
        let note = "note: compiled by rustc ";
        let pasted = pasted("1.1000.0", &solution).exits(0).says(&[
            note,
            ", old has 1.1000.0: `cargo x paste a --install-judge` gets that one",
        ]);
        assert_eq!(pasted.stderr.matches(note).count(), 1);
    }
}

#[test]
fn a_bundle_that_the_judge_s_rustc_compiles_says_nothing_of_compilers() {
    let solution = "//! A.\nfn main() {\n    println!(\"1\");\n}\n";
    if toolchain::rustc_of_version(OLD).is_some() {
        let pasted = pasted(OLD, solution).exits(0);
        assert!(!pasted.stderr.contains("compiled by"), "{pasted:#?}");
    }
}

/// Compiles the kept bundles with every judge's rustc that rustup has, under each of its editions.
#[test]
fn the_kept_bundles_compile_with_the_judges_compilers() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let judges = Workspace::at(root).config().unwrap().judge;
    let folder = tempfile::tempdir().unwrap();
    for (name, profile) in judges {
        let version = profile.rustc.unwrap_or_default();
        let Some(rustc) = toolchain::rustc_of_version(&version) else {
            continue;
        };
        let editions = [&profile.edition]
            .into_iter()
            .chain(&profile.other_editions);
        for edition in editions {
            for bundle in fs::read_dir(root.join("tests/bundle")).unwrap() {
                let bundle = bundle.unwrap().path();
                let compiled = Command::new(&rustc)
                    .args(["--emit=metadata", "--edition", edition, "--out-dir"])
                    .arg(folder.path())
                    .arg(&bundle)
                    .output()
                    .unwrap();
                let stderr = String::from_utf8_lossy(&compiled.stderr);
                let bundle = bundle.display();
                assert!(
                    compiled.status.success(),
                    "{bundle} at {name}: rustc {version}, edition {edition}\n{stderr}"
                );
            }
        }
    }
}

#[test]
fn a_judge_s_rustc_that_nobody_knows_cannot_be_installed() {
    let judges = "[snippet]\nroots = []\n[judge.old]\nedition = \"2021\"\nsource-limit = 65536\n";
    let sandbox = Sandbox::new()
        .file("cargo-snippet.toml", judges)
        .sum_problem("cf1_a", "1 2\n", "3\n");
    sandbox
        .x("paste cf1_a --judge old --install-judge")
        .exits(2)
        .says(&["no version of rustc is known for old; add `rustc = \"…\"` to `[judge.old]`"]);
}

/// `line!()` and the places of panics are lines of the solution's own file.
#[test]
fn lines_of_the_solution_keep_their_numbers() {
    let sandbox = Sandbox::new().file(
        "problems/src/bin/a.rs",
        "//! A.\nfn main() {\n    println!(\"{}\", line!());\n}\n",
    );
    let judges = "[snippet]\nroots = []\n[judge.old]\nedition = \"2021\"\nsource-limit = 65536\n";
    let sandbox = sandbox.file("cargo-snippet.toml", judges);
    let pasted = sandbox.x("paste a --no-test --judge old").exits(0).stdout;
    let line = pasted.lines().position(|line| line.contains("line!()"));
    assert_eq!(line, Some(2), "{pasted}");
    assert!(pasted.ends_with("for old.\n"), "{pasted}");
}
