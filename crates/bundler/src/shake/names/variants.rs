//! Lists removed variants of enums in the forms in which patterns mention them.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::parts::{PartId, PartKind, Tree, VariantName};

/// Variants that patterns must no longer mention. If another variant has the same name, the variant
/// only counts together with its enum.
pub fn removed_variants(
    tree: &Tree,
    removed: &HashSet<PartId>,
    types: &HashMap<&str, Vec<PartId>>,
) -> BTreeSet<VariantName> {
    let name = |id: PartId| tree.name(id);
    let is_variant = |&id: &PartId| matches!(tree.parts[id].kind, PartKind::Variant);
    let is_unique = |of: &String| {
        let namesakes = (0..tree.parts.len()).filter(is_variant);
        namesakes.filter(|&id| name(id) == Some(of)).count() == 1
    };
    let mut variants = BTreeSet::new();
    for &id in removed.iter().filter(|&id| is_variant(id)) {
        let owner = tree.parts[id].parent.and_then(name);
        let (Some(variant), Some(owner)) = (name(id), owner) else {
            continue;
        };
        let owners = types.get(owner.as_str());
        if owners.is_some_and(|ids| ids.len() == 1) {
            variants.insert((Some(owner.clone()), variant.clone()));
        }
        if is_unique(variant) {
            variants.insert((None, variant.clone()));
        }
    }
    variants
}
