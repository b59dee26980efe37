//! Checks crates of other editions: under the bundle's edition their code may mean something else.
//! Rustc's lints about editions (`edition_lints`) run on each crate under the older of the two
//! editions.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};

use super::blueprint::Blueprint;
use super::crates_shake::ShakenCrates;
use super::edition_lints::EditionLints;
use crate::parts::PartId;
use crate::rejected::Rejected;
use crate::request::Job;
use crate::rustc::{Diagnostic, Rustc, editions_around};
use crate::shake::Fix;
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
    /// Packages that do not compile under their own edition with the parts that stay.
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
        // By the editions between which a lint sees a difference.
        let mut same_programs = BTreeMap::new();
        for edition in self.editions() {
            // Rustc knows how to keep the meaning under a later edition only.
            let is_older = edition < self.blueprint.edition;
            for lint in self.lints(&edition, &mut comparison.uncompared)? {
                if let Some(changes) = self.fix(&lint).filter(|_| is_older) {
                    comparison.fixes.extend(changes);
                    continue;
                }
                let around = editions_around(&lint);
                let is_harmless = match same_programs.get(&around) {
                    Some(is_same) => *is_same,
                    None => self.is_same_program(around)?,
                };
                if !is_harmless {
                    return Err(self.refusal(&edition, &lint).into());
                }
                same_programs.insert(around, is_harmless);
            }
        }
        Ok(comparison)
    }

    /// Rustc's lints about the crates of an edition. Crates that do not compile under it in one
    /// file are compiled one by one; a package that does not compile then is `uncompared`.
    fn lints(&self, edition: &str, uncompared: &mut BTreeSet<String>) -> Result<Vec<Diagnostic>> {
        let Self {
            job,
            blueprint,
            shake,
            rustc,
            ..
        } = *self;
        let lints = EditionLints {
            job,
            blueprint,
            shake,
            rustc,
            edition,
        };
        let roots = shake.tree.roots.iter().copied();
        let modules: BTreeSet<PartId> = roots
            .filter(|&id| self.edition_of(id) == Some(edition))
            .collect();
        if let Some(found) = lints.in_one_file(&modules)? {
            return Ok(found);
        }
        let checked = blueprint.graph.checked()?;
        let mut all = Vec::new();
        for &module in &modules {
            match lints.of_one_crate(module, &checked)? {
                Some(found) => all.extend(found),
                None => uncompared.extend(self.package(module)),
            }
        }
        Ok(all)
    }

    fn package(&self, module: PartId) -> Option<String> {
        let krate = self
            .blueprint
            .crates_of(&[module], &self.shake.tree)
            .next()?;
        Some(self.blueprint.graph.crates[krate.index].package.clone())
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

    /// Is the whole program the same machine code under both editions? Where a generic function
    /// drops nothing for the solution's types, the order of drops is no difference.
    fn is_same_program(&self, editions: Option<[&str; 2]>) -> Result<bool> {
        let Some(editions) = editions else {
            return Ok(false);
        };
        let around = &self.blueprint.solution_text.in_place;
        let program = around.with(&self.shake.tree.blanked(&self.shake.shaken.live));
        let source = self.job.folder.join("same.rs");
        std::fs::write(&source, program)
            .with_context(|| format!("cannot write {}", source.display()))?;
        let out = self.job.folder.join("same.o");
        let code = |edition: &str| self.rustc.machine_code(&source, edition, &out);
        let [before, since] = editions;
        let before = code(before)?;
        Ok(before.is_some() && before == code(since)?)
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
