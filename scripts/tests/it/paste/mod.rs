//! Tests that programs print the same bundled and not bundled, and that unused parts of crates are
//! removed.

#[cfg(unix)]
mod command;
mod compilers;
mod editions;
mod everyday;
mod judges;
mod modules;
mod refusal;
mod seeds;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::{are_all_tried, judge};
use bundler::{Bundle, Style};
use scripts::runner::bundle;
use scripts::runner::in_parallel;
use scripts::system::toolchain;
use scripts::workspace::Workspace;

/// Folder of the workspace with test programs and crates.
fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/paste")
}

fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("paste")
}

fn bundle(name: &str) -> anyhow::Result<Bundle> {
    let source = programs().join("src/bin").join(name).with_extension("rs");
    judge::bundle(&programs(), &source, &target())
}

/// Programs whose crates take two thirds of the time. They're bundled with `TESTS=all`, as in
/// `.ci/run`; `everyday` always bundles `itertools`. Of the others, every tenth is always bundled.
const LARGE: [&str; 5] = ["ac_library", "fixedbitset", "itertools", "num", "smallvec"];

fn names() -> Vec<String> {
    let are_all_asked = are_all_tried();
    let files = std::fs::read_dir(programs().join("src/bin")).unwrap();
    let stem = |file: std::io::Result<std::fs::DirEntry>| {
        let path = file.unwrap().path();
        path.file_stem().unwrap().to_str().unwrap().to_string()
    };
    let names = files.map(stem);
    let mut names: Vec<String> = names
        .filter(|name| are_all_asked || !LARGE.contains(&name.as_str()))
        .collect();
    names.sort();
    let step = if are_all_asked { 1 } else { 10 };
    names.into_iter().step_by(step).collect()
}

fn output(program: &Path) -> String {
    let output = Command::new(program).output().unwrap();
    assert!(output.status.success(), "{} fails", program.display());
    String::from_utf8(output.stdout).unwrap()
}

/// Words of a field of a program's header: `//! gone:`, `//! kept:` or `//! unused:`.
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

/// Names in the inlined crates that rustc reports as unused.
fn unused(pasted: &Bundle, solution_end: usize) -> BTreeSet<String> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.rs");
    std::fs::write(&file, &pasted.text).unwrap();
    let lints = [
        "unused_imports",
        "unused_macros",
        "unused_macro_rules",
        "dead_code",
    ];
    let output = Command::new(toolchain::rustc())
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
    let is_inlined = |line: &&str| {
        let mut fields = line.split(".rs:").nth(1).unwrap_or_default().split(':');
        let line: Option<usize> = fields.next().and_then(|line| line.parse().ok());
        line.is_some_and(|line| line > first)
    };
    // Fields and variants stay with their types.
    let lines = stderr.lines().filter(is_inlined);
    let lines = lines.filter(|line| !line.contains("never read"));
    let lines =
        lines.filter(|line| !line.contains("never constructed") || line.contains("struct `"));
    let names = lines.flat_map(|line| line.split('`').skip(1).step_by(2));
    names.map(str::to_string).collect()
}

/// Complaints about the bundle of one program.
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
        complaints.push(format!("still mentions {word}"));
    }
    for word in words(&source, "kept")
        .into_iter()
        .filter(|word| !has_word(inlined, word))
    {
        complaints.push(format!("has lost {word}"));
    }
    let stays = !["clash", "unused_imports"].contains(&name);
    if stays && !pasted.text.contains(source.trim_end()) {
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
    let names = names();
    let built = Command::new(env!("CARGO"))
        .current_dir(programs())
        .args(["build", "--quiet", "--locked", "--target-dir"])
        .arg(target())
        .args(names.iter().flat_map(|name| ["--bin", name]))
        .status();
    assert!(built.unwrap().success(), "the programs do not compile");
    let mut failures = String::new();
    in_parallel(
        &names,
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
    if !are_all_tried() {
        return;
    }
    assert_eq!(bundle("names").unwrap().text, bundle("names").unwrap().text);
}

#[test]
fn unused_imports_that_keep_parts_are_reported() {
    let notes = bundle("unused_imports").unwrap().notes;
    assert_eq!(
        notes,
        [
            "src/bin/unused_imports.rs:3: unused import: `twice`; \
             what it names is in the bundle until it is removed",
            "src/bin/unused_imports.rs:4: unused import: `names::LIMIT`; \
             what it names is in the bundle until it is removed",
        ]
    );
}

/// Compares the kept bundles, which the repository keeps as text so that changes are readable.
#[test]
fn the_kept_bundles_are_what_paste_prints() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let workspace = Workspace::at(root).unwrap();
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
        let pasted =
            bundle::bundle(&workspace, &problem, Some("codeforces"), Style::Readable).unwrap();
        assert!(
            pasted.text == std::fs::read_to_string(&file).unwrap(),
            "read the difference: cargo x paste {bin} --judge codeforces --no-test \
             --out tests/bundle/{bin}.rs; git diff tests/bundle"
        );
    }
}

#[test]
fn the_real_proconio_fits_in_10_kib_and_minified_in_7_and_a_half() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let workspace = Workspace::at(root).unwrap();
    let problem = workspace.problem("gym100500_e").unwrap();
    // Size of `proconio` and the module of snippets after it, without the solution and its header.
    let size = |text: &str| text.len() - text.find("mod proconio").unwrap();
    let text = |judge: &str, style: Style| {
        let bundle = bundle::bundle(&workspace, &problem, Some(judge), style);
        bundle.unwrap().text
    };
    assert!(size(&text("codeforces", Style::Readable)) <= 10 << 10);
    assert!(size(&text("codeforces", Style::Minified)) <= 15 << 9);
    // Compiling `proconio` by the judge's rustc takes long; other tests do it in a shared folder.
    if are_all_tried() {
        let text = text("atcoder", Style::Readable);
        assert!(text.contains("use proconio::input;") && !text.contains("mod proconio"));
    }
}
