//! Removes groups of parts as far as the program still compiles.

use std::collections::BTreeSet;

use anyhow::Result;

use super::builder::{Build, Builder, Stage};
use crate::parts::PartId;
use crate::rustc::Goal;
use crate::shake::compile_errors::Requirements;

/// Number of errors from which a program will grow by much until they are gone.
const MANY_ERRORS: usize = 100;

/// Number of parts from which a group leaves names that are not found: imports of its parts.
const MANY_PARTS: usize = 50;

impl Builder<'_> {
    /// Whether a program is so far above the limit on size, that the search
    /// gives it up: the parts that never run are removed already, and the errors ask for some of
    /// them back. Where the errors are many, or do not tell which, the search would take long, and
    /// the limit itself decides. The last groups of a large program remove a small share.
    fn is_given_up(&self, trial: &Build, are_known: bool) -> bool {
        let limit = self.task.limit;
        let limit = match self.stage {
            Stage::First => return false,
            Stage::NeverRun if are_known && trial.errors.len() < MANY_ERRORS => limit / 4 * 5,
            Stage::NeverRun => limit,
            Stage::Last => return false,
        };
        trial.bytes > limit
    }

    /// Removes as many parts of `group` as possible while the program compiles.
    pub fn remove_what_builds(&mut self, before: Build, mut group: Vec<PartId>) -> Result<Build> {
        let mut names_first = group.len() >= MANY_PARTS;
        while !group.is_empty() && !self.is_exhausted() {
            let removed = before.removed.iter().chain(&group).copied().collect();
            let mut trial = self.build(removed, Goal::Names, names_first)?;
            names_first = false;
            if trial.errors.is_empty() {
                return Ok(trial);
            }
            let (mut gone, mut culprits) = self.culprits(&before, &trial);
            if culprits.is_empty() && !trial.is_checked {
                trial = self.build(trial.removed, Goal::Lints, false)?;
                (gone, culprits) = self.culprits(&before, &trial);
            }
            if self.is_given_up(&trial, !culprits.is_empty()) {
                let sizes = self
                    .task
                    .tree
                    .sizes_of_modules(self.task.tree.visible_before(), &trial.live);
                self.too_large = Some(sizes);
                return Ok(before);
            }
            if culprits.is_empty() && group.len() > 1 {
                let second = group.split_off(group.len() / 2);
                let build = self.remove_what_builds(before, group)?;
                return self.remove_what_builds(build, second);
            }
            if culprits.is_empty() {
                break;
            }
            let restored = self.parts_to_restore(&before, &trial.live, &gone, &culprits);
            // The errors ask for nearly all parts that never run: removing the rest is not worth
            // its rounds.
            if !self.may_go.is_empty() && trial.errors.len() > gone.len() {
                return Ok(before);
            }
            // A restored part stays: else the same errors would return.
            self.may_go.retain(|id| !restored.contains(id));
            self.needed.extend(culprits);
            gone.retain(|id| !restored.contains(id));
            group = gone;
        }
        self.needed.extend(group);
        Ok(before)
    }

    /// Parts that were removed for a trial, including imports and calls removed with the group; and
    /// the parts among them that the errors need.
    fn culprits(&self, before: &Build, trial: &Build) -> (Vec<PartId>, BTreeSet<PartId>) {
        let removed = trial.removed.difference(&before.removed);
        let mut gone: Vec<PartId> = removed.copied().collect();
        gone.sort_unstable();
        let culprits = self.view.culprits(&trial.errors, &gone);
        (gone, culprits)
    }

    /// Parts of `group` to restore: `culprits`, and the parts that a restored part needs.
    /// `live_before` flags the parts that are live without `group`.
    fn parts_to_restore(
        &mut self,
        before: &Build,
        live_before: &[bool],
        group: &[PartId],
        culprits: &BTreeSet<PartId>,
    ) -> BTreeSet<PartId> {
        let requirements = Requirements::new(self.task.tree, group);
        let mut restored = culprits.clone();
        loop {
            let removed = group.iter().filter(|id| !restored.contains(id));
            let removed = before.removed.iter().chain(removed).copied().collect();
            let live = self.live_without(&removed);
            let revived = (0..live.len()).filter(|&id| live[id] && !live_before[id]);
            let needed = revived.flat_map(|id| requirements.needed_by(id));
            let known = restored.len();
            restored.extend(needed);
            restored = self.view.with_counterparts(restored, group);
            if restored.len() == known {
                return restored;
            }
        }
    }
}
