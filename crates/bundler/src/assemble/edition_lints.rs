//! Runs rustc's lints about editions on the parts of crates that stay. Code that they report may
//! stay if rustc understands its function in the same way under both editions.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::blueprint::Blueprint;
use super::crates_shake::ShakenCrates;
use crate::inline::MACRO_USE;
use crate::parts::{PartId, PartKind, Tree};
use crate::request::Job;
use crate::rustc::{Diagnostic, Goal, Rustc, Understood, changes_meaning, is_in_later_prelude};
use crate::solution::SurroundingText;

/// Crates of one edition, and the run's files.
pub struct EditionLints<'a> {
    pub job: &'a Job<'a>,
    pub blueprint: &'a Blueprint<'a>,
    pub shake: &'a ShakenCrates,
    pub rustc: &'a Rustc,
    pub edition: &'a str,
}

/// A text to compile, the modules among which are all that it is about.
struct Program<'a> {
    before: String,
    /// Modules whose text is compiled.
    modules: &'a BTreeSet<PartId>,
    /// Modules whose lints are wanted.
    wanted: &'a BTreeSet<PartId>,
    rustc: Rustc,
}

impl EditionLints<'_> {
    /// Lints about these modules, which are compiled with the crates that they use, under their
    /// edition or the bundle's, whichever is older. `None` if they do not compile there.
    ///
    /// # Errors
    /// If rustc cannot be run.
    pub fn in_one_file(&self, modules: &BTreeSet<PartId>) -> Result<Option<Vec<Diagnostic>>> {
        self.lints(&Program {
            before: "fn main() {}\n".to_string(),
            modules: &with_used(&self.shake.tree, modules.clone()),
            wanted: modules,
            rustc: self.rustc.clone(),
        })
    }

    /// Lints about one module, compiled with crates that cargo has compiled, each under its own
    /// edition. `None` if it does not compile.
    ///
    /// # Errors
    /// If cargo or rustc cannot be run, or the solution does not compile.
    pub fn of_one_crate(
        &self,
        module: PartId,
        checked: &HashMap<usize, PathBuf>,
    ) -> Result<Option<Vec<Diagnostic>>> {
        let tree = &self.shake.tree;
        let own = BTreeSet::from([module]);
        let others = with_used(tree, own.clone());
        let others: Vec<PartId> = others.difference(&own).copied().collect();
        let used = self.blueprint.crates_of(&others, tree);
        let used = used.map(|krate| (&krate.module, krate.index));
        let libraries = used.chain(self.blueprint.plan.kept.iter().map(|(n, &i)| (n, i)));
        let libraries = libraries.filter_map(|(name, i)| Some((name.clone(), checked.get(&i)?)));
        let libraries: BTreeMap<String, PathBuf> =
            libraries.map(|(name, file)| (name, file.clone())).collect();
        let imports = others.iter().filter_map(|&id| {
            let text = &tree.text[tree.parts[id].range.clone()];
            let macros = if text.starts_with(MACRO_USE) {
                MACRO_USE
            } else {
                ""
            };
            Some(format!("{macros}extern crate {};\n", tree.name(id)?))
        });
        self.lints(&Program {
            before: format!("fn main() {{}}\n{}", imports.collect::<String>()),
            modules: &own,
            wanted: &own,
            rustc: Rustc {
                program: self.rustc.program.clone(),
                libraries,
            },
        })
    }

    /// The live parts of these modules, and imports of traits that are in the prelude where the
    /// crates were shaken, but not under `edition`.
    fn live_under(&self, edition: &str, modules: &BTreeSet<PartId>) -> Vec<bool> {
        let ShakenCrates { tree, shaken, .. } = self.shake;
        let mut live = Vec::with_capacity(tree.parts.len());
        for (id, part) in tree.parts.iter().enumerate() {
            let is_lacking = match &part.kind {
                PartKind::Import(import) => {
                    is_of_std(&import.path) && is_in_later_prelude(&import.binding, edition)
                }
                _ => false,
            };
            let has_place = part.parent.is_some_and(|parent| live[parent]);
            let stays = shaken.live[id] || (is_lacking && has_place);
            live.push(stays && modules.contains(&tree.root_of(id)));
        }
        live
    }

    fn lints(&self, program: &Program) -> Result<Option<Vec<Diagnostic>>> {
        let tree = &self.shake.tree;
        let own = self.blueprint.edition.as_str();
        let oldest = self.edition.min(own);
        let live = self.live_under(oldest, program.modules);
        // Paths of imports begin at the root under 2015, where a crate without std has `core`.
        let core = if oldest == "2015" {
            "extern crate core;\n"
        } else {
            ""
        };
        let around = SurroundingText {
            before: format!("{}{core}", program.before),
            after: String::new(),
        };
        let crates = tree.blanked(&live);
        let source = self.job.folder.join("edition.rs");
        std::fs::write(&source, around.with(&crates))
            .with_context(|| format!("cannot write {}", source.display()))?;
        let out = self.job.folder.join("edition.rmeta");
        let mut found = program
            .rustc
            .compile(&source, oldest, Goal::LaterEditions, &out)?;
        if found.iter().any(|found| found.is_error) {
            return Ok(None);
        }
        let is_wanted = |lint: &Diagnostic| {
            let place = lint.places().next();
            let place = place.and_then(|place| around.in_crates(&place, &crates));
            let part = place.and_then(|place| tree.innermost_at(place.start));
            part.is_some_and(|part| program.wanted.contains(&tree.root_of(part)))
                && changes_meaning(lint, [self.edition, own], &source)
        };
        found.retain(is_wanted);
        let shift = around.before.len();
        let found = found.into_iter().map(|lint| lint.shifted_back(shift));
        let mut found: Vec<Diagnostic> = found.collect();
        if found.iter().any(|lint| lint.fixes().next().is_none()) {
            let out = self.job.folder.join("edition.mir");
            let understood = |edition: &str| program.rustc.understood(&source, edition, &out);
            let before = around.before.matches('\n').count();
            if let (Some(older), Some(newer)) = (understood(self.edition)?, understood(own)?) {
                found.retain(|lint| {
                    let is_same = || self.is_same(lint, before, [&older, &newer]);
                    lint.fixes().next().is_some() || !is_same()
                });
            }
        }
        Ok(Some(found))
    }

    /// Does rustc understand the function that a lint is about in the same way under both editions?
    /// `before` lines stand above the crates.
    fn is_same(&self, lint: &Diagnostic, before: usize, programs: [&Understood; 2]) -> bool {
        let tree = &self.shake.tree;
        let part = lint.places().next();
        let part = part.and_then(|place| tree.innermost_at(place.start));
        let function = part.and_then(|id| tree.function_around(id));
        let function = function.filter(|&id| tree.macro_of(id).is_none());
        let Some((function, name)) = function.and_then(|id| Some((id, tree.name(id)?))) else {
            return false;
        };
        let line = |offset: usize| before + tree.text[..offset].matches('\n').count() + 1;
        let parent = tree.parts[function].parent.map(|id| &tree.parts[id]);
        let lines = parent.filter(|part| matches!(part.kind, PartKind::Impl(_)));
        let lines = lines.map(|part| line(part.range.start)..=line(part.range.end));
        let [one, other] = programs.map(|program| program.functions(name, lines.as_ref()));
        !one.is_empty() && one == other
    }
}

/// Does the path begin with a crate of the standard library?
fn is_of_std(path: &[String]) -> bool {
    path.first()
        .is_some_and(|krate| ["alloc", "core", "std"].contains(&krate.as_str()))
}

/// Adds all modules that the given modules mention, directly or through others.
fn with_used(tree: &Tree, mut roots: BTreeSet<PartId>) -> BTreeSet<PartId> {
    loop {
        let texts = roots
            .iter()
            .map(|&id| &tree.text[tree.parts[id].range.clone()]);
        let texts: Vec<&str> = texts.collect();
        let is_mentioned = |&id: &PartId| {
            let path = tree.name(id).map(|name| format!("crate::{name}"));
            path.is_some_and(|path| texts.iter().any(|text| text.contains(&path)))
        };
        let known = roots.len();
        let more: Vec<PartId> = tree.roots.iter().copied().filter(is_mentioned).collect();
        roots.extend(more);
        if roots.len() == known {
            return roots;
        }
    }
}
