//! From the crates of a binary to the text of its bundle, in three steps.
//!
//! 1. `blueprint`: the solution is read, and each crate becomes a module.
//! 2. `crates_shake`: finds the parts of the crates that stay, with the changes that crates of
//!    other editions need (`other_editions`).
//! 3. The parts are written as text, with the solution.

mod blueprint;
mod crates_shake;
mod other_editions;

use std::collections::BTreeSet;

use anyhow::{Context, Result};

use crate::cargo::{Crate, CrateKind, Graph};
use crate::draft::{Draft, Module, Modules};
use crate::join::{self, Joined};
use crate::output::minify::minified;
use crate::output::{notes, own_lines, pasted, render};
use crate::parts::PartId;
use crate::refusal::compile_errors::{Report, refuse_solution};
use crate::refusal::{cannot_be_inlined, more_than_rust, size};
use crate::request::{Job, Style};
use crate::shake::Liveness;
use crate::solution::proconio::written_out;
use crate::sources::Sources;
use crate::syntax::cfg::Cfg;
use blueprint::Blueprint;
use crates_shake::shake_crates;
use other_editions::ShakenCrates;

/// Makes the bundle's draft from the graph of a binary's crates.
///
/// # Errors
/// If a crate cannot be inlined, or the solution does not compile with the parts that it needs;
/// names file, line and remedy.
pub fn assemble(job: &Job, graph: Graph, liveness: Liveness) -> Result<Draft> {
    let sources = Sources::default();
    let rules = join::Rules {
        sources: &sources,
        cfg: &Cfg::default(),
        variables: None,
        left_out: &BTreeSet::new(),
        shown: &|file| job.shown(file),
    };
    let Joined { text, places } = Joined::read(job.request.source, rules)?;
    // A second attempt reads the same.
    let _ = job.places.set(places);
    let expanded = has_to_inline(job, &graph, PROCONIO).then(|| written_out(&text));
    let expanded = expanded.flatten();
    let source = expanded.as_ref().unwrap_or(&text);
    let blueprint = Blueprint::new(job, graph, source, &sources)?;
    let shake = shake_crates(job, &blueprint, liveness, &sources)?;
    refuse(job, &blueprint, &shake, &sources)?;
    let stay = modules_that_stay(&blueprint, &shake);
    let modules = stay.iter();
    let modules = modules.map(|&id| module(job, &blueprint, &shake, id));
    let modules = modules.collect::<Result<Vec<Module>>>()?;
    let judge = blueprint.judge(job, &shake.tree, expanded.is_none());
    let named = stay.iter();
    let named = named.filter_map(|&id| blueprint.crate_of(&shake.tree, id));
    let named: Vec<&Crate> = named.map(|c| &blueprint.graph.crates[c.index]).collect();
    let place = match blueprint.solution_text.after.as_str() {
        "" => "above",
        _ => "below",
    };
    let own_lines = own_lines(job, &named, place);
    let mut notes = notes(job, &shake.shaken, &blueprint.edition);
    notes.extend(features_off(&blueprint.graph, source));
    Ok(Draft {
        runs_own_code: blueprint.runs_own_code(),
        pasted: pasted(
            &own_lines,
            blueprint.solution_text.clone(),
            !modules.is_empty(),
        ),
        solution: blueprint.solution_text,
        notes,
        edition: blueprint.edition,
        modules: Modules(modules),
        bytes_before: blueprint.crates_text.len(),
        rustc: blueprint.rustc,
        last_rustc: blueprint.last_rustc,
        binary: blueprint.graph.binary,
        sources,
        judge,
    })
}

/// Returns notes about features of the solution's package that are on here and that it mentions.
fn features_off(graph: &Graph, source: &str) -> Vec<String> {
    let features = graph.package().map(|package| &package.cfg.features);
    let features = features.into_iter().flatten();
    let is_mentioned =
        |name: &&String| source.contains("feature") && source.contains(&format!("\"{name}\""));
    let note = |name| {
        format!(
            "the judge compiles without your package's feature `{name}`, and so does the comparison"
        )
    };
    features.filter(is_mentioned).map(note).collect()
}

/// Crate whose attributes are written out.
const PROCONIO: &str = "proconio";

