//! Judges a bundle: it's printed only if each of its functions has the MIR that it has in the
//! workspace.
//!
//! MIR is how rustc understands a function, with every call, type, constant and drop resolved. So
//! the judge notices when a name means something else in one file, when another edition's rules
//! apply, when a pattern becomes a variable, when a feature is off, and when a macro knows its
//! place. The crate's documentation lists what it can't see.
//!
//! - `reference`: compiles the solution and its crates the way the workspace has them.
//! - `mir`: reads MIR and drops what may differ.
//! - `reach`: follows constants that differ. They don't count if only standard error has them.

mod mir;
mod reach;
mod reference;

use std::collections::{BTreeSet, HashMap};
use std::iter;
use std::process::Command;

use anyhow::{Context, Result};

use crate::parts::{PartKind, Tree};
use crate::request::{Care, Job, Rejected};
use crate::rustc::{Rustc, without_cargo};
use crate::scratch;
use crate::syntax::is_std;
use crate::syntax::tokens::Code;
use mir::{Entry, Line, Names, Piece, STD, entries, mentions, without_constants};
use reach::Reach;
use reference::{Compiled, Compiler, run};
pub use reference::{Extern, Source};

/// The crates behind a bundle, and what it takes to compare the bundle with them.
#[derive(Debug)]
pub struct Judge {
    /// The crates, dependencies first.
    pub sources: Vec<Source>,
    pub solution: Source,
    pub definitions: Definitions,
}

/// Names that the crates define and import, by the crates' names.
#[derive(Debug)]
pub struct Definitions(HashMap<String, OfCrate>);

/// Names that a crate defines and imports.
#[derive(Debug, Default)]
struct OfCrate {
    /// Last name → paths within the crate.
    paths: HashMap<String, BTreeSet<String>>,
    /// Alias → the names that imports give this alias.
    aliases: HashMap<String, BTreeSet<String>>,
    /// The binding and the name of what it imports from the standard library: an empty name is that
    /// library itself.
    from_std: BTreeSet<(String, String)>,
    /// Crates that it may re-export, directly or through others.
    uses: BTreeSet<String>,
}

/// A function that differs between the bundle and the workspace.
#[derive(Debug, PartialEq, Eq)]
pub struct Difference {
    /// Number of the crate; `None` for the solution.
    pub krate: Option<usize>,
    /// Path of the function in its crate, or of the type.
    pub path: String,
    /// The first line of MIR that differs: in the workspace, and in the bundle.
    pub lines: [String; 2],
    /// `true` if only constants differ, which may be places in the source.
    pub is_constant: bool,
}

impl Difference {
    fn new(krate: Option<usize>, name: &str, lines: Lines, is_constant: bool) -> Self {
        Self {
            krate,
            path: name.rsplit(' ').next().unwrap_or(name).to_string(),
            lines: lines.map(|line| line.trim().to_string()),
            is_constant,
        }
    }
}

/// A line in the workspace and in the bundle.
type Lines<'e> = [&'e str; 2];

