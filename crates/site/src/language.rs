//! Lists the languages of the pages; no other list exists.
//!
//! To add one, add its row here and its files `crates/site/text/<file>.toml`,
//! `crates/site/text/course.<file>.toml` and `snippets/text/<file>.toml`. Rules of problems in
//! `problems.<file>.toml` and messages of the engine in `engine.<file>.toml` are in English without
//! them.

/// A language that pages are written in.
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    /// Value of the attributes `lang` and `hreflang`.
    pub tag: &'static str,
    /// Stem of its files of texts.
    pub file: &'static str,
    /// Folder of its pages with a trailing slash; empty for English.
    pub folder: &'static str,
    /// Name of the language in itself, on the button to its pages.
    pub name: &'static str,
}

/// All languages; English is first, and the other texts are translated from it.
pub const LANGUAGES: &[Language] = &[
    Language {
        tag: "en",
        file: "en",
        folder: "",
        name: "English",
    },
    Language {
        tag: "zh-Hans",
        file: "zh",
        folder: "zh/",
        name: "中文",
    },
    Language {
        tag: "ja",
        file: "ja",
        folder: "ja/",
        name: "日本語",
    },
];

/// The language that headers, problems and comments are written in.
pub const ENGLISH: &Language = &LANGUAGES[0];

impl Language {
    /// True for English, the language of headers and comments.
    pub fn is_english(&self) -> bool {
        self == ENGLISH
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    fn root() -> &'static Path {
        let own = Path::new(env!("CARGO_MANIFEST_DIR"));
        own.ancestors().nth(2).unwrap()
    }

    /// Stems, without `prefix`, of the text files in a folder whose names begin with it.
    fn stems(folder: &str, prefix: &str) -> BTreeSet<String> {
        let files = fs_err::read_dir(root().join(folder)).unwrap();
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        let stem = |name: String| {
            let stem = name.strip_prefix(prefix)?.strip_suffix(".toml")?;
            (!stem.contains('.')).then(|| stem.to_string())
        };
        names.filter_map(stem).collect()
    }

    #[test]
    fn each_language_has_its_texts_and_no_text_is_in_another_language() {
        let all: BTreeSet<String> = LANGUAGES.iter().map(|it| it.file.to_string()).collect();
        assert_eq!(stems("crates/site/text", ""), all);
        assert_eq!(stems("snippets/text", ""), all);
        let mut translated = all;
        translated.remove(ENGLISH.file);
        assert_eq!(stems("crates/site/text", "course."), translated);
    }

    #[test]
    fn no_script_and_no_style_lists_the_languages_again() {
        for file in fs_err::read_dir(root().join("crates/site/static")).unwrap() {
            let path = file.unwrap().path();
            let text = fs_err::read_to_string(&path).unwrap();
            for language in LANGUAGES.iter().filter(|it| !it.is_english()) {
                let quoted = [
                    format!("'{}'", language.tag),
                    format!("\"{}\"", language.tag),
                ];
                let is_listed = quoted.iter().any(|it| text.contains(it));
                assert!(!is_listed, "{} knows {}", path.display(), language.tag);
            }
        }
    }
}
