//! Runs cargo.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// Beginning of a line in which cargo reports a compiled crate.
const COMPILED: &[u8] = b"{\"reason\":\"compiler-artifact\"";

/// The cargo program, and who hears of its progress.
#[derive(Debug, Clone)]
pub struct Cargo {
    program: PathBuf,
    on_compiled: fn(&str),
}

impl Cargo {
    /// `on_compiled` is called with the name and version of each downloaded crate once it is
    /// compiled, so that a first bundle shows that it goes on.
    pub fn new(program: impl Into<PathBuf>, on_compiled: fn(&str)) -> Self {
        Self {
            program: program.into(),
            on_compiled,
        }
    }

    /// The program, as a path or as a name to be searched for.
    pub fn program(&self) -> &Path {
        &self.program
    }

    /// Runs cargo, first without the network, which a fetched workspace does not need. If given,
    /// `rustc` replaces cargo's own compiler.
    ///
    /// # Errors
    /// If cargo cannot be started. If it runs and fails, the output's status says so.
    pub(super) fn run(
        &self,
        folder: &Path,
        arguments: &[&str],
        rustc: Option<&Path>,
    ) -> Result<Output> {
        let run = |network: &[&str]| {
            let mut command = Command::new(&self.program);
            command.current_dir(folder).args(arguments).args(network);
            command.stdin(Stdio::null());
            command.stdout(Stdio::piped()).stderr(Stdio::piped());
            if let Some(rustc) = rustc {
                command.env("RUSTC", rustc);
            }
            let output = command.spawn().and_then(|child| self.output(child));
            output.with_context(|| format!("cannot run {}", self.program.display()))
        };
        let output = run(&["--offline"])?;
        // If the build got as far as compiling, nothing is left to download.
        let has_compiled = String::from_utf8_lossy(&output.stdout).contains("\"build-finished\"");
        if output.status.success() || has_compiled {
            return Ok(output);
        }
        run(&[])
    }

    /// Standard output of a command that must succeed.
    ///
    /// # Errors
    /// If the command cannot be run or fails.
    pub(super) fn stdout(&self, folder: &Path, arguments: &[&str]) -> Result<Vec<u8>> {
        let output = self.run(folder, arguments, None)?;
        if !output.status.success() {
            bail!("{}", String::from_utf8_lossy(&output.stderr).trim());
        }
        Ok(output.stdout)
    }

    /// Output of a running cargo, whose compiled crates are told at once.
    fn output(&self, mut child: Child) -> std::io::Result<Output> {
        let (out, error) = (child.stdout.take(), child.stderr.take());
        let mut stdout = Vec::new();
        let stderr = std::thread::scope(|scope| {
            let stderr = scope.spawn(|| {
                let mut text = Vec::new();
                error.map_or(Ok(0), |mut error| error.read_to_end(&mut text))?;
                Ok::<_, std::io::Error>(text)
            });
            if let Some(out) = out {
                let mut out = BufReader::new(out);
                let mut start = 0;
                while out.read_until(b'\n', &mut stdout)? > 0 {
                    if let Some(name) = compiled(&stdout[start..]) {
                        (self.on_compiled)(&name);
                    }
                    start = stdout.len();
                }
            }
            stderr.join().expect("reading does not panic")
        })?;
        let status = child.wait()?;
        Ok(Output {
            status,
            stdout,
            stderr,
        })
    }
}

/// Name and version of a downloaded crate that cargo reports as compiled just now.
fn compiled(line: &[u8]) -> Option<String> {
    if !line.starts_with(COMPILED) {
        return None;
    }
    let message: Value = serde_json::from_slice(line).ok()?;
    let id = message["package_id"].as_str()?;
    let is_script = message["target"]["kind"][0] == "custom-build";
    let is_new = message["fresh"] == false && !id.starts_with("path+") && !is_script;
    let (_, name) = id.rsplit_once('#').filter(|_| is_new)?;
    Some(name.replace('@', " "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_downloaded_crates_that_were_compiled_just_now_are_told() {
        let line = |id: &str, kind: &str, is_fresh: bool| {
            format!(
                "{{\"reason\":\"compiler-artifact\",\"package_id\":\"{id}\",\
                 \"target\":{{\"kind\":[\"{kind}\"]}},\"fresh\":{is_fresh}}}\n"
            )
        };
        let told = |id, kind, is_fresh| compiled(line(id, kind, is_fresh).as_bytes());
        let registry = "registry+https://example.org/index#either@1.15.0";
        assert_eq!(told(registry, "lib", false), Some("either 1.15.0".into()));
        assert_eq!(told(registry, "lib", true), None);
        assert_eq!(told(registry, "custom-build", false), None);
        assert_eq!(told("path+file:///own#0.1.0", "bin", false), None);
        assert_eq!(compiled(b"{\"reason\":\"build-finished\"}"), None);
    }
}
