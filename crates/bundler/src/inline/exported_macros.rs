//! Exported macros become importable from their crate's module, as they were from the crate.

use std::ops::Range;

use super::rewrites::Rewrites;
use crate::syntax::tokens::Code;

/// Attribute that makes the macros inside a module visible after the module.
pub const MACRO_USE: &str = "#[macro_use]\n";

/// An import of each exported macro, for the end of the crate's root. Below the last definition it
/// imports all that are under conditions, and the last of several.
///
/// A macro of an inner module reaches the root by `#[macro_use]` on the modules around it. If the
/// root has something else with the macro's name, the import is put into a small module of its own,
/// because at the root it would import that other item, too.
pub fn imports_of_exported(rewrites: &Rewrites) -> String {
    let imports = rewrites.exported.iter().map(|name| {
        if rewrites.is_at_root(name) {
            format!(
                "\nmod macro_{name} {{ pub(crate) use {name}; }}\n\
                 pub(crate) use macro_{name}::{name};"
            )
        } else {
            format!("\npub(crate) use {name};")
        }
    });
    imports.collect()
}

/// Exported macros that the arms of another write, `#[macro_export] macro_rules! name`: the name of
/// each, `$` if it is a variable, and the attribute's range.
pub fn written_exports(code: &Code, arms: Range<usize>) -> Vec<(String, Range<usize>)> {
    const EXPORT: [&str; 4] = ["#", "[", "macro_export", "]"];
    let written = arms.filter(|&i| code.begins(i, &EXPORT)).filter_map(|i| {
        let mut next = i + EXPORT.len();
        while code.word(next) == "#" {
            next = code.after_tree(next + 1);
        }
        let is_macro = code.begins(next, &["macro_rules", "!"]);
        let attribute = code.range_of(i..i + EXPORT.len());
        is_macro.then(|| (code.word(next + 2).to_string(), attribute))
    });
    written.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_that_macros_export_are_found_by_their_names() {
        let arms =
            "($($a:tt)*) => { #[macro_export] #[doc(hidden)] macro_rules! check { () => {}; }
            macro_rules! own { () => {} } #[macro_export] macro_rules! $name { () => {} } }";
        let code = Code::new(arms).unwrap();
        let written = written_exports(&code, 0..code.tokens.len());
        let names = written.iter().map(|(name, _)| name.as_str());
        assert!(names.eq(["check", "$"]));
        assert_eq!(&arms[written[0].1.clone()], "#[macro_export]");
    }
}
