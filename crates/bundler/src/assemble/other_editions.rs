//! Keeps the meaning of crates of other editions. Rustc's lints about editions run on the crates
//! under the older of the two editions: it proposes changes for most of them. What's left is
//! harmless if the program is the same machine code under both editions.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::Result;

use super::blueprint::Blueprint;
use crate::parts::{PartId, PartKind, Tree};
use crate::request::{Job, Rejected};
use crate::rustc::{CAPTURES_LINT, Diagnostic, Goal, Rustc, changes_meaning, editions_around};
use crate::shake::{Fix, Shaken};
use crate::solution::SurroundingText;
use crate::sources::Sources;
use crate::syntax::is_std;

/// Result of shaking the crates.
pub struct ShakenCrates {
    pub tree: Tree,
    pub shaken: Shaken,
}

impl ShakenCrates {
    /// Returns whether a part of this module stays.
    pub fn has_live_parts(&self, module: PartId) -> bool {
        let mut children = self.tree.children[module].iter();
        children.any(|&child| self.shaken.live[child])
    }
}

/// Comparison of the live parts' editions with the bundle's.
pub struct OtherEditions<'a> {
    pub job: &'a Job<'a>,
    pub blueprint: &'a Blueprint<'a>,
    pub shake: &'a ShakenCrates,
    pub rustc: &'a Rustc,
    pub sources: &'a Sources,
}

