//! Finds the functions that a program may call if it is compiled for another system of 64 bits.

use std::collections::{BTreeSet, HashSet};

use super::functions::Functions;
use crate::parts::{PartId, PartKind, Tree};
use crate::shake::names::OtherMachines;

/// Beginnings of expressions that ask which system of 64 bits it is compiled for.
const ASKING_SYSTEM: [&str; 7] = [
    "cfg!(all(",
    "cfg!(any(",
    "cfg!(not(",
    "cfg!(target_family",
    "cfg!(target_os",
    "cfg!(unix",
    "cfg!(windows",
];

/// Live functions that the program may call if it is compiled for another system: those that such
/// code mentions, directly or through others, if the program may come to that code.
pub fn called_elsewhere(
    tree: &Tree,
    live: &[bool],
    functions: &Functions,
    solution: &BTreeSet<String>,
) -> HashSet<PartId> {
    let mut elsewhere = Elsewhere::new(tree, live, functions, solution);
    while elsewhere.grows() {}
    elsewhere.called
}

/// Search for the code that the program may run if it is compiled for another system.
struct Elsewhere<'a> {
    tree: &'a Tree,
    functions: &'a Functions,
    /// Live parts that such a system may compile otherwise, and that were not come to yet.
    other: Vec<PartId>,
    /// Live functions that are not in the program here, and are not called yet.
    waiting: Vec<PartId>,
    /// Names that code mentions which may run, here or there.
    names: HashSet<&'a str>,
    /// Names that code mentions which may run there only.
    names_there: HashSet<&'a str>,
    called: HashSet<PartId>,
}

impl<'a> Elsewhere<'a> {
    fn new(
        tree: &'a Tree,
        live: &[bool],
        functions: &'a Functions,
        solution: &'a BTreeSet<String>,
    ) -> Self {
        let others = OtherMachines::of_64_bits(tree, live);
        let live = || (0..tree.parts.len()).filter(|&id| live[id]);
        let asks = |id: PartId| {
            let text = &tree.text[tree.parts[id].range.clone()];
            let is_item = matches!(tree.parts[id].kind, PartKind::Item | PartKind::Member);
            is_item && ASKING_SYSTEM.iter().any(|begin| text.contains(begin))
        };
        // A constant that asks decides where it is used.
        let constants = live().filter(|&id| asks(id) && !tree.is_function(id));
        let constants: BTreeSet<&String> = constants.filter_map(|id| tree.name(id)).collect();
        let is_decided = |id: PartId| {
            let mut mentions = tree.parts[id].mentions.iter();
            tree.is_function(id) && mentions.any(|name| constants.contains(name))
        };
        let is_other = |&id: &PartId| {
            tree.function_around(id)
                .is_none_or(|function| function == id)
                && (others.have(id) || asks(id) || is_decided(id))
        };
        let is_waiting =
            |&id: &PartId| tree.is_function(id) && functions.have_part(tree, id) != Some(true);
        let may_run = |&id: &PartId| {
            !matches!(tree.parts[id].kind, PartKind::Import(_))
                && tree.function_around(id).is_none_or(|id| {
                    functions.have_part(tree, id) != Some(false) || is_constant(tree, id)
                })
        };
        let mut names: HashSet<&str> = solution.iter().map(String::as_str).collect();
        let renamed = live().filter_map(|id| match &tree.parts[id].kind {
            PartKind::Import(import) => import.renamed(),
            _ => None,
        });
        names.extend(renamed.map(String::as_str));
        let mentions = live().filter(may_run);
        names.extend(
            mentions
                .flat_map(|id| &tree.parts[id].mentions)
                .map(String::as_str),
        );
        Self {
            tree,
            functions,
            other: live().filter(is_other).collect(),
            waiting: live().filter(is_waiting).collect(),
            names,
            names_there: HashSet::new(),
            called: HashSet::new(),
        }
    }

    /// Goes on by one step; false if nothing is new.
    fn grows(&mut self) -> bool {
        let (come_to, other) = std::mem::take(&mut self.other)
            .into_iter()
            .partition::<Vec<_>, _>(|&id| self.may_come_to(id));
        self.other = other;
        let (called, waiting) = std::mem::take(&mut self.waiting)
            .into_iter()
            .partition::<Vec<_>, _>(|&id| {
                let name = self.tree.name(id);
                name.is_some_and(|name| self.names_there.contains(name.as_str()))
            });
        self.waiting = waiting;
        for &id in come_to.iter().chain(&called) {
            self.follow(id);
        }
        self.names.extend(&self.names_there);
        let is_more = !come_to.is_empty() || !called.is_empty();
        self.called.extend(come_to);
        self.called.extend(called);
        is_more
    }

    /// Adds the names that the part mentions. What a module or an impl holds is come to by itself.
    fn follow(&mut self, id: PartId) {
        let part = &self.tree.parts[id];
        match &part.kind {
            PartKind::Module | PartKind::Impl(_) => {}
            PartKind::Import(import) => {
                self.names_there
                    .extend(import.renamed().map(String::as_str));
            }
            _ => {
                let inside = self.tree.inside_of(id);
                let mentions = inside.flat_map(|id| &self.tree.parts[id].mentions);
                self.names_there.extend(mentions.map(String::as_str));
            }
        }
    }

    /// May the program come to this part? To a function or a constant by its name, to a member of
    /// a trait's impl without.
    fn may_come_to(&self, id: PartId) -> bool {
        let part = &self.tree.parts[id];
        let of_trait = part
            .parent
            .is_some_and(|parent| match &self.tree.parts[parent].kind {
                PartKind::Impl(header) => header.trait_name.is_some(),
                _ => false,
            });
        match &part.kind {
            PartKind::Import(import) => {
                ["*", "_"].contains(&import.binding.as_str())
                    || self.names.contains(import.binding.as_str())
            }
            PartKind::Item | PartKind::Member if !of_trait => {
                let name = self.tree.name(id);
                name.is_none_or(|name| self.names.contains(name.as_str()))
                    || self.functions.have_part(self.tree, id) == Some(true)
            }
            _ => true,
        }
    }
}

/// Is the function one that may be evaluated while compiling?
fn is_constant(tree: &Tree, id: PartId) -> bool {
    let place = tree.parts[id].name.as_ref().map(|(_, place)| place.start);
    let head = place.map_or("", |place| &tree.text[tree.parts[id].range.start..place]);
    head.split_whitespace().any(|word| word == "const")
}
