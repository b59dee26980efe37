//! Checks that the solution means the same under the judge's edition as when it was tested, and
//! that the judge's rustc has every function that the bundle calls.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::cargo::Crate;
use crate::draft::Draft;
use crate::judge::Difference;
use crate::request::{Care, Job, Rejected};
use crate::rustc::{Compiled, Diagnostic, EXPR_LINT, Goal, changes_meaning, is_hidden_drop};
use crate::syntax::tokens::Code;
use crate::syntax::words;

/// Comparison of a bundle with the program that was tested.
pub struct SameMeaning<'a> {
    pub draft: &'a Draft,
    pub job: &'a Job<'a>,
}

impl SameMeaning<'_> {
    /// Compares the bundle with the workspace, and the versions of rustc. `version` are all lines
    /// of `rustc -vV`. Returns notes for the solution's author; `None` if the bundle is another
    /// program and the job isn't careful yet.
    ///
    /// # Errors
    /// [`Rejected`] if the judge's edition or rustc changes what the solution does, or the careful
    /// bundle is another program; names the function or the line, and what differs. Another error
    /// if rustc cannot be run.
    pub fn check(&self, version: &str) -> Result<Option<Vec<String>>> {
        let Draft { rustc, judge, .. } = self.draft;
        let (text, edition) = (self.draft.text(), self.draft.edition.as_str());
        let mut notes = Vec::new();
        let mut reasons = Vec::new();
        match judge.compare(self.job, rustc, version, (&text, edition)) {
            Err(error) if error.is::<Rejected>() => notes.push(format!("not compared: {error:#}")),
            compared => {
                let different = compared?;
                // Temporary values, whose order of drops the comparison leaves out.
                reasons = self.other_edition()?;
                if let (true, Some(different)) = (reasons.is_empty(), different) {
                    let (place, what) = self.place_of(&different);
                    // More parts don't change the line that a function asks for.
                    let is_place = different.is_constant && what.is_some();
                    if self.job.care == Care::Utmost || is_place {
                        return Err(self.refusal(&different, &place, what).into());
                    }
                    return Ok(None);
                }
            }
        }
        // If the judge's rustc is installed, it compiles the bundle itself.
        if self.job.request.toolchain.judge_rustc.is_none() {
            reasons.extend(self.other_version()?);
        }
        refuse(reasons)?;
        Ok(Some(notes))
    }

    /// Refuses calls that the judge's rustc, if it's installed, does not have yet.
    ///
    /// # Errors
    /// [`Rejected`] if there are such calls; names the lines. Another error if a file cannot be
    /// written.
    pub fn refuse_newer_calls(&self) -> Result<()> {
        if self.job.request.toolchain.judge_rustc.is_some() {
            refuse(self.other_version()?)?;
        }
        Ok(())
    }

    /// Returns the solution and its crates, with the line numbers of the author's file, and a file
    /// for them.
    fn text_and_file(&self) -> (String, PathBuf) {
        let text = self.draft.solution.with(&self.draft.modules.text());
        (text, self.job.folder.join("meaning.rs"))
    }

    /// Returns file and line of a function that is another one in the bundle, and how it names its
    /// place in the source.
    fn place_of(&self, difference: &Difference) -> (String, Option<&'static str>) {
        let path = path_of(difference);
        let Some(krate) = self.crate_of(difference) else {
            let found = place_in(&self.draft.solution.with(""), path);
            return found.map_or((self.job.source(), None), |(line, what)| {
                (self.job.place(line), what)
            });
        };
        let shown = |file: &Path| krate.shown(file).unwrap_or_else(|| self.job.shown(file));
        let folder = krate.root.parent().unwrap_or(&krate.root);
        let found = self
            .draft
            .sources
            .files_in(folder)
            .find_map(|(file, text)| {
                let (line, what) = place_in(&text, path)?;
                Some((format!("{}:{line}", shown(&file)), what))
            });
        found.unwrap_or_else(|| (shown(&krate.root), None))
    }

    fn crate_of(&self, difference: &Difference) -> Option<&Crate> {
        let sources = &self.draft.judge.sources;
        difference.krate.map(|i| &sources[i].krate)
    }

    /// Returns the message about a function that is another one in the bundle.
    fn refusal(
        &self,
        difference: &Difference,
        place: &str,
        mut what: Option<&'static str>,
    ) -> Rejected {
        let path = path_of(difference);
        let text = self.draft.text();
        if what.is_none() && PLACES.iter().any(|(word, _)| text.contains(word)) {
            what = Some("its place in the source");
        }
        let (how, remedy) = match what.filter(|_| difference.is_constant) {
            Some(what) => (
                format!(": it uses {what}"),
                "write it out, or print it to standard error only",
            ),
            None => (
                String::new(),
                "write it in another way; `--why` shows what rustc reads there",
            ),
        };
        let [own, bundled] = &difference.lines;
        Rejected {
            reason: format!("{place}: `{path}` would do something else in one file{how}; {remedy}"),
            why: Some(format!(
                "rustc reads in the workspace\n  {own}\nand in one file\n  {bundled}"
            )),
        }
    }

    /// Returns messages about lines of the solution that mean something else under the judge's
    /// edition, from rustc's lints under the older of both editions.
    fn other_edition(&self) -> Result<Vec<String>> {
        let edition = &self.draft.edition;
        let tested = self.draft.binary.as_ref().map(|binary| &binary.edition);
        let Some(tested) = tested.filter(|tested| *tested != edition) else {
            return Ok(Vec::new());
        };
        let (text, source) = self.text_and_file();
        let (oldest, goal) = (tested.min(edition), Goal::LaterEditions);
        let found = (self.draft.rustc).compile(&text, &source, oldest, goal)?;
        let text = self.draft.solution.with("");
        let has_new = Code::new(&text)?.passes_new_expressions();
        let matters = |lint: &&Diagnostic| {
            changes_meaning(lint, [tested, edition], &source)
                || (has_new && lint.code() == EXPR_LINT)
        };
        let mut found: Vec<&Diagnostic> = found.iter().filter(matters).collect();
        if found.iter().any(|lint| is_hidden_drop(lint)) {
            let program = self.text_and_file().0;
            let built = (self.draft.rustc).compile(&program, &source, edition, Goal::Functions)?;
            let is_built = built.iter().all(|found| !found.is_error);
            if is_built && Compiled::read(&source.with_extension("ll"))?.drops_in_any_order() {
                found.retain(|lint| !is_hidden_drop(lint));
            }
        }
        let judge = &self.job.request.target.judge;
        let reason = |line: &Diagnostic| {
            let (place, message) = (self.own_place(line)?, &line.message);
            Some(format!(
                "{place}: {message}: {judge} compiles under edition {edition}, and the package has \
                 {tested}; put the value into a variable, or write `edition = \"{edition}\"` into \
                 the package's Cargo.toml"
            ))
        };
        Ok(found.into_iter().filter_map(reason).collect())
    }

    /// Returns messages about calls that the judge's rustc does not have yet.
    fn other_version(&self) -> Result<Vec<String>> {
        let target = self.job.request.target;
        let Some(version) = &target.rustc else {
            return Ok(Vec::new());
        };
        let Draft { rustc, edition, .. } = self.draft;
        let (text, source) = self.text_and_file();
        let found = rustc.newer_than(version, &text, &source, edition)?;
        let reason = |newer: &Diagnostic| {
            let call = newer.places().next().and_then(|place| text.get(place));
            let call = call
                .and_then(|call| call.split('(').next())
                .unwrap_or("a call");
            let since = newer.message.split('`').rev().nth(1).unwrap_or("later");
            let (judge, own) = (&target.judge, self.own_place(newer));
            let place = own.unwrap_or_else(|| format!("{}: an inlined crate", self.job.source()));
            format!(
                "{place}: `{call}` is in Rust since {since}, {judge} has {version}; \
                 write by hand what it does"
            )
        };
        Ok(found.iter().map(reason).collect())
    }

    /// `file:line` of a diagnostic in the solution; `None` for one in the crates.
    fn own_place(&self, found: &Diagnostic) -> Option<String> {
        let span = found.spans.iter().find(|span| span.is_primary)?;
        let Draft {
            solution, modules, ..
        } = self.draft;
        let line = solution.own_line(span.line, &modules.text())?;
        Some(self.job.place(line))
    }
}

