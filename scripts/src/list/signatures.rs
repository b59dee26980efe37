//! `cargo x list --signatures`: lists the public types and functions of the modules from their
//! sources.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result};

use crate::eprintln;
use crate::output;
use crate::workspace::Workspace;

/// Prints a line for each public type or function: its module and its signature. With words, prints
/// only lines that contain all of them.
///
/// # Errors
/// If a source cannot be read.
pub fn run(workspace: &Workspace, words: &[String]) -> Result<bool> {
    let folder = workspace.snippets_dir();
    let entries = fs::read_dir(&folder).with_context(|| format!("{}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        files.push(entry?.path());
    }
    files.sort();
    let mut lines = String::new();
    let is_module = |file: &&PathBuf| {
        file.extension().is_some_and(|it| it == "rs") && !file.ends_with("lib.rs")
    };
    for file in files.iter().filter(is_module) {
        let module = file.file_stem().unwrap_or_default().to_string_lossy();
        let source = fs::read_to_string(file).with_context(|| format!("{}", file.display()))?;
        for signature in signatures(&source) {
            let line = format!("{module}\t{signature}\n");
            if words.iter().all(|word| line.contains(word.as_str())) {
                lines += &line;
            }
        }
    }
    if lines.is_empty() {
        eprintln!("no signature contains `{}`", words.join(" "));
        return Ok(false);
    }
    output::print(&lines)?;
    Ok(true)
}

/// Public types and functions of a formatted source, each on one line: a type with its public
/// fields or variants, a method with its type as prefix and the bounds of the closures it takes.
fn signatures(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut owner = String::new();
    let mut bounds = Vec::new();
    let mut lines = source.lines().take_while(|line| *line != "#[cfg(test)]");
    while let Some(line) = lines.next() {
        if line.starts_with("impl") {
            owner = implemented_type(line);
            bounds = where_clause(line, &mut lines);
        } else if line == "}" {
            owner.clear();
            bounds.clear();
        } else if let Some(rest) = line.strip_prefix("pub enum ") {
            found.push(format!("enum {}", with_members(rest, "", &mut lines)));
        } else if let Some(rest) = line.strip_prefix("pub struct ") {
            found.push(format!("struct {}", with_members(rest, "pub ", &mut lines)));
        }
        let Some(rest) = line.trim_start().strip_prefix("pub fn ") else {
            continue;
        };
        let mut signature = rest.to_string();
        while !signature.ends_with(" {") {
            let Some(next) = lines.next() else { break };
            let is_first = signature.ends_with('(');
            let space = if is_first || next.trim().starts_with(')') {
                ""
            } else {
                " "
            };
            signature = signature + space + next.trim();
        }
        let signature = signature.trim_end_matches(" {").replace(",)", ")");
        let signature = signature.replace("(mut ", "(").replace(", mut ", ", ");
        let takes = |bound: &&String| {
            let closure = bound.split(':').next().unwrap_or_default();
            signature.contains(&format!(": {closure}"))
        };
        let taken: Vec<&str> = bounds.iter().filter(takes).map(String::as_str).collect();
        let bounds = if taken.is_empty() {
            String::new()
        } else {
            format!(" where {}", taken.join(", "))
        };
        found.push(format!("{owner}{signature}{bounds}"));
    }
    found
}

/// Bounds on closures in the `where` clause of an `impl`.
fn where_clause<'a>(line: &str, lines: &mut impl Iterator<Item = &'a str>) -> Vec<String> {
    if line.ends_with('{') {
        return Vec::new();
    }
    let bounds = lines.take_while(|line| *line != "{");
    bounds
        .filter(|bound| bound.contains("Fn"))
        .map(|bound| bound.trim().trim_end_matches(',').to_string())
        .collect()
}

/// A type with those of its members whose lines begin with `public`: `Period { period: usize }`.
fn with_members<'a>(
    first: &str,
    public: &str,
    lines: &mut impl Iterator<Item = &'a str>,
) -> String {
    let Some(name) = first.strip_suffix(" {") else {
        return first.split(['(', ';']).next().unwrap_or(first).to_string();
    };
    let members: Vec<&str> = lines
        .take_while(|line| *line != "}")
        .filter_map(|line| line.trim_start().strip_prefix(public))
        .filter(|member| !member.starts_with(['/', '#']))
        .map(|member| member.trim_end_matches(','))
        .collect();
    if members.is_empty() {
        name.to_string()
    } else {
        format!("{name} {{ {} }}", members.join(", "))
    }
}

/// Prefix `Type::` of a line such as `impl<T> Type<T> {`; empty for a trait impl.
fn implemented_type(line: &str) -> String {
    let rest = line.trim_start_matches("impl");
    let rest = match rest.strip_prefix('<') {
        Some(generic) => generic.split_once("> ").map_or("", |(_, rest)| rest),
        None => rest.trim_start(),
    };
    if rest.contains(" for ") {
        return String::new();
    }
    let end = rest.find(['<', ' ']).unwrap_or(rest.len());
    format!("{}::", &rest[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_functions_and_methods_are_listed_and_tests_are_not() {
        let source = "\
pub fn one(mut a: u64) -> u64 {
    a
}

pub fn many(
    heaps: &[u64],
    k: usize,
) -> bool {
}

/// The player to move.
pub enum Turn {
    /// The first player's.
    First,
    Second(u64),
}

pub struct Memo<S, F> {
    options: F,
    /// How many are known.
    pub known: usize,
}

pub struct Pair(u64, u64);

impl<S, F> Memo<S, F>
where
    S: Clone,
    F: Fn(&S) -> Vec<S>,
{
    pub fn new(options: F) -> Self {
    }

    pub fn sg(&mut self, position: &S) -> u64 {
    }
}

impl Pair {
    pub fn first(self) -> u64 {
    }
}

fn hidden() {
}

#[cfg(test)]
mod tests {
    pub fn helper() {
    }
}
";
        assert_eq!(
            signatures(source),
            [
                "one(a: u64) -> u64",
                "many(heaps: &[u64], k: usize) -> bool",
                "enum Turn { First, Second(u64) }",
                "struct Memo<S, F> { known: usize }",
                "struct Pair",
                "Memo::new(options: F) -> Self where F: Fn(&S) -> Vec<S>",
                "Memo::sg(&mut self, position: &S) -> u64",
                "Pair::first(self) -> u64",
            ]
        );
    }
}
