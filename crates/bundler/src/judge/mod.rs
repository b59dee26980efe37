//! Judges a bundle: it's printed only if each of its functions has the MIR that it has in the
//! workspace.
//!
//! MIR is how rustc understands a function, with every call, type, constant and drop resolved. So
//! the judge notices when a name means something else in one file, when another edition's rules
//! apply, when a pattern becomes a variable, when a feature is off, and when a macro knows where it
//! stands. The crate's documentation lists what it can't see.
//!
//! - `reference`: compiles the solution and its crates the way the workspace has them.
//! - `mir`: reads MIR and drops what may differ.

mod mir;
mod reference;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::parts::{Import, PartKind, Tree};
use crate::rejected::Rejected;
use crate::request::Job;
use crate::rustc::{Rustc, without_cargo};
pub use mir::is_std;
use mir::{Entry, Names, Piece, STD, entries, mentions};
use reference::{Compiled, Compiler, run};
pub use reference::{Extern, Source};

/// The crates behind a bundle, and what it takes to compare the bundle with them.
#[derive(Debug, Default)]
pub struct Judge {
    pub sources: Vec<Source>,
    /// The solution's text, if it differs from its file.
    pub solution_text: Option<String>,
    pub solution: Source,
    /// Module in the bundle → number of the crate.
    pub modules: HashMap<String, usize>,
    /// Crates that the judge has.
    pub kept: BTreeSet<String>,
    pub definitions: Definitions,
    /// Names of the items at the solution's root.
    pub own_roots: BTreeSet<String>,
    /// Files that were read.
    pub files: Vec<PathBuf>,
}

/// Names that the crates define and import.
#[derive(Debug, Default)]
pub struct Definitions {
    /// Crate and last name → paths within the crate.
    paths: HashMap<(usize, String), BTreeSet<String>>,
    /// Crate and alias → the names that imports give this alias.
    aliases: HashMap<(usize, String), BTreeSet<String>>,
    /// Crate, and the binding and the name of what it imports from the standard library: an empty
    /// name is that library itself.
    from_std: BTreeSet<(usize, String, String)>,
    /// Pairs of a crate and one that it may re-export, directly or through others.
    uses: BTreeSet<(usize, usize)>,
    /// Names at the root of each module.
    roots: HashMap<String, BTreeSet<String>>,
}

/// A function that differs between the bundle and the workspace.
#[derive(Debug, PartialEq, Eq)]
pub struct Difference {
    /// Number of the crate; `None` for the solution.
    pub krate: Option<usize>,
    /// Path of the function in its crate, or of the type.
    pub path: String,
    /// The first line of MIR that differs: in the workspace, and in the bundle. Twice the same if
    /// it gives the name of a place.
    pub lines: [String; 2],
}

impl Judge {
    /// Compares a bundle with the workspace. `None` if they are the same, else the first
    /// difference. `version` holds all lines of `rustc -vV`.
    ///
    /// # Errors
    /// [`Rejected`] if something can't be compared; says why. Another error if rustc cannot be run,
    /// or a file cannot be written.
    pub fn compare(
        &self,
        job: &Job,
        rustc: &Rustc,
        version: &str,
        (text, edition): (&str, &str),
    ) -> Result<Option<Difference>> {
        // A downloaded crate of another edition differs in temporary values, which rustc's lints
        // have compared. Otherwise the parts that never run are put back before a note says so.
        let left_out = |Difference { krate, path, .. }: &Difference| {
            let source = &self.sources[(*krate)?];
            let of_edition = &source.edition;
            let is_left_out = !source.is_own && (job.is_careful || of_edition != edition);
            let name = &source.name;
            let why = format!("`{path}` of `{name}` between editions {of_edition} and {edition}");
            is_left_out.then_some(why)
        };
        let mut first = None;
        for difference in self.found(job, rustc, version, (text, edition))? {
            match left_out(&difference) {
                Some(why) => first = first.or(Some(why)),
                None => return Ok(Some(difference)),
            }
        }
        first.map_or(Ok(None), |why| Err(Rejected(why).into()))
    }

