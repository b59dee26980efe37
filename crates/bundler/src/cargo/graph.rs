//! The crates that a binary is made of.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::syntax::cfg::Cfg;

/// A crate of the dependency graph.
#[derive(Debug, Clone, Default)]
pub struct Crate {
    /// Name in the registry.
    pub package: String,
    /// Name in paths, unless the crate that depends on it renames it.
    pub name: String,
    pub version: String,
    pub license: String,
    pub edition: String,
    /// The root file, usually `src/lib.rs`.
    pub root: PathBuf,
    pub kind: CrateKind,
    pub cfg: Cfg,
    /// Dependencies: name in this crate's paths → index of the dependency in the graph.
    pub dependencies: BTreeMap<String, usize>,
    pub has_build_script: bool,
    /// File of compiled metadata (`.rmeta`), enough to check a program that uses the crate.
    pub checked: Option<PathBuf>,
    /// Name of the package in cargo's messages.
    pub id: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CrateKind {
    #[default]
    Rust,
    ProcMacro,
    /// Linked with a library that is not Rust, or declarations of such a library (as `libc`).
    Native,
}

/// All crates of a binary, and the names by which it may mention them.
#[derive(Debug)]
pub struct Graph {
    pub crates: Vec<Crate>,
    /// Crates that the binary may mention: name in its paths → index in `crates`.
    pub dependencies: BTreeMap<String, usize>,
    /// `None` for crates without a cargo package.
    pub binary: Option<Binary>,
}

/// The binary as cargo builds it.
#[derive(Debug, Clone)]
pub struct Binary {
    /// The cargo program that builds it.
    pub cargo: PathBuf,
    pub name: String,
    /// The folder of its package.
    pub folder: PathBuf,
    pub edition: String,
    /// Index of the binary's package.
    pub package: usize,
}

impl Crate {
    /// Returns whether it is a package of the author's own, and not downloaded.
    pub fn is_own(&self) -> bool {
        self.id.starts_with("path+")
    }

    /// Returns the folder of its package, or its root file if there is none.
    pub fn folder(&self) -> &Path {
        let mut folders = self.root.ancestors();
        let folder = folders.find(|folder| folder.join("Cargo.toml").is_file());
        folder.unwrap_or(&self.root)
    }

    /// Returns a file of the crate for messages, from the folder of the downloaded package on;
    /// `None` for a crate that was not downloaded.
    pub fn shown(&self, file: &Path) -> Option<String> {
        let package = format!("{}-{}", self.package, self.version);
        let names = file.iter().skip_while(|name| *name != package.as_str());
        let shown: PathBuf = names.collect();
        (shown != Path::new("")).then(|| shown.display().to_string())
    }
}

impl Graph {
    /// Returns a graph of one crate without dependencies.
    #[cfg(test)]
    pub fn with_one(name: &str, edition: &str, root: &Path) -> Self {
        Self {
            crates: vec![Crate {
                package: name.into(),
                name: name.into(),
                version: "0.0.0".into(),
                license: "CC0-1.0".into(),
                edition: edition.into(),
                root: root.into(),
                id: name.into(),
                ..Crate::default()
            }],
            dependencies: [(name.to_string(), 0)].into(),
            binary: None,
        }
    }

    /// Returns the binary's package.
    pub fn package(&self) -> Option<&Crate> {
        let binary = self.binary.as_ref()?;
        self.crates.get(binary.package)
    }

    /// `start` and all direct and indirect dependencies, in the order of the graph.
    pub fn closure(&self, start: impl IntoIterator<Item = usize>) -> BTreeSet<usize> {
        self.closure_without(start, &BTreeSet::new())
    }

    /// `start` and its dependencies. Dependencies of crates that `stay` are not followed, nor those
    /// of procedural macros, which are compiled for this machine and are in no program.
    pub fn closure_without(
        &self,
        start: impl IntoIterator<Item = usize>,
        stay: &BTreeSet<usize>,
    ) -> BTreeSet<usize> {
        let mut seen = BTreeSet::new();
        let mut open: Vec<usize> = start.into_iter().collect();
        while let Some(i) = open.pop() {
            let is_open = self.crates[i].kind != CrateKind::ProcMacro && !stay.contains(&i);
            if seen.insert(i) && is_open {
                open.extend(self.crates[i].dependencies.values());
            }
        }
        seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_downloaded_crate_is_shown_without_the_folders_of_this_machine() {
        let graph = Graph::with_one(
            "dep",
            "2021",
            Path::new("/home/registry/dep-0.0.0/src/lib.rs"),
        );
        let shown = |file| graph.crates[0].shown(Path::new(file));
        let file = Path::new("dep-0.0.0").join("src").join("a.rs");
        let wanted = Some(file.display().to_string());
        assert_eq!(shown("/home/registry/dep-0.0.0/src/a.rs"), wanted);
        assert_eq!(shown("/home/dep/src/a.rs"), None);
    }
}
