//! Builds of the live parts.

use std::collections::{BTreeSet, HashSet};

use anyhow::Result;

use super::task::ShakeTask;
use crate::parts::PartId;
use crate::rustc::{Diagnostic, Goal};
use crate::shake::compile_errors::RustcView;
use crate::syntax::visible_bytes;

/// Most builds of a search, even if unused parts remain.
const MOST_ROUNDS: usize = 64;

/// Most bytes of the crates that rustc reads in a search, as [`Builder::bytes`] counts: ten
/// seconds' work of two processors.
pub const MOST_BYTES: usize = 2 << 20;

/// Additional bytes of text that take as long as the constant part of a check.
const BYTES_OF_A_CHECK: usize = 16 << 10;

/// Bytes of a text in which rustc finds everything nearly as fast as the names alone.
const SMALL: usize = 32_000;

/// A build, and the parts that were removed for it.
#[derive(Clone)]
pub struct Build {
    /// Bytes of the crates without white space.
    pub bytes: usize,
    pub removed: HashSet<PartId>,
    pub live: Vec<bool>,
    pub errors: Vec<Diagnostic>,
    pub lints: Vec<Diagnostic>,
}

/// Compiles the live parts, and knows how much rustc has read.
pub struct Builder<'a> {
    pub task: &'a ShakeTask<'a>,
    pub view: RustcView<'a>,
    /// Full rustc runs; name-only runs are not counted.
    pub rounds: usize,
    /// Bytes of the crates that rustc has read in all rounds; fewer are counted where it only
    /// looked for names. They are a clock that shows the same on every machine.
    bytes: usize,
    /// Names whose parts are kept.
    pub mentioned: BTreeSet<String>,
    /// Parts that a build failed without.
    pub needed: HashSet<PartId>,
    /// Parts that are never run: they are removed rather than restored for errors in them.
    pub may_go: HashSet<PartId>,
    /// Keep all parts of the macros that the solution calls: what they expand to there
    /// cannot always be seen in their text.
    pub keeps_macros_whole: bool,
    /// Modules that the solution imports, though it uses nothing in them.
    pub imported: HashSet<PartId>,
    /// The parts that were removed for the last question, and the live ones without them.
    last_live: Option<(HashSet<PartId>, Vec<bool>)>,
}

impl<'a> Builder<'a> {
    pub fn new(task: &'a ShakeTask<'a>) -> Self {
        Self {
            task,
            view: RustcView {
                tree: task.tree,
                solution: task.solution,
            },
            rounds: 0,
            bytes: 0,
            mentioned: task.mentioned.clone(),
            needed: HashSet::new(),
            may_go: HashSet::new(),
            keeps_macros_whole: false,
            imported: HashSet::new(),
            last_live: None,
        }
    }

    /// May rustc read the program so often before the search ends?
    pub fn can_check(&self, build: &Build, times: usize) -> bool {
        self.bytes + times * (build.bytes + BYTES_OF_A_CHECK) <= MOST_BYTES
    }

    pub fn is_exhausted(&self) -> bool {
        self.rounds >= MOST_ROUNDS || self.bytes >= MOST_BYTES
    }

    /// Forgets what was found live, and keeps the parts of these names from now on.
    pub fn restart(&mut self, mentioned: BTreeSet<String>) {
        self.mentioned = mentioned;
        self.last_live = None;
    }

    /// Builds what names keep, and then also what the errors of that build find missing.
    pub fn first_build(&mut self) -> Result<Build> {
        loop {
            // Other names are mentioned than before.
            self.last_live = None;
            let build = self.build(HashSet::new(), Goal::Names)?;
            if !self.view.fixes(&build.errors).is_empty() {
                return Ok(build);
            }
            let known = self.mentioned.len() + self.imported.len();
            let (names, modules) = (
                self.view.missing_names(&build.live, &build.errors),
                self.view.missing_modules(&build.live, &build.errors),
            );
            self.mentioned.extend(names);
            self.imported.extend(modules);
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

    /// The live parts without `removed`.
    pub fn live_without(&mut self, removed: &HashSet<PartId>) -> Vec<bool> {
        if let Some((_, live)) = self.last_live.as_ref().filter(|last| last.0 == *removed) {
            return live.clone();
        }
        let mut live = self.needed_without(removed);
        for &module in &self.imported {
            let mut up = Some(module);
            while let Some(id) = up {
                live[id] = true;
                up = self.task.tree.parts[id].parent;
            }
        }
        self.last_live = Some((removed.clone(), live.clone()));
        live
    }

    fn needed_without(&self, removed: &HashSet<PartId>) -> Vec<bool> {
        let ShakeTask { tree, liveness, .. } = self.task;
        if !self.keeps_macros_whole {
            return liveness(tree, &self.mentioned, removed);
        }
        let whole = tree.parts_of_called_macros(self.task.mentioned);
        let mut mentioned = self.mentioned.clone();
        let mentions = whole.iter().flat_map(|&id| &tree.parts[id].mentions);
        mentioned.extend(mentions.cloned());
        let mut live = liveness(tree, &mentioned, removed);
        for id in whole {
            live[id] = !removed.contains(&id);
        }
        live
    }

    /// Builds without `removed`, and without the imports and macro calls that name it. If the text
    /// is not small, rustc is asked for names first, and for the rest if they are found, or if
    /// `least` is more.
    pub fn build(&mut self, mut removed: HashSet<PartId>, least: Goal) -> Result<Build> {
        let first = if self.task.tree.text.len() < SMALL {
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

    /// Runs rustc once: the bytes that it reads, and its diagnostics about the solution and the
    /// live parts.
    fn check(&mut self, live: &[bool], goal: Goal) -> Result<(usize, Vec<Diagnostic>)> {
        let task = self.task;
        let crates = task.tree.blanked(live);
        let bytes = visible_bytes(&crates);
        self.rounds += usize::from(goal != Goal::Names);
        self.bytes += match goal {
            // Blanks are read, too.
            Goal::Names => bytes / 4 + crates.len() / 64,
            _ => bytes + BYTES_OF_A_CHECK,
        };
        let source = task.write(&crates, "round.rs")?;
        let out = task.folder.join("round.rmeta");
        let found = task.rustc.compile(&source, task.edition, goal, &out)?;
        Ok((bytes, found))
    }
}
