//! Searches for a set of parts that compiles and from which nothing can be removed.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::Range;
use std::path::Path;
use std::thread::JoinHandle;

use anyhow::Result;

use super::least_size::least_sizes;
use super::liveness::Liveness;
use super::never_run::{Functions, impls_never_run, members_never_run};
use super::rustc_view::{Build, Fix, RustcView};
use super::suspects::suspects;
use crate::parts::{PartId, Tree};
use crate::rustc::{Diagnostic, Goal, Rustc};
use crate::solution::Around;

/// What compiles under this edition compiles under 2021 too, with rare exceptions.
pub const STRICTEST_EDITION: &str = "2024";

/// The search ends after this many builds, even if unused parts remain.
const MOST_ROUNDS: usize = 64;

/// Bytes of a large program.
const LARGE: usize = 100_000;

/// It ends, too, when rustc has read this much of the crates: ten seconds' work of two processors.
const MOST_BYTES: usize = 2 << 20;

/// The solution, and the inlined crates that are to be shaken.
pub struct Shaker<'a> {
    pub solution: &'a Around,
    /// Names that the solution mentions.
    pub mentioned: &'a BTreeSet<String>,
    pub tree: &'a Tree,
    pub rustc: &'a Rustc,
    /// For the files of each round.
    pub folder: &'a Path,
    pub liveness: Liveness,
    /// Bytes that the crates may have at the judge.
    pub limit: usize,
}

/// The parts that stay.
pub struct Shaken {
    pub live: Vec<bool>,
    pub rounds: usize,
    /// If there are any, the crates cannot be bundled.
    pub errors: Vec<Diagnostic>,
    /// Changes of the inlined text that rustc proposes against the errors, by their start.
    pub fixes: BTreeMap<usize, Fix>,
    /// Unused imports of the solution that keep parts in the bundle: line, rustc's message.
    pub unused_imports: Vec<(usize, String)>,
    /// The crate that has most, and the bytes of all that runs, if that is above the limit.
    pub too_large: Option<(String, usize)>,
    /// Lints that rustc still reports, and where in the inlined text.
    pub lints: Vec<(String, usize)>,
}

impl Shaken {
    pub fn lints_in(&self, range: &Range<usize>) -> BTreeSet<String> {
        let inside = self.lints.iter().filter(|(_, place)| range.contains(place));
        inside.map(|(lint, _)| lint.clone()).collect()
    }
}

impl Shaker<'_> {
    /// # Errors
    /// If rustc cannot be run.
    pub fn run(&self) -> Result<Shaken> {
        let view = RustcView {
            tree: self.tree,
            solution: self.solution,
        };
        let mut search = Search {
            shaker: self,
            view,
            rounds: 0,
            bytes: 0,
            mentioned: self.mentioned.clone(),
            needed: HashSet::new(),
            keeps_macros_whole: false,
            imported: HashSet::new(),
            functions: Functions::default(),
            symbols: None,
            too_large: None,
        };
        let build = search.run();
        // Its files are in a folder that is removed soon.
        let _ = search.symbols.take().map(JoinHandle::join);
        let build = build?;
        let lints = build.lints.iter();
        Ok(Shaken {
            rounds: search.rounds,
            fixes: view.fixes(&build.errors),
            unused_imports: view.unused_imports(&build.lints),
            lints: lints.filter_map(|l| view.remaining_lint(l)).collect(),
            live: build.live,
            errors: build.errors,
            too_large: search.too_large,
        })
    }
}

struct Search<'a> {
    shaker: &'a Shaker<'a>,
    view: RustcView<'a>,
    rounds: usize,
    /// Of the crates, that rustc has read in all rounds.
    bytes: usize,
    /// Names whose parts are kept.
    mentioned: BTreeSet<String>,
    /// Parts that a build failed without.
    needed: HashSet<PartId>,
    /// Keep all parts of the macros that the solution calls: what they expand to there
    /// cannot always be seen in their text.
    keeps_macros_whole: bool,
    /// Modules that the solution imports, though it uses nothing in them.
    imported: HashSet<PartId>,
    /// Those of the program, once they are asked for.
    functions: Functions,
    /// What they are read from, compiled beside the first rounds.
    symbols: Option<JoinHandle<Result<Option<Vec<String>>>>>,
    too_large: Option<(String, usize)>,
}

