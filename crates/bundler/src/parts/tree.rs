//! The tree of all parts of a text, and questions about one part.

use std::cell::OnceCell;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

use super::part::{Part, PartId, PartKind};
use crate::syntax::visible_bytes;

/// The text and its parts; a part comes before the parts inside it.
#[derive(Debug)]
pub struct Tree {
    pub text: String,
    pub parts: Vec<Part>,
    pub children: Vec<Vec<PartId>>,
    pub roots: Vec<PartId>,
    /// Cache: parts that each import may mean.
    pub(super) targets: Vec<OnceCell<Option<Vec<PartId>>>>,
    /// Cache: for each crate, the crates that its names can lead to.
    pub(super) reached: OnceCell<HashMap<PartId, HashSet<PartId>>>,
    /// Cache: members of impls that implement each member of a trait.
    pub(super) implementations: Vec<OnceCell<Vec<PartId>>>,
}

impl Tree {
    pub fn new(text: String, parts: Vec<Part>) -> Self {
        let mut children = vec![Vec::new(); parts.len()];
        let mut roots = Vec::new();
        for (id, part) in parts.iter().enumerate() {
            match part.parent {
                Some(parent) => children[parent].push(id),
                None => roots.push(id),
            }
        }
        Self {
            text,
            reached: OnceCell::new(),
            targets: vec![OnceCell::new(); parts.len()],
            implementations: vec![OnceCell::new(); parts.len()],
            parts,
            children,
            roots,
        }
    }

    /// The part whose name is defined at `range`.
    pub fn defined_at(&self, range: &Range<usize>) -> Option<PartId> {
        let is_here = |part: &Part| part.name.as_ref().is_some_and(|(_, place)| place == range);
        self.parts.iter().position(is_here)
    }

    /// The innermost part around `offset`.
    pub fn innermost_at(&self, offset: usize) -> Option<PartId> {
        let is_around = |part: &Part| part.range.contains(&offset);
        self.parts.iter().rposition(is_around)
    }

    /// Does the part define this name?
    pub fn is_named(&self, id: PartId, name: &str) -> bool {
        self.name(id).is_some_and(|own| own == name)
    }

    /// The name that the part defines.
    pub fn name(&self, id: PartId) -> Option<&String> {
        self.parts[id].name.as_ref().map(|(name, _)| name)
    }

    /// Is there a struct, an enum or another type of this name?
    pub fn has_type(&self, name: &str) -> bool {
        let is_type = |&id: &PartId| matches!(self.parts[id].kind, PartKind::Type);
        let mut types = (0..self.parts.len()).filter(is_type);
        types.any(|id| self.is_named(id, name))
    }

    /// Is the part `type Name = …;`?
    pub fn is_alias(&self, id: PartId) -> bool {
        let place = self.parts[id].name.as_ref().map(|(_, place)| place);
        place.is_some_and(|place| self.text[..place.start].trim_end().ends_with("type"))
    }

    /// Is the part a function, in a module or among members?
    pub fn is_function(&self, id: PartId) -> bool {
        let place = self.parts[id].name.as_ref().map(|(_, place)| place);
        place.is_some_and(|place| self.text[..place.start].trim_end().ends_with("fn"))
    }

    /// The text with removed parts overwritten by blanks, so that offsets stay valid.
    pub fn blanked(&self, live: &[bool]) -> String {
        let mut bytes = self.text.clone().into_bytes();
        for (part, _) in self.parts.iter().zip(live).filter(|(_, live)| !**live) {
            for byte in &mut bytes[part.range.clone()] {
                if *byte != b'\n' {
                    *byte = b' ';
                }
            }
        }
        String::from_utf8(bytes).expect("whole items are blanked")
    }

    /// Bytes of the live parts of each module at the root, without white space.
    pub fn sizes_of_modules(&self, live: &[bool]) -> BTreeMap<String, usize> {
        let text = self.blanked(live);
        let sizes = self.roots.iter().filter_map(|&root| {
            let bytes = visible_bytes(&text[self.parts[root].range.clone()]);
            Some((self.name(root)?.clone(), bytes))
        });
        sizes.collect()
    }
}
