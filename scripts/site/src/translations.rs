//! Names, rules and theorems of the modules for readers of the pages: `snippets/text/en.toml`,
//! `zh.toml`, `ja.toml`.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result};
use fs_err as fs;
use material::Module;
use maud::Markup;
use serde::Deserialize;

use crate::prose;
use crate::texts::{FILES, in_languages};

/// One module in one language. When it was written is for a test of the repository's rules.
#[derive(Debug, Deserialize)]
struct Text {
    name: String,
    rules: String,
    theorem: String,
}

/// What all modules are about, in plain sentences, by language and name.
#[derive(Debug, Default)]
pub struct Translations {
    languages: [BTreeMap<String, Text>; 3],
}

impl Translations {
    /// # Errors
    /// If a file cannot be read.
    pub fn read(folder: &Path) -> Result<Self> {
        let read = |file: &str| {
            let path = folder.join(file).with_extension("toml");
            let text = fs::read_to_string(&path)?;
            toml::from_str(&text).with_context(|| format!("in {}", path.display()))
        };
        let [english, chinese, japanese] = FILES.map(read);
        Ok(Self {
            languages: [english?, chinese?, japanese?],
        })
    }

    /// The module's name in words.
    pub fn title(&self, module: &Module) -> Markup {
        self.show(module, &module.title, |text| &text.name)
    }

    /// What a move is, or what is computed.
    pub fn rules(&self, module: &Module) -> Markup {
        self.show(module, value(module, "Definition"), |text| &text.rules)
    }

    /// What decides the game, with its conditions.
    pub fn theorem(&self, module: &Module) -> Markup {
        self.show(module, value(module, "Theorem"), |text| &text.theorem)
    }

    fn show(&self, module: &Module, header: &str, part: fn(&Text) -> &String) -> Markup {
        let text = |language: &BTreeMap<String, Text>| {
            let text = language.get(&module.name);
            prose::sentence(text.map_or(header, |text| part(text).as_str()))
        };
        in_languages(&self.languages.each_ref().map(text))
    }

    /// The module's name in each language, without Markdown.
    pub fn titles<'a>(&'a self, module: &'a Module) -> [&'a str; 3] {
        let title = |language: &'a BTreeMap<String, Text>| {
            let text = language.get(&module.name);
            text.map_or(module.title.as_str(), |text| text.name.as_str())
        };
        self.languages.each_ref().map(title)
    }
}

/// The value of a header's field; empty without it.
pub fn value<'a>(module: &'a Module, field: &str) -> &'a str {
    let field = module.fields.iter().find(|it| it.name == field);
    field.map_or("", |field| field.value.as_str())
}