impl OtherEditions<'_> {
    /// Returns changes that keep the meaning of the crates' text under the bundle's edition, by
    /// start offset. If the crates don't compile there, `impl Trait` also gets the lifetimes that
    /// it had.
    ///
    /// # Errors
    /// [`Rejected`] if rustc proposes no such change; names the place. Another error if rustc
    /// can't be run.
    pub fn fixes(&self) -> Result<BTreeMap<usize, Fix>> {
        let does_compile = self.shake.shaken.errors.is_empty();
        let mut fixes = BTreeMap::new();
        let mut without = Vec::new();
        for edition in self.editions() {
            // Rustc knows how to keep the meaning under a later edition only.
            let is_older = edition < self.blueprint.edition;
            let own = &self.blueprint.edition;
            let matters = |lint: &Diagnostic, source: &Path| {
                let is_of_error = !does_compile && lint.code() == CAPTURES_LINT;
                is_of_error || changes_meaning(lint, [edition.as_str(), own], source)
            };
            for lint in self.lints(&edition, matters)? {
                let changes = lint.fixes().filter(|_| is_older);
                let changes = changes.map(|(at, text)| (at.start, (at.end, text.to_string())));
                let known = fixes.len();
                fixes.extend(changes);
                if fixes.len() == known {
                    without.push((edition.clone(), lint));
                }
            }
        }
        if !fixes.is_empty() || !does_compile {
            return Ok(fixes);
        }
        // By the editions between which a lint sees a difference.
        let mut same_programs = BTreeSet::new();
        for (edition, lint) in without {
            let around = editions_around(&lint);
            if !same_programs.contains(&around) && !self.is_same_program(around)? {
                return Err(self.refusal(&edition, &lint).into());
            }
            same_programs.insert(around);
        }
        Ok(fixes)
    }

    /// Returns editions of the crates that stay, without the bundle's own.
    fn editions(&self) -> BTreeSet<String> {
        let roots = self.shake.tree.roots.iter().copied();
        let editions = roots.filter_map(|id| self.edition_of(id));
        let is_other = |edition: &&str| *edition != self.blueprint.edition;
        editions.filter(is_other).map(str::to_string).collect()
    }

    /// Returns the edition of a crate; `None` if no part of the crate stays.
    fn edition_of(&self, root: PartId) -> Option<&str> {
        let Self {
            blueprint, shake, ..
        } = self;
        let krate = blueprint.crate_of(&shake.tree, root);
        let krate = krate.filter(|_| shake.has_live_parts(root))?;
        Some(&blueprint.graph.crates[krate.index].edition)
    }

    /// Returns whether the whole program is the same machine code under both editions. Where a
    /// generic function drops nothing for the solution's types, the order of drops is no
    /// difference.
    fn is_same_program(&self, editions: Option<[&str; 2]>) -> Result<bool> {
        let Some(editions) = editions else {
            return Ok(false);
        };
        let around = &self.blueprint.solution_text;
        let program = around.with(&self.shake.tree.blanked(&self.shake.shaken.live));
        let source = self.job.folder.join("same.rs");
        let code = |edition: &str| self.rustc.machine_code(&program, &source, edition);
        let [before, since] = editions;
        let before = code(before)?;
        Ok(before.is_some() && before == code(since)?)
    }

    /// Returns rustc's lints about the crates of an edition, which are compiled with the crates
    /// that they use, under their edition or the bundle's, whichever is older. Empty if they don't
    /// compile there: then the judge alone compares them.
    fn lints(
        &self,
        edition: &str,
        matters: impl Fn(&Diagnostic, &Path) -> bool,
    ) -> Result<Vec<Diagnostic>> {
        let tree = &self.shake.tree;
        let roots = tree.roots.iter().copied();
        let wanted: BTreeSet<PartId> = roots
            .filter(|&id| self.edition_of(id) == Some(edition))
            .collect();
        let own = self.blueprint.edition.as_str();
        let oldest = edition.min(own);
        // With the imports of std that were removed: traits may be in the prelude where the crates
        // were shaken, but not under this edition.
        let reached = tree.reached_from(wanted.iter().copied());
        let is_reached = |id: PartId| reached.contains(&tree.root_of(id));
        let mut live = vec![false; tree.parts.len()];
        for (id, part) in tree.parts.iter().enumerate() {
            let is_of_std = match &part.kind {
                PartKind::Import(import) => import.path.first().is_some_and(|name| is_std(name)),
                _ => false,
            };
            let has_place = part.parent.is_some_and(|parent| live[parent]);
            live[id] = (self.shake.shaken.live[id] || (is_of_std && has_place)) && is_reached(id);
        }
        let crates = tree.blanked(&live);
        // Paths of imports begin at the root under 2015, where a crate without std has `core`.
        let core = if oldest == "2015" {
            "extern crate core;\n"
        } else {
            ""
        };
        let around = SurroundingText {
            before: String::new(),
            after: format!("fn main() {{}}\n{core}"),
        };
        let source = self.job.folder.join("edition.rs");
        let (text, goal) = (around.with(&crates), Goal::LaterEditions);
        let mut found = self.rustc.compile(&text, &source, oldest, goal)?;
        if found.iter().any(|found| found.is_error) {
            return Ok(Vec::new());
        }
        let is_wanted = |lint: &Diagnostic| {
            let place = lint.places().next();
            let place = place.and_then(|place| around.in_crates(&place, &crates));
            let part = place.and_then(|place| tree.innermost_at(place.start));
            part.is_some_and(|part| wanted.contains(&tree.root_of(part))) && matters(lint, &source)
        };
        found.retain(is_wanted);
        Ok(found)
    }

    fn refusal(&self, edition: &str, lint: &Diagnostic) -> Rejected {
        let (job, blueprint, tree) = (self.job, self.blueprint, &self.shake.tree);
        let at = lint.places().next().map_or(0, |place| place.start);
        let root = tree.innermost_at(at).map(|part| tree.root_of(part));
        let inlined = root.and_then(|root| blueprint.crate_of(tree, root));
        let inlined = inlined.expect("the lint is about a crate");
        let (krate, whose) = (&blueprint.graph.crates[inlined.index], &inlined.blame);
        let line = tree.text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let line = tree.text[line..].lines().next().unwrap_or_default().trim();
        let folder = krate.root.parent();
        let place = folder.and_then(|folder| self.sources.find_line(folder, line));
        let place = place.map(|(file, number)| {
            let file = krate.shown(&file).unwrap_or_else(|| job.shown(&file));
            format!("{file}:{number}: ")
        });
        let remedy = if krate.is_own() {
            "put the value into a variable there, or give the crate that edition"
        } else {
            "copy what you need of it into the solution"
        };
        Rejected::new(format!(
            "{}: `{}` cannot be pasted for {}: {whose} has edition {edition}, and under \
             {} this does something else: {}`{line}`: {}; {remedy}",
            job.source(),
            whose.mentioned,
            job.request.target.judge,
            blueprint.edition,
            place.unwrap_or_default(),
            lint.message
        ))
    }
}
