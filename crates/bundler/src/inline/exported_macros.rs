//! Exported macros become importable from their crate's module, as they were from the crate.

use std::collections::BTreeSet;
use std::ops::Range;

use super::rewrites::Rewrites;
use crate::syntax::tokens::{Token, after_tree, range_of, text_at};

/// Attribute that makes the macros inside a module visible after the module.
pub const MACRO_USE: &str = "#[macro_use]\n";

/// Adds an import of each exported macro at the crate's root; returns the macros' names.
///
/// A macro of an inner module reaches the root by `#[macro_use]` on the modules around it. If the
/// root has something else with the macro's name, the import is put into a small module of its own,
/// because at the root it would import that other item, too. A macro that is defined several times,
/// under conditions or one after the other, is imported once, below its last definition.
pub fn export_macros(rewrites: &mut Rewrites) -> BTreeSet<String> {
    let ends = std::mem::take(&mut rewrites.exported);
    let opened = rewrites.opened.iter();
    let opened = opened.map(|&at| (at..at, MACRO_USE.to_string()));
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

/// Exported macros that the arms of another write, `#[macro_export] macro_rules! name`: the name of
/// each, `$` if it is a variable, and the attribute's range.
pub fn written_exports(source: &str, arms: &[Token]) -> Vec<(String, Range<usize>)> {
    const EXPORT: [&str; 4] = ["#", "[", "macro_export", "]"];
    let text = |i: usize| text_at(arms, i, source);
    let begins = |i: &usize| (*i..).zip(EXPORT).all(|(i, word)| text(i) == word);
    let written = (0..arms.len()).filter(begins).filter_map(|i| {
        let mut next = i + EXPORT.len();
        while text(next) == "#" {
            next = after_tree(arms, next + 1);
        }
        let is_macro = text(next) == "macro_rules" && text(next + 1) == "!";
        is_macro.then(|| {
            (
                text(next + 2).to_string(),
                range_of(&arms[i..i + EXPORT.len()]),
            )
        })
    });
    written.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::tokens::tokens;

    #[test]
    fn macros_that_macros_export_are_found_by_their_names() {
        let arms =
            "($($a:tt)*) => { #[macro_export] #[doc(hidden)] macro_rules! check { () => {}; }
            macro_rules! own { () => {} } #[macro_export] macro_rules! $name { () => {} } }";
        let written = written_exports(arms, &tokens(arms).unwrap());
        let names = written.iter().map(|(name, _)| name.as_str());
        assert!(names.eq(["check", "$"]));
        assert_eq!(&arms[written[0].1.clone()], "#[macro_export]");
    }
}
