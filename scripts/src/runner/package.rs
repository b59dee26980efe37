//! Writes a package of its own for one file, with the workspace's dependencies and profiles.
//!
//! [`build::package`](super::build::package) compiles it in the workspace's target folder.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use fs_err as fs;
use toml::{Table, Value};

use crate::workspace::Workspace;

/// Writes a package with this target and with the dependencies of the package `model` that
/// `source` mentions.
///
/// # Errors
/// If a manifest cannot be read, or the package cannot be written.
pub fn write(
    workspace: &Workspace,
    name: &str,
    model: &str,
    target: (&str, Value),
    source: &Path,
) -> Result<PathBuf> {
    let folder = workspace.scratch_dir("packages").join(name);
    fs::create_dir_all(&folder)?;
    let root = manifest(&workspace.root().join("Cargo.toml"))?;
    let model_folder = workspace.root().join(model);
    let model = manifest(&model_folder.join("Cargo.toml"))?;
    let attempt = fs::read_to_string(source)?;
    let mut dependencies = Table::new();
    let tables =
        ["dependencies", "dev-dependencies"].map(|key| model.get(key)?.as_table().cloned());
    for (crate_name, wanted) in tables.into_iter().flatten().flatten() {
        if attempt.contains(&crate_name.replace('-', "_")) {
            let wanted = from_folder(&model_folder, wanted)?;
            let wanted = match inherited(&root, &crate_name, &wanted) {
                Some(inherited) => from_folder(workspace.root(), inherited)?,
                None => wanted,
            };
            dependencies.insert(crate_name.clone(), wanted);
        }
    }
    let snippets = workspace.root().join("snippets");
    if snippets.join("Cargo.toml").is_file() {
        let path = Table::from_iter([("path".to_string(), utf8(&snippets)?.into())]);
        dependencies.insert("snippets".to_string(), path.into());
    }
    let about = r#"package = { name = "attempt", version = "0.0.0", edition = "2021" }"#;
    let mut package: Table = format!("{about}\nworkspace = {{}}").parse()?;
    package.insert("dependencies".to_string(), dependencies.into());
    package.insert(target.0.to_string(), target.1);
    if let Some(Value::Table(mut profiles)) = root.get("profile").cloned() {
        // The collection optimises its problems by their package's name.
        let release = profiles.entry("release").or_insert(Table::new().into());
        if let Some(release) = release.as_table_mut() {
            release.insert("opt-level".to_string(), 3.into());
        }
        package.insert("profile".to_string(), profiles.into());
    }
    fs::write(folder.join("Cargo.toml"), toml::to_string(&package)?)?;
    let lock = workspace.root().join("Cargo.lock");
    if lock.is_file() {
        fs::copy(lock, folder.join("Cargo.lock"))?;
    }
    Ok(folder)
}

/// Finds the dependency that `crate.workspace = true` refers to.
fn inherited(root: &Table, name: &str, wanted: &Value) -> Option<Value> {
    wanted.get("workspace")?;
    let all = root.get("workspace")?.get("dependencies")?;
    all.get(name).cloned()
}

/// Makes the path of a dependency, if it has one, absolute.
fn from_folder(folder: &Path, mut wanted: Value) -> Result<Value> {
    if let Some(path) = wanted.get("path").and_then(Value::as_str) {
        let path = folder.join(path);
        let path = utf8(&path)?.into();
        if let Some(table) = wanted.as_table_mut() {
            table.insert("path".to_string(), path);
        }
    }
    Ok(wanted)
}

pub(super) fn manifest(path: &Path) -> Result<Table> {
    let text = fs::read_to_string(path)?;
    text.parse()
        .with_context(|| format!("in {}", path.display()))
}

pub fn utf8(path: &Path) -> Result<&str> {
    path.to_str()
        .with_context(|| format!("{}: the path is not UTF-8", path.display()))
}