/// Result of the comparison of two entries.
enum Compared<'e> {
    Equal,
    /// All but constants is equal; with the lines that have them.
    Constants(Vec<Lines<'e>>),
    /// The first line that differs.
    Different(Lines<'e>),
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
        let folder = job.folder.join("judge");
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
        let file = |name: &str, text: &str| {
            let file = folder.join(name);
            scratch::write(&file, text).map(|()| file)
        };
        let mir = |mut command: Command, what: &'static str| {
            let out = folder.join("out.mir");
            run(command.arg("-o").arg(&out)).context(what)?;
            let text = scratch::read(&out)?;
            Ok::<String, anyhow::Error>(String::from_utf8_lossy(&text).into_owned())
        };
        let compiler = Compiler {
            rustc,
            version,
            sources: &self.sources,
            folder: &folder,
            cache: job.request.cache,
        };
        let compiled = compiler.compile_all()?;
        let solution = match &self.solution {
            own if own.is_whole => own.krate.root.clone(),
            own => file("solution.rs", &own.text)?,
        };
        let command = compiler.command(&self.solution, &solution, &compiled);
        let solution = mir(command, "the solution alone")?;
        let mut command = rustc.to_mir(&file("bundle.rs", text)?, edition, "bundle");
        rustc.add_libraries(&mut command);
        without_cargo(&mut command);
        let bundle = mir(command, "the bundle")?;
        // A downloaded crate of another edition differs in temporary values, which rustc's lints
        // have compared. In other crates, the parts that never run are put back first.
        let left_out = |Difference { krate, path, .. }: &Difference| {
            let source = &self.sources[(*krate)?];
            let krate = &source.krate;
            let (name, of_edition) = (&krate.name, &krate.edition);
            // No lint tells which arm of a macro a newer edition's expression takes.
            let takes_other_arm = of_edition.as_str() > edition
                && Code::new(&source.text).is_ok_and(|code| code.passes_new_expressions());
            let is_left_out = !krate.is_own()
                && !takes_other_arm
                && (job.care == Care::Utmost || of_edition != edition);
            let why = format!("`{path}` of `{name}` between editions {of_edition} and {edition}");
            is_left_out.then_some(why)
        };
        let mut first = None;
        for difference in self.differences((&bundle, edition), rustc, &compiled, &solution) {
            match left_out(&difference) {
                Some(why) => first = first.or(Some(why)),
                None => return Ok(Some(difference)),
            }
        }
        first.map_or(Ok(None), |why| Err(Rejected::new(why).into()))
    }

    /// Compares all functions of the bundle, the solution's first.
    fn differences(
        &self,
        (bundle, edition): (&str, &str),
        rustc: &Rustc,
        compiled: &[Compiled],
        solution: &str,
    ) -> Vec<Difference> {
        let all = entries(bundle);
        let krate_of = |entry: &Entry| {
            let first = entry.first_name()?;
            self.sources
                .iter()
                .position(|source| source.module == first)
        };
        let sees_sizes = |entry: &Entry| self.is_own(krate_of(entry)) && entry.sees_sizes();
        let modules = self
            .sources
            .iter()
            .map(|source| (&*source.module, &*source.krate.name));
        let libraries: BTreeSet<&str> = rustc.libraries.keys().map(String::as_str).collect();
        let comparison = Comparison {
            judge: self,
            edition,
            bundle,
            with_destructor: all.iter().filter_map(Entry::dropped_type).collect(),
            in_bundle: modules
                .chain(libraries.iter().map(|name| (*name, *name)))
                .collect(),
            sees_sizes: all.iter().any(sees_sizes),
        };
        let mut reach = Reach::new(&all, &libraries);
        let mut differences = Vec::new();
        for krate in iter::once(None).chain((0..self.sources.len()).map(Some)) {
            let mir = krate.map_or(solution, |i| &compiled[i].mir);
            let bundled = (0..all.len()).filter(|&i| krate_of(&all[i]) == krate);
            let bundled: Vec<(usize, &Entry)> = bundled.map(|i| (i, &all[i])).collect();
            differences.extend(comparison.lost_destructors(krate, mir));
            differences.extend(comparison.of_crate(krate, mir, &bundled, &mut reach));
        }
        differences
    }

    fn is_own(&self, krate: Option<usize>) -> bool {
        krate.is_none_or(|i| self.sources[i].krate.is_own())
    }
}

/// A bundle beside the workspace.
struct Comparison<'a> {
    judge: &'a Judge,
    edition: &'a str,
    /// All MIR of the bundle.
    bundle: &'a str,
    /// Types of the bundle that have a destructor.
    with_destructor: BTreeSet<&'a str>,
    /// How the bundle names crates: module or library → name of the crate.
    in_bundle: HashMap<&'a str, &'a str>,
    /// `true` if the author's own code asks for the size of a type that may be a closure's.
    sees_sizes: bool,
}

