//! From a binary to the text of its bundle.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};

use super::flatten::{Rules, flatten};
use super::paths::{Names, rewrite};
use super::rustc::Rustc;
use super::shake::Shaker;
use super::shake::sweep::{Sweeper, sweep};
use super::solution::Solution;
use super::sources::{Crate, Graph, Kind, graph};
use super::tree::Tree;
use super::{Rejected, render};
use crate::config::Judge;

/// What is to be bundled, and for whom.
#[derive(Debug)]
pub struct Order<'a> {
    /// A folder of the binary's workspace.
    pub root: &'a Path,
    /// The binary's file.
    pub source: &'a Path,
    pub judge_name: &'a str,
    pub judge: &'a Judge,
    pub minify: bool,
    /// Scratch space of this order alone.
    pub scratch: &'a Path,
}

/// One self-contained file, not yet verified.
#[derive(Debug)]
pub struct Bundle {
    /// Header and solution.
    pub top: String,
    pub modules: Vec<Module>,
    /// Bytes of the inlined crates before they are shaken.
    pub bytes_before: usize,
    pub timings: Timings,
    pub rustc: Rustc,
}

/// One inlined crate.
#[derive(Debug)]
pub struct Module {
    pub text: String,
    /// Lints that rustc has something to say about which no part can be left out for.
    pub allowed: BTreeSet<String>,
}

impl Bundle {
    pub fn text(&self) -> String {
        let modules = self.modules.iter().map(Module::text);
        modules.fold(self.top.clone(), |text, module| text + &module)
    }
}

impl Module {
    pub fn text(&self) -> String {
        if self.allowed.is_empty() {
            return self.text.clone();
        }
        let lints: Vec<&str> = self.allowed.iter().map(String::as_str).collect();
        format!("#[allow({})]\n{}", lints.join(", "), self.text)
    }
}

/// Where the time went: what was done, until when.
#[derive(Debug)]
pub struct Timings {
    start: Instant,
    pub steps: Vec<(String, f64)>,
}

impl Timings {
    pub fn start() -> Self {
        Self {
            start: Instant::now(),
            steps: Vec::new(),
        }
    }

    /// Closes a step that began where the last one ended.
    pub fn done(&mut self, what: impl Into<String>) {
        let spent: f64 = self.steps.iter().map(|(_, seconds)| seconds).sum();
        let seconds = self.start.elapsed().as_secs_f64() - spent;
        self.steps.push((what.into(), seconds));
    }
}

impl fmt::Display for Timings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (what, seconds) in &self.steps {
            write!(f, "{what} {seconds:.2} s, ")?;
        }
        write!(f, "in all {:.2} s", self.start.elapsed().as_secs_f64())
    }
}

/// The bundle, shaken but not yet verified.
///
/// # Errors
/// If a crate cannot be inlined or what it needs does not compile without the rest;
/// names file, line and remedy.
pub fn bundle(order: &Order) -> Result<Bundle> {
    let mut timings = Timings::start();
    let graph = graph(order.root, order.source)?;
    timings.done("cargo metadata");
    assemble(order, graph, sweep, timings)
}

