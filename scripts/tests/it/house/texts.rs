//! Rule: the site's texts about modules and families are complete in three languages, and none is
//! outdated.
//!
//! Each text keeps the hash of its source, so that a change of the source asks for a review of the
//! text. The sources are: the module's header → English → Chinese and Japanese; the course → both.

use std::collections::{BTreeMap, BTreeSet};

use catalogue::Header;
use scripts::course::Course;

use super::{assert_none, problems, sources, workspace};

const KEYS: [&str; 3] = ["name", "rules", "theorem"];

/// Module or family → key → text.
type Texts = BTreeMap<String, BTreeMap<String, String>>;

/// Source of texts: hash of each module's or family's source, and the key for it.
struct Origin {
    key: &'static str,
    hashes: BTreeMap<String, String>,
    /// Keys of the texts that are written from the source.
    texts: &'static [&'static str],
}

/// Terms in backquotes, such as `n` and `x + 1`.
fn quoted(text: &str) -> BTreeSet<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// Hash by FNV-1a, which is short and the same on all systems.
fn hash(parts: &[&str]) -> String {
    let mut hash = 0x811c_9dc5_u32;
    for byte in parts.join("\n").bytes() {
        hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
    format!("{hash:08x}")
}

/// Source of the English texts: the module's title, definition and theorem.
fn headers() -> Origin {
    let mut hashes = BTreeMap::new();
    for (path, source) in sources("snippets/src") {
        let module = path.rsplit('/').next().unwrap().trim_end_matches(".rs");
        if module != "lib" {
            let header = Header::parse(&source).unwrap();
            let field = |name| header.field(name).map_or("", |field| field.value.as_str());
            let parts = [&header.title, field("Definition"), field("Theorem")];
            hashes.insert(module.to_string(), hash(&parts));
        }
    }
    Origin {
        key: "header",
        hashes,
        texts: &KEYS,
    }
}

/// Source of the other languages: the English texts.
fn english(texts: &Texts) -> Origin {
    let of_module = |texts: &BTreeMap<String, String>| {
        let part = |key| texts.get(key).map_or("", String::as_str);
        hash(&KEYS.map(part))
    };
    let hashes = texts.iter();
    Origin {
        key: "english",
        hashes: hashes
            .map(|(module, texts)| (module.clone(), of_module(texts)))
            .collect(),
        texts: &KEYS,
    }
}

/// Source of the course's translated introductions: the course's file.
fn course() -> Origin {
    let course = Course::read(&workspace().root().join("problems/course.toml")).unwrap();
    let key = |name: &str| name.to_lowercase().replace(' ', "-");
    let families = course.families.iter();
    Origin {
        key: "english",
        hashes: families
            .map(|family| (key(&family.name), hash(&[&family.introduction])))
            .collect(),
        texts: &["introduction"],
    }
}

fn complaints(path: &str, texts: &Texts, origin: &Origin) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut complain = |name: &str, what: &str| {
        complaints.push(format!("{path}: `{name}` {what}"));
    };
    let (origin_key, keys) = (origin.key, origin.texts);
    for (name, hash) in &origin.hashes {
        let Some(text) = texts.get(name) else {
            complain(
                name,
                &format!("is missing; write [{name}] with {}", keys.join(", ")),
            );
            continue;
        };
        for &key in keys {
            if text.get(key).is_none_or(|value| value.trim().is_empty()) {
                complain(name, &format!("lacks `{key}`; write it"));
            }
        }
        if text.get(origin_key) != Some(hash) {
            complain(
                name,
                &format!(
                    "is older than its {origin_key}: read it again, then set \
                     {origin_key} = \"{hash}\""
                ),
            );
        }
        let is_known = |key: &str| keys.contains(&key) || key == origin_key;
        for unknown in text.keys().filter(|key| !is_known(key)) {
            complain(name, &format!("has an unknown key `{unknown}`; remove it"));
        }
    }
    for name in texts.keys() {
        if !origin.hashes.contains_key(name) {
            complain(name, "is not there; remove it or correct its name");
        }
    }
    complaints
}

fn read(path: &str) -> Texts {
    let text = fs_err::read_to_string(workspace().root().join(path)).unwrap();
    toml::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[track_caller]
fn check(path: &str, origin: &Origin) {
    assert_none(&complaints(path, &read(path), origin));
}

#[test]
fn each_module_has_an_english_text_as_new_as_its_header() {
    check("snippets/text/en.toml", &headers());
}

#[test]
fn each_module_has_a_chinese_and_a_japanese_text_as_new_as_the_english_one() {
    let english = english(&read("snippets/text/en.toml"));
    check("snippets/text/zh.toml", &english);
    check("snippets/text/ja.toml", &english);
}

#[test]
fn the_course_is_introduced_in_chinese_and_japanese_as_new_as_in_english() {
    check("crates/site/text/course.zh.toml", &course());
    check("crates/site/text/course.ja.toml", &course());
}

#[test]
fn the_translated_rules_of_problems_have_the_terms_of_the_english_ones() {
    let problems = problems().into_iter();
    let rules: BTreeMap<String, String> = problems.map(|it| (it.bin, it.rules)).collect();
    for path in ["zh", "ja"].map(|file| format!("crates/site/text/problems.{file}.toml")) {
        let text = fs_err::read_to_string(workspace().root().join(&path)).unwrap();
        let translated: BTreeMap<String, String> = toml::from_str(&text).unwrap();
        let complaints = translated.iter().filter_map(|(bin, text)| {
            let english = rules.get(bin).map(|english| quoted(english));
            (english != Some(quoted(text)))
                .then(|| format!("{path}: {bin}: translate the rules of its header again"))
        });
        assert_none(&complaints.collect::<Vec<_>>());
    }
}

#[test]
fn the_text_rule_sees_what_is_missing_outdated_and_unknown() {
    let texts = |text: &str| toml::from_str::<Texts>(text).unwrap();
    let english = english(&texts("[mex]\nname = 'a'\nrules = 'b'\ntheorem = 'c'"));
    let hash = hash(&["a", "b", "c"]);
    let good = format!("[mex]\nname = 'x'\nrules = 'y'\ntheorem = 'z'\nenglish = '{hash}'\n");
    let first = |text: &str| {
        let found = complaints("zh.toml", &texts(text), &english);
        assert!(found.len() <= 1, "{found:?}");
        found.into_iter().next()
    };
    assert_eq!(first(&good), None);
    for (bad, said) in [
        (String::new(), "`mex` is missing"),
        (good.replace("name = 'x'\n", ""), "lacks `name`"),
        (good.replace("'y'", "' '"), "lacks `rules`"),
        (good.replace(&hash, "0"), "is older than its english"),
        (format!("{good}note = 'n'\n"), "unknown key `note`"),
        (format!("{good}[max]\nname = 'x'\n"), "`max` is not there"),
    ] {
        let complaint = first(&bad).unwrap();
        assert!(complaint.contains(said), "{complaint}");
    }
}

#[test]
fn the_hash_is_fnv_1a() {
    // Published hashes of the empty text, of `a` and of `foobar`.
    assert_eq!(hash(&[]), "811c9dc5");
    assert_eq!(hash(&["a"]), "e40c292c");
    assert_eq!(hash(&["foobar"]), "bf9cf968");
}
