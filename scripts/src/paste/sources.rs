//! Which crates a binary is made of, as cargo resolved them.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, Result, bail};
use cargo_metadata::{DependencyKind, Message, Metadata, Node, Package, PackageId, TargetKind};

use super::Rejected;
use super::cfg::Cfg;

/// One crate of the dependency graph.
#[derive(Debug, Clone)]
pub struct Crate {
    /// As the registry spells it.
    pub package: String,
    /// As paths spell it, where nobody renames it.
    pub name: String,
    pub version: String,
    pub license: String,
    pub edition: String,
    /// `src/lib.rs`, usually.
    pub root: PathBuf,
    pub kind: Kind,
    pub cfg: Cfg,
    /// The name that its paths use → index of the crate.
    pub dependencies: BTreeMap<String, usize>,
    has_build_script: bool,
    id: PackageId,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Rust,
    ProcMacro,
    /// Linked with a library that is not Rust.
    Native,
}

/// All crates, and what the binary may name.
#[derive(Debug)]
pub struct Graph {
    pub crates: Vec<Crate>,
    pub dependencies: BTreeMap<String, usize>,
    bin: String,
    manifest: PathBuf,
}

/// The graph of the binary whose file is `source`, in the workspace at `root`.
///
/// # Errors
/// If cargo cannot resolve it or no package has such a binary.
pub fn graph(root: &Path, source: &Path) -> Result<Graph> {
    let metadata = metadata(root)?;
    let Some((package, bin)) = metadata.packages.iter().find_map(|package| {
        let target = package.targets.iter().find(|t| t.src_path == source)?;
        Some((package, target))
    }) else {
        bail!(
            "{}: no binary of this workspace's packages",
            source.display()
        );
    };
    let ids = metadata.packages.iter().enumerate();
    let indices: HashMap<&PackageId, usize> = ids.map(|(i, package)| (&package.id, i)).collect();
    let nodes = metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
    let nodes: HashMap<&PackageId, &Node> = nodes.map(|node| (&node.id, node)).collect();
    let crates: Vec<Crate> = metadata
        .packages
        .iter()
        .map(|package| describe(package, nodes.get(&package.id).copied(), &indices))
        .collect();
    let own = indices[&package.id];
    let mut dependencies = crates[own].dependencies.clone();
    if !crates[own].root.as_os_str().is_empty() {
        dependencies.insert(crates[own].name.clone(), own);
    }
    Ok(Graph {
        crates,
        dependencies,
        bin: bin.name.clone(),
        manifest: package.manifest_path.clone().into(),
    })
}

fn describe(package: &Package, node: Option<&Node>, indices: &HashMap<&PackageId, usize>) -> Crate {
    let target = |kinds: &[TargetKind]| {
        let targets = &mut package.targets.iter();
        targets.find(|target| target.kind.iter().any(|kind| kinds.contains(kind)))
    };
    let library = target(&[TargetKind::Lib, TargetKind::RLib]);
    let proc_macro = target(&[TargetKind::ProcMacro]);
    let normal = |dependency: &&cargo_metadata::NodeDep| {
        let mut kinds = dependency.dep_kinds.iter();
        kinds.any(|kind| kind.kind == DependencyKind::Normal)
    };
    let dependencies = node.into_iter().flat_map(|node| &node.deps).filter(normal);
    let features = node.into_iter().flat_map(|node| &node.features);
    let target_or = library.or(proc_macro);
    Crate {
        package: package.name.to_string(),
        name: target_or.map_or_else(String::new, |t| t.name.replace('-', "_")),
        version: package.version.to_string(),
        license: package.license.clone().unwrap_or("no licence named".into()),
        edition: target_or.map_or_else(String::new, |t| t.edition.to_string()),
        root: target_or.map_or_else(PathBuf::new, |t| t.src_path.clone().into()),
        kind: match (proc_macro, &package.links) {
            (Some(_), _) => Kind::ProcMacro,
            (_, Some(_)) => Kind::Native,
            _ => Kind::Rust,
        },
        cfg: Cfg {
            features: features.map(ToString::to_string).collect(),
            flags: BTreeSet::new(),
        },
        dependencies: dependencies
            .filter_map(|d| Some((d.name.clone(), *indices.get(&d.pkg)?)))
            .collect(),
        has_build_script: target(&[TargetKind::CustomBuild]).is_some(),
        id: package.id.clone(),
    }
}

impl Graph {
    /// One crate without dependencies.
    #[cfg(test)]
    pub fn of_one(name: &str, root: &Path) -> Self {
        Self {
            crates: vec![Crate {
                package: name.into(),
                name: name.into(),
                version: "0.0.0".into(),
                license: "CC0-1.0".into(),
                edition: "2021".into(),
                root: root.into(),
                kind: Kind::Rust,
                cfg: Cfg::default(),
                dependencies: BTreeMap::new(),
                has_build_script: false,
                id: PackageId { repr: name.into() },
            }],
            dependencies: [(name.to_string(), 0)].into(),
            bin: "main".into(),
            manifest: PathBuf::new(),
        }
    }