/// The bundle of what the graph says.
///
/// # Errors
/// As [`bundle`].
pub fn assemble(
    order: &Order,
    mut graph: Graph,
    sweeper: Sweeper,
    mut timings: Timings,
) -> Result<Bundle> {
    let path = order.source.display();
    let source =
        std::fs::read_to_string(order.source).with_context(|| format!("cannot read {path}"))?;
    let names = graph.dependencies.keys().cloned().collect();
    let solution = Solution::read(&source, &names).map_err(|error| anyhow!("{path}: {error}"))?;
    let (mut kept, inlined): (BTreeMap<_, _>, BTreeMap<_, _>) = mentioned(&graph, &solution)
        .into_iter()
        .partition(|&(_, i)| is_kept(&graph.crates[i], order.judge));
    let behind = graph.closure(inlined.values().copied());
    let behind = behind
        .into_iter()
        .map(|i| (graph.crates[i].name.clone(), i));
    kept.extend(behind.filter(|&(_, i)| is_kept(&graph.crates[i], order.judge)));
    graph.run_build_scripts(&graph.closure(inlined.values().copied()))?;
    refuse(&graph, &solution, &inlined, order)?;
    let rustc = Rustc::new(graph.libraries(&kept)?);
    timings.done("cargo build");

    let inliner = Inliner::new(&graph, order.judge, &inlined, &solution);
    let crates = inliner.run(inlined.values().copied())?;
    let mut text: String = crates.iter().map(|c| c.text.as_str()).collect();
    let bytes_before = text.len();
    let pasted = solution.pasted(|name| Some(inliner.modules.get(inlined.get(name)?)?.clone()));
    let solution_text = format!("{}\n", pasted.trim_end());
    timings.done("parse");

    let mut rounds = 0;
    let (tree, shaken) = loop {
        let tree = Tree::parse(text).context("the inlined crates")?;
        let shaken = Shaker {
            solution: &solution_text,
            spoken: &solution.spoken,
            tree: &tree,
            rustc: &rustc,
            dir: order.scratch,
            sweeper,
        }
        .run()?;
        rounds += shaken.rounds;
        if shaken.fixes.is_empty() {
            break (tree, shaken);
        }
        text = fixed(&tree.text, &shaken.fixes);
    };
    timings.done(format!("{rounds} rustc rounds"));
    if let Some(error) = shaken.errors.first() {
        let rendered = error.rendered.as_deref().unwrap_or(&error.message);
        return Err(Rejected(format!("{path} does not compile in one file\n{rendered}")).into());
    }

    let has_parts = |id: &usize| tree.children[*id].iter().any(|&child| shaken.live[child]);
    let stay: Vec<usize> = tree.roots.iter().copied().filter(has_parts).collect();
    let mut modules = Vec::new();
    for &id in &stay {
        let text = render::readable(&tree, &shaken.live, id);
        modules.push(Module {
            text: if order.minify {
                render::minified(&text)?
            } else {
                text
            },
            allowed: shaken.lints_in(&tree.nodes[id].range),
        });
    }
    let crates = crates
        .iter()
        .filter(|c| stay.iter().any(|&id| tree.named(id, &c.module)));
    let header = header(
        order,
        &crates.map(|c| &graph.crates[c.index]).collect::<Vec<_>>(),
    );
    timings.done("render");
    Ok(Bundle {
        top: match modules.is_empty() {
            true => header + &pasted,
            false => format!("{header}{}\n\n", pasted.trim_end()),
        },
        modules,
        bytes_before,
        timings,
        rustc,
    })
}

/// The text with changes made: start → end and new text.
fn fixed(text: &str, fixes: &BTreeMap<usize, (usize, String)>) -> String {
    let mut fixed = String::with_capacity(text.len());
    let mut at = 0;
    for (&start, (end, replacement)) in fixes {
        if start < at {
            continue;
        }
        fixed.push_str(&text[at..start]);
        fixed.push_str(replacement);
        at = *end;
    }
    fixed + &text[at..]
}

fn header(order: &Order, crates: &[&Crate]) -> String {
    let mut header = format!("// Bundled by `cargo x paste` for {}.\n", order.judge_name);
    if !crates.is_empty() {
        header.push_str("// Inlined, as far as used:");
        for (i, c) in crates.iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            let _ = write!(
                header,
                "{comma} {} {} ({})",
                c.package, c.version, c.license
            );
        }
        header.push_str(".\n");
    }
    header
}

/// The crates that the solution names, by the name that it uses.
fn mentioned(graph: &Graph, solution: &Solution) -> BTreeMap<String, usize> {
    let names = solution.crates.iter().map(|mention| &mention.name);
    names
        .filter_map(|name| Some((name.clone(), *graph.dependencies.get(name)?)))
        .collect()
}

/// What the judge has stays an import.
fn is_kept(krate: &Crate, judge: &Judge) -> bool {
    judge.has(&krate.package, &krate.version)
}

