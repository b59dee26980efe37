//! Exported macros become importable from their crate's module, as they were from the crate.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use proc_macro2::{TokenStream, TokenTree};

use super::rewrites::Rewrites;

/// Attribute that makes the macros inside a module visible after the module.
pub const MACRO_USE: &str = "#[macro_use]\n";

/// Adds an import of each exported macro at the crate's root; returns the macros' names.
///
/// A macro of an inner module reaches the root by `#[macro_use]` on the modules around it. If the
/// root has something else with the macro's name, the import is put into a small module of its own,
/// because at the root it would import that other item, too. A macro that is defined several times,
/// under conditions or one after the other, is imported once, below its last definition.
pub fn export_macros(rewrites: &mut Rewrites) -> BTreeSet<String> {
    let mut ends: BTreeMap<String, usize> = BTreeMap::new();
    let mut opened: BTreeSet<usize> = BTreeSet::new();
    for exported in std::mem::take(&mut rewrites.exported) {
        let closed = exported.inside.iter().filter(|m| !m.is_macro_use);
        opened.extend(closed.map(|module| module.range.start));
        let outermost = exported.inside.first();
        let end = outermost.map_or(exported.end, |module| module.range.end);
        let last = ends.entry(exported.name).or_default();
        *last = end.max(*last);
    }
    let opened = opened.into_iter().map(|at| (at..at, MACRO_USE.to_string()));
    rewrites.changes.extend(opened);
    for (name, &end) in &ends {
        let import = if rewrites.is_at_root(name) {
            format!(
                "\nmod macro_{name} {{ pub(crate) use {name}; }}\n\
                 pub(crate) use macro_{name}::{name};"
            )
        } else {
            format!("\npub(crate) use {name};")
        };
        rewrites.changes.push((end..end, import));
    }
    ends.into_keys().collect()
}

/// A `#[macro_export] macro_rules! name` that the arm of another macro writes.
#[derive(Clone)]
pub struct WrittenExport {
    /// `None` if it is a variable of the macro that writes it.
    pub name: Option<String>,
    /// Byte range of the attribute.
    pub attribute: Range<usize>,
}

/// The exported macros that these arms write.
pub fn written_exports(arms: TokenStream) -> Vec<WrittenExport> {
    let trees: Vec<TokenTree> = arms.into_iter().collect();
    let is = |i: usize, word: &str| trees.get(i).is_some_and(|t| t.to_string() == word);
    let group = |i: usize| match trees.get(i) {
        Some(TokenTree::Group(group)) => Some(group),
        _ => None,
    };
    let mut found = Vec::new();
    for i in 0..trees.len() {
        found.extend(
            group(i)
                .map(|group| written_exports(group.stream()))
                .unwrap_or_default(),
        );
        let attribute = group(i + 1).filter(|group| group.stream().to_string() == "macro_export");
        let Some(attribute) = attribute.filter(|_| is(i, "#")) else {
            continue;
        };
        let mut next = i + 2;
        while is(next, "#") {
            next += 2;
        }
        if is(next, "macro_rules") && is(next + 1, "!") {
            let name = match trees.get(next + 2) {
                Some(TokenTree::Ident(name)) => Some(name.to_string()),
                _ => None,
            };
            let start = trees[i].span().byte_range().start;
            found.push(WrittenExport {
                name,
                attribute: start..attribute.span().byte_range().end,
            });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_that_macros_export_are_found_by_their_names() {
        let arms =
            "($($a:tt)*) => { #[macro_export] #[doc(hidden)] macro_rules! check { () => {}; }
            macro_rules! own { () => {} } #[macro_export] macro_rules! $name { () => {} } }";
        let written = written_exports(arms.parse().unwrap());
        let names = written.iter().map(|written| written.name.as_deref());
        assert!(names.eq([Some("check"), None]));
        assert_eq!(&arms[written[0].attribute.clone()], "#[macro_export]");
    }
}
