//! Each crate becomes the text of one module.
//!
//! 1. `flatten`: its files as one text, by `attributes` and `edits`.
//! 2. `paths`: the same meaning inside another crate, by its `outline`.

mod attributes;
mod edits;
mod flatten;
mod outline;
mod paths;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};

use super::solution::Solution;
use super::sources::{Crate, Graph, Kind};
use crate::judge::Profile as Judge;
use attributes::Rules;
use flatten::flatten;
use outline::Names;
use paths::rewrite;

/// Has the judge this very version?
pub fn is_kept(krate: &Crate, judge: &Judge) -> bool {
    judge.has(&krate.package, &krate.version)
}

/// A crate as it stands in the bundle.
pub struct Inlined {
    pub index: usize,
    pub module: String,
    /// `mod name { … }`
    pub text: String,
    /// Macros that it exports.
    pub macros: BTreeSet<String>,
}

pub struct Inliner<'a> {
    graph: &'a Graph,
    judge: &'a Judge,
    /// The module of each crate that can be inlined.
    pub modules: BTreeMap<usize, String>,
}

impl<'a> Inliner<'a> {
    /// Chooses the modules' names: the solution's own names first, then those that it
    /// uses for crates, then those of the crates behind them.
    pub fn new(
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
    pub fn run(&self, crates: impl Iterator<Item = usize>) -> Result<Vec<Inlined>> {
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
            macros: rewritten.macros,
        });
        Ok(())
    }
}
