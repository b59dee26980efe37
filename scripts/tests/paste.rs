//! Programs that use several parts of a crate, bundled and not, print the same; what
//! they do not use is gone.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use scripts::config::Judge;
use scripts::paste::{Pasted, paste, paste_file};
use scripts::runner::in_parallel;
use scripts::workspace::Workspace;

/// The workspace of programs and crates.
fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/paste")
}

fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("paste")
}

/// A judge that has nothing but rustc.
fn bare() -> Judge {
    Judge {
        rustc: None,
        edition: "2024".into(),
        source_limit: 1 << 16,
        crates: BTreeMap::new(),
    }
}

fn bundle(name: &str) -> anyhow::Result<Pasted> {
    let source = programs().join("src/bin").join(name).with_extension("rs");
    paste_file(&programs(), &source, "bare", &bare(), false, &target())
}

fn names() -> Vec<String> {
    let files = std::fs::read_dir(programs().join("src/bin")).unwrap();
    let stem = |file: std::io::Result<std::fs::DirEntry>| {
        let path = file.unwrap().path();
        path.file_stem().unwrap().to_str().unwrap().to_string()
    };
    let mut names: Vec<String> = files.map(stem).collect();
    names.sort();
    names
}

fn output(program: &Path) -> String {
    let output = Command::new(program).output().unwrap();
    assert!(output.status.success(), "{} fails", program.display());
    String::from_utf8(output.stdout).unwrap()
}

/// The words after `//! gone:`, `//! kept:` or `//! unused:`.
fn words<'a>(source: &'a str, field: &str) -> Vec<&'a str> {
    let mut lines = source.lines().filter_map(|line| line.strip_prefix("//! "));
    let line = lines.find_map(|line| line.strip_prefix(field)?.strip_prefix(':'));
    line.map(|words| words.split(',').map(str::trim).collect())
        .unwrap_or_default()
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !(c.is_alphanumeric() || c == '_'))
        .any(|w| w == word)
}

/// The names that rustc calls unused below the solution.
fn unused(pasted: &Pasted, solution_end: usize) -> BTreeSet<String> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.rs");
    std::fs::write(&file, &pasted.text).unwrap();
    let lints = [
        "unused_imports",
        "unused_macros",
        "unused_macro_rules",
        "dead_code",
    ];
    let output = Command::new("rustc")
        .args([
            "--edition=2021",
            "-O",
            "--emit=metadata",
            "--error-format=short",
        ])
        .args(lints.iter().flat_map(|lint| ["--force-warn", lint]))
        .arg("-o")
        .arg(folder.path().join("a.rmeta"))
        .arg(&file)
        .output()
        .unwrap();
    let first = pasted.text[..solution_end].matches('\n').count();
    let stderr = String::from_utf8(output.stderr).unwrap();
    let below = |line: &&str| {
        let mut fields = line.split(".rs:").nth(1).unwrap_or_default().split(':');
        let line: Option<usize> = fields.next().and_then(|line| line.parse().ok());
        line.is_some_and(|line| line > first)
    };
    // A field that nobody reads stays: what it holds is made and dropped with the rest.
    let lines = stderr.lines().filter(below);
    let lines = lines.filter(|line| !line.contains("never read"));
    let names = lines.flat_map(|line| line.split('`').skip(1).step_by(2));
    names.map(str::to_string).collect()
}

/// All that is wrong with the bundle of one program.
fn complaints(name: &str, expected: &str) -> Vec<String> {
    let source = std::fs::read_to_string(programs().join(format!("src/bin/{name}.rs"))).unwrap();
    let pasted = match bundle(name) {
        Ok(pasted) => pasted,
        Err(error) => return vec![format!("{error:#}")],
    };
    let mut complaints = Vec::new();
    let printed = output(&pasted.program);
    if printed != expected {
        complaints.push(format!("prints\n{printed}instead of\n{expected}"));
    }
    let start = pasted.text.find("fn main").unwrap();
    let end = start + pasted.text[start..].find("\n}\n").unwrap();
    let inlined = &pasted.text[end..];
    for word in words(&source, "gone")
        .into_iter()
        .filter(|word| has_word(inlined, word))
    {
        complaints.push(format!("still speaks of {word}"));
    }
    for word in words(&source, "kept")
        .into_iter()
        .filter(|word| !has_word(inlined, word))
    {
        complaints.push(format!("has lost {word}"));
    }
    let is_rooted = name == "clash";
    if !is_rooted && !pasted.text.contains(source.trim_end()) {
        complaints.push("has changed the solution".into());
    }
    let unused = unused(&pasted, end);
    let expected = words(&source, "unused").into_iter().map(str::to_string);
    if unused != expected.collect() {
        complaints.push(format!("has unused parts: {unused:?}"));
    }
    complaints
}

