//! Turns each crate into the text of one module.
//!
//! - `unmentioned`: finds modules that no path leads into, whose files are left out.
//! - `walk`: removes what changes nothing in one file. It uses `attributes` (which attributes are
//!   kept) and `macro_tokens` (attributes and conditions inside macros).
//! - `paths`: rewrites paths so that they mean the same inside the bundle. It uses `rewrites`
//!   (changes of imports, and exported macros, also those that macros write).

mod attributes;
mod macro_tokens;
mod paths;
mod rewrites;
mod unmentioned;
mod walk;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::cargo::{Crate, CrateKind, Graph};
use crate::join::{self, Joined};
use crate::plan::Plan;
use crate::refusal::Blame;
use crate::request::Style;
use crate::solution::Solution;
use crate::sources::{MANIFEST_DIR, Sources};
use crate::syntax::cfg::Cfg;
use attributes::Rules;
use paths::rewrite;
use rewrites::CrateNames;
pub use rewrites::MACRO_USE;
use unmentioned::unmentioned_modules;
use walk::without_attributes;

/// A crate as a module of the bundle.
pub struct Inlined {
    /// Index in the graph.
    pub index: usize,
    /// The crate as the solution's author knows it.
    pub blame: Blame,
    pub module: String,
    /// Text of the module, `mod name { … }`.
    pub text: String,
    /// Macros that it exports.
    pub macros: BTreeSet<String>,
    /// The crate's files as one text, as the crate has it.
    pub flattened: String,
    /// `true` if all of its modules are in the text.
    pub is_whole: bool,
    /// Depth to which its macros may recurse, if it sets one.
    pub recursion_limit: Option<u32>,
    /// Features and flags that were decided.
    pub cfg: Cfg,
}

/// The crates that the solution uses, directly or through others; dependencies first.
pub struct InlinedCrates {
    pub list: Vec<Inlined>,
    /// The module of each crate that can be inlined, by its index in the graph.
    pub modules: BTreeMap<usize, String>,
}

impl InlinedCrates {
    /// Inlines the crates that are planned to be, and their dependencies, except those that stay
    /// imports.
    ///
    /// # Errors
    /// If a file of a crate cannot be read or parsed; names it.
    pub fn new(
        graph: &Graph,
        plan: &Plan,
        solution: &Solution,
        sources: &Sources,
        style: Style,
    ) -> Result<Self> {
        let mut inliner = Inliner {
            graph,
            style,
            sources,
            plan,
            mentioned: &solution.mentioned,
            modules: module_names(graph, &plan.inlined, solution),
            done: Vec::new(),
            macro_uses: BTreeSet::new(),
        };
        for &i in plan.inlined.values() {
            inliner.inline(i)?;
        }
        for inlined in &mut inliner.done {
            if inliner.macro_uses.contains(&inlined.index) {
                inlined.text.insert_str(0, MACRO_USE);
            }
        }
        Ok(Self {
            list: inliner.done,
            modules: inliner.modules,
        })
    }
}

/// Names the modules. Names that the solution defines are not used. Crates that the
/// solution mentions are named first. Indirect dependencies then get names that the solution does
/// not mention: such a module would hide an item that a glob import of the solution brings in.
fn module_names(
    graph: &Graph,
    crates: &BTreeMap<String, usize>,
    solution: &Solution,
) -> BTreeMap<usize, String> {
    let mut taken: BTreeSet<String> = solution.defined.clone();
    let mut modules = BTreeMap::new();
    let mut name_module = |name: &str, i: usize, taken: &mut BTreeSet<String>| {
        if graph.crates[i].kind == CrateKind::Rust && !modules.contains_key(&i) {
            let mut module = name.to_string();
            while !taken.insert(module.clone()) {
                module.push_str("_crate");
            }
            modules.insert(i, module);
        }
    };
    for (name, &i) in crates {
        name_module(name, i, &mut taken);
    }
    taken.extend(solution.mentioned.iter().cloned());
    for i in graph.closure(crates.values().copied()) {
        name_module(&graph.crates[i].name, i, &mut taken);
    }
    modules
}

/// Crate for which many other crates have features (`serde`, `serde1`, `serde_impl`). It is larger
/// than any of them, so the features are off if the solution does not mention it.
const SERDE: &str = "serde";

struct Inliner<'a> {
    graph: &'a Graph,
    sources: &'a Sources,
    plan: &'a Plan,
    /// Names that the solution mentions.
    mentioned: &'a BTreeSet<String>,
    style: Style,
    modules: BTreeMap<usize, String>,
    done: Vec<Inlined>,
    /// Indices of crates whose macros another crate imports by `#[macro_use] extern crate …`.
    macro_uses: BTreeSet<usize>,
}

