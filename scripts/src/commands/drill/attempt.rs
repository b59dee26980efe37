//! The attempt: its blank file, its check, its archive.
//!
//! Cargo builds it as a package of its own in the workspace's target folder, with the workspace's
//! dependencies and profiles.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;

use anstyle::{AnsiColor, Style};
use anyhow::{Context, Result, ensure};
use bundler::item_attributes as attributes;
use catalogue::header::without_tests;
use chrono::{DateTime, Utc};
use fs_err as fs;
use similar::{ChangeTag, TextDiff};
use syn::spanned::Spanned;
use syn::{Block, ImplItem, Item};
use toml::{Table, Value};

use super::plan::Material;
use crate::eprintln;
use crate::runner::large_cases;
use crate::runner::{
    Checker, HELPER_LIMITS, Limits, Verdict, build, package, run_case, run_program,
};
use crate::system::files::atomic;
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::problem::Problem;
use crate::workspace::snippets::is_test;
use crate::workspace::{cases, modules};

/// Returns the path of the file in which the user writes.
pub fn path(workspace: &Workspace, name: &str) -> PathBuf {
    workspace.drills_dir().join(name).join("attempt.rs")
}

/// Creates a blank file. An attempt left from an earlier session is archived first, unless it is
/// blank, too.
///
/// # Errors
/// If the reference does not parse, or a file cannot be written.
pub fn create(workspace: &Workspace, material: &Material) -> Result<()> {
    let source = fs::read_to_string(&material.reference)?;
    let text = match material.problem {
        Some(_) => blank_problem(&source),
        None => blank_snippet(&source)
            .with_context(|| format!("in {}", material.reference.display()))?,
    };
    let path = workspace.to_write(path(workspace, &material.name))?;
    if fs::read_to_string(&path).is_ok_and(|there| there == text) {
        return Ok(());
    }
    archive(workspace, &material.name, Utc::now())?;
    atomic::create(&path, text)
}

/// Renames the attempt, if there is one, to a name with its date. No file is overwritten.
///
/// # Errors
/// If the attempt cannot be renamed.
pub fn archive(workspace: &Workspace, name: &str, at: DateTime<Utc>) -> Result<Option<PathBuf>> {
    let current = workspace.to_write(path(workspace, name))?;
    if !current.exists() {
        return Ok(None);
    }
    let date = at.format("%Y%m%dT%H%M%SZ");
    let suffixes = std::iter::once(String::new()).chain((2..).map(|n| format!("-{n}")));
    for suffix in suffixes {
        let kept = current.with_file_name(format!("attempt-{date}{suffix}.rs"));
        match fs::hard_link(&current, &kept) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            linked => {
                linked.and_then(|()| fs::remove_file(&current))?;
                return Ok(Some(kept));
            }
        }
    }
    unreachable!("some number is free")
}

/// Compares the attempt with the reference, both without tests, as a diff with some context.
///
/// # Errors
/// If a file cannot be read.
pub fn diff(attempt: &Path, reference: &Path) -> Result<String> {
    let code = |path: &Path| -> Result<String> {
        let text = fs::read_to_string(path)?;
        Ok(without_tests(&text).to_string())
    };
    let (attempt, reference) = (code(attempt)?, code(reference)?);
    let red = Style::new().fg_color(Some(AnsiColor::Red.into()));
    let green = Style::new().fg_color(Some(AnsiColor::Green.into()));
    let difference = TextDiff::from_lines(&attempt, &reference);
    let mut text = String::new();
    for hunk in difference.unified_diff().context_radius(3).iter_hunks() {
        text += &format!("{}\n", hunk.header());
        for change in hunk.iter_changes() {
            let line = change.value().trim_end_matches('\n');
            text += &match change.tag() {
                ChangeTag::Delete => format!("{red}-{line}{red:#}\n"),
                ChangeTag::Insert => format!("{green}+{line}{green:#}\n"),
                ChangeTag::Equal => format!(" {line}\n"),
            };
        }
    }
    if text.is_empty() {
        return Ok("the same as the reference\n".to_string());
    }
    Ok("--- your attempt\n+++ the reference\n".to_string() + &text)
}

