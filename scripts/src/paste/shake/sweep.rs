//! Which parts can be needed, judged by names alone.
//!
//! Starts from the names that the solution speaks. A part whose name is spoken is
//! live and speaks its own names in turn. This errs on the side of keeping: rustc
//! finds what is kept for a namesake.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::variants::lost_variants;
use crate::paste::tree::{Call, Header, Id, Impl, Import, Kind, Products, Tree, VariantName};

/// [`sweep`], or another in its place.
pub type Sweeper = fn(&Tree, &BTreeSet<String>, &HashSet<Id>) -> Vec<bool>;

/// The live parts of `tree`; those in `removed` are not.
pub fn sweep(tree: &Tree, spoken: &BTreeSet<String>, removed: &HashSet<Id>) -> Vec<bool> {
    let mut sweep = Sweep {
        tree,
        removed,
        names: spoken.iter().map(String::as_str).collect(),
        live: vec![false; tree.nodes.len()],
        spoken: vec![false; tree.nodes.len()],
        types: types(tree),
        variants: BTreeSet::new(),
    };
    sweep.variants = lost_variants(tree, removed, &sweep.types);
    for &id in &tree.roots {
        sweep.live[id] = matches!(tree.nodes[id].kind, Kind::Module);
    }
    while sweep.pass() {}
    sweep.live
}

/// Types and traits by name.
fn types(tree: &Tree) -> HashMap<&str, Vec<Id>> {
    let mut types: HashMap<&str, Vec<Id>> = HashMap::new();
    for (id, node) in tree.nodes.iter().enumerate() {
        if let (Kind::Type | Kind::Trait, Some((name, _))) = (&node.kind, &node.name) {
            types.entry(name).or_default().push(id);
        }
    }
    types
}

struct Sweep<'a> {
    tree: &'a Tree,
    removed: &'a HashSet<Id>,
    names: HashSet<&'a str>,
    live: Vec<bool>,
    /// Imports whose path has been spoken, though its target may not be live yet.
    spoken: Vec<bool>,
    types: HashMap<&'a str, Vec<Id>>,
    /// Removed variants, as patterns name them.
    variants: BTreeSet<VariantName>,
}

impl<'a> Sweep<'a> {
    /// One look at all parts; true if another may find more.
    fn pass(&mut self) -> bool {
        let mut changed = false;
        for id in 0..self.tree.nodes.len() {
            if !self.live[id] && !self.removed.contains(&id) && self.is_needed(id) {
                self.revive(id);
                changed = true;
            } else if let Kind::Import(import) = &self.tree.nodes[id].kind
                && !self.spoken[id]
                && self.says(import)
                && (import.is_public || self.tree.nodes[id].parent.is_none_or(|p| self.live[p]))
            {
                self.speak(id);
                changed = true;
            }
        }
        changed
    }

    fn speak(&mut self, id: Id) {
        self.spoken[id] = true;
        let mentions = &self.tree.nodes[id].mentions;
        self.names.extend(mentions.iter().map(String::as_str));
    }

    /// A live part keeps what it lies in.
    fn revive(&mut self, id: Id) {
        let mut up = Some(id);
        while let Some(id) = up.filter(|&id| !self.live[id]) {
            self.live[id] = true;
            let silent = match &self.tree.nodes[id].kind {
                Kind::Import(import) => !self.says(import),
                _ => false,
            };
            if !silent {
                self.speak(id);
            }
            up = self.tree.nodes[id].parent;
        }
    }

    fn is_spoken(&self, id: Id) -> bool {
        let name = self.tree.nodes[id].name.as_ref();
        name.is_some_and(|(name, _)| self.names.contains(name.as_str()))
    }

    fn is_needed(&self, id: Id) -> bool {
        let node = &self.tree.nodes[id];
        let children = &self.tree.children[id];
        self.has_place(id)
            && match &node.kind {
                Kind::Item | Kind::Type | Kind::Macro => self.is_spoken(id),
                // Its methods can be called wherever it is in scope without a name.
                Kind::Trait => self.is_spoken(id) || children.iter().any(|&c| self.is_callable(c)),
                Kind::Argument | Kind::Arm | Kind::Fixed | Kind::Variant => true,
                Kind::Comma => self.is_between(id),
                Kind::MatchArm(_) if self.has_alternatives(id) => {
                    let mut cases = children.iter().filter_map(|&child| self.case(child));
                    cases.any(|named| named.is_disjoint(&self.variants))
                }
                Kind::MatchArm(named) | Kind::Alternative(named) => {
                    named.is_disjoint(&self.variants)
                }
                Kind::Generated => self.is_spoken(id) || !self.implements_local_trait(id),
                Kind::Import(import) => self.imports_something(id, import),
                Kind::Impl(header) => {
                    header.trait_name.is_some() && self.is_possible(&header.heads)
                }
                Kind::Member => self.is_needed_member(id),
                Kind::Invocation(call) => self.is_useful(node.parent, call),
                Kind::Module | Kind::Nameless | Kind::Repetition => false,
            }
    }

    /// A comma follows something, and something or nothing more follows it.
    fn is_between(&self, comma: Id) -> bool {
        let parent = self.tree.nodes[comma].parent;
        let siblings = parent.map_or(&self.tree.roots, |parent| &self.tree.children[parent]);
        let is_live =
            |id: &Id| self.live[*id] && matches!(self.tree.nodes[*id].kind, Kind::Argument);
        let (before, after) = siblings.split_at(siblings.partition_point(|&id| id <= comma));
        before.iter().any(is_live) && after.first().is_none_or(|id| self.live[*id])
    }

