//! From the crates of a binary to the text of its bundle.

use anyhow::{Context, Result, anyhow, bail};

use crate::cargo::{Crate, Graph};
use crate::draft::{Draft, Module};
use crate::inline::{Inlined, InlinedCrates, MACRO_USE, Sources};
use crate::known::Known;
use crate::output::page::{first_lines, notes, pasted};
use crate::output::{minify, render};
use crate::parts::{PartId, Tree};
use crate::plan::{Plan, plan};
use crate::refusal::blame::Blame;
use crate::refusal::compile_errors::Report;
use crate::refusal::{native_crates, procedural_macros, size, undecided};
use crate::rejected::Rejected;
use crate::request::Job;
use crate::rustc::Rustc;
use crate::shake::Liveness;
use crate::shaken_crates::{Shake, WhatStays};
use crate::solution::{CratesPlace, OwnMacros, Solution, Text};
use crate::syntax::tokens::{parse, tokens};
use crate::timings::Timings;

/// Bundles the binary that is made of the graph's crates.
///
/// # Errors
/// If a crate cannot be inlined, or the solution with what it needs of the crates does
/// not compile; names file, line and remedy.
pub fn assemble(
    job: &Job,
    mut graph: Graph,
    liveness: Liveness,
    known: Option<&Known>,
    mut timings: Timings,
) -> Result<Draft> {
    let path = job.source();
    let sources = Sources::default();
    let source = sources
        .read(job.request.source)
        .with_context(|| format!("cannot read {path}"))?;
    let names = graph.dependencies.keys().cloned().collect();
    let mut solution = match Solution::read(&source, &names) {
        Ok(solution) => solution,
        Err(error) => return Err(unreadable(job, &graph, &source, &error)?),
    };
    let plan = plan(job, &graph, &solution);
    graph.run_build_scripts(&plan.used)?;
    native_crates::refuse(job, &graph, &solution, &plan.inlined)?;
    let rustc = Rustc {
        program: job.request.toolchain.rustc.clone(),
        libraries: graph.libraries(&plan.kept)?,
    };
    if plan.needs_build(&graph) {
        timings.done("cargo build");
    }

    let crates = InlinedCrates::new(&graph, &plan.stay, &plan.inlined, &solution, &sources)?;
    let modules = plan.inlined.values();
    solution.mention(modules.filter_map(|index| crates.modules.get(index)));
    let text: String = crates.list.iter().map(|c| c.text.as_str()).collect();
    let bytes_before = text.len();
    size::refuse_to_search(job, &graph, &plan, &crates, bytes_before)?;
    let place = crates_place(job, &solution, &crates, &text)?;
    let solution_text = solution_text(&solution, &plan, &crates, place);
    timings.done("parse");

    // What is not Rust may be used by parts that go: they must compile until then.
    let native = graph.native_behind(&plan.used);
    let rounds = rustc.with_libraries(&native);
    let tested_edition = graph.binary.as_ref().map(|binary| binary.edition.clone());
    let target = job.request.target;
    let edition = target.edition_for(tested_edition.as_deref()).to_string();
    let shake = WhatStays {
        job,
        known,
        rustc: &rounds,
        liveness,
        solution: &solution,
        around: &solution_text,
        edition: &edition,
    };
    let shake = shake.of(text)?;
    if shake.rounds > 0 {
        timings.done(format!("{} rustc rounds", shake.rounds));
    }
    if !shake.shaken.errors.is_empty() {
        return Err(why_not(
            job,
            &graph,
            (&plan, &crates),
            &rounds,
            &solution_text,
            &shake,
        )?);
    }
    size::refuse_what_runs(job, &shake.shaken)?;
    native_crates::refuse_needed(job, &graph, &plan.inlined, &shake)?;

    let stay = modules_that_stay(&solution, &plan, &crates, &shake);
    let whose = |id: PartId| whose(&graph, &plan, &crates, &shake.tree, id);
    undecided::refuse(job, &shake.tree, &shake.shaken.live, whose)?;
    let modules = stay.iter().map(|&id| module(job, &shake, id, whose(id)));
    let modules = modules.collect::<Result<Vec<Module>>>()?;
    let named: Vec<&Crate> = crates_of(&stay, &crates, &shake.tree)
        .map(|inlined| &graph.crates[inlined.index])
        .collect();
    timings.done("render");
    Ok(Draft {
        pasted: pasted(&first_lines(job, &named), solution_text.pasted, &modules),
        solution: solution_text.in_place,
        notes: notes(job, &shake.shaken, &edition),
        edition,
        tested_edition,
        modules,
        bytes_before,
        timings,
        rustc,
        sources: (!plan.needs_build(&graph)).then_some(sources),
    })
}

