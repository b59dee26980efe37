//! Gives short names to what only the inlined crates name, where squeezed crates are too large.
//!
//! - `candidates`: names that may be changed, because the crates define them.
//! - `new_names`: the short names.
//! - `renaming`: the text with them.
//!
//! A name may mean something of the standard library in one place and something of a crate in
//! another. Then rustc does not find the new name somewhere, and the old one is given back. At last
//! the program must be the same, function by function, as with the old names.

mod candidates;
mod new_names;
mod renaming;

use std::collections::{BTreeSet, HashMap};

use anyhow::{Context, Result};

use crate::output::minify::minified;
use crate::request::Job;
use crate::rustc::{Diagnostic, Goal, Rustc};
use crate::solution::SurroundingText;
use crate::syntax::words;
use candidates::candidates;
use new_names::new_names;
use renaming::Renaming;

/// Limit on the checks after which no new name is tried.
const MAX_CHECKS: usize = 16;

/// The crates of a finished bundle, and how it is compiled.
struct Shortening<'a> {
    job: &'a Job<'a>,
    rustc: &'a Rustc,
    edition: &'a str,
    /// The solution around the crates.
    solution: &'a SurroundingText,
    crates: &'a str,
}

impl Shortening<'_> {
    /// New names for names of the crates: old → new. `None` if the program would be another.
    ///
    /// # Errors
    /// If the text is not Rust, or rustc cannot be run.
    fn names(&self) -> Result<Option<HashMap<String, String>>> {
        let solution = self.solution.with("");
        let libraries = self.rustc.libraries.keys().map(String::as_str).collect();
        let mut renaming = renamed(self.crates, &solution, &libraries)?;
        for _ in 0..MAX_CHECKS {
            let errors = self.errors(&renaming.in_place())?;
            if errors.is_empty() {
                let is_same = self.is_same_program(&renaming)?;
                return Ok(is_same.then_some(renaming.names));
            }
            let known = renaming.names.len();
            for old in self.old_names(&renaming, &errors) {
                renaming.names.remove(&old);
            }
            if renaming.names.len() == known {
                break;
            }
        }
        Ok(None)
    }

    fn write(&self, crates: &str) -> Result<std::path::PathBuf> {
        let source = self.job.folder.join("short.rs");
        std::fs::write(&source, self.solution.with(crates))
            .with_context(|| format!("cannot write {}", source.display()))?;
        Ok(source)
    }

    fn errors(&self, crates: &str) -> Result<Vec<Diagnostic>> {
        let source = self.write(crates)?;
        let out = self.job.folder.join("short.rmeta");
        let found = self
            .rustc
            .compile(&source, self.edition, Goal::Lints, &out)?;
        Ok(found.into_iter().filter(|found| found.is_error).collect())
    }

    /// Old names that the errors ask for: at the errors' places, or quoted in their messages.
    fn old_names(&self, renaming: &Renaming, errors: &[Diagnostic]) -> BTreeSet<String> {
        errors
            .iter()
            .flat_map(|error| self.names_of(renaming, error))
            .collect()
    }

    fn names_of(&self, renaming: &Renaming, error: &Diagnostic) -> BTreeSet<String> {
        let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
        let quoted = labels.chain([error.message.as_str()]);
        let quoted = quoted.flat_map(|text| text.split('`').skip(1).step_by(2));
        let words = quoted.flat_map(words);
        let quoted: BTreeSet<String> = words.filter_map(|word| renaming.old(word)).collect();
        let places = error.places().chain(error.calls());
        let places = places.filter_map(|place| self.solution.in_crates(&place, self.crates));
        let mut at: BTreeSet<String> = BTreeSet::new();
        for place in places {
            at.extend(renaming.old_names_in(&place));
        }
        // A long place, as of a whole impl, names much that is found.
        const FEW: usize = 3;
        if at.len() > FEW && !quoted.is_empty() {
            return quoted;
        }
        at.into_iter().chain(quoted).collect()
    }

    /// Is the program with the new names the old one, function by function?
    fn is_same_program(&self, renaming: &Renaming) -> Result<bool> {
        let out = self.job.folder.join("short.ll");
        let meaning = |crates: &str, old: &HashMap<&str, &str>| {
            let source = self.write(crates)?;
            let compiled = self.rustc.compiled(&source, self.edition, &out)?;
            Ok::<_, anyhow::Error>(compiled.map(|compiled| compiled.meaning_with(old)))
        };
        let old_names = renaming.names.iter();
        let old_names = old_names.map(|(old, new)| (new.as_str(), old.as_str()));
        let before = meaning(self.crates, &HashMap::new())?;
        let after = meaning(&renaming.in_place(), &old_names.collect())?;
        Ok(before.is_some() && before == after)
    }
}

/// The crates with a short name for each name that may be changed.
fn renamed<'a>(
    crates: &'a str,
    solution: &str,
    libraries: &BTreeSet<&str>,
) -> Result<Renaming<'a>> {
    let found = candidates(crates, solution, libraries)?;
    Renaming::new(crates, new_names(&found, crates, solution)?)
}

/// Least bytes of the squeezed crates with short names, as far as is known without rustc.
///
/// # Errors
/// If a text is not Rust.
pub fn least_bytes(crates: &str, solution: &str, libraries: &BTreeSet<&str>) -> Result<usize> {
    Ok(minified(&renamed(crates, solution, libraries)?.text())?.len())
}

/// For each offset of the crates' text, the bytes before it, if they are squeezed and have short
/// names.
///
/// # Errors
/// If a text is not Rust.
pub fn short_before(
    crates: &str,
    solution: &str,
    libraries: &BTreeSet<&str>,
) -> Result<Vec<usize>> {
    let short = renamed(crates, solution, libraries)?.in_place();
    let mut count = 0;
    let counts = short.bytes().map(|byte| {
        count += usize::from(!byte.is_ascii_whitespace());
        count
    });
    Ok(std::iter::once(0).chain(counts).collect())
}

/// The texts of the modules, squeezed. If they and the solution exceed the judge's limit on size,
/// the modules' own names become short.
///
/// # Errors
/// If a text is not Rust, or rustc cannot be run.
pub fn squeezed(
    job: &Job,
    rustc: &Rustc,
    edition: &str,
    solution: &SurroundingText,
    modules: &[&str],
) -> Result<Vec<String>> {
    let texts = modules.iter().map(|text| minified(text));
    let texts = texts.collect::<Result<Vec<String>>>()?;
    let bytes: usize = texts.iter().map(String::len).sum();
    if solution.with("").len() + bytes <= job.request.target.source_limit {
        return Ok(texts);
    }
    let shortening = Shortening {
        job,
        rustc,
        edition,
        solution,
        crates: &modules.concat(),
    };
    let Some(names) = shortening.names()? else {
        return Ok(texts);
    };
    let short = modules
        .iter()
        .map(|text| minified(&with_names(text, &names)?));
    short.collect()
}

/// The crates' text with new names.
///
/// # Errors
/// If the text is not Rust.
fn with_names(crates: &str, names: &HashMap<String, String>) -> Result<String> {
    Ok(Renaming::new(crates, names.clone())?.text())
}
