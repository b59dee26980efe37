//! The collection that the command brings along: modules, problems, golden cases, course.
//!
//! The installed command carries it, packed, and unpacks it into the user's cache folder when it is
//! first needed. A command that was built in a clone uses that clone.

#[cfg(feature = "packed")]
use std::io::ErrorKind;
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

/// This command's folder in the user's cache folder.
#[cfg(feature = "packed")]
fn cache() -> Option<PathBuf> {
    Some(dirs::cache_dir()?.join("cargo-grundy"))
}

/// Folder of the packed collection; `None` if this command carries none.
#[cfg(feature = "packed")]
fn unpacked() -> Result<Option<PathBuf>> {
    use anyhow::Context as _;
    let cache = cache();
    let cache = cache.context("no cache folder for the collection; set HOME or XDG_CACHE_HOME")?;
    Ok(packed::unpacked_in(&cache, env!("CARGO_PKG_VERSION"))?)
}

/// Lets cargo build in the user's cache folder if the repository around the current folder is
/// read-only.
#[cfg(feature = "packed")]
pub fn build_elsewhere_if_read_only() {
    use crate::system::files::temporary::Temporary;
    use crate::workspace::config::root_above;
    const TARGET: &str = "CARGO_TARGET_DIR";
    let current = std::env::current_dir().unwrap_or_default();
    let root = root_above(&current).filter(|_| std::env::var_os(TARGET).is_none());
    let Some(root) = root else {
        return;
    };
    let target = root.join("target");
    let tried = Temporary::file_in(if target.is_dir() { &target } else { root });
    let is_read_only = tried.is_err_and(|error| {
        [ErrorKind::PermissionDenied, ErrorKind::ReadOnlyFilesystem].contains(&error.kind())
    });
    if !is_read_only {
        return;
    }
    let mut checksum = crc32fast::Hasher::new();
    checksum.update(root.as_os_str().as_encoded_bytes());
    let name = format!("target-{:08x}", checksum.finalize());
    let Some(target) = cache().map(|cache| cache.join(name)) else {
        return;
    };
    #[expect(unsafe_code)]
    // SAFETY: `main` calls this before there is another thread.
    unsafe {
        std::env::set_var(TARGET, target);
    }
}

#[cfg(not(feature = "packed"))]
pub fn build_elsewhere_if_read_only() {}

#[cfg(not(feature = "packed"))]
fn unpacked() -> Result<Option<PathBuf>> {
    Ok(None)
}
