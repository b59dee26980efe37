//! Reads the dependency graph from `cargo metadata`.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use super::graph::{Binary, Crate, CrateKind, Graph};
use super::stdout;
use crate::syntax::cfg::Cfg;

/// Name prefixes of packages that declare the interface of an operating system. Each package has
/// megabytes.
const SYSTEMS: [&str; 8] = [
    "js-sys",
    "libc",
    "linux-raw-sys",
    "r-efi",
    "wasi",
    "wasm-bindgen",
    "winapi",
    "windows-",
];

/// Cargo's metadata of a workspace.
pub struct Metadata(Value);

impl Metadata {
    /// Asks cargo about the workspace at `root`, for programs that run on `host`.
    ///
    /// # Errors
    /// If cargo cannot resolve the workspace's dependencies.
    pub fn ask(cargo: &Path, root: &Path, host: &str) -> Result<Self> {
        // Crates of other platforms may not be downloaded, and there may be no network.
        let arguments = ["metadata", "--format-version=1", "--filter-platform", host];
        let text = stdout(cargo, root, &arguments)?;
        let metadata = serde_json::from_slice(&text)
            .context("the output of `cargo metadata` is not JSON; is this cargo?")?;
        Ok(Self(metadata))
    }

    /// Returns the graph of the binary whose file is `source`.
    ///
    /// # Errors
    /// If no package of the metadata has such a binary.
    pub fn graph(&self, cargo: &Path, source: &Path) -> Result<Graph> {
        let packages = list(&self.0, "packages");
        let ids = packages.iter().map(|package| text(package, "id"));
        let indices: HashMap<&str, usize> = ids.zip(0..).collect();
        let nodes = list(&self.0["resolve"], "nodes").iter();
        let nodes: HashMap<&str, &Value> = nodes.map(|node| (text(node, "id"), node)).collect();
        let described = packages.iter().map(|package| {
            let node = nodes.get(text(package, "id"));
            describe(package, node.copied().unwrap_or(&Value::Null), &indices)
        });
        let crates: Vec<Crate> = described.collect();

        let own = packages.iter().enumerate().find_map(|(own, package)| {
            let mut targets = list(package, "targets").iter();
            let bin = targets.find(|target| Path::new(text(target, "src_path")) == source)?;
            Some(Binary {
                cargo: cargo.to_path_buf(),
                name: text(bin, "name").to_string(),
                folder: Path::new(text(package, "manifest_path")).parent()?.into(),
                edition: text(bin, "edition").to_string(),
                package: own,
            })
        });
        let no_binary = || {
            format!(
                "{}: no binary of this workspace's packages",
                source.display()
            )
        };
        let binary = own.with_context(no_binary)?;
        let own = &crates[binary.package];
        let mut dependencies = own.dependencies.clone();
        if !own.name.is_empty() {
            dependencies.insert(own.name.clone(), binary.package);
        }
        let mut graph = Graph {
            crates,
            dependencies,
            binary: None,
        };
        graph.ask_for_features(&binary)?;
        graph.binary = Some(binary);
        Ok(graph)
    }

    /// Returns the folder of the workspace's lockfile; `None` if cargo does not say it.
    pub fn workspace_root(&self) -> Option<&Path> {
        self.0["workspace_root"].as_str().map(Path::new)
    }

    /// Returns manifests of the packages that weren't downloaded.
    pub fn own_manifests(&self) -> Vec<PathBuf> {
        let packages = list(&self.0, "packages").iter();
        let own = packages.filter(|package| package["source"].is_null());
        own.map(|package| text(package, "manifest_path").into())
            .collect()
    }
}

impl Graph {
    /// Asks cargo which features are on in a build of the binary's package. Its metadata has those,
    /// too, that only tests or other packages ask for.
    fn ask_for_features(&mut self, binary: &Binary) -> Result<()> {
        let used = self.closure([binary.package]);
        let is_open = |&i: &usize| {
            let krate = &self.crates[i];
            krate.kind != CrateKind::ProcMacro && !krate.cfg.features.is_empty()
        };
        if !used.iter().any(is_open) {
            return Ok(());
        }
        let mut arguments = vec!["tree", "--prefix", "none", "--format", "{p}|{f}"];
        arguments.extend(["--edges", "normal,no-proc-macro"]);
        let listed = stdout(&binary.cargo, &binary.folder, &arguments)?;
        let listed = String::from_utf8_lossy(&listed);
        let mut features: HashMap<(&str, &str), BTreeSet<String>> = HashMap::new();
        for (package, on) in listed.lines().filter_map(|line| line.split_once('|')) {
            let mut words = package.split(' ');
            let mut word = || words.next().unwrap_or_default();
            let key = (word(), word().trim_start_matches('v'));
            let on = on.trim_end_matches(" (*)").split(',');
            let on = on.filter(|name| !name.is_empty()).map(str::to_string);
            features.entry(key).or_default().extend(on);
        }
        for i in used {
            let krate = &mut self.crates[i];
            if let Some(on) = features.get(&(krate.package.as_str(), krate.version.as_str())) {
                krate.cfg.features = on.clone();
            }
        }
        Ok(())
    }
}

/// Returns a crate from its `package` in cargo's metadata and its `node` in the resolved graph.
fn describe(package: &Value, node: &Value, indices: &HashMap<&str, usize>) -> Crate {
    let target = |kinds: &[&str]| {
        let is = |kind: &Value| kinds.iter().any(|wanted| kind == wanted);
        let mut targets = list(package, "targets").iter();
        targets.find(|target| list(target, "kind").iter().any(is))
    };
    let proc_macro = target(&["proc-macro"]);
    let library = target(&["lib", "rlib"]).or(proc_macro);
    let of_library = |key| library.map_or("", |library| text(library, key));
    let features = list(node, "features").iter().filter_map(Value::as_str);
    let kind = if proc_macro.is_some() {
        CrateKind::ProcMacro
    } else if package["links"].is_string() || declares_a_system(text(package, "name")) {
        CrateKind::Native
    } else {
        CrateKind::Rust
    };
    let license = package["license"].as_str().unwrap_or("no license");
    Crate {
        package: text(package, "name").to_string(),
        name: of_library("name").replace('-', "_"),
        version: text(package, "version").to_string(),
        license: license.to_string(),
        edition: of_library("edition").to_string(),
        root: PathBuf::from(of_library("src_path")),
        kind,
        cfg: Cfg {
            features: features.map(str::to_string).collect(),
            flags: BTreeSet::new(),
        },
        dependencies: dependencies(node, indices),
        has_build_script: target(&["custom-build"]).is_some(),
        checked: None,
        id: text(package, "id").to_string(),
    }
}

fn declares_a_system(package: &str) -> bool {
    SYSTEMS.iter().any(|begin| package.starts_with(begin))
}

/// Returns the dependencies of the code itself, not of its tests or its build script.
fn dependencies(node: &Value, indices: &HashMap<&str, usize>) -> BTreeMap<String, usize> {
    let is_normal = |dependency: &&Value| {
        let mut kinds = list(dependency, "dep_kinds").iter();
        kinds.any(|kind| kind["kind"].is_null())
    };
    let dependencies = list(node, "deps").iter().filter(is_normal);
    let named = dependencies.filter_map(|dependency| {
        let index = indices.get(text(dependency, "pkg"))?;
        Some((text(dependency, "name").to_string(), *index))
    });
    named.collect()
}

/// Returns the text under a key; empty if there is none.
fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// Returns the list under a key; empty if there is none.
fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}
