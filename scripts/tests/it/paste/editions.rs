//! Tests that the judge runs what was tested: the same edition, and no feature that its rustc
//! lacks.

use std::path::Path;
use std::process::Command;

use anyhow::Result;
use bundler::Bundle;

use super::modules;
use crate::support::{Outcome, Sandbox, are_all_tried};

const JUDGES: &str = "[snippet]\nroots = []\n\
    [judge.new]\nedition = \"2024\"\nsource-limit = 65536\n\
    [judge.both]\nedition = \"2024\"\nother-editions = [\"2021\"]\nsource-limit = 65536\n\
    [judge.old]\nrustc = \"1.89.0\"\nedition = \"2021\"\nsource-limit = 65536\n";

/// Pastes a solution of a package of edition 2021.
fn pasted(judge: &str, solution: &str) -> Outcome {
    let sandbox = Sandbox::new()
        .file("cargo-snippet.toml", JUDGES)
        .file("problems/src/bin/a.rs", solution);
    sandbox.x(&format!("paste a --no-test --judge {judge}"))
}

/// Type whose values print a line when they are dropped, to show the order.
const NOISY: &str = "//! A.\nstruct Noisy(&'static str);\n\
    impl Drop for Noisy { fn drop(&mut self) { println!(\"{}\", self.0); } }\n\
    impl Noisy { fn get(&self) -> Option<usize> { (self.0.len() > 9).then_some(1) } }\n";

#[test]
fn what_another_edition_drops_or_iterates_otherwise_is_refused_where_it_stands() {
    if !are_all_tried() {
        return;
    }
    for (line, what) in [
        ("let _a = Noisy(\"a\"); Noisy(\"t\").0.len()", "drop order"),
        (
            "if let Some(x) = Noisy(\"t\").get() { x } else { 2 }",
            "`if let`",
        ),
        (
            "let b: Box<[usize]> = Box::new([1]); b.into_iter().map(|x| x.to_owned()).sum()",
            "into_iter",
        ),
    ] {
        let solution = format!("{NOISY}fn f() -> usize {{\n    {line}\n}}\nfn main() {{ f(); }}\n");
        pasted("new", &solution).exits(1).says(&[
            "problems/src/bin/a.rs:6: ",
            what,
            "new compiles under edition 2024, and the package has 2021",
        ]);
        pasted("both", &solution)
            .exits(0)
            .says(&["choose the compiler of edition 2021 at both"]);
    }
}

#[test]
fn what_means_the_same_under_both_editions_is_bundled() {
    let solution = format!("{NOISY}fn main() {{\n    let _a = Noisy(\"a\");\n}}\n");
    pasted("new", &solution).exits(0);
}

#[test]
fn what_does_not_compile_under_edition_2024_is_bundled_where_the_judge_compiles_2021() {
    for line in ["let (.., ref b) = &(1, 2);", "let gen = 1; let b = gen;"] {
        let solution = format!("//! A.\nfn main() {{\n    {line}\n    println!(\"{{b}}\");\n}}\n");
        pasted("new", &solution)
            .exits(1)
            .says(&["problems/src/bin/a.rs:3", "edition 2024"]);
        for judge in ["both", "old"] {
            pasted(judge, &solution).exits(0);
        }
    }
}

#[test]
fn a_package_of_edition_2024_may_chain_lets_where_the_judge_compiles_that() {
    let solution = "//! A.\nfn main() {\n    let (a, b) = (Some(1), Some(2));\n    \
        if let Some(a) = a && let Some(b) = b {\n        println!(\"{}\", a + b);\n    }\n}\n";
    let manifest = "[package]\nname = \"problems\"\nedition = \"2024\"\n";
    let pasted = |judge: &str| {
        let sandbox = Sandbox::new()
            .file("cargo-snippet.toml", JUDGES)
            .file("problems/Cargo.toml", manifest)
            .file("problems/src/bin/a.rs", solution);
        sandbox.x(&format!("paste a --no-test --judge {judge}"))
    };
    pasted("new").exits(0);
    pasted("both").exits(0);
    pasted("old")
        .exits(1)
        .says(&["problems/src/bin/a.rs:4", "edition 2021"]);
}

