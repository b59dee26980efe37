//! Searches for a set of parts that compiles and from which nothing can be removed.

use std::collections::{BTreeSet, HashSet};

use anyhow::Result;

use super::functions::Functions;
use super::least_size::least_sizes;
use super::never_run::{Proof, functions_never_run, impls_never_run, types_never_named};
use super::program::Program;
use super::removal::BYTES_OF_A_CHECK;
use super::rustc_view::{Build, RustcView};
use super::shaker::Shaker;
use super::suspects::{calls_never_run, suspects};
use crate::parts::{PartId, PartKind};
use crate::rustc::Goal;

/// The search ends after this many builds, even if unused parts remain.
const MOST_ROUNDS: usize = 64;

/// It ends, too, when rustc has read this much of the crates, as [`Search::bytes`] counts: ten
/// seconds' work of two processors.
pub const MOST_BYTES: usize = 2 << 20;

/// Of a smaller program little can be removed by a comparison, which takes some rounds.
const WORTH_COMPARING: usize = 12_000;

/// After a comparison the search ends with so many groups of parts that were less than this share
/// of the program: each takes some rounds.
const MOST_SMALL_GROUPS: usize = 2;
const SMALLEST_SHARE: usize = 32;

/// A group of which something must come back takes at least so many checks.
const FEWEST_CHECKS: usize = 4;

pub struct Search<'a> {
    pub(super) shaker: &'a Shaker<'a>,
    pub(super) view: RustcView<'a>,
    /// Those in which it did more than to look for names.
    pub rounds: usize,
    /// Of the crates, that rustc has read in all rounds: fewer where it only looked for names. They
    /// are a clock that shows the same on every machine.
    pub(super) bytes: usize,
    /// Names whose parts are kept.
    pub(super) mentioned: BTreeSet<String>,
    /// Parts that a build failed without.
    pub(super) needed: HashSet<PartId>,
    /// Parts that are removed rather than what errors in them ask for: they are never run.
    pub(super) may_go: HashSet<PartId>,
    /// Keep all parts of the macros that the solution calls: what they expand to there
    /// cannot always be seen in their text.
    pub(super) keeps_macros_whole: bool,
    /// Modules that the solution imports, though it uses nothing in them.
    pub(super) imported: HashSet<PartId>,
    /// What is live without the parts that were removed when it was asked last.
    pub(super) last_live: Option<(HashSet<PartId>, Vec<bool>)>,
    program: Program<'a>,
    /// Those of the program, once they are asked for.
    functions: Functions,
    pub too_large: Option<(String, usize)>,
    /// Did it end before it had tried all?
    pub is_cut_short: bool,
}

impl<'a> Search<'a> {
    pub fn of(shaker: &'a Shaker<'a>, view: RustcView<'a>) -> Self {
        Self {
            shaker,
            view,
            rounds: 0,
            bytes: 0,
            mentioned: shaker.mentioned.clone(),
            needed: HashSet::new(),
            may_go: HashSet::new(),
            keeps_macros_whole: false,
            imported: HashSet::new(),
            last_live: None,
            program: Program::of(shaker),
            functions: Functions::default(),
            too_large: None,
            is_cut_short: false,
        }
    }

    /// # Errors
    /// If rustc cannot be run.
    pub fn run(&mut self) -> Result<Build> {
        let mut build = self.first_build()?;
        if !build.errors.is_empty() {
            return Ok(build);
        }
        self.program.compile_beside(&build.live)?;
        // A large program takes as long to check as to compile; while the functions of a small
        // one are compiled, what rustc calls unused goes.
        let is_large = build.bytes >= self.shaker.large;
        if !is_large {
            build = self.without_what_lints_name(build)?;
        }
        let is_worth_comparing = is_large || build.bytes >= WORTH_COMPARING;
        if is_worth_comparing {
            build = self.without_what_never_runs(build)?;
        }
        self.without_what_is_unused(build, is_worth_comparing)
    }

    /// Removes all at once of which the program has no function, if it does the same without.
    fn without_what_never_runs(&mut self, before: Build) -> Result<Build> {
        self.learn_functions(&before.live)?;
        if self.functions.is_empty() || self.is_at_its_end() {
            return Ok(before);
        }
        let mut group = self.view.unused(&before);
        let tree = self.shaker.tree;
        let with_tables = tree.traits_with_tables();
        group.retain(|&id| {
            !matches!(tree.parts[id].kind, PartKind::Variant)
                && !tree.is_member_of(id, &with_tables)
        });
        group.extend(self.never_run(&before.live, Proof::Comparison));
        group.extend(functions_never_run(tree, &before.live, &self.functions));
        group.extend(types_never_named(tree, &before.live, &self.functions));
        group.sort_unstable();
        group.dedup();
        let needed = self.needed.clone();
        let calls = calls_never_run(tree, &before.live, &self.functions);
        self.may_go = group.iter().copied().chain(calls).collect();
        let without = self.remove_what_builds(before.clone(), group);
        self.may_go.clear();
        let without = without?;
        let is_smaller = without.bytes < before.bytes;
        if is_smaller && self.program.does_the_same(&without.live)? {
            return Ok(without);
        }
        self.needed = needed;
        Ok(before)
    }

