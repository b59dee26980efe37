//! The crates' text and the parts of it that stay.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use crate::known::Known;
use crate::parts::{Tree, constants, parse_tree};
use crate::request::Job;
use crate::rustc::Rustc;
use crate::shake::{Fix, Liveness, STRICTEST_EDITION, Shaken, Shaker};
use crate::solution::{Solution, Text};

/// The shaken crates.
pub struct Shake {
    pub tree: Tree,
    pub shaken: Shaken,
    /// Of all attempts.
    pub rounds: usize,
    /// That it was searched under.
    pub edition: String,
}

impl Shake {
    /// What an earlier run has kept.
    pub fn recalled((text, shaken): (String, Shaken)) -> Result<Self> {
        Ok(Self {
            tree: parse_tree(text).context("the inlined crates")?,
            shaken,
            rounds: 0,
            edition: STRICTEST_EDITION.to_string(),
        })
    }

    /// Does a part that stays mention this name?
    pub fn mentions(&self, name: &str) -> bool {
        let parts = self.tree.parts.iter().zip(&self.shaken.live);
        let mut live = parts.filter(|(_, live)| **live);
        live.any(|(part, _)| part.mentions.contains(name))
    }
}

/// What decides what stays.
pub struct WhatStays<'a> {
    pub job: &'a Job<'a>,
    pub known: Option<&'a Known>,
    pub rustc: &'a Rustc,
    pub liveness: Liveness,
    pub solution: &'a Solution<'a>,
    /// The solution's text.
    pub around: &'a Text,
    /// That the bundle is compiled under at the judge.
    pub edition: &'a str,
}

impl WhatStays<'_> {
    /// What stays of this text of the crates: as an earlier run has found it, or by a search. What
    /// does not compile under the strictest edition is compiled under the judge's.
    ///
    /// # Errors
    /// If the text is not Rust, or rustc cannot be run.
    pub fn of(&self, crates: String) -> Result<Shake> {
        let limit = self.job.request.target.source_limit;
        let kept = self.known.and_then(|known| {
            let (solution, mentioned) = (&self.around.in_place, &self.solution.mentioned);
            let key = known.key(self.rustc, solution, mentioned, &crates, limit)?;
            Some((known, key))
        });
        if let Some(recalled) = kept.and_then(|(known, key)| known.recall(key)) {
            return Shake::recalled(recalled);
        }
        let mut shake = self.search(crates.clone(), STRICTEST_EDITION)?;
        if !shake.shaken.errors.is_empty() && self.edition != STRICTEST_EDITION {
            shake = self.search(crates, self.edition)?;
        }
        let is_found = shake.shaken.errors.is_empty() && shake.shaken.too_large.is_none();
        if let Some((known, key)) = kept.filter(|_| is_found && shake.rounds > 0) {
            known.keep(key, &shake.tree.text, &shake.shaken);
        }
        Ok(shake)
    }

    /// Shakes the crates, after the changes that rustc itself proposes to make them compile.
    fn search(&self, mut text: String, edition: &str) -> Result<Shake> {
        let mut rounds = 0;
        loop {
            let tree = parse_tree(text).context("the inlined crates")?;
            let names = self.solution.names(&constants(&tree.text, &tree.parts));
            let shaker = Shaker {
                solution: &self.around.in_place,
                mentioned: &names,
                tree: &tree,
                rustc: self.rustc,
                edition,
                folder: self.job.folder,
                liveness: self.liveness,
                limit: self.job.request.target.source_limit,
                large: self.job.large,
            };
            let shaken = shaker.run()?;
            rounds += shaken.rounds;
            if shaken.fixes.is_empty() {
                return Ok(Shake {
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
