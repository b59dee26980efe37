//! The functions of a compiled program, and the parts of the text that they come from.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use crate::parts::{MacroCall, PartId, PartKind, Tree, visible_bytes};
use crate::syntax::words;

/// Functions of a compiled program.
#[derive(Default)]
pub struct Functions {
    /// Name → the functions with it in their paths.
    by_name: HashMap<String, BTreeSet<usize>>,
    /// Pairs of trait and type of the impls that have functions.
    impls: HashSet<(String, String)>,
    /// Functions of the text that are in the program.
    parts: HashSet<PartId>,
    /// Names of all functions that begin in the text, also those that macros write.
    names: HashSet<String>,
    /// Offsets of the lines on which functions begin, also those that macros write.
    lines: BTreeSet<usize>,
}

impl Functions {
    /// Reads the program's symbols in rustc's mangling v0, such as
    /// `<bundle::It as core::iter::Iterator>::next`, and the names and lines of its functions,
    /// counted from 1 at the start of the tree's text.
    pub fn new<'a>(
        tree: &Tree,
        symbols: impl Iterator<Item = &'a str>,
        lines: impl Iterator<Item = (&'a str, usize)>,
    ) -> Self {
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
        functions.add_lines(tree, lines);
        functions
    }

    fn add_lines<'a>(&mut self, tree: &Tree, lines: impl Iterator<Item = (&'a str, usize)>) {
        let ends = tree.text.match_indices('\n').map(|(at, _)| at + 1);
        let starts: Vec<usize> = std::iter::once(0).chain(ends).collect();
        let line_of = |offset: usize| starts.partition_point(|&start| start <= offset);
        let mut known: HashMap<(&str, usize), Vec<PartId>> = HashMap::new();
        for id in (0..tree.parts.len()).filter(|&id| tree.is_function(id)) {
            let Some((name, place)) = &tree.parts[id].name else {
                continue;
            };
            let name = name.trim_start_matches("r#");
            // Attributes are also on lines of the part.
            for line in line_of(tree.parts[id].range.start)..=line_of(place.start) {
                known.entry((name, line)).or_default().push(id);
            }
        }
        for (name, line) in lines {
            let parts = known.get(&(name, line));
            self.parts.extend(parts.into_iter().flatten());
            self.names.insert(name.to_string());
            self.lines.extend(starts.get(line - 1));
        }
    }

    /// Returns whether the function of this part is in the program. `None` if the part is no
    /// function or has no body, or a macro wrote it.
    pub fn have_part(&self, tree: &Tree, id: PartId) -> Option<bool> {
        let part = &tree.parts[id];
        let is_foreign =
            matches!(part.kind, PartKind::Item) && tree.text[part.range.clone()].ends_with(';');
        let is_known = tree.is_function(id) && tree.macro_of(id).is_none() && !is_foreign;
        is_known.then(|| self.parts.contains(&id))
    }

    /// Returns whether the part is no function, or may be in the program that another machine runs:
    /// here, a function of this name is.
    pub fn may_have(&self, tree: &Tree, id: PartId) -> bool {
        let is_named = |name: &String| self.names.contains(name.trim_start_matches("r#"));
        self.have_part(tree, id) != Some(false) || tree.name(id).is_some_and(is_named)
    }

    /// Returns whether a function that this macro call writes may be in the program. `false` if
    /// none begins on a line of the call, or of the macros that it calls.
    pub fn may_have_call(&self, tree: &Tree, id: PartId, call: &MacroCall) -> bool {
        let is_called = |&id: &PartId| {
            let is_macro = matches!(tree.parts[id].kind, PartKind::MacroRules);
            is_macro && tree.name(id).is_some_and(|name| call.macros.contains(name))
        };
        let mut macros = (0..tree.parts.len()).filter(is_called);
        call.macros.is_empty()
            || self.begin_in(tree, id)
            || macros.any(|id| self.begin_in(tree, id))
    }

    /// Returns whether a function begins on a line of this part.
    fn begin_in(&self, tree: &Tree, id: PartId) -> bool {
        let range = &tree.parts[id].range;
        let line = tree.text[..range.start].rfind('\n').map_or(0, |at| at + 1);
        self.lines.range(line..range.end).next().is_some()
    }

    /// Returns whether there is a function of an impl of this trait for this type or a reference to
    /// it.
    pub fn have_impl(&self, of_trait: &str, of_type: &str) -> bool {
        let pair = (of_trait.to_string(), of_type.to_string());
        self.impls.contains(&pair)
    }

    /// Returns whether there is a function whose path contains all these names.
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

