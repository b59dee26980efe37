//! Joins a crate's files to one text: the file of each module replaces `mod name;`, `cfg` is
//! decided; a file that a macro reads becomes a literal; comments, docs, tests and attributes about
//! lints are dropped.

use std::path::Path;

use anyhow::{Context, Result, anyhow};

use super::attributes::Rules;
use super::cfg_choices::without_cfg_choices;
use super::edits::FileEdits;
use super::walk::Walk;
use crate::included::included_files;
use crate::syntax::tokens::parse_with_tokens;

/// The text of the crate whose root file is `root`.
///
/// # Errors
/// If a file cannot be read or parsed; names it.
pub fn flatten(root: &Path, rules: &Rules) -> Result<String> {
    let dir = root.parent().context("a crate's root lies in a folder")?;
    file(root, dir, rules)
}

/// The text of the file at `path`; `dir` is the folder of its child modules' files.
fn file(path: &Path, dir: &Path, rules: &Rules) -> Result<String> {
    let source = rules
        .sources
        .read(path)
        .with_context(|| format!("cannot read {}", path.display()))?;
    text(&source, path, dir, rules).map_err(|error| anyhow!("{}: {error:#}", path.display()))
}

fn text(source: &str, path: &Path, dir: &Path, rules: &Rules) -> Result<String> {
    let source = without_cfg_choices(source.trim_start_matches('\u{feff}'), rules.cfg)?;
    let source = source.as_str();
    let (syntax, tokens) = parse_with_tokens(source)?;
    if rules.is_cut(&syntax.attrs, source) {
        return Ok(String::new());
    }
    let mut edits = FileEdits::new(source, &tokens, rules);
    Walk::run(&mut edits, &syntax, path, dir)?;
    let folder = path.parent().unwrap_or(dir);
    for (place, literal) in included_files(source, &tokens, folder, rules.sources, rules.variables)
    {
        let place = (place.start, (place.end, literal));
        edits.replaced.entry(place.0).or_insert(place.1);
    }
    for (place, module) in std::mem::take(&mut edits.modules) {
        let text = file(&module.path, &module.children, rules)?;
        let block = format!(" {{\n{text}\n}}");
        edits.replaced.insert(place, (place + 1, block));
    }
    Ok(edits.apply())
}
