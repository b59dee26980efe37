//! Finds the parts that the compiled program never runs: those without a function in it.
//!
//! Rustc reports no impl of a trait as unused, because something may need it. The search tries to
//! remove these parts. If the program still compiles, a call can have got another meaning only
//! because fewer impls apply, which the judge sees. Values are dropped and copied without a call in
//! the code: an impl of `Drop` goes only if no function names its type, and impls without functions
//! stay. Code that other machines may run also stays.
//!
//! `functions` reads the program's functions, and finds the parts that they come from.

mod functions;

use std::collections::BTreeSet;

use crate::parts::{Impl, MacroCall, PartId, PartKind, Tree};
use crate::shake::names::OtherMachines;
pub use functions::{Functions, least_sizes};

/// Returns live impls, functions and types that aren't in the program, with the implementations of
/// a trait's function, and macro calls that write nothing but such impls. Sorted.
pub fn parts_never_run(
    tree: &Tree,
    live: &[bool],
    others: &OtherMachines,
    functions: &Functions,
) -> Vec<PartId> {
    let parent = |id: PartId| tree.parts[id].parent;
    let is_type_never_run = |id: PartId| {
        !tree.is_alias(id)
            && tree.macro_of(id).is_none()
            && !functions.have(&tree.path_of(id))
            && !others.need(id)
    };
    let is_never_run = |id: PartId| match &tree.parts[id].kind {
        // Rustc counts a conversion as a use of both its types.
        PartKind::Impl(header) if header.trait_name.as_deref() == Some("From") => true,
        // Rustc reports no item that a macro call writes.
        PartKind::MacroCall(call) => {
            let parent = parent(id).map(|parent| &tree.parts[parent].kind);
            let is_member = matches!(parent, Some(PartKind::Impl(_) | PartKind::Trait));
            let written = &call.expansion;
            let writes_items = !written.defines.is_empty() || written.defines_arguments;
            !is_member && !writes_items && is_call_never_run(tree, id, call, functions)
        }
        PartKind::Impl(header) => {
            is_impl_never_run(tree, id, header, functions)
                && (!header.is_destructor() || tree.dropped_by(id).is_some_and(is_type_never_run))
        }
        PartKind::Item | PartKind::Member => {
            functions.have_part(tree, id) == Some(false)
                && !is_implementation_run(tree, id, functions)
        }
        PartKind::Type => is_type_never_run(id),
        _ => false,
    };
    let ids = (0..live.len()).filter(|&id| live[id] && !tree.acts(id) && is_never_run(id));
    let with_implementations = |id| tree.implementations(id).iter().copied().chain([id]);
    let found = ids.flat_map(with_implementations);
    let found: BTreeSet<PartId> = found.filter(|&id| !others.need(id)).collect();
    found.into_iter().collect()
}

/// Returns whether it is an impl of a trait that has functions, none of them in the program.
fn is_impl_never_run(tree: &Tree, id: PartId, header: &Impl, functions: &Functions) -> bool {
    let Some(of_trait) = header.trait_name.as_deref() else {
        return false;
    };
    let is_call = |&id: &PartId| matches!(tree.parts[id].kind, PartKind::MacroCall(_));
    if tree.children[id].iter().any(is_call) {
        // Functions that macros write are known by their names alone.
        let mut of_type = header.type_name.iter();
        return of_type.any(|of_type| !functions.have_impl(of_trait, of_type));
    }
    let runs = tree.children[id].iter();
    let mut runs = runs.filter(|&&id| tree.is_function(id)).peekable();
    runs.peek().is_some() && runs.all(|&id| functions.have_part(tree, id) == Some(false))
}

/// Returns whether a function that implements the trait's function `id` is in the program. Its
/// declaration itself isn't compiled.
fn is_implementation_run(tree: &Tree, id: PartId, functions: &Functions) -> bool {
    let of_trait = tree.parts[id].parent.and_then(|parent| tree.name(parent));
    let mut names = tree.path_of(id);
    names.extend(of_trait.map(String::as_str));
    // Functions that macros write are known by their names alone.
    let is_named = functions.have(&names);
    let mut implementations = tree.implementations(id).iter();
    implementations.any(|&id| functions.have_part(tree, id).unwrap_or(is_named))
}

