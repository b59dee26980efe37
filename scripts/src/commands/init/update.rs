//! Renews the collection's modules in a repository.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use fs_err as fs;

use super::{File, is_made_by_init, modules, write};
use crate::eprintln;
use crate::system::files::atomic;
use crate::system::files::below::Below;
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::collection;
use crate::workspace::config::CONFIG;
use crate::workspace::config::Config;

/// File in the folder of modules that lists what was written, to tell what the user changed since.
const WRITTEN: &str = "CHECKSUMS";

/// Renews the modules of the repository around `folder`, and prints a line for each changed file.
///
/// # Errors
/// If the folder is in no repository that `init` made, or a file cannot be written.
pub fn run(collection: &Workspace, folder: &Path) -> Result<bool> {
    let root = folder.ancestors().find(|root| is_made_by_init(root));
    let root = root.with_context(|| {
        format!(
            "{} is in no repository that `init` made; make one by `cargo x init contests`",
            folder.display()
        )
    })?;
    let lines = renew(&modules_dir(root)?, modules(collection)?)?;
    output::print(&lines.concat())?;
    let version = collection::version();
    match lines.len() {
        0 => eprintln!("the modules are those of version {version} already"),
        count => eprintln!("{count} files changed; the modules are those of version {version} now"),
    }
    Ok(true)
}

/// Writes the modules that are missing; returns their paths, a line each.
///
/// # Errors
/// If a file cannot be read or written.
pub fn add_modules(files: Vec<File>, root: &Path) -> Result<Vec<String>> {
    let folder = modules_dir(root)?;
    let checksums = checksums_of(&files);
    let mut written = write(&folder, files)?;
    if !folder.join(WRITTEN).exists() {
        atomic::create(&folder.join(WRITTEN), checksums)?;
    }
    let below = folder.strip_prefix(root).unwrap_or(&folder).display();
    written
        .iter_mut()
        .for_each(|path| path.insert_str(0, &format!("{below}/")));
    Ok(written)
}

fn modules_dir(root: &Path) -> Result<PathBuf> {
    let modules = Config::read(&root.join(CONFIG))?.modules;
    modules
        .map_or_else(|| Below::parse("modules"), Ok)?
        .in_folder(root)
}

/// Parses a list of checksums.
///
/// # Errors
/// If a path may lead out of the folder.
pub fn listed(text: &str) -> Result<BTreeMap<Below, &str>> {
    let lines = text.lines().filter_map(|line| line.split_once("  "));
    lines
        .map(|(sum, path)| Ok((Below::parse(path)?, sum)))
        .collect()
}

/// Makes the folder hold these files. What the user changed is kept beside the new file.
fn renew(folder: &Path, files: Vec<File>) -> Result<Vec<String>> {
    let list = Below::parse(WRITTEN)?.in_folder(folder)?;
    let written = fs::read_to_string(&list).unwrap_or_default();
    let mut old = listed(&written)
        .with_context(|| format!("{}: remove this line; nothing was changed", list.display()))?;
    // A link in a path is refused before anything changes.
    old.keys()
        .try_for_each(|path| path.in_folder(folder).map(drop))?;
    let checksums = checksums_of(&files);
    let mut changes = Vec::new();
    for File { path, text } in &files {
        let path = Below::parse(path)?;
        let full = path.in_folder(folder)?;
        let sum = old.remove(&path);
        let there = fs::read_to_string(&full).ok();
        let change = match there.map(|there| with_line_feeds(&there)) {
            Some(there) if there == *text => continue,
            None => "added".to_string(),
            Some(there) if sum == Some(&checksum(&there)[..]) => "changed".to_string(),
            Some(_) => format!("changed; yours is kept as {}", set_aside(&full)?),
        };
        atomic::replace(&full, text)?;
        changes.push(format!("{path}: {change}\n"));
    }
    // What is left was written by an earlier version, and is no longer among the modules.
    for (path, sum) in old {
        let full = path.in_folder(folder)?;
        let Ok(there) = fs::read_to_string(&full) else {
            continue;
        };
        if checksum(&with_line_feeds(&there)) == sum {
            fs::remove_file(&full)?;
            changes.push(format!("{path}: removed\n"));
        } else {
            let aside = set_aside(&full)?;
            fs::remove_file(&full)?;
            changes.push(format!("{path}: removed; yours is kept as {aside}\n"));
        }
    }
    atomic::replace(&list, checksums)?;
    Ok(changes)
}

/// Copies a file to one that no compiler reads; returns its name.
fn set_aside(file: &Path) -> Result<String> {
    let text = fs::read(file)?;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    for number in 1.. {
        let aside = match number {
            1 => format!("{name}.mine"),
            _ => format!("{name}.mine-{number}"),
        };
        let path = file.with_file_name(&aside);
        if !path.exists() {
            atomic::create(&path, &text)?;
            return Ok(aside);
        }
        // An update that was ended has made it.
        if fs::read(&path).is_ok_and(|there| there == text) {
            return Ok(aside);
        }
    }
    unreachable!("some name is free")
}

/// A line with checksum and path for each file.
fn checksums_of(files: &[File]) -> String {
    let lines = files
        .iter()
        .map(|File { path, text }| format!("{}  {path}\n", checksum(text)));
    lines.collect()
}

/// CRC-32 in hexadecimal digits: the same in every version of the command.
fn checksum(text: &str) -> String {
    format!("{:08x}", crc32fast::hash(text.as_bytes()))
}

/// Text as it was written: git on Windows may have changed its line ends.
fn with_line_feeds(text: &str) -> String {
    text.replace("\r\n", "\n")
}
