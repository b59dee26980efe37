//! The collection that the command brings along: modules, problems, golden cases, course.
//!
//! The installed command carries it, packed, and unpacks it into the user's cache folder when it is
//! first needed. A command that was built in a clone uses that clone.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use anyhow::{Result, ensure};

/// Environment variable that names another folder of the collection.
const VARIABLE: &str = "GRUNDY_COLLECTION";

/// Root of the collection.
///
/// # Errors
/// If the cache folder cannot be written, or the clone is gone.
pub fn root() -> Result<PathBuf> {
    if let Some(folder) = std::env::var_os(VARIABLE) {
        return Ok(folder.into());
    }
    if let Some(folder) = unpacked()? {
        return Ok(folder);
    }
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR"));
    let clone = scripts.parent().unwrap_or(scripts);
    ensure!(
        clone.is_dir(),
        "the clone that this command was built in, {}, is gone; install the command: `cargo \
         install --path scripts` in a clone",
        clone.display()
    );
    Ok(clone.to_path_buf())
}

/// Version of the command, with the commit if it is known.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let version = env!("CARGO_PKG_VERSION");
        match COMMIT {
            "" => format!("{version} (commit unknown)"),
            commit => format!("{version} ({commit})"),
        }
    });
    &VERSION
}

#[cfg(feature = "packed")]
use packed::COMMIT;
#[cfg(not(feature = "packed"))]
const COMMIT: &str = "";

/// Folder of the packed collection; `None` if this command carries none.
#[cfg(feature = "packed")]
fn unpacked() -> Result<Option<PathBuf>> {
    use anyhow::Context as _;
    let cache = dirs::cache_dir();
    let cache = cache.context("no cache folder for the collection; set HOME or XDG_CACHE_HOME")?;
    let cache = cache.join("cargo-grundy");
    Ok(packed::unpacked_in(&cache, env!("CARGO_PKG_VERSION"))?)
}

#[cfg(not(feature = "packed"))]
fn unpacked() -> Result<Option<PathBuf>> {
    Ok(None)
}
