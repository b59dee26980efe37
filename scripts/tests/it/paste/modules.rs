//! Tests of solutions and libraries with modules in separate files.

use std::path::Path;
use std::process::Command;

use bundler::Bundle;

use crate::support::{are_all_tried, judge};

const MANIFEST: &str = "[workspace]\nmembers = [\"own\"]\n[package]\nname = \"p\"\n\
    version = \"0.1.0\"\nedition = \"2021\"\n[dependencies]\nown = { path = \"own\" }\n";
const OWN: &str = "[package]\nname = \"own\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";

/// Bundles `src/main.rs` of a workspace of these files, with the library `own`; returns the bundle
/// and its output.
pub fn bundle(files: &[(&str, &str)]) -> anyhow::Result<(Bundle, String)> {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    let write = |path: &str, text: &str| {
        let path = root.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    write("Cargo.toml", MANIFEST);
    write("own/Cargo.toml", OWN);
    write("own/src/lib.rs", "");
    for (path, text) in files {
        write(path, text);
    }
    let source = root.join("src/main.rs");
    let bundle = judge::bundle(root, &source, &root.join("scratch"))?;
    let printed = printed(&bundle.program);
    Ok((bundle, printed))
}

fn printed(program: &Path) -> String {
    let output = Command::new(program).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

pub fn refusal(files: &[(&str, &str)]) -> String {
    format!("{:#}", bundle(files).unwrap_err())
}

#[test]
fn a_solution_s_modules_are_put_into_the_file() {
    let main = "mod graph;\n#[path = \"../kit/io.rs\"]\nmod input;\nuse graph::edges;\n\
        #[cfg(test)]\nmod tests;\nfn main() {\n    println!(\"{} {}\", edges(), input::next());\n}\n";
    let (bundle, printed) = bundle(&[
        ("src/main.rs", main),
        ("src/tests.rs", "#[test]\nfn fails() { panic!() }\n"),
        (
            "src/graph.rs",
            "//! Graphs.\nmod tree;\npub fn edges() -> u32 { own::one() + tree::leaves() }\n",
        ),
        ("src/graph/tree.rs", "pub fn leaves() -> u32 { 2 }\n"),
        (
            "kit/io.rs",
            "pub fn next() -> u32 { crate::graph::edges() * 2 }\n",
        ),
        (
            "own/src/lib.rs",
            "pub fn one() -> u32 { 1 }\npub fn unused() {}\n",
        ),
    ])
    .unwrap();
    assert_eq!(printed, "3 6\n");
    assert!(!bundle.text.contains("unused"), "{}", bundle.text);
    assert!(!bundle.text.contains("fails"), "{}", bundle.text);
}

#[test]
fn a_library_s_modules_may_have_paths() {
    let library = "#[path = \"../else/where.rs\"]\npub mod a;\npub mod b {\n    pub mod c;\n    \
        #[path = \"other.rs\"]\n    pub mod d;\n}\n";
    let (_, printed) = bundle(&[
        (
            "src/main.rs",
            "use own::b;\nfn main() { println!(\"{}{}{}\", own::a::f(), b::c::f(), b::d::f()); }\n",
        ),
        ("own/src/lib.rs", library),
        ("own/else/where.rs", "pub fn f() -> u32 { 1 }\n"),
        ("own/src/b/c.rs", "pub fn f() -> u32 { 2 }\n"),
        ("own/src/b/other.rs", "pub fn f() -> u32 { 3 }\n"),
    ])
    .unwrap();
    assert_eq!(printed, "123\n");
}

#[test]
fn files_that_macros_read_are_in_the_bundle() {
    let (_, printed) = bundle(&[
        (
            "src/main.rs",
            "mod a;\nfn main() {\n    print!(\"{}{}\", a::TEXT, include_bytes!(\"a/b.txt\")[0]);\n    \
             println!(\"{}\", own::TEXT);\n}\n",
        ),
        ("src/a.rs", "pub const TEXT: &str =\n    std::include_str!(\"a/b.txt\");\n"),
        ("src/a/b.txt", "{\"b\"}\n"),
        ("own/src/lib.rs", "pub mod c;\npub use c::TEXT;\n"),
        ("own/src/c.rs", "pub const TEXT: &str = include_str!(\"../c.txt\");\n"),
        ("own/c.txt", "'c'\\"),
    ])
    .unwrap();
    assert_eq!(printed, "{\"b\"}\n123'c'\\\n");
}

#[test]
fn a_module_without_a_file_is_refused_with_both_names() {
    let main = "mod a;\nfn main() {}\n";
    assert_eq!(
        refusal(&[("src/main.rs", main)]),
        "src/main.rs:1: neither src/a.rs nor src/a/mod.rs is there; create the module's file"
    );
    let uses_own = "fn main() { own::f() }\n";
    assert_eq!(
        refusal(&[("src/main.rs", uses_own), ("own/src/lib.rs", "\nmod a;\n")]),
        "own/src/lib.rs:2: neither own/src/a.rs nor own/src/a/mod.rs is there; create the module's \
         file"
    );
}

#[test]
fn an_error_in_a_module_is_shown_in_its_file() {
    let error = refusal(&[
        ("src/main.rs", "mod a;\nfn main() { a::f() }\n"),
        (
            "src/a.rs",
            "//! A.\n\npub fn f() {\n    let gen = 1;\n    println!(\"{gen}\");\n}\n",
        ),
    ]);
    let place = "error: expected identifier, found reserved keyword `gen`\n --> src/a.rs:4:9\n";
    assert!(error.contains(place), "{error}");
    let error = refusal(&[
        ("src/main.rs", "mod a;\nfn main() { a::f() }\n"),
        (
            "src/a.rs",
            "\npub fn f() {\n    println!(\"{}\", include!(\"x\"));\n}\n",
        ),
    ]);
    assert!(
        error.starts_with("src/a.rs:3: `include!` reads another file"),
        "{error}"
    );
}

/// `num` is the module of `own`, `::num` the crate.
#[test]
fn a_module_that_comes_with_all_names_hides_the_crate_of_its_name() {
    if !are_all_tried() {
        return;
    }
    let manifest = MANIFEST.replace("members = [\"own\"]", "members = [\"own\", \"num\"]")
        + "num = { path = \"num\" }\n";
    let num = OWN.replace("own", "num");
    for (main, library) in [
        (
            "use own::*;\nfn main() { println!(\"{} {}\", num::gcd(4, 6), ::num::one()); }\n",
            "pub mod num { pub fn gcd(a: u32, b: u32) -> u32 { a * b } }\n",
        ),
        (
            "use own::all::*;\nmod inner { pub mod num {} }\n\
             fn main() { println!(\"{} {}\", num::gcd(4, 6), ::num::one()); }\n",
            "pub mod all;\n",
        ),
        (
            "use inner::*;\nmod inner { pub mod num { pub fn gcd(a: u32, b: u32) -> u32 { a * b } } }\n\
             fn main() { println!(\"{} {}\", num::gcd(4, 6), ::num::one()); }\n",
            "",
        ),
    ] {
        let (_, printed) = bundle(&[
            ("Cargo.toml", &manifest),
            ("num/Cargo.toml", &num),
            ("num/src/lib.rs", "pub fn one() -> u32 { 1 }\n"),
            ("src/main.rs", main),
            ("own/src/lib.rs", library),
            (
                "own/src/all.rs",
                "pub mod num { pub fn gcd(a: u32, b: u32) -> u32 { a * b } }\n",
            ),
        ])
        .unwrap();
        assert_eq!(printed, "24 1\n", "{main}");
    }
}
