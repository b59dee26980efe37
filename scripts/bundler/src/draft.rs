//! A bundle that has not been compiled yet.

use std::collections::BTreeSet;

use crate::rustc::Rustc;
use crate::timings::Timings;

/// One self-contained file, not yet verified.
#[derive(Debug)]
pub struct Draft {
    /// The first lines and the solution.
    pub top: String,
    /// The solution with the line numbers of its own file.
    pub solution: String,
    /// What its author should know.
    pub notes: Vec<String>,
    pub modules: Vec<Module>,
    /// Bytes of the inlined crates before they are shaken.
    pub bytes_before: usize,
    pub timings: Timings,
    pub rustc: Rustc,
}

/// One inlined crate.
#[derive(Debug)]
pub struct Module {
    pub text: String,
    /// Lints that rustc reports on it though all of it is needed.
    pub allowed: BTreeSet<String>,
}

impl Draft {
    pub fn text(&self) -> String {
        let modules = self.modules.iter().map(Module::text);
        modules.fold(self.top.clone(), |text, module| text + &module)
    }
}

impl Module {
    pub fn text(&self) -> String {
        if self.allowed.is_empty() {
            return self.text.clone();
        }
        let lints: Vec<&str> = self.allowed.iter().map(String::as_str).collect();
        format!("#[allow({})]\n{}", lints.join(", "), self.text)
    }
}
