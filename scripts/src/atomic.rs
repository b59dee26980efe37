//! Files that are written whole or not at all.

use std::fs::{self, Permissions};
use std::io::{ErrorKind, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use anyhow::{Context, Result, bail};
use tempfile::{Builder, NamedTempFile};

/// Creates a file and the folders above it.
///
/// # Errors
/// If the file is there already (it stays as it is) or cannot be written.
pub fn create(path: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
    match beside(path, contents.as_ref())?.persist_noclobber(path) {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == ErrorKind::AlreadyExists => bail!(
            "{} is there already and stays as it is; choose another name or move it away",
            path.display()
        ),
        Err(error) => Err(error.error).with_context(|| format!("cannot create {}", path.display())),
    }
}

/// Creates or replaces a file, and creates the folders above it.
///
/// # Errors
/// If it cannot be written; what was there before is still there then.
pub fn replace(path: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
    let written = beside(path, contents.as_ref())?.persist(path);
    written
        .map(|_| ())
        .with_context(|| format!("cannot write {}", path.display()))
}

fn beside(path: &Path, contents: &[u8]) -> Result<NamedTempFile> {
    let write = || {
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        // As any new file: the user's umask decides.
        let as_usual = Permissions::from_mode(0o666);
        let mut file = Builder::new().permissions(as_usual).tempfile_in(folder)?;
        file.write_all(contents)?;
        file.as_file().sync_all()?;
        Ok::<_, std::io::Error>(file)
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_there_is_never_created_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b.txt");
        create(&path, "one").unwrap();
        let error = create(&path, "two").unwrap_err().to_string();
        assert!(error.contains("there already"), "{error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
    }

    #[test]
    fn replacing_leaves_nothing_beside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("b.txt");
        replace(&path, "one").unwrap();
        replace(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