/// The error for a solution that cannot be read: what rustc says if it does not compile.
fn unreadable(
    job: &Job,
    graph: &Graph,
    source: &str,
    error: &anyhow::Error,
) -> Result<anyhow::Error> {
    if parse(source).is_err()
        && let Some(rejected) = solution_errors(job, graph)?
    {
        return Ok(rejected.into());
    }
    Ok(anyhow!("{}: {error}", job.source()))
}

/// What rustc says about the solution as it is.
fn solution_errors(job: &Job, graph: &Graph) -> Result<Option<Rejected>> {
    let report = graph.compile_errors()?;
    let path = job.source();
    Ok(report.map(|report| Rejected(format!("{path} does not compile\n{report}"))))
}

/// Below the solution, unless its macros would mean something in the crates.
///
/// # Errors
/// If the text is not Rust, or macros of the crates would be visible in the solution.
fn crates_place(
    job: &Job,
    solution: &Solution,
    crates: &InlinedCrates,
    text: &str,
) -> Result<CratesPlace> {
    if solution.macros.is_empty() || !solution.macros.may_be_called(text, &tokens(text)?) {
        return Ok(CratesPlace::Below);
    }
    for krate in crates.list.iter().filter(|c| c.text.starts_with(MACRO_USE)) {
        let macros = OwnMacros::of(&krate.text, &tokens(&krate.text)?);
        if let Some(name) = macros
            .names()
            .find(|name| solution.mentioned.contains(*name))
        {
            bail!(
                "{}: `{name}!` could mean the macro of the solution or that of {}; \
                 give the solution's macros names of their own",
                job.source(),
                krate.module
            );
        }
    }
    Ok(CratesPlace::BeforeItems)
}

fn solution_text(
    solution: &Solution,
    plan: &Plan,
    crates: &InlinedCrates,
    place: CratesPlace,
) -> Text {
    let exported = crates.list.iter().flat_map(|c| c.macros.iter().cloned());
    let module = |name: &str| Some(crates.modules.get(plan.inlined.get(name)?)?.clone());
    solution.text(module, &exported.collect(), place)
}

/// The error for a solution and crates that do not compile in one file.
fn why_not(
    job: &Job,
    graph: &Graph,
    (plan, inlined_crates): (&Plan, &InlinedCrates),
    rustc: &Rustc,
    solution: &Text,
    shake: &Shake,
) -> Result<anyhow::Error> {
    if let Some(rejected) = solution_errors(job, graph)? {
        return Ok(rejected.into());
    }
    let Shake { tree, shaken, .. } = shake;
    let of_crate = |id| whose(graph, plan, inlined_crates, tree, id);
    undecided::refuse(job, tree, &shaken.live, of_crate)?;
    let of_module = |&id: &PartId| {
        let blame = whose(graph, plan, inlined_crates, tree, id)?;
        Some((tree.parts[id].range.clone(), blame))
    };
    let report = Report {
        job,
        modules: &tree.roots.iter().filter_map(of_module).collect::<Vec<_>>(),
        rustc,
        edition: &shake.edition,
        solution: &solution.in_place,
        crates: &tree.blanked(&shaken.live),
    };
    let inlined = plan.inlined.values().copied();
    let (own_line, culprit) = (
        |error: &_| report.own_line(error),
        |error: &_| report.culprit(error).cloned(),
    );
    procedural_macros::refuse(job, graph, inlined, own_line, culprit, &shaken.errors)?;
    Ok(report.rejected()?.into())
}

/// The modules of crates in which something is live, or which the solution imports.
fn modules_that_stay(
    solution: &Solution,
    plan: &Plan,
    crates: &InlinedCrates,
    shake: &Shake,
) -> Vec<PartId> {
    let Shake { tree, shaken, .. } = shake;
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

/// The crates behind these modules.
fn crates_of<'a>(
    modules: &[PartId],
    crates: &'a InlinedCrates,
    tree: &Tree,
) -> impl Iterator<Item = &'a Inlined> {
    let crates = crates.list.iter();
    crates.filter(|c| modules.iter().any(|&id| tree.is_named(id, &c.module)))
}

/// The crate of a module, as the solution's author knows it.
fn whose(
    graph: &Graph,
    plan: &Plan,
    crates: &InlinedCrates,
    tree: &Tree,
    module: PartId,
) -> Option<Blame> {
    let krate = crates_of(&[module], crates, tree).next()?;
    Blame::of(graph, plan, krate.index)
}

fn module(job: &Job, shake: &Shake, id: PartId, blame: Option<Blame>) -> Result<Module> {
    let Shake { tree, shaken, .. } = shake;
    let mut text = render::readable(tree, &shaken.live, id);
    if job.request.minify {
        text = minify::minified(&text)?;
    }
    let allowed = shaken.lints_in(&tree.parts[id].range);
    let name = tree.name(id).cloned().unwrap_or_default();
    Ok(Module {
        blame: blame.context("a module is that of a crate")?,
        name,
        text,
        allowed,
    })
}
