//! The collection inside the installed command: modules, problems, cases, course.
//!
//! A release build carries it as a compressed archive; other builds carry none.

#[cfg(test)]
mod pack;

use std::path::{Path, PathBuf};
use std::{fs, io};

use flate2::read::GzDecoder;
use tar::Archive;

const ARCHIVE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/collection.tar.gz"));

/// Commit from which the command was built, shortened; empty if it is not known.
pub const COMMIT: &str = env!("PACKED_COMMIT");

/// Folder of the collection below `cache`: unpacked there now, unless it is there already. The
/// folder's name has the command's version and a checksum, so another version gets another folder.
/// `None` if this build carries no collection.
///
/// # Errors
/// If the cache cannot be written; the error names it.
pub fn unpacked_in(cache: &Path, version: &str) -> io::Result<Option<PathBuf>> {
    if ARCHIVE.is_empty() {
        return Ok(None);
    }
    let folder = cache.join(format!("{version}-{}", env!("PACKED_CHECKSUM")));
    unpacked(ARCHIVE, &folder)?;
    Ok(Some(folder))
}

/// Unpacks an archive into `folder`; an error names the folder and the remedy.
fn unpacked(archive: &[u8], folder: &Path) -> io::Result<()> {
    unpack(archive, folder).map_err(|error| {
        let folder = folder.display();
        let error = format!(
            "cannot unpack the collection into {folder}: {error}; XDG_CACHE_HOME can name another \
             cache folder"
        );
        io::Error::other(error)
    })
}

/// Unpacks an archive beside `folder` and renames the result, so that the folder is whole even if
/// two processes do this at once, or one is killed.
fn unpack(archive: &[u8], folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let parent = folder.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(parent)?;
    let fresh = tempfile::Builder::new()
        .prefix(".new-")
        .tempdir_in(parent)?;
    let contents = fresh.path().join("collection");
    Archive::new(GzDecoder::new(archive)).unpack(&contents)?;
    match fs::rename(&contents, folder) {
        // Another process was faster.
        Err(_) if folder.is_dir() => Ok(()),
        renamed => renamed,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;

    /// Root of the clone, and the collection packed from it.
    static PACKED: LazyLock<(PathBuf, Vec<u8>)> = LazyLock::new(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let packed = pack::pack(&root).unwrap();
        (root, packed)
    });

    #[test]
    fn the_packed_collection_is_a_workspace_of_problems_and_modules() {
        let (root, packed) = &*PACKED;
        assert_eq!(packed, &pack::pack(root).unwrap());
        let cache = tempfile::tempdir().unwrap();
        let folder = cache.path().join("a/1.0");
        unpack(packed, &folder).unwrap();
        for path in [
            "problems/course.toml",
            "problems/src/bin/cf15_c.rs",
            "snippets/src/lib.rs",
            "tests/golden/cf15_c/sample-1.in",
        ] {
            let read = |root: &Path| fs::read(root.join(path)).unwrap();
            assert_eq!(read(&folder), read(root), "{path}");
        }
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        for part in ["\nproconio = ", "\nversion = ", "\nsnippets = { opt-level"] {
            assert!(manifest.contains(part), "no {part:?} in {manifest}");
        }
        assert!(!manifest.contains("scripts"), "{manifest}");
        // Nothing but the folder is left, and a second process finds it.
        unpack(packed, &folder).unwrap();
        assert_eq!(fs::read_dir(cache.path().join("a")).unwrap().count(), 1);
    }

    #[test]
    fn two_threads_at_once_unpack_one_whole_folder() {
        let (_, packed) = &*PACKED;
        let cache = tempfile::tempdir().unwrap();
        let folder = cache.path().join("1.0");
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| unpack(packed, &folder).unwrap());
            }
        });
        assert!(folder.join("problems/course.toml").is_file());
        assert_eq!(fs::read_dir(cache.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_cache_that_cannot_be_written_is_named_with_the_remedy() {
        let cache = tempfile::tempdir().unwrap();
        let file = cache.path().join("file");
        fs::write(&file, "").unwrap();
        let error = unpacked(ARCHIVE, &file.join("1.0")).unwrap_err();
        let error = error.to_string();
        for part in [&*file.to_string_lossy(), "XDG_CACHE_HOME"] {
            assert!(error.contains(part), "{error}");
        }
    }
}
