//! Nothing is printed that has not been compiled, and run on its golden cases, as it stands.

use std::path::PathBuf;

use anyhow::{Context, Result};
use cargo_metadata::diagnostic::Diagnostic;

use super::Rejected;
use super::bundle::{Bundle, Order};
use super::refusal::Refused;
use super::rustc::{Goal, code, is_error, is_lint, places};
use crate::golden;
use crate::problem::Problem;
use crate::runner::{Checker, Verdict, in_parallel, run_case};
use crate::workspace::Workspace;

/// Compiles the bundle as its judge does and as judges of another edition do. Lints
/// about code that must stay are allowed on the inlined crate; the solution may warn.
///
/// # Errors
/// If it is too large or does not compile everywhere without a warning from a crate.
pub fn compile(bundle: &mut Bundle, order: &Order) -> Result<PathBuf> {
    let program = order.scratch.join("bundle");
    loop {
        let text = bundle.text();
        check_size(&text, order)?;
        let answers = compile_all(bundle, order, &text, &program)?;
        let mut changed = false;
        for (edition, diagnostic) in &answers {
            let inlined = places(diagnostic)
                .next()
                .and_then(|p| module_at(bundle, p.start));
            let lint = code(diagnostic);
            if let (Some(module), true) = (inlined, is_lint(diagnostic)) {
                changed |= bundle.modules[module].allowed.insert(lint.to_string());
            } else if is_error(diagnostic) || inlined.is_some() {
                let refused = Refused {
                    order,
                    rustc: &bundle.rustc,
                    edition,
                    solution: &bundle.solution,
                    modules: &text[bundle.top.len()..],
                };
                return Err(refused.rejected()?.into());
            }
        }
        if !changed {
            return Ok(program);
        }
    }
}

fn check_size(text: &str, order: &Order) -> Result<()> {
    let (size, limit) = (text.len(), order.judge.source_limit);
    if size <= limit {
        return Ok(());
    }
    let remedy = match order.minify {
        true => "use fewer crates",
        false => "try --minify",
    };
    let judge = order.judge_name;
    let reason = format!("the bundle has {size} bytes, {judge} takes {limit}; {remedy}");
    Err(Rejected(reason).into())
}

fn compile_all(
    bundle: &Bundle,
    order: &Order,
    text: &str,
    program: &std::path::Path,
) -> Result<Vec<(String, Diagnostic)>> {
    let source = order.scratch.join("bundle.rs");
    std::fs::write(&source, text).with_context(|| format!("cannot write {}", source.display()))?;
    let (rustc, own) = (&bundle.rustc, order.judge.edition.as_str());
    std::thread::scope(|scope| {
        let built = scope.spawn(|| rustc.compile(&source, own, Goal::Program, program));
        let mut answers = Vec::new();
        for edition in ["2021", "2024"]
            .into_iter()
            .filter(|edition| *edition != own)
        {
            let out = order.scratch.join("check.rmeta");
            let said = rustc.compile(&source, edition, Goal::Check, &out)?;
            answers.extend(said.into_iter().map(|said| (edition.to_string(), said)));
        }
        let said = built.join().expect("compiling does not panic")?;
        answers.extend(said.into_iter().map(|said| (own.to_string(), said)));
        Ok(answers)
    })
}

/// The inlined crate that a place of the whole text lies in.
fn module_at(bundle: &Bundle, offset: usize) -> Option<usize> {
    let mut start = bundle.top.len();
    bundle.modules.iter().position(|module| {
        let range = start..start + module.text().len();
        start = range.end;
        range.contains(&offset)
    })
}

/// Runs the golden cases; none is not an error, but is said.
///
/// # Errors
/// If one is not accepted.
pub fn test(workspace: &Workspace, problem: &Problem, program: &std::path::Path) -> Result<()> {
    let cases = golden::cases(workspace, &problem.bin)?;
    if cases.is_empty() {
        let folder = workspace.golden_dir().join(&problem.bin);
        eprintln!(
            "not tested: no golden case in {}",
            workspace.relative(&folder).display()
        );
    }
    golden::write_missing(workspace, &problem.bin, &cases)?;
    let judge = Checker::of(workspace, &problem.bin)?;
    let mut reasons = String::new();
    let mut trouble = Ok(());
    in_parallel(
        &cases,
        |case| run_case(problem, case, program, &judge),
        |case, report| match report {
            Ok(report) if report.verdict == Verdict::Ac => {}
            Ok(report) => {
                reasons += &format!("{} {}\n{}", report.verdict, case.name, report.detail);
            }
            Err(error) => trouble = Err(error),
        },
    );
    trouble?;
    match reasons.is_empty() {
        true => Ok(()),
        false => Err(Rejected(format!("the bundle fails its golden cases\n{reasons}")).into()),
    }
}
