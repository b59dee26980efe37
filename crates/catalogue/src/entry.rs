//! What the index holds: a module, a problem, a named game, or the lesson.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::header::{Header, modules_used};
use crate::words::words;

/// Kind of an entry.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    #[default]
    Module,
    Problem,
    Game,
    Lesson,
}

/// Module, problem, named game or lesson, and the texts that find it.
#[derive(Debug, Default, Clone, Serialize, Deserialize)]
#[serde(default)]
pub struct Entry {
    pub kind: Kind,
    pub name: String,
    pub title: String,
    /// Names of its games, separated by commas; for a module, names of its snippets.
    pub games: String,
    /// Other names and phrases that people use, in any language, separated by commas.
    pub names: String,
    /// Rules, or the definition.
    pub text: String,
    /// Why it is right: says less about what is asked.
    pub proof: String,
    /// Address of the problem at its judge.
    pub url: String,
    /// Names of the modules that a problem's solution uses.
    pub uses: Vec<String>,
}

/// Modules that answer no question about a game. They are found by name only.
const TOOLS: [&str; 5] = ["fast_input", "mex", "modular", "period", "xor_basis"];

impl Entry {
    /// Returns the entry of a module with this source.
    pub fn of_module(name: &str, source: &str) -> Self {
        let header = Header::parse(source).unwrap_or_default();
        let mut snippets = snippet_names(source);
        snippets.sort_unstable();
        Self {
            name: name.to_string(),
            games: snippets.join(", "),
            names: header.value("names").to_string(),
            text: header.value("Definition").to_string(),
            title: header.title.clone(),
            ..Self::default()
        }
    }

    /// Returns the entry of a problem with this source.
    pub fn of_problem(bin: &str, source: &str) -> Self {
        let header = Header::parse(source).unwrap_or_default();
        let title = if header.title.is_empty() {
            bin
        } else {
            &header.title
        };
        Self {
            kind: Kind::Problem,
            name: bin.to_string(),
            title: title.to_string(),
            games: header.value("games").to_string(),
            names: header.value("names").to_string(),
            text: header.value("rules").to_string(),
            proof: header.prose.clone(),
            url: header.value("url").to_string(),
            uses: modules_used("snippets", source).into_iter().collect(),
        }
    }

    /// Adds to the problems their rules in another language: lines `cf15_c = '…'`.
    pub fn translate(entries: &mut [Self], table: &str) {
        let rules: HashMap<&str, &str> = table
            .lines()
            .filter_map(|line| line.split_once(" = '"))
            .collect();
        for entry in entries.iter_mut().filter(|it| it.kind == Kind::Problem) {
            if let Some(rules) = rules.get(entry.name.as_str()) {
                entry.text.push('\n');
                entry.text += rules.trim_end_matches('\'');
            }
        }
    }

    /// Returns the entry of the lesson.
    pub fn lesson() -> Self {
        Self {
            kind: Kind::Lesson,
            name: "lesson".to_string(),
            title: "Sprague-Grundy in ten screens".to_string(),
            games: "cargo x site --open, cargo x list --course".to_string(),
            names: LESSON.to_string(),
            ..Self::default()
        }
    }

    /// Returns whether it's a tool that solutions need beside the theory.
    pub fn is_tool(&self) -> bool {
        self.kind == Kind::Module && TOOLS.contains(&self.name.as_str())
    }

    /// Returns the words of its name and of each other name; a problem's title is a name.
    pub fn all_names(&self) -> Vec<Vec<String>> {
        let title = Some(self.plain_title()).filter(|_| self.kind == Kind::Problem);
        let names = self
            .names
            .split(',')
            .chain([self.name.as_str()])
            .chain(title);
        names.map(words).filter(|it| !it.is_empty()).collect()
    }

    /// Returns the title without the judge's name of the problem: `Christmas Game`.
    pub fn plain_title(&self) -> &str {
        self.title.split_once(". ").map_or(&self.title, |it| it.1)
    }
}

/// What people type who want to learn.
const LESSON: &str = "lesson, lessons, tutorial, course, learn, introduction, beginner, beginners, how to learn, \
                      getting started, sprague grundy tutorial, game theory tutorial, 教程, 入门, 课程, 学习, 教学, 博弈论入门, \
                      博弈入门, 入門, チュートリアル, レッスン, 勉強, 学ぶ, ゲーム理論入門, 講座";

/// Returns the names of the snippets in a source, in their order: the first text of an attribute
/// `#[snippet("…")]`, else the name of the item below it. Reads lines, because a syntax tree takes
/// a hundred times as long.
pub fn snippet_names(source: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let mut lines = source.lines().map(str::trim);
    while let Some(line) = lines.next() {
        if line == "#[cfg(test)]" {
            break;
        }
        let Some(attribute) = line.strip_prefix("#[").filter(|it| is_snippet(it)) else {
            continue;
        };
        // An attribute may span several lines.
        let arguments = match attribute.split_once('(') {
            Some((_, "")) => lines.next().unwrap_or_default(),
            arguments => arguments.map_or("", |it| it.1),
        };
        let text = arguments.strip_prefix("name").map(str::trim_start);
        let text = text.map_or(arguments, |it| it.trim_start_matches('=').trim_start());
        let name = match text.strip_prefix('"').and_then(|it| it.split_once('"')) {
            Some((name, _)) => name.to_string(),
            None => lines.find_map(item_name).unwrap_or_default(),
        };
        if !name.is_empty() && !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

fn is_snippet(attribute: &str) -> bool {
    let path = attribute.split(['(', ']']).next().unwrap_or_default();
    path == "snippet" || path.ends_with("::snippet")
}

/// Returns the name of the item that this line begins.
fn item_name(line: &str) -> Option<String> {
    const KINDS: [&str; 9] = [
        "fn", "struct", "enum", "trait", "const", "static", "type", "mod", "union",
    ];
    let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
    if line.starts_with(['#', '/']) {
        return None;
    }
    words.find(|word| KINDS.contains(word))?;
    words
        .find(|word| !KINDS.contains(word) && !word.is_empty())
        .map(ToString::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_of_snippets_are_read_from_lines() {
        let source = "//! A.\n\n#[snippet(\"a\", include = \"b\")]\nfn x() {}\n\
                      #[snippet]\n/// Docs fn.\n#[inline]\npub const fn c() {}\n\
                      #[cargo_snippet::snippet(name = \"d\")]\nstruct D;\n#[snippet(\"a\")]\nfn y() {}\n\
                      #[snippet(\n    \"f\",\n    include = \"b\"\n)]\nfn z() {}\n\
                      #[cfg(test)]\nmod tests {\n#[snippet(\"e\")]\nfn e() {} }";
        assert_eq!(snippet_names(source), ["a", "c", "d", "f"]);
    }
}
