//! Finds live parts that may be unused although no lint reports them.

use std::collections::BTreeSet;

use super::functions::Functions;
use crate::parts::{MacroCall, Part, PartId, PartKind, Tree};

/// Parts that may be unused although no lint reports them: rustc counts a conversion as a use of
/// both its types, and it does not report unused items that a macro call writes.
pub fn suspects(tree: &Tree, live: &[bool], functions: &Functions) -> Vec<PartId> {
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
            (PartKind::Type, Some((name, _))) => {
                converted.contains(name) && !functions.have(&tree.path_of(*id))
            }
            (PartKind::Impl(header), _) => header.trait_name.as_deref() == Some("From"),
            (PartKind::MacroCall(call), _) if is_member(part) => false,
            (PartKind::MacroCall(call), _) => {
                writes_impls_only(call) && !runs(tree, *id, call, functions)
            }
            _ => false,
        }
    };
    ids().filter(is_suspect).collect()
}

/// Live macro calls that write impls, none with a function in the program.
pub fn calls_never_run(tree: &Tree, live: &[bool], functions: &Functions) -> Vec<PartId> {
    let is_never_run = |&id: &PartId| match &tree.parts[id].kind {
        PartKind::MacroCall(call) => {
            live[id] && !call.expansion.impls.is_empty() && !runs(tree, id, call, functions)
        }
        _ => false,
    };
    (0..tree.parts.len()).filter(is_never_run).collect()
}

/// Does the call write impls, and no item that can be mentioned by name?
fn writes_impls_only(call: &MacroCall) -> bool {
    let expansion = &call.expansion;
    !expansion.impls.is_empty() && expansion.defines.is_empty() && !expansion.defines_arguments
}

/// Is a function of an impl that the call writes in the program?
fn runs(tree: &Tree, id: PartId, call: &MacroCall, functions: &Functions) -> bool {
    let is_in_program = call.expansion.impls.iter().any(|generated| {
        let arguments = call.arguments.iter().filter(|_| generated.takes_arguments);
        let names = || generated.names.iter().chain(arguments.clone());
        let traits: Vec<&String> = match &generated.of_trait {
            Some(of_trait) => vec![of_trait],
            None => names().collect(),
        };
        let mut traits = traits.into_iter();
        traits.any(|of_trait| names().any(|of_type| functions.have_impl(of_trait, of_type)))
            || names().any(|name| name == "Drop")
    });
    is_in_program && functions.may_have_call(tree, id, call)
}
