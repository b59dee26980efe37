//! Finds the parts that a path may lead to, the impls of a trait and their members.

use std::collections::{BTreeSet, HashSet};

use super::tree::Tree;
use super::{MacroCall, PartId, PartKind};

impl Tree {
    /// Returns the module that contains `id`; `None` means the bundle's root.
    pub fn module_of(&self, id: PartId) -> Option<PartId> {
        self.around(id).skip(1).find(|&id| self.is_module(id))
    }

    /// Returns the outermost part around `id`: the module of its crate.
    pub fn root_of(&self, id: PartId) -> PartId {
        self.around(id).last().unwrap_or(id)
    }

    /// Returns names of a part and of the modules around it, innermost first.
    pub fn path_of(&self, id: PartId) -> Vec<&str> {
        let path = self.around(id).filter(|&up| up == id || self.is_module(up));
        let names = path.filter_map(|id| self.name(id));
        names.map(String::as_str).collect()
    }

    /// Returns these crates, given as their modules, and those that they mention, directly or
    /// through others.
    pub fn reached_from(&self, crates: impl Iterator<Item = PartId>) -> HashSet<PartId> {
        let mut open: Vec<PartId> = crates.collect();
        let mut reached: HashSet<PartId> = open.iter().copied().collect();
        while let Some(from) = open.pop() {
            let text = &self.text[self.parts[from].range.clone()];
            let mentioned = self.roots.iter().copied().filter(|&krate| {
                let name = self.name(krate);
                name.is_some_and(|name| text.contains(&format!("crate::{name}")))
            });
            open.extend(mentioned.filter(|&krate| reached.insert(krate)));
        }
        reached
    }

    /// Returns the parts of a module.
    pub fn inside(&self, module: Option<PartId>) -> &[PartId] {
        module.map_or(&self.roots, |id| &self.children[id])
    }

    /// Returns the parts of this name in a module.
    fn named(&self, module: Option<PartId>, name: &str) -> impl Iterator<Item = PartId> {
        let inside = self.inside(module).iter().copied();
        inside.filter(move |&id| self.is_named(id, name))
    }

    /// Returns the type in its own module whose destructor the part is.
    pub fn dropped_by(&self, id: PartId) -> Option<PartId> {
        let PartKind::Impl(header) = &self.parts[id].kind else {
            return None;
        };
        let name = header
            .type_name
            .as_ref()
            .filter(|_| header.is_destructor())?;
        let mut named = self.named(self.module_of(id), name);
        named.find(|&id| matches!(self.parts[id].kind, PartKind::Type))
    }

    /// Returns the parts that an import's path may mean; `None` if that cannot be decided.
    pub fn targets(&self, import: PartId, path: &[String]) -> Option<&[PartId]> {
        let known = self.targets[import].get_or_init(|| self.find_targets(import, path));
        known.as_deref()
    }

    fn find_targets(&self, import: PartId, path: &[String]) -> Option<Vec<PartId>> {
        let mut at = self.module_of(import);
        let (last, modules) = path.split_last()?;
        for (i, segment) in modules.iter().enumerate() {
            at = match segment.as_str() {
                "crate" => None,
                "self" => at,
                "super" => self.module_of(at?),
                _ if i == 0 && at.is_none() => return None,
                name => match self.named(at, name).find(|&id| self.is_module(id)) {
                    Some(module) => Some(module),
                    None => {
                        // The next segment may be an enum's variant.
                        let is_type = |id: &PartId| matches!(self.parts[*id].kind, PartKind::Type);
                        let types: Vec<PartId> = self.named(at, name).filter(is_type).collect();
                        return (!types.is_empty()).then_some(types);
                    }
                },
            };
        }
        at?;
        let inside = self.inside(at);
        let mut found = Vec::new();
        for &id in inside.iter().filter(|&&id| id != import) {
            match &self.parts[id].kind {
                PartKind::MacroCall(_) => return None,
                PartKind::Import(other) if other.binding == "*" => return None,
                PartKind::Import(other) if other.binding == *last => found.push(id),
                _ if self.is_named(id, last) => found.push(id),
                _ => {}
            }
        }
        (!found.is_empty()).then_some(found)
    }
}

impl Tree {
    /// Returns members of impls that implement the trait's member `id`.
    pub fn implementations(&self, id: PartId) -> &[PartId] {
        self.implementations[id].get_or_init(|| self.find_implementations(id))
    }

