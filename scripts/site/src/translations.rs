//! Names, rules and theorems of the modules in other languages: `snippets/text/zh.toml`, `ja.toml`.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result};
use fs_err as fs;
use material::Module;
use maud::Markup;
use serde::Deserialize;

use crate::prose;
use crate::texts::in_languages;

/// One module in one language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Translation {
    pub name: String,
    pub rules: String,
    pub theorem: String,
    /// Tells whether the English text has changed since; a test compares it.
    #[serde(rename = "english")]
    _english: String,
}

/// All modules in Chinese and in Japanese.
#[derive(Debug, Default)]
pub struct Translations {
    languages: [BTreeMap<String, Translation>; 2],
}

impl Translations {
    /// # Errors
    /// If a file cannot be read.
    pub fn read(folder: &Path) -> Result<Self> {
        let read = |file: &str| {
            let path = folder.join(file);
            let text = fs::read_to_string(&path)?;
            toml::from_str(&text).with_context(|| format!("in {}", path.display()))
        };
        Ok(Self {
            languages: [read("zh.toml")?, read("ja.toml")?],
        })
    }

    /// The module's name in words.
    pub fn title(&self, module: &Module) -> Markup {
        self.text(module, &module.title, |it| &it.name)
    }

    /// What a move is, or what is computed.
    pub fn rules(&self, module: &Module) -> Markup {
        self.text(module, value(module, "Definition"), |it| &it.rules)
    }

    pub fn theorem(&self, module: &Module) -> Markup {
        self.text(module, value(module, "Theorem"), |it| &it.theorem)
    }

    fn text(&self, module: &Module, english: &str, part: fn(&Translation) -> &String) -> Markup {
        let other = |language: usize| {
            let translation = self.languages[language].get(&module.name);
            translation.map_or(english, |it| part(it).as_str())
        };
        in_languages(&[english, other(0), other(1)].map(|text| prose::sentence(text)))
    }

    /// In the order of the languages but English, if all have it.
    pub fn titles(&self, module: &str) -> Option<[&str; 2]> {
        let [chinese, japanese] = &self.languages;
        Some([&chinese.get(module)?.name, &japanese.get(module)?.name])
    }
}

/// The value of a header's field; empty without it.
pub fn value<'a>(module: &'a Module, field: &str) -> &'a str {
    let field = module.fields.iter().find(|it| it.name == field);
    field.map_or("", |field| field.value.as_str())
}
