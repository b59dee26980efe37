//! Searches for a set of parts that compiles and from which nothing can be removed.
//!
//! `builder` compiles the live parts, and removes as many parts of a group as possible while the
//! program compiles. Here are the groups that are tried, in their order.

mod builder;

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::compile_errors::Fix;
use super::names::{Liveness, OtherMachines};
use super::never_run::{calls_never_run, least_sizes, parts_never_run};
use crate::parts::{PartId, Tree};
use crate::rustc::{Diagnostic, Goal, Rustc};
use crate::solution::SurroundingText;
use crate::syntax::tokens::{NO_ITEM, NOT_CALLED};
use builder::{Build, Builder};

/// A group is small if it removes less than one byte in so many.
const SMALLEST_SHARE: usize = 32;

/// The search ends at this many small groups, since each group takes some rounds.
const MAX_SMALL_GROUPS: usize = 2;

/// Number of checks that a group takes if some of its parts must be restored.
const FEWEST_CHECKS: usize = 4;

/// The solution, and the inlined crates that are to be shaken.
pub struct ShakeTask<'a> {
    pub solution: &'a SurroundingText,
    /// Names that the solution mentions. A name that means no item begins with `NO_ITEM`.
    pub mentioned: &'a BTreeSet<String>,
    pub tree: &'a Tree,
    pub rustc: &'a Rustc,
    pub edition: &'a str,
    /// Folder for the files of each round.
    pub folder: &'a Path,
    pub liveness: Liveness,
    /// Size limit of the crates at the judge in bytes.
    pub limit: usize,
    /// `true` if parts that never run are kept, because the program without them was another one.
    pub is_careful: bool,
    /// Names of the crates that are more than Rust, and can't be inlined.
    pub native: &'a BTreeSet<String>,
    /// Names of the crates of procedural macros.
    pub procedural: &'a BTreeSet<String>,
    /// The parts that stayed before rustc's changes for other editions: one flag for each.
    pub stayed: Option<&'a [bool]>,
}

/// The parts that stay.
pub struct Shaken {
    pub live: Vec<bool>,
    /// Errors that remain. With any error the crates can't be bundled.
    pub errors: Vec<Diagnostic>,
    /// Changes of the inlined text that rustc proposes for the errors, by start offset.
    pub fixes: BTreeMap<usize, Fix>,
    /// Unused imports of the solution that keep parts in the bundle: line and rustc's message.
    pub unused_imports: Vec<(usize, String)>,
    /// Bytes of the functions that run, by the crate's module, if all together exceed the limit.
    pub too_large: Option<BTreeMap<String, usize>>,
    /// Functions that run, if one of them needs a crate that can't be inlined.
    pub run_with_native: Option<Vec<PartId>>,
    /// Lints that rustc still reports: name and offset in the inlined text.
    pub lints: Vec<(String, usize)>,
}

impl Shaken {
    /// Returns names of the remaining lints about a range of the inlined text.
    pub fn lints_in(&self, range: &Range<usize>) -> BTreeSet<String> {
        let inside = self.lints.iter().filter(|(_, place)| range.contains(place));
        inside.map(|(lint, _)| lint.clone()).collect()
    }

    /// Returns whether a part that stays mentions this name.
    pub fn mentions(&self, tree: &Tree, name: &str) -> bool {
        let parts = tree.parts.iter().zip(&self.live);
        let mut live = parts.filter(|(_, live)| **live);
        live.any(|(part, _)| part.mentions.contains(name))
    }
}

impl ShakeTask<'_> {
    /// Returns the file for the solution and the live parts.
    fn source(&self) -> PathBuf {
        // Debug information distinguishes this file from std's by its name.
        self.folder.join("shaken_crates.rs")
    }
}

/// Searches for the parts that stay.
///
/// # Errors
/// If rustc can't be run.
pub fn shake(task: &ShakeTask) -> Result<Shaken> {
    let mut search = Search {
        task,
        builder: Builder::new(task),
        too_large: None,
        run_with_native: None,
    };
    let build = search.run()?;
    let view = search.builder.view;
    let lints = build.lints.iter();
    Ok(Shaken {
        fixes: view.fixes(&build.errors),
        unused_imports: view.unused_imports(&build.lints),
        lints: lints.filter_map(|l| view.remaining_lint(l)).collect(),
        live: build.live,
        errors: build.errors,
        too_large: search.too_large,
        run_with_native: search.run_with_native,
    })
}

