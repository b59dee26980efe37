//! `cargo x list --signatures`: lists the public functions of the modules from their sources.

use std::fs;

use anyhow::{Context as _, Result};

use crate::output;
use crate::workspace::Workspace;

/// Prints a line for each public function: its module and its signature. With words, prints only
/// lines that contain all of them.
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
    for file in files
        .iter()
        .filter(|file| file.extension().is_some_and(|it| it == "rs"))
    {
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
        eprintln!("no signature holds `{}`", words.join(" "));
        return Ok(false);
    }
    output::print(&lines)?;
    Ok(true)
}

/// Signatures of the public functions of a formatted source, each on one line; a method has its
/// type as prefix.
fn signatures(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut owner = String::new();
    let mut lines = source.lines().take_while(|line| *line != "#[cfg(test)]");
    while let Some(line) = lines.next() {
        if line.starts_with("impl") {
            owner = implemented_type(line);
        } else if line == "}" {
            owner.clear();
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
        found.push(format!("{owner}{signature}"));
    }
    found
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
    fn functions_and_methods_are_listed_and_tests_are_not() {
        let source = "\
pub fn one(a: u64) -> u64 {
    a
}

pub fn many(
    heaps: &[u64],
    k: usize,
) -> bool {
}

impl<S, F> Memo<S, F>
where
    F: Fn(),
{
    pub fn new(options: F) -> Self {
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
                "Memo::new(options: F) -> Self"
            ]
        );
    }
}
