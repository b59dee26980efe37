//! Shakes the inlined text until neither names nor rustc find an unused part.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::Range;
use std::path::Path;

use anyhow::Result;
use cargo_metadata::diagnostic::Diagnostic;

use super::doubt::{doubtful, spoken_of};
use super::rustc::{Goal, Rustc, UNUSED, call_sites, code, fixes, is_error, is_lint, places};
use super::sweep::Sweeper;
use super::tree::{Id, Kind, Tree};

/// Errors of imports that find nothing.
const UNRESOLVED: [&str; 4] = ["E0364", "E0365", "E0432", "E0433"];

/// Errors of members that their trait does not have.
const NOT_A_MEMBER: [&str; 3] = ["E0407", "E0437", "E0438"];

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
const STRICTEST: &str = "2024";

/// Where looking for ever less ends.
const MOST_ROUNDS: usize = 24;

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
    /// Changes of the inlined text that rustc proposes against them: start → end, text.
    pub fixes: BTreeMap<usize, (usize, String)>,
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
        if !shaken.errors.is_empty() {
            return Ok(shaken);
        }
        let mut tried = HashSet::new();
        loop {
            let mut group = doubtful(self.tree, &shaken.live);
            group.retain(|id| !tried.contains(id));
            if group.is_empty() || shaken.rounds > MOST_ROUNDS {
                return self.once_more(shaken);
            }
            tried.extend(group.iter().copied());
            shaken = self.do_without(shaken, group)?;
        }
    }

    /// What was needed by a part that is gone by now may be unused again.
    fn once_more(&self, shaken: Shaken) -> Result<Shaken> {
        if !shaken
            .lints
            .iter()
            .any(|(lint, _)| UNUSED.contains(&lint.as_str()))
        {
            return Ok(shaken);
        }
        let again = self.shake(shaken.removed.clone(), HashSet::new(), Repair::GiveUp)?;
        Ok(if again.errors.is_empty() {
            again
        } else {
            shaken
        })
    }

    /// Leaves out as much of `group` as builds. What the errors speak of comes back;
    /// where they speak of nothing, halves are tried.
    fn do_without(&self, mut shaken: Shaken, mut group: Vec<Id>) -> Result<Shaken> {
        while !group.is_empty() && shaken.rounds <= MOST_ROUNDS {
            let removed = shaken.removed.iter().chain(&group).copied().collect();
            let trial = self.shake(removed, shaken.needed.clone(), Repair::GiveUp)?;
            let rounds = shaken.rounds + trial.rounds;
            if trial.errors.is_empty() {
                return Ok(Shaken { rounds, ..trial });
            }
            shaken.rounds = rounds;
            let missed = spoken_of(self.tree, &trial.errors, &group);
            if missed.is_empty() {
                let other = group.split_off(group.len() / 2);
                if group.is_empty() {
                    break;
                }
                shaken = self.do_without(shaken, other)?;
            }
            group.retain(|id| !missed.contains(id));
            shaken.needed.extend(missed);
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
            let live = (self.sweeper)(self.tree, self.spoken, &removed);
            let answer = self.ask(&live)?;
            let (errors, lints): (Vec<_>, Vec<_>) = answer.into_iter().partition(is_error);
            let strangers = self.strangers(&errors, &last);
            let mut next: Vec<Id> = match errors.is_empty() {
                true => lints.iter().flat_map(|lint| self.unused(lint)).collect(),
                false if strangers.is_empty() => self.dangling(&errors),
                false => Vec::new(),
            };
            let elsewhere = self.spoken_elsewhere(&live);
            next.retain(|id| live[*id] && !needed.contains(id));
            if errors.is_empty() {
                next.retain(|id| !self.is_named(*id, &elsewhere));
            }
            next.sort_unstable();
            next.dedup();
            let fixable = !self.fixes(&errors).is_empty();
            let broken = !errors.is_empty() && next.is_empty() && !fixable;
            let back = match broken && repair == Repair::TakeBack {
                true if strangers.is_empty() => self.missed(&errors, &last),
                true => strangers,
                false => Vec::new(),
            };
            if next.is_empty() && back.is_empty() {
                return Ok(Shaken {
                    fixes: self.fixes(&errors),
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

    /// What rustc would change in the inlined text, in the text's order.
    fn fixes(&self, errors: &[Diagnostic]) -> BTreeMap<usize, (usize, String)> {
        // Errors with a code come of what is gone, not of another edition.
        let of_edition = errors.iter().filter(|error| code(error).is_empty());
        let all = of_edition.flat_map(fixes);
        let inlined = all.filter_map(|(place, text)| {
            let place = self.inlined(place)?;
            Some((place.start, (place.end, text.to_string())))
        });
        inlined.collect()
    }

    /// `unused_macro_rules` is heard only because it was asked for.
    fn left(&self, lint: &Diagnostic) -> Option<(String, usize)> {
        let name = code(lint);
        let is_lint = is_lint(lint) && name != "unused_macro_rules";
        let place = places(lint).find_map(|place| self.inlined(place))?;
        is_lint.then(|| (name.to_string(), place.start))
    }

    /// Names spoken by code for other machines, which rustc does not see here.
    fn spoken_elsewhere(&self, live: &[bool]) -> HashSet<&String> {
        let conditional = |id: &Id| {
            let mut up = Some(*id);
            while let Some(id) = up {
                if self.is_conditional(id) {
                    return true;
                }
                up = self.tree.nodes[id].parent;
            }
            false
        };
        let nodes = (0..live.len()).filter(|&id| live[id]).filter(conditional);
        nodes.flat_map(|id| &self.tree.nodes[id].mentions).collect()
    }

    fn is_conditional(&self, id: Id) -> bool {
        let node = &self.tree.nodes[id];
        let text = &self.tree.text[node.range.clone()];
        match node.kind {
            Kind::Macro | Kind::Arm | Kind::Generated | Kind::Invocation(_) => false,
            Kind::Module | Kind::Impl(_) | Kind::Trait => text.starts_with("#[cfg("),
            _ => text.contains("#[cfg("),
        }
    }

    fn is_named(&self, id: Id, names: &HashSet<&String>) -> bool {
        match (&self.tree.nodes[id].kind, &self.tree.nodes[id].name) {
            (Kind::Import(import), _) => names.contains(&import.binding),
            (_, Some((name, _))) => names.contains(name),
            _ => false,
        }
    }

    /// Members of traits, taken out last, that a macro still writes in an impl.
    fn strangers(&self, errors: &[Diagnostic], last: &[Id]) -> Vec<Id> {
        let errors = errors
            .iter()
            .filter(|error| NOT_A_MEMBER.contains(&code(error)));
        let errors: Vec<Diagnostic> = errors.cloned().collect();
        let mut members = last.to_vec();
        members.retain(|&id| matches!(self.tree.nodes[id].kind, Kind::Member));
        spoken_of(self.tree, &errors, &members)
            .into_iter()
            .collect()
    }

    /// What of the parts taken out last the errors speak of; all of them if that is
    /// not to be seen.
    fn missed(&self, errors: &[Diagnostic], last: &[Id]) -> Vec<Id> {
        let mut missed = spoken_of(self.tree, errors, last);
        let around: HashSet<Id> = errors
            .iter()
            .flat_map(|error| self.parts(places(error)))
            .filter(|&id| !matches!(self.tree.nodes[id].kind, Kind::Module))
            .collect();
        let inside = |id: &&Id| {
            let parent = self.tree.nodes[**id].parent;
            parent.is_some_and(|parent| around.contains(&parent))
        };
        missed.extend(last.iter().filter(inside));
        match missed.is_empty() {
            true => last.to_vec(),
            false => missed.into_iter().collect(),
        }
    }

    fn ask(&self, live: &[bool]) -> Result<Vec<Diagnostic>> {
        let text = format!("{}{}", self.solution, self.tree.blanked(live));
        let source = self.dir.join("round.rs");
        std::fs::write(&source, text)?;
        let out = self.dir.join("round.rmeta");
        self.rustc.compile(&source, STRICTEST, Goal::Lints, &out)
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
