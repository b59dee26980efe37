//! The solution, the crates as modules, and the solution's text around them.

use anyhow::{Result, bail};

use std::collections::{BTreeMap, BTreeSet};

use crate::cargo::{Crate, CrateKind, Graph};
use crate::inline::{Inlined, InlinedCrates, MACRO_USE};
use crate::judge::{Definitions, Extern, Judge, Source};
use crate::parts::{PartId, Tree};
use crate::plan::Plan;
use crate::refusal::compile_errors::refuse_solution;
use crate::refusal::{more_than_rust, size};
use crate::request::Job;
use crate::rustc::Rustc;
use crate::solution::{CratesPlace, MacroCalls, Solution, SurroundingText, hidden_crates};
use crate::sources::Sources;
use crate::syntax::cfg::Cfg;
use crate::syntax::is_of_word;
use crate::syntax::tokens::Code;

/// The solution and the inlined crates before any part is removed.
pub struct Blueprint<'a> {
    pub graph: Graph,
    pub plan: Plan,
    pub solution: Solution<'a>,
    /// The solution's text in the bundle, before and after the crates.
    pub solution_text: SurroundingText,
    pub crates: InlinedCrates,
    /// Text of all inlined crates.
    pub crates_text: String,
    /// The compiler of the search, with the judge's libraries.
    pub rustc: Rustc,
    /// The compiler of the finished bundle, with the same libraries.
    pub last_rustc: Rustc,
    /// The edition under which the judge compiles.
    pub edition: String,
}

impl<'a> Blueprint<'a> {
    /// Returns the size limit of the crates at the judge in bytes.
    pub fn limit_of_crates(&self, job: &Job) -> usize {
        let own = self.solution_text.with("").len();
        job.request.target.source_limit.saturating_sub(own)
    }

    /// Reads the solution, and makes each crate that it uses a module.
    ///
    /// # Errors
    /// If the solution cannot be read, or a crate cannot be inlined.
    pub fn new(job: &Job, mut graph: Graph, source: &'a str, sources: &Sources) -> Result<Self> {
        let names = graph.dependencies.keys().cloned().collect();
        let hidden = hidden_crates(source, &graph, sources);
        let mut solution = match Solution::read(source, &names, hidden) {
            Ok(solution) => solution,
            Err(error) => {
                refuse_solution(job, graph.binary.as_ref())?;
                bail!("{}: {error}", job.source());
            }
        };
        if let Some((line, what)) = &solution.refused {
            bail!("{}: {what}", job.place(*line));
        }
        let plan = Plan::new(job, &graph, &solution);
        let refuse_mentioned =
            |graph: &Graph| more_than_rust::refuse_mentioned(job, graph, &solution, &plan.inlined);
        // Before the build, which takes seconds and may show more.
        refuse_mentioned(&graph)?;
        graph.run_build_scripts(&plan.used)?;
        refuse_mentioned(&graph)?;
        let rustc = Rustc {
            program: job.request.toolchain.rustc.clone(),
            libraries: graph.libraries(&plan.kept, &[])?,
        };
        let last_rustc = last_rustc(job, &graph, &plan, &rustc)?;
        let crates = InlinedCrates::new(&graph, &plan, &solution, sources, job.request.style)?;
        let modules = plan.inlined.values();
        solution.mention(modules.filter_map(|index| crates.modules.get(index)));
        let text: String = crates.list.iter().map(|c| c.text.as_str()).collect();
        size::refuse_to_search(job, &crates, text.len())?;
        let place = crates_place(job, &solution, &crates, &text)?;
        let tested = graph.binary.as_ref().map(|binary| binary.edition.as_str());
        let edition = job.request.target.edition_for(tested).to_string();
        Ok(Self {
            solution_text: solution_text(&solution, &plan, &crates, place),
            edition,
            graph,
            plan,
            solution,
            crates,
            crates_text: text,
            rustc,
            last_rustc,
        })
    }

