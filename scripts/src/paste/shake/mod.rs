//! Shakes the inlined text until neither names nor rustc find an unused part.
//!
//! 1. `sweep` keeps what can be needed by its name.
//! 2. `unused` are the parts that rustc's lints speak of, `doubt` those that both would
//!    keep for nothing.
//! 3. A build without them tells. If it fails, `missed` are the parts that its errors
//!    speak of; where they speak of none, halves are tried.

mod below;
mod doubt;
mod missed;
pub mod sweep;
mod unused;
mod variants;

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::Range;
use std::path::Path;

use anyhow::Result;
use cargo_metadata::diagnostic::Diagnostic;

use crate::paste::rustc::{Goal, Rustc, is_error};
use crate::paste::tree::{Id, Tree};
use below::{Below, Build};
use sweep::Sweeper;

/// What is shaken: the solution, and the crates below it.
pub struct Shaker<'a> {
    pub solution: &'a str,
    /// Names that the solution speaks.
    pub spoken: &'a BTreeSet<String>,
    pub tree: &'a Tree,
    pub rustc: &'a Rustc,
    pub dir: &'a Path,
    pub sweeper: Sweeper,
}

/// What compiles under this edition compiles under 2021, but for rarities.
pub const STRICTEST: &str = "2024";

/// Where looking for ever less ends.
const MOST_ROUNDS: usize = 64;

/// The parts that stay.
pub struct Shaken {
    pub live: Vec<bool>,
    pub rounds: usize,
    /// The crates cannot be bundled.
    pub errors: Vec<Diagnostic>,
    /// Changes of the inlined text that rustc proposes against them: start → end, text.
    pub fixes: BTreeMap<usize, (usize, String)>,
    /// Imports of the solution that nothing needs but what they name: line and rustc's words.
    pub idle: Vec<(usize, String)>,
    /// Lints that rustc still has something to say about, and where in the inlined text.
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
        let below = Below {
            tree: self.tree,
            offset: self.solution.len(),
        };
        let mut search = Search {
            shaker: self,
            below,
            rounds: 0,
            spoken: self.spoken.clone(),
            needed: HashSet::new(),
            keeps_macros_whole: false,
        };
        let build = search.run()?;
        Ok(Shaken {
            rounds: search.rounds,
            fixes: below.fixes(&build.errors),
            idle: below.idle(&build.lints),
            lints: build.lints.iter().filter_map(|l| below.left(l)).collect(),
            live: build.live,
            errors: build.errors,
        })
    }
}

struct Search<'a> {
    shaker: &'a Shaker<'a>,
    below: Below<'a>,
    rounds: usize,
    /// Names that must be there.
    spoken: BTreeSet<String>,
    /// What a build did not do without.
    needed: HashSet<Id>,
    /// What the arms write for the solution cannot always be told from their text.
    keeps_macros_whole: bool,
}

