//! Finds the paths of the text's types in symbols.

use std::collections::{HashMap, HashSet};

use crate::parts::{Import, PartId, PartKind, Tree};

/// Structs, enums and unions by name, to find their paths.
pub struct TypePaths<'a> {
    types: HashMap<&'a str, Vec<PartId>>,
    /// Name that an import or a `type` item gives to something else → crates that do so.
    renamed: HashMap<&'a str, HashSet<PartId>>,
}

impl<'a> TypePaths<'a> {
    pub fn new(tree: &'a Tree) -> Self {
        let mut types = Self {
            types: HashMap::new(),
            renamed: HashMap::new(),
        };
        for (id, part) in tree.parts.iter().enumerate() {
            let renamed = match (&part.kind, &part.name) {
                (PartKind::Import(Import { path, binding, .. }), _) => {
                    (path.last() != Some(binding)).then_some(binding)
                }
                (PartKind::Type, Some((name, _))) if tree.is_alias(id) => Some(name),
                (PartKind::Type, Some((name, _))) => {
                    types.types.entry(name).or_default().push(id);
                    None
                }
                _ => None,
            };
            if let Some(name) = renamed {
                let crates = types.renamed.entry(name).or_default();
                crates.insert(tree.root_of(id));
            }
        }
        types
    }

    /// Does the name mean its own type or trait everywhere?
    pub fn is_plain(&self, name: &str) -> bool {
        !self.renamed.contains_key(name)
    }

    /// Does the name mean its own type or trait everywhere in this crate?
    pub fn is_plain_in(&self, krate: PartId, name: &str) -> bool {
        let crates = self.renamed.get(name);
        crates.is_none_or(|crates| !crates.contains(&krate))
    }

    /// The paths that the type of an impl may have: types in the impl's module, else in its crate,
    /// else anywhere. A foreign type's path is its name alone, a type parameter has an empty path.
    /// `None` if the name may be an alias.
    pub fn paths(
        &self,
        tree: &'a Tree,
        id: PartId,
        name: &'a str,
        is_blanket: bool,
    ) -> Option<Vec<Vec<&'a str>>> {
        if is_blanket {
            return Some(vec![Vec::new()]);
        }
        let (krate, module) = (tree.root_of(id), tree.module_of(id));
        if !self.is_plain_in(krate, name) {
            return None;
        }
        let Some(types) = self.types.get(name) else {
            return Some(vec![vec![name]]);
        };
        let in_module = |&id: &PartId| tree.module_of(id) == module;
        let in_crate = |&id: &PartId| tree.root_of(id) == krate;
        let mut nearest: Vec<PartId> = types.iter().copied().filter(in_module).collect();
        if nearest.is_empty() {
            nearest = types.iter().copied().filter(in_crate).collect();
        }
        if nearest.is_empty() {
            nearest.clone_from(types);
        }
        Some(nearest.into_iter().map(|id| tree.path_of(id)).collect())
    }
}
