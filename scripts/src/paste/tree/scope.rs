//! Which parts a path may lead to.

use super::{Id, Kind, Tree};

impl Tree {
    /// The module that `id` lies in; `None` is the bundle's root.
    pub fn module_of(&self, id: Id) -> Option<Id> {
        let mut up = self.nodes[id].parent;
        while let Some(id) = up {
            if matches!(self.nodes[id].kind, Kind::Module) {
                break;
            }
            up = self.nodes[id].parent;
        }
        up
    }

    pub fn inside(&self, module: Option<Id>) -> &[Id] {
        module.map_or(&self.roots, |id| &self.children[id])
    }

    fn child_module(&self, module: Option<Id>, name: &str) -> Option<Id> {
        let is = |id: &Id| matches!(self.nodes[*id].kind, Kind::Module) && self.named(*id, name);
        self.inside(module).iter().copied().find(is)
    }

    /// Types of this name in a module: a path may go on to an enum's variant.
    fn types_in(&self, module: Option<Id>, name: &str) -> Option<Vec<Id>> {
        let is = |id: &Id| matches!(self.nodes[*id].kind, Kind::Type) && self.named(*id, name);
        let found: Vec<Id> = self.inside(module).iter().copied().filter(is).collect();
        (!found.is_empty()).then_some(found)
    }

    /// What an import's path may mean: `None` if that cannot be told here.
    pub fn targets(&self, import: Id, path: &[String]) -> Option<Vec<Id>> {
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
            match &self.nodes[id].kind {
                Kind::Invocation(_) => return None,
                Kind::Import(other) if other.binding == "*" => return None,
                Kind::Import(other) if other.binding == *last => found.push(id),
                _ if self.named(id, last) => found.push(id),
                _ => {}
            }
        }
        (!found.is_empty()).then_some(found)
    }
}
