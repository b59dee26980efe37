//! Translated texts about modules, problems and the course, and translated messages of the engine.
//! Pages show English for what isn't translated.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result};
use fs_err as fs;
use maud::{Markup, html};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use site_content::{Chapter, Module, Problem};

use crate::files::Files;
use crate::language::{ENGLISH, LANGUAGES, Language};
use crate::prose;

/// A text for another one.
pub type Table = BTreeMap<String, String>;

/// Texts of a module in one language.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ModuleText {
    pub name: String,
    pub rules: String,
    pub theorem: String,
    /// Hash of the header that the English text was written from.
    pub header: String,
    /// Hash of the English text that this text was translated from.
    pub english: String,
}

/// The introduction of a chapter of the course in one language.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Introduction {
    pub introduction: String,
    /// Hash of the English introduction that this one was translated from.
    pub english: String,
}

/// Texts of one language.
#[derive(Debug, Default)]
pub struct Tables {
    /// By the module's name: `snippets/text/<language>.toml`.
    pub modules: BTreeMap<String, ModuleText>,
    /// By the chapter's key: `course.<language>.toml`, as the following in `crates/site/text`.
    pub chapters: BTreeMap<String, Introduction>,
    /// A problem's name → its rules: `problems.<language>.toml`.
    pub problems: Table,
    /// A problem's name → its title, if this is its original language: `titles.<language>.toml`.
    pub titles: Table,
    /// A problem's name → why its solution is right: `reasons.<language>.toml`.
    pub reasons: Table,
    /// A problem's tag → its translation: `tags.<language>.toml`.
    pub tags: Table,
    /// The first paragraph about a function → its translation: `calls.<language>.toml`.
    pub calls: Table,
    /// A message of the engine, with holes `{1}` for a text and `{#1}` for a number → its
    /// translation: `engine.<language>.toml`.
    pub engine: Table,
}

/// Texts of all languages, and the current language.
#[derive(Debug)]
pub struct Translations {
    /// Texts of each language, in the order of [`LANGUAGES`].
    languages: Vec<Tables>,
    current: &'static Language,
}

impl Translations {
    /// Reads the texts of the workspace with this root folder.
    ///
    /// # Errors
    /// If a file can't be read.
    pub fn read(root: &Path) -> Result<Self> {
        let languages = LANGUAGES.iter().map(|it| Tables::read(root, it));
        Ok(Self {
            languages: languages.collect::<Result<_>>()?,
            current: ENGLISH,
        })
    }

    /// Changes the current language.
    pub fn speak(&mut self, language: &'static Language) {
        self.current = language;
    }

    fn tables(&self) -> &Tables {
        &self.languages[self.current.index()]
    }

    /// The translation as inline HTML, or the English text, marked as English on other pages.
    fn shown(&self, translation: Option<&str>, english: &str) -> Markup {
        match translation {
            Some(text) => prose::inline(text),
            None if self.current.is_english() || english.is_empty() => prose::inline(english),
            None => html! { span lang="en" { (prose::inline(english)) } },
        }
    }

    /// Introduction of a chapter of the course.
    pub fn introduction(&self, chapter: &Chapter) -> Markup {
        match self.tables().chapters.get(&key(&chapter.name)) {
            Some(text) => prose::blocks(&text.introduction),
            None => html! { div lang="en" { (prose::blocks(&chapter.introduction)) } },
        }
    }

    /// Title of a problem.
    pub fn problem_title(&self, problem: &Problem) -> Markup {
        match self.tables().titles.get(&problem.bin) {
            Some(text) => html! { (text) },
            None => html! { span lang="en" { (prose::title(&problem.title)) } },
        }
    }

    /// Why a problem's solution is right.
    pub fn reason(&self, problem: &Problem) -> Markup {
        match self.tables().reasons.get(&problem.bin) {
            Some(text) => prose::blocks(text),
            None => html! { div lang="en" { (prose::blocks(&problem.prose)) } },
        }
    }

    /// Rules of a problem.
    pub fn problem_rules(&self, problem: &Problem) -> Markup {
        self.shown(self.translated_rules(problem), &problem.rules)
    }

    /// Rules of a problem without backticks.
    pub fn plain_problem_rules(&self, problem: &Problem) -> String {
        let rules = self.translated_rules(problem);
        rules.unwrap_or(&problem.rules).replace('`', "")
    }

    fn translated_rules(&self, problem: &Problem) -> Option<&str> {
        self.tables().problems.get(&problem.bin).map(String::as_str)
    }

    /// A tag of problems.
    pub fn tag<'a>(&'a self, tag: &'a str) -> &'a str {
        self.tables().tags.get(tag).map_or(tag, String::as_str)
    }

    /// The tags of a problem, separated by commas.
    pub fn tags(&self, problem: &Problem) -> String {
        let tags: Vec<&str> = problem.games.iter().map(|it| self.tag(it)).collect();
        tags.join(", ")
    }

    /// First paragraph about a function of a module.
    pub fn call(&self, summary: &str) -> Markup {
        self.shown(
            self.tables().calls.get(summary).map(String::as_str),
            summary,
        )
    }

    /// A message of the engine without holes.
    pub fn message(&self, english: &str) -> Markup {
        match self.tables().engine.get(english) {
            Some(text) => html! { (text) },
            None => html! { span lang="en" { (english) } },
        }
    }

