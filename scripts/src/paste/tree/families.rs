//! Which impls are of which traits.

use std::collections::BTreeSet;

use super::expansion::Call;
use super::{Id, Kind, Tree};

impl Tree {
    /// A name that an impl's module imports from std is no type of the inlined text.
    pub fn forget_foreign_heads(&mut self) {
        for id in 0..self.nodes.len() {
            if !matches!(self.nodes[id].kind, Kind::Impl(_)) {
                continue;
            }
            let beside = self.inside(self.module_of(id));
            let foreign: Vec<String> = beside
                .iter()
                .filter_map(|&id| match &self.nodes[id].kind {
                    Kind::Import(import) if ["std", "core"].contains(&import.path[0].as_str()) => {
                        Some(import.binding.clone())
                    }
                    _ => None,
                })
                .collect();
            if let Kind::Impl(header) = &mut self.nodes[id].kind {
                header.heads.retain(|name| !foreign.contains(name));
            }
        }
    }

    /// The members of impls that implement the trait's member `id`.
    pub fn implementations(&self, id: Id) -> Vec<Id> {
        let node = &self.nodes[id];
        let (Kind::Member, Some((name, _))) = (&node.kind, &node.name) else {
            return Vec::new();
        };
        let parent = &self.nodes[node.parent.expect("a member lies in a block")];
        let (Kind::Trait, Some((trait_name, _))) = (&parent.kind, &parent.name) else {
            return Vec::new();
        };
        let implements = |id: &Id| match &self.nodes[*id].kind {
            Kind::Impl(header) => header.traits.contains(trait_name),
            _ => false,
        };
        let impls = || (0..self.nodes.len()).filter(implements);
        let members = impls().flat_map(|id| self.children[id].iter().copied());
        let mut found: Vec<Id> = members.filter(|&id| self.named(id, name)).collect();
        for call in impls().flat_map(|id| &self.children[id]) {
            if let Kind::Invocation(written) = &self.nodes[*call].kind {
                let arguments = self.children[*call].iter().copied();
                found.extend(arguments.filter(|&id| self.nodes[id].mentions.contains(name)));
                found.extend(self.generated(&written.macros, name));
            }
        }
        found
    }

    /// The functions of this name that arms of these macros write.
    fn generated(&self, macros: &BTreeSet<String>, name: &str) -> impl Iterator<Item = Id> {
        let ids = (0..self.nodes.len()).filter(move |&id| {
            matches!(self.nodes[id].kind, Kind::Generated) && self.named(id, name)
        });
        ids.filter(|&id| self.macro_of(id).is_some_and(|name| macros.contains(name)))
    }

    /// An arm's `impl $trait for …` is of those traits that the calls hand over, if all of
    /// them are of the inlined text for certain.
    pub fn find_handed_traits(&mut self) {
        let defined = |is: fn(&Kind) -> bool| -> BTreeSet<&String> {
            let nodes = self.nodes.iter().filter(|node| is(&node.kind));
            let names = nodes.filter_map(|node| node.name.as_ref());
            names.map(|(name, _)| name).collect()
        };
        let traits = defined(|kind| matches!(kind, Kind::Trait));
        let types = defined(|kind| matches!(kind, Kind::Type));
        let handed = |call: &Call| {
            let names = call.arguments.iter();
            let capital = names.filter(|name| name.starts_with(|c: char| c.is_uppercase()));
            let (known, others): (BTreeSet<String>, BTreeSet<String>) =
                capital.cloned().partition(|name| traits.contains(name));
            let is_certain = !known.is_empty() && others.iter().all(|name| types.contains(name));
            is_certain.then_some(known)
        };
        let mut found = Vec::new();
        for id in 0..self.nodes.len() {
            let Kind::Impl(header) = &self.nodes[id].kind else {
                continue;
            };
            let is_variable = |name: &String| name.starts_with('$');
            if !header.trait_name.as_ref().is_some_and(is_variable) {
                continue;
            }
            let Some(name) = self.macro_of(id) else {
                continue;
            };
            let calls = self.nodes.iter().filter_map(|node| match &node.kind {
                Kind::Invocation(call) if call.macros.contains(name) => Some(call),
                _ => None,
            });
            let all = calls.map(|call| handed(call).filter(|_| call.is_plain));
            if let Some(traits) = all.collect::<Option<Vec<BTreeSet<String>>>>() {
                found.push((id, traits.into_iter().flatten().collect()));
            }
        }
        for (id, traits) in found {
            if let Kind::Impl(header) = &mut self.nodes[id].kind {
                header.traits = traits;
            }
        }
    }

    /// The parts of macros that these names may call, straight or through another macro.
    pub fn inside_macros(&self, spoken: &BTreeSet<String>) -> Vec<Id> {
        let inside = (0..self.nodes.len()).filter_map(|id| Some((id, self.macro_of(id)?)));
        let inside: Vec<(Id, &String)> = inside.collect();
        let names: BTreeSet<&String> = inside.iter().map(|(_, name)| *name).collect();
        let mut called: BTreeSet<&String> = names.iter().copied().collect();
        called.retain(|name| spoken.contains(*name));
        loop {
            let parts = inside.iter().filter(|(_, name)| called.contains(name));
            let parts: Vec<Id> = parts.map(|(id, _)| *id).collect();
            let calls = |id: &Id, name: &String| {
                self.text[self.nodes[*id].range.clone()].contains(&format!("{name}!"))
            };
            let known = called.len();
            let reached = |name: &&&String| parts.iter().any(|id| calls(id, name));
            called.extend(names.iter().filter(reached));
            if called.len() == known {
                return parts;
            }
        }
    }

    /// The name of the macro that the part belongs to.
    fn macro_of(&self, id: Id) -> Option<&String> {
        let mut up = self.nodes[id].parent;
        while let Some(id) = up.filter(|&id| !matches!(self.nodes[id].kind, Kind::Macro)) {
            up = self.nodes[id].parent;
        }
        let (name, _) = self.nodes[up?].name.as_ref()?;
        Some(name)
    }
}
