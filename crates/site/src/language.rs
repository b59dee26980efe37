//! The languages of the pages.

/// A language that pages are written in.
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    /// Value of the attributes `lang` and `hreflang`.
    pub tag: &'static str,
    /// Stem of the names of its text files.
    pub file: &'static str,
    /// Folder of its pages with a trailing slash; empty for English.
    pub folder: &'static str,
    /// The language's own name, shown on the link to its pages.
    pub name: &'static str,
}

/// All languages. English comes first; the other texts are translated from it.
///
/// To add a language, add its row here and its files: `crates/site/text/<file>.toml` and
/// `snippets/text/<file>.toml`, and as many of `course`, `problems`, `tags`, `calls` and `engine`
/// (`crates/site/text/<name>.<file>.toml`) as you like. Pages show English for what is missing.
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
    /// True for English.
    pub fn is_english(&self) -> bool {
        self == ENGLISH
    }

    /// Index in [`LANGUAGES`].
    pub fn index(&self) -> usize {
        LANGUAGES.iter().position(|it| it == self).unwrap_or(0)
    }

    /// The way from a page at the top of this language's folder to the site's root: `../`.
    pub fn way_up(&self) -> String {
        "../".repeat(self.folder.matches('/').count())
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn no_script_and_no_style_lists_the_languages_again() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
        for file in fs_err::read_dir(folder).unwrap() {
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