    /// Returns the crates behind the bundle, and the names of their parts, for the comparison. The
    /// solution `is_whole` if it's compiled from its own files.
    pub fn judge(&self, job: &Job, tree: &Tree, is_whole: bool) -> Judge {
        let list = &self.crates.list;
        let externs = |dependencies: &BTreeMap<String, usize>, text: &str| {
            let found = dependencies.iter().filter_map(|(name, &i)| {
                let krate = &self.graph.crates[i];
                let library = || {
                    self.rustc
                        .libraries
                        .get(&krate.name)
                        .or(krate.checked.as_ref())
                };
                let inlined = list.iter().position(|inlined| inlined.index == i);
                let inlined = inlined.map(Extern::Inlined);
                let found = inlined.or_else(|| library().cloned().map(Extern::Library))?;
                Some((name.clone(), found))
            });
            let mut externs = found.collect();
            add_aliases(&mut externs, text);
            externs
        };
        let source = |inlined: &Inlined| {
            let krate = &self.graph.crates[inlined.index];
            let mut dependencies = krate.dependencies.values();
            let uses_macros =
                dependencies.any(|&i| self.graph.crates[i].kind == CrateKind::ProcMacro);
            let mut roots = tree.roots.iter();
            let root = roots.find(|&&id| tree.is_named(id, &inlined.module));
            let items = root.into_iter().flat_map(|&id| &tree.children[id]);
            Source {
                krate: Crate {
                    cfg: inlined.cfg.clone(),
                    ..krate.clone()
                },
                module: inlined.module.clone(),
                roots: items.filter_map(|&id| tree.name(id).cloned()).collect(),
                is_whole: inlined.is_whole && !uses_macros,
                text: inlined.flattened.clone(),
                externs: externs(&krate.dependencies, &inlined.flattened),
            }
        };
        let sources: Vec<Source> = list.iter().map(source).collect();
        let binary = self.graph.binary.as_ref();
        let name = binary.map_or("main", |binary| &binary.name);
        let krate = Crate {
            name: name.replace('-', "_"),
            edition: binary.map_or(&self.edition, |b| &b.edition).clone(),
            root: job.request.source.to_path_buf(),
            // The judge compiles without features.
            cfg: Cfg::default(),
            ..self.graph.package().cloned().unwrap_or_default()
        };
        let text = self.solution.source;
        let solution = Source {
            krate,
            roots: self.solution.roots.clone(),
            is_whole,
            text: text.to_string(),
            externs: externs(&self.graph.dependencies, text),
            ..Source::default()
        };
        Judge {
            definitions: Definitions::new(tree, &sources),
            sources,
            solution,
        }
    }

    /// Returns whether a build script of the author's own decides what the crates are.
    pub fn runs_own_code(&self) -> bool {
        let mut crates = self.plan.used.iter().map(|&i| &self.graph.crates[i]);
        crates.any(|krate| krate.has_build_script && krate.is_own())
    }

    /// Returns crates of this kind that are used.
    fn used(&self, kind: CrateKind) -> impl Iterator<Item = &Crate> {
        let used = self.plan.used.iter().map(|&i| &self.graph.crates[i]);
        used.filter(move |krate| krate.kind == kind)
    }

    /// Returns names of the crates of this kind that are used.
    pub fn names_of(&self, kind: CrateKind) -> BTreeSet<String> {
        self.used(kind).map(|krate| krate.name.clone()).collect()
    }

    /// Returns the compiler for candidates. Parts that will be removed may use libraries that are
    /// not Rust; they must compile until then, so these libraries are linked.
    pub fn rustc_for_rounds(&self) -> Rustc {
        let native = self.used(CrateKind::Native);
        let native = native.filter_map(|c| Some((c.name.clone(), c.checked.clone()?)));
        Rustc {
            program: self.rustc.program.clone(),
            libraries: native.chain(self.rustc.libraries.clone()).collect(),
        }
    }

    /// Returns the crate behind a module.
    pub fn crate_of(&self, tree: &Tree, module: PartId) -> Option<&Inlined> {
        let mut crates = self.crates.list.iter();
        crates.find(|krate| tree.is_named(module, &krate.module))
    }
}

