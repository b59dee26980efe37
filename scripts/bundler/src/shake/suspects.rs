//! Live parts that no lint calls unused, though they may not be needed.

use std::collections::BTreeSet;

use crate::parts::{Part, PartId, PartKind, Tree};

/// Parts that may be unused though no lint says so: rustc counts a conversion as a use
/// of both its types, and it does not report what a macro call among items writes in vain.
pub fn suspects(tree: &Tree, live: &[bool]) -> Vec<PartId> {
    let ids = || (0..tree.parts.len()).filter(|&id| live[id]);
    let converted: BTreeSet<&String> = ids()
        .filter_map(|id| match &tree.parts[id].kind {
            PartKind::Impl(header) => Some(&header.trait_arguments),
            _ => None,
        })
        .flatten()
        .collect();
    let is_member = |part: &Part| {
        let parent = part.parent.map(|parent| &tree.parts[parent].kind);
        matches!(parent, Some(PartKind::Impl(_) | PartKind::Trait))
    };
    let is_suspect = |id: &PartId| {
        let part = &tree.parts[*id];
        match (&part.kind, &part.name) {
            (PartKind::Type, Some((name, _))) => converted.contains(name),
            (PartKind::Impl(header), _) => header.trait_name.as_deref() == Some("From"),
            // Values are dropped without a call in the code.
            (PartKind::MacroCall(call), _) => {
                let mut impls = call.expansion.impls.iter();
                !is_member(part) && !impls.any(|generated| generated.names.contains("Drop"))
            }
            _ => false,
        }
    };
    ids().filter(is_suspect).collect()
}
