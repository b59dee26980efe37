//! Makes small workspaces for tests, and runs `x` in them.

pub mod judge;
pub mod own;
pub mod page;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A workspace without dependencies, in a folder inside a temporary one.
pub struct Sandbox {
    root: PathBuf,
    /// Folder in which cargo builds, if not below the root.
    target: Option<PathBuf>,
    _folder: TempDir,
}

/// Result of a command: exit status and output.
#[derive(Debug)]
pub struct Outcome {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Sandbox {
    pub fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let root = folder.path().join("workspace");
        let sandbox = Self {
            root,
            target: None,
            _folder: folder,
        };
        let about_rustc = std::fs::read_to_string(build_dir().join(ABOUT_RUSTC));
        let about_rustc = about_rustc.unwrap_or_default();
        let manifest = "[package]\nname = \"problems\"\nedition = \"2021\"\n";
        sandbox
            .file(
                "Cargo.toml",
                "[workspace]\nmembers = [\"problems\"]\nresolver = \"2\"\n\
                 [profile.dev]\nincremental = false\n",
            )
            .file(
                "cargo-snippet.toml",
                "[snippet]\nroots = [\"snippets/src\"]\n[judge]\n",
            )
            .file("problems/Cargo.toml", manifest)
            .file("problems/src/lib.rs", "")
            .file("snippets/src/lib.rs", "")
            .file(&format!("target/{ABOUT_RUSTC}"), &about_rustc)
    }

    /// Workspace with the collection's manifests and its snippet `mex`. Built files go to a
    /// separate folder; the dependencies compiled for the collection are reused. Cargo
    /// distinguishes packages by their folder below the root and their version: because of its
    /// version, this `snippets` is not taken for the collection's.
    pub fn with_dependencies() -> Self {
        Self::with_dependencies_as("0.0.1")
    }

    /// Like `with_dependencies`, with this version of `snippets`.
    pub fn with_dependencies_as(version: &str) -> Self {
        let read = |path: &str| std::fs::read_to_string(collection().join(path)).unwrap();
        let manifest = read("Cargo.toml");
        let (members, rest) = manifest.split_once("\nresolver").unwrap();
        assert!(members.starts_with("[workspace]\n"), "{members}");
        let manifest = format!(
            "[workspace]\nmembers = [\"snippets\", \"problems\", \"problems/assert_answer\"]\nresolver{rest}"
        );
        let (before, after) = manifest.split_once("\nversion = \"1.0.0-rc.1\"\n").unwrap();
        let manifest = format!("{before}\nversion = \"{version}\"\n{after}");
        let mut sandbox = Self::new()
            .file("Cargo.toml", &manifest)
            .file("Cargo.lock", &read("Cargo.lock"))
            .file(
                "problems/Cargo.toml",
                &without_bins(&read("problems/Cargo.toml")),
            )
            .file(
                "problems/assert_answer/Cargo.toml",
                &read("problems/assert_answer/Cargo.toml"),
            )
            .file(
                "problems/assert_answer/src/lib.rs",
                &read("problems/assert_answer/src/lib.rs"),
            )
            .file("snippets/Cargo.toml", &read("snippets/Cargo.toml"))
            .file("snippets/src/lib.rs", "pub mod mex;\n")
            .file("snippets/src/mex.rs", &read("snippets/src/mex.rs"));
        sandbox.target = Some(Path::new(env!("CARGO_TARGET_TMPDIR")).join("sandbox"));
        sandbox
    }

    /// Adds a file.
    pub fn file(self, path: &str, contents: &str) -> Self {
        let path = self.path(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, contents).unwrap();
        self
    }

    /// Adds a problem that prints the sum of its input, and one golden case.
    pub fn sum_problem(self, bin: &str, input: &str, output: &str) -> Self {
        let solution = "//! Sum.\nfn main() {\n    let input = \
            std::io::read_to_string(std::io::stdin()).unwrap();\n    let numbers = \
            input.split_whitespace().map(|t| t.parse::<i64>().unwrap());\n    \
            println!(\"{}\", numbers.sum::<i64>());\n}\n";
        self.file(&format!("problems/src/bin/{bin}.rs"), solution)
            .file(&format!("tests/golden/{bin}/sample-1.in"), input)
            .file(&format!("tests/golden/{bin}/sample-1.out"), output)
    }

    pub fn path(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    pub fn read(&self, path: &str) -> String {
        std::fs::read_to_string(self.path(path)).unwrap()
    }

    /// Runs `cargo x` at the root with these words, split at blanks.
    pub fn x(&self, words: &str) -> Outcome {
        outcome(&mut self.command(words))
    }

    /// Like `x`, but returns the command unstarted.
    pub fn command(&self, words: &str) -> Command {
        let mut command = command_in(&self.root, words);
        if let Some(target) = &self.target {
            command.env("CARGO_TARGET_DIR", target);
            share_build(&mut command);
        }
        command
    }

    /// Runs git at the root.
    #[track_caller]
    pub fn git(&self, words: &str) {
        let mut git = Command::new("git");
        git.args(words.split_whitespace()).current_dir(&self.root);
        assert!(git.status().unwrap().success());
    }

    /// Command that runs cargo with the same build folders as `x`.
    pub fn cargo(&self, words: &str) -> Command {
        let x = self.command("");
        let mut cargo = Command::new(cargo());
        cargo
            .args(words.split_whitespace())
            .current_dir(&self.root)
            .envs(
                x.get_envs()
                    .filter_map(|(name, value)| Some((name, value?))),
            );
        cargo
    }
}

/// File of a build folder with what rustc says of itself: cargo starts it three times to write one.
const ABOUT_RUSTC: &str = ".rustc_info.json";

/// Returns whether to try all of what the ordinary run takes a sample of.
pub fn are_all_tried() -> bool {
    std::env::var_os("TESTS").is_some_and(|which| which == "all")
}

/// Folder in which cargo compiled this program.
pub fn build_dir() -> &'static Path {
    let tmp = Path::new(env!("CARGO_TARGET_TMPDIR"));
    tmp.parent()
        .expect("a folder in the one of all that is built")
}

