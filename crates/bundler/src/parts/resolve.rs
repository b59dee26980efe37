//! Finds the parts that a path may lead to.

use std::collections::{HashMap, HashSet};

use super::part::{PartId, PartKind};
use super::tree::Tree;

impl Tree {
    /// The module that contains `id`; `None` means the bundle's root.
    pub fn module_of(&self, id: PartId) -> Option<PartId> {
        let mut up = self.parts[id].parent;
        while let Some(id) = up {
            if matches!(self.parts[id].kind, PartKind::Module) {
                break;
            }
            up = self.parts[id].parent;
        }
        up
    }

    /// The outermost part around `id`: the module of its crate.
    pub fn root_of(&self, id: PartId) -> PartId {
        let mut root = id;
        while let Some(parent) = self.parts[root].parent {
            root = parent;
        }
        root
    }

    /// Names of a part and of the modules around it, innermost first.
    pub fn path_of(&self, id: PartId) -> Vec<&str> {
        let name = self.name(id).map(String::as_str);
        let mut path: Vec<&str> = name.into_iter().collect();
        let mut up = self.module_of(id);
        while let Some(module) = up {
            path.extend(self.name(module).map(String::as_str));
            up = self.module_of(module);
        }
        path
    }

    /// Can a name in the crate `from` mean something in the crate `to`? It can if `from` mentions
    /// `to`, or a crate from which `to` can be reached.
    pub fn reaches(&self, from: PartId, to: PartId) -> bool {
        let reached = self.reached.get_or_init(|| self.find_reached());
        from == to || reached.get(&from).is_none_or(|all| all.contains(&to))
    }

    fn find_reached(&self) -> HashMap<PartId, HashSet<PartId>> {
        let is_module = |id: &PartId| matches!(self.parts[*id].kind, PartKind::Module);
        let crates: Vec<PartId> = self.roots.iter().copied().filter(is_module).collect();
        let mentions = |from: PartId, to: PartId| {
            let text = &self.text[self.parts[from].range.clone()];
            let path = self.name(to).map(|name| format!("crate::{name}"));
            path.is_some_and(|path| text.contains(&path))
        };
        let direct = |from: PartId| crates.iter().copied().filter(move |&to| mentions(from, to));
        let mut reached: HashMap<PartId, HashSet<PartId>> = crates
            .iter()
            .map(|&from| (from, direct(from).collect()))
            .collect();
        for _ in &crates {
            for &from in &crates {
                let through = reached[&from].iter().flat_map(|to| &reached[to]);
                let through: Vec<PartId> = through.copied().collect();
                reached.entry(from).or_default().extend(through);
            }
        }
        reached
    }

    /// The parts of a module.
    pub fn inside(&self, module: Option<PartId>) -> &[PartId] {
        module.map_or(&self.roots, |id| &self.children[id])
    }

    fn child_module(&self, module: Option<PartId>, name: &str) -> Option<PartId> {
        let is = |id: &PartId| {
            matches!(self.parts[*id].kind, PartKind::Module) && self.is_named(*id, name)
        };
        self.inside(module).iter().copied().find(is)
    }

    /// Types of this name in a module: the path's next segment may be an enum's variant.
    fn types_in(&self, module: Option<PartId>, name: &str) -> Option<Vec<PartId>> {
        let is = |id: &PartId| {
            matches!(self.parts[*id].kind, PartKind::Type) && self.is_named(*id, name)
        };
        let found: Vec<PartId> = self.inside(module).iter().copied().filter(is).collect();
        (!found.is_empty()).then_some(found)
    }

    /// The parts that an import's path may mean; `None` if that cannot be decided.
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
                name => match self.child_module(at, name) {
                    Some(module) => Some(module),
                    None => return self.types_in(at, name),
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
