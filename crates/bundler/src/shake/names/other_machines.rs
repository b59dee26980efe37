//! Finds parts that only code for other machines needs: rustc does not compile that code here.

use std::collections::{HashMap, HashSet};

use crate::parts::{PartId, PartKind, Tree};
use crate::syntax::on_this;

/// Live parts whose conditions may be false on this machine, and the names that they mention.
pub struct OtherMachines<'a> {
    tree: &'a Tree,
    /// Name → parts under such a condition that mention it.
    mentions: HashMap<&'a str, Vec<PartId>>,
    /// Parts that have such a condition or are in one that has.
    conditional: HashSet<PartId>,
}

impl<'a> OtherMachines<'a> {
    pub fn new(tree: &'a Tree, live: &[bool]) -> Self {
        let mut others = Self {
            tree,
            mentions: HashMap::new(),
            conditional: HashSet::new(),
        };
        // A part comes after the parts around it.
        for (id, part) in tree.parts.iter().enumerate().filter(|(id, _)| live[*id]) {
            let is_inside = part.parent.is_some_and(|parent| others.have(parent));
            if is_inside || is_conditional(tree, id) {
                others.conditional.insert(id);
                for name in &part.mentions {
                    others.mentions.entry(name).or_default().push(id);
                }
            }
        }
        others
    }

    /// Is the part under such a condition?
    pub fn have(&self, id: PartId) -> bool {
        self.conditional.contains(&id)
    }

    /// Is the name mentioned under such a condition?
    pub fn mention(&self, name: &str) -> bool {
        self.mentions.contains_key(name)
    }

    /// May code that rustc does not compile here need the part, which rustc reports as unused?
    pub fn may_need(&self, id: PartId) -> bool {
        let name = match &self.tree.parts[id].kind {
            PartKind::Import(import) => Some(&import.binding),
            _ => self.tree.name(id),
        };
        let parts = name.and_then(|name| self.mentions.get(name.as_str()));
        parts.into_iter().flatten().any(|&part| part != id)
    }
}

/// Does a `#[cfg(…)]` on the part, or on something in it that is no part, depend on the machine?
fn is_conditional(tree: &Tree, id: PartId) -> bool {
    if matches!(
        tree.parts[id].kind,
        PartKind::MacroRules
            | PartKind::MacroArm
            | PartKind::StaysWithParent
            | PartKind::MacroRepetition
            | PartKind::GeneratedFn
            | PartKind::MacroCall(_)
    ) {
        return false;
    }
    let part = &tree.parts[id];
    let text = &tree.text[part.range.clone()];
    match part.kind {
        PartKind::Module | PartKind::Impl(_) | PartKind::Trait => {
            text.strip_prefix(CFG).is_some_and(may_be_false)
        }
        _ => text.split(CFG).skip(1).any(may_be_false),
    }
}

const CFG: &str = "#[cfg(";

/// May the predicate that begins here be false on this machine? A condition that is the same on all
/// machines has become `all()`, true, or `any()`, false. The latter hides nothing.
fn may_be_false(text: &str) -> bool {
    let predicate = predicate(text);
    predicate != "any()"
        && syn::parse_str(predicate).map_or(true, |predicate| on_this(&predicate) != Some(true))
}

/// The predicate that begins here, up to its parenthesis.
fn predicate(text: &str) -> &str {
    let mut depth = 1;
    let end = text.find(|c| {
        depth += match c {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    &text[..end.unwrap_or(text.len())]
}