/// Returns whether the judge lacks the crate of this name.
fn has_to_inline(job: &Job, graph: &Graph, name: &str) -> bool {
    let krate = graph.dependencies.get(name).map(|&i| &graph.crates[i]);
    krate.is_some_and(|krate| !job.request.target.has(&krate.package, &krate.version))
}

/// Refuses crates that do not compile with the solution in one file, are too large, or need
/// libraries that are not Rust.
///
/// # Errors
/// If there is such a crate; names it.
fn refuse(job: &Job, blueprint: &Blueprint, shake: &ShakenCrates, sources: &Sources) -> Result<()> {
    let graph = &blueprint.graph;
    let ShakenCrates { tree, shaken, .. } = shake;
    if shaken.errors.is_empty() {
        size::refuse_needed(job, &blueprint.crates, shaken)?;
        more_than_rust::refuse_run(job, graph, &blueprint.crates, (tree, shaken), sources)?;
        more_than_rust::refuse_needed(job, graph, &blueprint.plan.inlined, tree, shaken)?;
        return Ok(());
    }
    refuse_solution(job, graph.binary.as_ref())?;
    let module = |&id: &PartId| {
        let krate = blueprint.crate_of(tree, id)?;
        Some((tree.parts[id].range.clone(), krate.blame.clone()))
    };
    let report = Report {
        job,
        modules: &tree.roots.iter().filter_map(module).collect::<Vec<_>>(),
        rustc: &blueprint.rustc_for_rounds(),
        edition: &blueprint.edition,
        diagnostics: &shaken.errors,
        solution: &blueprint.solution_text,
        crates: &tree.blanked(&shaken.live),
        sources,
    };
    let mut errors = shaken.errors.iter();
    if let Some((range, blame)) = errors.find_map(|error| report.culprit(error)) {
        more_than_rust::refuse_generated(job, blame, &tree.text[range.clone()])?;
    }
    let procedural = blueprint.names_of(CrateKind::ProcMacro);
    let mut errors = shaken.errors.iter();
    let lacking = errors.find_map(|e| Some((e.lacking_macro(&procedural)?, report.culprit(e)?)));
    if let Some((name, (_, blame))) = lacking {
        let why = format!("{blame} needs `{name}`, a procedural macro");
        return Err(cannot_be_inlined(job, &blame.mentioned, &why).into());
    }
    Err(report.rejected()?.into())
}

/// Returns modules of crates in which something is live, or which the solution or a live part
/// imports.
fn modules_that_stay(blueprint: &Blueprint, shake: &ShakenCrates) -> Vec<PartId> {
    let tree = &shake.tree;
    let inlined = &blueprint.plan.inlined;
    let imports = blueprint.solution.crate_paths.iter();
    let imports = imports.filter(|path| path.is_import);
    let imported: Vec<&usize> = imports.filter_map(|path| inlined.get(&path.name)).collect();
    let is_imported = |id| {
        let krate = blueprint.crate_of(tree, id);
        krate.is_some_and(|krate| imported.contains(&&krate.index))
    };
    let live = (0..tree.parts.len()).filter(|&id| shake.shaken.live[id]);
    let paths = live.filter_map(|id| Some(&tree.import(id)?.path));
    let of_crates = paths.filter(|path| path[0] == "crate");
    let named: BTreeSet<&String> = of_crates.filter_map(|path| path.get(1)).collect();
    let is_named = |id| tree.name(id).is_some_and(|name| named.contains(name));
    let stays = |&id: &PartId| shake.has_live_parts(id) || is_imported(id) || is_named(id);
    tree.roots.iter().copied().filter(stays).collect()
}

fn module(job: &Job, blueprint: &Blueprint, shake: &ShakenCrates, id: PartId) -> Result<Module> {
    let ShakenCrates { tree, shaken, .. } = shake;
    let mut text = render::readable(tree, &shaken.live, id);
    if blueprint.edition.as_str() < "2024" {
        // Before 2024 both mean the same, and older compilers know `expr` only.
        text = text.replace(":expr_2021", ":expr");
    }
    if job.request.style == Style::Minified {
        text = minified(&text)?;
    }
    let krate = blueprint.crate_of(tree, id);
    let krate = krate.context("a module is that of a crate")?;
    Ok(Module {
        blame: krate.blame.clone(),
        text,
        allowed: shaken.lints_in(&tree.parts[id].range),
    })
}
