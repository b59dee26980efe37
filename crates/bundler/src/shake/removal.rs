//! Builds without some parts, and what must come back for them to compile.

use std::collections::{BTreeSet, HashSet};

use anyhow::Result;

use super::least_size::visible;
use super::restored::Namesakes;
use super::rustc_view::Build;
use super::search::Search;
use super::shaker::Shaker;
use crate::parts::PartId;
use crate::rustc::{Diagnostic, Goal};

/// A check takes as long as if the text had so many bytes more.
pub const BYTES_OF_A_CHECK: usize = 16 << 10;

/// Of a smaller text rustc finds everything nearly as fast as the names alone.
const SMALL: usize = 32_000;

impl Search<'_> {
    /// Removes as much of `group` as the program compiles without.
    pub(super) fn remove_what_builds(
        &mut self,
        before: Build,
        mut group: Vec<PartId>,
    ) -> Result<Build> {
        while !group.is_empty() && !self.is_at_its_end() {
            let removed = before.removed.iter().chain(&group).copied().collect();
            let mut trial = self.build(removed, Goal::Names)?;
            if trial.errors.is_empty() {
                return Ok(trial);
            }
            let (mut gone, mut blamed) = self.blamed(&before, &trial);
            if blamed.is_empty() {
                trial = self.build(trial.removed, Goal::Lints)?;
                (gone, blamed) = self.blamed(&before, &trial);
            }
            if blamed.is_empty() && group.len() > 1 {
                let second = group.split_off(group.len() / 2);
                let build = self.remove_what_builds(before, group)?;
                return self.remove_what_builds(build, second);
            }
            if blamed.is_empty() {
                break;
            }
            let restored = self.parts_to_restore(&before, &trial.live, &gone, &blamed);
            // Of what never runs nearly all is asked for: the rest is not worth its rounds.
            if !self.may_go.is_empty() && trial.errors.len() > gone.len() {
                return Ok(before);
            }
            // What came back stays: else the same errors would return, too.
            self.may_go.retain(|id| !restored.contains(id));
            self.needed.extend(blamed);
            gone.retain(|id| !restored.contains(id));
            group = gone;
        }
        self.needed.extend(group);
        Ok(before)
    }

    /// What was removed for a trial, also the imports and calls that went with the group; and
    /// what of it the errors ask for.
    fn blamed(&self, before: &Build, trial: &Build) -> (Vec<PartId>, BTreeSet<PartId>) {
        let removed = trial.removed.difference(&before.removed);
        let mut gone: Vec<PartId> = removed.copied().collect();
        gone.sort_unstable();
        let blamed = self.view.blamed(&trial.errors, &gone);
        (gone, blamed)
    }

    /// The parts of `group`, without which `live_before` is live, that come back: `blamed`, and
    /// those that a restored part needs.
    fn parts_to_restore(
        &mut self,
        before: &Build,
        live_before: &[bool],
        group: &[PartId],
        blamed: &BTreeSet<PartId>,
    ) -> BTreeSet<PartId> {
        let namesakes = Namesakes::of(self.shaker.tree, group);
        let mut restored = blamed.clone();
        loop {
            let removed = group.iter().filter(|id| !restored.contains(id));
            let removed = before.removed.iter().chain(removed).copied().collect();
            let live = self.live_without(&removed);
            let revived = (0..live.len()).filter(|&id| live[id] && !live_before[id]);
            let needed = revived.flat_map(|id| namesakes.needed_by(id));
            let known = restored.len();
            restored.extend(needed);
            restored = self.view.with_counterparts(restored, group);
            if restored.len() == known {
                return restored;
            }
        }
    }

    fn live_without(&mut self, removed: &HashSet<PartId>) -> Vec<bool> {
        if let Some((_, live)) = self.last_live.as_ref().filter(|last| last.0 == *removed) {
            return live.clone();
        }
        let mut live = self.needed_without(removed);
        for &module in &self.imported {
            let mut up = Some(module);
            while let Some(id) = up {
                live[id] = true;
                up = self.shaker.tree.parts[id].parent;
            }
        }
        self.last_live = Some((removed.clone(), live.clone()));
        live
    }

    fn needed_without(&self, removed: &HashSet<PartId>) -> Vec<bool> {
        let Shaker { tree, liveness, .. } = self.shaker;
        if !self.keeps_macros_whole {
            return liveness(tree, &self.mentioned, removed);
        }
        let whole = tree.parts_of_called_macros(self.shaker.mentioned);
        let mut mentioned = self.mentioned.clone();
        let mentions = whole.iter().flat_map(|&id| &tree.parts[id].mentions);
        mentioned.extend(mentions.cloned());
        let mut live = liveness(tree, &mentioned, removed);
        for id in whole {
            live[id] = !removed.contains(&id);
        }
        live
    }

    /// Builds without `removed`, and without the imports and macro calls that name it. Of a text
    /// that is not small rustc is asked for names first, and for the rest if they are found, or if
    /// `least` is more.
    pub(super) fn build(&mut self, mut removed: HashSet<PartId>, least: Goal) -> Result<Build> {
        let first = if self.shaker.tree.text.len() < SMALL {
            Goal::Lints
        } else {
            Goal::Names
        };
        let mut goal = first;
        loop {
            let live = self.live_without(&removed);
            let (bytes, diagnostics) = self.check(&live, goal)?;
            let (errors, lints): (Vec<_>, Vec<_>) =
                diagnostics.into_iter().partition(|d| d.is_error);
            let mut dangling = self.view.dangling(&errors);
            if !self.may_go.is_empty() {
                dangling.extend(self.view.in_the_way(&errors, &self.may_go));
            }
            dangling.retain(|id| live[*id] && !self.needed.contains(id));
            if !dangling.is_empty() {
                removed.extend(dangling);
                goal = first;
            } else if goal == Goal::Names && (errors.is_empty() || least != Goal::Names) {
                goal = Goal::Lints;
            } else {
                return Ok(Build {
                    bytes,
                    removed,
                    live,
                    errors,
                    lints,
                });
            }
        }
    }

    /// One round: the bytes that rustc reads, and what it reports about the solution and the live
    /// parts.
    fn check(&mut self, live: &[bool], goal: Goal) -> Result<(usize, Vec<Diagnostic>)> {
        let shaker = self.shaker;
        let crates = shaker.tree.blanked(live);
        let bytes = visible(&crates);
        self.rounds += usize::from(goal != Goal::Names);
        self.bytes += match goal {
            // Blanks are read, too.
            Goal::Names => bytes / 4 + crates.len() / 64,
            _ => bytes + BYTES_OF_A_CHECK,
        };
        let source = shaker.write(&crates, "round.rs")?;
        let out = shaker.folder.join("round.rmeta");
        let found = shaker.rustc.compile(&source, shaker.edition, goal, &out)?;
        Ok((bytes, found))
    }
}
