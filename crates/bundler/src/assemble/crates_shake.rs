//! Finds the parts of the crates that stay.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use super::blueprint::Blueprint;
use super::other_editions::{OtherEditions, ShakenCrates};
use crate::cargo::CrateKind;
use crate::parts::{constants, parse_tree};
use crate::request::{Care, Job};
use crate::rustc::{Diagnostic, Rustc};
use crate::shake::{Fix, Liveness, ShakeTask, shake};
use crate::sources::Sources;
use crate::syntax::places::edited;

/// Shakes the crates. Crates written for another edition are changed where their code would mean
/// something else in the bundle.
///
/// # Errors
/// If the text is not Rust, the crates are too large or more than Rust, or rustc cannot be run.
pub fn shake_crates(
    job: &Job,
    blueprint: &Blueprint,
    liveness: Liveness,
    sources: &Sources,
) -> Result<ShakenCrates> {
    let search = Search {
        job,
        blueprint,
        rustc: &blueprint.rustc_for_rounds(),
        liveness,
    };
    let mut shake = search.run(&blueprint.crates_text, None)?;
    let procedural = blueprint.names_of(CrateKind::ProcMacro);
    // A change may need parts that were removed, and these parts may need changes of their own.
    for _ in 0..MAX_MIGRATIONS {
        let errors = &shake.shaken.errors;
        let does_compile = errors.is_empty();
        let lacks_macro = |error: &Diagnostic| error.lacking_macro(&procedural).is_some();
        if does_compile || errors.iter().any(lacks_macro) {
            // A change for another edition makes nothing unneeded, and brings no macro.
            super::refuse(job, blueprint, &shake, sources)?;
        }
        let older = OtherEditions {
            job,
            blueprint,
            shake: &shake,
            rustc: search.rustc,
            sources,
        };
        let fixes = older.fixes()?;
        if fixes.is_empty() {
            break;
        }
        let stayed = does_compile.then_some(&*shake.shaken.live);
        shake = search.run(&with_fixes(&shake.tree.text, fixes), stayed)?;
    }
    Ok(shake)
}

/// Limit on repeated rounds of changes that keep the crates' meaning under a later edition.
const MAX_MIGRATIONS: usize = 3;

struct Search<'a> {
    job: &'a Job<'a>,
    blueprint: &'a Blueprint<'a>,
    rustc: &'a Rustc,
    liveness: Liveness,
}

impl Search<'_> {
    /// Shakes the crates, and repeats it while rustc proposes fixes that make them compile. Parts
    /// that `stayed` before are kept if they still compile.
    fn run(&self, text: &str, stayed: Option<&[bool]>) -> Result<ShakenCrates> {
        let Self { job, blueprint, .. } = self;
        let mut text = text.to_string();
        loop {
            let tree = parse_tree(text).context("the inlined crates")?;
            let names = blueprint
                .solution
                .names(&constants(&tree.text, &tree.parts));
            let shaken = shake(&ShakeTask {
                solution: &blueprint.solution_text,
                mentioned: &names,
                tree: &tree,
                rustc: self.rustc,
                edition: &blueprint.edition,
                folder: job.folder,
                liveness: self.liveness,
                limit: blueprint.limit_of_crates(job),
                is_careful: job.care == Care::Utmost,
                native: &blueprint.names_of(CrateKind::Native),
                procedural: &blueprint.names_of(CrateKind::ProcMacro),
                stayed,
            })?;
            if shaken.fixes.is_empty() {
                return Ok(ShakenCrates { tree, shaken });
            }
            text = with_fixes(&tree.text, shaken.fixes);
        }
    }
}

/// Returns the text after all fixes, given as start → (end, new text). If two overlap, the first is
/// made.
fn with_fixes(text: &str, fixes: BTreeMap<usize, Fix>) -> String {
    let edits = fixes.into_iter();
    let edits = edits.map(|(start, (end, new))| (start..end, new));
    edited(text, edits.collect())
}
