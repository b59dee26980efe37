//! Bundles of solutions: made for a judge, compiled and tested.
//!
//! `cargo x paste` prints them, `cargo x submit` hands them in, `cargo x test --bundle` runs them
//! and the site shows them. The crate `bundler` makes and compiles them.

use std::path::Path;

use anyhow::{Result, bail};
use bundler::{Bundle, Rejected, Request, Style, Target, Toolchain};
use catalogue::did_you_mean;

use super::large_cases;
use crate::eprint;
use crate::eprintln;
use crate::runner::{Checker, Report, in_parallel, run_case};
use crate::system::toolchain;
use crate::workspace::Workspace;
use crate::workspace::cases;
use crate::workspace::judge::{OTHER, Profile};
use crate::workspace::problem::Problem;

/// Bundles a problem for its judge, or for `judge` if given, and compiles the bundle.
///
/// # Errors
/// [`Rejected`] if the bundle is too large or does not compile; another error if the judge is
/// unknown or a crate cannot be inlined.
pub fn bundle(
    workspace: &Workspace,
    problem: &Problem,
    judge: Option<&str>,
    style: Style,
) -> Result<Bundle> {
    let target = target(workspace, problem, judge)?;
    bundler::bundle(&Request {
        root: workspace.root(),
        source: &problem.path,
        target: &target,
        toolchain: &toolchain(&target),
        style,
        scratch: &workspace.scratch_dir("paste"),
        cache: Some(&workspace.scratch_dir("shaken")),
    })
}

/// Bundles a problem, and runs the golden cases on the bundle if it `is_tested`.
///
/// # Errors
/// The errors of [`bundle`], and [`Rejected`] if a case is not accepted.
pub fn tested_bundle(
    workspace: &Workspace,
    problem: &Problem,
    judge: Option<&str>,
    style: Style,
    is_tested: bool,
) -> Result<Bundle> {
    let bundle = bundle(workspace, problem, judge, style)?;
    if is_tested {
        test(workspace, problem, &bundle.program)?;
    }
    Ok(bundle)
}

/// Target for the judge `wanted`, else for the problem's own judge. A judge without a profile is
/// replaced by `other`.
///
/// # Errors
/// If `cargo-snippet.toml` has no profile `wanted`.
pub fn target(workspace: &Workspace, problem: &Problem, wanted: Option<&str>) -> Result<Target> {
    let judges = &workspace.config().judge;
    if let Some(name) = wanted {
        if let Some(profile) = judges.get(name) {
            return Ok(target_of(name, profile));
        }
        let names: Vec<&str> = judges.keys().map(String::as_str).collect();
        let near = did_you_mean(name, &names);
        let all = names.join(", ");
        bail!("no judge `{name}` in cargo-snippet.toml, which has {all}{near}");
    }
    match workspace.profile_of(problem) {
        Some((name, profile)) => Ok(target_of(name, profile)),
        None => bail!("no judge `{OTHER}` in cargo-snippet.toml; add `[judge.{OTHER}]`"),
    }
}

fn target_of(judge: &str, profile: &Profile) -> Target {
    Target {
        judge: judge.to_string(),
        edition: profile.edition.clone(),
        other_editions: profile.other_editions.clone(),
        rustc: profile.rustc.clone(),
        source_limit: profile.source_limit,
        crates: profile.crates.clone(),
    }
}

/// Cargo and rustc of the toolchain that runs this program, or else from the path; and the judge's
/// rustc, if rustup has it.
fn toolchain(target: &Target) -> Toolchain {
    let version = target.rustc.as_deref();
    Toolchain {
        cargo: toolchain::cargo(),
        rustc: toolchain::rustc(),
        judge_rustc: version.and_then(toolchain::rustc_of_version),
    }
}

/// Runs the golden cases on a bundle. A problem without cases passes, with a notice.
///
/// # Errors
/// [`Rejected`] if a case is not accepted.
fn test(workspace: &Workspace, problem: &Problem, program: &Path) -> Result<()> {
    let cases = cases::cases(workspace, &problem.bin)?;
    if cases.is_empty() {
        let folder = workspace.golden_dir().join(&problem.bin);
        eprintln!("not tested: no golden case in {}", workspace.shown(&folder));
    }
    large_cases::write_missing(workspace, &problem.bin, &cases)?;
    let checker = Checker::new(workspace, &problem.bin)?;
    let (mut reasons, mut trouble) = (String::new(), None);
    in_parallel(
        &cases,
        |case| run_case(problem, case, program, &checker),
        |case, report| {
            let report = report.unwrap_or_else(|error| {
                let shown = Report::error(&error);
                trouble.get_or_insert(error.context(case.name.clone()));
                shown
            });
            if !report.verdict.is_fine() {
                let reason = report.explanation();
                reasons += &format!("{} {}\n{reason}", report.verdict, case.name);
            }
        },
    );
    if let Some(error) = trouble {
        eprint!("{reasons}");
        return Err(error);
    }
    if reasons.is_empty() {
        return Ok(());
    }
    Err(Rejected::new(format!("the bundle fails its golden cases\n{reasons}")).into())
}

/// Prints the reason for which there is no bundle, with rustc's view of it if `has_why`, and
/// returns false: the work ran and the answer is no.
///
/// # Errors
/// The error itself, if it is not [`Rejected`].
pub fn rejected(error: anyhow::Error, has_why: bool) -> Result<bool> {
    let rejected = error.downcast::<Rejected>()?;
    eprintln!("error: {rejected}");
    if let Some(why) = rejected.why.filter(|_| has_why) {
        eprintln!("{why}");
    }
    Ok(false)
}
