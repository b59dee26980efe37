//! `cargo x paste`: a problem's solution as one file that its judge accepts.
//!
//! Crates that the judge lacks are inlined as modules and shaken: only the parts
//! that the solution needs stay. What is printed has been compiled and tested as it
//! stands.
//!
//! 1. `sources`, `solution`: which crates the solution names.
//! 2. `inline`: each crate becomes the text of one module.
//! 3. `tree`, `shake`, `rustc`: what is not needed is left out.
//! 4. `render`, `verify`: the rest is written, compiled and tested.
//!
//! `refusal` tells why not.

mod bundle;
mod cfg;
mod desktop;
mod imports;
mod inline;
mod minify;
#[cfg(test)]
mod random;
mod refusal;
mod render;
mod rustc;
mod shake;
mod solution;
mod sources;
mod timings;
mod tokens;
mod tree;
mod verify;

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::atomic;
use crate::judge::{self, Profile as Judge};
use crate::output;
use crate::problem::Problem;
use crate::suggest;
use crate::workspace::Workspace;
use bundle::Order;
pub use timings::Timings;

/// Print one self-contained file for the judge, compiled and tested
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The problem's name
    bin: String,

    /// Bundle for this judge instead of the one in the problem's header
    #[arg(long)]
    judge: Option<String>,

    /// Write to FILE instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Put the bundle into the clipboard too
    #[arg(long)]
    copy: bool,

    /// Squeeze the inlined part
    #[arg(long)]
    minify: bool,

    /// Skip the golden cases
    #[arg(long)]
    no_test: bool,

    /// Open the judge's submit page
    #[arg(long)]
    open: bool,
}

pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let problem = workspace.problem(&args.bin)?;
    let submit_page = args.open.then(|| submit_page(&problem)).transpose()?;
    let mut pasted = match paste(workspace, &problem, args.judge.as_deref(), args.minify) {
        Ok(pasted) => pasted,
        Err(error) => return rejected(error),
    };
    if !args.no_test {
        if let Err(error) = verify::test(workspace, &problem, &pasted.program) {
            return rejected(error);
        }
        pasted.timings.done("samples");
    }
    match &args.out {
        Some(file) => atomic::replace(file, &pasted.text)?,
        None => output::print(&pasted.text)?,
    }
    for note in &pasted.notes {
        eprintln!("note: {note}");
    }
    eprintln!("{pasted}");
    if let (None, Some(judge)) = (&args.judge, &problem.judge)
        && *judge != pasted.judge
    {
        let profile = &pasted.judge;
        eprintln!("no profile of `{judge}` in cargo-snippet.toml: bundled as for `{profile}`");
    }
    let copied = args.copy.then(|| desktop::copy(&pasted.text));
    let opened = submit_page.map(|page| desktop::open(&page));
    let mut done = true;
    for error in [copied, opened]
        .into_iter()
        .flatten()
        .filter_map(Result::err)
    {
        eprintln!("error: {error:#}");
        done = false;
    }
    Ok(done)
}

fn submit_page(problem: &Problem) -> Result<String> {
    let path = problem.path.display();
    let url = problem.url.as_deref();
    let url =
        url.with_context(|| format!("{path}: no page to open; add `//! - url: https://…`"))?;
    Ok(judge::submit_page(url))
}

/// The work ran and the answer is no: the bundle is not what the judge wants.
#[derive(Debug)]
pub struct Rejected(String);

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.trim_end())
    }
}

impl std::error::Error for Rejected {}

fn rejected(error: anyhow::Error) -> Result<bool> {
    let rejected = error.downcast::<Rejected>()?;
    eprintln!("error: {rejected}");
    Ok(false)
}

/// A bundle that compiles, and its executable for as long as this lives.
#[derive(Debug)]
pub struct Pasted {
    pub text: String,
    pub program: PathBuf,
    pub judge: String,
    /// Bytes of the inlined crates before they are shaken.
    pub bytes_before: usize,
    pub timings: Timings,
    /// What the solution's author should know.
    pub notes: Vec<String>,
    _scratch: tempfile::TempDir,
}

impl fmt::Display for Pasted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (bytes, judge, before) = (self.text.len(), &self.judge, self.bytes_before);
        write!(
            f,
            "{bytes} bytes for {judge} (crates of {before} bytes); {}",
            self.timings
        )
    }
}

/// Bundles a problem for its judge, or for `judge`, and compiles it.
///
/// # Errors
/// [`Rejected`] if the bundle is too large or does not compile; another error if
/// there is no such judge or a crate cannot be inlined.
pub fn paste(
    workspace: &Workspace,
    problem: &Problem,
    judge: Option<&str>,
    minify: bool,
) -> Result<Pasted> {
    let (name, judge) = profile(workspace, problem, judge)?;
    paste_file(
        workspace.root(),
        &problem.path,
        &name,
        &judge,
        minify,
        &workspace.scratch_dir("paste"),
    )
}

/// Bundles the binary whose file is `source`, of the workspace at `root`.
///
/// # Errors
/// As [`paste`].
pub fn paste_file(
    root: &Path,
    source: &Path,
    judge_name: &str,
    judge: &Judge,
    minify: bool,
    scratch: &Path,
) -> Result<Pasted> {
    std::fs::create_dir_all(scratch)
        .with_context(|| format!("cannot create {}", scratch.display()))?;
    let name = source.file_name().context("a source has a name")?;
    let refused = scratch.join(name);
    let scratch = tempfile::tempdir_in(scratch).context("no temporary folder")?;
    let order = Order {
        root,
        source,
        judge_name,
        judge,
        minify,
        scratch: scratch.path(),
        refused: &refused,
    };
    let bundle = bundle::bundle(&order);
    // Sources stay in memory for their spans, which none needs from here on.
    proc_macro2::extra::invalidate_current_thread_spans();
    let mut bundle = bundle?;
    let program = verify::compile(&mut bundle, &order)?;
    bundle.timings.done("compile");
    Ok(Pasted {
        text: bundle.text(),
        program,
        judge: judge_name.to_string(),
        bytes_before: bundle.bytes_before,
        notes: bundle.notes,
        timings: bundle.timings,
        _scratch: scratch,
    })
}

/// The judge's name and profile; judges without a profile are bundled for as `other`.
fn profile(
    workspace: &Workspace,
    problem: &Problem,
    wanted: Option<&str>,
) -> Result<(String, Judge)> {
    let mut judges = workspace.config()?.judge;
    if let Some(name) = wanted {
        if let Some(judge) = judges.remove(name) {
            return Ok((name.to_string(), judge));
        }
        let names: Vec<&str> = judges.keys().map(String::as_str).collect();
        let near = suggest::did_you_mean(name, &names);
        let all = names.join(", ");
        bail!("no judge `{name}` in cargo-snippet.toml, which has {all}{near}");
    }
    let name = problem
        .judge
        .as_deref()
        .filter(|name| judges.contains_key(*name));
    let name = name.unwrap_or("other").to_string();
    match judges.remove(&name) {
        Some(judge) => Ok((name, judge)),
        None => bail!("no judge `{name}` in cargo-snippet.toml; add `[judge.{name}]`"),
    }
}
