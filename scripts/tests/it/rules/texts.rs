//! What the site says of each module, in three languages: nothing missing, nothing outdated.
//!
//! The chain is header → English → Chinese and Japanese. Each text keeps the hash of what it was
//! written from, so that a change there asks for the text to be read again.

use std::collections::BTreeMap;

use catalogue::Header;

use super::{assert_none, sources, workspace};

const KEYS: [&str; 3] = ["name", "rules", "theorem"];

/// Modules with their texts, by key.
type Texts = BTreeMap<String, BTreeMap<String, String>>;

/// What texts were written from: of each module the hash, under this key.
struct Origin {
    key: &'static str,
    name: &'static str,
    hashes: BTreeMap<String, String>,
}

/// FNV-1a: short, and the same everywhere.
fn hash(parts: &[&str]) -> String {
    let mut hash = 0x811c_9dc5_u32;
    for byte in parts.join("\n").bytes() {
        hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
    format!("{hash:08x}")
}

/// The English text is written from the module's title, definition and theorem.
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
        name: "header",
        hashes,
    }
}

/// The other languages are translated from the English text.
fn english(texts: &Texts) -> Origin {
    let of_module = |texts: &BTreeMap<String, String>| {
        let part = |key| texts.get(key).map_or("", String::as_str);
        hash(&KEYS.map(part))
    };
    let hashes = texts.iter();
    Origin {
        key: "english",
        name: "English",
        hashes: hashes
            .map(|(module, texts)| (module.clone(), of_module(texts)))
            .collect(),
    }
}

fn complaints(language: &str, texts: &Texts, origin: &Origin) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut complain = |module: &str, what: &str| {
        complaints.push(format!("snippets/text/{language}.toml: `{module}` {what}"));
    };
    for (module, hash) in &origin.hashes {
        let Some(text) = texts.get(module) else {
            complain(
                module,
                &format!("is missing; write [{module}] with {}", KEYS.join(", ")),
            );
            continue;
        };
        for key in KEYS {
            if text.get(key).is_none_or(|value| value.trim().is_empty()) {
                complain(module, &format!("lacks `{key}`; write it"));
            }
        }
        let (key, name) = (origin.key, origin.name);
        if text.get(key) != Some(hash) {
            complain(
                module,
                &format!("is older than its {name}: read it again, then set {key} = \"{hash}\""),
            );
        }
        let is_known = |name: &str| KEYS.contains(&name) || name == key;
        for unknown in text.keys().filter(|name| !is_known(name)) {
            complain(
                module,
                &format!("has an unknown key `{unknown}`; remove it"),
            );
        }
    }
    for module in texts.keys() {
        if !origin.hashes.contains_key(module) {
            complain(module, "is no module; remove it or correct its name");
        }
    }
    complaints
}

fn read(language: &str) -> Texts {
    let path = format!("snippets/text/{language}.toml");
    let text = fs_err::read_to_string(workspace().root().join(&path)).unwrap();
    toml::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn each_module_has_an_english_text_as_new_as_its_header() {
    assert_none(&complaints("en", &read("en"), &headers()));
}

#[test]
fn each_module_has_a_chinese_and_a_japanese_text_as_new_as_the_english_one() {
    let english = english(&read("en"));
    let all = ["zh", "ja"]
        .iter()
        .flat_map(|language| complaints(language, &read(language), &english));
    assert_none(&all.collect::<Vec<_>>());
}

#[test]
fn the_text_rule_sees_what_is_missing_outdated_and_unknown() {
    let texts = |text: &str| toml::from_str::<Texts>(text).unwrap();
    let english = english(&texts("[mex]\nname = 'a'\nrules = 'b'\ntheorem = 'c'"));
    let hash = hash(&["a", "b", "c"]);
    let good = format!("[mex]\nname = 'x'\nrules = 'y'\ntheorem = 'z'\nenglish = '{hash}'\n");
    let first = |text: &str| {
        let found = complaints("zh", &texts(text), &english);
        assert!(found.len() <= 1, "{found:?}");
        found.into_iter().next()
    };
    assert_eq!(first(&good), None);
    for (bad, said) in [
        (String::new(), "`mex` is missing"),
        (good.replace("name = 'x'\n", ""), "lacks `name`"),
        (good.replace("'y'", "' '"), "lacks `rules`"),
        (good.replace(&hash, "0"), "is older than its English"),
        (format!("{good}note = 'n'\n"), "unknown key `note`"),
        (format!("{good}[max]\nname = 'x'\n"), "`max` is no module"),
    ] {
        let complaint = first(&bad).unwrap();
        assert!(complaint.contains(said), "{complaint}");
    }
}

#[test]
fn the_hash_is_fnv_1a() {
    // As published with the algorithm: of no bytes, of `a` and of `foobar`.
    assert_eq!(hash(&[]), "811c9dc5");
    assert_eq!(hash(&["a"]), "e40c292c");
    assert_eq!(hash(&["foobar"]), "bf9cf968");
}