    /// `start` and all that they depend on, in the order of the graph.
    pub fn closure(&self, start: impl IntoIterator<Item = usize>) -> BTreeSet<usize> {
        let mut seen = BTreeSet::new();
        let mut open: Vec<usize> = start.into_iter().collect();
        while let Some(i) = open.pop() {
            if seen.insert(i) {
                open.extend(self.crates[i].dependencies.values());
            }
        }
        seen
    }

    /// Completes what only a build tells: flags of build scripts, linked libraries.
    /// Builds nothing if none of `used` has a build script.
    ///
    /// # Errors
    /// If the build fails.
    pub fn run_build_scripts(&mut self, used: &BTreeSet<usize>) -> Result<()> {
        if !used.iter().any(|&i| self.crates[i].has_build_script) {
            return Ok(());
        }
        for message in self.messages("check", &[])? {
            let Message::BuildScriptExecuted(script) = message else {
                continue;
            };
            let built = self.crates.iter_mut().find(|c| c.id == script.package_id);
            if let Some(built) = built {
                built.cfg.flags = script.cfgs.into_iter().collect();
                if !script.linked_libs.is_empty() {
                    built.kind = Kind::Native;
                }
            }
        }
        Ok(())
    }

    /// The compiled libraries of `crates`, for a judge that has them: name in paths → file.
    ///
    /// # Errors
    /// If the build fails.
    pub fn libraries(&self, crates: &BTreeMap<String, usize>) -> Result<BTreeMap<String, PathBuf>> {
        if crates.is_empty() {
            return Ok(BTreeMap::new());
        }
        let mut built = HashMap::new();
        for message in self.messages("build", &["--release"])? {
            if let Message::CompilerArtifact(artifact) = message {
                let mut files = artifact.filenames.into_iter();
                if let Some(file) = files.find(|f| f.extension() == Some("rlib")) {
                    built.insert(artifact.package_id, PathBuf::from(file));
                }
            }
        }
        let file = |(name, &i): (&String, &usize)| {
            let file = built.get(&self.crates[i].id);
            let file = file.with_context(|| format!("cargo built no library for `{name}`"))?;
            Ok((name.clone(), file.clone()))
        };
        crates.iter().map(file).collect()
    }

    /// What cargo says if the solution itself does not compile.
    ///
    /// # Errors
    /// If cargo cannot be run.
    pub fn compile_errors(&self) -> Result<Option<String>> {
        match self.messages("check", &[]) {
            Err(error) => Ok(Some(error.downcast::<Rejected>()?.to_string())),
            Ok(_) => Ok(None),
        }
    }

    /// What cargo says of the binary and what it is made of.
    ///
    /// # Errors
    /// [`Rejected`] if one of them does not compile.
    fn messages(&self, command: &str, options: &[&str]) -> Result<Vec<Message>> {
        let Some(folder) = self.manifest.parent() else {
            return Ok(Vec::new());
        };
        let output = run_cargo(folder, |cargo| {
            cargo
                .args([command, "--quiet", "--bin", &self.bin])
                .arg("--message-format=json-render-diagnostics")
                .args(options)
                .arg("--manifest-path")
                .arg(&self.manifest);
        })?;
        let messages: Vec<Message> = Message::parse_stream(output.stdout.as_slice())
            .collect::<Result<_, _>>()
            .context("cargo's messages have another format")?;
        let is_built = |message: &Message| match message {
            Message::BuildFinished(build) => Some(build.success),
            _ => None,
        };
        let said = String::from_utf8_lossy(&output.stderr);
        match messages.iter().find_map(is_built) {
            Some(true) => Ok(messages),
            Some(false) => Err(Rejected(said.into_owned()).into()),
            None => bail!("{}", said.trim()),
        }
    }
}

fn metadata(root: &Path) -> Result<Metadata> {
    // Whoever has only built has no crates of other platforms, and may be offline.
    let host = host(root)?;
    let output = cargo(root, |cargo| {
        cargo.args(["metadata", "--format-version=1", "--filter-platform", &host]);
    })?;
    serde_json::from_slice(&output.stdout).context("cargo metadata speaks another format")
}

/// The platform that cargo runs on.
fn host(root: &Path) -> Result<String> {
    let output = cargo(root, |cargo| {
        cargo.arg("-vV");
    })?;
    let version = String::from_utf8_lossy(&output.stdout);
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("cargo does not name its host")?.to_string())
}

/// Runs cargo, first without the network: a fetched workspace needs none.
fn run_cargo(folder: &Path, arguments: impl Fn(&mut Command)) -> Result<Output> {
    let run = |offline: &[&str]| {
        let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(program);
        command.current_dir(folder);
        arguments(&mut command);
        command.args(offline).output().context("cannot run cargo")
    };
    let mut output = run(&["--offline"])?;
    // What is compiled is there already.
    let compiles = String::from_utf8_lossy(&output.stdout).contains("\"build-finished\"");
    if !output.status.success() && !compiles {
        output = run(&[])?;
    }
    Ok(output)
}

/// Runs a command that must succeed.
fn cargo(folder: &Path, arguments: impl Fn(&mut Command)) -> Result<Output> {
    let output = run_cargo(folder, arguments)?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(output)
}
