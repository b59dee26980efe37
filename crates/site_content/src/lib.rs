//! What `cargo x site` collects and the package `site` makes pages of: modules, problems and the
//! course, as the command knows them. Written as JSON by the one and read by the other.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Everything that the pages tell.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Material {
    /// Modules by family, in the order in which the library lists them.
    pub families: Vec<Family>,
    pub modules: Vec<Module>,
    pub problems: Vec<Problem>,
    pub course: Vec<Chapter>,
}

/// Modules that belong together.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Family {
    pub name: String,
    pub modules: Vec<String>,
}

/// One file of the library.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Module {
    pub name: String,
    pub title: String,
    /// `Definition`, `Theorem`, …, as the header orders them.
    pub fields: Vec<Field>,
    pub prose: String,
    pub source: String,
    pub snippets: Vec<Snippet>,
}

/// One line of a header.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Field {
    pub name: String,
    pub value: String,
}

/// What is pasted under one name.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Snippet {
    pub name: String,
    /// Without what it includes.
    pub own_text: String,
    /// Ready to paste.
    pub text: String,
    /// Names of other snippets.
    pub includes: Vec<String>,
    /// By the name of an editor's format.
    pub exports: BTreeMap<String, String>,
}

/// One judge problem and its solution.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Problem {
    pub bin: String,
    pub title: String,
    pub url: Option<String>,
    pub judge: Option<String>,
    /// Is a bundle of any use there?
    pub takes_rust: bool,
    pub games: Vec<String>,
    /// What else it is called, by commas.
    pub names: String,
    pub rules: String,
    pub difficulty: Option<u32>,
    pub time_limit_ms: u64,
    /// Why the solution is right, as written.
    pub prose: String,
    pub source: String,
    /// The modules that the solution names.
    pub modules: Vec<String>,
    pub cases: Vec<Case>,
    pub wrong: Vec<Wrong>,
    pub bundle: Option<Bundle>,
    /// Why there is no bundle, if one was tried.
    pub no_bundle: Option<String>,
}

/// One golden case.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Case {
    pub name: String,
    pub input: Text,
    /// None if a program answers for the judge.
    pub output: Option<Text>,
}

/// A text that may be too long to show.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Text {
    /// The beginning, or all of it.
    pub shown: String,
    /// Of the whole text.
    pub bytes: u64,
}

impl Text {
    /// Is there more than what is shown?
    pub fn is_cut(&self) -> bool {
        self.shown.len() as u64 != self.bytes
    }
}

/// A wrong solution.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Wrong {
    /// The part of its file's name that says why it is wrong.
    pub name: String,
    pub source: String,
    /// The first golden case that it fails, if it was run.
    pub refuted_by: Option<Refutation>,
    /// Why no case is shown, if it was run.
    pub not_refuted: Option<String>,
}

/// A case that a wrong solution fails.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Refutation {
    pub case: Case,
    /// `WA`, `TLE`, …
    pub verdict: String,
    /// What the wrong solution prints; none if it talks to a program.
    pub answer: Option<Text>,
}

/// One self-contained file for a judge.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Bundle {
    /// Whose compiler and crates it is made for.
    pub judge: String,
    pub text: String,
    pub minified: String,
}

/// A family of the course.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Chapter {
    pub name: String,
    pub introduction: String,
    pub lessons: Vec<Lesson>,
}

/// A module and problems that practise it, or problems that need no module.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Lesson {
    pub module: Option<String>,
    pub road: Vec<String>,
    pub beside: Vec<String>,
}
