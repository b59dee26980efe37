//! Finds parts that only code for other machines needs: rustc does not compile that code here.

use std::collections::HashSet;

use crate::parts::{PartId, PartKind, Tree};
use crate::syntax::on_this;

/// Live parts whose conditions may be false on this machine.
pub struct OtherMachines<'a> {
    /// Names that they mention.
    mentions: HashSet<&'a str>,
    parts: HashSet<PartId>,
}

impl<'a> OtherMachines<'a> {
    pub fn new(tree: &'a Tree, live: &[bool]) -> Self {
        let mut others = Self {
            mentions: HashSet::new(),
            parts: HashSet::new(),
        };
        // A part comes after the parts around it.
        for (id, part) in tree.parts.iter().enumerate().filter(|(id, _)| live[*id]) {
            let around = part.parent.is_some_and(|parent| others.have(parent));
            if around || is_conditional(tree, id) {
                others.parts.insert(id);
                others
                    .mentions
                    .extend(part.mentions.iter().map(String::as_str));
            }
        }
        others
    }

    /// Returns whether the part is under such a condition.
    pub fn have(&self, id: PartId) -> bool {
        self.parts.contains(&id)
    }

    /// Returns whether the name is mentioned under such a condition.
    pub fn mention(&self, name: &str) -> bool {
        self.mentions.contains(name)
    }

    /// Returns whether code that rustc does not compile here may need the part, which rustc reports
    /// as unused.
    pub fn may_need(&self, tree: &Tree, id: PartId) -> bool {
        let name = match &tree.parts[id].kind {
            PartKind::Import(import) => Some(&import.binding),
            _ => tree.name(id),
        };
        name.is_some_and(|name| self.mention(name))
    }
}

/// Returns whether a `#[cfg(…)]` on the part, or on something in it that is no part, depends on the
/// machine.
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

/// Returns whether the predicate that begins here may be false on this machine. A condition that is
/// the same on all machines has become `all()`, true, or `any()`, false. The latter hides nothing.
fn may_be_false(text: &str) -> bool {
    let predicate = predicate(text);
    predicate != "any()"
        && syn::parse_str(predicate).map_or(true, |predicate| on_this(&predicate) != Some(true))
}

/// Returns the predicate that begins here, up to its parenthesis.
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