    /// All differences.
    ///
    /// # Errors
    /// [`Rejected`] if something doesn't compile by itself. Another error if rustc cannot be run,
    /// or a file cannot be written.
    fn found(
        &self,
        job: &Job,
        rustc: &Rustc,
        version: &str,
        (text, edition): (&str, &str),
    ) -> Result<Vec<Difference>> {
        let folder = job.folder.join("judge");
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
        let write = |name: &str, text: &str| {
            let file = folder.join(name);
            std::fs::write(&file, text)
                .with_context(|| format!("cannot write {}", file.display()))?;
            Ok::<PathBuf, anyhow::Error>(file)
        };
        let mir = |mut command: Command, out: &str, what: &'static str| {
            let out = folder.join(out);
            run(command.arg("-o").arg(&out)).context(what)?;
            let text = std::fs::read(&out);
            let text = text.with_context(|| format!("cannot read {}", out.display()))?;
            Ok::<String, anyhow::Error>(String::from_utf8_lossy(&text).into_owned())
        };
        let compiler = Compiler {
            rustc,
            version,
            folder: &folder,
            cache: job.request.cache,
        };
        let compiled = compiler.compile_all(&self.sources)?;
        let file = match &self.solution_text {
            Some(text) => write("solution.rs", text)?,
            None => job.request.source.to_path_buf(),
        };
        let command = compiler.command(&self.solution, &file, &compiled);
        let solution = mir(command, "solution.mir", "the solution alone")?;
        let mut command = rustc.to_mir(&write("bundle.rs", text)?, edition, "bundle");
        rustc.add_libraries(&mut command);
        without_cargo(&mut command);
        let bundle = mir(command, "bundle.mir", "the bundle")?;
        Ok(self.differences((&bundle, edition), &compiled, &solution))
    }

    fn differences(
        &self,
        (bundle, edition): (&str, &str),
        compiled: &[Compiled],
        solution: &str,
    ) -> Vec<Difference> {
        let numbers = numbers(&self.sources, &self.kept);
        let of_kept = self.kept.iter();
        let of_kept = of_kept.map(|name| (name.clone(), numbers[name]));
        let modules = self.modules.iter();
        let modules = modules.map(|(module, &i)| (module.clone(), numbers[&self.sources[i].name]));
        let in_bundle: HashMap<String, usize> = modules.chain(of_kept).collect();
        let all = entries(bundle);
        let with_destructor: BTreeSet<&str> = all.iter().filter_map(Entry::dropped_type).collect();
        let is_own = |module: Option<&str>| {
            module.is_none_or(|module| self.sources[self.modules[module]].is_own)
        };
        let is_measured = |entry: &Entry| is_own(entry.module(&self.modules)) && entry.sees_sizes();
        let sees_sizes = all.iter().any(is_measured);
        let modules = self.modules.keys().map(|module| Some(module.as_str()));
        let mut by_crate: BTreeMap<Option<&str>, Vec<(String, &Entry)>> =
            modules.map(|module| (module, Vec::new())).collect();
        for entry in &all {
            let module = entry.module(&self.modules);
            let name = match module {
                Some(module) => entry.own_name(module),
                None => entry.name.clone(),
            };
            by_crate.entry(module).or_default().push((name, entry));
        }
        let mut differences = Vec::new();
        for (module, bundled) in by_crate {
            let krate = module.map(|module| self.modules[module]);
            let source = krate.map_or(&self.solution, |i| &self.sources[i]);
            let text = krate.map_or(solution, |i| &compiled[i].mir);
            let externs = source
                .externs
                .iter()
                .filter_map(|(name, krate)| match krate {
                    Extern::Inlined(i) => Some((name.clone(), numbers[&self.sources[*i].name])),
                    Extern::Library(_) => None,
                });
            let mut known = numbers.clone();
            known.extend(externs);
            if module.is_some() {
                known.remove(&source.name);
            }
            let roots = module.map_or(Some(&self.own_roots), |m| self.definitions.roots.get(m));
            let roots = roots.into_iter().flatten();
            let ambiguous = roots.filter_map(|name| Some((name.clone(), *known.get(name)?)));
            let ambiguous: HashMap<String, usize> = ambiguous.collect();
            let own = numbers.get(&source.name).copied().unwrap_or(numbers.len());
            let in_workspace = Names {
                crates: &known,
                own,
                module: None,
                ambiguous: &ambiguous,
            };
            let in_bundle = Names {
                crates: &in_bundle,
                own,
                module,
                ambiguous: &ambiguous,
            };
            let mut wanted: HashMap<&str, Vec<Entry>> = HashMap::new();
            wanted.extend(bundled.iter().map(|(name, _)| (name.as_str(), Vec::new())));
            let difference = |name: &str, lines: [&str; 2]| Difference {
                krate,
                path: name.rsplit(' ').next().unwrap_or(name).to_string(),
                lines: lines.map(str::to_string),
            };
            for entry in entries(text) {
                // A function that drops a value has the same MIR whether the value's type has a
                // destructor of its own or only its fields have.
                if let (Some(of_type), Some(module)) = (entry.dropped_type(), module)
                    && let path = format!("{module}::{of_type}")
                    && !with_destructor.contains(path.as_str())
                    && mentions(bundle, &path)
                {
                    let lost = format!("impl Drop for {of_type}");
                    differences.push(difference(of_type, [&lost, "no such impl"]));
                }
                if let Some(found) = wanted.get_mut(entry.name.as_str()) {
                    found.push(entry);
                }
            }
            // A downloaded crate names places only for those who look for errors.
            let is_inlined = |call: &&str| match krate {
                Some(_) => source.is_own,
                None => {
                    let mut modules = self.modules.keys();
                    modules.any(|module| call.contains(&format!("{module}::")))
                }
            };
            for (name, entry) in &bundled {
                if let Some(call) = entry.calls_naming_places().into_iter().find(is_inlined) {
                    differences.push(difference(name, [call, call]));
                    continue;
                }
                let of_crate = wanted[name.as_str()].iter();
                let pieces = of_crate.clone().map(|one| one.pieces(in_workspace));
                let definitions = &self.definitions;
                let mut lines = definitions.difference(pieces, &entry.pieces(in_bundle));
                if lines.is_some() && source.edition != edition {
                    let sees_sizes = sees_sizes && is_own(module);
                    let events = of_crate.map(|one| one.events(in_workspace, sees_sizes));
                    lines = definitions.difference(events, &entry.events(in_bundle, sees_sizes));
                }
                if let Some([own, bundled]) = lines {
                    differences.push(difference(name, [&own, &bundled]));
                }
            }
        }
        differences
    }
}

