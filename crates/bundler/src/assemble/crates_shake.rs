//! Finds the parts of the crates that stay.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use super::blueprint::Blueprint;
use super::other_editions::OtherEditions;
use crate::parts::{Tree, constants, parse_tree};
use crate::request::Job;
use crate::rustc::Rustc;
use crate::shake::{Fix, Liveness, STRICTEST_EDITION, ShakeTask, Shaken, shake};
use crate::sources::Sources;

/// Shakes the crates.
///
/// # Errors
/// If the text is not Rust, or rustc cannot be run; [`Rejected`](crate::Rejected) if a crate of
/// another edition would mean something else.
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
    let shake = search.run(&blueprint.crates_text)?;
    if shake.shaken.errors.is_empty() && shake.shaken.too_large.is_none() {
        let others = OtherEditions {
            job,
            blueprint,
            shake: &shake,
            rustc: search.rustc,
            sources,
        };
        others.check()?;
    }
    Ok(shake)
}

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
        let mut rounds = 0;
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
            rounds += shaken.rounds;
            if shaken.fixes.is_empty() {
                return Ok(ShakenCrates {
                    tree,
                    shaken,
                    rounds,
                    edition: edition.to_string(),
                });
            }
            text = with_fixes(&tree.text, &shaken.fixes);
        }
    }
}

/// The text after all fixes, given as start → (end, new text). If two overlap, the first is made.
fn with_fixes(text: &str, fixes: &BTreeMap<usize, Fix>) -> String {
    let mut fixed = String::with_capacity(text.len());
    let mut at = 0;
    for (&start, (end, replacement)) in fixes {
        if start < at {
            continue;
        }
        fixed.push_str(&text[at..start]);
        fixed.push_str(replacement);
        at = *end;
    }
    fixed + &text[at..]
}

/// Result of shaking the crates.
pub struct ShakenCrates {
    pub tree: Tree,
    pub shaken: Shaken,
    /// Number of full rustc runs in all attempts.
    pub rounds: usize,
    /// Edition under which the search compiled.
    pub edition: String,
}
