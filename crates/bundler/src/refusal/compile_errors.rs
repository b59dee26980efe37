//! Writes the report for a program that does not compile.

use std::ops::Range;
use std::path::MAIN_SEPARATOR;

use anyhow::Result;

use super::{Blame, cannot_be_inlined};
use crate::cargo::Binary;
use crate::request::{Job, Rejected};
use crate::rustc::{Diagnostic, Rustc};
use crate::scratch;
use crate::solution::SurroundingText;
use crate::sources::Sources;

/// A text that does not compile.
pub struct Report<'a> {
    pub job: &'a Job<'a>,
    pub rustc: &'a Rustc,
    pub edition: &'a str,
    /// What rustc said of that text, in a file of the job's folder.
    pub diagnostics: &'a [Diagnostic],
    /// The solution with the line numbers of its author's file.
    pub solution: &'a SurroundingText,
    /// Text of the crates that it uses.
    pub crates: &'a str,
    /// The files that the text comes from.
    pub sources: &'a Sources,
    /// Range of each crate's module in that text, and the crate.
    pub modules: &'a [(Range<usize>, Blame)],
}

impl Report<'_> {
    /// Returns errors in the solution, with their lines in its own file. If there are none, the
    /// first error in the crates; then the whole text is kept in a file.
    ///
    /// # Errors
    /// If that file cannot be written.
    pub fn rejected(&self) -> Result<Rejected> {
        let Self { job, edition, .. } = self;
        let text = self.solution.with(self.crates);
        let errors = self.shown_errors();
        let lines: Vec<&str> = text.lines().collect();
        let messages = errors.iter().map(|error| self.message(error, &lines));
        let messages: String = messages.collect();
        let kept = job.shown(&job.refused_file());
        let where_kept = if messages.contains(&kept) {
            scratch::write(&job.refused_file(), &text)?;
            format!("the rest is in {kept}\n")
        } else {
            String::new()
        };
        let version = self.judge_version();
        let what = match errors.first().and_then(|error| self.culprit(error)) {
            Some((_, blame)) => {
                let why = format!("{blame} does not compile as part of one file{version}");
                cannot_be_inlined(job, &blame.mentioned, &why).reason
            }
            None => {
                let solution = job.source();
                format!("{solution} does not compile in one file under edition {edition}{version}")
            }
        };
        Ok(Rejected::new(format!("{what}\n{messages}{where_kept}")))
    }

    /// Returns the text " with rustc …" if the compiler is the judge's; else empty.
    fn judge_version(&self) -> String {
        let is_judge = self.job.request.toolchain.judge_rustc.as_ref() == Some(&self.rustc.program);
        let version = self.job.request.target.rustc.as_ref().filter(|_| is_judge);
        version.map_or(String::new(), |version| format!(" with rustc {version}"))
    }

    /// Returns the crate that contains an error, and its range in the text of the crates.
    pub fn culprit(&self, error: &Diagnostic) -> Option<&(Range<usize>, Blame)> {
        let place = error.places().next()?;
        let place = self.solution.in_crates(&place, self.crates)?;
        let mut modules = self.modules.iter();
        modules.find(|(range, _)| range.contains(&place.start))
    }

    /// Returns errors in the solution; if there are none, the first error.
    fn shown_errors(&self) -> Vec<&Diagnostic> {
        let errors = self.diagnostics.iter().filter(|found| found.is_error);
        let mut errors: Vec<&Diagnostic> = errors.collect();
        let is_own = |error: &&Diagnostic| {
            let place = error.places().next();
            place.is_some_and(|place| self.solution.in_crates(&place, self.crates).is_none())
        };
        if errors.iter().any(is_own) {
            errors.retain(is_own);
        } else {
            errors.truncate(1);
        }
        errors
    }

    /// Returns rustc's message, with file names and lines of the author's own files.
    fn message(&self, error: &Diagnostic, text: &[&str]) -> String {
        let lines = error.rendered.as_deref().unwrap_or(&error.message).lines();
        lines.map(|line| self.located(line, text) + "\n").collect()
    }

    /// Rewrites a line of a message: `--> file:line:column`, or `line | code`. Messages call the
    /// compiled file the refused file of the job.
    fn located(&self, line: &str, text: &[&str]) -> String {
        let folder = format!("{}{MAIN_SEPARATOR}", self.job.folder.display());
        if let Some((before, file)) = line.split_once(&folder)
            && let Some((_, place)) = file.split_once(':')
        {
            let number = place.split(':').next().unwrap_or_default();
            let new = match self.place_of(number, text) {
                Some((file, own)) => format!("{file}:{own}"),
                None => format!("{}:{number}", self.job.shown(&self.job.refused_file())),
            };
            let rest = &place[number.len()..];
            return format!("{before}{new}{rest}");
        }
        let number = line.split(' ').next().unwrap_or_default();
        match self.place_of(number, text) {
            Some((_, own)) => {
                let width = number.len();
                format!("{own:<width$}{}", &line[width..])
            }
            None => line.to_string(),
        }
    }

    /// Returns the file and line that this line of the compiled text comes from: in the solution,
    /// or in a crate of the workspace if only one of its lines is like it.
    fn place_of(&self, number: &str, text: &[&str]) -> Option<(String, usize)> {
        let number: usize = number.parse().ok()?;
        if let Some(own) = self.solution.own_line(number, self.crates) {
            return Some(self.job.file_and_line(own));
        }
        let line = text.get(number.checked_sub(1)?)?.trim();
        let (file, line) = self.sources.find_line(self.job.request.root, line)?;
        Some((self.job.shown(&file), line))
    }
}

/// Refuses a solution that doesn't compile unbundled. Nothing is known of one without a package.
///
/// # Errors
/// [`Rejected`] with rustc's report. Another error if cargo cannot be run.
pub fn refuse_solution(job: &Job, binary: Option<&Binary>) -> Result<()> {
    let Some(Err(error)) = binary.map(Binary::check) else {
        return Ok(());
    };
    let report: Rejected = error.downcast()?;
    Err(Rejected::new(format!("{} does not compile\n{report}", job.source())).into())
}
