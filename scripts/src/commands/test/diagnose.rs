//! Names the faulty line: runs a failing case again, with overflow checks and line numbers.

use std::path::{MAIN_SEPARATOR, Path};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;

use super::select::Run;
use crate::eprintln;
use crate::runner::{self, Report, Verdict, build, kill_all};
use crate::system::files::with_slashes;
use crate::system::{SKIP_KEY, has_typed};
use crate::workspace::Workspace;

/// Factor on the time limit: checks make a program slower.
const TIME_LIMIT_FACTOR: u32 = 5;

/// At most this many problems are examined for the faulty line.
const MAX_EXAMINED: usize = 3;

/// Names the faulty lines behind these failures, where they can be found. It ends at once when
/// the user presses a key or `given_up` is set: what compiles or runs is killed then.
///
/// # Errors
/// If a program cannot be built or run.
pub fn say_hints(
    workspace: &Workspace,
    failures: &[(&Run, Report)],
    given_up: &AtomicBool,
) -> Result<()> {
    if failures.is_empty() {
        return Ok(());
    }
    let is_done = AtomicBool::new(false);
    let is_awaited = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| end_early(given_up, &is_done, &is_awaited));
        let is_over = || given_up.load(Ordering::Relaxed) || is_done.load(Ordering::Relaxed);
        let examined = failures.iter().take(MAX_EXAMINED);
        let hints = examined.take_while(|_| !is_over());
        let said = hints.map(|(run, report)| {
            let hint = hint(workspace, run, report)?;
            if is_over() {
                return Ok(());
            }
            let (bin, case) = (&run.problem.bin, &run.case.name);
            match hint {
                Some(hint) => eprintln!("{bin} {case}: {hint}"),
                None if is_awaited.load(Ordering::Relaxed) => {
                    eprintln!("{bin} {case}: no line overflows");
                }
                None => {}
            }
            Ok(())
        });
        let said = said.collect();
        is_done.store(true, Ordering::Relaxed);
        said
    })
}

/// Kills what runs for the hints when the user presses a key; says after a second that this is
/// possible. Returns when the hints are done.
fn end_early(given_up: &AtomicBool, is_done: &AtomicBool, is_awaited: &AtomicBool) {
    const PAUSE: Duration = Duration::from_millis(20);
    const UNSAID: Duration = Duration::from_secs(1);
    let began = Instant::now();
    while !is_done.load(Ordering::Relaxed) && !given_up.load(Ordering::Relaxed) {
        if has_typed() {
            is_done.store(true, Ordering::Relaxed);
            kill_all();
        }
        if began.elapsed() >= UNSAID && !is_awaited.swap(true, Ordering::Relaxed) {
            eprintln!("compiling with checks, to name the faulty line; {SKIP_KEY} ends this");
        }
        thread::sleep(PAUSE);
    }
}

/// Names the place of an overflow, or of a panic whose message names another place. Returns `None`
/// if there is neither.
fn hint(workspace: &Workspace, run: &Run, report: &Report) -> Result<Option<String>> {
    let bin = &run.problem.bin;
    let Ok(checker) = run.checker else {
        return Ok(None);
    };
    let Some(executable) = build::checked(workspace, bin)? else {
        return Ok(None);
    };
    let mut problem = run.problem.clone();
    problem.time_limit *= TIME_LIMIT_FACTOR;
    let mut command = Command::new(executable);
    command.env("RUST_BACKTRACE", "1");
    let traced = runner::run(&problem, run.case, command, checker)?;
    let said = if MAIN_SEPARATOR == '/' {
        traced.stderr
    } else {
        traced.stderr.replace(MAIN_SEPARATOR, "/")
    };
    let file = workspace.shown(&problem.path);
    let Some(panic) = Panic::read(&said, workspace, &file) else {
        return Ok(None);
    };
    let place = panic.place();
    if let Some(what) = panic.message.strip_prefix("attempt to ")
        && what.ends_with(" with overflow")
    {
        let message = panic.message;
        return Ok(Some(format!("overflow at {place}: {message}")));
    }
    let said = report.stderr.replace('\\', "/");
    let is_said = said.contains(&format!("{}:", file.trim_start_matches("problems/")));
    let comes = format!("the panic comes from {place}");
    Ok((report.verdict == Verdict::Re && !is_said && panic.in_solution.is_some()).then_some(comes))
}

