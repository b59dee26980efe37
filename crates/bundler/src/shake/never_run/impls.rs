//! Finds impls of traits, their members, functions and types that are never run, and conversions
//! and macro calls that no lint reports as unused.
//!
//! Rustc reports no impl of a trait as unused, because something may need it. The search tries to
//! remove impls that have no function in the compiled program. If the program still compiles, a
//! call can have got another meaning only because fewer impls apply, which the judge sees. Values
//! are dropped and copied without a call in the code: `Drop` and `Copy` stay. Code that other
//! machines may run stays.

use std::collections::BTreeSet;

use super::functions::{Functions, TypePaths, runs};
use crate::parts::{Impl, MacroCall, Part, PartId, PartKind, Tree};
use crate::shake::names::OtherMachines;

/// Traits whose impls have an effect without a call in the code.
const KEPT_TRAITS: [&str; 2] = ["Copy", "Drop"];

/// Live impls without a function in the program, and live members that are not in the program
/// although others of their impls are: the trait may have a default.
pub fn impls_never_run(tree: &Tree, live: &[bool], functions: &Functions) -> Vec<PartId> {
    let candidates = Candidates::new(tree, live, functions);
    let live = (0..tree.parts.len()).filter(|&id| live[id]);
    let live: Vec<PartId> = live.collect();
    let is_never_run =
        |id: PartId| candidates.is_never_run(id, &[]) || candidates.is_member_never_run(id);
    let mut found: BTreeSet<PartId> = live
        .iter()
        .copied()
        .filter(|&id| is_never_run(id))
        .collect();
    let operator = |id: &PartId| candidates.operator_of(*id);
    let stays = live.iter().filter(|id| !found.contains(id));
    let used: BTreeSet<(&str, Vec<Vec<&str>>)> = stays.filter_map(operator).collect();
    found.retain(|id| !operator(id).is_some_and(|one| used.contains(&one)));
    found.into_iter().collect()
}

/// Traits of operators with two sides. If a type has several impls of one, rustc infers the right
/// side in another way than if it has one.
const OPERATORS: [&str; 12] = [
    "Add",
    "BitAnd",
    "BitOr",
    "BitXor",
    "Div",
    "Mul",
    "PartialEq",
    "PartialOrd",
    "Rem",
    "Shl",
    "Shr",
    "Sub",
];

/// Live functions that are not in the program. Functions that call one are never run either. A
/// trait's function stays if one that implements it may run: its declaration is not compiled.
pub fn functions_never_run(tree: &Tree, live: &[bool], functions: &Functions) -> Vec<PartId> {
    let others = OtherMachines::new(tree, live);
    let with_tables = tree.traits_with_tables();
    let stays = |id: PartId| {
        others.have(id)
            || tree.name(id).is_some_and(|name| others.mention(name))
            || tree.is_member_of(id, &with_tables)
    };
    let live = (0..tree.parts.len()).filter(|&id| live[id]);
    let types = TypePaths::new(tree);
    let is_run = |id: PartId| runs(tree, &types, id, functions);
    let is_implemented = |id: PartId| {
        let of_trait = tree.parts[id].parent.and_then(|parent| tree.name(parent));
        let mut names = tree.path_of(id);
        names.extend(of_trait.map(String::as_str));
        // Functions that macros write are known by their names alone.
        let is_named = functions.have(&names);
        let mut implementations = tree.implementations(id).iter();
        implementations.any(|&id| is_run(id).unwrap_or(is_named))
    };
    let never_run = live.filter(|&id| is_run(id) == Some(false) && !stays(id));
    let never_run = never_run.filter(|&id| !is_implemented(id));
    let with_implementations = |id| tree.implementations(id).iter().copied().chain([id]);
    never_run.flat_map(with_implementations).collect()
}

/// Live types that are in no function's path.
pub fn types_never_named(tree: &Tree, live: &[bool], functions: &Functions) -> Vec<PartId> {
    let others = OtherMachines::new(tree, live);
    let is_never_named = |&id: &PartId| {
        matches!(tree.parts[id].kind, PartKind::Type)
            && live[id]
            && !tree.is_alias(id)
            && tree.macro_of(id).is_none()
            && !functions.have(&tree.path_of(id))
            && !others.have(id)
            && !tree.name(id).is_some_and(|name| others.mention(name))
    };
    (0..tree.parts.len()).filter(is_never_named).collect()
}

