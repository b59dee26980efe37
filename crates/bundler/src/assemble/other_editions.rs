//! Checks crates of other editions: under the bundle's edition their code may mean something else.
//! Rustc's lints about editions run on each crate under the older of the two editions.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};

use super::blueprint::Blueprint;
use super::shaken_crates::ShakenCrates;
use crate::parts::{PartId, Tree};
use crate::rejected::Rejected;
use crate::request::Job;
use crate::rustc::{Diagnostic, Goal, Rustc, changes_meaning};
use crate::shake::Fix;
use crate::solution::SurroundingText;
use crate::sources::Sources;

/// Comparison of the live parts' editions with the bundle's.
pub struct OtherEditions<'a> {
    pub job: &'a Job<'a>,
    pub blueprint: &'a Blueprint<'a>,
    pub shake: &'a ShakenCrates,
    pub rustc: &'a Rustc,
    pub sources: &'a Sources,
}

/// Result of the comparison.
#[derive(Default)]
pub struct Comparison {
    /// Changes of the crates' text that keep its meaning under the bundle's edition, by start
    /// offset.
    pub fixes: BTreeMap<usize, Fix>,
    /// Packages that do not compile under their own edition as part of one file.
    pub uncompared: BTreeSet<String>,
}

impl OtherEditions<'_> {
    /// Changes that keep the meaning of the crates' text under the bundle's edition, by start
    /// offset.
    ///
    /// # Errors
    /// [`Rejected`] if rustc proposes no such change; names the place. Another error if rustc
    /// cannot be run.
    pub fn compare(&self) -> Result<Comparison> {
        let mut comparison = Comparison::default();
        for edition in self.editions() {
            // Rustc knows how to keep the meaning under a later edition only.
            let is_older = edition < self.blueprint.edition;
            let Some(lints) = self.lints(&edition)? else {
                comparison.uncompared.extend(self.packages_of(&edition));
                continue;
            };
            for lint in lints {
                match self.fix(&lint).filter(|_| is_older) {
                    Some(changes) => comparison.fixes.extend(changes),
                    None => return Err(self.refusal(&edition, &lint).into()),
                }
            }
        }
        Ok(comparison)
    }

    /// Packages of `edition` with parts that stay.
    fn packages_of(&self, edition: &str) -> Vec<String> {
        let tree = &self.shake.tree;
        let roots = tree.roots.iter().copied();
        let roots: Vec<PartId> = roots
            .filter(|&id| self.edition_of(id) == Some(edition))
            .collect();
        let crates = self.blueprint.crates_of(&roots, tree);
        let packages = crates.map(|krate| &self.blueprint.graph.crates[krate.index].package);
        packages.cloned().collect()
    }

    /// Editions of the crates that stay, without the bundle's own.
    fn editions(&self) -> BTreeSet<String> {
        let roots = self.shake.tree.roots.iter().copied();
        let editions = roots.filter_map(|id| self.edition_of(id));
        let is_other = |edition: &&str| *edition != self.blueprint.edition;
        editions.filter(is_other).map(str::to_string).collect()
    }

    /// Edition of a crate; `None` if no part of the crate stays.
    fn edition_of(&self, root: PartId) -> Option<&str> {
        let Self {
            blueprint, shake, ..
        } = self;
        let mut children = shake.tree.children[root].iter();
        let stays = children.any(|&child| shake.shaken.live[child]);
        let krate = blueprint.crates_of(&[root], &shake.tree).next();
        let krate = krate.filter(|_| stays)?;
        Some(&blueprint.graph.crates[krate.index].edition)
    }

    /// Rustc's lints about the crates of `edition`. They are compiled with the crates that they
    /// use, under `edition` or the bundle's, whichever is older. `None` if they do not
    /// compile there.
    fn lints(&self, edition: &str) -> Result<Option<Vec<Diagnostic>>> {
        let Self { job, shake, .. } = self;
        let tree = &shake.tree;
        let own = |&id: &PartId| self.edition_of(id) == Some(edition);
        let roots = with_used(tree, tree.roots.iter().copied().filter(own).collect());
        let live = shake.shaken.live.iter().enumerate();
        let live: Vec<bool> = live
            .map(|(id, &live)| live && roots.contains(&tree.root_of(id)))
            .collect();
        let around = SurroundingText {
            before: "fn main() {}\n".to_string(),
            after: String::new(),
        };
        let crates = tree.blanked(&live);
        let source = job.folder.join("edition.rs");
        std::fs::write(&source, around.with(&crates))
            .with_context(|| format!("cannot write {}", source.display()))?;
        let out = job.folder.join("edition.rmeta");
        let goal = Goal::LaterEditions;
        let oldest = edition.min(&self.blueprint.edition);
        let found = self.rustc.compile(&source, oldest, goal, &out)?;
        if found.iter().any(|found| found.is_error) {
            return Ok(None);
        }
        let is_own = |lint: &Diagnostic| {
            let place = lint.places().next();
            let place = place.and_then(|place| around.in_crates(&place, &crates));
            let part = place.and_then(|place| tree.innermost_at(place.start));
            part.is_some_and(|part| own(&tree.root_of(part)))
                && changes_meaning(lint, [edition, &self.blueprint.edition], &source)
        };
        let shift = around.before.len();
        let found = found.into_iter().filter(is_own);
        let found = found.map(|lint| lint.shifted_back(shift));
        Ok(Some(found.collect()))
    }

    /// The fixes that rustc proposes as certain; `None` if there are none.
    fn fix(&self, lint: &Diagnostic) -> Option<Vec<(usize, Fix)>> {
        let changes = lint.fixes();
        let changes = changes.map(|(place, text)| (place.start, (place.end, text.to_string())));
        let changes: Vec<(usize, Fix)> = changes.collect();
        (!changes.is_empty()).then_some(changes)
    }

    fn refusal(&self, edition: &str, lint: &Diagnostic) -> Rejected {
        let Self {
            job,
            blueprint,
            shake,
            ..
        } = self;
        let tree = &shake.tree;
        let at = lint.places().next().map_or(0, |place| place.start);
        let part = tree.innermost_at(at);
        let root = part.map(|part| tree.root_of(part));
        let line = tree.text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let line = tree.text[line..].lines().next().unwrap_or_default().trim();
        let place = root.and_then(|root| {
            let krate = blueprint.crates_of(&[root], tree).next()?;
            let krate = &blueprint.graph.crates[krate.index];
            let (file, number) = self.sources.find_line(krate.root.parent()?, line)?;
            let file = krate.shown(&file).unwrap_or_else(|| job.shown(&file));
            Some(format!("{file}:{number}"))
        });
        let blame = root.and_then(|root| blueprint.blame(tree, root));
        let mentioned = blame.as_ref().map_or("a crate", |blame| &blame.mentioned);
        let whose = blame
            .as_ref()
            .map_or("it".to_string(), |blame| blame.to_string());
        Rejected(format!(
            "{}: `{mentioned}` cannot be inlined for {}: {whose} has edition {edition}, and under \
             {} this does something else: {}`{line}`: {}; write that otherwise, or give the crate \
             that edition",
            job.source(),
            job.request.target.judge,
            blueprint.edition,
            place.map_or(String::new(), |place| format!("{place}: ")),
            lint.message
        ))
    }
}

/// Adds all modules that the given modules mention, directly or through others.
fn with_used(tree: &Tree, mut roots: BTreeSet<PartId>) -> BTreeSet<PartId> {
    loop {
        let texts = roots
            .iter()
            .map(|&id| &tree.text[tree.parts[id].range.clone()]);
        let texts: Vec<&str> = texts.collect();
        let is_mentioned = |&id: &PartId| {
            let path = tree.name(id).map(|name| format!("crate::{name}"));
            path.is_some_and(|path| texts.iter().any(|text| text.contains(&path)))
        };
        let known = roots.len();
        let more: Vec<PartId> = tree.roots.iter().copied().filter(is_mentioned).collect();
        roots.extend(more);
        if roots.len() == known {
            return roots;
        }
    }
}
