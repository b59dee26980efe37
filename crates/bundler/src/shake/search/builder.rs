//! Builds the live parts, counts the work, and removes as much of a group of parts as the program
//! can lose.

use std::collections::{BTreeSet, HashSet};

use anyhow::Result;

use super::ShakeTask;
use crate::parts::{PartId, PartKind};
use crate::rustc::{Compiled, Diagnostic, Goal};
use crate::shake::compile_errors::{Absent, RustcView};
use crate::shake::never_run::Functions;

/// Limit on the bytes of the crates that rustc reads in a search, as [`Builder::bytes`] counts:
/// about eleven seconds' work of two processors.
const MAX_WORK: usize = 9 << 18;

/// Constant cost of a check, as a number of bytes that take as long.
const CHECK_BYTES: usize = 16 << 10;

/// Result of a build, and the parts that were removed for it.
#[derive(Clone)]
pub struct Build {
    /// Bytes of the crates without white space.
    pub bytes: usize,
    pub removed: HashSet<PartId>,
    pub live: Vec<bool>,
    pub errors: Vec<Diagnostic>,
    pub lints: Vec<Diagnostic>,
    /// Goal of the last run of rustc.
    pub goal: Goal,
}

/// Compiles the live parts, and counts how much rustc has read.
pub struct Builder<'a> {
    pub task: &'a ShakeTask<'a>,
    pub view: RustcView<'a>,
    /// Bytes of the crates that rustc has read in all rounds; name-only runs count less. Serves as
    /// a clock that is the same on every machine.
    bytes: usize,
    /// Names of parts that are kept.
    pub mentioned: BTreeSet<String>,
    /// Parts whose absence made a build fail.
    pub needed: HashSet<PartId>,
    /// Parts that are never run: an error in one is fixed by removing it, not by restoring others.
    pub never_run: HashSet<PartId>,
    /// Parts that are kept although no name asks for them: modules that the solution imports in
    /// vain, and parts of macros that it calls.
    kept: HashSet<PartId>,
}

impl<'a> Builder<'a> {
    pub fn new(task: &'a ShakeTask<'a>) -> Self {
        Self {
            task,
            view: RustcView {
                tree: task.tree,
                solution: task.solution,
            },
            bytes: 0,
            mentioned: task.mentioned.clone(),
            needed: HashSet::new(),
            never_run: HashSet::new(),
            kept: HashSet::new(),
        }
    }

    /// Returns whether the budget allows to check the program `times` more times.
    pub fn can_check(&self, build: &Build, times: usize) -> bool {
        self.bytes + times * (build.bytes + CHECK_BYTES) <= MAX_WORK
    }

    pub fn is_exhausted(&self) -> bool {
        self.bytes >= MAX_WORK
    }

    /// Builds the parts that names keep, and adds the parts that the build's errors miss, until no
    /// error misses any. If errors remain, adds all parts of the macros that the solution calls:
    /// their expansion there cannot always be read from their text.
    pub fn first_build(&mut self) -> Result<Build> {
        let tree = self.task.tree;
        let full = if self.task.is_careful {
            Goal::Lints
        } else {
            Goal::Functions
        };
        loop {
            let build = self.build(HashSet::new(), Goal::Names, full)?;
            if build.errors.is_empty() || !self.view.fixes(&build.errors).is_empty() {
                return Ok(build);
            }
            let known = self.mentioned.len() + self.kept.len();
            let names = self.view.missing_names(&build.live, &build.errors);
            let modules = self.view.missing_modules(&build.live, &build.errors);
            self.mentioned.extend(names);
            self.kept.extend(modules);
            if self.mentioned.len() + self.kept.len() == known {
                let names = self.view.missing_headers(&build.live, &build.errors);
                self.mentioned.extend(names);
            }
            if self.mentioned.len() + self.kept.len() == known {
                let whole = tree.parts_of_called_macros(self.task.mentioned);
                let mentions = whole.iter().flat_map(|&id| &tree.parts[id].mentions);
                self.mentioned.extend(mentions.cloned());
                self.kept.extend(whole);
            }
            let is_settled = self.mentioned.len() + self.kept.len() == known;
            let lacks_macro = |e: &Diagnostic| e.lacking_macro(self.task.procedural).is_some();
            if is_settled && (build.goal == full || build.errors.iter().any(lacks_macro)) {
                return Ok(build);
            }
            if is_settled || self.is_exhausted() {
                return self.build(HashSet::new(), full, full);
            }
        }
    }

    /// Returns the live parts without `removed`.
    fn live_without(&self, removed: &HashSet<PartId>) -> Vec<bool> {
        let ShakeTask { tree, liveness, .. } = self.task;
        let mut live = liveness(tree, &self.mentioned, removed);
        let kept = self.kept.iter().filter(|id| !removed.contains(id));
        for id in kept.flat_map(|&id| tree.around(id)) {
            live[id] = true;
        }
        live
    }