/// Root folder of the collection.
pub fn collection() -> &'static Path {
    let parent = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    parent.expect("this package lies in the collection")
}

/// Runs `cargo x` in this folder with `input` on its standard input.
pub fn x_with_input(folder: &Path, words: &str, input: &str) -> Outcome {
    let file = folder.join("input");
    std::fs::write(&file, input).unwrap();
    let mut x = command_in(folder, words);
    outcome(x.stdin(std::fs::File::open(file).unwrap()))
}

/// Runs `cargo x` in this folder.
pub fn x_in(folder: &Path, words: &str) -> Outcome {
    outcome(&mut command_in(folder, words))
}

/// Like `x_in`, but returns the command unstarted.
pub fn command_in(folder: &Path, words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-grundy"));
    command
        .args(words.split_whitespace())
        .current_dir(folder)
        .env_remove("CARGO_TARGET_DIR");
    if folder.starts_with(collection()) {
        share_build(&mut command);
    }
    without_taste(&mut command);
    command
}

/// What is compiled for the collection is compiled once, wherever the executables go.
pub fn share_build(command: &mut Command) {
    command.env("CARGO_BUILD_BUILD_DIR", build_dir());
}

/// Removes environment variables of a user or a CI that change the output of programs.
pub fn without_taste(command: &mut Command) {
    for name in [
        "CARGO_TERM_COLOR",
        "CARGO_TERM_PROGRESS_WHEN",
        "CARGO_TERM_QUIET",
        "CARGO_TERM_VERBOSE",
        "CLICOLOR",
        "CLICOLOR_FORCE",
        "NO_COLOR",
        "RUST_BACKTRACE",
        "RUST_LIB_BACKTRACE",
    ] {
        command.env_remove(name);
    }
}

/// Runs a command to its end.
pub fn outcome(command: &mut Command) -> Outcome {
    let output = command.output().unwrap();
    Outcome {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Returns a text with `_` for each time and memory in it, which differ from run to run, without
/// the blanks that align them.
fn stable(text: &str) -> String {
    let lines = text.split('\n').map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let mut shown: Vec<&str> = Vec::new();
        for (i, &word) in words.iter().enumerate() {
            let unit = words
                .get(i + 1)
                .map(|next| next.trim_end_matches([',', ';', '.', ':', ')']));
            let is_measured =
                matches!(unit, Some("ms" | "s" | "MiB")) && word.parse::<f64>().is_ok();
            if is_measured {
                let text = shown.iter().rposition(|word| !word.is_empty());
                shown.truncate(text.map_or(1, |last| last + 1));
            }
            shown.push(if is_measured { "_" } else { word });
        }
        shown.join(" ")
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn without_bins(manifest: &str) -> String {
    let (bins, rest) = manifest.split_once("\n[package]\n").unwrap();
    assert!(bins.contains("bin = ["), "{bins}");
    format!("[package]\n{rest}")
}

impl Outcome {
    /// Asserts that the command ended with this exit status.
    #[track_caller]
    pub fn exits(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "{self:#?}");
        self
    }

    /// Asserts that its standard output contains all of these texts.
    #[track_caller]
    pub fn prints(self, texts: &[&str]) -> Self {
        for text in texts {
            assert!(
                self.stdout.contains(text),
                "no `{text}` in stdout of {self:#?}"
            );
        }
        self
    }

    /// Asserts that its standard output is this text, as [`stable`] writes it.
    #[track_caller]
    pub fn prints_only(self, text: &str) -> Self {
        assert_eq!(stable(&self.stdout), text, "{self:#?}");
        self
    }

    /// Asserts that its standard error is this text, as [`stable`] writes it.
    #[track_caller]
    pub fn says_only(self, text: &str) -> Self {
        // Tests that run at once may build in one folder.
        let lines = self.stderr.split_inclusive('\n');
        let said = lines.filter(|line| !line.starts_with("waiting for another cargo, "));
        assert_eq!(stable(&said.collect::<String>()), text, "{self:#?}");
        self
    }

    /// Asserts that its standard error contains all of these texts.
    #[track_caller]
    pub fn says(self, texts: &[&str]) -> Self {
        for text in texts {
            assert!(
                self.stderr.contains(text),
                "no `{text}` in stderr of {self:#?}"
            );
        }
        self
    }
}

/// Returns the cargo that runs this test; under Wine, the one for Windows.
pub fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| env!("CARGO").into())
}