    /// A module or an impl comes with its first live part, what else it lies in before it.
    fn has_place(&self, id: Id) -> bool {
        let Some(parent) = self.tree.nodes[id].parent else {
            return true;
        };
        match &self.tree.nodes[parent].kind {
            Kind::Module => !self.removed.contains(&parent),
            Kind::Impl(_) | Kind::Repetition => {
                !self.removed.contains(&parent) && self.has_place(parent)
            }
            _ => self.live[parent],
        }
    }

    fn is_callable(&self, member: Id) -> bool {
        !self.removed.contains(&member) && self.is_spoken(member)
    }

    /// All types and traits of an impl's header are live or foreign.
    fn is_possible(&self, heads: &BTreeSet<String>) -> bool {
        heads
            .iter()
            .all(|name| match self.types.get(name.as_str()) {
                Some(ids) => self.any_live(ids),
                None => true,
            })
    }

    /// A foreign trait wants its members as they are; otherwise the name decides.
    fn is_needed_member(&self, id: Id) -> bool {
        let parent = self.tree.nodes[id]
            .parent
            .expect("a member lies in a block");
        match &self.tree.nodes[parent].kind {
            Kind::Impl(header) => {
                self.is_possible(&header.heads)
                    && (self.is_of_foreign_trait(header) || self.is_spoken(id))
            }
            _ => self.is_spoken(id),
        }
    }

    fn is_of_foreign_trait(&self, header: &Impl) -> bool {
        let foreign = |name: &String| {
            let is_spelled = header.trait_name.as_ref() == Some(name);
            !self.types.contains_key(name.as_str()) || (is_spelled && !header.heads.contains(name))
        };
        header.traits.iter().any(foreign)
    }

    fn case(&self, id: Id) -> Option<&'a BTreeSet<VariantName>> {
        match &self.tree.nodes[id].kind {
            Kind::Alternative(named) => Some(named),
            _ => None,
        }
    }

    fn has_alternatives(&self, arm: Id) -> bool {
        self.tree.children[arm]
            .iter()
            .any(|&child| self.case(child).is_some())
    }

    /// May a macro call write something that is needed?
    fn is_useful(&self, parent: Option<Id>, call: &Call) -> bool {
        let spoken =
            |names: &BTreeSet<String>| names.iter().any(|name| self.names.contains(name.as_str()));
        let Products {
            defines,
            defines_arguments,
            impls,
            ..
        } = &call.products;
        let defines_something = call.products.is_empty()
            || spoken(defines)
            || (*defines_arguments && spoken(&call.arguments))
            || impls
                .iter()
                .any(|header| self.is_possible_in(header, &call.arguments));
        match parent.map(|parent| &self.tree.nodes[parent].kind) {
            Some(Kind::Impl(header)) => {
                let whole = header.trait_name.is_some();
                self.is_possible(&header.heads) && (whole || defines_something)
            }
            _ => defines_something,
        }
    }

    /// Of what is handed over, one live type or trait is enough.
    fn is_possible_in(&self, header: &Header, arguments: &BTreeSet<String>) -> bool {
        let mut types = arguments
            .iter()
            .filter_map(|name| self.types.get(name.as_str()));
        let handed = match header.takes_arguments {
            true => types.clone().next().is_none() || types.any(|ids| self.any_live(ids)),
            false => true,
        };
        handed && self.is_possible(&header.names)
    }

    fn any_live(&self, ids: &[Id]) -> bool {
        ids.iter().any(|&id| self.live[id])
    }

    /// Does a macro's arm write this function as a member of a trait that is inlined?
    fn implements_local_trait(&self, id: Id) -> bool {
        let node = &self.tree.nodes[id];
        let (Some((name, _)), Some(arm)) = (&node.name, node.parent) else {
            return false;
        };
        let spoken = self.tree.nodes[arm].mentions.iter();
        let mut types = spoken.flat_map(|n| self.types.get(n.as_str()).into_iter().flatten());
        types.any(|&id| {
            self.tree.children[id]
                .iter()
                .any(|&member| self.tree.named(member, name))
        })
    }

    fn imports_something(&self, id: Id, import: &Import) -> bool {
        let parent = self.tree.nodes[id].parent;
        let in_live_module = parent.is_none_or(|parent| self.live[parent]);
        let can_be_named = import.is_public && parent.is_some_and(|p| self.is_spoken(p));
        let targets = self.tree.targets(id, &import.path);
        let is_there = |id: &Id| self.live[*id] || (self.spoken[*id] && !self.removed.contains(id));
        let is_found = targets.as_ref().is_none_or(|ids| ids.iter().any(is_there));
        match import.binding.as_str() {
            "*" | "_" => is_found && (in_live_module || can_be_named),
            _ if self.says(import) => is_found && (in_live_module || import.is_public),
            _ => in_live_module && self.may_be_trait(targets.as_deref()),
        }
    }

    fn says(&self, import: &Import) -> bool {
        self.names.contains(import.binding.as_str())
    }

    /// A trait is imported for its methods, without being named.
    fn may_be_trait(&self, targets: Option<&[Id]>) -> bool {
        let is_trait = |id: &Id| {
            let kind = &self.tree.nodes[*id].kind;
            self.live[*id] && matches!(kind, Kind::Trait | Kind::Import(_))
        };
        targets.is_none_or(|ids| ids.iter().any(is_trait))
    }
}
