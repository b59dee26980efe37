//! Lists the functions of a compiled program, and finds out which parts of the text run.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ops::Range;

use crate::parts::{Import, MacroCall, PartId, PartKind, Tree};
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

/// Functions of the text that are in the program.
#[derive(Debug, Default)]
pub struct CompiledParts {
    parts: HashSet<PartId>,
    /// Offsets of the lines on which compiled functions begin, also those of macros.
    lines: BTreeSet<usize>,
}

impl CompiledParts {
    /// Reads names of functions and their lines, counted from 1 at the start of the tree's text.
    pub fn new<'a>(tree: &Tree, lines: impl Iterator<Item = (&'a str, usize)>) -> Self {
        let starts = line_starts(&tree.text);
        let line_of = |offset: usize| starts.partition_point(|&start| start <= offset);
        let mut functions: HashMap<(&str, usize), Vec<PartId>> = HashMap::new();
        for id in (0..tree.parts.len()).filter(|&id| tree.is_function(id)) {
            let Some((name, place)) = &tree.parts[id].name else {
                continue;
            };
            let name = name.trim_start_matches("r#");
            // Attributes stand on lines of the part, too.
            for line in line_of(tree.parts[id].range.start)..=line_of(place.start) {
                functions.entry((name, line)).or_default().push(id);
            }
        }
        let mut compiled = Self::default();
        for (name, line) in lines {
            let parts = functions.get(&(name, line));
            compiled.parts.extend(parts.into_iter().flatten());
            compiled.lines.extend(starts.get(line - 1));
        }
        compiled
    }

    /// Does a compiled function begin on a line of this range?
    pub fn begin_in(&self, tree: &Tree, range: &Range<usize>) -> bool {
        let line = tree.text[..range.start].rfind('\n').map_or(0, |at| at + 1);
        self.lines.range(line..range.end).next().is_some()
    }

    pub fn have(&self, id: PartId) -> bool {
        self.parts.contains(&id)
    }

    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

/// Offset of each line's first byte.
fn line_starts(text: &str) -> Vec<usize> {
    let ends = text.match_indices('\n').map(|(at, _)| at + 1);
    std::iter::once(0).chain(ends).collect()
}

/// Structs, enums and unions by name, to find their paths.
pub struct TypePaths<'a> {
    types: HashMap<&'a str, Vec<PartId>>,
    /// Name that an import or a `type` item gives to something else → crates that do so.
    renamed: HashMap<&'a str, HashSet<PartId>>,
}

impl<'a> TypePaths<'a> {
    pub fn new(tree: &'a Tree) -> Self {
        let mut types = Self {
            types: HashMap::new(),
            renamed: HashMap::new(),
        };
        for (id, part) in tree.parts.iter().enumerate() {
            let renamed = match (&part.kind, &part.name) {
                (PartKind::Import(Import { path, binding, .. }), _) => {
                    (path.last() != Some(binding)).then_some(binding)
                }
                (PartKind::Type, Some((name, _))) if tree.is_alias(id) => Some(name),
                (PartKind::Type, Some((name, _))) => {
                    types.types.entry(name).or_default().push(id);
                    None
                }
                _ => None,
            };
            if let Some(name) = renamed {
                let crates = types.renamed.entry(name).or_default();
                crates.insert(tree.root_of(id));
            }
        }
        types
    }

    /// Does the name mean its own type or trait everywhere?
    pub fn is_plain(&self, name: &str) -> bool {
        !self.renamed.contains_key(name)
    }

    /// Does the name mean its own type or trait everywhere in this crate?
    pub fn is_plain_in(&self, krate: PartId, name: &str) -> bool {
        let crates = self.renamed.get(name);
        crates.is_none_or(|crates| !crates.contains(&krate))
    }

