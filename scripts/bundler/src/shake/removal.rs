//! Builds without some parts, and what must come back for them to compile.

use std::collections::{BTreeSet, HashSet};

use anyhow::Result;

use super::restored::Namesakes;
use super::rustc_view::Build;
use super::search::Search;
use super::shaker::{STRICTEST_EDITION, Shaker};
use crate::parts::PartId;
use crate::rustc::{Diagnostic, Goal};

impl Search<'_> {
    /// Removes as much of `group` as the program compiles without.
    pub(super) fn remove_what_builds(
        &mut self,
        before: Build,
        mut group: Vec<PartId>,
    ) -> Result<Build> {
        while !group.is_empty() && !self.is_at_its_end() {
            let removed = before.removed.iter().chain(&group).copied().collect();
            let trial = self.build(removed)?;
            if trial.errors.is_empty() {
                return Ok(trial);
            }
            // Also the imports and calls that went with the group.
            let removed = trial.removed.difference(&before.removed);
            let mut gone: Vec<PartId> = removed.copied().collect();
            gone.sort_unstable();
            let blamed = self.view.blamed(&trial.errors, &gone);
            if blamed.is_empty() && group.len() > 1 {
                let second = group.split_off(group.len() / 2);
                let build = self.remove_what_builds(before, group)?;
                return self.remove_what_builds(build, second);
            }
            if blamed.is_empty() {
                break;
            }
            let restored = self.parts_to_restore(&before, &gone, &blamed);
            self.needed.extend(blamed);
            gone.retain(|id| !restored.contains(id));
            group = gone;
        }
        self.needed.extend(group);
        Ok(before)
    }

    /// The parts of `group` that come back: `blamed`, and those that a restored part needs.
    fn parts_to_restore(
        &self,
        before: &Build,
        group: &[PartId],
        blamed: &BTreeSet<PartId>,
    ) -> BTreeSet<PartId> {
        let live_with = |restored: &BTreeSet<PartId>| {
            let removed = group.iter().filter(|id| !restored.contains(id));
            self.live_without(&before.removed.iter().chain(removed).copied().collect())
        };
        let namesakes = Namesakes::of(self.shaker.tree, group);
        let live_before = live_with(&BTreeSet::new());
        let mut restored = blamed.clone();
        loop {
            let live = live_with(&restored);
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

    fn live_without(&self, removed: &HashSet<PartId>) -> Vec<bool> {
        let mut live = self.needed_without(removed);
        for &module in &self.imported {
            let mut up = Some(module);
            while let Some(id) = up {
                live[id] = true;
                up = self.shaker.tree.parts[id].parent;
            }
        }
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

    /// Builds without `removed`, and without the imports and macro calls that name it.
    pub(super) fn build(&mut self, mut removed: HashSet<PartId>) -> Result<Build> {
        loop {
            let live = self.live_without(&removed);
            let diagnostics = self.check(&live)?;
            let (errors, lints): (Vec<_>, Vec<_>) =
                diagnostics.into_iter().partition(|d| d.is_error);
            let mut dangling = self.view.dangling(&errors);
            if !self.may_go.is_empty() {
                dangling.extend(self.view.in_the_way(&errors, &self.may_go));
            }
            dangling.retain(|id| live[*id] && !self.needed.contains(id));
            if dangling.is_empty() {
                return Ok(Build {
                    removed,
                    live,
                    errors,
                    lints,
                });
            }
            removed.extend(dangling);
        }
    }

    /// One round: what rustc reports about the solution and the live parts.
    fn check(&mut self, live: &[bool]) -> Result<Vec<Diagnostic>> {
        let shaker = self.shaker;
        let crates = shaker.tree.blanked(live);
        self.rounds += 1;
        self.last_bytes = crates.bytes().filter(|b| !b.is_ascii_whitespace()).count();
        self.bytes += self.last_bytes;
        let source = shaker.write(&crates, "round.rs")?;
        let out = shaker.folder.join("round.rmeta");
        let goal = Goal::Lints;
        shaker.rustc.compile(&source, STRICTEST_EDITION, goal, &out)
    }
}