#[test]
fn a_call_that_the_judge_s_rustc_does_not_know_is_refused_where_it_stands() {
    let solution = "//! A.\nfn main() {\n    println!(\"{}\", 5u64.strict_add(1));\n}\n";
    pasted("old", solution).exits(1).says(&[
        "problems/src/bin/a.rs:3: `strict_add` is in Rust since 1.91.0, old has 1.89.0; \
         write by hand what it does",
    ]);
    pasted("new", solution).exits(0);
}

#[test]
fn macros_may_depend_on_debug_assertions() {
    let solution = "//! A.\n#[cfg(debug_assertions)]\n\
        macro_rules! debug { ($x:expr) => { eprintln!(\"{}\", $x) } }\n\
        #[cfg(not(debug_assertions))]\nmacro_rules! debug { ($x:expr) => {} }\n\
        fn main() { debug!(1); println!(\"2\"); }\n";
    let pasted = pasted("new", solution).exits(0);
    assert!(pasted.stdout.contains(&solution[6..]), "{pasted:#?}");
}

/// Checks that the problems of this workspace mean the same under 2021 and 2024.
#[test]
fn the_collection_compiles_under_both_editions_and_means_the_same() {
    if !are_all_tried() {
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let sandbox = Sandbox::with_dependencies_as("0.0.2"); // with other `snippets` than most
    for folder in ["problems", "snippets"] {
        let copied = Command::new("cp")
            .arg("-r")
            .arg(root.join(folder).join("src"))
            .arg(sandbox.path(folder))
            .status();
        assert!(copied.unwrap().success(), "cannot copy {folder}");
    }
    // In the collection's library the problems are modules of tests only.
    let list = sandbox.read("problems/src/lib.rs");
    let sandbox = sandbox.file(
        "problems/src/lib.rs",
        &list.replacen("#[cfg(any(test, doc))]\n", "", 1),
    );
    let check = || {
        let mut cargo = sandbox.cargo("check --quiet --offline --lib --package problems");
        cargo.env_remove("RUSTFLAGS");
        let output = cargo.output().unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{stderr}");
    };
    let edit = |path: &str, from: &str, to: &str| {
        let text = sandbox.read(path);
        let edited = text.replacen(from, to, 1);
        assert_ne!(edited, text, "{path}");
        std::fs::write(sandbox.path(path), edited).unwrap();
    };
    // RUSTFLAGS would compile all dependencies again.
    let lints = "[workspace.lints.rust]\n";
    let denied = [
        "boxed_slice_into_iter",
        "if_let_rescope",
        "tail_expr_drop_order",
    ]
    .map(|lint| format!("{lint} = \"deny\"\n"));
    let denying = format!("{lints}{}", denied.concat());
    edit("Cargo.toml", lints, &denying);
    check();
    edit("Cargo.toml", &denying, lints);
    for manifest in ["problems/Cargo.toml", "snippets/Cargo.toml"] {
        let text = sandbox.read(manifest);
        let version = text.lines().find(|line| line.starts_with("rust-version"));
        edit(manifest, version.expect("the oldest rustc"), "");
        edit(manifest, "edition = \"2021\"", "edition = \"2024\"");
    }
    check();
}

/// A solution that prints the result of `own::f`.
const CALLS_F: &str = "fn main() { println!(\"{}\", own::f()); }\n";

fn package(name: &str, edition: &str, rest: &str) -> String {
    format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"{edition}\"\n{rest}")
}

/// Bundles a solution that uses a crate `own` of this edition; also returns what it prints.
fn bundle_of_own(edition: &str, own: &str, solution: &str) -> Result<(Bundle, String)> {
    let workspace = package("p", "2021", "[dependencies]\nown = { path = \"own\" }\n");
    modules::bundle(&[
        (
            "Cargo.toml",
            &format!("[workspace]\nmembers = [\"own\"]\n{workspace}"),
        ),
        ("own/Cargo.toml", &package("own", edition, "")),
        ("own/src/lib.rs", own),
        ("src/main.rs", solution),
    ])
}

