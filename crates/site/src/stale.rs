//! Lists translations that are missing or older than their source. Pages show English for what is
//! missing; nothing fails because of it.
//!
//! A text about a module or a chapter keeps the hash of the text it was written from. The English
//! text about a module is written from its header, the others from the English one.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;
use fs_err as fs;
use site_content::{Chapter, Material, Module, Problem};

use crate::code;
use crate::language::{ENGLISH, LANGUAGES, Language};
use crate::texts;
use crate::translations::{Table, Tables, key, value};

/// Crates whose messages the engine tells.
const ENGINE: [&str; 7] = [
    "automata",
    "certificates",
    "explorer",
    "heap_games",
    "prover",
    "rules",
    "wasm",
];

/// A line for each missing or old translation: file, key, what to do.
///
/// # Errors
/// If a file of texts or a source of the engine can't be read.
pub fn translations(root: &Path, material: &Material) -> Result<Vec<String>> {
    let english = Tables::read(root, ENGLISH)?;
    let modules = material.modules.iter().filter(|it| it.own_file.is_none());
    let modules: Vec<&Module> = modules.collect();
    let problems = material.problems.iter().filter(|it| it.own_file.is_none());
    let problems: Vec<&Problem> = problems.collect();
    let mut found = headers(&english, &modules);
    let engine = engine_sources(&root.join("crates"))?;
    for language in LANGUAGES.iter().filter(|it| !it.is_english()) {
        let tables = Tables::read(root, language)?;
        found.extend(page_texts(root, language)?);
        found.extend(module_texts(language, &tables, &english, &modules));
        found.extend(chapters(language, &tables, material));
        found.extend(rules(language, &tables, &problems));
        let tags = problems.iter().flat_map(|it| it.games.clone()).collect();
        found.extend(differing("tags", language, &tables.tags, &tags));
        let calls = modules.iter().flat_map(|it| code::calls(&it.source));
        let calls = calls.map(|it| it.summary).collect();
        found.extend(differing("calls", language, &tables.calls, &calls));
        found.extend(messages(language, &tables, &engine));
    }
    Ok(found)
}

/// English texts about modules against their headers.
fn headers(english: &Tables, modules: &[&Module]) -> Vec<String> {
    let check = |module: &&Module| {
        let parts = [
            &module.title,
            value(module, "Definition"),
            value(module, "Theorem"),
        ];
        let kept = english.modules.get(&module.name).map(|it| &it.header);
        against(
            "snippets/text/en.toml",
            &module.name,
            kept,
            "header",
            &parts,
        )
    };
    modules.iter().filter_map(check).collect()
}

/// Texts about modules against the English ones.
fn module_texts(
    language: &Language,
    tables: &Tables,
    english: &Tables,
    modules: &[&Module],
) -> Vec<String> {
    let file = format!("snippets/text/{}.toml", language.file);
    let check = |module: &&Module| {
        let text = english.modules.get(&module.name)?;
        let parts = [&*text.name, &text.rules, &text.theorem];
        let kept = tables.modules.get(&module.name).map(|it| &it.english);
        against(&file, &module.name, kept, "english", &parts)
    };
    modules.iter().filter_map(check).collect()
}

/// Introductions of chapters against the English ones.
fn chapters(language: &Language, tables: &Tables, material: &Material) -> Vec<String> {
    let file = format!("crates/site/text/course.{}.toml", language.file);
    let check = |chapter: &Chapter| {
        let key = key(&chapter.name);
        let kept = tables.chapters.get(&key).map(|it| &it.english);
        against(&file, &key, kept, "english", &[&chapter.introduction])
    };
    material.course.iter().filter_map(check).collect()
}

/// A line if a text is missing, or the hash that it keeps isn't that of its source's parts.
fn against(
    file: &str,
    name: &str,
    kept: Option<&String>,
    source: &str,
    parts: &[&str],
) -> Option<String> {
    let hash = hash(parts);
    let advice = match kept {
        None => "write it",
        Some(kept) if *kept != hash => "update it",
        Some(_) => return None,
    };
    Some(format!(
        "{file}: {name}: {advice}, then set {source} = \"{hash}\""
    ))
}

/// The pages' own texts that only one language has.
fn page_texts(root: &Path, language: &Language) -> Result<Vec<String>> {
    let folder = root.join("crates/site/text");
    let english = texts::table(&folder, ENGLISH)?.into_keys().collect();
    let translated = texts::table(&folder, language)?;
    let found = differing("", language, &translated, &english);
    Ok(found
        .into_iter()
        .map(|it| it.replace("text/.", "text/"))
        .collect())
}

