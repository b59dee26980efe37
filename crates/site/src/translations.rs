//! Texts about modules, problems and the course, and messages of the engine, in the current
//! language or in English.

use std::collections::BTreeMap;

use maud::{Markup, html};
use site_content::{Chapter, Module, Problem};

use crate::files::Files;
use crate::language::{LANGUAGES, Language};
use crate::prose;
use crate::texts::{Table, Texts, entries, find};

impl Texts {
    /// The translation as inline HTML, or the English text, marked as English on other pages.
    fn shown(&self, key: &str, english: &str) -> Markup {
        match self.find(key) {
            Some(text) => prose::inline(text),
            None if self.current.is_english() || english.is_empty() => prose::inline(english),
            None => html! { span lang="en" { (prose::inline(english)) } },
        }
    }

    fn blocks(&self, key: &str, english: &str) -> Markup {
        match self.find(key) {
            Some(text) => prose::blocks(text),
            None => html! { div lang="en" { (prose::blocks(english)) } },
        }
    }

    /// Introduction of a chapter of the course.
    pub fn introduction(&self, chapter: &Chapter) -> Markup {
        let key = format!("course.{}.introduction", key(&chapter.name));
        self.blocks(&key, &chapter.introduction)
    }

    /// Title of a problem.
    pub fn problem_title(&self, problem: &Problem) -> Markup {
        match self.find(&format!("titles.{}", problem.bin)) {
            Some(text) => html! { (text) },
            None if problem.title.contains('^') => {
                html! { span lang="en" { (prose::title(&problem.title)) } }
            }
            // `1C` and `mod M` are names.
            None => html! { span lang="en" { (problem.title) } },
        }
    }

    /// A problem's title, for the browser's tab.
    pub fn plain_problem_title<'a>(&'a self, problem: &'a Problem) -> &'a str {
        let title = self.find(&format!("titles.{}", problem.bin));
        title.unwrap_or(&problem.title)
    }

    /// Why a problem's solution is right.
    pub fn reason(&self, problem: &Problem) -> Markup {
        self.blocks(&format!("reasons.{}", problem.bin), &problem.prose)
    }

    /// Rules of a problem.
    pub fn problem_rules(&self, problem: &Problem) -> Markup {
        self.shown(&format!("problems.{}", problem.bin), &problem.rules)
    }

    /// Rules of a problem without backticks.
    pub fn plain_problem_rules(&self, problem: &Problem) -> String {
        let rules = self.find(&format!("problems.{}", problem.bin));
        rules.unwrap_or(&problem.rules).replace('`', "")
    }

    /// A tag of problems.
    pub fn tag<'a>(&'a self, tag: &'a str) -> &'a str {
        self.find(&format!("tags.{tag}")).unwrap_or(tag)
    }

    /// The tags of a problem, separated as the language does.
    pub fn tags(&self, problem: &Problem) -> String {
        let tags: Vec<&str> = problem.games.iter().map(|it| self.tag(it)).collect();
        tags.join(&self.plain("problem.tag_separator", &[]))
    }

    /// First paragraph about a function of a module.
    pub fn call(&self, summary: &str) -> Markup {
        self.shown(&format!("calls.{summary}"), summary)
    }

    /// A message of the engine without holes.
    pub fn message(&self, english: &str) -> Markup {
        match self.find(&format!("engine.{english}")) {
            Some(text) => html! { (text) },
            None => html! { span lang="en" { (english) } },
        }
    }

    /// A module's name in words.
    pub fn title(&self, module: &Module) -> Markup {
        self.part(module, "name", &module.title)
    }

    /// A module's name in words, without backticks.
    pub fn plain_title(&self, module: &Module) -> String {
        let title = self.find(&part(module, "name"));
        title.unwrap_or(&module.title).replace('`', "")
    }

    /// How the module's game is played, or what the module computes.
    pub fn rules(&self, module: &Module) -> Markup {
        self.part(module, "rules", value(module, "Definition"))
    }

    /// How the module's game is played, without backticks; the title if the module doesn't say it.
    pub fn plain_rules(&self, module: &Module) -> String {
        let english = match value(module, "Definition") {
            "" => &module.title,
            definition => definition,
        };
        let rules = self.find(&part(module, "rules"));
        rules.unwrap_or(english).replace('`', "")
    }

    /// The theorem that decides the module's game, with its conditions.
    pub fn theorem(&self, module: &Module) -> Markup {
        self.part(module, "theorem", value(module, "Theorem"))
    }

    /// Why the module's theorem holds, if the texts say it.
    pub fn proof(&self, module: &Module) -> Option<Markup> {
        let key = part(module, "proof");
        let english = find(&self.tables[0], &key)?;
        Some(self.blocks(&key, english))
    }

    /// Part of a module's text: in the current language, else in English, else from the header.
    fn part(&self, module: &Module, name: &str, header: &str) -> Markup {
        let key = part(module, name);
        let header = prose::capitalised(header);
        self.shown(&key, find(&self.tables[0], &key).unwrap_or(&header))
    }

    /// Language tag → the module's name in words.
    pub fn titles<'a>(&'a self, module: &'a Module) -> BTreeMap<&'static str, &'a str> {
        let key = part(module, "name");
        let titles = self
            .tables
            .iter()
            .map(|table| find(table, &key).unwrap_or(&module.title));
        LANGUAGES.iter().map(|it| it.tag).zip(titles).collect()
    }

    /// Rules and theorem of a module in all languages but English, for the search.
    pub fn foreign_rules(&self, module: &Module) -> String {
        let keys = ["rules", "theorem"].map(|name| part(module, name));
        self.foreign(&keys)
    }

    /// Rules of a problem in all languages but English, for the search.
    pub fn foreign_problem_rules(&self, problem: &Problem) -> String {
        self.foreign(&[format!("problems.{}", problem.bin)])
    }

    fn foreign(&self, keys: &[String]) -> String {
        let foreign = self.tables[1..].iter();
        let texts = foreign.flat_map(|table| keys.iter().filter_map(|key| find(table, key)));
        texts.map(|text| format!("{text}\n")).collect()
    }

    /// Adds a file with the engine's messages for each language that has some.
    pub fn add_messages(&self, files: &mut Files) {
        for (language, table) in LANGUAGES.iter().zip(&self.tables) {
            if let Some(name) = messages(language, table) {
                let messages: BTreeMap<&str, &str> = entries(table, "engine").collect();
                files.add_data(&name, &messages);
            }
        }
    }

    /// Name below `data` of the file with the engine's messages; `None` if they are in English.
    pub fn messages(&self) -> Option<String> {
        messages(self.current, &self.tables[self.current.index()])
    }
}

fn messages(language: &Language, table: &Table) -> Option<String> {
    let is_translated = entries(table, "engine").next().is_some();
    is_translated.then(|| format!("engine.{}", language.file))
}

/// Key of a part of the text about a module.
fn part(module: &Module, name: &str) -> String {
    format!("modules.{}.{name}", module.name)
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
