//! The files that a bundle comes from, so that a later run can tell whether one has changed.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::hash::hash;

/// Hash of each file when it was read; `None` where there was none.
#[derive(Debug, Default)]
pub struct Sources(RefCell<BTreeMap<PathBuf, Option<u64>>>);

impl Sources {
    /// Reads a file, and notes its content. Lines end as rustc reads them, whatever an editor on
    /// Windows writes.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn read(&self, file: &Path) -> std::io::Result<String> {
        let text = std::fs::read_to_string(file)?;
        self.note(file, Some(hash(&text)));
        Ok(text.replace("\r\n", "\n"))
    }

    /// Is there such a file? Notes if there is none.
    pub fn is_file(&self, file: &Path) -> bool {
        let is_file = file.is_file();
        if !is_file {
            self.note(file, None);
        }
        is_file
    }

    /// The file below a folder that has this line, blanks at its ends aside, and the line's number;
    /// `None` if no file or more than one line is like it.
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

    fn note(&self, file: &Path, content: Option<u64>) {
        self.0.borrow_mut().insert(file.to_path_buf(), content);
    }

    /// A list of all files, to be kept.
    pub fn listed(&self) -> Value {
        let files = self.0.borrow();
        let listed = files.iter().map(|(file, content)| json!([file, content]));
        listed.collect()
    }
}

/// Has no file of a list changed?
pub fn are_unchanged(listed: &Value) -> bool {
    let is_unchanged = |pair: &Value| {
        let Some(file) = pair[0].as_str().map(Path::new) else {
            return false;
        };
        match pair[1].as_u64() {
            Some(content) => std::fs::read_to_string(file).is_ok_and(|t| hash(&t) == content),
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