/// State for choosing the impls that may be removed.
struct Candidates<'a> {
    tree: &'a Tree,
    types: TypePaths<'a>,
    others: OtherMachines<'a>,
    functions: &'a Functions,
}

impl<'a> Candidates<'a> {
    fn new(tree: &'a Tree, live: &[bool], functions: &'a Functions) -> Self {
        Self {
            tree,
            types: TypePaths::new(tree),
            others: OtherMachines::new(tree, live),
            functions,
        }
    }

    /// The paths that the impl's type may have in symbols; `None` if unknown.
    fn paths(&self, id: PartId, header: &'a Impl) -> Option<Vec<Vec<&'a str>>> {
        let name = header.type_name.as_deref().unwrap_or_default();
        self.types.paths(self.tree, id, name, header.is_blanket)
    }

    /// The operator's trait and the type's paths, if the part is an impl of such a trait.
    fn operator_of(&self, id: PartId) -> Option<(&'a str, Vec<Vec<&'a str>>)> {
        let PartKind::Impl(header) = &self.tree.parts[id].kind else {
            return None;
        };
        let of_trait = header.trait_name.as_deref()?;
        let of_type = header.type_name.as_deref()?;
        let operator = of_trait.strip_suffix("Assign").unwrap_or(of_trait);
        let paths = || self.paths(id, header).unwrap_or(vec![vec![of_type]]);
        OPERATORS.contains(&operator).then(|| (of_trait, paths()))
    }

    /// Has the impl a function? Without one, the standard library may still observe it.
    fn has_functions(&self, id: PartId) -> bool {
        self.tree.children[id].iter().any(|&member| {
            let is_call = matches!(self.tree.parts[member].kind, PartKind::MacroCall(_));
            is_call || self.tree.is_function(member)
        })
    }

    /// Is the member absent from the program, while its impl is in it?
    fn is_member_never_run(&self, id: PartId) -> bool {
        let part = &self.tree.parts[id];
        let (PartKind::Member, Some(parent), true) =
            (&part.kind, part.parent, self.tree.is_function(id))
        else {
            return false;
        };
        let own = self.tree.name(id).map(String::as_str);
        own.is_some_and(|own| !self.is_never_run(parent, &[]) && self.is_never_run(parent, &[own]))
    }

    /// Is a function of the impl with one of these names, or any if there are none, in the program?
    /// `None` if a macro may write one.
    fn compiled_members(&self, id: PartId, names: &[&str]) -> Option<bool> {
        let (tree, functions) = (self.tree, self.functions);
        let is_call = |&id: &PartId| matches!(tree.parts[id].kind, PartKind::MacroCall(_));
        if tree.children[id].iter().any(is_call) {
            return None;
        }
        let is_meant = |id: PartId| names.iter().all(|name| tree.is_named(id, name));
        let members = tree.children[id].iter().copied();
        let mut members = members.filter(|&id| tree.is_function(id) && is_meant(id));
        members.try_fold(false, |runs, id| {
            Some(runs | functions.have_part(tree, id)?)
        })
    }

    /// May the impl be removed, and is no function of it with these names in the program?
    fn is_never_run(&self, id: PartId, names: &[&str]) -> bool {
        let PartKind::Impl(header) = &self.tree.parts[id].kind else {
            return false;
        };
        let Some(of_trait) = &header.trait_name else {
            return false;
        };
        let of_type = header.type_name.as_deref().unwrap_or_default();
        let Some(paths) = self.paths(id, header) else {
            return false;
        };
        let is_run = |path: &Vec<&str>| {
            let mut all = [&[of_trait.as_str()], names].concat();
            all.extend(path);
            // The path of another impl's function may contain this type as an argument.
            let mut of_type = path.first().into_iter();
            let is_own = of_type.all(|of_type| self.functions.have_impl(of_trait, of_type));
            is_own && self.functions.have(&all)
        };
        let runs = match self.compiled_members(id, names) {
            Some(runs) => runs,
            None => paths.iter().any(is_run),
        };
        !runs
            && self.types.is_plain(of_trait)
            && !KEPT_TRAITS.contains(&of_trait.as_str())
            && self.has_functions(id)
            && self.tree.macro_of(id).is_none()
            && !self.others.have(id)
            && !self.others.mention(of_type)
    }
}

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
            (PartKind::MacroCall(_), _) if is_member(part) || tree.acts(*id) => false,
            (PartKind::MacroCall(call), _) => {
                writes_impls_only(call) && !call_runs(tree, *id, call, functions)
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
            let writes_impls = !call.expansion.impls.is_empty();
            live[id] && writes_impls && !tree.acts(id) && !call_runs(tree, id, call, functions)
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

/// Is a function of an impl that the call writes in the program, or has one no functions?
fn call_runs(tree: &Tree, id: PartId, call: &MacroCall, functions: &Functions) -> bool {
    let mut impls = call.expansion.impls.iter();
    if impls.any(|generated| generated.is_marker) {
        return true;
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

    const NEXT: &str = "_RNvXCsf0XmHqu4NkN_6bundleNtB2_2It\
        NtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator4next";

    #[test]
    fn only_impls_without_a_function_are_tried() {
        let source = "pub struct It; pub struct Other; pub type Same = It;
            impl Iterator for It { fn next(&mut self) {} fn nth(&mut self) {} }
            impl Clone for It { fn c() {} } impl Clone for u8 { fn c() {} } impl Eq for It {}
            impl Clone for Same { fn c() {} } impl Drop for It { fn d() {} }
            impl<T> Clone for Vec<T> { fn c() {} } impl Clone for &Other { fn c() {} }";
        let tree = parse_tree(source.to_string()).unwrap();
        let functions = Functions::from_symbols([NEXT].into_iter());
        let live = vec![true; tree.parts.len()];
        let texts = |ids: Vec<PartId>| -> Vec<&str> {
            let ranges = ids.into_iter().map(|id| tree.parts[id].range.clone());
            ranges.map(|range| &tree.text[range]).collect()
        };
        assert_eq!(
            texts(impls_never_run(&tree, &live, &functions)),
            [
                "fn nth(&mut self) {}",
                "impl Clone for It { fn c() {} }",
                "impl Clone for u8 { fn c() {} }",
                "impl Clone for Same { fn c() {} }",
                "impl<T> Clone for Vec<T> { fn c() {} }",
                "impl Clone for &Other { fn c() {} }"
            ]
        );
    }

    #[test]
    fn a_declaration_stays_with_the_function_that_implements_it() {
        let source = "trait Shape {\nfn area(&self) -> u8;\nfn name(&self) -> u8;\n}\n\
            struct Square;\nimpl Shape for Square {\nfn area(&self) -> u8 { 1 }\n\
            fn name(&self) -> u8 { 2 }\n}";
        let tree = parse_tree(source.to_string()).unwrap();
        let functions = Functions::default().with_lines(&tree, [("area", 7)].into_iter());
        let live = vec![true; tree.parts.len()];
        let mut found = functions_never_run(&tree, &live, &functions);
        found.sort_unstable();
        found.dedup();
        let texts = found
            .iter()
            .map(|&id| &tree.text[tree.parts[id].range.clone()]);
        assert!(texts.eq(["fn name(&self) -> u8;", "fn name(&self) -> u8 { 2 }"]));
    }

    /// `<m::Map<m::Other> as m::Nexts>::nexts`
    const METHOD_OF_MAP: &str =
        "_RNvXNtCsf0XmHqu4NkN_6bundle1mINtB2_3MapNtB2_5OtherENtB2_5Nexts5nexts";

    #[test]
    fn what_another_impl_is_called_with_does_not_run_its_own() {
        let source = "mod m { pub struct Other; pub struct Map<T>(T);
            impl Nexts for Other { fn nexts(&self) {} }
            impl<T> Nexts for Map<T> { fn nexts(&self) {} } }";
        let tree = parse_tree(source.to_string()).unwrap();
        let functions = Functions::from_symbols([METHOD_OF_MAP].into_iter());
        let live = vec![true; tree.parts.len()];
        let found = impls_never_run(&tree, &live, &functions);
        let texts = found
            .iter()
            .map(|&id| &tree.text[tree.parts[id].range.clone()]);
        assert!(texts.eq(["impl Nexts for Other { fn nexts(&self) {} }"]));
    }
}
