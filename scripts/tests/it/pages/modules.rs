//! Makes the list of modules in the README and in its translations.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use catalogue::Header;

use super::root;
use crate::support::page;

/// Words of the list in one language.
struct Words {
    module: String,
    game: String,
    /// Translated names of families; a missing family keeps its name in `lib.rs`.
    families: BTreeMap<String, String>,
    /// Translated titles of modules; a missing module keeps its header's title.
    titles: BTreeMap<String, String>,
}

impl Words {
    fn english() -> Self {
        Self {
            module: "module".to_string(),
            game: "game".to_string(),
            families: BTreeMap::new(),
            titles: BTreeMap::new(),
        }
    }

    /// Words in a language, from the site's texts.
    fn translated(language: &str) -> Self {
        let mut site = tables(&format!("crates/site/text/{language}.toml"));
        let word = |key: &str| site["landing"][key].clone();
        let names = tables(&format!("snippets/text/{language}.toml")).into_iter();
        Self {
            module: word("module"),
            game: word("game"),
            families: site.remove("family").expect("the site names families"),
            titles: names
                .map(|(module, mut text)| (module, text.remove("name").expect("a name")))
                .collect(),
        }
    }

    /// Markdown table of the modules in the order of `lib.rs`.
    fn table(&self) -> String {
        let modules = root().join("snippets/src");
        let list = fs::read_to_string(modules.join("lib.rs")).unwrap();
        let mut table = format!("| {} | {} |\n|---|---|\n", self.module, self.game);
        for line in list.lines() {
            if let Some(family) = line.strip_prefix("// ") {
                let key = family.to_lowercase().replace(' ', "-");
                let family = self.families.get(&key).map_or(family, String::as_str);
                let _ = writeln!(table, "| **{family}** | |");
            } else if let Some(module) = line.strip_prefix("pub mod ") {
                let module = module.trim_end_matches(';');
                let source = fs::read_to_string(modules.join(module).with_extension("rs"));
                let header = Header::parse(&source.unwrap()).unwrap();
                let title = self.titles.get(module).unwrap_or(&header.title);
                let _ = writeln!(table, "| `{module}` | {title} |");
            }
        }
        table
    }
}

fn tables(path: &str) -> BTreeMap<String, BTreeMap<String, String>> {
    let text = page::read(path);
    toml::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The README with an updated list of modules.
pub fn listed(readme: &str) -> String {
    page::with_part(readme, "modules", &Words::english().table())
}

/// A translation of the README with an updated list of modules in its language.
pub fn listed_in(language: &str, readme: &str) -> String {
    page::with_part(readme, "modules", &Words::translated(language).table())
}