/// Numbers the crates by the names that rustc prints: those of the sources, then those that the
/// judge has.
pub fn numbers(sources: &[Source], kept: &BTreeSet<String>) -> HashMap<String, usize> {
    let names = sources.iter().map(|source| &source.name);
    names.chain(kept).cloned().zip(0..).collect()
}

impl Definitions {
    /// Collects the names in the crates' text. `number` gives the crate of a module.
    pub fn new(tree: &Tree, number: impl Fn(&str) -> Option<usize>) -> Self {
        let mut definitions = Self::default();
        for (id, part) in tree.parts.iter().enumerate() {
            let Some(krate) = tree
                .name(tree.root_of(id))
                .and_then(|module| number(module))
            else {
                continue;
            };
            if let PartKind::Import(import) = &part.kind
                && let Some(name) = import.renamed()
            {
                let known = definitions.aliases.entry((krate, import.binding.clone()));
                known.or_default().insert(name.clone());
            }
            if let PartKind::Import(Import { path, binding, .. }) = &part.kind
                && let Some((first, rest)) = path.split_first()
                && is_std(first)
            {
                let name = rest.last().cloned().unwrap_or_default();
                let import = (krate, binding.clone(), name);
                definitions.from_std.insert(import);
            }
            if let (Some(parent), Some(name)) = (part.parent, tree.name(id))
                && tree.parts[parent].parent.is_none()
                && let Some(module) = tree.name(parent)
            {
                let roots = definitions.roots.entry(module.clone()).or_default();
                roots.insert(name.clone());
            }
            let is_item = matches!(part.kind, PartKind::Item | PartKind::Type | PartKind::Trait);
            if let (true, Some(name)) = (is_item, tree.name(id)) {
                let mut path = tree.path_of(id);
                path.pop();
                path.reverse();
                let known = definitions.paths.entry((krate, name.clone()));
                known.or_default().insert(path.join("::"));
            }
        }
        definitions
    }

