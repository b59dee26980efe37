//! Finds the macros that own a part.

use std::collections::BTreeSet;

use crate::parts::part::{PartId, PartKind};
use crate::parts::tree::Tree;

impl Tree {
    /// The name of the macro whose definition contains the part.
    pub fn macro_of(&self, id: PartId) -> Option<&String> {
        let mut up = self.parts[id].parent;
        while let Some(id) = up.filter(|&id| !matches!(self.parts[id].kind, PartKind::MacroRules)) {
            up = self.parts[id].parent;
        }
        self.name(up?)
    }

    /// Parts of the macros with these names, and of the macros that they may call, directly or
    /// through others.
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

    /// Functions of this name that arms of these macros write.
    pub fn functions_of_macros(
        &self,
        macros: &BTreeSet<String>,
        name: &str,
    ) -> impl Iterator<Item = PartId> {
        let ids = (0..self.parts.len()).filter(move |&id| {
            matches!(self.parts[id].kind, PartKind::GeneratedFn) && self.is_named(id, name)
        });
        ids.filter(|&id| self.macro_of(id).is_some_and(|name| macros.contains(name)))
    }
}
