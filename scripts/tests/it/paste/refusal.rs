//! Tests that refusals name the place in the solution and the remedy.

use bundler::Bundle;

use crate::support::{are_all_tried, judge};

/// Bundles a workspace of one binary and one dependency.
fn bundle(dependency: &str, library: &str, solution: &str) -> anyhow::Result<Bundle> {
    let folder = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    let package = "version = \"0.1.0\"\nedition = \"2021\"\n";
    let manifest = format!(
        "[workspace]\nmembers = [\"dep\"]\n[package]\nname = \"p\"\n{package}\
         [dependencies]\ndep = {{ path = \"dep\" }}\n"
    );
    write("Cargo.toml", &manifest);
    write("src/main.rs", solution);
    write(
        "dep/Cargo.toml",
        &format!("[package]\nname = \"dep\"\n{package}{dependency}"),
    );
    write("dep/src/lib.rs", library);
    if dependency.contains("build.rs") {
        let table = "std::env::var(\"OUT_DIR\").unwrap() + \"/table.rs\"";
        let script = format!(
            "fn main() {{ std::fs::write({table}, \"const TABLE: [u32; 1] = [7];\").unwrap() }}"
        );
        write("dep/build.rs", &script);
    }
    if dependency.contains("behind") {
        let proc_macro = "[lib]\nproc-macro = true\n";
        let attribute = "#[proc_macro_attribute]\npub fn fast(_: proc_macro::TokenStream, \
            item: proc_macro::TokenStream) -> proc_macro::TokenStream { item }\n";
        write(
            "behind/Cargo.toml",
            &format!("[package]\nname = \"behind\"\n{package}{proc_macro}"),
        );
        write(
            "behind/src/lib.rs",
            &format!("extern crate proc_macro;\n{attribute}"),
        );
    }
    let source = folder.path().join("src/main.rs");
    let scratch = folder.path().join("scratch");
    judge::bundle(folder.path(), &source, &scratch)
}

fn refusal(dependency: &str, library: &str, solution: &str) -> String {
    format!("{:#}", bundle(dependency, library, solution).unwrap_err())
}

#[test]
fn a_procedural_macro_is_refused_where_it_is_named() {
    let error = refusal(
        "[lib]\nproc-macro = true\n",
        "",
        "//! A.\n\nuse dep::Anything;\n\nfn main() {}\n",
    );
    assert!(
        error.contains("src/main.rs:3: `dep` is a procedural macro"),
        "{error}"
    );
    assert!(error.contains("bare lacks it; write by hand"), "{error}");
}

#[test]
fn an_error_of_cargo_is_called_one_once() {
    let error = refusal("edition = \"2021\"\n", "", "fn main() {}\n");
    assert!(error.starts_with("duplicate key"), "{error}");
}

#[test]
fn a_native_library_is_refused_where_it_is_named() {
    let error = refusal(
        "links = \"z\"\nbuild = \"build.rs\"\n",
        "pub fn f() {}",
        "fn main() {\n    dep::f();\n}\n",
    );
    assert!(
        error.contains("src/main.rs:2: `dep` needs a library that is not Rust"),
        "{error}"
    );
}

#[test]
fn an_extern_crate_item_gives_its_macros_to_the_modules_too() {
    if !are_all_tried() {
        return;
    }
    let library = "#[macro_export]\nmacro_rules! f { () => { println!(\"1\") } }";
    for solution in [
        "extern crate dep;\nfn main() { dep::f!() }\n",
        "extern crate dep as d;\nuse d::f;\nfn main() { f!() }\n",
        "#[macro_use]\nextern crate dep;\nfn main() { f!() }\n",
        "#[macro_use]\nextern crate dep as d;\nfn main() { f!(); d::f!() }\n",
        "#[macro_use]\nextern crate dep;\nmod a { pub mod b { pub fn g() { f!() } } }\n\
         fn main() { a::b::g(); f!() }\n#[cfg(test)]\nmod tests { use super::*; }\n",
        "#[macro_use] extern crate dep;\nmod a { use super::*; pub fn g() { f!() } }\n\
         fn h() {}\nfn main() { a::g(); h() }\n",
    ] {
        let bundle = bundle("", library, solution).unwrap();
        assert!(bundle.text.contains("mod dep {"), "{}", bundle.text);
    }
}

#[test]
fn a_solution_that_does_not_compile_is_rejected_with_rustcs_words() {
    let error = refusal("", "pub fn f() {}", "fn main() {\n    dep::g()\n}\n");
    assert!(error.contains("src/main.rs does not compile\n"), "{error}");
    assert!(error.contains("cannot find function `g`"), "{error}");
    assert!(error.contains("--> src/main.rs:2:10\n"), "{error}");
}

#[test]
fn a_procedural_macro_that_a_crate_hands_on_is_refused_where_it_is_named() {
    let dependency = "[dependencies]\nbehind = { path = \"../behind\" }\n";
    let error = refusal(
        dependency,
        "pub use behind::*;\npub fn f() {}\n",
        "use dep::f;\n\n#[dep::fast]\nfn main() {\n    f();\n}\n",
    );
    assert_eq!(
        error,
        "src/main.rs:3: `fast` is a procedural macro of behind, and bare lacks it; write by hand \
         what it does, or expands to"
    );
}

