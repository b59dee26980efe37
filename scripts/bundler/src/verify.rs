//! Compiles the finished text: no bundle is returned that does not compile as it stands.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::draft::Draft;
use crate::refusal::compile_errors::Report;
use crate::rejected::Rejected;
use crate::request::Job;
use crate::rustc::Diagnostic;

/// Compiles the bundle as its judge does. Lints about inlined code are allowed there, since that
/// code must stay; the solution may warn.
///
/// # Errors
/// If it is too large, or does not compile without a warning about inlined code.
pub fn compile(draft: &mut Draft, job: &Job) -> Result<PathBuf> {
    let program = job.folder.join("bundle");
    loop {
        let text = draft.text();
        check_size(&text, draft, job)?;
        let mut has_changed = false;
        for diagnostic in &compile_once(draft, job, &text, &program)? {
            let place = diagnostic.places().next();
            let module = place.and_then(|place| module_at(draft, place.start));
            if let (Some(module), true) = (module, diagnostic.is_lint()) {
                let lint = diagnostic.code().to_string();
                has_changed |= draft.modules[module].allowed.insert(lint);
            } else if diagnostic.is_error || module.is_some() {
                let report = Report {
                    job,
                    modules: &draft.module_places(),
                    rustc: &draft.rustc,
                    edition: &draft.edition,
                    solution: &draft.solution,
                    crates: &draft.crates(),
                };
                return Err(report.rejected()?.into());
            }
        }
        if !has_changed {
            return Ok(program);
        }
    }
}

fn check_size(text: &str, draft: &Draft, job: &Job) -> Result<()> {
    let target = job.request.target;
    let (size, limit) = (text.len(), target.source_limit);
    if size <= limit {
        return Ok(());
    }
    let judge = &target.judge;
    let own = draft.pasted.with("").len();
    if own > limit {
        let path = job.source();
        let reason = format!("{path} alone has {own} bytes, {judge} takes {limit}; shorten it");
        return Err(Rejected(reason).into());
    }
    let remedy = if job.request.minify {
        "use fewer crates"
    } else {
        "try --minify"
    };
    let reason = format!("the bundle has {size} bytes, {judge} takes {limit}; {remedy}");
    Err(Rejected(reason).into())
}

/// What rustc reports under the judge's edition.
fn compile_once(draft: &Draft, job: &Job, text: &str, program: &Path) -> Result<Vec<Diagnostic>> {
    let source = job.folder.join("bundle.rs");
    draft
        .rustc
        .compile_text(text, &source, &draft.edition, program)
}

/// The inlined crate around a place of the whole text.
fn module_at(draft: &Draft, offset: usize) -> Option<usize> {
    let mut start = draft.pasted.before.len();
    draft.modules.iter().position(|module| {
        let range = start..start + module.text().len();
        start = range.end;
        range.contains(&offset)
    })
}
