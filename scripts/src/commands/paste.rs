//! `cargo x paste`: prints a problem's solution as one file that its judge accepts.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use bundler::{Bundle, Style, Target};

use crate::eprintln;
use crate::runner::bundle::{rejected, target, tested_bundle};
use crate::system::files::atomic;
use crate::system::output;
use crate::system::toolchain;
use crate::workspace::Workspace;
use crate::workspace::contests;
use crate::workspace::find::{Found, find};
use crate::workspace::judge;
use crate::workspace::problem::Problem;

/// Print one self-contained file for the judge, compiled and tested
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The problem: its file, its name or the beginning of it, or a letter of the latest contest
    pub bin: String,

    /// Bundle for this judge instead of the one in the problem's header
    #[arg(long)]
    judge: Option<String>,

    /// Write to FILE instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Also copy the bundle to the clipboard
    #[arg(long)]
    copy: bool,

    /// Minify the inlined code
    #[arg(long)]
    minify: bool,

    /// Keep the comments of your own library
    #[arg(long, conflicts_with = "minify")]
    comments: bool,

    /// Skip the golden cases
    #[arg(long)]
    no_test: bool,

    /// If something would change in one file, show what rustc reads there and in the workspace
    #[arg(long)]
    why: bool,

    /// First install the judge's version of rustc with rustup, to compile the bundle with it
    #[arg(long)]
    install_judge: bool,

    /// Open the judge's submit page
    #[arg(long)]
    open: bool,
}

/// Bundles a problem's solution and prints, writes or copies it. Returns false if it must not be
/// submitted.
///
/// # Errors
/// If the problem, its judge or a file does not exist, or a crate cannot be inlined.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let start = Instant::now();
    let Found { home, bin } = find(workspace, &args.bin)?;
    let problem = home.problem(&bin)?;
    let page = contests::page(workspace, &problem);
    let workspace = &home;
    if let Some(file) = &args.out {
        atomic::check_writable(file)?;
    }
    if args.install_judge {
        install_judge(workspace, &problem, args.judge.as_deref())?;
    }
    let page = || page.as_deref().with_context(|| no_page(&problem));
    let submit_page = args
        .open
        .then(|| page().map(judge::submit_page))
        .transpose()?;
    let (judge, style) = (args.judge.as_deref(), args.style());
    let bundle = match tested_bundle(workspace, &problem, judge, style, !args.no_test) {
        Ok(bundle) => bundle,
        Err(error) => return rejected(error, args.why),
    };
    match &args.out {
        Some(file) => atomic::replace(file, &bundle.text)?,
        None => output::print_exactly(&bundle.text)?,
    }
    print_summary(args, &problem, &bundle, start);
    let copied = args.copy.then(|| output::copy(&bundle.text));
    let opened = submit_page.map(|page| output::open(&page));
    let results = [copied, opened].into_iter().flatten();
    let errors: Vec<anyhow::Error> = results.filter_map(Result::err).collect();
    for error in &errors {
        eprintln!("error: {error:#}");
    }
    Ok(errors.is_empty())
}

impl Args {
    fn style(&self) -> Style {
        match (self.minify, self.comments) {
            (true, _) => Style::Minified,
            (_, true) => Style::Commented,
            _ => Style::Readable,
        }
    }
}

/// Installs the judge's rustc, unless it is installed.
fn install_judge(workspace: &Workspace, problem: &Problem, judge: Option<&str>) -> Result<()> {
    let Target { rustc, judge, .. } = target(workspace, problem, judge)?;
    let Some(version) = rustc else {
        bail!(
            "no version of rustc is known for {judge}; add `rustc = \"…\"` to `[judge.{judge}]` in \
             cargo-snippet.toml"
        );
    };
    if toolchain::rustc_of_version(&version).is_none() {
        toolchain::install(&version)?;
    }
    Ok(())
}

fn print_summary(args: &Args, problem: &Problem, bundle: &Bundle, start: Instant) {
    for note in &bundle.notes {
        eprintln!("note: {note}");
    }
    let (bytes, seconds) = (bundle.text.len(), start.elapsed().as_secs_f64());
    eprintln!("{bytes} bytes for {}; {seconds:.2} s", bundle.judge);
    if let (None, Some(judge)) = (&args.judge, &problem.judge)
        && *judge != bundle.judge
    {
        let profile = &bundle.judge;
        eprintln!("no profile of `{judge}` in cargo-snippet.toml: bundled as for `{profile}`");
    }
}

fn no_page(problem: &Problem) -> String {
    let path = problem.path.display();
    format!("{path}: no page to open; add `//! - url: https://…`")
}
