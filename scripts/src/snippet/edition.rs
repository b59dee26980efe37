//! Edition of the code in a folder.

use std::path::Path;

use anyhow::{Context, Result};

/// Edition of the package that a folder belongs to.
///
/// # Errors
/// If the package's or the workspace's `Cargo.toml` cannot be read.
pub fn find(folder: &Path, workspace: &Path) -> Result<String> {
    let manifest = folder
        .ancestors()
        .map(|above| above.join("Cargo.toml"))
        .find(|path| path.is_file());
    let Some(manifest) = manifest else {
        return Ok(DEFAULT_EDITION.to_string());
    };
    let own = at(&manifest, &["package", "edition"])?;
    let inherited = || {
        at(
            &workspace.join("Cargo.toml"),
            &["workspace", "package", "edition"],
        )
    };
    match own {
        Some(toml::Value::String(edition)) => Ok(edition),
        Some(_) => match inherited()? {
            Some(toml::Value::String(edition)) => Ok(edition),
            _ => Ok(DEFAULT_EDITION.to_string()),
        },
        None => Ok(DEFAULT_EDITION.to_string()),
    }
}

/// Edition of a package that names none, and of code without a package.
const DEFAULT_EDITION: &str = "2021";

fn at(manifest: &Path, keys: &[&str]) -> Result<Option<toml::Value>> {
    let text = fs_err::read_to_string(manifest)?;
    let table: toml::Table =
        toml::from_str(&text).with_context(|| format!("in {}", manifest.display()))?;
    let value = keys
        .iter()
        .try_fold(&toml::Value::Table(table), |value, key| value.get(key))
        .cloned();
    Ok(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edition_is_the_packages_and_else_the_workspaces() {
        let root = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = root.path().join(path);
            fs_err::create_dir_all(path.parent().unwrap()).unwrap();
            fs_err::write(path, text).unwrap();
        };
        let edition = || find(&root.path().join("a/src"), root.path()).unwrap();
        write("Cargo.toml", "[workspace.package]\nedition = \"2018\"\n");
        assert_eq!(edition(), "2021");
        write("a/Cargo.toml", "[package]\nedition.workspace = true\n");
        assert_eq!(edition(), "2018");
        write("a/Cargo.toml", "[package]\nedition = \"2024\"\n");
        assert_eq!(edition(), "2024");
    }
}
