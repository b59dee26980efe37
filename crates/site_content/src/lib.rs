//! What the pages show: modules, problems and the course. `cargo x site` collects it and writes it
//! as JSON; the package `site` reads that and makes the pages.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Everything that the pages show.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Material {
    /// Modules by family, in the order in which the library lists them.
    pub families: Vec<Family>,
    pub modules: Vec<Module>,
    pub problems: Vec<Problem>,
    pub course: Vec<Chapter>,
    /// Judges in their own spelling, keyed by their names in headers.
    #[serde(default)]
    pub judges: BTreeMap<String, String>,
    /// Address of the landing page's folder, with a trailing slash: `https://a.example/games/`.
    /// `None` unless the pages are published.
    #[serde(default)]
    pub address: Option<String>,
    /// Address of the repository: `https://github.com/a/games`.
    #[serde(default)]
    pub repository: Option<String>,
}

/// A named group of modules.
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
    /// Fields of the header in its order: `Definition`, `Theorem`, ….
    pub fields: Vec<Field>,
    pub prose: String,
    pub source: String,
    pub snippets: Vec<Snippet>,
    /// Path of the file if the module is the user's own; `None` for the collection's.
    #[serde(default)]
    pub own_file: Option<String>,
}

/// A line of a header.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Field {
    pub name: String,
    pub value: String,
}

/// Code that is pasted as one.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Snippet {
    pub name: String,
    /// The snippet's own code, without included snippets.
    pub own_text: String,
    /// Code to paste, with included snippets.
    pub text: String,
    /// Names of the snippets that it includes.
    pub includes: Vec<String>,
}

/// A judge problem and its solution.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Problem {
    pub bin: String,
    pub title: String,
    pub url: Option<String>,
    pub judge: Option<String>,
    /// `true` if the judge accepts Rust.
    pub takes_rust: bool,
    pub games: Vec<String>,
    /// Other names, separated by commas.
    pub names: String,
    pub rules: String,
    pub difficulty: Option<u32>,
    pub time_limit_ms: u64,
    /// Why the solution is right, from its header.
    pub prose: String,
    pub source: String,
    /// Names of the modules that the solution uses.
    pub modules: Vec<String>,
    pub cases: Vec<Case>,
    pub wrong: Vec<Wrong>,
    /// Path of the file if the problem is the user's own; `None` for the collection's.
    #[serde(default)]
    pub own_file: Option<String>,
    pub bundle: Option<Bundle>,
    /// Why there is no bundle, if bundling was tried.
    pub no_bundle: Option<String>,
}

/// A golden case.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Case {
    pub name: String,
    pub input: Text,
    /// Expected output; `None` for interactive problems.
    pub output: Option<Text>,
}

/// A text that may be too long to show.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Text {
    /// The beginning of the text, or the whole text.
    pub shown: String,
    /// Length of the whole text in bytes.
    pub bytes: u64,
}

impl Text {
    /// Returns whether the text is longer than the shown part.
    pub fn is_cut(&self) -> bool {
        self.shown.len() as u64 != self.bytes
    }
}

/// A wrong solution.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Wrong {
    /// The part of its file name that says why it is wrong.
    pub name: String,
    pub source: String,
    /// The first golden case that it fails; `None` if it was not run or passed all.
    pub refuted_by: Option<Refutation>,
    /// Why no failed case is shown, if it was run.
    pub not_refuted: Option<String>,
}

/// A case that a wrong solution fails.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Refutation {
    pub case: Case,
    /// Verdict: `WA`, `TLE`, ….
    pub verdict: String,
    /// Output of the wrong solution; `None` for interactive problems.
    pub answer: Option<Text>,
}

/// A self-contained file for a judge.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Bundle {
    /// Name of the judge; the file compiles with its compiler and crates.
    pub judge: String,
    pub text: String,
}

/// A chapter of the course: games that are recognised by the same signs in a statement.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    pub name: String,
    /// Signs to look for in a statement.
    pub introduction: String,
    #[serde(default, rename = "lesson")]
    pub lessons: Vec<Lesson>,
}

/// Modules with problems to practise them, or problems that need no module.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Lesson {
    /// Modules that are learned together.
    pub modules: Vec<String>,
    /// What else the modules are good for, in English.
    pub also: String,
    /// Problems on the main road, from easy to hard.
    pub road: Vec<String>,
    /// Problems for more practice, from easy to hard.
    pub beside: Vec<String>,
}
