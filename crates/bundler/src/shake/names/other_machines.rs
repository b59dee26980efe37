//! Finds parts that only code for other machines needs: rustc does not compile that code here.

use std::collections::{BTreeMap, HashMap};

use crate::parts::{Import, PartId, PartKind, Tree};
use crate::syntax::on_this;

/// Live parts whose conditions may be false on this machine.
pub struct OtherMachines<'a> {
    tree: &'a Tree,
    /// Name → parts under such a condition that mention it.
    mentions: HashMap<&'a str, Vec<PartId>>,
    /// Part → innermost part with a condition that is or contains it.
    condition: BTreeMap<PartId, PartId>,
}

impl<'a> OtherMachines<'a> {
    pub fn new(tree: &'a Tree, live: &[bool]) -> Self {
        let mut others = Self {
            tree,
            mentions: HashMap::new(),
            condition: BTreeMap::new(),
        };
        // A part comes after the parts around it.
        for (id, part) in tree.parts.iter().enumerate().filter(|(id, _)| live[*id]) {
            let around = part.parent.and_then(|parent| others.condition.get(&parent));
            let condition = if is_conditional(tree, id) {
                Some(id)
            } else {
                around.copied()
            };
            let Some(condition) = condition else { continue };
            others.condition.insert(id, condition);
            for name in &part.mentions {
                others.mentions.entry(name).or_default().push(id);
            }
        }
        others
    }

    /// Returns whether the part is under such a condition.
    pub fn have(&self, id: PartId) -> bool {
        self.condition.contains_key(&id)
    }

    /// Returns whether such a condition is in front of the part's name.
    pub fn begin(&self, id: PartId) -> bool {
        let part = &self.tree.parts[id];
        let start = part.range.start;
        let end = part.name.as_ref().map_or(start, |(_, name)| name.start);
        self.tree.text[start..end]
            .split(CFG)
            .skip(1)
            .any(may_be_false)
    }

    /// Returns whether the name is mentioned under such a condition.
    pub fn mention(&self, name: &str) -> bool {
        self.mentions.contains_key(name)
    }

    /// Returns whether code that rustc does not compile here may need the part, which rustc reports
    /// as unused.
    pub fn may_need(&self, id: PartId) -> bool {
        let import = match &self.tree.parts[id].kind {
            PartKind::Import(import) => Some(import),
            _ => None,
        };
        let name = import.map_or(self.tree.name(id), |import| Some(&import.binding));
        let parts = name.and_then(|name| self.mentions.get(name.as_str()));
        let mut parts = parts.into_iter().flatten().filter(|&&part| part != id);
        parts.any(|&part| {
            self.is_hidden(part, id) && import.is_none_or(|import| self.finds(part, id, import))
        })
    }

    /// Returns whether a condition on `part` may be false while the condition on `compiled` is
    /// true.
    fn is_hidden(&self, part: PartId, compiled: PartId) -> bool {
        let mut condition = self.condition.get(&part);
        while let Some(&id) = condition {
            if id != part && self.is_around(id, compiled) {
                let parent = self.tree.parts[id].parent;
                condition = parent.and_then(|parent| self.condition.get(&parent));
            } else {
                return true;
            }
        }
        false
    }

    fn is_around(&self, outer: PartId, inner: PartId) -> bool {
        let range = &self.tree.parts[inner].range;
        self.tree.parts[outer].range.contains(&range.start)
    }

    /// Returns whether `part` can mean the import `id` by its name. Not if the module of `part`
    /// imports this name from the standard library.
    fn finds(&self, part: PartId, id: PartId, import: &Import) -> bool {
        let (tree, here) = (self.tree, self.tree.module_of(part));
        let of_import = tree.module_of(id);
        if here == of_import {
            return true;
        }
        let is_inside = of_import.is_none_or(|module| self.is_around(module, part));
        let is_own = |other: &PartId| match &tree.parts[*other].kind {
            PartKind::Import(own) => {
                own.binding == import.binding && ["std", "core"].contains(&own.path[0].as_str())
            }
            _ => false,
        };
        (import.is_public || is_inside) && !tree.inside(here).iter().any(is_own)
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
