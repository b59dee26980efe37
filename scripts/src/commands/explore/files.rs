//! Files that the options name: checked before anything is computed, written at the end.

use std::fs::OpenOptions;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

use super::Args;
use crate::system::files::temporary::Temporary;

/// Refuses files that couldn't be written at the end.
///
/// # Errors
/// If a picture is no SVG, a folder is missing, or a file can't be written; the error names the
/// path.
pub fn check(args: &Args) -> Result<()> {
    let is_no_picture = |path: &&PathBuf| path.extension().is_none_or(|it| it != "svg");
    if let Some(path) = args.plot.as_ref().filter(is_no_picture) {
        bail!(
            "{}: pictures are drawn as SVG; name a file that ends in .svg",
            path.display()
        );
    }
    if let Some(path) = args.csv.as_ref().filter(|_| args.csv == args.plot) {
        let path = path.display();
        bail!("{path} is named twice; name a file for each of them");
    }
    let mut targets = args.csv.iter().chain(&args.plot);
    targets.try_for_each(|path| check_writable(path))
}

/// Refuses a file that couldn't be written at the end.
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
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    if !folder.is_dir() {
        let folder = folder.display();
        bail!("cannot write {shown}: there is no folder {folder}; `mkdir -p {folder}` makes it");
    }
    Temporary::file_in(folder)
        .map(|_| ())
        .with_context(|| format!("cannot write {shown}; choose another folder"))
}

/// Reads standard input if the game is `-`.
///
/// # Errors
/// If it can't be read as text.
pub fn read_input(game: &str) -> Result<Option<String>> {
    if game != "-" {
        return Ok(None);
    }
    let mut text = String::new();
    let input = std::io::stdin().lock().read_to_string(&mut text);
    input.context("cannot read standard input as text")?;
    Ok(Some(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(path: &Path) -> String {
        check_writable(path).unwrap_err().to_string()
    }

    #[test]
    fn what_cannot_be_written_is_refused_and_nothing_is_made() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        check_writable(&path("new.csv")).unwrap();
        assert!(!path("new.csv").exists());
        std::fs::write(path("old.csv"), "old").unwrap();
        check_writable(&path("old.csv")).unwrap();
        assert_eq!(std::fs::read_to_string(path("old.csv")).unwrap(), "old");
        assert!(error(&path("none/new.csv")).contains("there is no folder"));
        assert!(!path("none").exists());
        assert!(error(folder.path()).contains("it is a folder; name a file in it"));
        if Path::new("/proc").is_dir() {
            assert!(error(Path::new("/proc/new.csv")).contains("choose another folder"));
        }
        check_writable(Path::new("/dev/null")).unwrap();
    }
}