/// What cannot be inlined is refused where the solution names it.
fn refuse(
    graph: &Graph,
    solution: &Solution,
    inlined: &BTreeMap<String, usize>,
    order: &Order,
) -> Result<()> {
    for mention in &solution.crates {
        let Some(&i) = inlined.get(&mention.name) else {
            continue;
        };
        let natives = graph.closure([i]);
        let native = natives
            .iter()
            .find(|&&i| graph.crates[i].kind == Kind::Native);
        let (what, why) = match (graph.crates[i].kind, native) {
            (Kind::ProcMacro, _) => (i, "is a procedural macro"),
            (_, Some(&native)) => (native, "needs a library that is not Rust"),
            _ => continue,
        };
        bail!(
            "{}:{}: `{}` {why} and cannot be inlined for {}; write out what it does, \
             or choose a judge that has it",
            order.source.display(),
            mention.line,
            graph.crates[what].package,
            order.judge_name
        );
    }
    Ok(())
}

/// A crate as it stands in the bundle.
struct Inlined {
    index: usize,
    module: String,
    /// `mod name { … }`
    text: String,
}

struct Inliner<'a> {
    graph: &'a Graph,
    judge: &'a Judge,
    /// The module of each crate that can be inlined.
    modules: BTreeMap<usize, String>,
}

impl<'a> Inliner<'a> {
    /// Chooses the modules' names: the solution's own names first, then those that it
    /// uses for crates, then those of the crates behind them.
    fn new(
        graph: &'a Graph,
        judge: &'a Judge,
        named: &BTreeMap<String, usize>,
        solution: &Solution,
    ) -> Self {
        let mut taken: BTreeSet<String> = solution.own.clone();
        let mut modules = BTreeMap::new();
        let mut name_module = |name: &str, i: usize, taken: &mut BTreeSet<String>| {
            if graph.crates[i].kind == Kind::Rust && !modules.contains_key(&i) {
                let mut module = name.to_string();
                while !taken.insert(module.clone()) {
                    module.push_str("_crate");
                }
                modules.insert(i, module);
            }
        };
        for (name, &i) in named {
            name_module(name, i, &mut taken);
        }
        taken.extend(solution.imported.iter().cloned());
        for i in graph.closure(named.values().copied()) {
            name_module(&graph.crates[i].name, i, &mut taken);
        }
        Self {
            graph,
            judge,
            modules,
        }
    }

    /// The crates and what they depend on, dependencies first.
    fn run(&self, crates: impl Iterator<Item = usize>) -> Result<Vec<Inlined>> {
        let mut done = Vec::new();
        let mut macro_uses = BTreeSet::new();
        for i in crates {
            self.inline(i, &mut done, &mut macro_uses)?;
        }
        for inlined in &mut done {
            if macro_uses.contains(&inlined.index) {
                inlined.text.insert_str(0, "#[macro_use]\n");
            }
        }
        Ok(done)
    }

    fn inline(
        &self,
        i: usize,
        done: &mut Vec<Inlined>,
        macro_uses: &mut BTreeSet<usize>,
    ) -> Result<()> {
        if done.iter().any(|inlined| inlined.index == i) {
            return Ok(());
        }
        let Crate {
            root,
            cfg,
            edition,
            dependencies,
            package,
            ..
        } = &self.graph.crates[i];
        let module = self.modules[&i].clone();
        let of_kind = |kind| {
            dependencies
                .iter()
                .filter(move |&(_, &d)| self.graph.crates[d].kind == kind)
        };
        let proc_macros = of_kind(Kind::ProcMacro)
            .map(|(name, _)| name.clone())
            .collect();
        let text = flatten(
            root,
            &Rules {
                cfg,
                proc_macros: &proc_macros,
            },
        )?;
        let used = of_kind(Kind::Rust).filter(|&(name, &d)| {
            !is_kept(&self.graph.crates[d], self.judge) && text.contains(name.as_str())
        });
        let mut externs = BTreeMap::new();
        for (name, &d) in used {
            self.inline(d, done, macro_uses)?;
            externs.insert(name.clone(), format!("crate::{}", self.modules[&d]));
        }
        let names = Names {
            module: module.clone(),
            edition: edition.clone(),
            externs,
        };
        let rewritten = rewrite(&text, names).with_context(|| format!("crate {package}"))?;
        macro_uses.extend(
            rewritten
                .macro_uses
                .iter()
                .filter_map(|name| dependencies.get(name)),
        );
        done.push(Inlined {
            index: i,
            text: format!("mod {module} {{\n{}\n}}\n", rewritten.text.trim()),
            module,
        });
        Ok(())
    }
}
