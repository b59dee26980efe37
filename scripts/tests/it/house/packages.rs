//! Reads the workspace's packages from cargo.

use std::collections::BTreeSet;
use std::process::Command;
use std::sync::LazyLock;

use serde_json::Value;

use super::{assert_none, workspace};

pub struct Package {
    pub name: String,
    /// Folder relative to the workspace's root.
    pub folder: String,
    /// Packages of this workspace that its code depends on.
    pub uses: BTreeSet<String>,
    /// Names of all dependencies in its manifest.
    pub manifest: BTreeSet<String>,
    /// First file of each library, program, test and benchmark, relative to the workspace's root.
    pub roots: BTreeSet<String>,
    /// Oldest compiler, which cargo compares first; empty if it is not said.
    pub rust_version: String,
}

/// All packages, sorted by folder.
pub fn all() -> &'static [Package] {
    static ALL: LazyLock<Vec<Package>> = LazyLock::new(read);
    &ALL
}

fn read() -> Vec<Package> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version=1"])
        .current_dir(workspace().root())
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let mut packages: Vec<_> = packages.iter().map(package).collect();
    packages.sort_by(|a, b| a.folder.cmp(&b.folder));
    packages
}

fn package(json: &Value) -> Package {
    let text = |json: &Value| json.as_str().unwrap_or_default().to_string();
    let dependencies = json["dependencies"].as_array().unwrap();
    let names = |is_meant: &dyn Fn(&Value) -> bool| {
        let meant = dependencies.iter().filter(|it| is_meant(it));
        meant.map(|it| text(&it["name"])).collect::<BTreeSet<_>>()
    };
    let root = workspace().root().display().to_string().replace('\\', "/");
    let relative = |json: &Value| {
        let path = text(json).replace('\\', "/");
        let below = path.trim_start_matches(&root).trim_start_matches('/');
        below.to_string()
    };
    let manifest = relative(&json["manifest_path"]);
    let targets = json["targets"].as_array().unwrap().iter();
    Package {
        name: text(&json["name"]),
        folder: manifest.trim_end_matches("/Cargo.toml").to_string(),
        uses: names(&|it| it["path"].is_string() && it["kind"] != "dev"),
        manifest: names(&|_| true),
        roots: targets
            .map(|target| relative(&target["src_path"]))
            .collect(),
        rust_version: text(&json["rust_version"]),
    }
}

#[test]
fn every_package_says_its_oldest_compiler() {
    let is_pasted = |package: &Package| {
        let pasted = ["snippets", "problems", "problems/assert_answer"];
        pasted.contains(&package.folder.as_str())
    };
    let wrong = all().iter().filter_map(|package| {
        let expected = if is_pasted(package) { "1.78" } else { "1.89" };
        let (folder, said) = (&package.folder, &package.rust_version);
        let complaint = format!("{folder}/Cargo.toml: rust-version {expected}, not `{said}`");
        (said != expected).then_some(complaint)
    });
    assert_none(&wrong.collect::<Vec<_>>());
}
