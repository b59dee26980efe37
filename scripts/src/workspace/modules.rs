//! Modules of the crate `snippets`, and the code that uses them.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;

use crate::workspace::Workspace;

/// All modules, in the order of `snippets/src/lib.rs`.
///
/// # Errors
/// If `lib.rs` cannot be read.
pub fn all(workspace: &Workspace) -> Result<Vec<String>> {
    let path = workspace.snippets_dir().join("lib.rs");
    if !path.is_file() {
        return Ok(Vec::new());
    }
    let text = fs_err::read_to_string(path)?;
    let module = |line: &str| {
        let module = line.trim().strip_prefix("pub mod ")?.strip_suffix(';')?;
        Some(module.to_string())
    };
    Ok(text.lines().filter_map(module).collect())
}

/// Module that a file defines; None if the file is not a source of the crate `snippets`.
pub fn of_file(workspace: &Workspace, path: &Path) -> Option<String> {
    let is_source = path.starts_with(workspace.snippets_dir())
        && path.extension().is_some_and(|extension| extension == "rs");
    is_source.then_some(path.file_stem()?.to_str()?.to_string())
}

/// Modules that code outside the crate uses.
pub fn used_by(source: &str) -> BTreeSet<String> {
    used_of("snippets", source)
}

/// Modules of this crate that code outside it uses.
pub fn used_of(krate: &str, source: &str) -> BTreeSet<String> {
    named_below(krate, source)
}

/// Modules that another module of the crate uses.
pub fn used_inside(source: &str) -> BTreeSet<String> {
    named_below("crate", source)
}

/// Adds to `modules` all modules that use one of them, directly or indirectly.
///
/// # Errors
/// If a source of the snippets cannot be read.
pub fn with_users(
    workspace: &Workspace,
    mut modules: BTreeSet<String>,
) -> Result<BTreeSet<String>> {
    if modules.is_empty() {
        return Ok(modules);
    }
    let sources = workspace.sources_below(&workspace.snippets_dir())?;
    loop {
        let users = sources.iter().filter_map(|(path, text)| {
            let user = of_file(workspace, &workspace.root().join(path))?;
            let uses_one = !used_inside(text).is_disjoint(&modules);
            uses_one.then_some(user)
        });
        let users: BTreeSet<String> = users.collect();
        if users.is_subset(&modules) {
            return Ok(modules);
        }
        modules.extend(users);
    }
}

/// First words of paths `root::module::…` and `root::{module::…, module::…}`.
fn named_below(root: &str, source: &str) -> BTreeSet<String> {
    let path = format!("{root}::");
    let places = source.match_indices(&path);
    let places = places.filter(|&(at, _)| !source[..at].ends_with(is_word));
    let behind = places.map(|(at, _)| &source[at + path.len()..]);
    let words = behind.flat_map(first_words);
    words.filter(|word| !word.is_empty()).collect()
}

/// First word of a path, or of each path in a group in braces.
fn first_words(path: &str) -> Vec<String> {
    let Some(group) = path.strip_prefix('{') else {
        return vec![first_word(path)];
    };
    let mut entries = vec![String::new()];
    let mut depth = 1;
    for c in group.chars() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        match (c, depth) {
            (_, 0) => break,
            (',', 1) => entries.push(String::new()),
            _ => entries.last_mut().expect("it begins with one").push(c),
        }
    }
    entries.iter().map(|entry| first_word(entry)).collect()
}

fn first_word(path: &str) -> String {
    path.trim_start()
        .chars()
        .take_while(|&c| is_word(c))
        .collect()
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_used_however_it_is_imported() {
        let used = |source: &str| Vec::from_iter(used_by(source)).join(" ");
        assert_eq!(used("use snippets::mex::mex;"), "mex");
        assert_eq!(used("use snippets::{nim::nim_sum, mex::mex};"), "mex nim");
        assert_eq!(
            used("use snippets::{nim::{a, b},\n    mex::mex,\n};\nfn c() {}"),
            "mex nim"
        );
        assert_eq!(used("fn a() { snippets::mex::mex([]) }"), "mex");
        assert_eq!(used("use snippets::{mymex::mex};"), "mymex");
        assert_eq!(used("use crate::mex::mex; use other_snippets::mex;"), "");
    }
}