/// Adds the names that `extern crate name as alias;` in a text gives crates: MIR prints them.
fn add_aliases(externs: &mut BTreeMap<String, Extern>, text: &str) {
    for item in text.split("extern crate ").skip(1) {
        let item = item.split(';').next().unwrap_or_default();
        if let Some((name, alias)) = item.split_once(" as ")
            && let alias = alias.trim()
            && alias.chars().all(is_of_word)
            && let Some(krate) = externs.get(name.trim()).cloned()
        {
            externs.entry(alias.to_string()).or_insert(krate);
        }
    }
}

/// Returns the compiler of the finished bundle: the judge's, with libraries that it has built, if
/// it is installed.
fn last_rustc(job: &Job, graph: &Graph, plan: &Plan, rustc: &Rustc) -> Result<Rustc> {
    let Some(program) = &job.request.toolchain.judge_rustc else {
        return Ok(rustc.clone());
    };
    let version = job.request.target.rustc.as_deref().unwrap_or("judge");
    let folder = job.request.cache.unwrap_or(job.folder);
    let target = folder.join(format!("rustc-{version}"));
    let environment = [("RUSTC", &**program), ("CARGO_TARGET_DIR", &target)];
    Ok(Rustc {
        program: program.clone(),
        libraries: graph.libraries(&plan.kept, &environment)?,
    })
}

/// Returns the place of the crates: below the solution, unless the solution's macros could be
/// called in them.
///
/// # Errors
/// If the text is not Rust, or macros of the crates would be visible in the solution.
fn crates_place(
    job: &Job,
    solution: &Solution,
    crates: &InlinedCrates,
    text: &str,
) -> Result<CratesPlace> {
    if !solution.has_macros_called_in(text) {
        return Ok(CratesPlace::Below);
    }
    for krate in crates.list.iter().filter(|c| c.text.starts_with(MACRO_USE)) {
        let macros = Code::new(&krate.text)?.macros();
        let mut macros = macros.into_iter();
        if let Some(name) = macros.find(|name| solution.mentioned.contains(*name)) {
            bail!(
                "{}: `{name}!` could mean the solution's macro or the one of {}; \
                 rename the solution's macro",
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
) -> SurroundingText {
    let exported = crates.list.iter().map(|krate| {
        let mut inlined = plan.inlined.iter();
        let name = inlined.find(|&(_, &index)| index == krate.index);
        let name = name.map_or(&krate.module, |(name, _)| name);
        (name.clone(), macro_calls(krate))
    });
    let module = |name: &str| Some(crates.modules.get(plan.inlined.get(name)?)?.clone());
    let mut text = solution.text(module, &exported.collect(), place);
    let limit = crates
        .list
        .iter()
        .filter_map(|krate| krate.recursion_limit)
        .max();
    if let Some(limit) = limit {
        raise_recursion_limit(&mut text.before, limit);
    }
    text
}

/// Returns the macros that a crate exports, with those that each calls.
fn macro_calls(krate: &Inlined) -> MacroCalls {
    let mut known = BTreeMap::new();
    if !krate.macros.is_empty() {
        known = Code::new(&krate.text).unwrap_or_default().expansions();
    }
    let mut calls = |name: &String| known.remove(name).unwrap_or_default().calls;
    let names = krate.macros.iter();
    names.map(|name| (name.clone(), calls(name))).collect()
}

/// Writes the crates' recursion limit before the solution, or into its own attribute if that has a
/// lower one.
fn raise_recursion_limit(before: &mut String, limit: u32) {
    let Some(at) = before.find("#![recursion_limit") else {
        if !before.starts_with("#!/") {
            before.insert_str(0, &format!("#![recursion_limit = \"{limit}\"] "));
        }
        return;
    };
    let attribute = before.split_off(at);
    let own = attribute.split('"').nth(1).unwrap_or_default();
    let is_lower = own.parse().is_ok_and(|own: u32| own < limit);
    let new = if is_lower { &limit.to_string() } else { own };
    before.push_str(&attribute.replacen(own, new, 1));
}
