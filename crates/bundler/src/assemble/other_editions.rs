//! Checks crates of other editions: under the bundle's edition their code may mean something else.
//! Rustc's lints about editions run on each crate under the older of the two
//! editions.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::blueprint::Blueprint;
use super::crates_shake::ShakenCrates;
use crate::inline::MACRO_USE;
use crate::parts::{PartId, PartKind, Tree};
use crate::rejected::Rejected;
use crate::request::Job;
use crate::rustc::{
    Diagnostic, Goal, Rustc, Understood, changes_meaning, editions_around, is_in_later_prelude,
};
use crate::shake::Fix;
use crate::solution::SurroundingText;
use crate::sources::Sources;

/// Comparison of the live parts' editions with the bundle's.
pub struct OtherEditions<'a> {
    pub job: &'a Job<'a>,
    pub blueprint: &'a Blueprint<'a>,
    pub shake: &'a ShakenCrates,
    pub rustc: &'a Rustc,
    pub sources: &'a Sources,
}

/// Result of the comparison.
#[derive(Default)]
pub struct Comparison {
    /// Changes of the crates' text that keep its meaning under the bundle's edition, by start
    /// offset.
    pub fixes: BTreeMap<usize, Fix>,
    /// Packages that do not compile under their own edition with the parts that stay.
    pub uncompared: BTreeSet<String>,
}