    /// The paths that the type of an impl may have: types in the impl's module, else in its crate,
    /// else anywhere. A foreign type's path is its name alone, a type parameter has an empty path.
    /// `None` if the name may be an alias.
    pub fn paths(
        &self,
        tree: &'a Tree,
        id: PartId,
        name: &'a str,
        is_blanket: bool,
    ) -> Option<Vec<Vec<&'a str>>> {
        if is_blanket {
            return Some(vec![Vec::new()]);
        }
        let (krate, module) = (tree.root_of(id), tree.module_of(id));
        if !self.is_plain_in(krate, name) {
            return None;
        }
        let Some(types) = self.types.get(name) else {
            return Some(vec![vec![name]]);
        };
        let in_module = |&id: &PartId| tree.module_of(id) == module;
        let in_crate = |&id: &PartId| tree.root_of(id) == krate;
        let mut nearest: Vec<PartId> = types.iter().copied().filter(in_module).collect();
        if nearest.is_empty() {
            nearest = types.iter().copied().filter(in_crate).collect();
        }
        if nearest.is_empty() {
            nearest.clone_from(types);
        }
        Some(nearest.into_iter().map(|id| tree.path_of(id)).collect())
    }
}

/// Module of a crate → bytes of its functions that run. White space, removable parts inside a
/// function, and functions that macros write are not counted. `before` has the size of the text
/// before each offset.
pub fn least_sizes<'a>(
    tree: &'a Tree,
    live: &[bool],
    functions: &Functions,
    before: &[usize],
) -> BTreeMap<&'a str, usize> {
    let mut sizes = BTreeMap::new();
    let types = TypePaths::new(tree);
    let is_run = |id: PartId| runs(tree, &types, id, functions) == Some(true);
    for id in (0..tree.parts.len()).filter(|&id| live[id] && is_run(id)) {
        let module = tree.path_of(id).last().copied().unwrap_or_default();
        *sizes.entry(module).or_default() += own_size(tree, id, before);
    }
    sizes
}

/// Bytes of a part without its children.
fn own_size(tree: &Tree, id: PartId, before: &[usize]) -> usize {
    let range = |id: PartId| &tree.parts[id].range;
    let size = |id: PartId| before[range(id).end] - before[range(id).start];
    let of_children = tree.children[id].iter().map(|&child| size(child));
    size(id).saturating_sub(of_children.sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

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

    #[test]
    fn functions_of_one_name_are_told_apart_by_their_lines() {
        let source = "impl Add<u8> for A {\n    #[inline]\n    fn add(self) {}\n}\n\
            impl Add<u16> for A {\n    fn add(self) {}\n}\nfn f() {} fn g() {}\n";
        let tree = parse_tree(source.to_string()).unwrap();
        let lines = [("add", 6), ("g", 8), ("h", 8), ("add", 8)];
        let compiled = CompiledParts::new(&tree, lines.into_iter());
        let found = (0..tree.parts.len()).filter(|&id| compiled.have(id));
        let places = found.map(|id| source[..tree.parts[id].range.start].matches('\n').count() + 1);
        assert_eq!(places.collect::<Vec<_>>(), [6, 8]);
        let begins = |id: PartId| compiled.begin_in(&tree, &tree.parts[id].range);
        assert_eq!(
            tree.roots.iter().map(|&id| begins(id)).collect::<Vec<_>>(),
            [false, true, true, true]
        );
    }

    #[test]
    fn functions_that_run_are_counted_without_blanks() {
        let source = "mod a { pub fn run() { 1; } pub fn rest() { 2; } struct S;
            impl S { fn run(&self) {} } mod b { fn run() {} } }";
        let tree = parse_tree(source.to_string()).unwrap();
        let functions = Functions::from_symbols(["_RNvNtCs1_6bundle1a3run"].into_iter());
        let live = vec![true; tree.parts.len()];
        let sizes = least_sizes(&tree, &live, &functions, tree.visible_before());
        assert!(sizes.into_iter().eq([("a", "pubfnrun(){1;}".len())]));
    }
}
