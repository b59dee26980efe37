//! Index of the removed parts, by the names under which errors and restored parts miss them.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::parts::{MacroCall, Part, PartId, PartKind, Tree};

/// The removed parts.
pub struct Absent<'a> {
    tree: &'a Tree,
    by_name: HashMap<&'a str, Vec<PartId>>,
    /// Name of a trait → impls of it, and calls that may write such impls.
    by_trait: HashMap<&'a str, Vec<PartId>>,
    /// Modules in which something is live.
    live_modules: HashSet<Option<PartId>>,
}

impl<'a> Absent<'a> {
    pub fn new(tree: &'a Tree, group: &[PartId], live: &[bool]) -> Self {
        let is_code = |id: &PartId| {
            let kind = &tree.parts[*id].kind;
            live[*id] && !matches!(kind, PartKind::Module | PartKind::Import(_))
        };
        let stays = (0..live.len()).filter(is_code);
        let mut absent = Self {
            tree,
            live_modules: stays.map(|id| tree.module_of(id)).collect(),
            by_name: HashMap::new(),
            by_trait: HashMap::new(),
        };
        for &id in group {
            let part = &tree.parts[id];
            for name in names(part) {
                absent.by_name.entry(name).or_default().push(id);
            }
            let traits = match &part.kind {
                PartKind::Impl(header) => header.traits.iter().collect(),
                PartKind::MacroCall(call) if call.macros.is_empty() => {
                    part.mentions.iter().collect()
                }
                PartKind::MacroCall(call) => may_be_traits(call),
                _ => BTreeSet::new(),
            };
            for name in traits {
                absent.by_trait.entry(name).or_default().push(id);
            }
        }
        absent
    }

    /// Returns parts that have one of these names, in text order.
    pub fn with<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> Vec<PartId> {
        let named = names.into_iter().filter_map(|name| self.by_name.get(name));
        let parts: BTreeSet<PartId> = named.flatten().copied().collect();
        parts.into_iter().collect()
    }

    /// Returns whether something is live in the part's module.
    pub fn is_near_live(&self, id: PartId) -> bool {
        self.live_modules.contains(&self.tree.module_of(id))
    }

    /// Returns parts that may implement the trait.
    pub fn implementing(&self, of_trait: &str) -> &[PartId] {
        self.by_trait.get(of_trait).map_or(&[], Vec::as_slice)
    }

    /// Returns parts that `id` most likely needs, and imports of it. A method is left out if only
    /// its name is mentioned: the next build's error tells which method is meant. Most traits
    /// require one function, usually the first.
    pub fn needed_by(&self, id: PartId) -> Vec<PartId> {
        let names = self.tree.parts[id]
            .mentions
            .iter()
            .chain(self.tree.name(id));
        let mut needed = self.with(names.map(String::as_str));
        needed.retain(|&other| self.is_meant(id, other));
        if let PartKind::Impl(_) = &self.tree.parts[id].kind {
            let mut members = self.tree.children[id].iter().copied();
            needed.extend(members.find(|&id| self.tree.is_function(id)));
        }
        needed
    }

    /// Returns whether a name that `id` has or mentions may mean `removed`.
    fn is_meant(&self, id: PartId, removed: PartId) -> bool {
        let (tree, mentions) = (self.tree, &self.tree.parts[id].mentions);
        let is_mentioned = |id: PartId| tree.name(id).is_some_and(|name| mentions.contains(name));
        match &tree.parts[removed].kind {
            PartKind::Member => {
                tree.parts[removed]
                    .parent
                    .is_some_and(|block| match &tree.parts[block].kind {
                        PartKind::Impl(header) => header.is_about(|name| mentions.contains(name)),
                        _ => is_mentioned(block),
                    })
            }
            PartKind::Import(_) => true,
            _ => {
                // `Box` may be a crate's or std's.
                let (own, other) = (tree.root_of(id), tree.root_of(removed));
                is_mentioned(removed) && (own == other || is_mentioned(other))
            }
        }
    }
}

/// Returns names that an error about this part's absence would mention.
pub fn names(part: &Part) -> BTreeSet<&String> {
    match (&part.kind, &part.name) {
        (PartKind::Impl(header), _) => {
            let names = header.header_names.iter().chain(&header.trait_arguments);
            names.chain(&header.trait_name).collect()
        }
        (PartKind::MacroCall(call), _) => {
            let written = call.expansion.impls.iter();
            let written = written.flat_map(|written| &written.names);
            let names = call.arguments.iter().chain(written);
            names.chain(&call.expansion.defines).collect()
        }
        (PartKind::Import(import), _) => import
            .path
            .last()
            .into_iter()
            .chain([&import.binding])
            .collect(),
        (PartKind::MacroArgument, _) => part.mentions.iter().collect(),
        (_, Some((name, _))) => [name].into(),
        _ => BTreeSet::new(),
    }
}

/// Returns names that may be traits of the impls that a call writes.
fn may_be_traits(call: &MacroCall) -> BTreeSet<&String> {
    let mut traits = BTreeSet::new();
    for written in &call.expansion.impls {
        traits.extend(&written.names);
        if written.takes_arguments {
            traits.extend(&call.arguments);
        }
    }
    traits
}
