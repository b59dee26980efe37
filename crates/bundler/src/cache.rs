//! Cache of finished bundles, one for each binary and judge. If no input has changed, the bundle is
//! tested again, but neither made nor compiled again.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

use anyhow::Result;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::cargo::Metadata;
use crate::request::Job;
use crate::rustc::{CLIPPY, Compiler};
use crate::scratch;
use crate::sources::{Sources, are_unchanged, hash};

/// The cache's file, and a hash of the inputs that aren't source files.
#[derive(Debug)]
pub struct BundleCache {
    file: PathBuf,
    key: u64,
}

/// A bundle that compiles and means the same at the judge.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    pub text: String,
    pub edition: String,
    pub bytes_before: usize,
    pub notes: Vec<String>,
}

impl BundleCache {
    /// Opens the cache. `None` if the request names no cache folder, or a file can't be read.
    pub fn new(job: &Job, compiler: &Compiler) -> Option<Self> {
        let request = job.request;
        let (source, target, toolchain) = (request.source, request.target, request.toolchain);
        let program = std::env::current_exe().ok()?;
        let built = program.metadata().and_then(|file| file.modified()).ok()?;
        let judge_rustc = &toolchain.judge_rustc;
        let has_clippy = toolchain.rustc.with_file_name(CLIPPY).is_file();
        let is_read = |(name, _): &(OsString, OsString)| {
            let name = name.to_string_lossy();
            name == "HOME" || name.starts_with("CARGO") || name.starts_with("RUST")
        };
        let environment: BTreeMap<_, _> = std::env::vars_os().filter(is_read).collect();
        let mut hasher = DefaultHasher::new();
        (built, program, &compiler.version, has_clippy).hash(&mut hasher);
        (
            request.root,
            target,
            judge_rustc,
            request.style,
            environment,
        )
            .hash(&mut hasher);
        std::fs::read(source).ok()?.hash(&mut hasher);
        let name = source.file_stem()?.to_string_lossy();
        Some(Self {
            file: request
                .cache?
                .join(format!("{name}.{}.verified", target.judge)),
            key: hasher.finish(),
        })
    }

    /// Returns the bundle of an earlier run, if it was made from the same inputs, and writes its
    /// executable to the file `program`.
    pub fn recall(&self, program: &Path) -> Option<Finished> {
        let kept = std::fs::read(&self.file).ok()?;
        let (key, files, executable, finished): (u64, Value, u64, Finished) =
            serde_json::from_slice(&kept).ok()?;
        if key != self.key || !are_unchanged(&files) {
            return None;
        }
        std::fs::copy(self.program(), program).ok()?;
        let copied = std::fs::read(program).ok()?;
        (hash(&copied) == executable).then_some(finished)
    }

    /// Stores a bundle, its executable, and the files that it and cargo's metadata come from.
    ///
    /// # Errors
    /// If a file can't be written. If one is torn, the next run makes the bundle again.
    pub fn keep(&self, finished: &Finished, program: &Path, files: &Sources) -> Result<()> {
        let executable = hash(&scratch::read(program)?);
        let kept = json!((self.key, files.listed(), executable, finished));
        self.file.parent().map_or(Ok(()), std::fs::create_dir_all)?;
        std::fs::copy(program, self.program())?;
        scratch::write(&self.file, &kept.to_string())
    }

    /// Returns the file of the executable.
    fn program(&self) -> PathBuf {
        self.file.with_extension("program")
    }
}

/// Records the files that cargo's metadata comes from: manifests, the lockfile, and settings.
pub fn note_manifests(files: &Sources, metadata: &Metadata, root: &Path) {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let folders = root.ancestors().map(|folder| folder.join(".cargo"));
    let folders = folders.chain(home);
    let settings = folders.flat_map(|f| ["config", "config.toml"].map(|name| f.join(name)));
    let workspace = metadata.workspace_root().into_iter();
    let workspace = workspace.flat_map(|f| ["Cargo.toml", "Cargo.lock"].map(|name| f.join(name)));
    let manifests = metadata.own_manifests().into_iter();
    for file in manifests.chain(settings).chain(workspace) {
        if files.is_file(&file) {
            let _ = files.read_bytes(&file);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bundle_is_recalled_until_an_input_changes() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| {
            let path = folder.path().join(name);
            std::fs::write(&path, text).unwrap();
            path
        };
        let (source, library) = (write("lib.rs", "old"), write("a.rlib", "old"));
        let program = write("a", "machine code");
        let cache = |key| BundleCache {
            file: folder.path().join("kept/a.judge.verified"),
            key,
        };
        let bundle = Finished {
            text: "fn main() {}".to_string(),
            edition: "2024".to_string(),
            bytes_before: 7,
            notes: vec!["note".to_string()],
        };
        let files = Sources::default();
        files.read(&source).unwrap();
        files.read_bytes(&library).unwrap();
        let copy = folder.path().join("copy");
        assert!(cache(1).recall(&copy).is_none());
        cache(1).keep(&bundle, &program, &files).unwrap();
        write("a", "another program");
        assert_eq!(cache(1).recall(&copy).as_ref(), Some(&bundle));
        assert_eq!(std::fs::read_to_string(&copy).unwrap(), "machine code");
        assert!(cache(2).recall(&copy).is_none());
        for file in ["a.rlib", "lib.rs"] {
            write(file, "newer");
            assert!(cache(1).recall(&copy).is_none());
            write(file, "old");
        }
        write("kept/a.judge.program", "torn");
        assert!(cache(1).recall(&copy).is_none());
    }
}
