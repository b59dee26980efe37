//! The types of the text, as symbols name them.

use std::collections::{HashMap, HashSet};

use crate::parts::{Import, PartId, PartKind, Tree};

/// Paths of structs, enums and unions, by name.
pub struct TypePaths<'a> {
    types: HashMap<&'a str, Vec<PartId>>,
    /// Names that an import or a `type` item gives to something else, with the crates where.
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

    /// Is the name that of its type or trait, everywhere?
    pub fn is_plain(&self, name: &str) -> bool {
        !self.renamed.contains_key(name)
    }

    /// Is the name that of its type or trait everywhere in one crate?
    pub fn is_plain_in(&self, krate: PartId, name: &str) -> bool {
        let crates = self.renamed.get(name);
        crates.is_none_or(|crates| !crates.contains(&krate))
    }

    /// The paths of all types of this name.
    pub fn all_paths(&self, tree: &'a Tree, name: &str) -> Option<Vec<Vec<&'a str>>> {
        let types = self.types.get(name)?;
        Some(types.iter().map(|&id| tree.path_of(id)).collect())
    }

    /// The paths that the type of an impl may have: of types in its module, else in its crate,
    /// else anywhere. A foreign type has its name alone, a parameter has none. `None` if the name
    /// stands for another one.
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
