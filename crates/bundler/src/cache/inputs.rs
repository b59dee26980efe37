//! Hashes of the inputs of cached results. A result is valid while the hash is the same.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::request::{Job, Request};
use crate::rustc::{CLIPPY, Compiler, Rustc};

/// Versions of this program and of the compiler: another version may give another result.
#[derive(Debug)]
pub struct Inputs {
    versions: String,
}

impl Inputs {
    /// Versions of this program and `compiler`; `None` if this program cannot find its own file.
    pub fn new(compiler: &Compiler) -> Option<Self> {
        let program = std::env::current_exe().ok()?;
        let (stamp, version) = (stamp(&program)?, &compiler.version);
        Some(Self {
            versions: format!("{version}{}{stamp}", program.display()),
        })
    }

    /// Hash of these inputs, the compiler, this program and the libraries. `None` if one of the
    /// files is gone.
    pub fn number(&self, rustc: &Rustc, inputs: &impl Hash) -> Option<u64> {
        let mut hasher = DefaultHasher::new();
        (&self.versions, inputs).hash(&mut hasher);
        for (name, file) in &rustc.libraries {
            (name, file, stamp(file)?).hash(&mut hasher);
        }
        Some(hasher.finish())
    }

    /// Like [`Inputs::number`], and also depends on the clippy beside the compiler.
    pub fn number_with_clippy(&self, rustc: &Rustc, inputs: &impl Hash) -> Option<u64> {
        let clippy = stamp(&rustc.program.with_file_name(CLIPPY));
        self.number(rustc, &(inputs, clippy))
    }

    /// Hash of the request, the tools and cargo's metadata: the result depends on these and on the
    /// source files only.
    pub fn of_request(&self, job: &Job, source: &str, metadata: &[u8]) -> Option<u64> {
        let Request {
            root,
            target,
            minify,
            toolchain,
            ..
        } = job.request;
        let judge = toolchain.judge_rustc.as_deref().map(stamp);
        let inputs = (source, root, target, minify, judge, metadata);
        let rustc = Rustc {
            program: toolchain.rustc.clone(),
            libraries: BTreeMap::new(),
        };
        self.number_with_clippy(&rustc, &inputs)
    }

    /// Inputs with given versions, for tests.
    #[cfg(test)]
    pub fn with_versions(versions: &str) -> Self {
        Self {
            versions: versions.to_string(),
        }
    }
}

/// Cache file of one binary and one judge; `None` if the request names no cache folder.
pub fn file(job: &Job, extension: &str) -> Option<PathBuf> {
    let request = job.request;
    let source = request.source.file_stem()?.to_string_lossy();
    let name = format!("{source}.{}.{extension}", request.target.judge);
    Some(request.cache?.join(name))
}

/// Writes a file atomically: it is replaced as a whole or not at all.
///
/// # Errors
/// If the file cannot be written.
pub fn write(file: &Path, content: &[u8]) -> std::io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new(""));
    std::fs::create_dir_all(folder)?;
    let mut new = NamedTempFile::new_in(folder)?;
    new.write_all(content)?;
    new.persist(file)?;
    Ok(())
}

/// Length and modification time of a file, as text; `None` if there is no file.
pub fn stamp(file: &Path) -> Option<String> {
    let metadata = file.metadata().ok()?;
    Some(format!(
        "{} {:?}",
        metadata.len(),
        metadata.modified().ok()?
    ))
}
