//! Names, rules and theorems of the modules for readers of the pages: `snippets/text/en.toml`,
//! `zh.toml`, `ja.toml`.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result};
use fs_err as fs;
use maud::Markup;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use site_content::Module;

use crate::prose;
use crate::texts::{FILES, blocks_in_languages, in_languages};

/// One module in one language. When it was written is for a test of the repository's rules.
#[derive(Debug, Deserialize)]
struct Text {
    name: String,
    rules: String,
    theorem: String,
}

/// A chapter of the course in one language.
#[derive(Debug, Deserialize)]
struct Introduction {
    introduction: String,
}

/// What all modules are about, in plain sentences, by language and name; and what introduces the
/// chapters of the course, in the languages besides English.
#[derive(Debug, Default)]
pub struct Translations {
    languages: [BTreeMap<String, Text>; 3],
    chapters: [BTreeMap<String, Introduction>; 2],
}

impl Translations {
    /// Reads them in the workspace's folder.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn read(root: &Path) -> Result<Self> {
        let modules = |language: &str| table(&root.join(format!("snippets/text/{language}.toml")));
        let chapters =
            |language: &str| table(&root.join(format!("crates/site/text/course.{language}.toml")));
        let [english, chinese, japanese] = FILES.map(modules);
        Ok(Self {
            languages: [english?, chinese?, japanese?],
            chapters: [chapters("zh")?, chapters("ja")?],
        })
    }

    /// What introduces a chapter, in every language that has it.
    pub fn introduction(&self, key: &str, english: &str) -> Markup {
        let other = |language: usize| {
            let chapter = self.chapters[language].get(key);
            prose::blocks(chapter.map_or(english, |it| it.introduction.as_str()))
        };
        blocks_in_languages(&[prose::blocks(english), other(0), other(1)])
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
            text.map_or_else(|| prose::sentence(header), |text| prose::inline(part(text)))
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

fn table<T: DeserializeOwned>(path: &Path) -> Result<BTreeMap<String, T>> {
    let text = fs::read_to_string(path)?;
    toml::from_str(&text).with_context(|| format!("in {}", path.display()))
}

/// The value of a header's field; empty without it.
pub fn value<'a>(module: &'a Module, field: &str) -> &'a str {
    let field = module.fields.iter().find(|it| it.name == field);
    field.map_or("", |field| field.value.as_str())
}
