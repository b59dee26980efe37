//! `cargo x paste`: prints a problem's solution as one file that its judge accepts.
//!
//! The crate `bundler` creates and compiles the file. This module holds the command's arguments and
//! the steps around the bundler:
//!
//! - `target`: the judge's profile, the compiler.
//! - `verify`: the golden cases, run on the bundle.

mod target;
pub(crate) mod verify;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use bundler::{Bundle, Rejected, Request, Target};

use crate::atomic;
use crate::desktop;
use crate::judge;
use crate::output;
use crate::problem::Problem;
use crate::short_name::find_bin;
use crate::toolchain;
use crate::workspace::Workspace;

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

    /// Install the judge's version of rustc by rustup first, so that the last compile runs with it
    #[arg(long)]
    install_judge: bool,

    /// Open the judge's submit page
    #[arg(long)]
    open: bool,

    /// Print the time of each step
    #[arg(long)]
    timings: bool,
}

/// Bundles a problem's solution and prints, writes or copies it. False if it must not be handed in.
///
/// # Errors
/// If the problem, its judge or a file does not exist, or a crate cannot be inlined.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let bin = find_bin(workspace, &args.bin)?;
    let workspace = &workspace.home_of(&bin);
    let problem = workspace.problem(&bin)?;
    if let Some(file) = &args.out {
        refuse_missing_folder(file)?;
    }
    if args.install_judge {
        install_judge(workspace, &problem, args.judge.as_deref())?;
    }
    let submit_page = args.open.then(|| submit_page(&problem)).transpose()?;
    let bundle = match tested_bundle(workspace, &problem, args) {
        Ok(bundle) => bundle,
        Err(error) => return rejected(error),
    };
    match &args.out {
        Some(file) => atomic::replace(file, &bundle.text)?,
        None => output::print(&bundle.text)?,
    }
    print_summary(args, &problem, &bundle);
    let copied = args.copy.then(|| desktop::copy(&bundle.text));
    let opened = submit_page.map(|page| desktop::open(&page));
    let results = [copied, opened].into_iter().flatten();
    let errors: Vec<anyhow::Error> = results.filter_map(Result::err).collect();
    for error in &errors {
        eprintln!("error: {error:#}");
    }
    Ok(errors.is_empty())
}

/// Refuses a missing folder: it is a typing mistake more often than intended.
fn refuse_missing_folder(file: &Path) -> Result<()> {
    let folder = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.exists()) {
        let (file, folder) = (file.display(), folder.display());
        bail!("cannot write {file}: there is no folder {folder}; create it or name another");
    }
    Ok(())
}

fn tested_bundle(workspace: &Workspace, problem: &Problem, args: &Args) -> Result<Bundle> {
    let mut bundle = paste(workspace, problem, args.judge.as_deref(), args.minify)?;
    if !args.no_test {
        verify::test(workspace, problem, &bundle.program)?;
        bundle.timings.done("samples");
    }
    Ok(bundle)
}

/// Installs the judge's rustc, unless it is installed.
fn install_judge(workspace: &Workspace, problem: &Problem, judge: Option<&str>) -> Result<()> {
    let Target { rustc, judge, .. } = target::choose(workspace, problem, judge)?;
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

/// Note that the bundle was compiled by another rustc than the judge's; None if it was not.
pub(crate) fn compiler_note(bin: &str, bundle: &Bundle) -> Option<String> {
    let (compiler, judge) = (&bundle.compiler, &bundle.judge);
    let wanted = bundle.judge_rustc.as_ref()?;
    (compiler != wanted).then(|| {
        format!(
            "compiled by rustc {compiler}, {judge} has {wanted}: \
             `cargo x paste {bin} --install-judge` gets that one"
        )
    })
}

fn print_summary(args: &Args, problem: &Problem, bundle: &Bundle) {
    for note in bundle
        .notes
        .iter()
        .chain(&compiler_note(&problem.bin, bundle))
    {
        eprintln!("note: {note}");
    }
    if args.timings {
        eprintln!("{bundle:#}");
    } else {
        eprintln!("{bundle}");
    }
    if let (None, Some(judge)) = (&args.judge, &problem.judge)
        && *judge != bundle.judge
    {
        let profile = &bundle.judge;
        eprintln!("no profile of `{judge}` in cargo-snippet.toml: bundled as for `{profile}`");
    }
}

fn submit_page(problem: &Problem) -> Result<String> {
    let path = problem.path.display();
    let url = problem.url.as_deref();
    let url =
        url.with_context(|| format!("{path}: no page to open; add `//! - url: https://…`"))?;
    Ok(judge::submit_page(url))
}

/// Prints why there is no bundle, and returns false: the work ran and the answer is no.
pub(crate) fn rejected(error: anyhow::Error) -> Result<bool> {
    let rejected = error.downcast::<Rejected>()?;
    eprintln!("error: {rejected}");
    Ok(false)
}

/// Bundles a problem for its judge, or for `judge` if given, and compiles the bundle.
///
/// # Errors
/// [`Rejected`] if the bundle is too large or does not compile; another error if the judge is
/// unknown or a crate cannot be inlined.
pub fn paste(
    workspace: &Workspace,
    problem: &Problem,
    judge: Option<&str>,
    minify: bool,
) -> Result<Bundle> {
    let target = target::choose(workspace, problem, judge)?;
    bundler::bundle(&Request {
        root: workspace.root(),
        source: &problem.path,
        target: &target,
        toolchain: &target::toolchain(&target),
        minify,
        scratch: &workspace.scratch_dir("paste"),
        cache: Some(&workspace.scratch_dir("shaken")),
    })
}
