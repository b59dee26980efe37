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
use site_content::{Material, Module};

use crate::code;
use crate::language::{ENGLISH, LANGUAGES, Language};
use crate::texts::{Table, find, path, table};
use crate::translations::{key, value};

/// The hash of each source by its key, or of what a text was written from; empty if none is kept.
type Hashes = BTreeMap<String, String>;

/// A line for each missing, old or unused translation: file, key, what to do.
///
/// # Errors
/// If a file of texts can't be read.
pub fn translations(root: &Path, material: &Material) -> Result<Vec<String>> {
    let read = |name: &str, language: &Language| table(&root.join(path(name, language)));
    let english = read("modules", ENGLISH)?;
    let modules = material.modules.iter().filter(|it| it.own_file.is_none());
    let modules: Vec<&Module> = modules.collect();
    let problems = material.problems.iter().filter(|it| it.own_file.is_none());
    let headers = modules.iter().map(|it| {
        let (definition, theorem) = (value(it, "Definition"), value(it, "Theorem"));
        (it.name.clone(), hash(&[&it.title, definition, theorem]))
    });
    let written = kept(&english, "header");
    let mut found = compared(&path("modules", ENGLISH), &headers.collect(), &written);

    let about = written.into_keys().map(|name| {
        let part = |part| find(&english, &format!("{name}.{part}")).unwrap_or_default();
        let hash = hash(&["name", "rules", "theorem", "proof"].map(part));
        (name, hash)
    });
    let course = material.course.iter();
    let course = course.map(|it| (key(&it.name), hash(&[&it.introduction])));
    let summaries = modules.iter().flat_map(|it| code::calls(&it.source));
    let rules: Hashes = problems
        .clone()
        .map(|it| (it.bin.clone(), hash(&[&it.rules])))
        .collect();
    let hashed = |name| -> Result<Hashes> {
        let texts = read(name, ENGLISH)?.into_iter();
        Ok(texts.map(|(key, text)| (key, hash(&[&text]))).collect())
    };
    // The engine lists no sentences: a language needs those that another language has.
    let others = LANGUAGES.iter().filter(|it| !it.is_english());
    let messages = others.map(|it| read("engine", it));
    let messages = messages.collect::<Result<Vec<_>>>()?.into_iter().flatten();
    let sources = [
        ("modules", about.collect(), "english"),
        ("course", course.collect(), "english"),
        ("", hashed("")?, "hashes"),
        ("lesson", hashed("lesson")?, "hashes"),
        ("problems", rules.clone(), "hashes"),
        (
            "tags",
            unkept(problems.clone().flat_map(|it| it.games.clone())),
            "",
        ),
        ("calls", unkept(summaries.map(|call| call.summary)), ""),
        ("engine", unkept(messages.map(|(english, _)| english)), ""),
    ];
    for language in LANGUAGES.iter().filter(|it| !it.is_english()) {
        let hashes = table(&root.join(path("hashes", language)))?;
        let hashed = |name: &str, texts: Table| -> Hashes {
            let keys = texts.into_keys().map(|key| match name {
                "" => (key.clone(), key),
                name => (format!("{name}.{key}"), key),
            });
            keys.map(|(of, key)| (key, hashes.get(&of).cloned().unwrap_or_default()))
                .collect()
        };
        for (name, sources, place) in &sources {
            let texts = read(name, language)?;
            let kept = match *place {
                "" => unkept(texts.into_keys()),
                "hashes" => hashed(name, texts),
                part => kept(&texts, part),
            };
            found.extend(compared(&path(name, language), sources, &kept));
        }
        // Few problems have these, so only old and unused ones are found.
        let kept = hashed("reasons", read("reasons", language)?);
        let reasons = problems.clone().filter(|it| kept.contains_key(&it.bin));
        let reasons = reasons.map(|it| (it.bin.clone(), hash(&[&it.prose])));
        found.extend(compared(
            &path("reasons", language),
            &reasons.collect(),
            &kept,
        ));
        let mut kept = unkept(read("titles", language)?.into_keys());
        kept.retain(|bin, _| !rules.contains_key(bin));
        found.extend(compared(&path("titles", language), &Hashes::new(), &kept));
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
