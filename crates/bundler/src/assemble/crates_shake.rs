//! The crates' text and the parts of it that stay.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use super::blueprint::Blueprint;
use crate::cache::ShakeCache;
use crate::parts::{Tree, constants, parse_tree};
use crate::request::Job;
use crate::rustc::Rustc;
use crate::shake::{Fix, Liveness, STRICTEST_EDITION, ShakeTask, Shaken, shake};

/// The shaken crates.
pub struct CratesShake {
    pub tree: Tree,
    pub shaken: Shaken,
    /// Full rustc runs of all attempts.
    pub rounds: usize,
    /// The edition of the search.
    pub edition: String,
}

/// Shakes the crates, or takes the result of an earlier run. Text that does not compile under
/// the strictest edition is compiled under the judge's.
///
/// # Errors
/// If the text is not Rust, or rustc cannot be run.
pub fn shake_crates(
    job: &Job,
    blueprint: &Blueprint,
    liveness: Liveness,
    cache: Option<&ShakeCache>,
) -> Result<CratesShake> {
    let search = Search {
        job,
        blueprint,
        rustc: &blueprint.rustc_for_rounds(),
        liveness,
    };
    let Blueprint { solution, .. } = blueprint;
    let limit = job.request.target.source_limit;
    let kept = cache.and_then(|cache| {
        let (around, crates) = (&blueprint.solution_text.in_place, &blueprint.crates_text);
        let key = cache.key(search.rustc, around, &solution.mentioned, crates, limit)?;
        Some((cache, key))
    });
    if let Some((text, shaken)) = kept.and_then(|(cache, key)| cache.recall(key)) {
        return Ok(CratesShake {
            tree: parse_tree(text).context("the inlined crates")?,
            shaken,
            rounds: 0,
            edition: STRICTEST_EDITION.to_string(),
        });
    }
    let mut shake = search.run(STRICTEST_EDITION)?;
    if !shake.shaken.errors.is_empty() && blueprint.edition != STRICTEST_EDITION {
        shake = search.run(&blueprint.edition)?;
    }
    let is_found = shake.shaken.errors.is_empty() && shake.shaken.too_large.is_none();
    if let Some((cache, key)) = kept.filter(|_| is_found && shake.rounds > 0) {
        cache.keep(key, &shake.tree.text, &shake.shaken);
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
    /// Shakes the crates, after the changes that rustc itself proposes to make them compile.
    fn run(&self, edition: &str) -> Result<CratesShake> {
        let Self { job, blueprint, .. } = self;
        let mut text = blueprint.crates_text.clone();
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
                limit: job.request.target.source_limit,
                large: job.large,
            })?;
            rounds += shaken.rounds;
            if shaken.fixes.is_empty() {
                return Ok(CratesShake {
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

/// The text with changes made, each from its start to its end. The first of two that overlap
/// is made.
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