    /// Records that a crate may re-export another one.
    pub fn record_use(&mut self, krate: usize, used: usize) {
        let through = self.uses.iter().filter(|(one, _)| *one == used);
        let through: Vec<_> = through.map(|&(_, behind)| (krate, behind)).collect();
        self.uses.extend(through);
        self.uses.insert((krate, used));
    }

    fn is_same(&self, reference: &Piece, bundle: &Piece) -> bool {
        match (reference, bundle) {
            (Piece::Path(i, public) | Piece::Own(i, public), Piece::Path(STD, defined))
                if *i != STD =>
            {
                self.leads_to_std(*i, public, defined)
            }
            (Piece::Path(i, public), Piece::Path(j, defined)) => {
                (i == j || self.uses.contains(&(*i, *j))) && self.leads_to(*i, public, defined)
            }
            (one, other) => one == other,
        }
    }

    /// The first line that differs, in the workspace and in the bundle. `None` if the bundle's is
    /// the same as one of the workspace's.
    fn difference(
        &self,
        reference: impl Iterator<Item = Vec<Piece>>,
        bundle: &[Piece],
    ) -> Option<[String; 2]> {
        let place = |one: Vec<Piece>| {
            let mut pairs = one.iter().zip(bundle);
            let at = pairs.position(|(one, other)| !self.is_same(one, other));
            let is_longer = one.len() != bundle.len();
            let at = at.or_else(|| is_longer.then(|| one.len().min(bundle.len())))?;
            Some((one, at))
        };
        let places: Vec<(Vec<Piece>, usize)> = reference.map(place).collect::<Option<_>>()?;
        let Some((reference, at)) = places.first() else {
            return Some(Default::default());
        };
        let at = *at;
        let start = at.saturating_sub(8);
        let text = |pieces: &[Piece]| {
            // Pieces before the first difference are the same, whatever their paths.
            let same = bundle[start..at].iter();
            let pieces = same.chain(pieces.iter().skip(at).take(16));
            let pieces = pieces.map(|piece| match piece {
                Piece::Text(text) => text.clone(),
                Piece::Path(STD, path) => format!("std::{path}"),
                Piece::Path(_, path) | Piece::Own(_, path) => path.clone(),
            });
            pieces.collect::<String>()
        };
        let (reference, bundle) = (text(reference), text(bundle));
        let mut lines = reference.lines().zip(bundle.lines());
        let line = lines.find(|(one, other)| one != other);
        let (one, other) = line.unwrap_or_default();
        Some([one, other].map(|line| line.trim().to_string()))
    }

