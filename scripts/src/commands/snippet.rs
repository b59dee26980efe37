//! `cargo x snippet`: prints snippets to paste, and writes snippet files for editors.

use std::path::PathBuf;

use anyhow::{Result, anyhow, bail, ensure};
use clap::ValueEnum;
use fs_err as fs;

use crate::system::files::atomic;
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::config::SnippetFile;
use crate::workspace::snippets::{Entry, Format, Library, Snippet};

/// Print snippets ready to paste, or export them to an editor
///
/// Without names and options, lists what there is.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Print these and all that they need; with `--format`, export only these
    names: Vec<String>,

    /// Print the snippet file of an editor
    #[arg(long)]
    format: Option<Format>,

    /// Write the targets in `cargo-snippet.toml`; with `--format`, only those of this format
    #[arg(long, conflicts_with = "names")]
    write: bool,
}

/// Lists, prints or exports snippets.
///
/// # Errors
/// If a snippet does not exist or is marked wrongly, or a target cannot be written.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let library = Library::read(workspace)?;
    if args.write {
        for path in write(workspace, &library, args.format)? {
            output::print(&format!("{}\n", workspace.shown(&path)))?;
        }
        return Ok(true);
    }
    let named = args.names.iter().map(|name| library.get(name));
    let named: Vec<&Snippet> = named.collect::<Result<_>>()?;
    match args.format {
        Some(format) if named.is_empty() => output::print_exactly(&export(&library, format)?)?,
        Some(format) => {
            let entries: Vec<Entry> = named.iter().map(|it| library.entry(it)).collect();
            output::print_exactly(&format.export(&entries)?)?;
        }
        None if named.is_empty() => output::print(&table(&library))?,
        None => {
            let mut lines: Vec<String> = named.iter().map(|it| about(workspace, it)).collect();
            lines.dedup();
            let about = lines.concat();
            output::print_exactly(&format!("{about}{}\n", library.paste(named)))?;
        }
    }
    Ok(true)
}

/// Comment line above pasted code: title, cost and, if the snippet is this collection's, the
/// licence.
fn about(workspace: &Workspace, snippet: &Snippet) -> String {
    let file = workspace.root().join(&snippet.file);
    let is_ours = file.starts_with(workspace.snippets_dir());
    let licence = if is_ours {
        "No rights reserved (CC0)."
    } else {
        ""
    };
    let time = match snippet.time.as_str() {
        "" => String::new(),
        time => format!("{time}."),
    };
    let words = [&format!("{}.", snippet.title), &time, licence];
    let words: Vec<&str> = words.into_iter().filter(|it| !it.is_empty()).collect();
    format!("// {}\n", words.join(" "))
}

fn export(library: &Library, format: Format) -> Result<String> {
    let entries: Vec<Entry> = library.iter().map(|it| library.entry(it)).collect();
    format.export(&entries)
}

/// Table of all snippets: name, number of own lines, title of the file.
fn table(library: &Library) -> String {
    let name = |snippet: &Snippet| snippet.name.chars().count();
    let width = library.iter().map(name).max().unwrap_or(0);
    let row = |snippet: &Snippet| {
        let Snippet { name, title, .. } = snippet;
        let lines = library.own_text(snippet).lines().count();
        format!("{name:width$}  {lines:3}  {title}\n")
    };
    library.iter().map(row).collect()
}

/// Writes the configured targets, or none of them if one cannot be written; returns their paths.
fn write(workspace: &Workspace, library: &Library, only: Option<Format>) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for target in &workspace.config().snippet.target {
        let format = format_of(target)?;
        if only.is_none_or(|only| only == format) {
            let mut path = workspace.expand(&target.path)?;
            if path.starts_with(workspace.root()) {
                path = workspace.to_write(path)?;
            }
            check_ours(&path)?;
            ensure!(
                files.iter().all(|(other, _)| *other != path),
                "cargo-snippet.toml: two targets write {}; give one another path",
                path.display()
            );
            let text = export(library, format)?;
            files.push((path, format!("{} {MARK}\n{text}", format.comment())));
        }
    }
    ensure!(
        !files.is_empty(),
        "cargo-snippet.toml has no such `[[snippet.target]]`; add one with `format` and `path`"
    );
    for (path, text) in &files {
        atomic::replace(path, text)?;
    }
    Ok(files.into_iter().map(|(path, _)| path).collect())
}

/// Text in the first line of a file that this command writes, after the format's comment sign.
const MARK: &str = "Written by `cargo x snippet --write`, which replaces this file whole.";

fn format_of(target: &SnippetFile) -> Result<Format> {
    Format::from_str(&target.format, false).map_err(|_| {
        let known = Format::value_variants().iter();
        let known =
            known.filter_map(|format| Some(format.to_possible_value()?.get_name().to_string()));
        anyhow!(
            "cargo-snippet.toml: no format `{}`; known are {}",
            target.format,
            known.collect::<Vec<_>>().join(", ")
        )
    })
}

/// Refuses to replace a file that this command did not write.
fn check_ours(path: &PathBuf) -> Result<()> {
    let there = match fs::read_to_string(path) {
        Ok(there) => there,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(error) => {
            return Err(error.into());
        }
    };
    let is_ours = there.lines().next().is_none_or(|line| line.contains(MARK));
    if !is_ours {
        bail!(
            "{} was not written by this command and stays as it is; move it away or give the \
             target in cargo-snippet.toml another path",
            path.display()
        );
    }
    Ok(())
}