/// Returns live macro calls that write impls, none of them with a function in the program.
pub fn calls_never_run(
    tree: &Tree,
    live: &[bool],
    others: &OtherMachines,
    functions: &Functions,
) -> Vec<PartId> {
    let is_never_run = |&id: &PartId| match &tree.parts[id].kind {
        PartKind::MacroCall(call) => is_call_never_run(tree, id, call, functions),
        _ => false,
    };
    let may_go = |&id: &PartId| live[id] && !others.need(id);
    (0..tree.parts.len())
        .filter(may_go)
        .filter(is_never_run)
        .collect()
}

/// Returns whether the call writes impls with functions, none of them in the program.
fn is_call_never_run(tree: &Tree, id: PartId, call: &MacroCall, functions: &Functions) -> bool {
    let impls = &call.expansion.impls;
    if impls.is_empty() || tree.acts(id) || impls.iter().any(|written| written.is_marker) {
        return false;
    }
    let is_in_program = impls.iter().any(|written| {
        let arguments = call.arguments.iter().filter(|_| written.takes_arguments);
        let names = || written.names.iter().chain(arguments.clone());
        let traits: Vec<&String> = match &written.of_trait {
            Some(of_trait) => vec![of_trait],
            None => names().collect(),
        };
        let mut traits = traits.into_iter();
        traits.any(|of_trait| names().any(|of_type| functions.have_impl(of_trait, of_type)))
            || names().any(|name| name == "Drop")
    });
    !(is_in_program && functions.may_have_call(tree, id, call))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

    /// Returns texts of the parts that never run, if the functions on these lines do.
    fn never_run(source: &str, lines: &[(&str, usize)]) -> Vec<String> {
        let tree = parse_tree(source.to_string()).unwrap();
        let functions = Functions::new(&tree, [].into_iter(), lines.iter().copied());
        let live = vec![true; tree.parts.len()];
        let others = OtherMachines::new(&tree, &live, |id| functions.may_have(&tree, id));
        let found = parts_never_run(&tree, &live, &others, &functions).into_iter();
        let found = found.filter(|&id| !matches!(tree.parts[id].kind, PartKind::Type));
        let texts = found.map(|id| tree.text[tree.parts[id].range.clone()].to_string());
        texts.collect()
    }

    #[test]
    fn impls_without_a_function_in_the_program_never_run() {
        let source = "pub struct It; pub struct Other;\n\
            impl Iterator for It {\nfn next(&mut self) {}\nfn nth(&mut self) {} }\n\
            impl Eq for It {} impl Drop for Other { fn d() {} } impl Other { fn own() {} }\n\
            impl Clone for &Other { fn c() {} } struct Unused;\n\
            impl Drop for Unused { fn d() {} }";
        let found = never_run(source, &[("next", 3), ("d", 5), ("own", 5)]);
        let wanted = [
            "fn nth(&mut self) {}",
            "impl Clone for &Other { fn c() {} }",
            "fn c() {}",
            "impl Drop for Unused { fn d() {} }",
            "fn d() {}",
        ];
        assert_eq!(found, wanted);
    }

    #[test]
    fn a_member_for_other_machines_stays() {
        let source = "pub struct File;\nimpl File {\n#[cfg(not(target_os = \"hermit\"))]\n\
            fn new() {}\n#[cfg(target_os = \"hermit\")]\nfn new() {}\n\
            fn unused() { #[cfg(target_os = \"hermit\")] new(); }\n}";
        assert_eq!(
            never_run(source, &[("new", 4)]),
            ["fn unused() { #[cfg(target_os = \"hermit\")] new(); }"]
        );
    }

    #[test]
    fn a_declaration_stays_with_the_function_that_implements_it() {
        let source = "trait Shape {\nfn area(&self) -> u8;\nfn name(&self) -> u8;\n}\n\
            struct Square;\nimpl Shape for Square {\nfn area(&self) -> u8 { 1 }\n\
            fn name(&self) -> u8 { 2 }\n}";
        let found = never_run(source, &[("area", 7)]);
        assert_eq!(
            found,
            ["fn name(&self) -> u8;", "fn name(&self) -> u8 { 2 }"]
        );
    }
}