    /// Builds without `removed`, and without imports and macro calls that mention it. Resolving
    /// names takes a sixth of the time of a full check: if rustc begins with names, it resolves
    /// them only until no part mentions removed ones. If all names are found, it goes on to `full`.
    pub fn build(
        &mut self,
        mut removed: HashSet<PartId>,
        mut goal: Goal,
        full: Goal,
    ) -> Result<Build> {
        loop {
            let live = self.live_without(&removed);
            // Starting rustc takes longer than checking so little.
            if self.task.tree.live_bytes(&live) < CHECK_BYTES {
                goal = full;
            }
            let build = self.check(live, removed, goal)?;
            let mut dangling = self.view.dangling(&build.errors);
            if !self.never_run.is_empty() {
                dangling.extend(self.view.in_the_way(&build.errors, &self.never_run));
            }
            dangling.retain(|id| build.live[*id] && !self.needed.contains(id));
            if dangling.is_empty() && (goal != Goal::Names || !build.errors.is_empty()) {
                return Ok(build);
            }
            if dangling.is_empty() {
                goal = full;
            }
            removed = build.removed;
            removed.extend(dangling);
        }
    }

    /// Runs rustc once on the solution and the live parts.
    pub fn check(
        &mut self,
        live: Vec<bool>,
        removed: HashSet<PartId>,
        goal: Goal,
    ) -> Result<Build> {
        let task = self.task;
        let bytes = task.tree.live_bytes(&live);
        self.bytes += match goal {
            // Blanks are also read.
            Goal::Names => (bytes + CHECK_BYTES) / 4 + task.tree.text.len() / 64,
            _ => bytes + CHECK_BYTES,
        };
        let text = task.solution.with(&task.tree.blanked(&live));
        let found = (task.rustc).compile(&text, &task.source(), task.edition, goal)?;
        let (errors, lints) = found.into_iter().partition(|found| found.is_error);
        Ok(Build {
            bytes,
            removed,
            live,
            errors,
            lints,
            goal,
        })
    }

    /// Reads the program's functions, which the first build has written.
    pub fn functions(&self) -> Result<Functions> {
        let task = self.task;
        let source = task.source();
        let compiled = Compiled::read(&source.with_extension("ll"))?;
        let before = task.solution.before.matches('\n').count();
        let lines = compiled.lines(&source);
        let lines = lines.filter(|&(_, line)| line > before);
        let lines = lines.map(|(name, line)| (name, line - before));
        Ok(Functions::new(task.tree, compiled.symbols(), lines))
    }
}

impl Builder<'_> {
    /// Removes as many parts of `group` as possible while the program compiles.
    pub fn remove_what_builds(&mut self, before: Build, mut group: Vec<PartId>) -> Result<Build> {
        let mut goal = Goal::Names;
        while !group.is_empty() && !self.is_exhausted() {
            let removed = before.removed.iter().chain(&group).copied().collect();
            let mut trial = self.build(removed, goal, Goal::Lints)?;
            if trial.errors.is_empty() {
                return Ok(trial);
            }
            let (mut gone, mut culprits) = self.culprits(&before, &trial);
            if culprits.is_empty() && trial.goal == Goal::Names {
                trial = self.build(trial.removed, Goal::Lints, Goal::Lints)?;
                (gone, culprits) = self.culprits(&before, &trial);
            }
            // Restored parts rarely miss names.
            goal = trial.goal;
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
            if !self.never_run.is_empty() && trial.errors.len() > gone.len() {
                return Ok(before);
            }
            // A restored part stays: else the same errors would return.
            self.never_run.retain(|id| !restored.contains(id));
            self.needed.extend(culprits);
            gone.retain(|id| !restored.contains(id));
            group = gone;
        }
        self.needed.extend(group);
        Ok(before)
    }

    /// Returns parts that were removed for a trial, including imports and calls removed with the
    /// group; and the parts among them that the errors need.
    fn culprits(&self, before: &Build, trial: &Build) -> (Vec<PartId>, BTreeSet<PartId>) {
        let removed = trial.removed.difference(&before.removed);
        let mut gone: Vec<PartId> = removed.copied().collect();
        gone.sort_unstable();
        let culprits = self.view.culprits(&trial.errors, &gone, &trial.live);
        (gone, culprits)
    }

    /// Returns parts of `group`, which is sorted, to restore: `culprits`, and the parts that a
    /// restored part needs. `live_before` flags the parts that are live without `group`.
    fn parts_to_restore(
        &self,
        before: &Build,
        live_before: &[bool],
        group: &[PartId],
        culprits: &BTreeSet<PartId>,
    ) -> BTreeSet<PartId> {
        let absent = Absent::new(self.task.tree, group, live_before);
        // A trait's method lives only inside it.
        let parts = &self.task.tree.parts;
        let is_trait = |id: &PartId| matches!(parts[*id].kind, PartKind::Trait);
        let traits = culprits.iter().filter_map(|&id| parts[id].parent);
        let traits = traits.filter(is_trait);
        let mut restored: BTreeSet<PartId> = traits.chain(culprits.iter().copied()).collect();
        restored.retain(|id| group.binary_search(id).is_ok());
        loop {
            let removed = group.iter().filter(|id| !restored.contains(id));
            let removed = before.removed.iter().chain(removed).copied().collect();
            let live = self.live_without(&removed);
            let revived = (0..live.len()).filter(|&id| live[id] && !live_before[id]);
            let needed = revived.flat_map(|id| absent.needed_by(id));
            let known = restored.len();
            restored.extend(needed);
            restored = self.view.with_counterparts(restored, group);
            if restored.len() == known {
                return restored;
            }
        }
    }
}
