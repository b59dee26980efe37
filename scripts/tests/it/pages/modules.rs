//! Makes the README's list of modules, a row per family, in each language.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use super::root;
use crate::support::page;

/// Families of `snippets/src/lib.rs` with their modules, in its order.
fn families() -> Vec<(String, Vec<String>)> {
    let list = fs::read_to_string(root().join("snippets/src/lib.rs")).unwrap();
    let mut families: Vec<(String, Vec<String>)> = Vec::new();
    for line in list.lines() {
        if let Some(family) = line.strip_prefix("// ") {
            families.push((family.to_string(), Vec::new()));
        } else if let Some(module) = line.strip_prefix("pub mod ") {
            let (_, modules) = families.last_mut().expect("a family stands above it");
            modules.push(format!("`{}`", module.trim_end_matches(';')));
        }
    }
    families
}

/// The page with an up-to-date list of modules. `name` translates the name of a family.
fn with_list(page: &str, name: impl Fn(&str) -> Option<String>) -> String {
    let mut table = "| | |\n|---|---|\n".to_string();
    for (family, modules) in families() {
        let family = name(&family).unwrap_or(family);
        let _ = writeln!(table, "| {family} | {} |", modules.join(", "));
    }
    page::with_part(page, "modules", &table)
}

/// The README with an up-to-date list of modules.
pub fn listed(readme: &str) -> String {
    with_list(readme, |_| None)
}

/// A translation with an up-to-date list of modules. A family without a translation keeps its
/// English name.
pub fn listed_in(language: &str, translation: &str) -> String {
    let texts = page::read(&format!("crates/site/text/{language}.toml"));
    let texts: BTreeMap<String, BTreeMap<String, String>> =
        toml::from_str(&texts).expect("the site's texts are right");
    let names = texts.get("family");
    with_list(translation, |family| {
        let key = family.to_lowercase().replace(' ', "-");
        names?.get(&key).cloned()
    })
}