impl Inliner<'_> {
    /// Inlines a crate after its dependencies.
    fn inline(&mut self, i: usize) -> Result<()> {
        if self.done.iter().any(|inlined| inlined.index == i) {
            return Ok(());
        }
        let graph = self.graph;
        let krate = &graph.crates[i];
        let proc_macros = dependencies(graph, krate, CrateKind::ProcMacro);
        let mut cfg = krate.cfg.clone();
        if !self.mentioned.contains(SERDE) {
            cfg.features.retain(|feature| !feature.starts_with(SERDE));
        }
        let folder = krate.folder().display().to_string();
        let variables = BTreeMap::from([
            (MANIFEST_DIR, folder),
            ("CARGO_CRATE_NAME", krate.name.clone()),
            ("CARGO_PKG_NAME", krate.package.clone()),
            ("CARGO_PKG_VERSION", krate.version.clone()),
        ]);
        let rules = Rules {
            cfg: &cfg,
            is_own: krate.is_own(),
            keeps_comments: krate.is_own() && self.style == Style::Commented,
            proc_macros: &proc_macros.map(|(name, _)| name.clone()).collect(),
        };
        let left_out = self.unmentioned(i);
        let joined = Joined::read(
            &krate.root,
            join::Rules {
                sources: self.sources,
                cfg: &cfg,
                variables: Some(&variables),
                left_out: &left_out,
                shown: &|file| file.display().to_string(),
            },
        )?;
        let named = || format!("crate {}", krate.package);
        let text = without_attributes(&joined.text, &rules).with_context(named)?;
        let externs = self.inline_dependencies(krate, &text)?;
        let names = CrateNames {
            krate: krate.name.clone(),
            module: self.modules[&i].clone(),
            edition: krate.edition.clone(),
            twins: self.twins(krate),
            externs,
            mentioned: self.mentioned.clone(),
        };
        let module = names.module.clone();
        let rewritten = rewrite(&text, names).with_context(named)?;
        let macro_uses = rewritten.macro_uses.iter();
        self.macro_uses
            .extend(macro_uses.filter_map(|name| krate.dependencies.get(name)));
        self.done.push(Inlined {
            index: i,
            blame: Blame::new(graph, self.plan, i),
            text: format!("mod {module} {{\n{}\n}}\n", rewritten.text.trim()),
            module,
            macros: rewritten.macros,
            flattened: text,
            is_whole: left_out.is_empty(),
            recursion_limit: recursion_limit(&joined.text),
            cfg,
        });
        Ok(())
    }

    /// Returns files of the crate's modules that no path leads into.
    fn unmentioned(&self, i: usize) -> BTreeSet<PathBuf> {
        let is_used_by = |other: &usize| {
            let mut used = self.graph.crates[*other].dependencies.values();
            used.any(|&used| used == i)
        };
        if self.modules.keys().any(is_used_by) {
            return BTreeSet::new();
        }
        unmentioned_modules(&self.graph.crates[i].root, self.mentioned, self.sources)
    }

    /// Returns the names of a crate's dependencies that have a module of this name.
    fn twins(&self, krate: &Crate) -> BTreeSet<String> {
        let is_twin = |(name, i): &(&String, usize)| {
            let mut crates = self.done.iter().filter(|inlined| inlined.index == *i);
            crates.any(|inlined| inlined.flattened.contains(&format!("pub mod {name} ")))
        };
        let twins = dependencies(self.graph, krate, CrateKind::Rust).filter(is_twin);
        twins.map(|(name, _)| name.clone()).collect()
    }

    /// Inlines the dependencies that the crate's `text` mentions; returns name → path in the
    /// bundle.
    fn inline_dependencies(
        &mut self,
        krate: &Crate,
        text: &str,
    ) -> Result<BTreeMap<String, String>> {
        let mut paths = BTreeMap::new();
        let graph = self.graph;
        for (name, i) in dependencies(graph, krate, CrateKind::Rust) {
            if self.plan.stay.contains(&i) || !text.contains(name.as_str()) {
                continue;
            }
            self.inline(i)?;
            paths.insert(name.clone(), format!("crate::{}", self.modules[&i]));
        }
        Ok(paths)
    }
}

/// Returns the number in `#![recursion_limit = "…"]`.
fn recursion_limit(text: &str) -> Option<u32> {
    let (_, behind) = text.split_once("#![recursion_limit")?;
    behind.split('"').nth(1)?.parse().ok()
}

/// Returns a crate's dependencies of this kind: name in the crate's paths, index in the graph.
fn dependencies<'a>(
    graph: &'a Graph,
    krate: &'a Crate,
    kind: CrateKind,
) -> impl Iterator<Item = (&'a String, usize)> {
    let all = krate.dependencies.iter().map(|(name, &i)| (name, i));
    all.filter(move |&(_, i)| graph.crates[i].kind == kind)
}
