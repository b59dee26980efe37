//! Chooses the groups of parts to remove, and their order.

use std::collections::BTreeMap;

use anyhow::Result;

use super::builder::{Build, Builder, SMALLEST_SHARE, Stage};
use super::task::{Program, ShakeTask, Shaken};
use crate::shake::never_run::{
    Functions, calls_never_run, functions_never_run, impls_never_run, least_sizes, suspects,
    types_never_named,
};
use crate::syntax::tokens::{NO_ITEM, NOT_CALLED};

/// Limit on small groups, since each group takes some rounds. The search ends at this many groups
/// that each removed less than `1 / SMALLEST_SHARE` of the program.
const MAX_SMALL_GROUPS: usize = 2;

/// Number of checks that a group takes at least if some of its parts must be restored.
const FEWEST_CHECKS: usize = 4;

/// Searches for the parts that stay.
///
/// # Errors
/// If rustc cannot be run.
pub fn shake(task: &ShakeTask) -> Result<Shaken> {
    let mut search = Search::new(task);
    let build = search.run()?;
    let view = search.builder.view;
    let lints = build.lints.iter();
    let fixes = view.fixes(&build.errors);
    let learned = (!fixes.is_empty()).then(|| search.builder.learned(&build));
    let is_cut_short = search.is_cut_short || search.is_at_its_end();
    Ok(Shaken {
        rounds: search.builder.rounds,
        fixes,
        unused_imports: view.unused_imports(&build.lints),
        lints: lints.filter_map(|l| view.remaining_lint(l)).collect(),
        live: build.live,
        errors: build.errors,
        is_cut_short,
        learned,
        too_large: search.builder.too_large,
    })
}

struct Search<'a> {
    task: &'a ShakeTask<'a>,
    builder: Builder<'a>,
    program: Program<'a>,
    /// Functions of the compiled program; empty until they are read.
    functions: Functions,
    /// Did the search end before it had tried all groups?
    is_cut_short: bool,
}

impl<'a> Search<'a> {
    fn new(task: &'a ShakeTask<'a>) -> Self {
        Self {
            task,
            builder: Builder::new(task),
            program: Program::new(task),
            functions: Functions::default(),
            is_cut_short: false,
        }
    }

    fn is_at_its_end(&self) -> bool {
        self.builder.too_large.is_some() || self.builder.is_exhausted()
    }

    fn run(&mut self) -> Result<Build> {
        let mut build = match self.builder.learned_build()? {
            Some(build) => build,
            None => self.builder.first_build()?,
        };
        if !build.errors.is_empty() {
            return Ok(build);
        }
        build = self.without_unused_imports(build)?;
        let is_large = build.bytes >= self.task.large;
        if is_large {
            self.compile_beside(&build)?;
            self.learn_functions(&build.live)?;
            if self.is_at_its_end() {
                return Ok(build);
            }
        } else {
            self.builder.compiles_from = 0;
            build = self.without_lint_findings(build)?;
            self.compile_beside(&build)?;
        }
        self.builder.compiles_from = usize::MAX;
        build = self.without_never_run_parts(build)?;
        self.builder.stage = Stage::Last;
        self.without_unused_parts(build)
    }

    /// Compiles the program of a build in parallel, if its check has not started to.
    fn compile_beside(&mut self, build: &Build) -> Result<()> {
        let started = self.builder.program_of(build);
        self.program.compile_beside(&build.live, started)
    }

    /// Builds without the parts that only unused imports of the solution keep. The imported traits
    /// stay, with the members that other parts mention.
    fn without_unused_imports(&mut self, before: Build) -> Result<Build> {
        let unused = self.builder.view.own_unused_imports(&before.lints);
        if unused.is_empty() {
            return Ok(before);
        }
        let mentioned = self.builder.mentioned.clone();
        let keeps_macros_whole = self.builder.keeps_macros_whole;
        for name in unused.crates.iter().chain(&unused.traits) {
            self.builder.mentioned.remove(name);
            self.builder.mentioned.remove(&format!("{NO_ITEM}{name}"));
        }
        let not_called = unused.traits.iter();
        let not_called = not_called.map(|name| format!("{NOT_CALLED}{name}"));
        self.builder.mentioned.extend(not_called);
        let without = self.builder.first_build()?;
        if without.errors.is_empty() && without.bytes <= before.bytes {
            return Ok(without);
        }
        self.builder.restart(mentioned);
        self.builder.keeps_macros_whole = keeps_macros_whole;
        Ok(before)
    }

