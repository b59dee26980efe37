//! Cache of the output of `cargo metadata`, which is the same until a manifest, the lockfile, a
//! setting of cargo or a folder with targets or members changes.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::{stamp, write};
use crate::cargo::Metadata;
use crate::request::Job;
use crate::rustc::Compiler;
use crate::sources::{Sources, are_unchanged};

/// Folders of a package in which cargo finds targets that its manifest does not list.
const TARGET_FOLDERS: [&str; 6] = ["", "src", "src/bin", "tests", "benches", "examples"];

/// Files that make a folder a target or a package.
const MARKS: [&str; 2] = ["main.rs", "Cargo.toml"];

/// Cache file of a workspace, and the inputs of cargo that are not files of the workspace.
pub struct MetadataCache<'a> {
    file: PathBuf,
    root: &'a Path,
    /// Hash of the workspace's root, the tools and the environment.
    inputs: u64,
}

impl<'a> MetadataCache<'a> {
    /// Opens the cache; `None` if the request names no cache folder.
    pub fn new(job: &Job<'a>, compiler: &Compiler) -> Option<Self> {
        let request = job.request;
        let cargo = request.toolchain.cargo.program();
        let is_read = |(name, _): &(OsString, OsString)| {
            let name = name.to_string_lossy();
            name == "HOME" || name.starts_with("CARGO") || name.starts_with("RUST")
        };
        let environment: BTreeMap<_, _> = std::env::vars_os().filter(is_read).collect();
        let mut hasher = DefaultHasher::new();
        (request.root, cargo, stamp(cargo), environment).hash(&mut hasher);
        compiler.version.hash(&mut hasher);
        Some(Self {
            file: request.cache?.join("metadata"),
            root: request.root,
            inputs: hasher.finish(),
        })
    }

    /// The output of an earlier run of cargo, if everything that it depends on is unchanged.
    pub fn recall(&self) -> Option<Vec<u8>> {
        let mut kept = std::fs::read(&self.file).ok()?;
        let end = kept.iter().position(|&byte| byte == b'\n')?;
        let made_from: Value = serde_json::from_slice(&kept[..end]).ok()?;
        let is_same = made_from["inputs"].as_u64() == Some(self.inputs)
            && are_unchanged(&made_from["files"])
            && are_listed(&made_from["folders"])
            && are_files(&made_from["downloaded"]);
        is_same.then(|| kept.split_off(end + 1))
    }

    /// Stores an output of cargo. If the file cannot be written, or the workspace's members cannot
    /// be found in a few folders, the next run asks cargo again.
    pub fn keep(&self, metadata: &Metadata) {
        let Some(made_from) = self.made_from(metadata) else {
            return;
        };
        let mut kept = made_from.to_string().into_bytes();
        kept.push(b'\n');
        kept.extend_from_slice(&metadata.text);
        let _ = write(&self.file, &kept);
    }

    /// Everything that the output depends on.
    fn made_from(&self, metadata: &Metadata) -> Option<Value> {
        let workspace = metadata.workspace_root()?;
        let (own, downloaded) = metadata.manifests();
        let files = Sources::default();
        let mut folders = BTreeSet::new();
        for manifest in &own {
            let package = manifest.parent()?;
            folders.extend(TARGET_FOLDERS.map(|folder| package.join(folder)));
            note_manifests(&files, package);
        }
        note_manifests(&files, workspace);
        let members = member_folders(&files.read(&workspace.join("Cargo.toml")).ok()?)?;
        folders.extend(members.iter().map(|folder| workspace.join(folder)));
        read_if_there(&files, &workspace.join("Cargo.lock"));
        if !note_settings(&files, self.root) {
            return None;
        }
        let listed = folders
            .iter()
            .map(|folder| json!([folder, listing(folder)]));
        Some(json!({
            "inputs": self.inputs,
            "files": files.listed(),
            "folders": listed.collect::<Value>(),
            "downloaded": downloaded,
        }))
    }
}

/// Records the manifests in a folder and in all folders above it, also those that are missing.
fn note_manifests(files: &Sources, folder: &Path) {
    for folder in folder.ancestors() {
        read_if_there(files, &folder.join("Cargo.toml"));
    }
}

fn read_if_there(files: &Sources, file: &Path) -> Option<String> {
    files.is_file(file).then(|| files.read(file).ok())?
}

/// Records cargo's settings for a folder. False if they may be in files of other names.
fn note_settings(files: &Sources, folder: &Path) -> bool {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let folders = folder.ancestors().map(|folder| folder.join(".cargo"));
    let mut settings = folders.chain(home).flat_map(|folder| {
        let names = ["config", "config.toml"];
        names.map(|name| read_if_there(files, &folder.join(name)))
    });
    settings.all(|text| !text.is_some_and(|text| text.contains("include")))
}

/// Folders, relative to the workspace, in which its manifest looks for members by `*`. `None` if
/// these folders have such names themselves.
fn member_folders(manifest: &str) -> Option<Vec<String>> {
    let is_pattern = |path: &str| path.contains(['*', '?', '[']);
    let manifest: toml::Table = manifest.parse().ok()?;
    let members = manifest.get("workspace").and_then(|w| w.get("members"));
    let members = members.and_then(toml::Value::as_array);
    let members = members.into_iter().flatten().filter_map(|m| m.as_str());
    let folder = |member: &str| {
        let (folder, _) = member.rsplit_once('/').unwrap_or_default();
        (!is_pattern(folder)).then(|| folder.to_string())
    };
    members
        .filter(|member| is_pattern(member))
        .map(folder)
        .collect()
}