    /// Can a crate's public path lead to an item of the standard library? The crate, or one that it
    /// may re-export, has to import that.
    fn leads_to_std(&self, krate: usize, public: &str, defined: &str) -> bool {
        let names: Vec<&str> = public.split("::").collect();
        let is_own = (0..names.len()).any(|i| {
            let paths = self.paths.get(&(krate, names[i].to_string()));
            paths.is_some_and(|paths| paths.contains(&names[..=i].join("::")))
        });
        let brings = |(_, binding, name): &(usize, String, String)| {
            (0..names.len()).any(|i| {
                let behind = match binding.as_str() {
                    "*" => names[i..].join("::"),
                    // Rustc prints the new name of a type only.
                    _ if [binding, name].iter().any(|one| *one == names[i]) => {
                        let all = [&[name.as_str()], &names[i + 1..]].concat();
                        all[usize::from(name.is_empty())..].join("::")
                    }
                    _ => return false,
                };
                let before = defined.strip_suffix(behind.as_str());
                before.is_some_and(|before| before.is_empty() || before.ends_with("::"))
            })
        };
        let may_be_of = |of: usize| of == krate || self.uses.contains(&(krate, of));
        let mut imports = self.from_std.iter().filter(|import| may_be_of(import.0));
        !is_own && imports.any(brings)
    }

    /// Can a crate's public path lead to the definition at another path? Rustc prints the public
    /// path in other crates, and the path of the definition in the bundle.
    fn leads_to(&self, krate: usize, public: &str, defined: &str) -> bool {
        if public == defined {
            return true;
        }
        let mut public_names: Vec<&str> = public.split("::").collect();
        let mut names: Vec<&str> = defined.split("::").collect();
        let mut last = None;
        while let (Some(one), Some(other)) = (public_names.last(), names.last()) {
            let alias = self.aliases.get(&(krate, one.to_string()));
            let is_alias = alias.is_some_and(|all| all.contains(*other));
            if one != other && !is_alias {
                break;
            }
            last = Some(*one);
            public_names.pop();
            names.pop();
        }
        let Some(last) = last else {
            return false;
        };
        // A path that is a definition itself leads nowhere else.
        let defined_there = self.paths.get(&(krate, last.to_string()));
        let mut whole = public_names;
        whole.push(last);
        !defined_there.is_some_and(|paths| paths.contains(&whole.join("::")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

    #[test]
    fn a_public_path_leads_to_what_the_crate_imports_from_std() {
        let source = "mod mini { pub use std::cmp::*; pub use std::mem::swap as exchange;
            mod deep { use std as alloc_crate; }
            pub use std::fmt; pub fn max() {} }
            mod other { pub use crate::mini::*; }";
        let tree = parse_tree(source.to_string()).unwrap();
        let number = |module: &str| ["mini", "other"].iter().position(|m| *m == module);
        let mut definitions = Definitions::new(&tree, number);
        definitions.record_use(1, 0);
        for (krate, public, defined, leads) in [
            (0, "min", "cmp::min", true),
            (0, "max", "cmp::max", false),
            (0, "exchange", "mem::swap", true),
            (0, "swap", "mem::swap", true),
            (0, "deep::alloc_crate::alloc::alloc", "alloc::alloc", true),
            (0, "deep::alloc_crate::alloc::alloc", "mem::swap", false),
            (0, "fmt::Write", "fmt::Write", true),
            (0, "min", "cmp::max", false),
            (0, "max::min", "cmp::min", false),
            (1, "min", "cmp::min", true),
        ] {
            let found = definitions.leads_to_std(krate, public, defined);
            assert_eq!(found, leads, "{krate}: {public}, {defined}");
        }
    }

    #[test]
    fn a_public_path_leads_to_one_definition() {
        let source = "mod mini { mod ops { pub struct Cell; pub fn at() {} }
            mod other { pub fn at() {} } use ops::Cell as Renamed; pub fn top() {} }";
        let tree = parse_tree(source.to_string()).unwrap();
        let definitions = Definitions::new(&tree, |module| (module == "mini").then_some(0));
        for (public, defined, leads) in [
            ("ops::Cell", "ops::Cell", true),
            ("Cell", "ops::Cell", true),
            ("Cell::at", "ops::Cell::at", true),
            ("Renamed::at", "ops::Cell::at", true),
            ("prelude::Cell", "ops::Cell", true),
            ("other::at", "ops::at", false),
            ("top", "ops::top", false),
            ("Cell", "ops::Other", false),
        ] {
            assert_eq!(definitions.leads_to(0, public, defined), leads, "{public}");
        }
    }
}
