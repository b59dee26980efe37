//! The README's list of modules.

use std::fmt::Write as _;
use std::fs;

use catalogue::Header;

use super::root;
use crate::support::page;

/// Modules in the order of `lib.rs`, with the title that each gives itself.
fn table() -> String {
    let modules = root().join("snippets/src");
    let list = fs::read_to_string(modules.join("lib.rs")).unwrap();
    let mut table = "| module | game |\n|---|---|\n".to_string();
    for line in list.lines() {
        if let Some(family) = line.strip_prefix("// ") {
            let _ = writeln!(table, "| **{family}** | |");
        } else if let Some(module) = line.strip_prefix("pub mod ") {
            let module = module.trim_end_matches(';');
            let source = fs::read_to_string(modules.join(module).with_extension("rs")).unwrap();
            let title = Header::parse(&source).unwrap().title;
            let _ = writeln!(table, "| `{module}` | {title} |");
        }
    }
    table
}

/// The page with the list of modules as it should be.
pub fn listed(readme: &str) -> String {
    page::with_part(readme, "modules", &table())
}
