//! What the pages say, in three languages.
//!
//! A text stands on the page once for each language; the style sheet hides all but the
//! reader's. A text that is the same in all languages, or has no translation, stands there once.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use fs_err as fs;
use maud::{Markup, html};

use crate::prose;

/// As `lang` spells them; English first, which is shown without JavaScript.
pub const LANGUAGES: [&str; 3] = ["en", "zh-Hans", "ja"];

/// The files' names.
pub const FILES: [&str; 3] = ["en", "zh", "ja"];

/// One text in each language, as Markdown.
type Translated = [String; 3];

/// The pages' own texts by `table.key`.
#[derive(Debug, Default)]
pub struct Texts {
    texts: BTreeMap<String, Translated>,
}

impl Texts {
    /// Reads `en.toml`, `zh.toml` and `ja.toml`.
    ///
    /// # Errors
    /// If one of them is no table of tables of texts, or lacks a text that another has.
    pub fn read(folder: &Path) -> Result<Self> {
        let read = |file: &str| table(&folder.join(file).with_extension("toml"));
        let [english, chinese, japanese] = [read(FILES[0])?, read(FILES[1])?, read(FILES[2])?];
        Self::new([english, chinese, japanese])
    }

    fn new(tables: [BTreeMap<String, String>; 3]) -> Result<Self> {
        let keys = tables.iter().flat_map(BTreeMap::keys);
        let mut texts = BTreeMap::new();
        let mut missing = Vec::new();
        for key in keys {
            let mut translated = Translated::default();
            for ((text, table), file) in translated.iter_mut().zip(&tables).zip(FILES) {
                match table.get(key) {
                    Some(found) => text.clone_from(found),
                    None => missing.push(format!("{file}.toml lacks `{key}`")),
                }
            }
            texts.insert(key.clone(), translated);
        }
        missing.sort();
        missing.dedup();
        if !missing.is_empty() {
            bail!("crates/site/text: {}", missing.join("; "));
        }
        Ok(Self { texts })
    }

    /// The text in all languages.
    ///
    /// # Panics
    /// If there is no such key.
    pub fn show(&self, key: &str) -> Markup {
        in_languages(&self.get(key).each_ref().map(|text| prose::inline(text)))
    }

    /// The same with every `{name}` replaced.
    ///
    /// # Panics
    /// If there is no such key.
    pub fn fill(&self, key: &str, values: &[(&str, &str)]) -> Markup {
        let fill = |text: &String| {
            let replace = |text: String, (name, value): &(&str, &str)| {
                text.replace(&format!("{{{name}}}"), value)
            };
            prose::inline(&values.iter().fold(text.clone(), replace))
        };
        in_languages(&self.get(key).each_ref().map(fill))
    }

    /// The English text, where there is room for one only.
    ///
    /// # Panics
    /// If there is no such key.
    pub fn english(&self, key: &str) -> &str {
        &self.get(key)[0]
    }

    /// The texts of a table, hidden on the page, for scripts to copy: each in a
    /// `[data-text=key]`.
    pub fn for_scripts(&self, table: &str) -> Markup {
        let prefix = format!("{table}.");
        let keys = self
            .texts
            .keys()
            .filter_map(|key| key.strip_prefix(&prefix));
        html! {
            div #texts hidden {
                @for key in keys {
                    span data-text=(key) { (self.show(&format!("{prefix}{key}"))) }
                }
            }
        }
    }

    fn get(&self, key: &str) -> &Translated {
        let text = self.texts.get(key);
        text.unwrap_or_else(|| panic!("crates/site/text: no `{key}`; add it to all languages"))
    }
}

/// One text in each of [`LANGUAGES`], within a line.
pub fn in_languages(texts: &[Markup; 3]) -> Markup {
    if texts.iter().all(|text| text.0 == texts[0].0) {
        return texts[0].clone();
    }
    html! {
        @for (language, text) in LANGUAGES.iter().zip(texts) {
            span lang=(language) { (text) }
        }
    }
}

/// The same for paragraphs.
pub fn blocks_in_languages(texts: &[Markup; 3]) -> Markup {
    html! {
        @for (language, text) in LANGUAGES.iter().zip(texts) {
            div lang=(language) { (text) }
        }
    }
}

/// `table.key` and text.
fn table(path: &Path) -> Result<BTreeMap<String, String>> {
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
        let table = |table: &[(&str, &str)]| {
            let entries = table
                .iter()
                .map(|(key, text)| (key.to_string(), text.to_string()));
            entries.collect()
        };
        Texts::new(tables.map(table))
    }

    #[test]
    fn a_text_stands_there_in_every_language() {
        let texts = texts([&[("a.b", "`n` heaps")], &[("a.b", "堆")], &[("a.b", "山")]]).unwrap();
        assert_eq!(
            texts.show("a.b").0,
            "<span lang=\"en\"><code>n</code> heaps</span>\
             <span lang=\"zh-Hans\">堆</span><span lang=\"ja\">山</span>"
        );
    }

    #[test]
    fn a_text_that_is_the_same_everywhere_stands_there_once() {
        let texts = texts([
            &[("a.b", "{n} ms")],
            &[("a.b", "{n} ms")],
            &[("a.b", "{n} ms")],
        ]);
        assert_eq!(texts.unwrap().fill("a.b", &[("n", "5")]).0, "5 ms");
    }

    #[test]
    fn what_a_language_lacks_is_named() {
        let error = texts([&[("a.b", "x")], &[], &[("a.b", "y"), ("a.c", "z")]]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "crates/site/text: en.toml lacks `a.c`; zh.toml lacks `a.b`; zh.toml lacks `a.c`"
        );
    }
}