impl<'a> Comparison<'a> {
    fn source(&self, krate: Option<usize>) -> &'a Source {
        krate.map_or(&self.judge.solution, |i| &self.judge.sources[i])
    }

    /// Returns how a crate's own MIR names crates.
    fn names(&self, source: &'a Source) -> HashMap<&'a str, &'a str> {
        let externs = source
            .externs
            .iter()
            .filter_map(|(name, krate)| match krate {
                Extern::Inlined(i) => Some((&**name, &*self.judge.sources[*i].krate.name)),
                Extern::Library(_) => None,
            });
        let all = self.in_bundle.values().map(|&name| (name, name));
        let mut names: HashMap<_, _> = all.chain(externs).collect();
        if !source.module.is_empty() {
            names.remove(&*source.krate.name);
        }
        names
    }

    /// Returns types that lack their destructor in the bundle. A function that drops a value has
    /// the same MIR whether the value's type has a destructor of its own or only its fields have.
    fn lost_destructors(&self, krate: Option<usize>, mir: &str) -> Vec<Difference> {
        let source = self.source(krate);
        let own = entries(mir);
        let types = own
            .iter()
            .filter_map(Entry::dropped_type)
            .filter(|of_type| {
                let path = format!("{}::{of_type}", source.module);
                let is_lost = krate.is_some() && !self.with_destructor.contains(&*path);
                is_lost && mentions(self.bundle, &path)
            });
        let lost = types.map(|of_type| {
            let lines = [&*format!("impl Drop for {of_type}"), "no such impl"];
            Difference::new(krate, of_type, lines, false)
        });
        lost.collect()
    }

    /// Compares the functions that the bundle has of a crate, given with their numbers.
    fn of_crate(
        &self,
        krate: Option<usize>,
        mir: &'a str,
        bundled: &[(usize, &'a Entry<'a>)],
        reach: &mut Reach<'a>,
    ) -> Vec<Difference> {
        let source = self.source(krate);
        let module = krate.map(|_| source.module.as_str());
        let crates = &self.names(source);
        let mut ambiguous = crates.clone();
        ambiguous.retain(|&name, _| source.roots.contains(name));
        let in_workspace = Names {
            crates,
            own: &source.krate.name,
            module: None,
            ambiguous: &ambiguous,
        };
        let in_bundle = Names {
            crates: &self.in_bundle,
            module,
            ..in_workspace
        };
        let mut own: HashMap<String, Vec<Entry>> = HashMap::new();
        for entry in entries(mir) {
            own.entry(entry.name.clone()).or_default().push(entry);
        }
        let compare = |entry: &'a Entry<'a>| {
            let own = own.get(&entry.own_name(module)).into_iter().flatten();
            let workspace = own.clone().map(|one| one.normalised(in_workspace));
            let definitions = &self.judge.definitions;
            let compared = definitions.compare(workspace, &entry.normalised(in_bundle));
            if matches!(compared, Compared::Equal) || source.krate.edition == self.edition {
                return compared;
            }
            let sees_sizes = self.sees_sizes && self.judge.is_own(krate);
            let workspace = own.map(|one| one.events(in_workspace, sees_sizes));
            definitions.compare(workspace, &entry.events(in_bundle, sees_sizes))
        };
        let difference = |entry: &Entry, lines: Lines, is_constant: bool| {
            Difference::new(krate, &entry.own_name(module), lines, is_constant)
        };
        let mut differences = Vec::new();
        for (i, entry) in bundled {
            let mut places = match compare(entry) {
                Compared::Equal => Vec::new(),
                Compared::Constants(lines) => lines,
                Compared::Different(lines) => {
                    differences.push(difference(entry, lines, false));
                    continue;
                }
            };
            // A downloaded crate names places only for those who look for errors.
            if self.judge.is_own(krate) {
                let lines = entry.lines_naming_places(krate.is_none());
                places.extend(lines.into_iter().map(|line| [line, line]));
            }
            let in_bundle = places.iter().map(|[_, line]| *line);
            if let Some(&first) = places.first()
                && reach.add(*i, in_bundle).is_some()
            {
                differences.push(difference(entry, first, true));
            }
        }
        differences
    }
}

