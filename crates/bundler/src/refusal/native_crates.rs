//! Refuses crates that are more than Rust source: they cannot be inlined. As dependencies of
//! another crate they are allowed if no part that stays needs them.

use std::collections::BTreeMap;
use std::ops::Range;

use anyhow::{Result, bail};

use super::blame::Blame;
use super::procedural_macros::remedy;
use crate::cargo::{CrateKind, Graph};
use crate::parts::Tree;
use crate::rejected::Rejected;
use crate::request::Job;
use crate::shake::Shaken;
use crate::solution::Solution;

/// Refuses procedural macros, and crates that need a library that is not Rust, where the solution
/// mentions them.
///
/// # Errors
/// If there is such a crate among `inlined`; names the place.
pub fn refuse(
    job: &Job,
    graph: &Graph,
    solution: &Solution,
    inlined: &BTreeMap<String, usize>,
) -> Result<()> {
    for path in &solution.crate_paths {
        let Some(&krate) = inlined.get(&path.name) else {
            continue;
        };
        let why = match graph.crates[krate].kind {
            CrateKind::ProcMacro => "is a procedural macro",
            CrateKind::Native => "needs a library that is not Rust",
            CrateKind::Rust => continue,
        };
        bail!(
            "{}: `{}` {why} and cannot be inlined for {}; {}, \
             or choose a judge that has it",
            job.place(path.line),
            graph.crates[krate].package,
            job.request.target.judge,
            remedy(&graph.crates[krate].package),
        );
    }
    Ok(())
}

/// Refuses a dependency of the `inlined` crates that needs a library that is not Rust, if a part
/// that stays mentions it.
///
/// # Errors
/// If there is such a crate; names it and the crate that the solution mentions.
pub fn refuse_needed(
    job: &Job,
    graph: &Graph,
    inlined: &BTreeMap<String, usize>,
    tree: &Tree,
    shaken: &Shaken,
) -> Result<()> {
    for (name, &krate) in inlined {
        let behind = graph.closure([krate]).into_iter();
        let mut behind = behind.map(|i| &graph.crates[i]);
        let needed = behind.find(|c| c.kind == CrateKind::Native && shaken.mentions(tree, &c.name));
        let Some(native) = needed else {
            continue;
        };
        let why = if shaken.is_cut_short {
            "it took too long to find out what the solution needs of it, and what may be needed \
             uses"
        } else {
            "it needs"
        };
        bail!(
            "{}: `{name}` cannot be inlined for {}: {why} `{}`, a library that is not Rust; write \
             out what it does, or choose a judge that has it",
            job.source(),
            job.request.target.judge,
            native.package,
        );
    }
    Ok(())
}

/// Environment variable that names the folder into which build scripts write.
const FOLDER: &str = "OUT_DIR";

/// Refuses the crate of `culprit` if it includes a file that its build script writes. `text` holds
/// the crates, and `modules` the byte range of each.
///
/// # Errors
/// If the crate includes one; the message names the crate.
pub fn refuse_generated(
    job: &Job,
    culprit: Option<&Blame>,
    text: &str,
    modules: &[(Range<usize>, Blame)],
) -> Result<(), Rejected> {
    let mut modules = modules.iter().filter(|(_, blame)| culprit == Some(blame));
    let including = modules.find(|(range, _)| text[range.clone()].contains(FOLDER));
    match including {
        Some((_, blame)) => Err(Rejected(format!(
            "{}: `{}` cannot be inlined for {}: {blame} includes a file that its build script \
             writes (`{FOLDER}`), which is not among its sources; write out what you need of it, \
             or choose a judge that has it",
            job.source(),
            blame.mentioned,
            job.request.target.judge
        ))),
        None => Ok(()),
    }
}
