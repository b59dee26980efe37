//! Names, rules and theorems of the modules for readers of the pages, and introductions of the
//! course's chapters: `snippets/text/<language>.toml`, `crates/site/text/course.<language>.toml`.
//! Beside the latter, `problems`, `tags` and `statements` of problems, and `calls` of modules.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result};
use fs_err as fs;
use maud::{Markup, html};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use site_content::{Module, Problem};

use crate::language::{LANGUAGES, Language};
use crate::prose;
use crate::statements::{self, Phrases};

/// Texts of a module in one language. A test of the repository's rules reads their dates, too.
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

/// Texts of one language: by name of the module, key of the chapter and bin of the problem.
#[derive(Debug, Default)]
struct Tables {
    modules: BTreeMap<String, Text>,
    chapters: BTreeMap<String, Introduction>,
    /// Bin of a problem → its rules, if they are translated.
    problems: BTreeMap<String, String>,
    /// Tag of problems → its translation.
    tags: BTreeMap<String, String>,
    /// Phrases about what statements were checked against.
    statements: Phrases,
    /// Summary of a module's call → its translation.
    calls: BTreeMap<String, String>,
}

/// Texts of all languages, and the current language.
#[derive(Debug)]
pub struct Translations {
    /// Texts of each language, in the order of [`LANGUAGES`].
    languages: Vec<Tables>,
    current: usize,
}

impl Translations {
    /// Reads the texts from the workspace's root folder.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn read(root: &Path) -> Result<Self> {
        let read = |language: &Language| {
            let file = language.file;
            let course = format!("crates/site/text/course.{file}.toml");
            let optional = |name: &str| {
                let path = root.join(format!("crates/site/text/{name}.{file}.toml"));
                if path.is_file() {
                    table(&path)
                } else {
                    Ok(BTreeMap::new())
                }
            };
            Ok(Tables {
                problems: optional("problems")?,
                tags: optional("tags")?,
                statements: optional("statements")?,
                calls: optional("calls")?,
                modules: table(&root.join(format!("snippets/text/{file}.toml")))?,
                // The course itself is in English.
                chapters: if language.is_english() {
                    BTreeMap::new()
                } else {
                    table(&root.join(course))?
                },
            })
        };
        let languages: Result<Vec<Tables>> = LANGUAGES.iter().map(read).collect();
        Ok(Self {
            languages: languages?,
            current: 0,
        })
    }

    /// Changes the current language.
    pub fn speak(&mut self, language: &Language) {
        let place = LANGUAGES.iter().position(|it| it == language);
        self.current = place.unwrap_or_default();
    }

    /// Introduction of a chapter.
    pub fn introduction(&self, key: &str, english: &str) -> Markup {
        let chapter = self.languages[self.current].chapters.get(key);
        prose::blocks(chapter.map_or(english, |it| it.introduction.as_str()))
    }

    /// Rules of a problem; in English, and marked as English, if they are not translated.
    pub fn problem_rules(&self, problem: &Problem) -> Markup {
        match self.languages[self.current].problems.get(&problem.bin) {
            Some(rules) => html! { p { (prose::inline(rules)) } },
            None => html! { p lang="en" { (prose::inline(&problem.rules)) } },
        }
    }

    /// Rules of a problem without Markdown's marks.
    pub fn plain_problem_rules(&self, problem: &Problem) -> String {
        let rules = self.languages[self.current].problems.get(&problem.bin);
        rules.unwrap_or(&problem.rules).replace('`', "")
    }

    /// Tag of problems; in English if it is not translated.
    pub fn tag<'a>(&'a self, tag: &'a str) -> &'a str {
        let tags = &self.languages[self.current].tags;
        tags.get(tag).map_or(tag, String::as_str)
    }

    /// Tags of a problem, separated by commas.
    pub fn tags(&self, problem: &Problem) -> String {
        let tags: Vec<&str> = problem.games.iter().map(|it| self.tag(it)).collect();
        tags.join(", ")
    }

    /// Texts that a problem's statement was checked against; in English, and marked so, if they are
    /// not translated.
    pub fn statement(&self, english: &str) -> Markup {
        match statements::translated(english, &self.languages[self.current].statements) {
            Some(text) => prose::inline(&text),
            None => html! { span lang="en" { (prose::inline(english)) } },
        }
    }

    /// Summary of a module's call; in English, and marked so, if it is not translated.
    pub fn call(&self, summary: &str) -> Markup {
        match self.languages[self.current].calls.get(summary) {
            Some(text) => html! { dd { (prose::inline(text)) } },
            None => html! { dd lang="en" { (prose::inline(summary)) } },
        }
    }

    /// Rules of a problem in the languages besides English, for the search.
    pub fn foreign_problem_rules(&self, problem: &Problem) -> String {
        let rules = self
            .languages
            .iter()
            .filter_map(|it| it.problems.get(&problem.bin));
        rules.map(|rules| format!("{rules}\n")).collect()
    }

    /// The module's name in words, as HTML.
    pub fn title(&self, module: &Module) -> Markup {
        self.show(module, &module.title, |text| &text.name)
    }

    /// The module's name in words, without Markdown's marks.
    pub fn plain_title(&self, module: &Module) -> String {
        self.text(module)
            .map_or(&module.title, |text| &text.name)
            .replace('`', "")
    }

    /// Rules of the module's game, or what it computes.
    pub fn rules(&self, module: &Module) -> Markup {
        self.show(module, value(module, "Definition"), |text| &text.rules)
    }

    /// Rules of the module's game without Markdown's marks; its name if an own module has none.
    pub fn plain_rules(&self, module: &Module) -> String {
        let definition = match value(module, "Definition") {
            "" => &module.title,
            definition => definition,
        };
        self.text(module)
            .map_or(definition, |text| &text.rules)
            .replace('`', "")
    }

    /// Theorem that decides the game, with its conditions.
    pub fn theorem(&self, module: &Module) -> Markup {
        self.show(module, value(module, "Theorem"), |text| &text.theorem)
    }

    fn text(&self, module: &Module) -> Option<&Text> {
        self.languages[self.current].modules.get(&module.name)
    }

    fn show(&self, module: &Module, header: &str, part: fn(&Text) -> &String) -> Markup {
        let text = self.text(module);
        text.map_or_else(|| prose::sentence(header), |text| prose::inline(part(text)))
    }

    /// Language tag → the module's name in words, as plain text.
    pub fn titles<'a>(&'a self, module: &'a Module) -> BTreeMap<&'static str, &'a str> {
        let title = |tables: &'a Tables| {
            let text = tables.modules.get(&module.name);
            text.map_or(module.title.as_str(), |text| text.name.as_str())
        };
        let languages = LANGUAGES.iter().zip(&self.languages);
        languages
            .map(|(it, tables)| (it.tag, title(tables)))
            .collect()
    }

    /// Rules and theorem in the languages besides English, for the search.
    pub fn foreign_rules(&self, module: &Module) -> String {
        let foreign = LANGUAGES.iter().zip(&self.languages);
        let foreign = foreign.filter(|(language, _)| !language.is_english());
        let texts = foreign.filter_map(|(_, tables)| tables.modules.get(&module.name));
        texts
            .map(|text| format!("{}\n{}\n", text.rules, text.theorem))
            .collect()
    }
}

