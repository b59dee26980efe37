//! Reads the texts of the pages by key in the current language.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use fs_err as fs;
use maud::{Markup, html};

use crate::language::{LANGUAGES, Language};
use crate::prose;

/// Texts of one language: `table.key` → Markdown.
type Table = BTreeMap<String, String>;

/// The pages' own texts.
#[derive(Debug)]
pub struct Texts {
    /// Texts of each language, in the order of [`LANGUAGES`].
    tables: Vec<Table>,
    /// Index of the current language.
    current: usize,
}

impl Texts {
    /// Reads the file of each language.
    ///
    /// # Errors
    /// If a file is no table of tables of texts, or lacks a text that another file has.
    pub fn read(folder: &Path) -> Result<Self> {
        let read = |it: &Language| table(&folder.join(it.file).with_extension("toml"));
        let tables: Result<Vec<Table>> = LANGUAGES.iter().map(read).collect();
        Self::new(tables?)
    }

    fn new(tables: Vec<Table>) -> Result<Self> {
        let keys: Vec<&String> = tables.iter().flat_map(BTreeMap::keys).collect();
        let mut missing = Vec::new();
        for (language, table) in LANGUAGES.iter().zip(&tables) {
            let lacks = |key: &&&String| !table.contains_key(**key);
            let lacks = keys.iter().filter(lacks);
            missing.extend(lacks.map(|key| format!("{}.toml lacks `{key}`", language.file)));
        }
        missing.sort();
        missing.dedup();
        if !missing.is_empty() {
            bail!("crates/site/text: {}", missing.join("; "));
        }
        Ok(Self { tables, current: 0 })
    }

    /// Changes the current language.
    pub fn speak(&mut self, language: &Language) {
        let place = LANGUAGES.iter().position(|it| it == language);
        self.current = place.unwrap_or_default();
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

    /// The text without Markdown's marks, for attributes and titles, with every `{name}` replaced.
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

    /// True if there is a text with this key.
    pub fn has(&self, key: &str) -> bool {
        self.tables[self.current].contains_key(key)
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

    /// Texts of these tables, hidden on the page for scripts to copy, each in a `[data-text=key]`.
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

    /// Texts of a table, without Markdown's marks, by their names in it.
    pub fn plain_table(&self, table: &str) -> BTreeMap<&str, String> {
        let texts = self.tables[self.current].iter();
        let named = texts.filter_map(|(key, text)| Some((key.strip_prefix(table)?, text)));
        let named = named.filter_map(|(name, text)| Some((name.strip_prefix('.')?, text)));
        named
            .map(|(name, text)| (name, text.replace('`', "")))
            .collect()
    }

    fn get(&self, key: &str) -> &str {
        let text = self.tables[self.current].get(key);
        text.unwrap_or_else(|| panic!("crates/site/text: no `{key}`; add it to all languages"))
    }
}

/// Reads the texts of a file.
fn table(path: &Path) -> Result<Table> {
    let text = fs::read_to_string(path)?;
    let tables: BTreeMap<String, BTreeMap<String, String>> =
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

    fn texts(tables: [&[(&str, &str)]; 3]) -> Result<Texts> {
        let owned = |(key, text): &(&str, &str)| (key.to_string(), text.to_string());
        let table = |table: &[(&str, &str)]| table.iter().map(owned).collect();
        Texts::new(tables.map(table).into())
    }

    #[test]
    fn a_text_is_shown_in_the_language_that_is_spoken() {
        let tables: [&[(&str, &str)]; 3] =
            [&[("a.b", "`n` heaps")], &[("a.b", "堆")], &[("a.b", "山")]];
        let mut texts = texts(tables).unwrap();
        assert_eq!(texts.show("a.b").0, "<code>n</code> heaps");
        assert_eq!(texts.plain("a.b", &[]), "n heaps");
        texts.speak(&LANGUAGES[1]);
        assert_eq!(texts.show("a.b").0, "堆");
    }

    #[test]
    fn names_in_braces_are_replaced() {
        let same: &[(&str, &str)] = &[("a.b", "{n} ms")];
        let texts = texts([same; 3]);
        assert_eq!(texts.unwrap().fill("a.b", &[("n", "5")]).0, "5 ms");
    }

    #[test]
    fn missing_texts_are_named() {
        let error = texts([&[("a.b", "x")], &[], &[("a.b", "y"), ("a.c", "z")]]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "crates/site/text: en.toml lacks `a.c`; zh.toml lacks `a.b`; zh.toml lacks `a.c`"
        );
    }
}