struct Search<'a> {
    task: &'a ShakeTask<'a>,
    builder: Builder<'a>,
    too_large: Option<BTreeMap<String, usize>>,
    run_with_native: Option<Vec<PartId>>,
}

impl Search<'_> {
    fn run(&mut self) -> Result<Build> {
        let parts = self.task.tree.parts.len();
        if let Some(live) = self.task.stayed.filter(|live| live.len() == parts) {
            let (live, removed) = (live.to_vec(), HashSet::new());
            let build = self.builder.check(live, removed, Goal::Lints)?;
            if build.errors.is_empty() {
                return Ok(build);
            }
        }
        let mut build = self.builder.first_build()?;
        if !build.errors.is_empty() {
            return Ok(build);
        }
        build = self.without_unused_imports(build)?;
        if !self.task.is_careful {
            build = self.without_never_run_parts(build)?;
        }
        if self.too_large.is_some() || self.run_with_native.is_some() {
            return Ok(build);
        }
        self.without_unused_parts(build)
    }

    /// Builds without the parts that only unused imports of the solution keep. The imported traits
    /// stay, with the members that other parts mention.
    fn without_unused_imports(&mut self, before: Build) -> Result<Build> {
        let unused = self.builder.view.imported_in_vain(&before.lints);
        if unused.is_empty() {
            return Ok(before);
        }
        let mentioned = self.builder.mentioned.clone();
        for name in unused {
            self.builder.mentioned.remove(&name);
            self.builder.mentioned.remove(&format!("{NO_ITEM}{name}"));
            self.builder.mentioned.insert(format!("{NOT_CALLED}{name}"));
        }
        let without = self.builder.first_build()?;
        if without.errors.is_empty() && without.bytes <= before.bytes {
            return Ok(without);
        }
        self.builder.mentioned = mentioned;
        Ok(before)
    }

    /// Removes all unused parts and those that have no function in the program at once. Refuses to
    /// if the functions that run are too large for the judge, or need a crate that can't be
    /// inlined.
    fn without_never_run_parts(&mut self, before: Build) -> Result<Build> {
        let functions = self.builder.functions()?;
        let tree = self.task.tree;
        let sizes = least_sizes(tree, &before.live, &functions);
        if sizes.values().sum::<usize>() > self.task.limit {
            self.too_large = Some(sizes);
            return Ok(before);
        }
        let is_run = |&id: &PartId| before.live[id] && functions.have_part(tree, id) == Some(true);
        let run: Vec<PartId> = (0..tree.parts.len()).filter(is_run).collect();
        let is_native = |&id: &PartId| !tree.parts[id].mentions.is_disjoint(self.task.native);
        if run.iter().any(is_native) {
            self.run_with_native = Some(run);
            return Ok(before);
        }
        let may_run = |id| functions.may_have(tree, id);
        let others = OtherMachines::new(tree, &before.live, may_run);
        let mut group = parts_never_run(tree, &before.live, &others, &functions);
        group.extend(self.builder.view.unused(&before.live, &before.lints));
        group.sort_unstable();
        group.dedup();
        let calls = calls_never_run(tree, &before.live, &others, &functions);
        self.builder.never_run = group.iter().copied().chain(calls).collect();
        let needed = self.builder.needed.clone();
        let without = self.builder.remove_what_builds(before.clone(), group)?;
        self.builder.never_run.clear();
        // What an error asked for may have become unused since.
        self.builder.needed = needed;
        Ok(if without.bytes < before.bytes {
            without
        } else {
            before
        })
    }

    /// Removes the parts that rustc reports as unused, until nothing changes or little.
    fn without_unused_parts(&mut self, mut build: Build) -> Result<Build> {
        let mut small_groups = 0;
        while small_groups < MAX_SMALL_GROUPS && self.builder.can_check(&build, FEWEST_CHECKS) {
            let mut group = self.builder.view.unused(&build.live, &build.lints);
            group.retain(|id| !self.builder.needed.contains(id));
            if group.is_empty() {
                break;
            }
            let before = build.bytes;
            build = self.builder.remove_what_builds(build, group)?;
            let removed = before.saturating_sub(build.bytes);
            small_groups += usize::from(removed * SMALLEST_SHARE < before);
        }
        Ok(build)
    }
}