    /// A module's name in words.
    pub fn title(&self, module: &Module) -> Markup {
        self.part(module, |it| &it.name, &module.title)
    }

    /// A module's name in words, without backticks.
    pub fn plain_title(&self, module: &Module) -> String {
        let title = self.tables().part(module, |it| &it.name);
        title.unwrap_or(&module.title).replace('`', "")
    }

    /// How the module's game is played, or what the module computes.
    pub fn rules(&self, module: &Module) -> Markup {
        self.part(module, |it| &it.rules, value(module, "Definition"))
    }

    /// How the module's game is played, without backticks; the title if the module doesn't say it.
    pub fn plain_rules(&self, module: &Module) -> String {
        let english = match value(module, "Definition") {
            "" => &module.title,
            definition => definition,
        };
        let rules = self.tables().part(module, |it| &it.rules);
        rules.unwrap_or(english).replace('`', "")
    }

    /// The theorem that decides the module's game, with its conditions.
    pub fn theorem(&self, module: &Module) -> Markup {
        self.part(module, |it| &it.theorem, value(module, "Theorem"))
    }

    /// Part of a module's text: in the current language, else in English, else from the header.
    fn part(&self, module: &Module, part: fn(&ModuleText) -> &String, header: &str) -> Markup {
        let header = prose::capitalised(header);
        let english = self.languages[0].part(module, part).unwrap_or(&header);
        self.shown(self.tables().part(module, part), english)
    }

    /// Language tag → the module's name in words.
    pub fn titles<'a>(&'a self, module: &'a Module) -> BTreeMap<&'static str, &'a str> {
        let title = |tables: &'a Tables| {
            let text = tables.modules.get(&module.name).map(|it| it.name.as_str());
            text.unwrap_or(&module.title)
        };
        let languages = LANGUAGES.iter().zip(&self.languages);
        languages
            .map(|(it, tables)| (it.tag, title(tables)))
            .collect()
    }

    /// Rules and theorem of a module in all languages but English, for the search.
    pub fn foreign_rules(&self, module: &Module) -> String {
        let texts = self.foreign().filter_map(|it| it.modules.get(&module.name));
        texts
            .map(|text| format!("{}\n{}\n", text.rules, text.theorem))
            .collect()
    }

    /// Rules of a problem in all languages but English, for the search.
    pub fn foreign_problem_rules(&self, problem: &Problem) -> String {
        let rules = self
            .foreign()
            .filter_map(|it| it.problems.get(&problem.bin));
        rules.map(|rules| format!("{rules}\n")).collect()
    }

    fn foreign(&self) -> impl Iterator<Item = &Tables> {
        let languages = LANGUAGES.iter().zip(&self.languages);
        languages
            .filter(|(it, _)| !it.is_english())
            .map(|(_, tables)| tables)
    }

    /// Adds a file with the engine's messages for each language that has some.
    pub fn add_messages(&self, files: &mut Files) {
        for (language, tables) in LANGUAGES.iter().zip(&self.languages) {
            if !tables.engine.is_empty() {
                files.add_data(&messages(language), &tables.engine);
            }
        }
    }

    /// Name below `data` of the file with the engine's messages; `None` if they are in English.
    pub fn messages(&self) -> Option<String> {
        let is_translated = !self.tables().engine.is_empty();
        is_translated.then(|| messages(self.current))
    }
}

fn messages(language: &Language) -> String {
    format!("engine.{}", language.file)
}

impl Tables {
    /// Reads the texts of a language. Only the file about modules must exist.
    ///
    /// # Errors
    /// If a file can't be read.
    pub fn read(root: &Path, language: &Language) -> Result<Self> {
        let file = language.file;
        let path = |name: &str| root.join(format!("crates/site/text/{name}.{file}.toml"));
        let groups: BTreeMap<String, Table> = table(&path("engine"))?;
        Ok(Self {
            modules: table(&root.join(format!("snippets/text/{file}.toml")))?,
            chapters: table(&path("course"))?,
            problems: table(&path("problems"))?,
            titles: table(&path("titles"))?,
            reasons: table(&path("reasons"))?,
            tags: table(&path("tags"))?,
            calls: table(&path("calls"))?,
            engine: groups.into_values().flatten().collect(),
        })
    }

    fn part(&self, module: &Module, part: fn(&ModuleText) -> &String) -> Option<&str> {
        let text = part(self.modules.get(&module.name)?);
        (!text.is_empty()).then_some(text)
    }
}

/// Reads a table; an empty one if there is no such file.
fn table<T: DeserializeOwned>(path: &Path) -> Result<BTreeMap<String, T>> {
    if !path.is_file() {
        return Ok(BTreeMap::new());
    }
    let text = fs::read_to_string(path)?;
    toml::from_str(&text).with_context(|| format!("in {}", path.display()))
}

/// Value of a field in a module's header; empty if there is no such field.
pub fn value<'a>(module: &'a Module, field: &str) -> &'a str {
    let field = module.fields.iter().find(|it| it.name == field);
    field.map_or("", |field| field.value.as_str())
}

/// Key of a family of modules or a chapter of the course: `trees-and-graphs`.
pub fn key(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}