/// The literal `c"abc"` of the newer crate needs edition 2021: the crate of 2018 doesn't compile
/// under its own edition in one file with it, so rustc proposes no changes. Under 2018 an array's
/// `into_iter` gives references, which the judge sees.
#[test]
fn a_crate_that_uses_a_newer_one_is_refused_if_it_means_something_else() {
    if !are_all_tried() {
        return;
    }
    let dependency = "[dependencies]\nnewer = { path = \"../newer\" }\n";
    let workspace = package("p", "2021", "[dependencies]\nown = { path = \"own\" }\n");
    let refusal = modules::bundle(&[
        (
            "Cargo.toml",
            &format!("[workspace]\nmembers = [\"own\", \"newer\"]\n{workspace}"),
        ),
        ("own/Cargo.toml", &package("own", "2018", dependency)),
        (
            "own/src/lib.rs",
            "pub fn f() -> usize {\n    let sizes = [1u8].into_iter().map(|x| std::mem::size_of_val(&x));\n    \
             newer::length!(newer::g()) + sizes.sum::<usize>()\n}\n",
        ),
        ("newer/Cargo.toml", &package("newer", "2021", "")),
        (
            "newer/src/lib.rs",
            "#[macro_export]\nmacro_rules! length { ($text:expr) => { $text.to_bytes().len() } }\n\
             pub fn g() -> &'static std::ffi::CStr { c\"abc\" }\n",
        ),
        ("src/main.rs", CALLS_F),
    ])
    .unwrap_err();
    let refusal = format!("{refusal:#}");
    assert!(
        refusal.contains("own/src/lib.rs:1: `f` would do something else"),
        "{refusal}"
    );
}

/// itertools imports `FromIterator`, which edition 2021 has in its prelude: no bundle needs the
/// import. Under 2018 an array's `into_iter` gives references.
#[test]
fn a_crate_that_imports_what_a_later_prelude_has_is_compared() {
    let own = "use std::iter::FromIterator;\npub fn f() -> usize {\n    \
        let sizes = Vec::from_iter([1u8].into_iter().map(|x| std::mem::size_of_val(&x)));\n    \
        sizes[0]\n}\n";
    let (bundle, printed) = bundle_of_own("2018", own, CALLS_F).unwrap();
    assert_eq!(printed, format!("{}\n", size_of::<&u8>()));
    assert!(!bundle.text.contains("use std::iter"), "{}", bundle.text);
    assert!(bundle.notes.is_empty(), "{:?}", bundle.notes);
}

/// Under 2015 a path of an import begins at the root, where a crate without std has `core`: such is
/// `equivalent`, which indexmap uses.
#[test]
fn a_crate_of_2015_without_std_is_compared() {
    let own = "#![no_std]\nuse core::cmp::Ordering;\n\
        pub fn f() -> bool { 1.cmp(&2) == Ordering::Less }\n";
    let (bundle, printed) = bundle_of_own("2015", own, CALLS_F).unwrap();
    assert_eq!(printed, "true\n");
    assert!(bundle.notes.is_empty(), "{:?}", bundle.notes);
}

/// In a function that a macro writes, a value of any type is dropped before `else` since edition
/// 2024, and after it before: so it is in itertools' `tuple_combinations`.
#[test]
fn what_may_drop_in_another_order_is_bundled_where_the_program_is_the_same() {
    if !are_all_tried() {
        return;
    }
    let own = "pub struct One<T>(pub Option<T>);\n\
        impl<T> One<T> { fn take(&mut self) -> Option<T> { self.0.take() } }\n\
        pub trait Get<T> { fn get(&mut self) -> u8; }\n\
        macro_rules! get { ($pattern:pat) => { impl<T> Get<T> for One<T> {\n    \
        fn get(&mut self) -> u8 { if let $pattern = self.take() { 1 } else \
        { println!(\"else\"); 2 } }\n} } }\nget!(None);\n";
    let get = |value: &str| {
        let call = format!("One(Some({value})).get()");
        format!("use own::{{Get, One}};\nfn main() {{ println!(\"{{}}\", {call}); }}\n")
    };
    let (bundle, printed) = bundle_of_own("2018", own, &get("1")).unwrap();
    assert_eq!(printed, "else\n2\n");
    assert!(bundle.notes.is_empty(), "{:?}", bundle.notes);
    let noisy =
        "struct Noisy;\nimpl Drop for Noisy { fn drop(&mut self) { println!(\"drop\"); } }\n";
    let refusal = bundle_of_own("2018", own, &(get("Noisy") + noisy)).unwrap_err();
    assert!(
        format!("{refusal:#}").contains("`if let` assigns a shorter lifetime"),
        "{refusal:#}"
    );
}
