//! Finds the parts of the crates that stay.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use super::blueprint::Blueprint;
use super::other_editions::OtherEditions;
use crate::parts::{PartId, Tree, constants, parse_tree};
use crate::request::Job;
use crate::rustc::Rustc;
use crate::shake::{Fix, Liveness, STRICTEST_EDITION, ShakeTask, Shaken, shake};
use crate::sources::Sources;
use crate::syntax::places::edited;

/// Shakes the crates. Crates written for another edition are changed where their code would mean
/// something else in the bundle.
///
/// # Errors
/// If the text is not Rust, or rustc cannot be run.
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
    let mut shake = search.run(&blueprint.crates_text)?;
    // A change may need parts that were removed, and these parts may need changes of their own.
    for _ in 0..MAX_MIGRATIONS {
        if !shake.shaken.errors.is_empty() || shake.shaken.too_large.is_some() {
            break;
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
        shake = search.run(&with_fixes(&shake.tree.text, fixes))?;
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
    /// Shakes this text of the crates under the strictest edition; if it does not compile there,
    /// under the judge's.
    fn run(&self, text: &str) -> Result<ShakenCrates> {
        let shake = self.run_under(STRICTEST_EDITION, text)?;
        let edition = &self.blueprint.edition;
        if shake.shaken.errors.is_empty() || edition == STRICTEST_EDITION {
            return Ok(shake);
        }
        self.run_under(edition, text)
    }

    /// Shakes the crates, and repeats it while rustc proposes fixes that make them compile.
    fn run_under(&self, edition: &str, text: &str) -> Result<ShakenCrates> {
        let Self { job, blueprint, .. } = self;
        let mut text = text.to_string();
        loop {
            let tree = parse_tree(text).context("the inlined crates")?;
            let names = blueprint
                .solution
                .names(&constants(&tree.text, &tree.parts));
            let shaken = shake(&ShakeTask {
                solution: &blueprint.solution_text.in_place,
                mentioned: &names,
                tree: &tree,
                rustc: self.rustc,
                edition,
                folder: job.folder,
                liveness: self.liveness,
                limit: blueprint.limit_of_crates(job),
                is_careful: job.is_careful,
            })?;
            if shaken.fixes.is_empty() {
                return Ok(ShakenCrates {
                    tree,
                    shaken,
                    edition: edition.to_string(),
                });
            }
            text = with_fixes(&tree.text, shaken.fixes);
        }
    }
}

/// The text after all fixes, given as start → (end, new text). If two overlap, the first is made.
fn with_fixes(text: &str, fixes: BTreeMap<usize, Fix>) -> String {
    let edits = fixes.into_iter();
    let edits = edits.map(|(start, (end, new))| (start..end, new));
    edited(text, edits.collect())
}

/// Result of shaking the crates.
pub struct ShakenCrates {
    pub tree: Tree,
    pub shaken: Shaken,
    /// Edition under which the search compiled.
    pub edition: String,
}

impl ShakenCrates {
    /// Does a part of this module stay?
    pub fn has_live_parts(&self, module: PartId) -> bool {
        let mut children = self.tree.children[module].iter();
        children.any(|&child| self.shaken.live[child])
    }
}
