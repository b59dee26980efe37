//! Parts that names and rustc both keep, though they may not be needed.

use std::collections::BTreeSet;

use crate::paste::tree::{Id, Kind, Node, Tree};

/// Live parts that only a build without them can tell about. Rustc counts a conversion
/// as a use of both its types and does not look into what a macro call among items
/// writes for whom.
pub fn doubtful(tree: &Tree, live: &[bool]) -> Vec<Id> {
    let ids = || (0..tree.nodes.len()).filter(|&id| live[id]);
    let converted: BTreeSet<&String> = ids()
        .filter_map(|id| match &tree.nodes[id].kind {
            Kind::Impl(header) => Some(&header.arguments),
            _ => None,
        })
        .flatten()
        .collect();
    let is_member = |node: &Node| {
        let parent = node.parent.map(|parent| &tree.nodes[parent].kind);
        matches!(parent, Some(Kind::Impl(_) | Kind::Trait))
    };
    let is_doubtful = |id: &Id| {
        let node = &tree.nodes[*id];
        match (&node.kind, &node.name) {
            (Kind::Type, Some((name, _))) => converted.contains(name),
            (Kind::Impl(header), _) => header.trait_name.as_deref() == Some("From"),
            // Dropping is done without being asked for.
            (Kind::Invocation(call), _) => {
                let mut impls = call.products.impls.iter();
                !is_member(node) && !impls.any(|header| header.names.contains("Drop"))
            }
            _ => false,
        }
    };
    ids().filter(is_doubtful).collect()
}
