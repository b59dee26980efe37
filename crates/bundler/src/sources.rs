//! Records the files that a bundle comes from, so that a later run can tell whether one changed.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::hash::hash_of_bytes;

/// Hash of each file when it was read; `None` for a path without a file.
#[derive(Debug, Default)]
pub struct Sources(RefCell<BTreeMap<PathBuf, Option<u64>>>);

impl Sources {
    /// Reads a file, and records its hash. CRLF becomes a line feed, as in rustc.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn read(&self, file: &Path) -> std::io::Result<String> {
        let text = String::from_utf8(self.read_bytes(file)?);
        let text = text.map_err(std::io::Error::other)?;
        Ok(text.replace("\r\n", "\n"))
    }

    /// Reads a file that may be no text, and records its hash.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn read_bytes(&self, file: &Path) -> std::io::Result<Vec<u8>> {
        let content = std::fs::read(file)?;
        self.note(file, Some(hash_of_bytes(&content)));
        Ok(content)
    }

    /// Is there such a file? Records its absence.
    pub fn is_file(&self, file: &Path) -> bool {
        let is_file = file.is_file();
        if !is_file {
            self.note(file, None);
        }
        is_file
    }

    /// File below a folder that contains this line, apart from blanks at its ends, and the line's
    /// number. `None` if no line or more than one line matches.
    pub fn find_line(&self, folder: &Path, wanted: &str) -> Option<(PathBuf, usize)> {
        let files = self.0.borrow();
        let files = files.keys().filter(|file| file.starts_with(folder));
        let found = files.flat_map(|file| {
            let text = std::fs::read_to_string(file).unwrap_or_default();
            let lines = text.lines().enumerate();
            let lines = lines.filter(|(_, line)| line.trim() == wanted);
            let places: Vec<(PathBuf, usize)> = lines.map(|(i, _)| (file.clone(), i + 1)).collect();
            places
        });
        let mut found = found;
        found.next().filter(|_| found.next().is_none())
    }

    /// All files that were read or looked for.
    pub fn files(&self) -> Vec<PathBuf> {
        self.0.borrow().keys().cloned().collect()
    }

    fn note(&self, file: &Path, content: Option<u64>) {
        self.0.borrow_mut().insert(file.to_path_buf(), content);
    }

    /// List of all files with their hashes, for the cache.
    pub fn listed(&self) -> Value {
        let files = self.0.borrow();
        let listed = files.iter().map(|(file, content)| json!([file, content]));
        listed.collect()
    }
}

/// Are all files of a list unchanged?
pub fn are_unchanged(listed: &Value) -> bool {
    let is_unchanged = |pair: &Value| {
        let Some(file) = pair[0].as_str().map(Path::new) else {
            return false;
        };
        match pair[1].as_u64() {
            Some(content) => std::fs::read(file).is_ok_and(|own| hash_of_bytes(&own) == content),
            None => !file.is_file(),
        }
    };
    listed
        .as_array()
        .is_some_and(|files| files.iter().all(is_unchanged))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_as_rustc_reads_them() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.rs");
        std::fs::write(&file, "fn main() {\r\n}\r\n").unwrap();
        let sources = Sources::default();
        assert_eq!(sources.read(&file).unwrap(), "fn main() {\n}\n");
        assert!(are_unchanged(&sources.listed()));
    }

    #[test]
    fn a_file_that_changes_goes_or_comes_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        let write = |text: &str| std::fs::write(file("a.rs"), text).unwrap();
        write("old");
        let sources = Sources::default();
        assert!(!sources.is_file(&file("b.rs")));
        assert_eq!(sources.read(&file("a.rs")).unwrap(), "old");
        let listed = sources.listed();
        assert!(are_unchanged(&listed));
        write("new");
        assert!(!are_unchanged(&listed));
        write("old");
        assert!(are_unchanged(&listed));
        std::fs::write(file("b.rs"), "").unwrap();
        assert!(!are_unchanged(&listed));
        std::fs::remove_file(file("b.rs")).unwrap();
        std::fs::remove_file(file("a.rs")).unwrap();
        assert!(!are_unchanged(&listed));
        assert!(!are_unchanged(&Value::Null));
    }
}
