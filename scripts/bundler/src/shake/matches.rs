//! Names that parts share with a compile error.

use std::collections::{BTreeSet, HashSet};

use crate::parts::{Part, PartId, PartKind, Tree};

/// The parts of `group` that share most names with `words`.
pub fn best_matches(tree: &Tree, words: &HashSet<&str>, group: &[PartId]) -> Vec<PartId> {
    let is_word = |name: &&String| words.contains(name.as_str());
    let shared = |id: PartId| {
        let part = &tree.parts[id];
        let own = match &part.kind {
            // `u8` alone says nothing about `impl Add<u8> for Big`.
            PartKind::Impl(header) if !header.is_about(|name| is_word(&name)) => 0,
            _ => names(part).into_iter().filter(is_word).count(),
        };
        let related = match (&part.kind, part.parent) {
            (PartKind::Member, Some(parent)) if own > 0 => names(&tree.parts[parent]),
            // A method of a type is not found.
            (PartKind::Impl(_), _) if own > 0 => {
                let members = tree.children[id].iter();
                members.filter_map(|&member| tree.name(member)).collect()
            }
            _ => BTreeSet::new(),
        };
        own + usize::from(related.iter().any(is_word))
    };
    let most = group.iter().map(|&id| shared(id)).max().unwrap_or(0);
    // A macro call has many names; one shared name is no evidence.
    let matches = |id: &PartId| {
        let is_call = matches!(tree.parts[*id].kind, PartKind::MacroCall(_));
        shared(*id) == most && most > usize::from(is_call)
    };
    group.iter().copied().filter(matches).collect()
}

/// The traits of the impls that the part is or writes, and names around them.
pub fn implemented(part: &Part) -> Box<dyn Iterator<Item = &String> + '_> {
    match &part.kind {
        PartKind::Impl(header) => Box::new(header.trait_name.iter()),
        PartKind::MacroCall(call) => {
            let impls = call.expansion.impls.iter();
            Box::new(impls.flat_map(|generated| &generated.names))
        }
        _ => Box::new(std::iter::empty()),
    }
}

/// Names that an error about this part's absence would mention.
pub fn names(part: &Part) -> BTreeSet<&String> {
    match (&part.kind, &part.name) {
        (PartKind::Impl(header), _) => {
            let names = header.header_names.iter().chain(&header.trait_arguments);
            names.chain(&header.trait_name).collect()
        }
        (PartKind::MacroCall(call), _) => {
            let written = call
                .expansion
                .impls
                .iter()
                .flat_map(|generated| &generated.names);
            let defined = &call.expansion.defines;
            call.arguments
                .iter()
                .chain(written)
                .chain(defined)
                .collect()
        }
        (PartKind::Import(import), _) => import
            .path
            .last()
            .into_iter()
            .chain([&import.binding])
            .collect(),
        (PartKind::MacroArgument, _) => part.mentions.iter().collect(),
        (_, Some((name, _))) => [name].into(),
        _ => BTreeSet::new(),
    }
}
