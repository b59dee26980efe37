//! Refuses crates that are more than Rust source: they cannot be inlined. As dependencies of
//! another crate they are allowed if no part that stays needs them.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, anyhow};

use super::{Blame, cannot_be_inlined};
use crate::cargo::{Crate, CrateKind, Graph};
use crate::inline::InlinedCrates;
use crate::parts::Tree;
use crate::request::{Job, Rejected, Target};
use crate::shake::Shaken;
use crate::solution::Solution;
use crate::sources::Sources;
use crate::syntax::{is_of_word, words};

/// Name of the crate of random generators.
const RAND: &str = "rand";

/// Items of `rand`, and methods of its traits, that ask the operating system for a seed.
const ASKING: [&str; 6] = [
    "OsRng",
    "ThreadRng",
    "from_entropy",
    "from_os_rng",
    "thread_rng",
    "try_from_os_rng",
];

/// Functions and methods of `rand` that ask the system for a seed, and whose names are common
/// words. They count only in a path that begins with `rand`, or called after an import of all its
/// names.
const ASKING_IN_PATHS: [&str; 6] = [
    "random",
    "random_bool",
    "random_iter",
    "random_range",
    "random_ratio",
    "rng",
];

/// Refuses what the solution itself mentions: procedural macros, crates that need a library that is
/// not Rust, attributes that a crate hands on, and random generators that the system seeds.
/// `inlined` has the index in `graph` of each inlined crate. The search would find most of it out,
/// too, but late.
///
/// # Errors
/// If the solution mentions such a thing; names its line and the remedy.
pub fn refuse_mentioned(
    job: &Job,
    graph: &Graph,
    solution: &Solution,
    inlined: &BTreeMap<String, usize>,
) -> Result<()> {
    let refusal = |line: usize, krate: usize, what: String, remedy: &str| {
        let (place, krate) = (job.place(line), &graph.crates[krate]);
        Err(anyhow!(lacking(job, krate, &place, &what, remedy)))
    };
    let remedy = BY_HAND;
    for path in &solution.crate_paths {
        let Some(&index) = inlined.get(&path.name) else {
            continue;
        };
        let package = &graph.crates[index].package;
        let what = match graph.crates[index].kind {
            CrateKind::ProcMacro => format!("`{package}` is a procedural macro"),
            CrateKind::Native => needs_more(package),
            CrateKind::Rust => continue,
        };
        return refusal(path.line, index, what, remedy);
    }
    for (name, &index) in inlined {
        let behind = graph.closure([index]);
        let behind = || behind.iter().map(|&i| &graph.crates[i]);
        for krate in behind().filter(|krate| krate.kind == CrateKind::ProcMacro) {
            for attribute in attributes(&krate.root) {
                if let Some(line) = solution.line_of_attribute(name, &attribute) {
                    let package = &krate.package;
                    let what = format!("`{attribute}` is a procedural macro of {package}");
                    return refusal(line, index, what, remedy);
                }
            }
        }
        let asks_system = name == RAND && behind().any(|krate| krate.kind == CrateKind::Native);
        if let Some((item, line)) = asking(solution).filter(|_| asks_system) {
            let remedy = if solution.uses(item) {
                SEED
            } else {
                "remove the import: the solution never uses it"
            };
            return refusal(line, index, asks(item), remedy);
        }
    }
    Ok(())
}

/// Remedies for a crate that can't be inlined, and for a generator that the system seeds.
const BY_HAND: &str = "write by hand what it does, or expands to";
const SEED: &str = "seed the generator yourself: `rand::rngs::SmallRng::seed_from_u64(42)`";

fn asks(item: &str) -> String {
    format!("`{item}` asks the operating system for a seed, which needs a library that is not Rust")
}

fn needs_more(package: &str) -> String {
    format!("`{package}` needs a library that is not Rust")
}

/// Returns the message about code at a place of the author's own files that needs a crate.
fn lacking(job: &Job, krate: &Crate, place: &str, what: &str, remedy: &str) -> String {
    let Target { judge, crates, .. } = job.request.target;
    let (package, version) = (&krate.package, &krate.version);
    match crates.get(package).filter(|has| *has != version) {
        Some(has) => format!(
            "{place}: {what}, and {judge} has {package} {has}, not {version}; take that version, \
             or {remedy}"
        ),
        None => format!("{place}: {what}, and {judge} lacks it; {remedy}"),
    }
}

