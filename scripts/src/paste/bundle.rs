//! From a binary to the text of its bundle.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};

use super::inline::{Inliner, is_kept};
use super::refusal::{Refused, refuse_macros};
use super::rustc::Rustc;
use super::shake::sweep::{Sweeper, sweep};
use super::shake::{STRICTEST, Shaker};
use super::solution::Solution;
use super::sources::{Crate, Graph, Kind, graph};
use super::timings::Timings;
use super::tree::Tree;
use super::{Rejected, minify, render};
use crate::judge::Profile as Judge;

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
    /// Where a text is kept that does not compile.
    pub refused: &'a Path,
}

impl Order<'_> {
    /// A path as a reader of messages wants it.
    pub fn shown(&self, path: &Path) -> String {
        let below = path.strip_prefix(self.root);
        below.unwrap_or(path).display().to_string()
    }
}

/// One self-contained file, not yet verified.
#[derive(Debug)]
pub struct Bundle {
    /// Header and solution.
    pub top: String,
    /// The solution with the line numbers of its own file.
    pub solution: String,
    /// What its author should know.
    pub notes: Vec<String>,
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
    let path = order.shown(order.source);
    let source =
        std::fs::read_to_string(order.source).with_context(|| format!("cannot read {path}"))?;
    let names = graph.dependencies.keys().cloned().collect();
    let solution = Solution::read(&source, &names).map_err(|error| anyhow!("{path}: {error}"))?;
    let (mut kept, inlined): (BTreeMap<_, _>, BTreeMap<_, _>) = mentioned(&graph, &solution)
        .into_iter()
        .partition(|&(_, i)| is_kept(&graph.crates[i], order.judge));
    let used = graph.closure(inlined.values().copied());
    let behind = used.iter().map(|&i| (graph.crates[i].name.clone(), i));
    kept.extend(behind.filter(|&(_, i)| is_kept(&graph.crates[i], order.judge)));
    graph.run_build_scripts(&used)?;
    refuse(&graph, &solution, &inlined, order)?;
    let rustc = Rustc::new(graph.libraries(&kept)?);
    timings.done("cargo build");

    let inliner = Inliner::new(&graph, order.judge, &inlined, &solution);
    let crates = inliner.run(inlined.values().copied())?;
    let mut text: String = crates.iter().map(|c| c.text.as_str()).collect();
    let bytes_before = text.len();
    let exported = crates.iter().flat_map(|c| c.macros.iter().cloned());
    let solution_text = solution.text(
        |name| Some(inliner.modules.get(inlined.get(name)?)?.clone()),
        &exported.collect(),
    );
    let in_place = format!("{}\n", solution_text.in_place.trim_end());
    let pasted = solution_text.pasted;
    timings.done("parse");

    let mut rounds = 0;
    let (tree, shaken) = loop {
        let tree = Tree::parse(text).context("the inlined crates")?;
        let shaken = Shaker {
            solution: &in_place,
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
    if !shaken.errors.is_empty() {
        if let Some(said) = graph.compile_errors()? {
            return Err(Rejected(format!("{path} does not compile\n{said}")).into());
        }
        let inlined = inlined.values().copied();
        refuse_macros(order, &graph, inlined, &in_place, &shaken.errors)?;
        let refused = Refused {
            order,
            rustc: &rustc,
            edition: STRICTEST,
            solution: &in_place,
            modules: &tree.blanked(&shaken.live),
        };
        return Err(refused.rejected()?.into());
    }

    let note = |(line, said): &(usize, String)| {
        format!("{path}:{line}: {said}; what it names is in the bundle until it is removed")
    };
    let imports = solution.crates.iter().filter(|mention| mention.is_import);
    let imported: Vec<&String> = imports
        .filter_map(|mention| inliner.modules.get(inlined.get(&mention.name)?))
        .collect();
    let stays = |id: &usize| {
        let mut children = tree.children[*id].iter();
        children.any(|&child| shaken.live[child])
            || imported.iter().any(|module| tree.named(*id, module))
    };
    let stay: Vec<usize> = tree.roots.iter().copied().filter(stays).collect();
    let mut modules = Vec::new();
    for &id in &stay {
        let text = render::readable(&tree, &shaken.live, id);
        modules.push(Module {
            text: if order.minify {
                minify::minified(&text)?
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
        solution: in_place,
        notes: shaken.idle.iter().map(note).collect(),
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
            order.shown(order.source),
            mention.line,
            graph.crates[what].package,
            order.judge_name
        );
    }
    Ok(())
}
