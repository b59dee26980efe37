//! Files that are written whole or not at all.
//!
//! Each is written beside its place and then renamed. A command that is killed in between leaves
//! that file, and the next one that writes into the folder removes it.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::system::files::temporary::{Temporary, remove_abandoned};
use crate::system::rename_to_free;

/// Paths of open streams: written into directly, even if the stream is a file.
const STREAMS: [&str; 4] = ["/dev/fd", "/dev/stderr", "/dev/stdout", "/proc/self/fd"];

/// Creates a file and the folders above it.
///
/// # Errors
/// If the file already exists (it is left unchanged) or cannot be written.
pub fn create(path: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
    let shown = path.display();
    let file = beside(path, contents.as_ref(), None)?;
    let created = rename_to_free(file.as_ref(), path).or_else(|error| match error.kind() {
        ErrorKind::AlreadyExists => Err(error),
        // Some disks can't do it. There, a command that is killed may leave an empty file.
        _ => File::create_new(path).and_then(|_| file.put_in_place(path)),
    });
    match created {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => bail!(
            "{shown} is there already and stays as it is; choose another name or move it away"
        ),
        created => created.with_context(|| format!("cannot create {shown}")),
    }
}

/// Creates or replaces a file, and creates the folders above it. Like a shell, writes into a device
/// or a pipe (`/dev/stdout`) and follows symbolic links.
///
/// # Errors
/// If the file cannot be written; its previous contents are kept.
pub fn replace(path: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
    let contents = contents.as_ref();
    let shown = path.display();
    let before = fs::metadata(path).ok();
    match &before {
        Some(before) if before.is_dir() => {
            bail!("cannot write {shown}: it is a folder; name a file in it")
        }
        Some(before)
            if !before.is_file() || STREAMS.iter().any(|stream| path.starts_with(stream)) =>
        {
            let stream = OpenOptions::new().append(true).open(path);
            return stream
                .and_then(|mut stream| stream.write_all(contents))
                .with_context(|| format!("cannot write {shown}"));
        }
        Some(before) if before.permissions().readonly() => {
            bail!("cannot write {shown}: it is read-only; choose another name or make it writable")
        }
        _ => {}
    }
    let path = followed(path);
    let file = beside(&path, contents, before.map(|it| it.permissions()))?;
    file.put_in_place(&path)
        .with_context(|| format!("cannot write {shown}"))
}

/// Refuses a file that couldn't be written.
///
/// # Errors
/// If it is a folder, its folder is missing, or it can't be written.
pub fn check_writable(path: &Path) -> Result<()> {
    let shown = path.display();
    if path.is_dir() {
        bail!("cannot write {shown}: it is a folder; name a file in it");
    }
    if path.exists() {
        return OpenOptions::new()
            .append(true)
            .open(path)
            .map(|_| ())
            .with_context(|| format!("cannot write {shown}; choose another name"));
    }
    let folder = folder_of(path);
    if !folder.is_dir() {
        let folder = folder.display();
        bail!("cannot write {shown}: there is no folder {folder}; `mkdir -p {folder}` makes it");
    }
    Temporary::file_in(folder)
        .map(|_| ())
        .with_context(|| format!("cannot write {shown}; choose another folder"))
}

/// Target of a chain of symbolic links, whether it exists or not.
fn followed(path: &Path) -> PathBuf {
    const MAX_LINKS: usize = 40;
    let mut path = path.to_path_buf();
    for _ in 0..MAX_LINKS {
        let Ok(target) = fs::read_link(&path) else {
            break;
        };
        path = path.parent().unwrap_or(Path::new("")).join(target);
    }
    path
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

fn beside(path: &Path, contents: &[u8], permissions: Option<Permissions>) -> Result<Temporary> {
    let write = || {
        let folder = folder_of(path);
        remove_abandoned(folder);
        fs::create_dir_all(folder)?;
        let (temporary, mut file) = Temporary::file_in(folder)?;
        file.write_all(contents)?;
        permissions.map_or(Ok(()), |it| file.set_permissions(it))?;
        file.sync_all()?;
        Ok::<_, std::io::Error>(temporary)
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

    #[test]
    fn folders_and_read_only_files_are_refused_and_stay() {
        let folder = tempfile::tempdir().unwrap();
        let error = replace(folder.path(), "one").unwrap_err().to_string();
        assert!(error.contains("is a folder; name a file in it"), "{error}");
        let path = folder.path().join("b.txt");
        fs::write(&path, "one").unwrap();
        let mut permissions = fs::metadata(&path).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).unwrap();
        let error = replace(&path, "two").unwrap_err().to_string();
        assert!(error.contains("is read-only; choose another"), "{error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
    }

    #[test]
    fn a_file_that_another_has_open_is_replaced_when_it_is_closed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("b.txt");
        fs::write(&path, "one").unwrap();
        let open = File::open(&path).unwrap();
        std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(50));
            drop(open);
        });
        replace(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
    }

    /// Tests of links, permissions and devices.
    #[cfg(unix)]
    mod unix {
        use std::fs::Permissions;
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        use std::process::Command;

        use super::*;

        #[test]
        fn a_link_stays_and_what_it_leads_to_is_replaced() {
            let folder = tempfile::tempdir().unwrap();
            let path = |name: &str| folder.path().join(name);
            symlink("b/file", path("link")).unwrap();
            symlink(path("link"), path("link to it")).unwrap();
            for text in ["one", "two"] {
                replace(&path("link to it"), text).unwrap();
                assert_eq!(fs::read_to_string(path("b/file")).unwrap(), text);
            }
            assert!(path("link").is_symlink() && path("link to it").is_symlink());
        }

        #[test]
        fn a_replaced_file_keeps_its_permissions() {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("b.txt");
            replace(&path, "one").unwrap();
            fs::set_permissions(&path, Permissions::from_mode(0o640)).unwrap();
            replace(&path, "two").unwrap();
            assert_eq!(
                fs::metadata(&path).unwrap().permissions().mode() & 0o777,
                0o640
            );
        }

        #[test]
        fn devices_and_pipes_are_written_into() {
            let is_device = || !fs::metadata("/dev/null").unwrap().is_file();
            replace(Path::new("/dev/null"), "one").unwrap();
            assert!(is_device());
            let folder = tempfile::tempdir().unwrap();
            let pipe = folder.path().join("pipe");
            let made = Command::new("mkfifo").arg(&pipe).status();
            assert!(made.unwrap().success());
            let reader = std::thread::spawn({
                let pipe = pipe.clone();
                || fs::read_to_string(pipe).unwrap()
            });
            replace(&pipe, "two").unwrap();
            assert_eq!(reader.join().unwrap(), "two");
        }
    }

    fn error(path: &Path) -> String {
        check_writable(path).unwrap_err().to_string()
    }

    #[test]
    fn what_cannot_be_written_is_refused_and_nothing_is_made() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        check_writable(&path("new.csv")).unwrap();
        assert!(!path("new.csv").exists());
        fs::write(path("old.csv"), "old").unwrap();
        check_writable(&path("old.csv")).unwrap();
        assert_eq!(fs::read_to_string(path("old.csv")).unwrap(), "old");
        assert!(error(&path("none/new.csv")).contains("there is no folder"));
        assert!(!path("none").exists());
        assert!(error(folder.path()).contains("it is a folder; name a file in it"));
        if Path::new("/proc").is_dir() {
            assert!(error(Path::new("/proc/new.csv")).contains("choose another folder"));
        }
        check_writable(Path::new("/dev/null")).unwrap();
    }
}