/// Refuses a function of an own library that runs, and needs a crate that is more than Rust or asks
/// the system for a seed.
///
/// # Errors
/// If there is such a function; names its line and the remedy.
pub fn refuse_run(
    job: &Job,
    graph: &Graph,
    crates: &InlinedCrates,
    (tree, shaken): (&Tree, &Shaken),
    sources: &Sources,
) -> Result<(), Rejected> {
    let natives = graph.crates.iter().filter(|k| k.kind == CrateKind::Native);
    let natives: Vec<&str> = natives.map(|krate| &*krate.name).collect();
    let run = || shaken.run_with_native.iter().flatten();
    let has_rand = graph.crates.iter().any(|krate| krate.name == RAND);
    let asking = ASKING.iter().chain(&ASKING_IN_PATHS).filter(|_| has_rand);
    let items = asking.chain(&natives);
    let pairs = items.flat_map(|&item| run().map(move |&id| (item, id)));
    for (item, id) in pairs.filter(|&(item, id)| tree.parts[id].mentions.contains(item)) {
        let mut crates = crates.list.iter();
        let krate = crates.find(|krate| tree.is_named(tree.root_of(id), &krate.module));
        let krate = krate.map(|krate| &graph.crates[krate.index]);
        let (Some(krate), Some(function)) = (krate.filter(|k| k.is_own()), tree.name(id)) else {
            continue;
        };
        let mut files = sources.files_in(krate.folder());
        let place = files.find_map(|(file, text)| {
            let line = line_of(&text, function, item)?;
            Some(format!("{}:{line}", job.shown(&file)))
        });
        if let Some(place) = place {
            let (name, what, remedy) = if natives.contains(&item) {
                (item, needs_more(item), BY_HAND)
            } else {
                (RAND, asks(item), SEED)
            };
            let wanted = graph.crates.iter().find(|krate| krate.name == name);
            let message = lacking(job, wanted.unwrap_or(krate), &place, &what, remedy);
            return Err(Rejected::new(message));
        }
    }
    Ok(())
}

/// Returns the first line of a function with this word, counted from 1. A common word has to be
/// called, and not as a method.
fn line_of(text: &str, function: &str, word: &str) -> Option<usize> {
    let has = |line: &str, wanted: &str| words(line).any(|word| word == wanted);
    let is_common = ASKING_IN_PATHS.contains(&word);
    let is_path = |line: &str, at: usize| {
        let is_word = !line[..at].ends_with(|c| is_of_word(c) || c == '.');
        is_word && line[at + word.len()..].starts_with(['(', ':'])
    };
    let asks = |line: &str| {
        if is_common {
            line.match_indices(word).any(|(at, _)| is_path(line, at))
        } else {
            has(line, word)
        }
    };
    let is_head = |line: &str| has(line, "fn") && has(line, function);
    let start = text.lines().position(is_head)?;
    let mut lines = text.lines().skip(start);
    Some(start + lines.position(asks)? + 1)
}

/// Returns attributes that the crate of procedural macros at `root` defines.
fn attributes(root: &Path) -> Vec<String> {
    let source = std::fs::read_to_string(root).unwrap_or_default();
    let items = crate::parse_file(&source).map_or(Vec::new(), |file| file.items);
    let attribute = |item| match item {
        syn::Item::Fn(item) => {
            let mut attributes = item.attrs.iter();
            let is_one = attributes.any(|a| a.path().is_ident("proc_macro_attribute"));
            is_one.then(|| item.sig.ident.to_string())
        }
        _ => None,
    };
    items.into_iter().filter_map(attribute).collect()
}

/// Returns the first item of `rand` in the solution that asks the system for a seed, and its line.
fn asking(solution: &Solution) -> Option<(&'static str, usize)> {
    let items = ASKING.map(|name| (name, solution.line_of_item(name)));
    let in_paths = ASKING_IN_PATHS.map(|name| {
        let line = solution.line_of_path(RAND, name);
        (
            name,
            line.or_else(|| solution.line_of_glob_call(RAND, name)),
        )
    });
    let mut all = items.into_iter().chain(in_paths);
    all.find_map(|(name, line)| Some((name, line?)))
}

/// Refuses a dependency of the `inlined` crates that needs a library that is not Rust.
///
/// # Errors
/// If a part that stays mentions such a dependency.
pub fn refuse_needed(
    job: &Job,
    graph: &Graph,
    inlined: &BTreeMap<String, usize>,
    tree: &Tree,
    shaken: &Shaken,
) -> Result<(), Rejected> {
    let is_needed = |&i: &usize| {
        let krate = &graph.crates[i];
        krate.kind == CrateKind::Native && shaken.mentions(tree, &krate.name)
    };
    for (name, &krate) in inlined {
        if let Some(native) = graph.closure([krate]).into_iter().find(is_needed) {
            let native = &graph.crates[native].package;
            let why = format!("it needs `{native}`, a library that is not Rust");
            return Err(cannot_be_inlined(job, name, &why));
        }
    }
    Ok(())
}

/// Environment variable that names the folder into which build scripts write.
const FOLDER: &str = "OUT_DIR";

/// Refuses a crate of this text that includes a file that its build script writes.
///
/// # Errors
/// If the text mentions that script's folder.
pub fn refuse_generated(job: &Job, culprit: &Blame, text: &str) -> Result<(), Rejected> {
    if !text.contains(FOLDER) {
        return Ok(());
    }
    let why = format!(
        "{culprit} includes a file that its build script writes (`{FOLDER}`), which is not among \
         its sources"
    );
    Err(cannot_be_inlined(job, &culprit.mentioned, &why))
}
