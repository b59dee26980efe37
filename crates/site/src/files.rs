//! Collects the files of the site, which are written when all are made.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, ensure};
use fs_err as fs;

use crate::markup;

/// Path relative to the folder of pages (`modules/mex.html`) → contents.
#[derive(Debug, Default)]
pub struct Files {
    files: BTreeMap<String, Vec<u8>>,
}

impl Files {
    /// Adds a file.
    ///
    /// # Panics
    /// If a file with this path was added before.
    pub fn add(&mut self, path: impl Into<String>, contents: impl Into<Vec<u8>>) {
        let path = path.into();
        let before = self.files.insert(path.clone(), contents.into());
        assert!(before.is_none(), "{path} is made twice");
    }

    /// Contents of the file at this path.
    pub fn get(&self, path: &str) -> Option<&[u8]> {
        self.files.get(path).map(Vec::as_slice)
    }

    /// Paths and contents of all files.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        let files = self.files.iter();
        files.map(|(path, contents)| (path.as_str(), contents.as_slice()))
    }

    /// Squeezes all pages.
    pub fn squeeze_pages(&mut self) {
        let files = self.files.iter_mut();
        for (_, contents) in files.filter(|(path, _)| path.ends_with(".html")) {
            *contents = markup::squeezed(&String::from_utf8_lossy(contents)).into_bytes();
        }
    }

    /// Writes all files into a folder.
    ///
    /// # Errors
    /// If the folder does not exist or a file cannot be written.
    pub fn write(&self, folder: &Path) -> Result<()> {
        ensure!(folder.is_dir(), "{} is no folder", folder.display());
        for (path, contents) in &self.files {
            let path = folder.join(path);
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent)?;
            }
            fs::write(path, contents)?;
        }
        Ok(())
    }
}