impl Search<'_> {
    fn run(&mut self) -> Result<Build> {
        let mut build = self.first_build()?;
        if !build.errors.is_empty() {
            return Ok(build);
        }
        self.compile_beside(&build.live)?;
        let mut suspected = HashSet::new();
        let mut retried_after = None;
        // What an unused import names: rustc calls it unused, yet the build needs it: do not
        // retry.
        let has_unused_imports = !self.view.unused_imports(&build.lints).is_empty();
        // While the functions are compiled, unused parts of a small program are removed. A large
        // one takes as long to check as to compile.
        let mut awaits_functions = self.bytes / self.rounds < LARGE;
        while !self.is_at_its_end() {
            let unused = self.view.unused(&build);
            let mut group = unused.clone();
            group.retain(|id| !self.needed.contains(id));
            if group.is_empty() || !awaits_functions {
                group.extend(self.unnamed_suspects(&build, &mut suspected)?);
                group.sort_unstable();
                group.dedup();
            }
            awaits_functions = false;
            if group.is_empty() {
                // A part may have been needed by one that is removed by now: try it again.
                let removed = Some(build.removed.len());
                if unused.is_empty() || has_unused_imports || retried_after == removed {
                    break;
                }
                retried_after = removed;
                self.needed.retain(|id| !unused.contains(id));
                group = unused;
            }
            build = self.remove_what_builds(build, group)?;
        }
        Ok(build)
    }

    /// Parts that may be unused though no lint says so; each is tried once.
    fn unnamed_suspects(
        &mut self,
        build: &Build,
        suspected: &mut HashSet<PartId>,
    ) -> Result<Vec<PartId>> {
        if let Some(symbols) = self.symbols.take() {
            let symbols = symbols.join().expect("compiling does not panic")?;
            self.functions = Functions::of(&symbols.unwrap_or_default());
            self.compare_with_limit(&build.live);
        }
        let (tree, live) = (self.shaker.tree, build.live.as_slice());
        let mut found = suspects(tree, live, &self.functions);
        if !self.functions.is_empty() {
            found.extend(impls_never_run(tree, live, &self.functions));
            found.extend(members_never_run(tree, live, &self.functions));
        }
        found.retain(|&id| suspected.insert(id));
        Ok(found)
    }

    fn compare_with_limit(&mut self, live: &[bool]) {
        let sizes = least_sizes(self.shaker.tree, live, &self.functions);
        let size = sizes.values().sum();
        let largest = sizes.into_iter().max_by_key(|&(_, size)| size);
        if let Some((module, _)) = largest.filter(|_| size > self.shaker.limit) {
            self.too_large = Some((module.to_string(), size));
        }
    }

    /// Compiles the program of the live parts to learn its functions: whatever is removed
    /// later, they stay the same.
    fn compile_beside(&mut self, live: &[bool]) -> Result<()> {
        let Shaker {
            solution,
            tree,
            rustc,
            folder,
            ..
        } = self.shaker;
        let source = folder.join("functions.rs");
        std::fs::write(&source, solution.with(&tree.blanked(live)))?;
        let (rustc, out) = ((*rustc).clone(), folder.join("functions.ll"));
        let compile = move || rustc.symbols(&source, STRICTEST_EDITION, &out);
        self.symbols = Some(std::thread::spawn(compile));
        Ok(())
    }

    /// Builds what names keep, and then also what the errors of that build find missing.
    fn first_build(&mut self) -> Result<Build> {
        loop {
            let build = self.build(HashSet::new())?;
            if !self.view.fixes(&build.errors).is_empty() {
                return Ok(build);
            }
            let known = self.mentioned.len() + self.imported.len();
            self.mentioned.extend(self.view.missing_names(&build));
            self.imported.extend(self.view.missing_modules(&build));
            let is_more = self.mentioned.len() + self.imported.len() > known;
            if is_more && self.rounds < MOST_ROUNDS {
                continue;
            }
            if build.errors.is_empty() || self.keeps_macros_whole {
                return Ok(build);
            }
            self.keeps_macros_whole = true;
        }
    }

    /// Removes as much of `group` as the program compiles without.
    fn remove_what_builds(&mut self, before: Build, mut group: Vec<PartId>) -> Result<Build> {
        while !group.is_empty() && !self.is_at_its_end() {
            let removed = before.removed.iter().chain(&group).copied().collect();
            let trial = self.build(removed)?;
            if trial.errors.is_empty() {
                return Ok(trial);
            }
            let blamed = self.view.blamed(&trial.errors, &group);
            if blamed.is_empty() && group.len() > 1 {
                let second = group.split_off(group.len() / 2);
                let build = self.remove_what_builds(before, group)?;
                return self.remove_what_builds(build, second);
            }
            if blamed.is_empty() {
                break;
            }
            let restored = self.parts_to_restore(&before, &group, &blamed);
            self.needed.extend(blamed);
            group.retain(|id| !restored.contains(id));
        }
        self.needed.extend(group);
        Ok(before)
    }

    /// The parts of `group` that come back: `blamed`, and those that a restored part mentions.
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
        let tree = self.shaker.tree;
        let live_before = live_with(&BTreeSet::new());
        let mut restored = blamed.clone();
        loop {
            let live = live_with(&restored);
            let revived = (0..live.len()).filter(|&id| live[id] && !live_before[id]);
            let names: HashSet<&String> = revived.flat_map(|id| &tree.parts[id].mentions).collect();
            let mentioned = group.iter().filter(|&&id| tree.has_name_in(id, &names));
            let known = restored.len();
            restored.extend(mentioned);
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
    fn build(&mut self, mut removed: HashSet<PartId>) -> Result<Build> {
        loop {
            let live = self.live_without(&removed);
            let diagnostics = self.check(&live)?;
            let (errors, lints): (Vec<_>, Vec<_>) =
                diagnostics.into_iter().partition(|d| d.is_error);
            let mut dangling = self.view.dangling(&errors);
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

    fn is_at_its_end(&self) -> bool {
        self.too_large.is_some() || self.rounds >= MOST_ROUNDS || self.bytes >= MOST_BYTES
    }

    /// One round: what rustc reports about the solution and the live parts.
    fn check(&mut self, live: &[bool]) -> Result<Vec<Diagnostic>> {
        let Shaker {
            solution,
            tree,
            rustc,
            folder,
            ..
        } = self.shaker;
        self.rounds += 1;
        let source = folder.join("round.rs");
        let crates = tree.blanked(live);
        self.bytes += crates.bytes().filter(|b| !b.is_ascii_whitespace()).count();
        std::fs::write(&source, solution.with(&crates))?;
        let out = folder.join("round.rmeta");
        rustc.compile(&source, STRICTEST_EDITION, Goal::Lints, &out)
    }
}