fn table<T: DeserializeOwned>(path: &Path) -> Result<BTreeMap<String, T>> {
    let text = fs::read_to_string(path)?;
    toml::from_str(&text).with_context(|| format!("in {}", path.display()))
}

/// The value of a header's field; empty if the field is missing.
pub fn value<'a>(module: &'a Module, field: &str) -> &'a str {
    let field = module.fields.iter().find(|it| it.name == field);
    field.map_or("", |field| field.value.as_str())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::calls;

    fn root() -> &'static Path {
        let own = Path::new(env!("CARGO_MANIFEST_DIR"));
        own.ancestors().nth(2).unwrap()
    }

    /// Values of a field in the headers of all problems, each joined to one line.
    fn values(field: &str) -> Vec<String> {
        let begin = format!("//! - {field}: ");
        let files = fs::read_dir(root().join("problems/src/bin")).unwrap();
        let sources = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
        let value = |source: String| {
            let mut lines = source.lines().skip_while(|it| !it.starts_with(&begin));
            let first = lines.next()?.strip_prefix(&begin)?;
            let more = lines.map_while(|it| it.strip_prefix("//!   "));
            Some(more.fold(first.to_string(), |value, line| value + " " + line))
        };
        sources.filter_map(value).collect()
    }

    #[test]
    fn what_a_statement_was_checked_against_is_translated() {
        let translations = Translations::read(root()).unwrap();
        for (language, tables) in LANGUAGES.iter().zip(&translations.languages).skip(1) {
            for line in values("statement") {
                let is_translated = statements::translated(&line, &tables.statements).is_some();
                assert!(is_translated, "statements.{}.toml: {line}", language.file);
            }
        }
    }

    /// Checks that each language besides English translates these texts and no other.
    fn check(name: &str, texts: &BTreeSet<String>, of: fn(&Tables) -> &BTreeMap<String, String>) {
        let translations = Translations::read(root()).unwrap();
        for (language, tables) in LANGUAGES.iter().zip(&translations.languages).skip(1) {
            let translated: BTreeSet<String> = of(tables).keys().cloned().collect();
            let differ: Vec<&String> = texts.symmetric_difference(&translated).collect();
            let file = format!("crates/site/text/{name}.{}.toml", language.file);
            assert!(
                differ.is_empty(),
                "{file} lacks these, or has them in vain: {differ:#?}"
            );
        }
    }

    #[test]
    fn each_tag_of_a_problem_is_translated_and_no_other() {
        let games = values("games");
        let tags = games.iter().flat_map(|line| line.split(','));
        let tags = tags.map(|it| it.trim().to_string()).collect();
        check("tags", &tags, |tables| &tables.tags);
    }

    #[test]
    fn each_call_of_a_module_has_a_summary_which_is_translated_and_no_other() {
        let mut summaries = BTreeSet::new();
        let files = fs::read_dir(root().join("snippets/src")).unwrap();
        let paths = files.map(|entry| entry.unwrap().path());
        for path in paths.filter(|path| !path.ends_with("lib.rs")) {
            for call in calls::of_source(&fs::read_to_string(&path).unwrap()) {
                let place = path.display();
                assert!(!call.summary.is_empty(), "{place}: {}", call.signature);
                summaries.insert(call.summary);
            }
        }
        check("calls", &summaries, |tables| &tables.calls);
    }
}
