//! Variants that are gone, as patterns name them.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::paste::tree::{Id, Kind, Tree, VariantName};

/// What patterns cannot name any more. A variant that is not the only one of its name is
/// named with its enum.
pub fn lost_variants(
    tree: &Tree,
    removed: &HashSet<Id>,
    types: &HashMap<&str, Vec<Id>>,
) -> BTreeSet<VariantName> {
    let name = |id: Id| tree.nodes[id].name.as_ref().map(|(name, _)| name);
    let is_variant = |&id: &Id| matches!(tree.nodes[id].kind, Kind::Variant);
    let is_alone = |of: &String| {
        let namesakes = (0..tree.nodes.len()).filter(is_variant);
        namesakes.filter(|&id| name(id) == Some(of)).count() == 1
    };
    let mut lost = BTreeSet::new();
    for &id in removed.iter().filter(|&id| is_variant(id)) {
        let owner = tree.nodes[id].parent.and_then(name);
        let (Some(variant), Some(owner)) = (name(id), owner) else {
            continue;
        };
        let owners = types.get(owner.as_str());
        if owners.is_some_and(|ids| ids.len() == 1) {
            lost.insert((Some(owner.clone()), variant.clone()));
        }
        if is_alone(variant) {
            lost.insert((None, variant.clone()));
        }
    }
    lost
}