/// Returns the last name of a path before its arguments.
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

/// Returns the bytes of the functions that run, by the module of their crate. White space,
/// removable parts inside a function, and functions that macros write aren't counted.
pub fn least_sizes(tree: &Tree, live: &[bool], functions: &Functions) -> BTreeMap<String, usize> {
    let size = |id: PartId| visible_bytes(&tree.text[tree.parts[id].range.clone()]);
    let mut sizes = BTreeMap::new();
    let is_run = |id: PartId| functions.have_part(tree, id) == Some(true);
    for id in (0..tree.parts.len()).filter(|&id| live[id] && is_run(id)) {
        let of_children = tree.children[id].iter().map(|&child| size(child));
        let module = tree.path_of(id).last().copied().unwrap_or_default();
        let of_module = sizes.entry(module.to_string()).or_default();
        *of_module += size(id).saturating_sub(of_children.sum());
    }
    sizes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

    const NEXT: &str = "_RNvXCsf0XmHqu4NkN_6bundleNtB2_2It\
        NtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator4next";

    fn functions(source: &str, symbols: &[&str], lines: &[(&str, usize)]) -> (Tree, Functions) {
        let tree = parse_tree(source.to_string()).unwrap();
        let symbols = symbols.iter().copied();
        let functions = Functions::new(&tree, symbols, lines.iter().copied());
        (tree, functions)
    }

    #[test]
    fn names_are_read_from_symbols() {
        let (_, functions) = functions("", &[NEXT, "_RNvCs1_6bundle2__a"], &[]);
        assert!(functions.have(&["It", "Iterator", "next"]));
        assert!(!functions.have(&["It", "Iterator", "size_hint"]));
        assert!(!functions.have(&["It", "Clone"]));
        assert!(functions.have(&["_a"]));
        assert!(functions.have_impl("Iterator", "It") && !functions.have_impl("It", "It"));
    }

    #[test]
    fn functions_of_one_name_are_told_apart_by_their_lines() {
        let source = "impl Add<u8> for A {\n    #[inline]\n    fn add(self) {}\n}\n\
            impl Add<u16> for A {\n    fn add(self) {}\n}\nfn f() {} fn g() {}\n";
        let lines = [("add", 6), ("g", 8), ("h", 8), ("add", 8)];
        let (tree, functions) = functions(source, &[], &lines);
        let have = |&id: &PartId| functions.have_part(&tree, id) == Some(true);
        let found = (0..tree.parts.len()).filter(have);
        let places = found.map(|id| source[..tree.parts[id].range.start].matches('\n').count() + 1);
        assert_eq!(places.collect::<Vec<_>>(), [6, 8]);
        let begins = |&id: &PartId| functions.begin_in(&tree, id);
        let roots = tree.roots.iter().map(begins);
        assert_eq!(roots.collect::<Vec<_>>(), [false, true, true, true]);
    }

    #[test]
    fn functions_that_run_are_counted_without_blanks() {
        let source = "mod a { pub fn run() { 1; } struct S;\n\
            impl S { fn run(&self) {} } mod b { fn run() {} } }";
        let (tree, functions) = functions(source, &[], &[("run", 1)]);
        let sizes = least_sizes(&tree, &vec![true; tree.parts.len()], &functions);
        assert!(
            sizes
                .into_iter()
                .eq([("a".to_string(), "pubfnrun(){1;}".len())])
        );
    }
}
