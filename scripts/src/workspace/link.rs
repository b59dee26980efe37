//! Link from a contestant's own repository to the collection.
//!
//! `collection/snippets/Cargo.toml` is a package of that repository whose library is a file of the
//! collection. Cargo can read it even if the collection has moved, so that `cargo x` starts and
//! prints the remedy.

use std::path::{Component, Path, PathBuf};

use anyhow::{Result, ensure};

/// Manifest that contains the path of the collection.
pub const LINK: &str = "collection/snippets/Cargo.toml";

/// Library of the collection's modules, relative to its root.
pub(super) const LIBRARY: &str = "snippets/src/lib.rs";

/// Root of the collection to which the repository at `root` is linked; None without a link.
pub(super) fn collection_of(root: &Path) -> Option<PathBuf> {
    let manifest = root.join(LINK);
    let text = fs_err::read_to_string(&manifest).ok()?;
    let table: toml::Table = text.parse().ok()?;
    let library = table.get("lib")?.get("path")?.as_str()?;
    let library = manifest.parent()?.join(library);
    let collection = library
        .ancestors()
        .nth(Path::new(LIBRARY).components().count())?;
    Some(without_dots(collection))
}

/// Resolves dots in a path: `a/b/../c` becomes `a/c`.
pub fn without_dots(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir if plain.file_name().is_some() => {
                plain.pop();
            }
            Component::CurDir => {}
            other => plain.push(other),
        }
    }
    plain
}

/// Text of the link's manifest, derived from the collection's own manifest of its modules.
///
/// # Errors
/// If the collection has no such manifest or its path is not UTF-8.
pub fn link_text(collection: &Path) -> Result<String> {
    let manifest = fs_err::read_to_string(collection.join("snippets/Cargo.toml"))?;
    let manifest: toml::Table = manifest.parse()?;
    let mut package = toml::Table::new();
    for (key, value) in [
        ("name", "snippets"),
        ("version", "0.1.0"),
        ("license", "CC0-1.0"),
    ] {
        package.insert(key.to_string(), value.into());
    }
    let theirs = manifest.get("package");
    let edition = theirs.and_then(|package| package.get("edition"));
    package.insert(
        "edition".to_string(),
        edition.cloned().unwrap_or("2021".into()),
    );
    package.insert("publish".to_string(), false.into());
    let library = collection.join(LIBRARY);
    let path = library.to_str();
    ensure!(
        path.is_some(),
        "{}: the path is not UTF-8",
        library.display()
    );
    let lib = [
        ("path".to_string(), path.unwrap_or_default().into()),
        ("doctest".to_string(), false.into()),
        ("test".to_string(), false.into()),
    ];
    let mut link = toml::Table::new();
    link.insert("package".to_string(), package.into());
    link.insert("lib".to_string(), toml::Table::from_iter(lib).into());
    if let Some(dependencies) = manifest.get("dependencies") {
        link.insert("dependencies".to_string(), dependencies.clone());
    }
    Ok(format!(
        "# Written by `cargo x init`: the modules of the collection, read where it is. If it moves,\n\
         # call `cargo x init` with this repository's folder there; that corrects the path below.\n\n{}",
        toml::to_string(&link)?
    ))
}