/// The search would refuse this crate for its size.
#[test]
fn an_attribute_of_a_procedural_macro_is_refused_before_any_search() {
    let dependency = "[dependencies]\nbehind = { path = \"../behind\" }\n";
    let text = "a".repeat(2 << 20);
    let library =
        format!("pub use behind::*;\npub fn f() {{}}\npub const TEXT: &str = \"{text}\";\n");
    for (solution, line) in [
        ("#[dep::fast]\nfn main() { dep::f() }\n", 1),
        ("use dep::{f, fast};\n#[fast]\nfn main() { f() }\n", 1),
        ("use dep::*;\n#[fast]\nfn main() { f() }\n", 2),
    ] {
        let error = refusal(dependency, &library, solution);
        let start = format!("src/main.rs:{line}: `fast` is a procedural macro of behind");
        assert!(error.starts_with(&start), "{error}");
    }
    let error = refusal(dependency, &library, "fn main() { dep::f() }\n");
    assert!(error.contains("`dep` is too large to paste"), "{error}");
}

#[test]
fn what_only_an_older_edition_takes_is_shown_in_the_solution() {
    let error = refusal(
        "",
        "",
        "#[test]\nfn tests() {\n}\n\nfn main() {\n    let gen = 1;\n    println!(\"{gen}\");\n}\n",
    );
    let place = "src/main.rs does not compile in one file under edition 2024\n\
        error: expected identifier, found reserved keyword `gen`\n --> src/main.rs:6:9\n";
    assert!(error.starts_with(place), "{error}");
    assert!(!error.contains("the rest is in"), "{error}");
}

#[test]
fn an_error_in_a_library_names_its_file_and_line() {
    let error = refusal(
        "",
        "pub fn f() { println!(\"f\"); }\n",
        "#![no_implicit_prelude]\nfn main() {\n    ::dep::f();\n}\n",
    );
    assert!(
        error.starts_with(
            "src/main.rs: bare lacks `dep`, which cannot be pasted: it does not compile as part of \
             one file; copy what you need"
        ),
        "{error}"
    );
    assert!(error.contains("cannot find macro `println`"), "{error}");
    assert!(error.contains(" --> dep/src/lib.rs:1:14"), "{error}");
}

/// `cfg(feature = $name)` depends on the call, and in a bundle no feature is on: the judge sees it.
#[test]
fn a_macro_that_asks_for_a_feature_by_a_variable_is_refused_if_it_is_needed() {
    if !are_all_tried() {
        return;
    }
    let library = "macro_rules! pick {
            ($name:literal) => { if cfg!(all(feature = $name, not(windows))) { 1 } else { 2 } };
        }
        pub fn fast() -> u32 { pick!(\"fast\") }
        pub fn plain() -> u32 { 3 }";
    let features = "[features]\ndefault = [\"fast\"]\nfast = []\n";
    let error = refusal(
        features,
        library,
        "fn main() { println!(\"{}\", dep::fast()); }",
    );
    assert!(
        error.starts_with(
            "dep/src/lib.rs:4: `fast` would do something else in one file; write it in another way"
        ),
        "{error}"
    );
    let plain = bundle(
        features,
        library,
        "fn main() { println!(\"{}\", dep::plain()); }",
    );
    assert!(plain.is_ok_and(|bundle| !bundle.text.contains("pick")));
    let without = bundle("", library, "fn main() { println!(\"{}\", dep::fast()); }");
    assert!(without.is_ok());
}

#[test]
fn what_a_build_script_writes_is_refused_as_that() {
    let library = "include!(concat!(env!(\"OUT_DIR\"), \"/table.rs\"));
        pub fn f() -> u32 { TABLE[0] }\n";
    let build = "build = \"build.rs\"\n";
    let error = refusal(
        build,
        library,
        "fn main() { println!(\"{}\", dep::f()); }\n",
    );
    assert_eq!(
        error,
        "src/main.rs: bare lacks `dep`, which cannot be pasted: it includes a file that its build \
         script writes (`OUT_DIR`), which is not among its sources; copy what you need of it into \
         the solution"
    );
}

#[test]
fn a_literal_out_of_range_is_an_error_of_the_solution_itself() {
    let error = refusal(
        "",
        "pub fn f() {}",
        "fn main() {\n    let x: u8 = 256;\n    dep::f();\n    println!(\"{x}\");\n}\n",
    );
    assert!(
        error.starts_with("src/main.rs does not compile\n"),
        "{error}"
    );
    assert!(error.contains("literal out of range for `u8`"), "{error}");
}

/// The search ends as soon as the crates' needed parts exceed the judge's limit.
#[test]
fn a_crate_that_is_too_large_is_refused_with_its_bytes() {
    let functions = (0..2000).map(|n| {
        format!(
            "pub fn f{n}(x: u64) -> u64 {{ if x % 7 == {n} {{ f{}(x / 3) }} else {{ x }} }}\n",
            (n + 1) % 2000
        )
    });
    let library: String = functions.collect();
    let error = refusal(
        "",
        &library,
        "fn main() { println!(\"{}\", dep::f0(5)); }\n",
    );
    let start = "src/main.rs: too large for bare, which takes 65536 bytes: even minified, what \
        the solution runs of its crates has ";
    assert!(error.starts_with(start), "{error}");
    assert!(
        error.ends_with(" bytes; copy what you need of `dep` into the solution"),
        "{error}"
    );
}
