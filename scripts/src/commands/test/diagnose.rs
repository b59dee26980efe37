//! Names the faulty line: runs a failing case again, with overflow checks and line numbers.

use std::path::MAIN_SEPARATOR;
use std::process::Command;

use anyhow::Result;

use super::select::Run;
use crate::runner::{self, Report, Verdict, build};
use crate::workspace::Workspace;

/// Factor on the time limit: checks make a program slower.
const TIME_LIMIT_FACTOR: u32 = 5;

/// Names the place of an overflow, or of a panic whose message names another place. Returns `None`
/// if there is neither.
///
/// # Errors
/// If the program cannot be built or run.
pub fn hint(workspace: &Workspace, run: &Run, report: &Report) -> Result<Option<String>> {
    if !matches!(report.verdict, Verdict::Wa | Verdict::Re) {
        return Ok(None);
    }
    let bin = &run.problem.bin;
    let Some(executable) = build::checked(workspace, bin)? else {
        return Ok(None);
    };
    let mut problem = run.problem.clone();
    problem.time_limit *= TIME_LIMIT_FACTOR;
    let mut command = Command::new(executable);
    command.env("RUST_BACKTRACE", "1");
    let traced = runner::run(&problem, run.case, command, run.checker)?;
    let said = if MAIN_SEPARATOR == '/' {
        traced.stderr
    } else {
        traced.stderr.replace(MAIN_SEPARATOR, "/")
    };
    let file = workspace.shown(&problem.path);
    let file = file.strip_prefix("problems/").unwrap_or(&file);
    let Some(panic) = Panic::read(&said, file) else {
        return Ok(None);
    };
    let place = panic.place();
    if let Some(what) = panic.message.strip_prefix("attempt to ")
        && what.ends_with(" with overflow")
    {
        let message = panic.message;
        return Ok(Some(format!("overflow at {place}: {message}")));
    }
    let is_said = report
        .stderr
        .replace('\\', "/")
        .contains(&format!("{file}:"));
    let comes = format!("the panic comes from {place}");
    Ok((report.verdict == Verdict::Re && !is_said && panic.own.is_some()).then_some(comes))
}

/// The message and places of a panic with a backtrace.
struct Panic<'a> {
    message: &'a str,
    /// Where it panicked: path and line.
    site: &'a str,
    /// The innermost place in the solution's own file: path and line.
    own: Option<&'a str>,
}

impl<'a> Panic<'a> {
    fn read(stderr: &'a str, file: &str) -> Option<Self> {
        let (_, rest) = stderr.split_once("panicked at ")?;
        let (site, rest) = rest.split_once(":\n")?;
        let file = format!("{file}:");
        let lines = rest.lines();
        let places = lines.filter_map(|line| line.trim_start().strip_prefix("at "));
        let mut places = std::iter::once(site).chain(places);
        let own = places.find(|place| place.contains(&file));
        Some(Self {
            message: rest.lines().next()?,
            site: without_column(site),
            own: own.map(without_column),
        })
    }

    fn place(&self) -> String {
        match self.own {
            // The line in another module of the workspace is useful; a foreign crate's is not.
            Some(own) if own != self.site && self.site.starts_with("snippets/") => {
                format!("{}, called at {}", self.site, in_workspace(own))
            }
            Some(own) => in_workspace(own).to_string(),
            None => self.site.to_string(),
        }
    }
}

/// Removes the column: `a/b.rs:1:2` becomes `a/b.rs:1`.
fn without_column(place: &str) -> &str {
    place.rsplit_once(':').map_or(place, |(line, _)| line)
}

/// Shortens a path to the part below the workspace's root. Backtraces write whole paths, or begin
/// them with a dot.
fn in_workspace(place: &str) -> &str {
    let below = place.find("problems/src/bin/");
    below.map_or(place, |at| &place[at..])
}

#[cfg(test)]
mod tests {
    use super::Panic;

    const STDERR: &str = "3\n\nthread 'main' (7) panicked at /x/proconio/src/source/mod.rs:157:9:\n\
        failed to get\nstack backtrace:\n   0: __rustc::rust_begin_unwind\n             \
        at /rustc/5/library/std/src/panicking.rs:689:5\n   1: a::main\n             \
        at /x/w/problems/src/bin/cf1_a.rs:12:5\n   2: a::b\n             \
        at ./problems/src/bin/cf1_a.rs:99:5\n";

    #[test]
    fn the_innermost_line_of_the_solution_s_file_is_found() {
        let panic = Panic::read(STDERR, "src/bin/cf1_a.rs").unwrap();
        assert_eq!(panic.place(), "problems/src/bin/cf1_a.rs:12");
        assert_eq!(panic.message, "failed to get");
        let panic = Panic::read(STDERR, "src/bin/cf1_b.rs").unwrap();
        assert_eq!(panic.place(), "/x/proconio/src/source/mod.rs:157");
    }

    #[test]
    fn a_module_of_the_workspace_is_named_with_its_caller() {
        let stderr = STDERR.replace("/x/proconio/src/source/mod.rs", "snippets/src/mex.rs");
        let panic = Panic::read(&stderr, "src/bin/cf1_a.rs").unwrap();
        let place = "snippets/src/mex.rs:157, called at problems/src/bin/cf1_a.rs:12";
        assert_eq!(panic.place(), place);
    }
}
