//! Exported macros become importable from their crate's module, as they were from the crate.

use std::collections::BTreeSet;

use super::rewrites::Rewrites;

/// Makes the macros inside a module visible after it.
pub const MACRO_USE: &str = "#[macro_use]\n";

/// Adds an import of each exported macro at the crate's root; the macros' names.
///
/// A macro of an inner module reaches the root by `#[macro_use]` on the modules around it.
/// If a function has the macro's name too, the import stands in a small module of its own.
pub fn export_macros(rewrites: &mut Rewrites) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for exported in std::mem::take(&mut rewrites.exported) {
        let name = &exported.name;
        for module in exported.inside.iter().filter(|m| !m.is_macro_use) {
            let before = rewrites.inserted.entry(module.range.start).or_default();
            if !before.starts_with(MACRO_USE) {
                before.insert_str(0, MACRO_USE);
            }
        }
        // `use` imports a module of the same name together with the macro, so that module
        // must not be private.
        if let Some(&start) = rewrites.private_modules.get(name) {
            let before = rewrites.inserted.entry(start).or_default();
            before.push_str("pub(crate) ");
        }
        let import = if rewrites.functions.contains(name) {
            format!(
                "\nmod macro_{name} {{ pub(crate) use {name}; }}\n\
                 pub(crate) use macro_{name}::{name};"
            )
        } else {
            format!("\npub(crate) use {name};")
        };
        let outermost = exported.inside.first();
        let end = outermost.map_or(exported.end, |module| module.range.end);
        rewrites.inserted.entry(end).or_default().push_str(&import);
        names.insert(exported.name);
    }
    names
}