impl Search<'_> {
    fn run(&mut self) -> Result<Build> {
        let mut build = self.begin()?;
        if !build.errors.is_empty() {
            return Ok(build);
        }
        let mut doubted = HashSet::new();
        let mut insisted = usize::MAX;
        // What only an unused import names is unused and needed, however often one asks.
        let is_idle = !self.below.idle(&build.lints).is_empty();
        while self.rounds < MOST_ROUNDS {
            let unused = self.below.unused(&build);
            let mut group = unused.clone();
            group.retain(|id| !self.needed.contains(id));
            if group.is_empty() {
                group = doubt::doubtful(self.shaker.tree, &build.live);
                group.retain(|&id| doubted.insert(id));
            }
            if group.is_empty() {
                // What was needed by a part that is gone by now may be unused again.
                if unused.is_empty() || is_idle || insisted == build.removed.len() {
                    break;
                }
                insisted = build.removed.len();
                self.needed.retain(|id| !unused.contains(id));
                group = unused;
            }
            build = self.without(build, group)?;
        }
        Ok(build)
    }

    /// What names keep, and what the errors of a build of that name.
    fn begin(&mut self) -> Result<Build> {
        loop {
            let build = self.build(HashSet::new())?;
            let known = self.spoken.len();
            self.spoken.extend(self.below.lost(&build));
            if self.spoken.len() > known && self.rounds < MOST_ROUNDS {
                continue;
            }
            if build.errors.is_empty() || self.keeps_macros_whole {
                return Ok(build);
            }
            self.keeps_macros_whole = true;
        }
    }

    /// Leaves out as much of `group` as builds.
    fn without(&mut self, before: Build, mut group: Vec<Id>) -> Result<Build> {
        while !group.is_empty() && self.rounds < MOST_ROUNDS {
            let removed = before.removed.iter().chain(&group).copied().collect();
            let trial = self.build(removed)?;
            if trial.errors.is_empty() {
                return Ok(trial);
            }
            let missed = self.below.missed(&trial.errors, &group);
            if missed.is_empty() && group.len() > 1 {
                let other = group.split_off(group.len() / 2);
                let half = self.without(before, group)?;
                return self.without(half, other);
            }
            if missed.is_empty() {
                break;
            }
            let speakers = self.speakers(&before, &group, &missed);
            self.needed.extend(missed);
            group.retain(|id| !speakers.contains(id));
        }
        self.needed.extend(group);
        Ok(before)
    }

    /// The parts of `group` that come back: `missed` and what they speak of in turn.
    fn speakers(&self, before: &Build, group: &[Id], missed: &BTreeSet<Id>) -> BTreeSet<Id> {
        let live_without = |back: &BTreeSet<Id>| {
            let gone = group.iter().filter(|id| !back.contains(id));
            self.sweep(&before.removed.iter().chain(gone).copied().collect())
        };
        let tree = self.shaker.tree;
        let bare = live_without(&BTreeSet::new());
        let mut back = missed.clone();
        loop {
            let live = live_without(&back);
            let revived = (0..live.len()).filter(|&id| live[id] && !bare[id]);
            let names: HashSet<&String> = revived.flat_map(|id| &tree.nodes[id].mentions).collect();
            let spoken = group.iter().filter(|&&id| tree.is_named_in(id, &names));
            let known = back.len();
            back.extend(spoken);
            back = self.below.with_counterparts(back, group);
            if back.len() == known {
                return back;
            }
        }
    }

    fn sweep(&self, removed: &HashSet<Id>) -> Vec<bool> {
        let tree = self.shaker.tree;
        let mut spoken = self.spoken.clone();
        let called = match self.keeps_macros_whole {
            true => tree.inside_macros(self.shaker.spoken),
            false => Vec::new(),
        };
        spoken.extend(
            called
                .iter()
                .flat_map(|&id| tree.nodes[id].mentions.clone()),
        );
        let mut live = (self.shaker.sweeper)(tree, &spoken, removed);
        for id in called {
            live[id] = !removed.contains(&id);
        }
        live
    }

    /// Builds without `removed`, and without what would name it for nothing.
    fn build(&mut self, mut removed: HashSet<Id>) -> Result<Build> {
        loop {
            let live = self.sweep(&removed);
            let answer = self.ask(&live)?;
            let (errors, lints): (Vec<_>, Vec<_>) = answer.into_iter().partition(is_error);
            let mut dangling = self.below.dangling(&errors);
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

    fn ask(&mut self, live: &[bool]) -> Result<Vec<Diagnostic>> {
        let Shaker {
            solution,
            tree,
            rustc,
            dir,
            ..
        } = self.shaker;
        self.rounds += 1;
        let source = dir.join("round.rs");
        std::fs::write(&source, format!("{solution}{}", tree.blanked(live)))?;
        let out = dir.join("round.rmeta");
        rustc.compile(&source, STRICTEST, Goal::Lints, &out)
    }
}
