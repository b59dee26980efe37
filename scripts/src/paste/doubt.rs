//! Parts that names and rustc both keep, though they may not be needed.

use std::collections::BTreeSet;

use cargo_metadata::diagnostic::Diagnostic;

use super::tree::{Id, Kind, Node, Tree};

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

/// The parts of `group` that fit the errors best.
pub fn spoken_of(tree: &Tree, errors: &[Diagnostic], group: &[Id]) -> BTreeSet<Id> {
    let mut best = BTreeSet::new();
    for error in errors {
        let message = error.message.as_str();
        let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
        let texts = labels.chain([message]);
        let words: BTreeSet<&str> = texts
            .flat_map(|text| text.split(|c: char| !(c.is_alphanumeric() || c == '_')))
            .collect();
        let fit = |id: Id| {
            let names = names(&tree.nodes[id]);
            names
                .iter()
                .filter(|name| words.contains(name.as_str()))
                .count()
        };
        let most = group.iter().map(|&id| fit(id)).max().unwrap_or(0);
        // A macro call speaks many names; one of them alone means nothing.
        let is_meant = |id: &Id| {
            let is_call = matches!(tree.nodes[*id].kind, Kind::Invocation(_));
            fit(*id) == most && most > usize::from(is_call)
        };
        best.extend(group.iter().copied().filter(is_meant));
    }
    best
}

/// Names that an error about the lack of this part would speak.
fn names(node: &Node) -> BTreeSet<&String> {
    match (&node.kind, &node.name) {
        (Kind::Impl(header), _) => {
            let names = header.heads.iter().chain(&header.arguments);
            names.chain(&header.trait_name).collect()
        }
        (Kind::Invocation(call), _) => {
            let written = call.products.impls.iter().flat_map(|header| &header.names);
            let defined = &call.products.defines;
            call.arguments
                .iter()
                .chain(written)
                .chain(defined)
                .collect()
        }
        (Kind::Import(import), _) => [&import.binding].into(),
        (_, Some((name, _))) => [name].into(),
        _ => BTreeSet::new(),
    }
}
