//! What the course says of each family: English in `problems/course.toml`, the translations in
//! `scripts/site/text/course.zh.toml` and `course.ja.toml`.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result};
use fs_err as fs;
use material::Chapter;
use serde::Deserialize;

use crate::pages::family;
use crate::texts::{FILES, LANGUAGES};

/// When it was written is for a test of the repository's rules.
#[derive(Debug, Deserialize)]
struct Text {
    introduction: String,
}

/// Of the families, by key, in the languages after English.
#[derive(Debug, Default)]
pub struct Introductions {
    translations: Vec<BTreeMap<String, Text>>,
}

impl Introductions {
    /// # Errors
    /// If a file cannot be read.
    pub fn read(folder: &Path) -> Result<Self> {
        let read = |file: &&str| {
            let path = folder.join(format!("course.{file}.toml"));
            let text = fs::read_to_string(&path)?;
            toml::from_str(&text).with_context(|| format!("in {}", path.display()))
        };
        Ok(Self {
            translations: FILES[1..].iter().map(read).collect::<Result<_>>()?,
        })
    }

    /// The introduction in each language, as Markdown; in English where it is not translated.
    pub fn of<'a>(&'a self, chapter: &'a Chapter) -> Vec<(&'static str, &'a str)> {
        let key = family::key(&chapter.name);
        let english = chapter.introduction.as_str();
        let translated = self.translations.iter().map(|language| {
            let text = language.get(&key);
            text.map_or(english, |text| text.introduction.as_str())
        });
        let texts = std::iter::once(english).chain(translated);
        LANGUAGES.into_iter().zip(texts).collect()
    }
}
