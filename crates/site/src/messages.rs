//! The engine's messages in other languages than English: `text/engine.<file>.toml`. The page
//! translates them, as the engine tells all of them in English.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result};
use fs_err as fs;

use crate::language::{LANGUAGES, Language};
use crate::packed::loaded;

/// English message with holes `{1}` and `{#1}` → message in another language.
type Table = BTreeMap<String, String>;

/// Tables of the languages that have one.
#[derive(Debug)]
pub struct Messages(Vec<(&'static Language, Table)>);

impl Messages {
    /// Reads the tables from the folder of texts.
    ///
    /// # Errors
    /// If a file is no table of tables of texts.
    pub fn read(folder: &Path) -> Result<Self> {
        let mut tables = Vec::new();
        for language in LANGUAGES {
            let path = folder.join(format!("{}.toml", name(language)));
            if path.is_file() {
                tables.push((language, table(&path)?));
            }
        }
        Ok(Self(tables))
    }

    /// Name of the language's file below `data`; `None` for English and languages without a table.
    pub fn name_in(&self, language: &Language) -> Option<String> {
        let mut languages = self.0.iter().map(|(language, _)| *language);
        languages.find(|it| *it == language).map(name)
    }

    /// The message in another language; `None` for English, if it is not translated or has holes.
    pub fn translated(&self, language: &Language, english: &str) -> Option<&str> {
        let mut tables = self.0.iter();
        let (_, table) = tables.find(|(known, _)| *known == language)?;
        table.get(english).map(String::as_str)
    }

    /// Path and contents of the file of each table.
    pub fn files(&self) -> impl Iterator<Item = (String, Vec<u8>)> {
        self.0.iter().map(|(language, table)| {
            let json = serde_json::json!(table).to_string();
            let name = name(language);
            (format!("data/{name}.js"), loaded(&name, json.as_bytes()))
        })
    }
}

fn name(language: &Language) -> String {
    format!("engine.{}", language.file)
}

fn table(path: &Path) -> Result<Table> {
    let text = fs::read_to_string(path)?;
    let groups: BTreeMap<String, Table> =
        toml::from_str(&text).with_context(|| format!("in {}", path.display()))?;
    Ok(groups.into_values().flatten().collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Folders of the engine's sources, relative to `crates`.
    const ENGINE: [&str; 7] = [
        "automata",
        "certificates",
        "explorer",
        "grundy",
        "prover",
        "rules",
        "wasm",
    ];

    fn messages() -> Messages {
        Messages::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("text")).unwrap()
    }

    /// Texts of a message between its holes, and the names of the holes.
    fn parts(message: &str) -> (Vec<&str>, BTreeSet<&str>) {
        let (mut texts, mut holes) = (Vec::new(), BTreeSet::new());
        let mut rest = message;
        while let Some(at) = rest.find('{') {
            let inside = rest[at + 1..].trim_start_matches('#');
            if inside.len() >= 2 && inside.as_bytes()[0].is_ascii_digit() && &inside[1..2] == "}" {
                texts.push(&rest[..at]);
                holes.insert(&inside[..1]);
                rest = &inside[2..];
            } else {
                texts.push(&rest[..=at]);
                rest = &rest[at + 1..];
            }
        }
        texts.push(rest);
        (texts, holes)
    }

    #[test]
    fn all_languages_translate_the_same_messages() {
        let Messages(tables) = messages();
        let keys = |table: &Table| table.keys().cloned().collect::<BTreeSet<_>>();
        for (language, table) in &tables {
            let other = keys(&tables[0].1);
            let lacks: Vec<_> = other.symmetric_difference(&keys(table)).cloned().collect();
            assert!(lacks.is_empty(), "{}: {lacks:?}", language.file);
        }
    }

    #[test]
    fn a_translation_has_no_hole_that_its_message_lacks() {
        for (language, table) in messages().0 {
            for (english, translation) in &table {
                let (known, used) = (parts(english).1, parts(translation).1);
                assert!(used.is_subset(&known), "{}: {english}", language.file);
            }
        }
    }

    /// Text of all sources; a string or a comment on several lines is one line here.
    fn sources() -> String {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let mut all = fs::read_to_string(crates.join("explorer/LITERATURE.md")).unwrap();
        let mut folders = ENGINE.map(|name| crates.join(name).join("src")).to_vec();
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                for line in fs::read_to_string(path).unwrap().lines() {
                    let line = line.trim_start();
                    match (line.strip_suffix('\\'), line.strip_prefix("///")) {
                        (Some(string), _) => all += string,
                        (None, Some(comment)) => all += comment,
                        (None, None) => all = all + line + "\n",
                    }
                }
            }
        }
        all.replace("{{", "{").replace("}}", "}")
    }

    #[test]
    fn each_translated_message_is_one_of_the_engine() {
        let sources = sources();
        for english in messages().0[0].1.keys() {
            for text in parts(english).0 {
                let words = text.trim_matches(|letter: char| !letter.is_alphanumeric());
                assert!(
                    sources.contains(words),
                    "crates/site/text/engine.*.toml: nothing says {words:?}, of {english:?}"
                );
            }
        }
    }

    /// Documentation of each function in a file of closed forms, which is its claim.
    fn claims(file: &str) -> Vec<String> {
        let (mut claims, mut claim) = (Vec::new(), String::new());
        for line in file.lines() {
            match line.strip_prefix("///") {
                Some(comment) => claim += comment,
                None if line.starts_with("pub fn") => {
                    claims.push(std::mem::take(&mut claim).trim().to_string());
                }
                None => claim.clear(),
            }
        }
        claims
    }

    #[test]
    fn each_closed_form_is_translated() {
        let Messages(tables) = messages();
        let folder = "../explorer/src/guess/closed_forms/functions";
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for entry in fs::read_dir(folder).unwrap() {
            let file = fs::read_to_string(entry.unwrap().path()).unwrap();
            for claim in claims(&file) {
                let is_known = tables[0].1.contains_key(&claim);
                assert!(is_known, "crates/site/text/engine.*.toml lack {claim:?}");
            }
        }
    }
}
