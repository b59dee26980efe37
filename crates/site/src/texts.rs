//! All texts of the pages, in all languages. Pages show English for what isn't translated.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use fs_err as fs;
use maud::{Markup, html};
use toml::Value;

use crate::language::{ENGLISH, LANGUAGES, Language};
use crate::prose;

/// Texts of one language by key.
pub type Table = BTreeMap<String, String>;

/// The files of a language. A text has the file's name and its own in its key: `tags.nim`. In the
/// file without a name are the pages' own texts, `site.copied`. All others may lack texts:
///
/// - `modules`: `<module>.name`, `.rules`, `.theorem`, `.proof`; `.header` and `.english` are
///   hashes of the header or the English text that the text was written from
/// - `course`: `<chapter>.introduction`; `.english` is the hash of the English one
/// - `problems`, `titles`, `reasons`: a problem's rules, its title if this is its original
///   language, and why its solution is right
/// - `tags`: tags of problems
/// - `calls`: the first paragraph about a function
/// - `engine`: messages, with holes `{1}` for a text and `{#1}` for a number; in groups
const FILES: [&str; 9] = [
    "", "modules", "course", "problems", "titles", "reasons", "tags", "calls", "engine",
];

/// Path of a file of texts below the root.
pub fn path(name: &str, language: &Language) -> String {
    let file = language.file;
    match name {
        "" => format!("crates/site/text/{file}.toml"),
        "modules" => format!("snippets/text/{file}.toml"),
        name => format!("crates/site/text/{name}.{file}.toml"),
    }
}

/// The texts in all languages, and the current language.
#[derive(Debug)]
pub struct Texts {
    /// Texts of each language, in the order of [`LANGUAGES`].
    pub(crate) tables: Vec<Table>,
    pub(crate) current: &'static Language,
}

impl Texts {
    /// Reads the texts of the workspace with this root folder.
    ///
    /// # Errors
    /// If a file can't be read or is malformed.
    pub fn read(root: &Path) -> Result<Self> {
        let tables = LANGUAGES.iter().map(|it| texts(root, it));
        Ok(Self {
            tables: tables.collect::<Result<_>>()?,
            current: ENGLISH,
        })
    }

    /// Changes the current language.
    pub fn speak(&mut self, language: &'static Language) {
        self.current = language;
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
        let texts = self.tables.iter().map(|table| table.get(key));
        let texts = texts.map(|text| text.unwrap_or(&self.tables[0][key]).as_str());
        LANGUAGES.iter().map(|it| it.tag).zip(texts).collect()
    }

    /// Texts of a table for scripts to copy, hidden on the page, each in a `[data-text=key]`.
    pub fn for_scripts(&self, table: &str) -> Markup {
        html! {
            div #texts hidden {
                @for (name, _) in entries(&self.tables[0], table) {
                    span data-text=(name) { (self.show(&format!("{table}.{name}"))) }
                }
            }
        }
    }

    /// Key → text without backticks, for one table.
    pub fn plain_table(&self, table: &str) -> BTreeMap<&str, String> {
        let entries = entries(&self.tables[0], table);
        let plain = |(key, _)| (key, self.plain(&format!("{table}.{key}"), &[]));
        entries.map(plain).collect()
    }

    /// A text of the current language, if it has it.
    pub(crate) fn find(&self, key: &str) -> Option<&str> {
        find(&self.tables[self.current.index()], key)
    }

    fn get(&self, key: &str) -> &str {
        let text = self.find(key).or(find(&self.tables[0], key));
        text.unwrap_or_else(|| panic!("crates/site/text/en.toml has no `{key}`; add it"))
    }
}

/// A text that isn't empty.
pub(crate) fn find<'a>(table: &'a Table, key: &str) -> Option<&'a str> {
    let text = table.get(key).filter(|text| !text.is_empty());
    text.map(String::as_str)
}

/// The texts whose keys begin with this name, by the rest of the key.
pub(crate) fn entries<'a>(
    table: &'a Table,
    name: &str,
) -> impl Iterator<Item = (&'a str, &'a str)> {
    let texts = table.iter();
    texts.filter_map(move |(key, text)| {
        let key = key.strip_prefix(name)?.strip_prefix('.')?;
        Some((key, text.as_str()))
    })
}