#[test]
fn bundled_programs_print_the_same_without_unused_parts() {
    let built = Command::new(env!("CARGO"))
        .current_dir(programs())
        .args(["build", "--quiet", "--locked", "--target-dir"])
        .arg(target())
        .status();
    assert!(built.unwrap().success(), "the programs do not compile");
    let mut failures = String::new();
    in_parallel(
        &names(),
        |name| complaints(name, &output(&target().join("debug").join(name))),
        |name, complaints| {
            for complaint in complaints {
                failures += &format!("{name}: {complaint}\n");
            }
        },
    );
    assert!(failures.is_empty(), "\n{failures}");
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    assert_eq!(bundle("names").unwrap().text, bundle("names").unwrap().text);
}

/// The repository keeps three bundles as text, so that a change of one can be read.
#[test]
fn the_kept_bundles_are_what_paste_prints() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let workspace = Workspace::at(root);
    let folder = root.join("tests/bundle");
    let mut kept: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|f| f.unwrap().path())
        .collect();
    kept.sort();
    assert_eq!(kept.len(), 3);
    for file in kept {
        let bin = file.file_stem().unwrap().to_str().unwrap();
        let problem = workspace.problem(bin).unwrap();
        let pasted = paste(&workspace, &problem, Some("codeforces"), false).unwrap();
        assert!(
            pasted.text == std::fs::read_to_string(&file).unwrap(),
            "read the difference: cargo x paste {bin} --judge codeforces --no-test \
             --out tests/bundle/{bin}.rs; git diff tests/bundle"
        );
    }
}

#[test]
fn the_real_proconio_fits_in_12_kib_and_minified_in_8() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let workspace = Workspace::at(root);
    let problem = workspace.problem("gym100500_e").unwrap();
    let size = |minify| {
        paste(&workspace, &problem, Some("codeforces"), minify)
            .unwrap()
            .text
            .len()
    };
    assert!(size(false) <= 12 << 10);
    assert!(size(true) <= 8 << 10);
    let text = paste(&workspace, &problem, Some("atcoder"), false)
        .unwrap()
        .text;
    assert!(text.contains("use proconio::input;") && !text.contains("mod proconio"));
}

/// A workspace of one binary and one dependency beside it.
fn refusal(dependency: &str, library: &str, solution: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    let package = "version = \"0.1.0\"\nedition = \"2021\"\n";
    let manifest = format!(
        "[workspace]\nmembers = [\"dep\"]\n[package]\nname = \"p\"\n{package}[dependencies]\ndep = {{ path = \"dep\" }}\n"
    );
    write("Cargo.toml", &manifest);
    write("src/main.rs", solution);
    write(
        "dep/Cargo.toml",
        &format!("[package]\nname = \"dep\"\n{package}{dependency}"),
    );
    write("dep/src/lib.rs", library);
    if dependency.contains("build.rs") {
        write("dep/build.rs", "fn main() {}");
    }
    let source = folder.path().join("src/main.rs");
    let scratch = folder.path().join("scratch");
    let pasted = paste_file(folder.path(), &source, "bare", &bare(), false, &scratch);
    format!("{:#}", pasted.unwrap_err())
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
    assert!(error.contains("choose a judge that has it"), "{error}");
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
fn an_extern_crate_item_is_refused_with_the_remedy() {
    let error = refusal(
        "",
        "pub fn f() {}",
        "extern crate dep;\nfn main() { dep::f() }\n",
    );
    assert!(
        error.contains("line 1: `extern crate dep`; import what you need"),
        "{error}"
    );
}

#[test]
fn a_solution_that_does_not_compile_is_rejected_with_rustcs_words() {
    let error = refusal("", "pub fn f() {}", "fn main() { dep::g() }\n");
    assert!(error.contains("does not compile in one file"), "{error}");
    assert!(error.contains("cannot find function `g`"), "{error}");
}