/// The message and places of a panic with a backtrace.
struct Panic<'a> {
    message: &'a str,
    /// Where it panicked: path and line.
    site: &'a str,
    /// The innermost place in a file of the workspace: path and line.
    inner: Option<String>,
    /// The innermost place in the solution's own file.
    in_solution: Option<String>,
}

impl<'a> Panic<'a> {
    fn read(stderr: &'a str, workspace: &Workspace, file: &str) -> Option<Self> {
        let (_, rest) = stderr.split_once("panicked at ")?;
        let (site, rest) = rest.split_once(":\n")?;
        let frames = rest
            .lines()
            .filter_map(|line| line.trim_start().strip_prefix("at "));
        // The message names a file as cargo does, from the root; the backtrace from here.
        let here = std::env::current_dir().unwrap_or_default();
        let frames = frames.filter_map(|place| in_workspace(workspace, &here, place));
        let site_here = in_workspace(workspace, workspace.root(), site);
        let places: Vec<String> = site_here.into_iter().chain(frames).collect();
        let file = format!("{file}:");
        Some(Self {
            message: rest.lines().next()?,
            site: without_column(site),
            in_solution: places.iter().find(|it| it.starts_with(&file)).cloned(),
            inner: places.into_iter().next(),
        })
    }

    fn place(&self) -> String {
        match (&self.inner, &self.in_solution) {
            // The line in a library of the user's is useful; a foreign crate's is not.
            (Some(inner), Some(caller)) if inner != caller => {
                format!("{inner}, called at {caller}")
            }
            (Some(inner), _) => inner.clone(),
            _ => self.site.to_string(),
        }
    }
}

/// Removes the column: `a/b.rs:1:2` becomes `a/b.rs:1`.
fn without_column(place: &str) -> &str {
    place.rsplit_once(':').map_or(place, |(line, _)| line)
}

/// Returns a place without its column and below the root; `None` for a file outside the workspace.
/// A relative path starts at `base`.
fn in_workspace(workspace: &Workspace, base: &Path, place: &str) -> Option<String> {
    let (path, line) = without_column(place).rsplit_once(':')?;
    let path = base.join(path.strip_prefix("./").unwrap_or(path));
    let root = workspace.root();
    let whole = root.canonicalize().unwrap_or(root.to_path_buf());
    let below = path.strip_prefix(root).or(path.strip_prefix(whole)).ok()?;
    Some(format!("{}:{line}", with_slashes(below)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const STDERR: &str = "3\n\nthread 'main' (7) panicked at /x/proconio/src/source/mod.rs:157:9:\n\
        failed to get\nstack backtrace:\n   0: __rustc::rust_begin_unwind\n             \
        at /rustc/5/library/std/src/panicking.rs:689:5\n   1: a::main\n             \
        at /x/w/problems/src/bin/cf1_a.rs:12:5\n   2: a::b\n             \
        at /x/w/problems/src/bin/cf1_a.rs:99:5\n";

    fn read(stderr: &str, file: &str) -> String {
        // On Windows a path needs a drive.
        let root = std::path::absolute("/x/w").unwrap();
        let workspace = Workspace::at(&root).unwrap();
        Panic::read(stderr, &workspace, file).unwrap().place()
    }

    #[test]
    fn the_innermost_line_of_the_solution_s_file_is_found() {
        let file = "problems/src/bin/cf1_a.rs";
        assert_eq!(read(STDERR, file), "problems/src/bin/cf1_a.rs:12");
        let foreign = STDERR.replace("/x/w/", "/x/v/");
        assert_eq!(read(&foreign, file), "/x/proconio/src/source/mod.rs:157");
    }

    #[test]
    fn a_library_of_the_workspace_is_named_with_its_caller() {
        let file = "problems/src/bin/cf1_a.rs";
        for library in [
            "snippets/src/mex.rs",
            "library/src/a/b.rs",
            "modules/src/c.rs",
        ] {
            let place = format!("{library}:157, called at problems/src/bin/cf1_a.rs:12");
            let stderr = STDERR.replace("/x/proconio/src/source/mod.rs", library);
            assert_eq!(read(&stderr, file), place);
            let frame = format!("at /x/w/{library}:157:3\n 1: a::main\n  at /x/w/problems");
            let stderr = STDERR.replacen("at /x/w/problems", &frame, 1);
            assert_eq!(read(&stderr, file), place);
        }
    }
}
