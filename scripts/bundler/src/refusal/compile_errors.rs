//! Report for a program that did not compile.

use anyhow::{Context, Result};

use crate::rejected::Rejected;
use crate::request::Job;
use crate::rustc::{Diagnostic, Goal, Rustc};

/// A text that does not compile.
pub struct Report<'a> {
    pub job: &'a Job<'a>,
    pub rustc: &'a Rustc,
    pub edition: &'a str,
    /// Line by line as its author wrote it.
    pub solution: &'a str,
    /// The crates that follow it.
    pub modules: &'a str,
}

impl Report<'_> {
    /// The errors in the solution, at their places in its own file. If it has none, the
    /// first error in the crates; the whole text is kept in a file then.
    ///
    /// # Errors
    /// If rustc cannot be run.
    pub fn rejected(&self) -> Result<Rejected> {
        let Self { job, edition, .. } = self;
        let file = job.refused;
        let text = format!("{}{}", self.solution, self.modules);
        std::fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
        let out = job.folder.join("refused.rmeta");
        let diagnostics = self.rustc.compile(file, edition, Goal::Check, &out)?;
        let messages: String = self
            .shown_errors(&diagnostics)
            .into_iter()
            .map(|error| self.message(error))
            .collect();
        let kept = job.shown(file);
        let where_kept = if messages.contains(&kept) {
            format!("the rest is in {kept}\n")
        } else {
            let _ = std::fs::remove_file(file);
            String::new()
        };
        let solution = job.source();
        Ok(Rejected(format!(
            "{solution} does not compile in one file under edition {edition}\n\
             {messages}{where_kept}"
        )))
    }

    /// Those in the solution, or else the first of all.
    fn shown_errors<'a>(&self, diagnostics: &'a [Diagnostic]) -> Vec<&'a Diagnostic> {
        let errors = || diagnostics.iter().filter(|diagnostic| diagnostic.is_error);
        let is_own = |error: &&Diagnostic| {
            let place = error.places().next();
            place.is_some_and(|place| place.start < self.solution.len())
        };
        let own: Vec<&Diagnostic> = errors().filter(is_own).collect();
        if own.is_empty() {
            return errors().next().into_iter().collect();
        }
        own
    }

    /// What rustc prints, with the names of the files that the places really are in.
    fn message(&self, error: &Diagnostic) -> String {
        let own_lines = self.solution.lines().count();
        let compiled = self.job.refused.display().to_string();
        let lines = error.rendered.as_deref().unwrap_or(&error.message).lines();
        let lines = lines.map(|line| {
            let place = line.split_once(&format!("{compiled}:"));
            let Some((before, place)) = place else {
                return format!("{line}\n");
            };
            let number = place.split(':').next().and_then(|n| n.parse().ok());
            let file = match number {
                Some(number) if own_lines < number => self.job.refused,
                _ => self.job.request.source,
            };
            format!("{before}{}:{place}\n", self.job.shown(file))
        });
        lines.collect()
    }
}