/// Reads all texts of a language.
fn texts(root: &Path, language: &Language) -> Result<Table> {
    let mut texts = Table::new();
    for name in FILES {
        for (key, text) in table(&root.join(path(name, language)))? {
            let key = match name {
                "" => key,
                "engine" => format!("engine.{}", key.split_once('.').map_or("", |it| it.1)),
                name => format!("{name}.{key}"),
            };
            texts.insert(key, text);
        }
    }
    Ok(texts)
}

/// Reads a file of texts; a text in a table has the key `table.key`, one in the first of several
/// tables `table.1.key`. No file has no text.
///
/// # Errors
/// If the file can't be read or is malformed.
pub fn table(path: &Path) -> Result<Table> {
    let mut table = Table::new();
    if path.is_file() {
        let file: toml::Table = fs::read_to_string(path)?.parse()?;
        add(&mut table, String::new(), Value::Table(file))
            .with_context(|| format!("in {}", path.display()))?;
    }
    Ok(table)
}

fn add(texts: &mut Table, name: String, value: Value) -> Result<()> {
    match value {
        Value::String(text) => drop(texts.insert(name, text)),
        Value::Table(table) => {
            let before = if name.is_empty() { name } else { name + "." };
            for (key, value) in table {
                add(texts, format!("{before}{key}"), value)?;
            }
        }
        Value::Array(parts) => {
            for (number, part) in (1..).zip(parts) {
                add(texts, format!("{name}.{number}"), part)?;
            }
        }
        value => bail!("`{name}` is {value}, no text"),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(tables: [&[(&str, &str)]; 3]) -> Texts {
        let owned = |(key, text): &(&str, &str)| (key.to_string(), text.to_string());
        let table = |table: &[(&str, &str)]| table.iter().map(owned).collect();
        let tables = tables.map(table).into();
        Texts {
            tables,
            current: ENGLISH,
        }
    }

    #[test]
    fn a_text_is_shown_in_the_current_language_or_in_english() {
        let english = [("a.b", "`n` heaps"), ("a.c", "only here")];
        let mut texts = texts([&english, &[("a.b", "堆")], &[]]);
        assert_eq!(texts.show("a.b").0, "<i>n</i> heaps");
        assert_eq!(texts.plain("a.b", &[]), "n heaps");
        texts.speak(&LANGUAGES[1]);
        assert_eq!(texts.show("a.b").0, "堆");
        assert_eq!(texts.show("a.c").0, "only here");
        assert_eq!(texts.in_each_language("a.b")["ja"], "`n` heaps");
    }

    /// A message may be a part of another one, after which comes a full stop or a semicolon.
    #[test]
    fn a_message_ends_with_a_full_stop_only_where_the_english_one_does() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for language in LANGUAGES {
            for (english, own) in table(&root.join(path("engine", language))).unwrap() {
                let ends = english.ends_with('.') || !own.ends_with('。');
                assert!(ends, "{}: {own}", language.file);
            }
        }
    }

    /// A star is left where a mark doesn't close, as before a letter after a Chinese full stop.
    #[test]
    fn every_theorem_of_a_module_has_a_proof_whose_marks_close() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for language in LANGUAGES {
            let texts = table(&root.join(path("modules", language))).unwrap();
            for name in texts.keys().filter_map(|key| key.strip_suffix(".theorem")) {
                let proof = find(&texts, &format!("{name}.proof"));
                let proof = proof.unwrap_or_else(|| panic!("{} proves no {name}", language.file));
                let html = prose::blocks(proof).0;
                assert!(!html.contains('*'), "{}: {name}: {html}", language.file);
            }
        }
    }

    #[test]
    fn the_texts_of_several_tables_are_told_apart_by_number() {
        let file = "[[screen]]\ntitle = \"One\"\n[[screen]]\nreplies = { 3 = \"Three\" }\n";
        let mut table = Table::new();
        add(
            &mut table,
            String::new(),
            Value::Table(file.parse().unwrap()),
        )
        .unwrap();
        let texts = [("screen.1.title", "One"), ("screen.2.replies.3", "Three")];
        let texts = texts.map(|(key, text)| (key.to_string(), text.to_string()));
        assert_eq!(table, texts.into());
    }

    #[test]
    fn names_in_braces_are_replaced() {
        let same: &[(&str, &str)] = &[("a.b", "{n} ms")];
        assert_eq!(texts([same; 3]).fill("a.b", &[("n", "5")]).0, "5 ms");
    }
}
