//! Parts by name, and sets of names.

use std::collections::{HashMap, HashSet};

use crate::parts::{PartId, PartKind, Tree};

/// Name → parts that define it, or import it under this name.
pub type PartsByName<'a> = HashMap<&'a str, Vec<PartId>>;

pub fn parts_by_name(tree: &Tree) -> PartsByName<'_> {
    let mut parts = PartsByName::new();
    for (id, part) in tree.parts.iter().enumerate() {
        let name = match &part.kind {
            PartKind::Import(import) => Some(&import.binding),
            _ => tree.name(id),
        };
        if let Some(name) = name {
            parts.entry(name).or_default().push(id);
        }
    }
    parts
}

/// A set of names with a flag for each part whose name is in it: questions about parts are far more
/// frequent than new names.
pub struct Names<'a> {
    names: HashSet<&'a str>,
    of_parts: Vec<bool>,
}

impl<'a> Names<'a> {
    /// An empty set for the parts of this tree.
    pub fn new(tree: &Tree) -> Self {
        Self {
            names: HashSet::new(),
            of_parts: vec![false; tree.parts.len()],
        }
    }

    pub fn add(&mut self, name: &'a str, by_name: &PartsByName<'a>) {
        if self.names.insert(name) {
            for &id in by_name.get(name).into_iter().flatten() {
                self.of_parts[id] = true;
            }
        }
    }

    pub fn contains(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// Is the part's name in the set?
    pub fn has_that_of(&self, id: PartId) -> bool {
        self.of_parts[id]
    }
}
