//! Impls of traits, and members of them, that are never run.
//!
//! rustc calls no impl of a trait unused: something may need it. It is tried without those
//! of which the compiled program has no function. That cannot change what the program does:
//! where it still compiles, a call means something else than before only if it meant a function
//! of the impl, and that function would have been compiled; or if the impl fulfilled a bound of
//! another impl: those of traits that are bounds stay. Values are dropped, and copied,
//! without a call in the code: `Drop` and `Copy` stay. What a number without a type is depends on
//! the impls for numbers: only those for structs and enums of the inlined text are tried. What
//! code for other machines may run stays.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::bounds::bounds;
use super::elsewhere::Elsewhere;
use crate::parts::{Import, PartId, PartKind, Tree};

const STAY: [&str; 2] = ["Copy", "Drop"];

/// The functions of a compiled program, by the names in their paths; empty if it was not
/// compiled.
#[derive(Default)]
pub struct Functions(HashMap<String, BTreeSet<usize>>);

impl Functions {
    /// Reads symbols of rustc's version 0, as `<bundle::It as core::iter::Iterator>::next`.
    pub fn of(symbols: &[String]) -> Self {
        let mut functions: HashMap<String, BTreeSet<usize>> = HashMap::new();
        for (i, symbol) in symbols.iter().enumerate() {
            let readable = format!("{:#}", rustc_demangle::demangle(symbol));
            for name in readable.split(|c: char| !(c.is_alphanumeric() || c == '_')) {
                functions.entry(name.to_string()).or_default().insert(i);
            }
        }
        Self(functions)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Is there a function whose name has all these names in it?
    pub fn have(&self, names: &[&str]) -> bool {
        let with = |name: &&str| self.0.get(name.trim_start_matches("r#"));
        let sets: Option<Vec<_>> = names.iter().map(with).collect();
        let Some((first, others)) = sets.as_deref().and_then(|sets| sets.split_first()) else {
            return false;
        };
        let mut functions = first.iter();
        functions.any(|function| others.iter().all(|others| others.contains(function)))
    }
}

/// Live impls that have no function in the program.
pub fn impls_never_run(tree: &Tree, live: &[bool], functions: &Functions) -> Vec<PartId> {
    let nominal = Nominal::of(tree, live);
    let is_never_run = |&id: &PartId| nominal.is_never_run(tree, id, functions, &[]);
    let live = (0..tree.parts.len()).filter(|&id| live[id]);
    live.filter(is_never_run).collect()
}

/// Is it a function, at the root of a module or among members?
pub fn is_function(tree: &Tree, id: PartId) -> bool {
    let place = tree.parts[id].name.as_ref().map(|(_, place)| place);
    place.is_some_and(|place| tree.text[..place.start].trim_end().ends_with("fn"))
}

/// Live members that have no function in the program, though their impls have: the trait may
/// have a default.
pub fn members_never_run(tree: &Tree, live: &[bool], functions: &Functions) -> Vec<PartId> {
    let nominal = Nominal::of(tree, live);
    let is_never_run = |&id: &PartId| {
        let part = &tree.parts[id];
        let (PartKind::Member, Some(parent), true) =
            (&part.kind, part.parent, is_function(tree, id))
        else {
            return false;
        };
        let own = tree.name(id).map(String::as_str);
        own.is_some_and(|own| {
            !nominal.is_never_run(tree, parent, functions, &[])
                && nominal.is_never_run(tree, parent, functions, &[own])
        })
    };
    let live = (0..tree.parts.len()).filter(|&id| live[id]);
    live.filter(is_never_run).collect()
}

/// The names of a part and of the modules around it, the crate's last.
pub fn path(tree: &Tree, id: PartId) -> Vec<&str> {
    let name = tree.name(id).map(String::as_str);
    let mut path: Vec<&str> = name.into_iter().collect();
    let mut up = tree.module_of(id);
    while let Some(module) = up {
        path.extend(tree.name(module).map(String::as_str));
        up = tree.module_of(module);
    }
    path
}

/// Names that symbols have as the text has them.
struct Nominal<'a> {
    /// The paths of structs, enums and unions by their names.
    types: HashMap<&'a str, Vec<Vec<&'a str>>>,
    /// Imports and `type` items give another name to something.
    renamed: HashSet<&'a str>,
    bounds: BTreeSet<&'a str>,
    elsewhere: Elsewhere<'a>,
}