impl OtherEditions<'_> {
    /// Changes that keep the meaning of the crates' text under the bundle's edition, by start
    /// offset.
    ///
    /// # Errors
    /// [`Rejected`] if rustc proposes no such change; names the place. Another error if rustc
    /// cannot be run.
    pub fn compare(&self) -> Result<Comparison> {
        let mut comparison = Comparison::default();
        // By the editions between which a lint sees a difference.
        let mut same_programs = BTreeMap::new();
        for edition in self.editions() {
            // Rustc knows how to keep the meaning under a later edition only.
            let is_older = edition < self.blueprint.edition;
            for lint in self.lints(&edition, &mut comparison.uncompared)? {
                if let Some(changes) = self.fix(&lint).filter(|_| is_older) {
                    comparison.fixes.extend(changes);
                    continue;
                }
                let around = editions_around(&lint);
                let is_harmless = match same_programs.get(&around) {
                    Some(is_same) => *is_same,
                    None => self.is_same_program(around)?,
                };
                if !is_harmless {
                    return Err(self.refusal(&edition, &lint).into());
                }
                same_programs.insert(around, is_harmless);
            }
        }
        Ok(comparison)
    }

    /// Rustc's lints about the crates of an edition. Crates that do not compile under it in one
    /// file are compiled one by one; a package that does not compile then is `uncompared`.
    fn lints(&self, edition: &str, uncompared: &mut BTreeSet<String>) -> Result<Vec<Diagnostic>> {
        let Self {
            job,
            blueprint,
            shake,
            rustc,
            ..
        } = *self;
        let lints = EditionLints {
            job,
            blueprint,
            shake,
            rustc,
            edition,
        };
        let roots = shake.tree.roots.iter().copied();
        let modules: BTreeSet<PartId> = roots
            .filter(|&id| self.edition_of(id) == Some(edition))
            .collect();
        if let Some(found) = lints.in_one_file(&modules)? {
            return Ok(found);
        }
        let used = modules.iter().flat_map(|&id| lints.used_by(id));
        let kept = blueprint.plan.kept.values().copied();
        let used = used.chain(kept).collect();
        let checked = blueprint.graph.checked(&used)?;
        let mut all = Vec::new();
        for &module in &modules {
            match lints.of_one_crate(module, &checked)? {
                Some(found) => all.extend(found),
                None => uncompared.extend(self.package(module)),
            }
        }
        Ok(all)
    }

    fn package(&self, module: PartId) -> Option<String> {
        let krate = self
            .blueprint
            .crates_of(&[module], &self.shake.tree)
            .next()?;
        Some(self.blueprint.graph.crates[krate.index].package.clone())
    }

    /// Editions of the crates that stay, without the bundle's own.
    fn editions(&self) -> BTreeSet<String> {
        let roots = self.shake.tree.roots.iter().copied();
        let editions = roots.filter_map(|id| self.edition_of(id));
        let is_other = |edition: &&str| *edition != self.blueprint.edition;
        editions.filter(is_other).map(str::to_string).collect()
    }

    /// Edition of a crate; `None` if no part of the crate stays.
    fn edition_of(&self, root: PartId) -> Option<&str> {
        let Self {
            blueprint, shake, ..
        } = self;
        let mut children = shake.tree.children[root].iter();
        let stays = children.any(|&child| shake.shaken.live[child]);
        let krate = blueprint.crates_of(&[root], &shake.tree).next();
        let krate = krate.filter(|_| stays)?;
        Some(&blueprint.graph.crates[krate.index].edition)
    }

    /// Is the whole program the same machine code under both editions? Where a generic function
    /// drops nothing for the solution's types, the order of drops is no difference.
    fn is_same_program(&self, editions: Option<[&str; 2]>) -> Result<bool> {
        let Some(editions) = editions else {
            return Ok(false);
        };
        let around = &self.blueprint.solution_text.in_place;
        let program = around.with(&self.shake.tree.blanked(&self.shake.shaken.live));
        let source = self.job.folder.join("same.rs");
        std::fs::write(&source, program)
            .with_context(|| format!("cannot write {}", source.display()))?;
        let out = self.job.folder.join("same.o");
        let code = |edition: &str| self.rustc.machine_code(&source, edition, &out);
        let [before, since] = editions;
        let before = code(before)?;
        Ok(before.is_some() && before == code(since)?)
    }

    /// The fixes that rustc proposes as certain; `None` if there are none.
    fn fix(&self, lint: &Diagnostic) -> Option<Vec<(usize, Fix)>> {
        let changes = lint.fixes();
        let changes = changes.map(|(place, text)| (place.start, (place.end, text.to_string())));
        let changes: Vec<(usize, Fix)> = changes.collect();
        (!changes.is_empty()).then_some(changes)
    }

    fn refusal(&self, edition: &str, lint: &Diagnostic) -> Rejected {
        let Self {
            job,
            blueprint,
            shake,
            ..
        } = self;
        let tree = &shake.tree;
        let at = lint.places().next().map_or(0, |place| place.start);
        let part = tree.innermost_at(at);
        let root = part.map(|part| tree.root_of(part));
        let line = tree.text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let line = tree.text[line..].lines().next().unwrap_or_default().trim();
        let place = root.and_then(|root| {
            let krate = blueprint.crates_of(&[root], tree).next()?;
            let krate = &blueprint.graph.crates[krate.index];
            let (file, number) = self.sources.find_line(krate.root.parent()?, line)?;
            let file = krate.shown(&file).unwrap_or_else(|| job.shown(&file));
            Some(format!("{file}:{number}"))
        });
        let blame = root.and_then(|root| blueprint.blame(tree, root));
        let mentioned = blame.as_ref().map_or("a crate", |blame| &blame.mentioned);
        let whose = blame
            .as_ref()
            .map_or("it".to_string(), |blame| blame.to_string());
        Rejected(format!(
            "{}: `{mentioned}` cannot be inlined for {}: {whose} has edition {edition}, and under \
             {} this does something else: {}`{line}`: {}; write that otherwise, or give the crate \
             that edition",
            job.source(),
            job.request.target.judge,
            blueprint.edition,
            place.map_or(String::new(), |place| format!("{place}: ")),
            lint.message
        ))
    }
}

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

    /// Crates that a module uses, directly or through others.
    fn used_by(&self, module: PartId) -> Vec<usize> {
        let tree = &self.shake.tree;
        let mut others = with_used(tree, BTreeSet::from([module]));
        others.remove(&module);
        let others: Vec<PartId> = others.into_iter().collect();
        let crates = self.blueprint.crates_of(&others, tree);
        crates.map(|krate| krate.index).collect()
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