/// Keeps a problem's header without its hints, and adds an empty `main`.
fn blank_problem(source: &str) -> String {
    let is_field = |line: &&str| line.starts_with("//! - ") || line.starts_with("//!   ");
    let reveals =
        |line: &&str| line.starts_with("//! - games:") || line.starts_with("//! - names:");
    let fields = source.lines().skip(1).take_while(is_field);
    let head = source.lines().take(1).chain(fields);
    let shown = head.filter(|line| !reveals(line));
    let mut text: String = shown.map(|line| format!("{line}\n")).collect();
    text.push_str("\nfn main() {\n}\n");
    text
}

/// Keeps a snippet's file with its tests, but without the bodies of its functions and the `Method`
/// field of its header.
///
/// # Errors
/// If the file does not parse.
fn blank_snippet(source: &str) -> Result<String> {
    let file = bundler::parse_file(source).context("the reference does not parse")?;
    let tests: String = file
        .items
        .iter()
        .filter(|item| is_test(attributes(item)))
        .map(|item| &source[item.span().byte_range()])
        .collect();
    let body = |block: &Block| {
        let range = block.span().byte_range();
        let line = source[..range.start]
            .lines()
            .next_back()
            .unwrap_or_default();
        let indent = &line[..line.len() - line.trim_start().len()];
        (range, format!("{{\n{indent}    todo!()\n{indent}}}"))
    };
    let mut cuts = Vec::new();
    for item in &file.items {
        match item {
            Item::Fn(f) if is_test(&f.attrs) => {}
            Item::Fn(f) if is_shown(&f.vis, &f.sig.ident, &tests) => cuts.push(body(&f.block)),
            Item::Fn(f) => cuts.push((f.span().byte_range(), String::new())),
            Item::Impl(block) => cuts.extend(block.items.iter().filter_map(|item| match item {
                ImplItem::Fn(f) => Some(body(&f.block)),
                _ => None,
            })),
            _ => {}
        }
    }
    let mut text = source.to_string();
    for (range, put) in cuts.into_iter().rev() {
        text.replace_range(range, &put);
    }
    Ok(without_method(&text))
}

fn is_shown(visibility: &syn::Visibility, name: &syn::Ident, tests: &str) -> bool {
    matches!(visibility, syn::Visibility::Public(_)) || tests.contains(&format!("{name}("))
}