impl<'a> Nominal<'a> {
    fn of(tree: &'a Tree, live: &[bool]) -> Self {
        let mut nominal = Self {
            types: HashMap::new(),
            renamed: HashSet::new(),
            bounds: bounds(tree, live),
            elsewhere: Elsewhere::of(tree, live),
        };
        for (id, part) in tree.parts.iter().enumerate() {
            match (&part.kind, &part.name) {
                (PartKind::Import(Import { path, binding, .. }), _)
                    if path.last() != Some(binding) =>
                {
                    nominal.renamed.insert(binding);
                }
                (PartKind::Type, Some((name, _))) => {
                    if tree.is_alias(id) {
                        nominal.renamed.insert(name);
                    } else {
                        let paths = nominal.types.entry(name).or_default();
                        paths.push(path(tree, id));
                    }
                }
                _ => {}
            }
        }
        nominal
    }

    fn is_plain(&self, name: &str) -> bool {
        !self.renamed.contains(name)
    }

    /// May the impl be tried, and has the program no function of it that has these names too?
    fn is_never_run(&self, tree: &Tree, id: PartId, functions: &Functions, names: &[&str]) -> bool {
        let PartKind::Impl(header) = &tree.parts[id].kind else {
            return false;
        };
        let (Some(of_trait), Some(of_type)) = (&header.trait_name, &header.type_name) else {
            return false;
        };
        let types = self.types.get(of_type.as_str());
        let is_run = |path: &Vec<&str>| {
            let mut all = [&[of_trait.as_str()], names].concat();
            all.extend(path);
            functions.have(&all)
        };
        types.is_some_and(|paths| !paths.iter().any(is_run))
            && self.is_plain(of_type)
            && self.is_plain(of_trait)
            && !STAY.contains(&of_trait.as_str())
            && !self.bounds.contains(of_trait.as_str())
            && tree.macro_of(id).is_none()
            && !self.elsewhere.has(id)
            && !self.elsewhere.mentions(of_type)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

    const NEXT: &str = "_RNvXCsf0XmHqu4NkN_6bundleNtB2_2It\
        NtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator4next";

    #[test]
    fn names_are_read_from_symbols() {
        let functions = Functions::of(&[NEXT.to_string(), "_RNvCs1_6bundle2__a".to_string()]);
        assert!(functions.have(&["It", "Iterator", "next"]));
        assert!(!functions.have(&["It", "Iterator", "size_hint"]));
        assert!(!functions.have(&["It", "Clone"]));
        assert!(functions.have(&["_a"]));
    }

    #[test]
    fn only_impls_without_a_function_are_tried() {
        let source = "pub struct It; pub struct Other; pub type Same = It;
            impl Iterator for It { fn next(&mut self) {} fn nth(&mut self) {} }
            impl Clone for It {} impl Clone for u8 {} impl Clone for Same {} impl Drop for It {}
            impl<T> Clone for Vec<T> {} impl Clone for &Other {}";
        let tree = parse_tree(source.to_string()).unwrap();
        let functions = Functions::of(&[NEXT.to_string()]);
        let live = vec![true; tree.parts.len()];
        let texts = |ids: Vec<PartId>| -> Vec<&str> {
            let ranges = ids.into_iter().map(|id| tree.parts[id].range.clone());
            ranges.map(|range| &tree.text[range]).collect()
        };
        assert_eq!(
            texts(impls_never_run(&tree, &live, &functions)),
            ["impl Clone for It {}", "impl Clone for &Other {}"]
        );
        assert_eq!(
            texts(members_never_run(&tree, &live, &functions)),
            ["fn nth(&mut self) {}"]
        );
    }
}