/// Hash of a folder's names, and whether each is that of a target's or package's folder. Hidden
/// files are no targets: editors write them while a file is open.
fn listing(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let named = entries.map(|entry| (entry.file_name().to_string_lossy().into_owned(), entry));
    let named = named.filter(|(name, _)| !name.starts_with('.'));
    let listed = named.map(|(name, entry)| {
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        let marks = MARKS.map(|mark| !is_file && entry.path().join(mark).is_file());
        (name, marks)
    });
    let mut hasher = DefaultHasher::new();
    listed.collect::<BTreeSet<_>>().hash(&mut hasher);
    hasher.finish()
}

/// Are the names in all folders of a list the same?
fn are_listed(folders: &Value) -> bool {
    let is_same = |pair: &Value| {
        let folder = pair[0].as_str().map(Path::new);
        folder.is_some_and(|folder| pair[1].as_u64() == Some(listing(folder)))
    };
    folders
        .as_array()
        .is_some_and(|folders| folders.iter().all(is_same))
}

/// Are all files of a list there?
fn are_files(files: &Value) -> bool {
    let is_file = |file: &Value| file.as_str().is_some_and(|file| Path::new(file).is_file());
    files
        .as_array()
        .is_some_and(|files| files.iter().all(is_file))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// A workspace whose metadata is kept, with the package `crates/a`.
    struct Workspace {
        folder: tempfile::TempDir,
    }

    impl Workspace {
        fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let workspace = Self { folder };
            workspace.write("Cargo.toml", "[workspace]\nmembers = [\"crates/*\"]\n");
            workspace.write("Cargo.lock", "version = 4\n");
            workspace.write("crates/a/Cargo.toml", "[package]\nname = \"a\"\n");
            workspace.write("crates/a/src/bin/one.rs", "fn main() {}\n");
            workspace.write("downloaded/Cargo.toml", "");
            workspace.cache(0).keep(&workspace.metadata());
            workspace
        }

        fn path(&self, name: &str) -> PathBuf {
            self.folder.path().join(name)
        }

        fn write(&self, name: &str, text: &str) {
            let file = self.path(name);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }

        fn cache(&self, inputs: u64) -> MetadataCache<'_> {
            MetadataCache {
                file: self.path("kept/metadata"),
                root: self.folder.path(),
                inputs,
            }
        }

        fn metadata(&self) -> Metadata {
            let metadata = json!({
                "workspace_root": self.folder.path(),
                "packages": [
                    {"source": null, "manifest_path": self.path("crates/a/Cargo.toml")},
                    {"source": "registry", "manifest_path": self.path("downloaded/Cargo.toml")},
                ],
            });
            Metadata::new(metadata.to_string().into_bytes())
        }

        fn is_recalled(&self) -> bool {
            self.cache(0).recall() == Some(self.metadata().text)
        }
    }

    #[test]
    fn metadata_is_kept_while_only_sources_change() {
        let workspace = Workspace::new();
        assert!(workspace.is_recalled());
        workspace.write("crates/a/src/bin/one.rs", "fn main() { }\n");
        workspace.write("crates/a/src/bin/.one.rs.swp", "");
        assert!(workspace.is_recalled());
        assert!(workspace.cache(1).recall().is_none());
    }

    #[test]
    fn a_change_in_a_workspace_that_cargo_would_see_is_noticed() {
        for (file, text) in [
            ("Cargo.toml", "[workspace]\nmembers = [\"crates/a\"]\n"),
            ("Cargo.lock", "version = 3\n"),
            ("crates/a/Cargo.toml", "[package]\nname = \"b\"\n"),
            ("crates/Cargo.toml", "[workspace]\n"),
            ("crates/b/Cargo.toml", "[package]\nname = \"b\"\n"),
            ("crates/a/build.rs", "fn main() {}\n"),
            ("crates/a/src/lib.rs", ""),
            ("crates/a/src/bin/two.rs", "fn main() {}\n"),
            ("crates/a/tests/two/main.rs", ""),
            (".cargo/config.toml", "[net]\noffline = true\n"),
        ] {
            let workspace = Workspace::new();
            workspace.write(file, text);
            assert!(!workspace.is_recalled(), "{file}");
        }
        for gone in [
            "Cargo.lock",
            "crates/a/src/bin/one.rs",
            "downloaded/Cargo.toml",
        ] {
            let workspace = Workspace::new();
            fs::remove_file(workspace.path(gone)).unwrap();
            assert!(!workspace.is_recalled(), "{gone}");
        }
    }

    #[test]
    fn a_package_that_comes_into_an_empty_folder_of_members_is_noticed() {
        let workspace = Workspace::new();
        workspace.write(
            "Cargo.toml",
            "[workspace]\nmembers = [\"crates/a\", \"own/*\"]\n",
        );
        fs::create_dir_all(workspace.path("own/b")).unwrap();
        workspace.cache(0).keep(&workspace.metadata());
        assert!(workspace.is_recalled());
        workspace.write("own/b/Cargo.toml", "[package]\nname = \"b\"\n");
        assert!(!workspace.is_recalled());
    }

    #[test]
    fn members_that_may_be_anywhere_are_always_asked_for() {
        assert_eq!(member_folders("workspace.members = [\"a/*/b\"]"), None);
        let manifest = "workspace.members = [\"a\", \"*\", \"b/c-?\"]";
        assert_eq!(
            member_folders(manifest),
            Some(vec![String::new(), "b".into()])
        );
    }
}