/// Returns the path of a function that differs. Rustc makes constants of expressions in it.
fn path_of(difference: &Difference) -> &str {
    let path = difference.path.split("::promoted[").next();
    path.unwrap_or(&difference.path)
}

/// Returns these reasons as an error, if there are any.
fn refuse(mut reasons: Vec<String>) -> Result<(), Rejected> {
    reasons.dedup();
    if reasons.is_empty() {
        return Ok(());
    }
    Err(Rejected::new(reasons.join("\n")))
}

/// What gives the place of code in the source, and what that is.
const PLACES: [(&str, &str); 8] = [
    ("line!", "the number of the line (`line!`)"),
    ("column!", "the number of the column (`column!`)"),
    ("file!", "the name of the file (`file!`)"),
    ("module_path!", "the path of the module (`module_path!`)"),
    ("dbg!", "its place in the source (`dbg!`)"),
    ("type_name", "the name of a type (`type_name`)"),
    ("Location", "the place of the call (`Location`)"),
    ("stringify!", "the text of its code (`stringify!`)"),
];

/// Returns the line of the code behind a path of MIR that names its place, and how; else the line
/// of its definition.
fn place_in(text: &str, path: &str) -> Option<(usize, Option<&'static str>)> {
    let start = line_of_definition(text, path)?;
    let lines = text.lines().enumerate().skip(start - 1);
    let is_next = |line: &str| words(line).any(|word| word == "fn");
    let body = lines.take_while(|&(i, line)| i < start || !is_next(line));
    let mut places = body.filter_map(|(i, line)| {
        let (_, what) = PLACES.iter().find(|(word, _)| line.contains(word))?;
        Some((i + 1, Some(*what)))
    });
    places.next().or(Some((start, None)))
}

/// Returns the line of the definition at a path of MIR, or around it, counted from 1. Constants in
/// types have no names.
fn line_of_definition(text: &str, path: &str) -> Option<usize> {
    let keywords = ["fn", "const", "static", "for", "struct", "enum", "type"];
    let is_name = |name: &&str| name.starts_with(|c: char| c.is_alphabetic() || c == '_');
    let line_of = |name: &str| {
        keywords.iter().find_map(|keyword| {
            let defines = |line: &str| {
                let words: Vec<&str> = words(line).filter(|word| !word.is_empty()).collect();
                words.windows(2).any(|pair| pair == [*keyword, name])
            };
            text.lines().position(defines)
        })
    };
    Some(path.rsplit("::").filter(is_name).find_map(line_of)? + 1)
}