    /// Removes all parts at once that have no function in the program.
    fn without_never_run_parts(&mut self, before: Build) -> Result<Build> {
        self.learn_functions(&before.live)?;
        let is_at_its_end = self.is_at_its_end() || self.task.is_careful;
        if self.functions.is_empty() || is_at_its_end {
            return Ok(before);
        }
        let mut group = self.builder.view.unused(&before.live, &before.lints);
        let tree = self.task.tree;
        let with_tables = tree.traits_with_tables();
        group.retain(|&id| !tree.is_member_of(id, &with_tables));
        group.extend(suspects(tree, &before.live, &self.functions));
        group.extend(impls_never_run(tree, &before.live, &self.functions));
        group.extend(functions_never_run(tree, &before.live, &self.functions));
        group.extend(types_never_named(tree, &before.live, &self.functions));
        group.sort_unstable();
        group.dedup();
        let needed = self.builder.needed.clone();
        let calls = calls_never_run(tree, &before.live, &self.functions);
        self.builder.may_go = group.iter().copied().chain(calls).collect();
        self.builder.stage = Stage::NeverRun;
        let without = self.builder.remove_what_builds(before.clone(), group);
        self.builder.may_go.clear();
        let without = without?;
        if self.builder.too_large.is_some() {
            return Ok(before);
        }
        let is_smaller = without.bytes < before.bytes;
        if is_smaller {
            return Ok(without);
        }
        self.builder.needed = needed;
        Ok(before)
    }

    /// Removes the parts that rustc reports as unused, until all reported parts are needed.
    fn without_lint_findings(&mut self, mut build: Build) -> Result<Build> {
        loop {
            let mut group = self.builder.view.unused(&build.live, &build.lints);
            group.retain(|id| !self.builder.needed.contains(id));
            if group.is_empty() || self.is_at_its_end() {
                return Ok(build);
            }
            build = self.builder.remove_what_builds(build, group)?;
        }
    }

    /// Removes unused parts, until nothing changes or little.
    fn without_unused_parts(&mut self, mut build: Build) -> Result<Build> {
        let mut small_groups = 0;
        // The target of an unused import is unused, too, yet the build needs it: do not retry.
        let mut has_retried = !self.builder.view.unused_imports(&build.lints).is_empty();
        while !self.is_at_its_end() {
            if !self.builder.can_check(&build, FEWEST_CHECKS) {
                self.is_cut_short = true;
                break;
            }
            let unused = self.builder.view.unused(&build.live, &build.lints);
            let mut group = unused.clone();
            group.retain(|id| !self.builder.needed.contains(id));
            if group.is_empty() {
                // A part may have been needed by a part that is removed by now: try it once more.
                if unused.is_empty() || has_retried {
                    break;
                }
                has_retried = true;
                self.builder.needed.retain(|id| !unused.contains(id));
                group = unused;
            }
            let before = build.bytes;
            build = self.builder.remove_what_builds(build, group)?;
            let removed = before.saturating_sub(build.bytes);
            small_groups += usize::from(removed * SMALLEST_SHARE < before);
            if small_groups == MAX_SMALL_GROUPS {
                break;
            }
        }
        Ok(build)
    }

    /// Reads the program's functions, once: later removals do not change them.
    fn learn_functions(&mut self, live: &[bool]) -> Result<()> {
        let source = self.program.source();
        if let Some(compiled) = self.program.first_asked()? {
            let functions = Functions::from_symbols(compiled.symbols());
            let before = self.task.solution.before.matches('\n').count();
            let lines = compiled.lines(&source);
            let lines = lines.filter(|&(_, line)| line > before);
            let lines = lines.map(|(name, line)| (name, line - before));
            self.functions = functions.with_lines(self.task.tree, lines);
            self.compare_with_limit(live);
        }
        Ok(())
    }

    fn compare_with_limit(&mut self, live: &[bool]) {
        let tree = self.task.tree;
        let sizes = |before: &[usize]| least_sizes(tree, live, &self.functions, before);
        let is_too_large =
            |sizes: &BTreeMap<&str, usize>| sizes.values().sum::<usize>() > self.task.limit;
        let sizes = sizes(tree.visible_before());
        if is_too_large(&sizes) {
            let sizes = sizes.into_iter();
            let sizes = sizes.map(|(module, size)| (module.to_string(), size));
            self.builder.too_large = Some(sizes.collect());
        }
    }
}
