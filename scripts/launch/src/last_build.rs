//! Executable of the last build, and the check whether its sources have changed since.

use std::collections::BTreeSet;
use std::env::consts::EXE_SUFFIX;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Name of the command's program.
const NAME: &str = "cargo-grundy";

/// Name of the part of it that only one command needs.
const EXPLORER: &str = "explorer";

/// Executable of the command in its folder, with cargo's list of its sources beside it.
pub struct LastBuild {
    folder: PathBuf,
}

impl LastBuild {
    pub fn new(target: PathBuf) -> Self {
        Self {
            folder: target.join("command"),
        }
    }

    fn program(&self) -> PathBuf {
        self.folder.join(format!("{NAME}{EXE_SUFFIX}"))
    }

    /// File whose time is the start of the last successful build and whose text is [`EXPLORER`] if
    /// the explorer is in it.
    fn note_path(&self) -> PathBuf {
        self.folder.join(format!("{NAME}.built"))
    }

    /// Records a successful build. Changes saved after `began` may not be in it.
    ///
    /// # Errors
    /// If the note cannot be written.
    pub fn note(&self, began: SystemTime, with_explorer: bool) -> io::Result<()> {
        let mut note = File::create(self.note_path())?;
        if with_explorer {
            note.write_all(EXPLORER.as_bytes())?;
        }
        note.set_modified(began)
    }

    /// Returns whether the explorer is in the last build.
    pub fn has_explorer(&self) -> bool {
        fs::read_to_string(self.note_path()).is_ok_and(|note| note == EXPLORER)
    }

    /// Returns whether no source, manifest or setting has changed since the last build.
    pub fn is_up_to_date(&self) -> bool {
        let Some(built) = modified(&self.note_path()) else {
            return false;
        };
        let Ok(list) = fs::read_to_string(self.folder.join(format!("{NAME}.d"))) else {
            return false;
        };
        let sources = sources(&list);
        let is_older = |path: &PathBuf| modified(path).is_some_and(|time| time < built);
        let is_no_newer = |path: &PathBuf| modified(path).is_none_or(|time| time < built);
        self.program().is_file()
            && !sources.is_empty()
            && sources.iter().all(is_older)
            && settings(&sources).iter().all(is_no_newer)
    }

    /// Path of the program to start. On Windows this is a copy, because a running program cannot be
    /// replaced by a build.
    ///
    /// # Errors
    /// If the program cannot be copied.
    pub fn program_to_run(&self) -> io::Result<PathBuf> {
        let program = self.program();
        if !cfg!(windows) {
            return Ok(program);
        }
        let time =
            modified(&program).and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
        let folder = self.folder.join("running");
        let copy = folder.join(format!("x-{}.exe", time.unwrap_or_default().as_nanos()));
        if !copy.is_file() {
            fs::create_dir_all(&folder)?;
            for old in fs::read_dir(&folder)?.flatten() {
                let _ = fs::remove_file(old.path()); // fails for programs that still run
            }
            // The rename is atomic, so the copy is complete even if two processes start at once.
            let fresh = folder.join(format!("x-{}.new", std::process::id()));
            fs::copy(&program, &fresh)?;
            fs::rename(&fresh, &copy)?;
        }
        Ok(copy)
    }
}

fn modified(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|file| file.modified()).ok()
}

/// Paths in the first rule of a Makefile: `program: source source`, with blanks escaped by a
/// backslash.
fn sources(list: &str) -> Vec<PathBuf> {
    let rule = list.lines().next().unwrap_or_default();
    let (_, rule) = rule.split_once(": ").unwrap_or_default();
    let rule = rule.replace("\\ ", "\0");
    let paths = rule.split(' ').filter(|path| !path.is_empty());
    paths.map(|path| path.replace('\0', " ").into()).collect()
}

/// Files that cargo reads besides the sources, in their folders and all above; they may be missing.
fn settings(sources: &[PathBuf]) -> BTreeSet<PathBuf> {
    let mut folders = BTreeSet::new();
    for source in sources {
        for folder in source.ancestors().skip(1) {
            if !folders.insert(folder) {
                break; // the folders above it are in the set, too
            }
        }
    }
    const NAMES: [&str; 5] = [
        "Cargo.toml",
        "Cargo.lock",
        ".cargo/config.toml",
        "build.rs",
        "rust-toolchain.toml",
    ];
    let files = folders
        .into_iter()
        .flat_map(|folder| NAMES.map(|name| folder.join(name)));
    files.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_list_of_sources_is_read_with_its_blanks() {
        let list = "/a b/x: /a\\ b/src/main.rs /c/lib.rs\n\n/c/lib.rs:\n";
        let expected = ["/a b/src/main.rs", "/c/lib.rs"].map(PathBuf::from);
        assert_eq!(sources(list), expected);
        assert!(settings(&expected).contains(Path::new("/a b/Cargo.toml")));
        assert!(sources("").is_empty());
    }

    #[test]
    fn a_build_is_up_to_date_until_something_is_saved() {
        let folder = std::env::temp_dir().join(format!("launch-{}", std::process::id()));
        let last_build = LastBuild::new(folder.clone());
        let source = folder.join("main.rs");
        fs::create_dir_all(folder.join("command")).unwrap();
        fs::write(&source, "").unwrap();
        fs::write(last_build.program(), "").unwrap();
        let list = format!("x: {}\n", source.display().to_string().replace(' ', "\\ "));
        fs::write(folder.join(format!("command/{NAME}.d")), list).unwrap();
        assert!(!last_build.is_up_to_date());
        let soon = SystemTime::now() + Duration::from_secs(5);
        last_build.note(soon, true).unwrap();
        assert!(last_build.is_up_to_date() && last_build.has_explorer());
        last_build.note(soon, false).unwrap();
        assert!(last_build.is_up_to_date() && !last_build.has_explorer());
        fs::write(folder.join("Cargo.toml"), "").unwrap();
        let later = SystemTime::now() + Duration::from_secs(9);
        File::options()
            .write(true)
            .open(folder.join("Cargo.toml"))
            .unwrap()
            .set_modified(later)
            .unwrap();
        assert!(!last_build.is_up_to_date());
        fs::remove_file(folder.join("Cargo.toml")).unwrap();
        assert!(last_build.is_up_to_date());
        fs::remove_file(&source).unwrap();
        assert!(!last_build.is_up_to_date());
        fs::remove_dir_all(&folder).unwrap();
    }
}
