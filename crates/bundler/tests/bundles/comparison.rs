//! A crate and a solution of a test, as two crates and bundled: do they print the same?

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, OnceLock};

use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, RngSeed, TestCaseError};
use tempfile::TempDir;

use crate::assemble::assemble;
use crate::cargo::Graph;
use crate::request::{Care, Job, Request, Style, Target, Toolchain};
use crate::rustc::Compiler;
use crate::same_meaning::SameMeaning;
use crate::shake::Liveness;
use crate::verify;

/// Editions of the crate, and of the solution and the judge.
#[derive(Debug, Clone, Copy)]
pub struct Editions {
    pub library: &'static str,
    pub solution: &'static str,
}

/// Draws the form of a bundle.
pub fn style() -> impl Strategy<Value = Style> {
    select(&[Style::Readable, Style::Commented, Style::Minified])
}

/// Bundles the solution with the crate `lib`, and compares what it prints with what they print as
/// two crates.
pub fn prints_the_same(
    library: &str,
    solution: &str,
    style: Style,
    liveness: Liveness,
) -> Result<String, TestCaseError> {
    let editions = Editions {
        library: "2021",
        solution: "2021",
    };
    let program = Program {
        library,
        solution,
        editions,
        style,
        liveness,
    };
    program.prints_the_same()
}

/// A crate, a solution, and how they are bundled.
pub struct Program<'a> {
    pub library: &'a str,
    pub solution: &'a str,
    pub editions: Editions,
    pub style: Style,
    pub liveness: Liveness,
}

impl Program<'_> {
    /// Compares what the bundle prints with what the two crates print. Returns its text.
    pub fn prints_the_same(&self) -> Result<String, TestCaseError> {
        let temporary = TempDir::new().expect("a temporary folder");
        let folder = temporary.path();
        let file = |name: &str, text: &str| {
            let path = folder.join(name);
            std::fs::write(&path, text).expect("a file is written");
            path
        };
        let Self {
            library,
            solution,
            editions,
            ..
        } = self;
        let (lib, main) = (file("lib.rs", library), file("main.rs", solution));
        let own = once(format!("{editions:?}{library}\n{solution}"), || {
            let rlib = folder.join("liblib.rlib");
            let compiled = once(format!("{}{library}", editions.library), || {
                let feature = "--cfg=feature=\"on\"";
                let library = ["--crate-type=lib", "--crate-name=lib", feature];
                rustc(&library, editions.library, &lib);
                std::fs::read(&rlib).expect("rustc has written it")
            });
            std::fs::write(&rlib, compiled).expect("a file is written");
            let program = ["--extern=lib=liblib.rlib", "-omain"];
            rustc(&program, editions.solution, &main);
            printed(&folder.join("main")).into_bytes()
        });
        let own = String::from_utf8(own).expect("what is printed is text");
        let (text, prints) = self
            .bundled(folder, &main, &lib)
            .map_err(|error| TestCaseError::fail(format!("{error:#}")))?;
        prop_assert_eq!(prints, own);
        Ok(text)
    }

    /// Returns a bundle of the solution, compiled: its text and its output.
    fn bundled(
        &self,
        folder: &Path,
        solution: &Path,
        library: &Path,
    ) -> anyhow::Result<(String, String)> {
        let target = Target {
            judge: "random".into(),
            edition: self.editions.solution.into(),
            source_limit: 1 << 20,
            ..Target::default()
        };
        let scratch = folder.join("scratch");
        let request = Request {
            root: folder,
            source: solution,
            target: &target,
            toolchain: &toolchain(),
            style: self.style,
            scratch: &scratch,
            cache: None,
        };
        std::fs::create_dir_all(&scratch)?;
        // As `bundle` does: parts that never run are kept if a bundle without them is another
        // program.
        for care in [Care::Usual, Care::Utmost] {
            let job = Job {
                request: &request,
                folder,
                places: &OnceLock::new(),
                care,
            };
            let mut graph = Graph::with_one("lib", self.editions.library, library);
            graph.crates[0].cfg.features.insert("on".to_string());
            let mut draft = assemble(&job, graph, self.liveness)?;
            let modules = verify::compile(&draft, &job)?;
            let meaning = SameMeaning {
                draft: &draft,
                job: &job,
            };
            if let Some(notes) = meaning.check(version())? {
                anyhow::ensure!(notes.is_empty(), "{notes:?}");
                draft.modules = modules;
                return Ok((draft.text(), printed(&job.bundle_file().with_extension(""))));
            }
        }
        unreachable!("the second attempt returns")
    }
}

/// Returns the toolchain that compiles this. `rustc` on the path may be rustup's program, which
/// needs a quarter of the time of a small compilation to find the same.
fn toolchain() -> Toolchain {
    let cargo = PathBuf::from(env!("CARGO"));
    let rustc = Some(cargo.with_file_name("rustc")).filter(|path| path.is_file());
    let rustc = rustc.unwrap_or_else(|| "rustc".into());
    Toolchain {
        cargo,
        rustc,
        judge_rustc: None,
    }
}

/// Returns all lines of `rustc -vV`.
fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        let compiler = Compiler::ask(&toolchain().rustc);
        compiler.expect("rustc runs").version
    })
}

fn rustc(arguments: &[&str], edition: &str, file: &Path) {
    let folder = file.parent().expect("a file lies in a folder");
    let output = Command::new(toolchain().rustc)
        .current_dir(folder)
        .args(["--edition", edition, "--cap-lints=allow", "-L."])
        .args(arguments)
        .arg(file)
        .output()
        .expect("rustc runs");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "the random crate does not compile\n{stderr}"
    );
}

/// Returns the result for a text, made once. Many tests ask for the same crate, and for the same
/// program twice.
fn once(text: String, make: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
    static MADE: Mutex<BTreeMap<String, Vec<u8>>> = Mutex::new(BTreeMap::new());
    let known = || MADE.lock().expect("no holder panics");
    let made = known().get(&text).cloned();
    made.unwrap_or_else(|| {
        let made = make();
        known().insert(text, made.clone());
        made
    })
}

fn printed(program: &Path) -> String {
    let output = Command::new(program).output().expect("the program runs");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Number of cases that are drawn if nothing else is asked for: a bundle takes a second.
const CASES: u32 = 1;

/// Draws the same cases at every run, so that one change is compared with another.
pub fn config() -> Config {
    let set = |variable: &str| std::env::var_os(variable).is_some();
    let mut config = Config {
        max_shrink_iters: 20,
        failure_persistence: None,
        ..Config::default()
    };
    if !set("PROPTEST_CASES") {
        config.cases = CASES;
    }
    if !set("PROPTEST_RNG_SEED") {
        config.rng_seed = RngSeed::Fixed(0);
    }
    config
}