impl Definitions {
    /// Collects the names in the crates' text. Dependencies come first.
    pub fn new(tree: &Tree, sources: &[Source]) -> Self {
        let mut all: HashMap<String, OfCrate> = HashMap::new();
        for source in sources {
            let used = source.externs.iter().map(|(name, krate)| match krate {
                Extern::Inlined(i) => &sources[*i].krate.name,
                Extern::Library(_) => name,
            });
            let behind = used
                .clone()
                .filter_map(|used| all.get(used))
                .flat_map(|of| &of.uses);
            let uses: Vec<String> = used.chain(behind).cloned().collect();
            let own = all.entry(source.krate.name.clone()).or_default();
            own.uses.extend(uses);
        }
        for (id, part) in tree.parts.iter().enumerate() {
            let module = tree.name(tree.root_of(id));
            let source = sources.iter().find(|source| Some(&source.module) == module);
            let Some(own) = source.and_then(|source| all.get_mut(&source.krate.name)) else {
                continue;
            };
            if let PartKind::Import(import) = &part.kind {
                if let Some(name) = import.renamed() {
                    let known = own.aliases.entry(import.binding.clone());
                    known.or_default().insert(name.clone());
                }
                if let Some((_, rest)) =
                    import.path.split_first().filter(|(first, _)| is_std(first))
                {
                    let name = rest.last().cloned().unwrap_or_default();
                    own.from_std.insert((import.binding.clone(), name));
                }
            }
            let is_item = matches!(part.kind, PartKind::Item | PartKind::Type | PartKind::Trait);
            if let (true, Some(name)) = (is_item, tree.name(id)) {
                let mut path = tree.path_of(id);
                path.pop();
                path.reverse();
                let known = own.paths.entry(name.clone());
                known.or_default().insert(path.join("::"));
            }
        }
        Self(all)
    }

    /// Returns whether the crate may re-export the other one, or is the same.
    fn has(&self, krate: &str, other: &str) -> bool {
        krate == other
            || self
                .0
                .get(krate)
                .is_some_and(|own| own.uses.contains(other))
    }

    /// Returns whether a path within the crate leads to a definition.
    fn is_defined(&self, krate: &str, path: &[&str]) -> bool {
        let last = path
            .last()
            .and_then(|last| self.0.get(krate)?.paths.get(*last));
        last.is_some_and(|paths| paths.contains(&path.join("::")))
    }

    fn is_same(&self, reference: &Piece, bundle: &Piece) -> bool {
        match (reference, bundle) {
            (Piece::Path(i, public) | Piece::Own(i, public), Piece::Path(STD, defined))
                if *i != STD =>
            {
                self.leads_to_std(i, public, defined)
            }
            (Piece::Path(i, public), Piece::Path(j, defined)) => {
                self.has(i, j) && self.leads_to(i, public, defined)
            }
            (one, other) => one == other,
        }
    }

