//! The tree of all parts of a text, and questions about one part.

use std::cell::OnceCell;
use std::collections::HashSet;
use std::ops::Range;

use super::{Import, MacroCall, Part, PartId, PartKind};
use crate::syntax::is_of_word;

/// Attributes whose items act although nothing names them.
const ACTING: [&str; 5] = [
    "export_name",
    "global_allocator",
    "link_section",
    "no_mangle",
    "used",
];

/// The text and its parts; a part comes before the parts inside it.
#[derive(Debug)]
pub struct Tree {
    pub text: String,
    pub parts: Vec<Part>,
    pub children: Vec<Vec<PartId>>,
    pub roots: Vec<PartId>,
    /// Cache: parts that each import may mean.
    pub(super) targets: Vec<OnceCell<Option<Vec<PartId>>>>,
    /// Cache: members of impls that implement each member of a trait.
    pub(super) implementations: Vec<OnceCell<Vec<PartId>>>,
    /// Cache: parts to which an attribute gives an effect of their own.
    acting: OnceCell<HashSet<PartId>>,
    /// Cache: names of types.
    types: OnceCell<HashSet<String>>,
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
            targets: vec![OnceCell::new(); parts.len()],
            implementations: vec![OnceCell::new(); parts.len()],
            acting: OnceCell::new(),
            types: OnceCell::new(),
            parts,
            children,
            roots,
        }
    }

    /// Returns the part whose name is defined at `range`.
    pub fn defined_at(&self, range: &Range<usize>) -> Option<PartId> {
        let is_here = |part: &Part| part.name.as_ref().is_some_and(|(_, place)| place == range);
        self.parts.iter().position(is_here)
    }

    /// Returns the innermost part around `offset`.
    pub fn innermost_at(&self, offset: usize) -> Option<PartId> {
        let is_around = |part: &Part| part.range.contains(&offset);
        self.parts.iter().rposition(is_around)
    }

    /// Returns the part and the parts around it, innermost first.
    pub fn around(&self, id: PartId) -> impl Iterator<Item = PartId> {
        std::iter::successors(Some(id), |&id| self.parts[id].parent)
    }

    /// Returns whether the part defines this name.
    pub fn is_named(&self, id: PartId, name: &str) -> bool {
        self.name(id).is_some_and(|own| own == name)
    }

    /// Returns the name that the part defines.
    pub fn name(&self, id: PartId) -> Option<&String> {
        self.parts[id].name.as_ref().map(|(name, _)| name)
    }

    /// Returns whether an attribute gives the item, or one that the macro call writes, an effect
    /// that needs no mention of its name.
    pub fn acts(&self, id: PartId) -> bool {
        self.acting.get_or_init(|| self.find_acting()).contains(&id)
    }

    fn find_acting(&self) -> HashSet<PartId> {
        let places = ACTING.iter().flat_map(|word| self.text.match_indices(word));
        let places = places.filter(|(at, word)| is_in_attribute(&self.text, *at..at + word.len()));
        let items = places.filter_map(|(at, _)| self.innermost_at(at));
        let acting = items.flat_map(|id| {
            // It acts everywhere, also in a function.
            let around = self.around(id).take_while(|&id| !self.is_module(id));
            let calls = self.macro_of(id).map(|name| self.calls_of(name));
            around.chain(calls.into_iter().flatten().map(|(id, _)| id))
        });
        acting.collect()
    }

    /// Returns the calls among items that lead to a macro of this name.
    pub fn calls_of(&self, name: &str) -> impl Iterator<Item = (PartId, &MacroCall)> {
        let parts = self.parts.iter().enumerate();
        parts.filter_map(move |(id, part)| match &part.kind {
            PartKind::MacroCall(call) if call.macros.contains(name) => Some((id, call)),
            _ => None,
        })
    }

    /// Returns the import that the part is.
    pub fn import(&self, id: PartId) -> Option<&Import> {
        match &self.parts[id].kind {
            PartKind::Import(import) => Some(import),
            _ => None,
        }
    }

    pub fn is_module(&self, id: PartId) -> bool {
        matches!(self.parts[id].kind, PartKind::Module)
    }

    /// Returns whether there is a struct, an enum or another type of this name.
    pub fn has_type(&self, name: &str) -> bool {
        let types = self.types.get_or_init(|| {
            let is_type = |&id: &PartId| matches!(self.parts[id].kind, PartKind::Type);
            let types = (0..self.parts.len()).filter(is_type);
            types.filter_map(|id| self.name(id).cloned()).collect()
        });
        types.contains(name)
    }

    /// Returns whether the part is `type Name = …;`.
    pub fn is_alias(&self, id: PartId) -> bool {
        self.parts[id].has_keyword("type", &self.text)
    }

    /// Returns whether the part is a function, in a module or among members.
    pub fn is_function(&self, id: PartId) -> bool {
        self.parts[id].has_keyword("fn", &self.text)
    }

    /// Returns the text with removed parts overwritten by blanks, so that offsets stay valid.
    pub fn blanked(&self, live: &[bool]) -> String {
        let mut bytes = self.text.clone().into_bytes();
        let mut end = 0;
        for (part, _) in self.parts.iter().zip(live).filter(|(_, live)| !**live) {
            // A part inside a removed one is blank already.
            let range = part.range.start.max(end)..part.range.end.max(end);
            end = range.end;
            for byte in bytes[range].iter_mut().filter(|byte| **byte != b'\n') {
                *byte = b' ';
            }
        }
        String::from_utf8(bytes).expect("whole items are blanked")
    }

    /// Returns the bytes of the live parts without white space.
    pub fn live_bytes(&self, live: &[bool]) -> usize {
        visible_bytes(&self.blanked(live))
    }
}

/// Returns the bytes of a text without white space.
pub fn visible_bytes(text: &str) -> usize {
    let bytes = text.bytes();
    bytes.filter(|byte| !byte.is_ascii_whitespace()).count()
}

/// Returns whether the place is a whole word in an attribute, such as `#[used]` or
/// `#[cfg_attr(unix, used)]`.
fn is_in_attribute(text: &str, place: Range<usize>) -> bool {
    let before = &text[..place.start];
    let open = before.rfind("#[").map(|open| &before[open..]);
    open.is_some_and(|inside| !inside.contains(']'))
        && !before.ends_with(is_of_word)
        && !text[place.end..].starts_with(is_of_word)
}

#[cfg(test)]
mod tests {
    use super::visible_bytes;
    use crate::parts::parse_tree;

    #[test]
    fn removed_parts_are_blank_and_not_counted_even_inside_each_other() {
        let source = "mod a { fn f() {}\n fn g() { \"é\" } }\nfn h() {}\n";
        let tree = parse_tree(source.to_string()).unwrap();
        assert_eq!(tree.parts.len(), 4);
        for flags in 0..16 {
            let live: Vec<bool> = (0..4).map(|id| (flags >> id) & 1 == 1).collect();
            let mut bytes = source.as_bytes().to_vec();
            for (part, _) in tree.parts.iter().zip(&live).filter(|(_, live)| !**live) {
                for i in part
                    .range
                    .clone()
                    .filter(|&i| source.as_bytes()[i] != b'\n')
                {
                    bytes[i] = b' ';
                }
            }
            let blanked = tree.blanked(&live);
            assert_eq!(blanked.as_bytes(), bytes);
            assert_eq!(tree.live_bytes(&live), visible_bytes(&blanked));
        }
    }
}