/// Rules of problems whose terms in backticks aren't those of the English rules.
fn rules(language: &Language, tables: &Tables, problems: &[&Problem]) -> Vec<String> {
    let terms = |text: &str| {
        let terms = text.split('`').skip(1).step_by(2).map(str::to_string);
        terms.collect::<BTreeSet<String>>()
    };
    let check = |problem: &&Problem| {
        let advice = match tables.problems.get(&problem.bin) {
            None => "translate it",
            Some(text) if terms(text) != terms(&problem.rules) => "translate it again",
            Some(_) => return None,
        };
        Some(line("problems", language, &problem.bin, advice))
    };
    problems.iter().filter_map(check).collect()
}

/// Keys of a table that are missing, or have no source.
fn differing(
    name: &str,
    language: &Language,
    table: &Table,
    sources: &BTreeSet<String>,
) -> Vec<String> {
    let missing = sources.iter().filter(|it| !table.contains_key(*it));
    let missing = missing.map(|it| line(name, language, it, "translate it"));
    let unused = table.keys().filter(|it| !sources.contains(*it));
    let unused = unused.map(|it| line(name, language, it, "remove it: nothing uses it"));
    missing.chain(unused).collect()
}

/// Messages that the engine doesn't tell any more.
fn messages(language: &Language, tables: &Tables, engine: &str) -> Vec<String> {
    let is_old = |message: &&String| {
        let mut parts = message.split(['{', '}']).step_by(2);
        let words = |part: &str| {
            part.trim_matches(|it: char| !it.is_alphanumeric())
                .to_string()
        };
        parts.any(|part| !engine.contains(&words(part)))
    };
    let old = tables.engine.keys().filter(is_old);
    let advice = "update or remove it: the engine doesn't say it";
    old.map(|message| line("engine", language, message, advice))
        .collect()
}

/// All sources of the engine. A string or a comment on several lines is one line here.
fn engine_sources(crates: &Path) -> Result<String> {
    let mut all = String::new();
    let mut paths: Vec<_> = ENGINE.map(|name| crates.join(name).join("src")).into();
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            for entry in fs::read_dir(path)? {
                paths.push(entry?.path());
            }
            continue;
        }
        for line in fs::read_to_string(path)?.lines().map(str::trim_start) {
            match (line.strip_suffix('\\'), line.strip_prefix("///")) {
                (Some(string), _) => all += string,
                (None, Some(comment)) => all += comment,
                (None, None) => all = all + line + "\n",
            }
        }
    }
    Ok(all.replace("{{", "{").replace("}}", "}"))
}

fn line(name: &str, language: &Language, key: &str, advice: &str) -> String {
    format!(
        "crates/site/text/{name}.{}.toml: {key}: {advice}",
        language.file
    )
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
    use crate::translations::ModuleText;

    #[test]
    fn the_hash_is_fnv_1a() {
        // Published hashes of the empty text, of `a` and of `foobar`.
        assert_eq!(hash(&[]), "811c9dc5");
        assert_eq!(hash(&["a"]), "e40c292c");
        assert_eq!(hash(&["foobar"]), "bf9cf968");
    }

    #[test]
    fn missing_old_and_unused_texts_are_named() {
        let japanese = &LANGUAGES[2];
        let module = Module {
            name: "mex".into(),
            ..Module::default()
        };
        let mut english = Tables::default();
        english.modules.insert("mex".into(), ModuleText::default());
        let mut tables = Tables::default();
        let found = |tables: &Tables| module_texts(japanese, tables, &english, &[&module]);
        let good = hash(&["", "", ""]);
        assert_eq!(
            found(&tables),
            [format!(
                "snippets/text/ja.toml: mex: write it, then set english = \"{good}\""
            )]
        );
        let text = tables.modules.entry("mex".into()).or_default();
        text.english = "0".into();
        assert!(found(&tables)[0].contains("update it"));
        tables.modules.entry("mex".into()).or_default().english = good;
        assert!(found(&tables).is_empty());
        let table = Table::from([("old".to_string(), "x".to_string())]);
        let sources = BTreeSet::from(["new".to_string()]);
        assert_eq!(
            differing("tags", japanese, &table, &sources),
            [
                "crates/site/text/tags.ja.toml: new: translate it",
                "crates/site/text/tags.ja.toml: old: remove it: nothing uses it"
            ]
        );
        let tables = Tables {
            engine: Table::from([("only {#1} told".into(), String::new())]),
            ..Tables::default()
        };
        assert!(messages(japanese, &tables, "format!(\"only {n} told\")").is_empty());
        assert_eq!(
            messages(japanese, &tables, "format!(\"{n} told\")").len(),
            1
        );
    }
}
