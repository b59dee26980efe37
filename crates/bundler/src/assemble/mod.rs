//! From the crates of a binary to the text of its bundle, in three steps.
//!
//! 1. `blueprint`: the solution is read, and each crate becomes a module.
//! 2. `crates_shake`: finds the parts of the crates that stay (`shaken_crates`), with the changes
//!    that crates of other editions need (`other_editions`, `edition_lints`).
//! 3. `drafting`: writes these parts as text, with the solution.

mod blueprint;
mod crates_shake;
mod drafting;
mod edition_lints;
mod other_editions;

use anyhow::Result;

use crate::cache::ShakeCache;
use crate::cargo::Graph;
use crate::draft::Draft;
use crate::request::Job;
use crate::shake::Liveness;
use crate::solution::JoinedSource;
use crate::solution::proconio::written_out;
use crate::sources::Sources;
use crate::timings::Timings;
use blueprint::Blueprint;
use crates_shake::shake_crates;
use drafting::draft;

/// Makes the bundle's draft from the graph of a binary's crates.
///
/// # Errors
/// If a crate cannot be inlined, or the solution does not compile with the parts that it needs;
/// names file, line and remedy.
pub fn assemble(
    job: &Job,
    graph: Graph,
    liveness: Liveness,
    cache: Option<&ShakeCache>,
    mut timings: Timings,
) -> Result<Draft> {
    let sources = Sources::default();
    let binary = graph.binary.as_ref();
    let cfg = binary.map(|binary| binary.cfg.clone()).unwrap_or_default();
    let JoinedSource { text, places } =
        JoinedSource::read(job.request.source, &sources, &cfg, |file| job.shown(file))?;
    // A second attempt reads the same.
    let _ = job.places.set(places);
    let expanded = has_to_inline(job, &graph, PROCONIO).then(|| written_out(&text));
    let expanded = expanded.flatten();
    let source = expanded.as_ref().unwrap_or(&text);
    let blueprint = Blueprint::new(job, graph, source, &sources, &mut timings)?;
    timings.done("parse");
    let shake = shake_crates(job, &blueprint, liveness, cache, &sources)?;
    if shake.rounds > 0 {
        timings.done(format!("{} rustc rounds", shake.rounds));
    }
    let parts = draft(job, &blueprint, &shake)?;
    timings.done("render");
    let mut judge = blueprint.judge(&shake.tree, shake.migrated.clone(), &sources);
    judge.solution_text.clone_from(&expanded);
    let sources = (!blueprint.needs_build()).then_some(sources);
    Ok(parts.finish(blueprint, timings, sources, judge))
}

/// Crate whose attributes are written out.
const PROCONIO: &str = "proconio";

/// Does the judge lack the crate of this name?
fn has_to_inline(job: &Job, graph: &Graph, name: &str) -> bool {
    let krate = graph.dependencies.get(name).map(|&i| &graph.crates[i]);
    krate.is_some_and(|krate| !job.request.target.has(&krate.package, &krate.version))
}
