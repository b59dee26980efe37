//! Shakes the inlined text until neither names nor rustc find an unused part.

use std::collections::{BTreeSet, HashSet};
use std::ops::Range;
use std::path::Path;

use anyhow::Result;
use cargo_metadata::diagnostic::Diagnostic;

use super::rustc::{Goal, Rustc, UNUSED, call_sites, code, is_error, places};
use super::sweep::sweep;
use super::tree::{Id, Kind, Node, Tree};

/// Errors of imports that find nothing.
const UNRESOLVED: [&str; 4] = ["E0364", "E0365", "E0432", "E0433"];

/// What is shaken: the solution, and the crates below it.
pub struct Shaker<'a> {
    pub solution: &'a str,
    /// Names that the solution speaks.
    pub spoken: &'a BTreeSet<String>,
    pub tree: &'a Tree,
    pub rustc: &'a Rustc,
    pub edition: &'a str,
    pub dir: &'a Path,
}

/// What to do about a build that a removal broke.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Repair {
    TakeBack,
    GiveUp,
}

/// The parts that stay.
pub struct Shaken {
    pub live: Vec<bool>,
    pub rounds: usize,
    /// Errors of the last round: the crates cannot be bundled.
    pub errors: Vec<Diagnostic>,
    /// Lints that rustc still has something to say about, and where in the inlined text.
    pub lints: Vec<(String, usize)>,
    removed: HashSet<Id>,
    /// What a build did not do without.
    needed: HashSet<Id>,
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
        let mut shaken = self.shake(HashSet::new(), HashSet::new(), Repair::TakeBack)?;
        let mut tried = HashSet::new();
        while let Some(id) = self.convertible(&shaken.live, &tried) {
            tried.insert(id);
            let mut removed = shaken.removed.clone();
            removed.insert(id);
            let mut trial = self.shake(removed, shaken.needed.clone(), Repair::GiveUp)?;
            let rounds = shaken.rounds + trial.rounds;
            if trial.errors.is_empty() {
                std::mem::swap(&mut shaken, &mut trial);
            }
            shaken.rounds = rounds;
        }
        Ok(shaken)
    }

    /// Alternates names and rustc to the fixpoint.
    fn shake(
        &self,
        mut removed: HashSet<Id>,
        mut needed: HashSet<Id>,
        repair: Repair,
    ) -> Result<Shaken> {
        let mut last: Vec<Id> = Vec::new();
        for rounds in 1.. {
            let live = sweep(self.tree, self.spoken, &removed);
            let answer = self.ask(&live)?;
            let (errors, lints): (Vec<_>, Vec<_>) = answer.into_iter().partition(is_error);
            let mut next: Vec<Id> = match errors.is_empty() {
                true => lints.iter().flat_map(|lint| self.unused(lint)).collect(),
                false => self.dangling(&errors),
            };
            let elsewhere = self.spoken_elsewhere(&live);
            next.retain(|id| live[*id] && !needed.contains(id) && !self.is_named(*id, &elsewhere));
            next.sort_unstable();
            next.dedup();
            let broken = !errors.is_empty() && next.is_empty();
            let back = match broken && repair == Repair::TakeBack {
                true => self.missed(&errors, &last),
                false => Vec::new(),
            };
            if next.is_empty() && back.is_empty() {
                return Ok(Shaken {
                    live,
                    rounds,
                    errors,
                    lints: lints.iter().flat_map(|lint| self.left(lint)).collect(),
                    removed,
                    needed,
                });
            }
            needed.extend(back);
            removed.extend(next.iter().copied());
            removed.retain(|id| !needed.contains(id));
            match errors.is_empty() {
                true => last = next,
                false => last.extend(next),
            }
            last.retain(|id| !needed.contains(id));
        }
        unreachable!("each round removes or restores something")
    }

    /// `unused_macro_rules` is heard only because it was asked for.
    fn left(&self, lint: &Diagnostic) -> Option<(String, usize)> {
        let name = code(lint);
        let is_lint = name.contains('_') && name != "unused_macro_rules";
        let place = places(lint).find_map(|place| self.inlined(place))?;
        is_lint.then(|| (name.to_string(), place.start))
    }

    /// A conversion that may not be made, or a type that may be there only to be
    /// converted from. Rustc counts a conversion as a use, so only leaving it out tells.
    fn convertible(&self, live: &[bool], tried: &HashSet<Id>) -> Option<Id> {
        let nodes = || {
            self.tree
                .nodes
                .iter()
                .enumerate()
                .filter(|(id, _)| live[*id])
        };
        let converted: HashSet<&String> = nodes()
            .filter_map(|(_, node)| match &node.kind {
                Kind::Impl(header) => Some(&header.arguments),
                _ => None,
            })
            .flatten()
            .collect();
        let is_candidate = |node: &Node| match (&node.kind, &node.name) {
            (Kind::Type, Some((name, _))) => converted.contains(name),
            (Kind::Impl(header), _) => header.trait_name.as_deref() == Some("From"),
            _ => false,
        };
        let types_first = |(id, node): &(Id, &Node)| (!matches!(node.kind, Kind::Type), *id);
        let candidates = nodes().filter(|(id, node)| !tried.contains(id) && is_candidate(node));
        candidates.min_by_key(types_first).map(|(id, _)| id)
    }

    /// Names spoken by code for other machines, which rustc does not see here.
    fn spoken_elsewhere(&self, live: &[bool]) -> HashSet<&String> {
        let conditional = |id: &Id| {
            let mut up = Some(*id);
            while let Some(id) = up {
                if self.tree.nodes[id].mentions.contains("cfg") {
                    return true;
                }
                up = self.tree.nodes[id].parent;
            }
            false
        };
        let nodes = (0..live.len()).filter(|&id| live[id]).filter(conditional);
        nodes.flat_map(|id| &self.tree.nodes[id].mentions).collect()
    }

    fn is_named(&self, id: Id, names: &HashSet<&String>) -> bool {
        match (&self.tree.nodes[id].kind, &self.tree.nodes[id].name) {
            (Kind::Import(import), _) => names.contains(&import.binding),
            (_, Some((name, _))) => names.contains(name),
            _ => false,
        }
    }

    /// What of the parts taken out last the errors speak of; all of them if that is
    /// not to be seen.
    fn missed(&self, errors: &[Diagnostic], last: &[Id]) -> Vec<Id> {
        let words: HashSet<&str> = errors
            .iter()
            .flat_map(|error| {
                error
                    .message
                    .split(|c: char| !(c.is_alphanumeric() || c == '_'))
            })
            .collect();
        let around: HashSet<Id> = errors
            .iter()
            .flat_map(|error| self.parts(places(error)))
            .collect();
        let is_meant = |id: &&Id| {
            let node = &self.tree.nodes[**id];
            let name = node.name.as_ref();
            let spoken = match &node.kind {
                Kind::Invocation(names) => names.iter().any(|name| words.contains(name.as_str())),
                _ => name.is_some_and(|(name, _)| words.contains(name.as_str())),
            };
            spoken || node.parent.is_some_and(|parent| around.contains(&parent))
        };
        let meant: Vec<Id> = last.iter().filter(is_meant).copied().collect();
        match meant.is_empty() {
            true => last.to_vec(),
            false => meant,
        }
    }

    fn ask(&self, live: &[bool]) -> Result<Vec<Diagnostic>> {
        let text = format!("{}{}", self.solution, self.tree.blanked(live));
        let source = self.dir.join("round.rs");
        std::fs::write(&source, text)?;
        let out = self.dir.join("round.rmeta");
        self.rustc.compile(&source, self.edition, Goal::Lints, &out)
    }

    /// The innermost parts at places of the whole file.
    fn parts(&self, places: impl Iterator<Item = Range<usize>>) -> Vec<Id> {
        let inlined = places.filter_map(|place| self.inlined(place));
        inlined
            .filter_map(|place| self.tree.innermost(place.start))
            .collect()
    }

    /// The same place in the inlined text.
    fn inlined(&self, place: Range<usize>) -> Option<Range<usize>> {
        let offset = self.solution.len();
        Some(place.start.checked_sub(offset)?..place.end - offset)
    }

    /// The parts that a lint calls unused.
    fn unused(&self, lint: &Diagnostic) -> Vec<Id> {
        if !UNUSED.contains(&code(lint)) {
            return Vec::new();
        }
        let mut ids = Vec::new();
        for place in places(lint).filter_map(|place| self.inlined(place)) {
            match code(lint) {
                "unused_imports" | "unused_macro_rules" => {
                    ids.extend(self.tree.innermost(place.start).filter(|&id| {
                        matches!(self.tree.nodes[id].kind, Kind::Import(_) | Kind::Arm)
                    }));
                }
                _ => {
                    if let Some(id) = self.tree.defined_at(&place) {
                        ids.push(id);
                        ids.extend(self.tree.implementations(id));
                    }
                }
            }
        }
        ids
    }

    /// Imports that find nothing because what they name was unused, and macro calls
    /// that write code about what was unused.
    fn dangling(&self, errors: &[Diagnostic]) -> Vec<Id> {
        let unresolved = errors
            .iter()
            .filter(|error| UNRESOLVED.contains(&code(error)));
        let mut imports = self.parts(unresolved.flat_map(places));
        imports.retain(|&id| matches!(self.tree.nodes[id].kind, Kind::Import(_)));
        let mut calls = self.parts(errors.iter().flat_map(call_sites));
        calls.retain(|&id| matches!(self.tree.nodes[id].kind, Kind::Invocation(_)));
        imports.extend(calls);
        imports
    }
}
