//! Modules of the crate `snippets`, and the code that uses them.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;
pub use catalogue::modules_used as used;

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
            let uses_one = !used("crate", text).is_disjoint(&modules);
            uses_one.then_some(user)
        });
        let users: BTreeSet<String> = users.collect();
        if users.is_subset(&modules) {
            return Ok(modules);
        }
        modules.extend(users);
    }
}