/// Removes the header's `Method` field, which reveals the solution.
fn without_method(text: &str) -> String {
    let mut in_method = false;
    let mut kept = String::new();
    for line in text.lines() {
        if line.starts_with("//! - ") {
            in_method = line.starts_with("//! - Method:");
        } else if !line.starts_with("//!   ") {
            in_method = false;
        }
        if !in_method {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// Result of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checked {
    Passed,
    Failed,
    /// The compiler has printed the reason.
    DoesNotCompile,
}

impl Checked {
    fn passed_if(passed: bool) -> Self {
        if passed { Self::Passed } else { Self::Failed }
    }
}

/// Runs the golden cases or the snippet's tests, and prints the failures.
///
/// # Errors
/// If the attempt's file is missing, or the build fails for a reason other than its code.
pub fn check(workspace: &Workspace, material: &Material) -> Result<Checked> {
    let source = path(workspace, &material.name);
    ensure!(
        source.is_file(),
        "{} is gone; put it back, or end the attempt with `cargo x drill done --grade again`",
        workspace.shown(&source)
    );
    match &material.problem {
        Some(problem) => {
            let home = workspace.home_of(&problem.bin);
            let checked = check_problem(&home, problem, &source)?;
            if checked == Checked::Failed && home.root() != workspace.root() {
                let cases = home.golden_dir().join(&problem.bin);
                eprintln!("the cases are in {}", cases.display());
            }
            Ok(checked)
        }
        None => {
            let collection = workspace.collection_or_self();
            check_snippet(collection, &material.name, &source)
        }
    }
}

fn check_problem(workspace: &Workspace, problem: &Problem, source: &Path) -> Result<Checked> {
    let cases = cases::cases(workspace, &problem.bin)?;
    ensure!(
        !cases.is_empty(),
        "no golden case in tests/golden/{}; put `sample-1.in` and `sample-1.out` there",
        problem.bin
    );
    let mut target = Table::new();
    target.insert("name".to_string(), problem.bin.clone().into());
    target.insert("path".to_string(), package::utf8(source)?.into());
    let target = ("bin", Value::Array(vec![target.into()]));
    let folder = package::write(workspace, &problem.bin, "problems", target, source)?;
    let build = ["build", "--release"];
    let Some(executable) = build::package(workspace, &folder, &build)?.remove(&problem.bin) else {
        return Ok(Checked::DoesNotCompile);
    };
    large_cases::write_missing(workspace, &problem.bin, &cases)?;
    let checker = Checker::new(workspace, &problem.bin)?;
    let mut accepted = true;
    for (i, case) in cases.iter().enumerate() {
        let report = run_case(problem, case, &executable, &checker)?;
        accepted &= report.verdict.is_fine();
        output::print(&format!(
            "{:3}  {}\n{}",
            report.verdict,
            case.name,
            report.explanation()
        ))?;
        let left = cases.len() - i - 1;
        if report.verdict == Verdict::Tle && left > 0 {
            eprintln!("too slow, or an endless loop: the other {left} cases are not run");
            break;
        }
    }
    Ok(Checked::passed_if(accepted))
}

/// Runs a snippet's tests on a library in which the attempt replaces the module.
fn check_snippet(workspace: &Workspace, name: &str, source: &Path) -> Result<Checked> {
    let mut target = Table::new();
    target.insert("path".to_string(), "lib.rs".into());
    let folder = package::write(workspace, name, "snippets", ("lib", target.into()), source)?;
    let mut others = modules::all(workspace)?;
    others.retain(|module| module != name);
    let library = format!(
        "#![allow(unused)]\n#[path = {:?}]\npub mod {name};\npub use snippets::{{{}}};\n",
        package::utf8(source)?,
        others.join(", ")
    );
    fs::write(folder.join("lib.rs"), library)?;
    let build = ["test", "--no-run", "--lib"];
    let Some(tests) = build::package(workspace, &folder, &build)?.remove("attempt") else {
        return Ok(Checked::DoesNotCompile);
    };
    let limits = Limits {
        output: 16 << 20,
        ..HELPER_LIMITS
    };
    let ran = run_program(&mut Command::new(tests), None, limits)?;
    if ran.usage.timed_out || ran.usage.cpu >= limits.cpu {
        eprintln!(
            "the tests did not end within {:?}; do they loop forever?",
            limits.cpu
        );
    } else if !ran.usage.status.success() {
        output::print(&ran.stdout)?;
    }
    Ok(Checked::passed_if(
        ran.usage.status.success() && !ran.usage.timed_out,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_keeps_its_head_and_no_hint() {
        let source = "//! Nim.\n//! - url: https://a.b\n//! - games: nim\n//! - names: 石取り\n//! - rules: Take.\n//!   Last wins.\n//!\n//! Xor.\nfn main() { 1; }\n";
        assert_eq!(
            blank_problem(source),
            "//! Nim.\n//! - url: https://a.b\n//! - rules: Take.\n//!   Last wins.\n\nfn main() {\n}\n"
        );
    }

    #[test]
    fn a_snippet_keeps_its_signatures_and_tests() {
        let source = "//! Mex.\n//!\n//! - Definition: it.\n//! - Method: a stamp\n//!   array.\n//! - Time: O(n).\n\n\
            pub struct M;\n\nimpl M {\n    pub fn new() -> Self {\n        M\n    }\n}\n\n/// Doc.\n#[snippet(\"mex\")]\npub fn mex(v: &[u8]) -> u8 {\n    helper(v)\n}\n\nfn helper(v: &[u8]) -> u8 {\n    1\n}\n\n\
            #[cfg(test)]\nmod tests {\n    #[test]\n    fn t() {\n        super::mex(&[]);\n    }\n}\n";
        let blank = blank_snippet(source).unwrap();
        assert!(blank.contains("- Definition: it.\n//! - Time"), "{blank}");
        assert!(
            blank.contains(
                "/// Doc.\n#[snippet(\"mex\")]\npub fn mex(v: &[u8]) -> u8 {\n    todo!()\n}"
            ),
            "{blank}"
        );
        assert!(
            blank.contains("    pub fn new() -> Self {\n        todo!()\n    }\n"),
            "{blank}"
        );
        assert!(!blank.contains("helper"), "{blank}");
        assert!(blank.contains("super::mex(&[]);"), "{blank}");
    }
}
