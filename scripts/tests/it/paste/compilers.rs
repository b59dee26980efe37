//! Tests that the final compilation uses the judge's rustc, if rustup has it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bundler::Style;
use scripts::runner::bundle::bundle;
use scripts::system::toolchain;
use scripts::workspace::Workspace;

use crate::support::{Outcome, Sandbox, are_all_tried};

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
    let count = if are_all_tried() { NEWER.len() } else { 2 };
    for line in &NEWER[..count] {
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

/// Problems whose bundles use `proconio`, `itertools`, the fast reader, a file, an interactor's
/// protocol, or nothing but the standard library.
const TEN: [&str; 10] = [
    "gym100500_e",
    "cses_1730",
    "cf36_d",
    "cf603_c",
    "agc017_d",
    "luogu_p2252",
    "arc155_d",
    "abc278_g",
    "cf1147_f",
    "cf1310_f",
];

/// Number of problems whose bundles are compiled; with `TESTS=all`, all are.
const COMPILED: usize = 1;

/// Compiles bundles with every judge's rustc that rustup has, under each of its editions, and
/// prints a table of them.
#[test]
fn bundles_compile_with_the_judges_compilers() {
    let count = if are_all_tried() { TEN.len() } else { COMPILED };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let workspace = Workspace::at(root).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let bundle = |bin: &&str| {
        let problem = workspace.problem(bin).unwrap();
        let bundle = bundle(&workspace, &problem, Some("other"), Style::Readable).unwrap();
        let file = folder.path().join(bin).with_extension("rs");
        fs::write(&file, bundle.text).unwrap();
        file
    };
    let bundles: Vec<PathBuf> = TEN.iter().take(count).map(bundle).collect();
    for (name, profile) in &workspace.config().judge {
        let Some(version) = &profile.rustc else {
            println!("{name}: left out, its version of rustc is not known");
            continue;
        };
        let Some(rustc) = toolchain::rustc_of_version(version) else {
            println!("{name}: left out, `rustup toolchain install {version}` gets its rustc");
            continue;
        };
        let more = profile.other_editions.iter();
        for edition in std::iter::once(&profile.edition).chain(more) {
            for bundle in &bundles {
                let compiled = Command::new(&rustc)
                    .args(["--emit=metadata", "--edition", edition, "--out-dir"])
                    .arg(folder.path())
                    .arg(bundle)
                    .output()
                    .unwrap();
                let stderr = String::from_utf8_lossy(&compiled.stderr);
                let bundle = bundle.display();
                assert!(
                    compiled.status.success(),
                    "{bundle} at {name}: rustc {version}, edition {edition}\n{stderr}"
                );
            }
            println!("{name}: rustc {version}, edition {edition}: {count} bundles compile");
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