    /// Removes what rustc calls unused, until all that it names is needed.
    fn without_what_lints_name(&mut self, mut build: Build) -> Result<Build> {
        loop {
            let mut group = self.view.unused(&build);
            group.retain(|id| !self.needed.contains(id));
            if group.is_empty() || self.is_at_its_end() {
                return Ok(build);
            }
            build = self.remove_what_builds(build, group)?;
        }
    }

    /// Removes what rustc calls unused, and what rules say is never run, until nothing changes, or
    /// little of a program that has been compared.
    fn without_what_is_unused(&mut self, mut build: Build, is_compared: bool) -> Result<Build> {
        let mut suspected = HashSet::new();
        let mut small_groups = 0;
        // What an unused import names: rustc calls it unused, yet the build needs it: do not
        // retry.
        let mut has_retried = !self.view.unused_imports(&build.lints).is_empty();
        while !self.is_at_its_end() {
            if is_compared && !self.can_check(&build, FEWEST_CHECKS) {
                self.is_cut_short = true;
                break;
            }
            let unused = self.view.unused(&build);
            let mut group = unused.clone();
            group.retain(|id| !self.needed.contains(id));
            group.extend(self.unnamed_suspects(&build, &mut suspected)?);
            group.sort_unstable();
            group.dedup();
            if group.is_empty() {
                // A part may have been needed by one that is removed by now: try it once more.
                if unused.is_empty() || has_retried {
                    break;
                }
                has_retried = true;
                self.needed.retain(|id| !unused.contains(id));
                group = unused;
            }
            let before = build.bytes;
            build = self.remove_what_builds(build, group)?;
            let removed = before.saturating_sub(build.bytes);
            small_groups += usize::from(removed * SMALLEST_SHARE < before);
            if is_compared && small_groups == MOST_SMALL_GROUPS {
                break;
            }
        }
        Ok(build)
    }

    /// Parts that may be unused though no lint says so; each is tried once.
    fn unnamed_suspects(
        &mut self,
        build: &Build,
        suspected: &mut HashSet<PartId>,
    ) -> Result<Vec<PartId>> {
        self.learn_functions(&build.live)?;
        let parts = &self.shaker.tree.parts;
        let mut found = self.never_run(&build.live, Proof::Rules);
        // An impl that lacked a member will lack it again.
        let is_lacked =
            |id| self.needed.contains(&id) && matches!(parts[id].kind, PartKind::Member);
        found.retain(|&id| suspected.insert(id) && !is_lacked(id));
        Ok(found)
    }

    /// Live parts that the program has no function of.
    fn never_run(&self, live: &[bool], proof: Proof) -> Vec<PartId> {
        let (tree, functions) = (self.shaker.tree, &self.functions);
        let mut found = suspects(tree, live, functions, proof);
        if !functions.is_empty() {
            found.extend(impls_never_run(tree, live, functions, proof));
        }
        found
    }

    /// The functions of the program: whatever is removed later, they stay the same.
    fn learn_functions(&mut self, live: &[bool]) -> Result<()> {
        if let Some(compiled) = self.program.first_asked()? {
            self.functions = Functions::of(compiled.symbols());
            self.compare_with_limit(live);
        }
        Ok(())
    }

    fn compare_with_limit(&mut self, live: &[bool]) {
        let sizes = least_sizes(self.shaker.tree, live, &self.functions);
        let size = sizes.values().sum();
        let largest = sizes.into_iter().max_by_key(|&(_, size)| size);
        if let Some((module, _)) = largest.filter(|_| size > self.shaker.limit) {
            self.too_large = Some((module.to_string(), size));
        }
    }

    /// May rustc read the program so often before the search ends?
    fn can_check(&self, build: &Build, times: usize) -> bool {
        self.bytes + times * (build.bytes + BYTES_OF_A_CHECK) <= MOST_BYTES
    }

    pub(super) fn is_at_its_end(&self) -> bool {
        self.too_large.is_some() || self.rounds >= MOST_ROUNDS || self.bytes >= MOST_BYTES
    }

    /// Builds what names keep, and then also what the errors of that build find missing.
    fn first_build(&mut self) -> Result<Build> {
        loop {
            // Other names are mentioned than before.
            self.last_live = None;
            let build = self.build(HashSet::new(), Goal::Names)?;
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
            if build.errors.is_empty() {
                return Ok(build);
            }
            if self.keeps_macros_whole {
                return self.build(HashSet::new(), Goal::Lints);
            }
            self.keeps_macros_whole = true;
        }
    }
}
