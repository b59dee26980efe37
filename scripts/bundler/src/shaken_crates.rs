//! The crates' text and the parts of it that stay.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use crate::parts::{Tree, constants, parse_tree};
use crate::request::Job;
use crate::rustc::Rustc;
use crate::shake::{Fix, Liveness, Shaken, Shaker};
use crate::solution::{Solution, Text};

/// The shaken crates.
pub struct Shake {
    pub tree: Tree,
    pub shaken: Shaken,
    /// Of all attempts.
    pub rounds: usize,
}

impl Shake {
    /// What an earlier run has kept.
    pub fn recalled((text, shaken): (String, Shaken)) -> Result<Self> {
        Ok(Self {
            tree: parse_tree(text).context("the inlined crates")?,
            shaken,
            rounds: 0,
        })
    }

    /// Does a part that stays mention this name?
    pub fn mentions(&self, name: &str) -> bool {
        let parts = self.tree.parts.iter().zip(&self.shaken.live);
        let mut live = parts.filter(|(_, live)| **live);
        live.any(|(part, _)| part.mentions.contains(name))
    }
}

/// Shakes the crates, after the changes that rustc itself proposes to make them compile.
///
/// # Errors
/// If the text is not Rust, or rustc cannot be run.
pub fn shake(
    job: &Job,
    rustc: &Rustc,
    liveness: Liveness,
    solution: &Solution,
    solution_text: &Text,
    mut text: String,
) -> Result<Shake> {
    let mut rounds = 0;
    loop {
        let tree = parse_tree(text).context("the inlined crates")?;
        let names = solution.names(&constants(&tree.text, &tree.parts));
        let shaker = Shaker {
            solution: &solution_text.in_place,
            mentioned: &names,
            tree: &tree,
            rustc,
            folder: job.folder,
            liveness,
            limit: job.request.target.source_limit,
            large: job.large,
        };
        let shaken = shaker.run()?;
        rounds += shaken.rounds;
        if shaken.fixes.is_empty() {
            return Ok(Shake {
                tree,
                shaken,
                rounds,
            });
        }
        text = with_fixes(&tree.text, &shaken.fixes);
    }
}

/// The text with changes made, each from its start to its end. Of two that overlap the
/// first is made.
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
