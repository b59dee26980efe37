//! Lists the functions of a compiled program, and finds out which parts of the text run.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::places::CompiledParts;
use super::type_paths::TypePaths;
use crate::parts::{MacroCall, PartId, PartKind, Tree};
use crate::syntax::words;

/// Functions of a compiled program by the names in their paths; empty if it was not compiled.
#[derive(Default)]
pub struct Functions {
    by_name: HashMap<String, BTreeSet<usize>>,
    /// Pairs of trait and type of the impls that have functions.
    impls: HashSet<(String, String)>,
    /// Functions of the text that are in the program; empty if their lines are unknown.
    compiled: CompiledParts,
}

impl Functions {
    /// Reads symbols in rustc's mangling v0, such as `<bundle::It as core::iter::Iterator>::next`.
    pub fn from_symbols<'a>(symbols: impl Iterator<Item = &'a str>) -> Self {
        let mut functions = Self::default();
        for (i, symbol) in symbols.enumerate() {
            let readable = format!("{:#}", rustc_demangle::demangle(symbol));
            for name in words(&readable) {
                let with_name = functions.by_name.entry(name.to_string());
                with_name.or_default().insert(i);
            }
            let is_own = readable.contains("bundle::");
            if let Some((of_type, of_trait)) = type_and_trait(&readable).filter(|_| is_own) {
                let pair = (head(of_trait).to_string(), head(of_type).to_string());
                functions.impls.insert(pair);
            }
        }
        functions
    }

    /// Adds the functions' names and lines, counted from 1 at the start of the tree's text.
    pub fn with_lines<'a>(
        mut self,
        tree: &Tree,
        lines: impl Iterator<Item = (&'a str, usize)>,
    ) -> Self {
        self.compiled = CompiledParts::new(tree, lines);
        self
    }

    /// Is the function of this part in the program? `None` if lines are unknown, or a macro wrote
    /// the function.
    pub fn have_part(&self, tree: &Tree, id: PartId) -> Option<bool> {
        let is_known = !self.compiled.is_empty() && tree.macro_of(id).is_none();
        (is_known && tree.is_function(id)).then(|| self.compiled.have(id))
    }

    /// May a function that this macro call writes be in the program? False if none begins on a line
    /// of the call, or of the macros that it calls.
    pub fn may_have_call(&self, tree: &Tree, id: PartId, call: &MacroCall) -> bool {
        let begin = |id: PartId| self.compiled.begin_in(tree, &tree.parts[id].range);
        let is_called = |&id: &PartId| {
            let is_macro = matches!(tree.parts[id].kind, PartKind::MacroRules);
            is_macro && tree.name(id).is_some_and(|name| call.macros.contains(name))
        };
        self.compiled.is_empty()
            || call.macros.is_empty()
            || begin(id)
            || (0..tree.parts.len()).filter(is_called).any(begin)
    }

    /// Is there a function of an impl of this trait for this type or a reference to it?
    pub fn have_impl(&self, of_trait: &str, of_type: &str) -> bool {
        let pair = (of_trait.to_string(), of_type.to_string());
        self.impls.contains(&pair)
    }

    pub fn is_empty(&self) -> bool {
        self.by_name.is_empty()
    }

    /// Is there a function whose path contains all these names?
    pub fn have(&self, names: &[&str]) -> bool {
        let with = |name: &&str| self.by_name.get(name.trim_start_matches("r#"));
        let sets: Option<Vec<_>> = names.iter().map(with).collect();
        let Some((first, others)) = sets.as_deref().and_then(|sets| sets.split_first()) else {
            return false;
        };
        let mut functions = first.iter();
        functions.any(|function| others.iter().all(|others| others.contains(function)))
    }
}

/// The last name of a path before its arguments.
fn head(path: &str) -> &str {
    let path = path.trim_start_matches(['&', '[', '(', '*']);
    let path = path.trim_start_matches("mut ").trim_start_matches("const ");
    let path = path.split('<').next().unwrap_or(path);
    words(path)
        .rfind(|word| !word.is_empty())
        .unwrap_or_default()
}

/// Splits `<Type as path::Trait<T>>::function` into `Type` and `path::Trait<T>`.
fn type_and_trait(readable: &str) -> Option<(&str, &str)> {
    let inside = readable.strip_prefix('<')?;
    let mut depth = 1;
    let mut separator = None;
    for (at, c) in inside.char_indices() {
        match c {
            '<' => depth += 1,
            '>' if !inside[..at].ends_with('-') => depth -= 1,
            _ if depth == 1 && inside[at..].starts_with(" as ") => separator = Some(at),
            _ => {}
        }
        if depth == 0 {
            let separator = separator?;
            return Some((&inside[..separator], &inside[separator + 4..at]));
        }
    }
    None
}

/// Is the function `id` in the program? `None` if the part is no function, or its symbol's names
/// are unknown.
pub fn runs<'a>(
    tree: &'a Tree,
    types: &TypePaths<'a>,
    id: PartId,
    functions: &Functions,
) -> Option<bool> {
    let part = &tree.parts[id];
    let is_candidate = matches!(part.kind, PartKind::Item | PartKind::Member)
        && tree.is_function(id)
        && tree.macro_of(id).is_none();
    let own = tree.name(id).filter(|_| is_candidate)?;
    if let Some(is_run) = functions.have_part(tree, id) {
        return Some(is_run);
    }
    let around = part.parent.map(|parent| (parent, &tree.parts[parent].kind));
    let Some((parent, PartKind::Impl(header))) = around else {
        let mut names = tree.path_of(id);
        if let Some((parent, PartKind::Trait)) = around {
            names.extend(tree.name(parent).map(String::as_str));
        }
        return Some(functions.have(&names));
    };
    let of_type = header.type_name.as_ref()?;
    // A symbol contains the path of the type, not of the impl.
    let paths = types.paths(tree, parent, of_type, header.is_blanket)?;
    let is_run = |mut names: Vec<&'a str>| {
        names.push(own);
        names.extend(header.trait_name.as_deref());
        functions.have(&names)
    };
    Some(paths.into_iter().any(is_run))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEXT: &str = "_RNvXCsf0XmHqu4NkN_6bundleNtB2_2It\
        NtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator4next";

    #[test]
    fn names_are_read_from_symbols() {
        let functions = Functions::from_symbols([NEXT, "_RNvCs1_6bundle2__a"].into_iter());
        assert!(functions.have(&["It", "Iterator", "next"]));
        assert!(!functions.have(&["It", "Iterator", "size_hint"]));
        assert!(!functions.have(&["It", "Clone"]));
        assert!(functions.have(&["_a"]));
        assert!(functions.have_impl("Iterator", "It") && !functions.have_impl("It", "It"));
    }
}
