//! Compiles the finished text: a bundle that does not compile is never returned.

use anyhow::Result;

use crate::draft::{Draft, Modules};
use crate::output::minify::minified;
use crate::refusal::compile_errors::{Report, refuse_solution};
use crate::refusal::size::largest;
use crate::request::{Job, Rejected, Style};
use crate::rustc::Goal;

/// Compiles the bundle as its judge does; returns its modules. Lints about inlined code get an
/// `allow` attribute, since that code must stay; the solution may cause warnings.
///
/// # Errors
/// If the bundle is too large or does not compile, or a warning about inlined code is no lint.
pub fn compile(draft: &Draft, job: &Job) -> Result<Modules> {
    let mut modules = draft.modules.clone();
    loop {
        let text = draft.pasted.with(&modules.text());
        check_size(text.len(), draft, &modules, job)?;
        let (rustc, edition) = (&draft.last_rustc, &draft.edition);
        let places = modules.places();
        let mut has_changed = false;
        for diagnostic in rustc.compile(&text, &job.bundle_file(), edition, Goal::Program)? {
            let place = diagnostic.places().next();
            let place = place.and_then(|p| p.start.checked_sub(draft.pasted.before.len()));
            let module =
                place.and_then(|at| places.iter().position(|(range, _)| range.contains(&at)));
            if let (Some(module), true) = (module, diagnostic.is_lint()) {
                let lint = diagnostic.code().to_string();
                has_changed |= modules.0[module].allowed.insert(lint);
            } else if diagnostic.is_error || module.is_some() {
                refuse_solution(job, draft.binary.as_ref())?;
                // With the lines of the author's file.
                let crates = modules.text();
                let text = draft.solution.with(&crates);
                let file = job.folder.join("refused.rs");
                let report = Report {
                    job,
                    modules: &places,
                    rustc,
                    edition,
                    diagnostics: &rustc.compile(&text, &file, edition, Goal::Check)?,
                    solution: &draft.solution,
                    crates: &crates,
                    sources: &draft.sources,
                };
                return Err(report.rejected()?.into());
            }
        }
        if !has_changed {
            return Ok(modules);
        }
    }
}

fn check_size(size: usize, draft: &Draft, modules: &Modules, job: &Job) -> Result<()> {
    let target = job.request.target;
    let (judge, limit) = (&target.judge, target.source_limit);
    if size <= limit {
        return Ok(());
    }
    let own = draft.pasted.with("").len();
    if own > limit {
        let path = job.source();
        let reason = format!("{path} alone has {own} bytes, {judge} takes {limit}; shorten it");
        return Err(Rejected::new(reason).into());
    }
    let mut squeezed = own;
    for module in &modules.0 {
        let attribute = module.text().len() - module.text.len();
        squeezed += attribute + minified(&module.text)?.len();
    }
    let squeeze = match job.request.style {
        Style::Minified => String::new(),
        _ if squeezed <= limit => format!("add --minify ({squeezed} bytes), or "),
        _ => format!("--minify makes it {squeezed}; "),
    };
    let blamed = modules.0.iter();
    let largest = largest(blamed.map(|module| (module.blame.clone(), module.text.len())));
    let reason = format!(
        "the bundle has {size} bytes, {judge} takes {limit}; {squeeze}copy what you need of \
         `{largest}` into the solution"
    );
    Err(Rejected::new(reason).into())
}
