//! The pages' own texts: `crates/site/text/<language>.toml`.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result};
use fs_err as fs;
use maud::{Markup, html};

use crate::language::{LANGUAGES, Language};
use crate::prose;

/// Texts of one language: `table.key` → Markdown.
pub type Table = BTreeMap<String, String>;

/// The pages' own texts in all languages.
#[derive(Debug)]
pub struct Texts {
    /// Texts of each language, in the order of [`LANGUAGES`]. A text that isn't translated is here
    /// in English.
    tables: Vec<Table>,
    /// Index of the current language.
    current: usize,
}

impl Texts {
    /// Reads the file of each language in a folder.
    ///
    /// # Errors
    /// If a file can't be read or isn't a table of tables of texts.
    pub fn read(folder: &Path) -> Result<Self> {
        let read = |it: &Language| table(folder, it);
        Ok(Self::new(
            LANGUAGES.iter().map(read).collect::<Result<_>>()?,
        ))
    }

    fn new(mut tables: Vec<Table>) -> Self {
        let english = tables[0].clone();
        for table in &mut tables {
            let missing = english.iter().filter(|(key, _)| !table.contains_key(*key));
            let missing: Vec<_> = missing
                .map(|(key, text)| (key.clone(), text.clone()))
                .collect();
            table.extend(missing);
        }
        Self { tables, current: 0 }
    }

    /// Changes the current language.
    pub fn speak(&mut self, language: &Language) {
        self.current = language.index();
    }

    /// The text as inline HTML.
    ///
    /// # Panics
    /// If there is no such key.
    pub fn show(&self, key: &str) -> Markup {
        prose::inline(self.get(key))
    }

    /// The text as inline HTML, with every `{name}` replaced.
    ///
    /// # Panics
    /// If there is no such key.
    pub fn fill(&self, key: &str, values: &[(&str, &str)]) -> Markup {
        prose::inline(&self.filled(key, values))
    }

    /// The text without backticks, for attributes and titles, with every `{name}` replaced.
    ///
    /// # Panics
    /// If there is no such key.
    pub fn plain(&self, key: &str, values: &[(&str, &str)]) -> String {
        self.filled(key, values).replace('`', "")
    }

    fn filled(&self, key: &str, values: &[(&str, &str)]) -> String {
        let replace = |text: String, (name, value): &(&str, &str)| {
            text.replace(&format!("{{{name}}}"), value)
        };
        values.iter().fold(self.get(key).to_string(), replace)
    }

    /// Language tag → text.
    ///
    /// # Panics
    /// If there is no such key.
    pub fn in_each_language(&self, key: &str) -> BTreeMap<&'static str, &str> {
        let tags = LANGUAGES.iter().map(|language| language.tag);
        let texts = self.tables.iter().map(|table| table[key].as_str());
        tags.zip(texts).collect()
    }

    /// Texts of these tables for scripts to copy, hidden on the page, each in a `[data-text=key]`.
    pub fn for_scripts(&self, tables: &[&str]) -> Markup {
        let keys = self.tables[self.current].keys();
        let entries = keys.filter_map(|key| {
            let (table, name) = key.split_once('.')?;
            tables.contains(&table).then_some((key, name))
        });
        html! {
            div #texts hidden {
                @for (key, name) in entries { span data-text=(name) { (self.show(key)) } }
            }
        }
    }

    /// Key → text without backticks, for one table.
    pub fn plain_table(&self, table: &str) -> BTreeMap<&str, String> {
        let texts = self.tables[self.current].iter();
        let named = texts.filter_map(|(key, text)| {
            let name = key.strip_prefix(table)?.strip_prefix('.')?;
            Some((name, text.replace('`', "")))
        });
        named.collect()
    }

    fn get(&self, key: &str) -> &str {
        let text = self.tables[self.current].get(key);
        text.unwrap_or_else(|| panic!("crates/site/text/en.toml has no `{key}`; add it"))
    }
}

/// Reads the texts of a language from its file in a folder.
///
/// # Errors
/// If the file can't be read or isn't a table of tables of texts.
pub fn table(folder: &Path, language: &Language) -> Result<Table> {
    let path = folder.join(language.file).with_extension("toml");
    let text = fs::read_to_string(&path)?;
    let tables: BTreeMap<String, Table> =
        toml::from_str(&text).with_context(|| format!("in {}", path.display()))?;
    let flat = tables.into_iter().flat_map(|(table, texts)| {
        let entry = move |(key, text)| (format!("{table}.{key}"), text);
        texts.into_iter().map(entry)
    });
    Ok(flat.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(tables: [&[(&str, &str)]; 3]) -> Texts {
        let owned = |(key, text): &(&str, &str)| (key.to_string(), text.to_string());
        let table = |table: &[(&str, &str)]| table.iter().map(owned).collect();
        Texts::new(tables.map(table).into())
    }

    #[test]
    fn a_text_is_shown_in_the_current_language_or_in_english() {
        let english = [("a.b", "`n` heaps"), ("a.c", "x")];
        let mut texts = texts([&english, &[("a.b", "堆")], &[]]);
        assert_eq!(texts.show("a.b").0, "<code>n</code> heaps");
        assert_eq!(texts.plain("a.b", &[]), "n heaps");
        texts.speak(&LANGUAGES[1]);
        assert_eq!(texts.show("a.b").0, "堆");
        assert_eq!(texts.show("a.c").0, "x");
        assert_eq!(texts.in_each_language("a.b")["ja"], "`n` heaps");
    }

    #[test]
    fn names_in_braces_are_replaced() {
        let same: &[(&str, &str)] = &[("a.b", "{n} ms")];
        assert_eq!(texts([same; 3]).fill("a.b", &[("n", "5")]).0, "5 ms");
    }
}
