//! Lists translations that are missing, older than their source, or without one. Pages show English
//! for what is missing; nothing fails because of it.
//!
//! A text about a module or a chapter keeps the hash of the text it was written from. The English
//! text about a module is written from its header, the others from the English one. For the
//! READMEs, the lesson, the pages' own texts, and the rules and reasons of problems,
//! `hashes.<file>.toml` keeps it. Calls and sentences of the engine have the English text itself as
//! their key.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;
use site_content::{Material, Module, Problem};

use crate::code;
use crate::language::{ENGLISH, LANGUAGES, Language};
use crate::texts::{Table, find, path, table};
use crate::translations::{key, value};

/// The hash of each source by its key, or of what a text was written from; empty if none is kept.
type Hashes = BTreeMap<String, String>;

/// Texts of one file, which every language may translate.
struct Source {
    file: &'static str,
    english: Hashes,
    /// Part of a translation that keeps the hash of what it was written from: `hashes` if
    /// `hashes.<file>.toml` does, empty if nothing does.
    keeper: &'static str,
}

/// A line for each missing, old or unused translation: file, key, what to do.
///
/// # Errors
/// If a file of texts can't be read.
pub fn translations(root: &Path, material: &Material) -> Result<Vec<String>> {
    let english = texts_of(root, "modules", ENGLISH)?;
    let written = kept(&english, "header");
    let headers = modules(material).map(|it| {
        let (definition, theorem) = (value(it, "Definition"), value(it, "Theorem"));
        (it.name.clone(), hash(&[&it.title, definition, theorem]))
    });
    let mut found = compared(&path("modules", ENGLISH), &headers.collect(), &written);
    let about = written.into_keys().map(|name| {
        let part = |part| find(&english, &format!("{name}.{part}")).unwrap_or_default();
        let hash = hash(&["name", "rules", "theorem", "proof"].map(part));
        (name, hash)
    });
    let sources = sources(root, material, about.collect())?;
    for language in LANGUAGES.iter().filter(|it| !it.is_english()) {
        let hashes = texts_of(root, "hashes", language)?;
        for source in &sources {
            let texts = texts_of(root, source.file, language)?;
            let kept = match source.keeper {
                "" => unkept(texts.into_keys()),
                "hashes" => kept_apart(&hashes, source.file, texts),
                part => kept(&texts, part),
            };
            found.extend(compared(
                &path(source.file, language),
                &source.english,
                &kept,
            ));
        }
        found.extend(of_some_problems(root, material, language, &hashes)?);
        let readme = fs_err::read_to_string(root.join("README.md"))?;
        let readme = Hashes::from([("README.md".to_string(), hash(&[&readme]))]);
        let kept = hashes.get("README.md").cloned().unwrap_or_default();
        let kept = Hashes::from([("README.md".to_string(), kept)]);
        found.extend(compared(
            &format!("README.{}.md", language.file),
            &readme,
            &kept,
        ));
    }
    Ok(found)
}

/// Lists the texts that each language needs; `about` has those about modules.
fn sources(root: &Path, material: &Material, about: Hashes) -> Result<Vec<Source>> {
    let hashed = |file| -> Result<Hashes> {
        let texts = texts_of(root, file, ENGLISH)?.into_iter();
        Ok(texts.map(|(key, text)| (key, hash(&[&text]))).collect())
    };
    let course = material.course.iter();
    let course = course.map(|it| (key(&it.name), hash(&[&it.introduction])));
    let rules = problems(material).map(|it| (it.bin.clone(), hash(&[&it.rules])));
    let games = problems(material).flat_map(|it| it.games.clone());
    let calls = modules(material).flat_map(|it| code::calls(&it.source));
    // The engine lists no sentences: a language needs those that another language has.
    let others = LANGUAGES.iter().filter(|it| !it.is_english());
    let messages = others.map(|it| texts_of(root, "engine", it));
    let messages = messages.collect::<Result<Vec<_>>>()?.into_iter().flatten();
    let source = |file, english, keeper| Source {
        file,
        english,
        keeper,
    };
    Ok(vec![
        source("modules", about, "english"),
        source("course", course.collect(), "english"),
        source("", hashed("")?, "hashes"),
        source("lesson", hashed("lesson")?, "hashes"),
        source("problems", rules.collect(), "hashes"),
        source("tags", unkept(games), ""),
        source("calls", unkept(calls.map(|call| call.summary)), ""),
        source("engine", unkept(messages.map(|(english, _)| english)), ""),
    ])
}

/// Compares the reasons and titles of problems. Few problems have these, so only old and unused
/// ones are found.
fn of_some_problems(
    root: &Path,
    material: &Material,
    language: &Language,
    hashes: &Table,
) -> Result<Vec<String>> {
    let kept = kept_apart(hashes, "reasons", texts_of(root, "reasons", language)?);
    let reasons = problems(material).filter(|it| kept.contains_key(&it.bin));
    let reasons = reasons.map(|it| (it.bin.clone(), hash(&[&it.prose])));
    let mut found = compared(&path("reasons", language), &reasons.collect(), &kept);
    let mut titles = unkept(texts_of(root, "titles", language)?.into_keys());
    titles.retain(|bin, _| problems(material).all(|it| it.bin != *bin));
    found.extend(compared(&path("titles", language), &Hashes::new(), &titles));
    Ok(found)
}

/// Lists the collection's modules.
fn modules(material: &Material) -> impl Iterator<Item = &Module> {
    material.modules.iter().filter(|it| it.own_file.is_none())
}

/// Lists the collection's problems.
fn problems(material: &Material) -> impl Iterator<Item = &Problem> {
    material.problems.iter().filter(|it| it.own_file.is_none())
}

/// Reads a file of texts in a language.
fn texts_of(root: &Path, file: &str, language: &Language) -> Result<Table> {
    table(&root.join(path(file, language)))
}

/// The hashes of a file's texts in the file that has only hashes.
fn kept_apart(hashes: &Table, file: &str, texts: Table) -> Hashes {
    let keys = texts.into_keys().map(|key| match file {
        "" => (key.clone(), key),
        file => (format!("{file}.{key}"), key),
    });
    keys.map(|(of, key)| (key, hashes.get(&of).cloned().unwrap_or_default()))
        .collect()
}

/// The keys of a table that keeps no hashes.
fn unkept(keys: impl Iterator<Item = String>) -> Hashes {
    keys.map(|key| (key, String::new())).collect()
}

/// The hashes that a table keeps as one part of each text.
fn kept(table: &Table, part: &str) -> Hashes {
    let names = table.keys().filter_map(|key| key.split_once('.'));
    let hash = |name: &str| find(table, &format!("{name}.{part}")).unwrap_or_default();
    names
        .map(|(name, _)| (name.to_string(), hash(name).to_string()))
        .collect()
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
        let table = |entries: &[(&str, &str)]| -> Hashes {
            let owned = entries
                .iter()
                .map(|(key, hash)| (key.to_string(), hash.to_string()));
            owned.collect()
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