    /// Compares an entry of the bundle with the workspace's entries of its name.
    fn compare<'e, 'n>(
        &self,
        workspace: impl DoubleEndedIterator<Item = Vec<Line<'e, 'n>>>,
        bundle: &[Line<'e, '_>],
    ) -> Compared<'e> {
        let are_same = |one: &[Piece], other: &[Piece]| {
            let mut pairs = one.iter().zip(other);
            one.len() == other.len() && pairs.all(|(a, b)| self.is_same(a, b))
        };
        let is_alike = |one: &Line, other: &Line| {
            let [one, other] = [one, other].map(|line| without_constants(&line.pieces));
            are_same(&one, &other)
        };
        let mut result = Compared::Different(["", ""]);
        for own in workspace.rev() {
            let pairs = own.iter().zip(bundle);
            let different: Vec<(&Line<'e, 'n>, &Line<'e, '_>)> = pairs
                .filter(|(one, other)| !are_same(&one.pieces, &other.pieces))
                .collect();
            let unlike = different.iter().find(|(one, other)| !is_alike(one, other));
            if own.len() == bundle.len() && unlike.is_none() {
                if different.is_empty() {
                    return Compared::Equal;
                }
                let lines = different.iter().map(|(one, other)| [one.raw, other.raw]);
                result = Compared::Constants(lines.collect());
            } else if !matches!(result, Compared::Constants(_)) {
                let lines = unlike.map(|(one, other)| [one.raw, other.raw]);
                result = Compared::Different(lines.unwrap_or_default());
            }
        }
        result
    }

    /// Returns whether a crate's public path can lead to an item of the standard library. The
    /// crate, or one that it may re-export, has to import that.
    fn leads_to_std(&self, krate: &str, public: &str, defined: &str) -> bool {
        let names: Vec<&str> = public.split("::").collect();
        let is_own = (1..=names.len()).any(|end| self.is_defined(krate, &names[..end]));
        let brings = |(binding, name): &(String, String)| {
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
        let all = self.0.iter().filter(|(other, _)| self.has(krate, other));
        let mut imports = all.flat_map(|(_, of_crate)| &of_crate.from_std);
        !is_own && imports.any(brings)
    }

    /// Returns whether a crate's public path can lead to the definition at another path. Rustc
    /// prints the public path in other crates, and the path of the definition in the bundle.
    fn leads_to(&self, krate: &str, public: &str, defined: &str) -> bool {
        if public == defined {
            return true;
        }
        let aliases = self.0.get(krate).map(|own| &own.aliases);
        let is_alias = |one: &str, other: &str| {
            let names = aliases.and_then(|aliases| aliases.get(one));
            names.is_some_and(|names| names.contains(other))
        };
        let names: Vec<&str> = public.split("::").collect();
        let pairs = names.iter().rev().zip(defined.rsplit("::"));
        let same = pairs.take_while(|(one, other)| *one == other || is_alias(one, other));
        // A path that is a definition itself leads nowhere else.
        let same = same.count();
        same > 0 && !self.is_defined(krate, &names[..=names.len() - same])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cargo::Crate;
    use crate::parts::parse_tree;

    fn of_name(name: &str, externs: &[(&str, usize)]) -> Source {
        let externs = externs
            .iter()
            .map(|&(name, i)| (name.to_string(), Extern::Inlined(i)));
        Source {
            krate: Crate {
                name: name.to_string(),
                ..Crate::default()
            },
            module: name.to_string(),
            externs: externs.collect(),
            ..Source::default()
        }
    }

    #[test]
    fn a_public_path_leads_to_what_the_crate_imports_from_std() {
        let source = "mod mini { pub use std::cmp::*; pub use std::mem::swap as exchange;
            mod deep { use std as alloc_crate; }
            pub use std::fmt; pub fn max() {} }
            mod other { pub use crate::mini::*; }";
        let tree = parse_tree(source.to_string()).unwrap();
        let sources = [of_name("mini", &[]), of_name("other", &[("mini", 0)])];
        let definitions = Definitions::new(&tree, &sources);
        for (krate, public, defined, leads) in [
            ("mini", "min", "cmp::min", true),
            ("mini", "max", "cmp::max", false),
            ("mini", "exchange", "mem::swap", true),
            ("mini", "swap", "mem::swap", true),
            (
                "mini",
                "deep::alloc_crate::alloc::alloc",
                "alloc::alloc",
                true,
            ),
            (
                "mini",
                "deep::alloc_crate::alloc::alloc",
                "mem::swap",
                false,
            ),
            ("mini", "fmt::Write", "fmt::Write", true),
            ("mini", "min", "cmp::max", false),
            ("mini", "max::min", "cmp::min", false),
            ("other", "min", "cmp::min", true),
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
        let definitions = Definitions::new(&tree, &[of_name("mini", &[])]);
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
            assert_eq!(
                definitions.leads_to("mini", public, defined),
                leads,
                "{public}"
            );
        }
    }
}
