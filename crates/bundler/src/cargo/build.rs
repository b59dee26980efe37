//! Runs cargo's build of the binary: flags of build scripts, compiled libraries, errors.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::graph::{Binary, CrateKind, Graph};
use super::{Environment, run};
use crate::request::Rejected;
use crate::rustc::complaint;

impl Graph {
    /// Adds the flags and linked libraries that build scripts report, and the compiled metadata.
    /// Builds nothing if none of `used` has a build script.
    ///
    /// # Errors
    /// If the build fails.
    pub fn run_build_scripts(&mut self, used: &BTreeSet<usize>) -> Result<()> {
        let crates = used.iter().map(|&i| &self.crates[i]);
        let scripts = crates.clone().filter(|krate| krate.has_build_script);
        if scripts.clone().next().is_none() {
            return Ok(());
        }
        let native = crates.filter(|krate| krate.kind == CrateKind::Native);
        let packages: Vec<&str> = scripts.chain(native).map(|c| c.id.as_str()).collect();
        let Some(binary) = &self.binary else {
            return Ok(());
        };
        // A package of the author's own is checked with the binary, since its features would differ
        // without it.
        let is_own = packages.iter().any(|id| id.starts_with("path+"));
        let messages = if is_own {
            binary.check()?
        } else {
            binary.build(&["check", "--lib"], &packages, &[])?
        };
        for message in messages {
            let mut crates = self.crates.iter_mut();
            let Some(built) = crates.find(|c| message["package_id"] == c.id.as_str()) else {
                continue;
            };
            built.checked = file(&message, "rmeta").or(built.checked.take());
            if message["reason"] == "build-script-executed" {
                built.cfg.flags = strings(&message["cfgs"]).map(str::to_string).collect();
                if strings(&message["linked_libs"]).next().is_some() {
                    built.kind = CrateKind::Native;
                }
            }
        }
        Ok(())
    }

    /// Returns compiled libraries of `crates`, which the judge has: name in paths → file. They are
    /// built by cargo's own rustc, unless the environment names another one.
    ///
    /// # Errors
    /// If the build fails.
    pub fn libraries(
        &self,
        crates: &BTreeMap<String, usize>,
        environment: Environment,
    ) -> Result<BTreeMap<String, PathBuf>> {
        let Some(binary) = self.binary.as_ref().filter(|_| !crates.is_empty()) else {
            return Ok(BTreeMap::new());
        };
        let packages: Vec<&str> = crates
            .values()
            .map(|&i| self.crates[i].id.as_str())
            .collect();
        let messages = binary.build(&["build", "--lib", "--release"], &packages, environment)?;
        let messages = messages.iter();
        let artifacts = messages.filter(|message| message["reason"] == "compiler-artifact");
        let libraries =
            artifacts.filter_map(|one| Some((one["package_id"].as_str()?, library(one)?)));
        let built: HashMap<&str, PathBuf> = libraries.collect();
        let with_file = |(name, &i): (&String, &usize)| {
            let file = built.get(self.crates[i].id.as_str());
            let file = file.with_context(|| format!("cargo built no library for `{name}`"))?;
            Ok((name.clone(), file.clone()))
        };
        crates.iter().map(with_file).collect()
    }
}

impl Binary {
    /// Returns cargo's messages about the binary.
    ///
    /// # Errors
    /// [`Rejected`] if the binary or one of its crates does not compile. Another error if cargo
    /// cannot be run.
    pub fn check(&self) -> Result<Vec<Value>> {
        self.build(&["check", "--bin", &self.name], &[], &[])
    }

    /// Returns cargo's messages about the binary, or about these packages.
    ///
    /// # Errors
    /// [`Rejected`] if the binary or one of its crates does not compile.
    fn build(
        &self,
        command: &[&str],
        packages: &[&str],
        environment: Environment,
    ) -> Result<Vec<Value>> {
        let mut arguments = command.to_vec();
        arguments.extend(packages.iter().flat_map(|id| ["--package", *id]));
        arguments.extend(["--quiet", "--message-format=json-render-diagnostics"]);
        let output = run(&self.cargo, &self.folder, &arguments, environment)?;
        let lines = output.stdout.split(|&byte| byte == b'\n');
        let messages: Vec<Value> = lines
            .filter_map(|line| serde_json::from_slice(line).ok())
            .collect();
        let mut reasons = messages.iter();
        let finished = reasons.find(|message| message["reason"] == "build-finished");
        match finished {
            Some(message) if message["success"] == true => Ok(messages),
            Some(_) => {
                let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
                Err(Rejected::new(stderr).into())
            }
            None => bail!(complaint(&output)),
        }
    }
}

/// Returns the file with this extension that a message is about.
fn file(message: &Value, extension: &str) -> Option<PathBuf> {
    let mut files = strings(&message["filenames"]).map(PathBuf::from);
    files.find(|file| file.extension().is_some_and(|own| own == extension))
}

/// Returns the compiled library of an artifact: the file that has a hash in its name, since another
/// build replaces a file without.
fn library(artifact: &Value) -> Option<PathBuf> {
    let hashed = file(artifact, "rmeta").map(|file| file.with_extension("rlib"));
    let hashed = hashed.filter(|file| file.is_file());
    let library = hashed.or_else(|| file(artifact, "rlib"));
    // A procedural macro is a library of this machine.
    library.or_else(|| file(artifact, std::env::consts::DLL_EXTENSION))
}

fn strings(list: &Value) -> impl Iterator<Item = &str> {
    let values = list.as_array().into_iter().flatten();
    values.filter_map(Value::as_str)
}
