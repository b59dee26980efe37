//! Modules, problems and the course, as `cargo x site` collects them and the package `site` makes
//! pages of them. Written as JSON by the first and read by the second.

use serde::{Deserialize, Serialize};

/// Everything that the pages tell.
///
/// The addresses are known only where the pages are published.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Material {
    /// Modules by family, in the order in which the library lists them.
    pub families: Vec<Family>,
    pub modules: Vec<Module>,
    pub problems: Vec<Problem>,
    pub course: Vec<Chapter>,
    /// Address of the first page's folder, with a slash at its end: `https://a.example/games/`.
    #[serde(default)]
    pub address: Option<String>,
    /// Address of the repository: `https://github.com/a/games`.
    #[serde(default)]
    pub repository: Option<String>,
}

/// Modules that belong together.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Family {
    pub name: String,
    pub modules: Vec<String>,
}

/// A file of the library.
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

/// A line of a header.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Field {
    pub name: String,
    pub value: String,
}

/// Code that is pasted under one name.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Snippet {
    pub name: String,
    /// Without what it includes.
    pub own_text: String,
    /// Ready to paste.
    pub text: String,
    /// Names of other snippets.
    pub includes: Vec<String>,
    pub exports: Vec<Export>,
}

/// A snippet as an editor takes it.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Export {
    /// Name of the format on the command line: `vscode`.
    pub format: String,
    /// Name of the editor as its makers write it: `VS Code`.
    pub editor: String,
    pub text: String,
}

/// A judge problem and its solution.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Problem {
    pub bin: String,
    pub title: String,
    pub url: Option<String>,
    pub judge: Option<String>,
    /// Whether the judge accepts Rust.
    pub takes_rust: bool,
    pub games: Vec<String>,
    /// Other names, by commas.
    pub names: String,
    pub rules: String,
    pub difficulty: Option<u32>,
    pub time_limit_ms: u64,
    /// Texts that the statement was checked with, as written.
    pub statement: Option<String>,
    /// Proof of the solution, as its header gives it.
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

/// A golden case.
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
    /// Length of the whole text.
    pub bytes: u64,
}

impl Text {
    /// Whether there is more than what is shown.
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
    /// Output of the wrong solution; none if it talks to a program.
    pub answer: Option<Text>,
}

/// A self-contained file for a judge.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Bundle {
    /// The judge whose compiler and crates it is made for.
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
