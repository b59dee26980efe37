//! Writes the parts that stay as text, together with the solution.

use anyhow::{Context, Result};

use super::blueprint::Blueprint;
use super::crates_shake::ShakenCrates;
use crate::cargo::Crate;
use crate::draft::{Draft, Module};
use crate::judge::Judge;
use crate::output::minify::minified;
use crate::output::render;
use crate::output::{notes, own_lines, pasted};
use crate::parts::PartId;
use crate::refusal::blame::Blame;
use crate::refusal::compile_errors::Report;
use crate::refusal::solution::solution_errors;
use crate::refusal::{generated_files, native_crates, procedural_macros, size, undecided};
use crate::request::Job;
use crate::solution::SurroundingText;
use crate::sources::Sources;
use crate::timings::Timings;

/// Pieces of the bundle's text.
pub struct DraftParts {
    modules: Vec<Module>,
    pasted: SurroundingText,
    notes: Vec<String>,
}

/// Writes the parts that stay.
///
/// # Errors
/// If the parts do not compile, are too large, or need libraries that are not Rust; names the
/// crate.
pub fn draft(job: &Job, blueprint: &Blueprint, shake: &ShakenCrates) -> Result<DraftParts> {
    let ShakenCrates { tree, shaken, .. } = shake;
    if !shaken.errors.is_empty() {
        return Err(failure(job, blueprint, shake)?);
    }
    let Blueprint { graph, plan, .. } = blueprint;
    size::refuse_what_is_needed(job, graph, plan, &blueprint.crates, shaken)?;
    native_crates::refuse_needed(job, graph, &plan.inlined, tree, shaken)?;
    let blame = |id: PartId| blueprint.blame(tree, id);
    undecided::refuse(job, tree, &shaken.live, blame)?;
    let stay = modules_that_stay(blueprint, shake);
    let edition = &blueprint.edition;
    let modules = stay.iter().map(|&id| module(shake, edition, id, blame(id)));
    let mut modules = modules.collect::<Result<Vec<Module>>>()?;
    if job.request.minify {
        for module in &mut modules {
            module.text = minified(&module.text)?;
        }
    }
    let named: Vec<&Crate> = blueprint
        .crates_of(&stay, tree)
        .map(|inlined| &graph.crates[inlined.index])
        .collect();
    let around = blueprint.solution_text.pasted.clone();
    let parts = DraftParts {
        pasted: pasted(&own_lines(job, &named), around, !modules.is_empty()),
        notes: notes(job, shaken, &shake.uncompared, &blueprint.edition),
        modules,
    };
    Ok(parts)
}

impl DraftParts {
    /// Joins the pieces to a draft; `sources` lists its files if nothing else decides its text.
    pub fn finish(
        self,
        blueprint: Blueprint,
        timings: Timings,
        sources: Option<Sources>,
        judge: Judge,
    ) -> Draft {
        Draft {
            pasted: self.pasted,
            solution: blueprint.solution_text.in_place,
            notes: self.notes,
            edition: blueprint.edition,
            tested_edition: blueprint.tested_edition,
            modules: self.modules,
            bytes_before: blueprint.crates_text.len(),
            timings,
            rustc: blueprint.rustc,
            last_rustc: blueprint.last_rustc,
            binary: blueprint.graph.binary,
            sources,
            judge,
        }
    }
}

/// The error for a solution and crates that do not compile in one file.
fn failure(job: &Job, blueprint: &Blueprint, shake: &ShakenCrates) -> Result<anyhow::Error> {
    let Blueprint { graph, plan, .. } = blueprint;
    if let Some(rejected) = solution_errors(job, graph.binary.as_ref())? {
        return Ok(rejected.into());
    }
    let ShakenCrates { tree, shaken, .. } = shake;
    undecided::refuse(job, tree, &shaken.live, |id| blueprint.blame(tree, id))?;
    let module = |&id: &PartId| {
        let blame = blueprint.blame(tree, id)?;
        Some((tree.parts[id].range.clone(), blame))
    };
    let report = Report {
        job,
        modules: &tree.roots.iter().filter_map(module).collect::<Vec<_>>(),
        rustc: &blueprint.rustc_for_rounds(),
        edition: &shake.edition,
        solution: &blueprint.solution_text.in_place,
        crates: &tree.blanked(&shaken.live),
    };
    let inlined = plan.inlined.values().copied();
    let (own_line, culprit) = (
        |error: &_| report.own_line(error),
        |error: &_| report.culprit(error).cloned(),
    );
    procedural_macros::refuse(job, graph, inlined, own_line, culprit, &shaken.errors)?;
    let culprit = shaken.errors.iter().find_map(|error| report.culprit(error));
    generated_files::refuse(job, culprit, &tree.text, report.modules)?;
    Ok(report.rejected()?.into())
}

/// Modules of crates in which something is live, or which the solution imports.
fn modules_that_stay(blueprint: &Blueprint, shake: &ShakenCrates) -> Vec<PartId> {
    let ShakenCrates { tree, shaken, .. } = shake;
    let Blueprint {
        solution,
        plan,
        crates,
        ..
    } = blueprint;
    let imports = solution.crate_paths.iter().filter(|path| path.is_import);
    let imported: Vec<&String> = imports
        .filter_map(|path| crates.modules.get(plan.inlined.get(&path.name)?))
        .collect();
    let stays = |id: &PartId| {
        let mut children = tree.children[*id].iter();
        children.any(|&child| shaken.live[child])
            || imported.iter().any(|module| tree.is_named(*id, module))
    };
    tree.roots.iter().copied().filter(stays).collect()
}

fn module(shake: &ShakenCrates, edition: &str, id: PartId, blame: Option<Blame>) -> Result<Module> {
    let ShakenCrates { tree, shaken, .. } = shake;
    let mut text = render::readable(tree, &shaken.live, id);
    if edition < "2024" {
        // Before 2024 both mean the same, and older compilers know `expr` only.
        text = text.replace(":expr_2021", ":expr");
    }
    let allowed = shaken.lints_in(&tree.parts[id].range);
    Ok(Module {
        blame: blame.context("a module is that of a crate")?,
        text,
        allowed,
    })
}
