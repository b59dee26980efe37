//! Compiles the finished text: a bundle that does not compile is never returned.

use std::path::PathBuf;

use anyhow::Result;

use crate::draft::Draft;
use crate::output::minify::minified;
use crate::refusal::compile_errors::{Report, solution_errors};
use crate::refusal::size::Sizes;
use crate::rejected::Rejected;
use crate::request::Job;

/// Compiles the bundle as its judge does. Lints about inlined code get an `allow` attribute, since
/// that code must stay; the solution may cause warnings.
///
/// # Errors
/// If the bundle is too large or does not compile, or a warning about inlined code is no lint.
pub fn compile(draft: &mut Draft, job: &Job) -> Result<PathBuf> {
    loop {
        let text = draft.text();
        check_size(&text, draft, job)?;
        let (source, program) = (job.bundle_file(), job.program_file());
        let (rustc, edition) = (&draft.last_rustc, &draft.edition);
        let mut has_changed = false;
        for diagnostic in rustc.compile_text(&text, &source, edition, &program)? {
            let place = diagnostic.places().next();
            let module = place.and_then(|place| module_at(draft, place.start));
            if let (Some(module), true) = (module, diagnostic.is_lint()) {
                let lint = diagnostic.code().to_string();
                has_changed |= draft.modules[module].allowed.insert(lint);
            } else if diagnostic.is_error || module.is_some() {
                if let Some(rejected) = solution_errors(job, draft.binary.as_ref())? {
                    return Err(rejected.into());
                }
                return Err(rejected(draft, job)?.into());
            }
        }
        if !has_changed {
            return Ok(job.program_file());
        }
    }
}

/// Rustc's errors in the bundle.
fn rejected(draft: &Draft, job: &Job) -> Result<Rejected> {
    let report = Report {
        job,
        modules: &draft.module_places(),
        rustc: &draft.last_rustc,
        edition: &draft.edition,
        solution: &draft.solution,
        crates: &draft.crates(),
        sources: draft.sources.as_ref(),
    };
    report.rejected()
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
    let squeeze = if job.request.minify {
        String::new()
    } else {
        advice_to_squeeze(draft, job, own)?
    };
    let blamed = draft.modules.iter();
    let of_crates = Sizes::new(blamed.map(|module| (module.blame.clone(), module.text.len())));
    let largest = of_crates.largest();
    let reason = format!(
        "the bundle has {size} bytes, {judge} takes {limit}; {squeeze}write out what you need of \
         `{largest}`; of the bytes, {of_crates}"
    );
    Err(Rejected(reason).into())
}

/// Advice about `--minify` for a bundle that is too large; `own` are the bytes of the solution.
///
/// # Errors
/// If the text is not Rust.
fn advice_to_squeeze(draft: &Draft, job: &Job, own: usize) -> Result<String> {
    let mut bytes = own;
    for module in &draft.modules {
        let attribute = module.text().len() - module.text.len();
        bytes += attribute + minified(&module.text, job.is_careful)?.len();
    }
    Ok(if bytes <= job.request.target.source_limit {
        "try --minify, or ".to_string()
    } else {
        format!("{bytes} with --minify; ")
    })
}

/// Index of the inlined crate that contains an offset of the whole text.
fn module_at(draft: &Draft, offset: usize) -> Option<usize> {
    let offset = offset.checked_sub(draft.pasted.before.len())?;
    let places = draft.module_places();
    places.iter().position(|(range, _)| range.contains(&offset))
}
