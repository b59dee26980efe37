//! The bundle before it is compiled and verified.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::cargo::Binary;
use crate::judge::Judge;
use crate::refusal::Blame;
use crate::rustc::Rustc;
use crate::solution::SurroundingText;
use crate::sources::Sources;

/// A self-contained file, not yet verified.
#[derive(Debug)]
pub struct Draft {
    /// The solution and the bundle's own lines, around the modules.
    pub pasted: SurroundingText,
    /// The solution with the line numbers of its own file.
    pub solution: SurroundingText,
    /// Edition that the judge compiles under.
    pub edition: String,
    /// Notes for the solution's author.
    pub notes: Vec<String>,
    pub modules: Modules,
    /// Bytes of the inlined crates before they are shaken.
    pub bytes_before: usize,
    /// The compiler of the search, with the judge's libraries.
    pub rustc: Rustc,
    /// The compiler of the finished bundle, with the same libraries.
    pub last_rustc: Rustc,
    /// The binary as cargo builds it; `None` without a package.
    pub binary: Option<Binary>,
    /// Files that the text comes from.
    pub sources: Sources,
    /// `true` if the text also depends on a build script of the author's own.
    pub runs_own_code: bool,
    pub judge: Judge,
}

/// The inlined crates.
#[derive(Debug, Clone)]
pub struct Modules(pub Vec<Module>);

/// An inlined crate.
#[derive(Debug, Clone)]
pub struct Module {
    /// The crate as the solution's author knows it.
    pub blame: Blame,
    pub text: String,
    /// Lints that rustc reports about the module although all of it is needed.
    pub allowed: BTreeSet<String>,
}

impl Draft {
    /// Returns the whole file.
    pub fn text(&self) -> String {
        self.pasted.with(&self.modules.text())
    }
}

impl Modules {
    /// Returns the byte range of each module in the text of all modules, and its crate.
    pub fn places(&self) -> Vec<(Range<usize>, Blame)> {
        let mut end = 0;
        let place = |module: &Module| {
            let start = end;
            end += module.text().len();
            (start..end, module.blame.clone())
        };
        self.0.iter().map(place).collect()
    }

    /// Returns the text of all modules.
    pub fn text(&self) -> String {
        self.0.iter().map(Module::text).collect()
    }
}

impl Module {
    /// Returns the module's text, after an attribute that allows its lints.
    pub fn text(&self) -> String {
        if self.allowed.is_empty() {
            return self.text.clone();
        }
        let lints: Vec<&str> = self.allowed.iter().map(String::as_str).collect();
        format!("#[allow({})]\n{}", lints.join(", "), self.text)
    }
}
