//! Lists translations that are missing, older than their source, or without one. Pages show English
//! for what is missing; nothing fails because of it.
//!
//! A text about a module or a chapter keeps the hash of the text it was written from. The English
//! text about a module is written from its header, the others from the English one.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;
use site_content::{Material, Module};

use crate::code;
use crate::language::{ENGLISH, LANGUAGES};
use crate::texts;
use crate::translations::{Tables, key, value};

/// The hash of each source by its key, or of what a text was written from; empty if none is kept.
type Hashes = BTreeMap<String, String>;

/// A line for each missing, old or unused translation: file, key, what to do.
///
/// # Errors
/// If a file of texts can't be read.
pub fn translations(root: &Path, material: &Material) -> Result<Vec<String>> {
    let english = Tables::read(root, ENGLISH)?;
    let modules = material.modules.iter().filter(|it| it.own_file.is_none());
    let modules: Vec<&Module> = modules.collect();
    let problems = material.problems.iter().filter(|it| it.own_file.is_none());
    let headers = hashes(&modules, |it| {
        let (definition, theorem) = (value(it, "Definition"), value(it, "Theorem"));
        (it.name.clone(), hash(&[&it.title, definition, theorem]))
    });
    let written = hashes(&english.modules, |(name, text)| {
        (name.clone(), text.header.clone())
    });
    let mut found = compared("snippets/text/en.toml", &headers, &written);

    let folder = root.join("crates/site/text");
    let pages = hashes(texts::table(&folder, ENGLISH)?, |(key, _)| unkept(&key));
    let about_modules = hashes(&english.modules, |(name, text)| {
        let parts = [text.name.as_str(), &text.rules, &text.theorem];
        (name.clone(), hash(&parts))
    });
    let course = hashes(&material.course, |it| {
        (key(&it.name), hash(&[&it.introduction]))
    });
    let rules = hashes(problems.clone(), |it| unkept(&it.bin));
    let tags = hashes(problems.flat_map(|it| &it.games), |tag| unkept(tag));
    let summaries = modules.iter().flat_map(|it| code::calls(&it.source));
    let calls = hashes(summaries, |call| unkept(&call.summary));
    for language in LANGUAGES.iter().filter(|it| !it.is_english()) {
        let tables = Tables::read(root, language)?;
        let file = language.file;
        let kept = hashes(&tables.modules, |(name, text)| {
            (name.clone(), text.english.clone())
        });
        let path = format!("snippets/text/{file}.toml");
        found.extend(compared(&path, &about_modules, &kept));
        let kept = hashes(texts::table(&folder, language)?, |(key, _)| unkept(&key));
        let path = format!("crates/site/text/{file}.toml");
        found.extend(compared(&path, &pages, &kept));
        let kept = hashes(&tables.chapters, |(name, text)| {
            (name.clone(), text.english.clone())
        });
        let path = |name: &str| format!("crates/site/text/{name}.{file}.toml");
        found.extend(compared(&path("course"), &course, &kept));
        for (name, sources, table) in [
            ("problems", &rules, &tables.problems),
            ("tags", &tags, &tables.tags),
            ("calls", &calls, &tables.calls),
        ] {
            let kept = hashes(table, |(key, _)| unkept(key));
            found.extend(compared(&path(name), sources, &kept));
        }
        // Few problems have these, so only unused ones are found.
        for (name, table) in [("titles", &tables.titles), ("reasons", &tables.reasons)] {
            let unknown = table.keys().filter(|bin| !rules.contains_key(*bin));
            let line = |bin| format!("{}: {bin}: remove it: nothing uses it", path(name));
            found.extend(unknown.map(line));
        }
    }
    Ok(found)
}

fn hashes<T>(texts: impl IntoIterator<Item = T>, hash: impl Fn(T) -> (String, String)) -> Hashes {
    texts.into_iter().map(hash).collect()
}

/// An entry of a table that keeps no hashes.
fn unkept(key: &str) -> (String, String) {
    (key.to_string(), String::new())
}

/// Compares the texts of a file with their sources.
fn compared(file: &str, sources: &Hashes, kept: &Hashes) -> Vec<String> {
    let stale = sources.iter().filter_map(|(key, hash)| {
        let advice = match kept.get(key) {
            None => "write it",
            Some(kept) if kept != hash => "update it",
            Some(_) => return None,
        };
        let then = match hash.as_str() {
            "" => String::new(),
            hash => format!(", then set its hash to \"{hash}\""),
        };
        Some(format!("{file}: {key}: {advice}{then}"))
    });
    let unused = kept.keys().filter(|key| !sources.contains_key(*key));
    let unused = unused.map(|key| format!("{file}: {key}: remove it: nothing uses it"));
    stale.chain(unused).collect()
}

/// Hash by FNV-1a, which is short and the same on all systems.
fn hash(parts: &[&str]) -> String {
    let mut hash = 0x811c_9dc5_u32;
    for byte in parts.join("\n").bytes() {
        hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
    format!("{hash:08x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_fnv_1a() {
        // Published hashes of the empty text, of `a` and of `foobar`.
        assert_eq!(hash(&[]), "811c9dc5");
        assert_eq!(hash(&["a"]), "e40c292c");
        assert_eq!(hash(&["foobar"]), "bf9cf968");
    }

    #[test]
    fn missing_old_and_unused_texts_are_named() {
        let table = |entries: &[(&str, &str)]| {
            hashes(entries, |(key, hash)| (key.to_string(), hash.to_string()))
        };
        let sources = table(&[("mex", "1"), ("new", ""), ("nim", "2"), ("same", "3")]);
        let kept = table(&[("mex", "0"), ("old", ""), ("same", "3")]);
        assert_eq!(
            compared("ja.toml", &sources, &kept),
            [
                "ja.toml: mex: update it, then set its hash to \"1\"",
                "ja.toml: new: write it",
                "ja.toml: nim: write it, then set its hash to \"2\"",
                "ja.toml: old: remove it: nothing uses it",
            ]
        );
    }
}