    fn find_implementations(&self, id: PartId) -> Vec<PartId> {
        let Some((trait_name, name)) = self.trait_and_member(id) else {
            return Vec::new();
        };
        let implements = |id: &PartId| match &self.parts[*id].kind {
            PartKind::Impl(header) => header.traits.contains(trait_name),
            _ => false,
        };
        let impls = (0..self.parts.len()).filter(implements);
        let mut found = Vec::new();
        for &id in impls.flat_map(|id| &self.children[id]) {
            if self.is_named(id, name) {
                found.push(id);
            }
            if let PartKind::MacroCall(call) = &self.parts[id].kind {
                let arguments = self.children[id].iter().copied();
                found.extend(arguments.filter(|&id| self.parts[id].mentions.contains(name)));
                found.extend((0..self.parts.len()).filter(|&id| {
                    matches!(self.parts[id].kind, PartKind::GeneratedFn)
                        && self.is_named(id, name)
                        && self.macro_of(id).is_some_and(|of| call.macros.contains(of))
                }));
            }
        }
        found
    }

    /// Returns the names of the trait and of its member `id`; `None` if `id` is no member of a
    /// trait.
    fn trait_and_member(&self, id: PartId) -> Option<(&String, &String)> {
        let part = &self.parts[id];
        if !matches!(part.kind, PartKind::Member) {
            return None;
        }
        let parent = part.parent.expect("a member lies in a block");
        let is_trait = matches!(self.parts[parent].kind, PartKind::Trait);
        is_trait.then(|| Some((self.name(parent)?, self.name(id)?)))?
    }

    /// Finds the traits that `impl $trait for …` in a macro's arm implements: the traits in the
    /// arguments of the macro's calls, if all are certainly traits of the inlined text.
    pub fn find_argument_traits(&mut self) {
        let traits = self.defined(|kind| matches!(kind, PartKind::Trait));
        let types = self.defined(|kind| matches!(kind, PartKind::Type));
        let passed_to = |call: &MacroCall| {
            let names = call.arguments.iter();
            let capital = names.filter(|name| name.starts_with(|c: char| c.is_uppercase()));
            let (known, others): (BTreeSet<String>, BTreeSet<String>) =
                capital.cloned().partition(|name| traits.contains(name));
            let is_certain = !known.is_empty() && others.iter().all(|name| types.contains(name));
            (is_certain && call.calls_no_other).then_some(known)
        };
        let find = |id: PartId| -> Option<(PartId, BTreeSet<String>)> {
            let PartKind::Impl(header) = &self.parts[id].kind else {
                return None;
            };
            header.trait_name.as_ref()?.strip_prefix('$')?;
            let calls = self.calls_of(self.macro_of(id)?);
            let passed: Option<Vec<_>> = calls.map(|(_, call)| passed_to(call)).collect();
            Some((id, passed?.into_iter().flatten().collect()))
        };
        let found: Vec<_> = (0..self.parts.len()).filter_map(find).collect();
        for (id, traits) in found {
            if let PartKind::Impl(header) = &mut self.parts[id].kind {
                header.traits = traits;
            }
        }
    }

    /// Returns the names of all parts of a kind.
    fn defined(&self, is_wanted: fn(&PartKind) -> bool) -> BTreeSet<&String> {
        let ids = (0..self.parts.len()).filter(|&id| is_wanted(&self.parts[id].kind));
        ids.filter_map(|id| self.name(id)).collect()
    }
}

impl Tree {
    /// Returns the name of the macro whose definition contains the part.
    pub fn macro_of(&self, id: PartId) -> Option<&String> {
        let mut up = self.around(id).skip(1);
        self.name(up.find(|&id| matches!(self.parts[id].kind, PartKind::MacroRules))?)
    }

    /// Returns parts of the macros with these names, and of the macros that they may call, directly
    /// or through others.
    pub fn parts_of_called_macros(&self, mentioned: &BTreeSet<String>) -> Vec<PartId> {
        let inside = (0..self.parts.len()).filter_map(|id| Some((id, self.macro_of(id)?)));
        let inside: Vec<(PartId, &String)> = inside.collect();
        let names: BTreeSet<&String> = inside.iter().map(|(_, name)| *name).collect();
        let mut called: BTreeSet<&String> = names.iter().copied().collect();
        called.retain(|name| mentioned.contains(*name));
        loop {
            let parts = inside.iter().filter(|(_, name)| called.contains(name));
            let parts: Vec<PartId> = parts.map(|(id, _)| *id).collect();
            let calls = |id: &PartId, name: &String| {
                self.text[self.parts[*id].range.clone()].contains(&format!("{name}!"))
            };
            let known = called.len();
            let reached = |name: &&&String| parts.iter().any(|id| calls(id, name));
            called.extend(names.iter().filter(reached));
            if called.len() == known {
                return parts;
            }
        }
    }
}
