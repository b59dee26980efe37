//! Random small crates, bundled and not, print the same.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use tempfile::TempDir;

use crate::assemble::assemble;
use crate::cargo::Graph;
use crate::parts::{PartKind, Tree};
use crate::request::{Job, Request, Target, Toolchain};
use crate::shake::{Liveness, live_parts};
use crate::timings::Timings;
use crate::verify;

/// One item of the random crate: what it is, where it stands, whom it uses.
#[derive(Debug, Clone)]
struct Part {
    kind: u8,
    module: u8,
    /// Taken modulo the number of parts before it.
    uses: Vec<u8>,
    is_used: bool,
}

fn parts() -> impl Strategy<Value = Vec<Part>> {
    let uses = prop::collection::vec(any::<u8>(), 0..3);
    let part = (0..7u8, 0..4u8, uses, any::<bool>());
    let part = part.prop_map(|(kind, module, uses, is_used)| Part {
        kind,
        module,
        uses,
        is_used,
    });
    prop::collection::vec(part, 1..12)
}

const MODULES: [&str; 4] = ["", "a", "a::b", "c"];

/// `crate::a::b::` from within the crate, `lib::a::b::` from outside.
fn path(from: &str, part: &Part) -> String {
    match MODULES[usize::from(part.module)] {
        "" => format!("{from}::"),
        module => format!("{from}::{module}::"),
    }
}

/// An expression of type i64 that uses the part `i`.
fn usage(from: &str, parts: &[Part], i: usize) -> String {
    let at = path(from, &parts[i]);
    match parts[i].kind {
        0 => format!("{at}f{i}({i})"),
        1 => format!("{at}C{i}"),
        2 => format!("{at}S{i}::new({i}).get()"),
        3 => format!("{{ use {at}T{i} as _; 5i64.t{i}() + 7i32.t{i}() }}"),
        4 => format!("{from}::m{i}!({i})"),
        5 => format!("{at}E{i}::pick({i}).value()"),
        _ => format!("{at}r{i}({i})"),
    }
}

fn definition(parts: &[Part], i: usize) -> String {
    let part = &parts[i];
    let sum = part.uses.iter().filter(|_| i > 0).map(|&u| {
        let used = usize::from(u) % i;
        format!(" + {}", usage("crate", parts, used))
    });
    let sum: String = sum.collect();
    match part.kind {
        0 => format!(
            "pub fn f{i}(x: i64) -> i64 {{ helper{i}(x){sum} }} fn helper{i}(x: i64) -> i64 {{ 3 * x }}"
        ),
        1 => format!("pub const C{i}: i64 = {i} + 11; pub const NEVER{i}: i64 = 1;"),
        2 => format!(
            "#[derive(Clone, Debug, PartialEq)] pub struct S{i}(i64);
             impl S{i} {{ pub fn new(x: i64) -> Self {{ Self(x) }}
                 pub fn get(&self) -> i64 {{ let twin = Self::from(self.0); twin.0{sum} }}
                 pub fn never(&self) -> i64 {{ self.0 }} }}
             impl From<i64> for S{i} {{ fn from(x: i64) -> Self {{ S{i}(x + 1) }} }}
             impl Drop for S{i} {{ fn drop(&mut self) {{ println!(\"drop S{i} {{}}\", self.0); }} }}"
        ),
        3 => format!(
            "pub trait T{i} {{ fn t{i}(&self) -> i64 {{ 1{sum} }} fn never(&self) -> i64 {{ 0 }} }}
             impl T{i} for i64 {{ fn t{i}(&self) -> i64 {{ 2 * self }} }}
             impl T{i} for i32 {{ fn never(&self) -> i64 {{ 9 }} }}"
        ),
        4 => format!(
            "#[macro_export] macro_rules! m{i} {{ () => {{ 0 }}; ($x:expr) => {{ $crate::m{i}!(@deep $x, 1){} }};
             (@deep $x:expr, $y:expr) => {{ $x * 2 + $y }}; (@never) => {{ $crate::nothing() }}; }}",
            sum.replace("crate::", "$crate::")
        ),
        5 => format!(
            "pub enum E{i} {{ Small(i64), Large {{ x: i64 }}, Never(u8) }}
             impl E{i} {{ pub fn pick(x: i64) -> Self {{ if x < 4 {{ Self::Small(x) }} else {{ E{i}::Large {{ x }} }} }}
                 pub fn value(self) -> i64 {{ match self {{ E{i}::Small(x) => x, Self::Large {{ x }} => x * 2{sum},
                     Self::Never(x) => x as i64 }} }} }}"
        ),
        _ => format!(
            "mod inner{i} {{ pub fn renamed(x: i64) -> i64 {{ x + super::own{i}(){sum} }} pub fn never() {{}} }}
             pub use self::inner{i}::renamed as r{i}; pub use self::inner{i}::never as never{i};
             fn own{i}() -> i64 {{ 4 }}"
        ),
    }
}

fn library(parts: &[Part]) -> String {
    let mut modules = [const { String::new() }; 4];
    for (i, part) in parts.iter().enumerate() {
        let _ = writeln!(
            modules[usize::from(part.module)],
            "{}",
            definition(parts, i)
        );
    }
    let [root, a, b, c] = modules;
    format!("{root}\npub mod a {{ {a} pub mod b {{ {b} }} }}\npub mod c {{ {c} }}\n")
}

fn solution(parts: &[Part]) -> String {
    let mut text = "fn main() {\n".to_string();
    for i in (0..parts.len()).filter(|&i| parts[i].is_used) {
        let _ = writeln!(text, "    println!(\"{{}}\", {});", usage("lib", parts, i));
    }
    text + "    println!(\"end\");\n}\n"
}

/// The toolchain that compiles this. What `rustc` means on the path may be rustup's program, which
/// needs a quarter of the time of a small compilation to find the same.
fn toolchain() -> Toolchain {
    let cargo = PathBuf::from(env!("CARGO"));
    let rustc = Some(cargo.with_file_name("rustc")).filter(|path| path.is_file());
    let rustc = rustc.unwrap_or_else(|| "rustc".into());
    Toolchain { cargo, rustc }
}

fn rustc(arguments: &[&str], file: &Path) {
    let folder = file.parent().expect("a file lies in a folder");
    let output = Command::new(toolchain().rustc)
        .current_dir(folder)
        .args(["--edition=2021", "--cap-lints=allow", "-L."])
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

/// What is made of a text. Many tests ask for the same crate, and for the same program twice.
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

/// A bundle of the solution, compiled: its text and what it prints.
fn bundled(
    folder: &Path,
    solution: &Path,
    library: &Path,
    minify: bool,
    liveness: Liveness,
    large: usize,
) -> anyhow::Result<(String, String)> {
    let target = Target {
        judge: "random".into(),
        edition: "2021".into(),
        source_limit: 1 << 20,
        ..Target::default()
    };
    let request = Request {
        root: folder,
        source: solution,
        target: &target,
        toolchain: &toolchain(),
        minify,
        scratch: folder,
        known: None,
    };
    let job = Job {
        request: &request,
        folder,
        refused: &folder.join("refused.rs"),
        large,
    };
    let graph = Graph::of_one("lib", library);
    let mut draft = assemble(&job, graph, liveness, None, Timings::start())?;
    let program = verify::compile(&mut draft, &job, None)?;
    Ok((draft.text(), printed(&program)))
}

/// Every program is large: what never runs goes at once, if the program does the same without.
pub const ALL: usize = 0;

/// No program of these tests is large.
pub const NONE: usize = usize::MAX;

/// Bundles the solution with the crate `lib`; does the bundle print what they print as two
/// crates?
pub fn prints_the_same(
    library: &str,
    solution: &str,
    minify: bool,
    liveness: Liveness,
    large: usize,
) -> Result<String, TestCaseError> {
    let temporary = TempDir::new().expect("a temporary folder");
    let folder = temporary.path();
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("a file is written");
        path
    };
    let (lib, main) = (file("lib.rs", library), file("main.rs", solution));
    let own = once(format!("{library}\n{solution}"), || {
        let rlib = folder.join("liblib.rlib");
        let compiled = once(library.to_string(), || {
            rustc(&["--crate-type=lib", "--crate-name=lib"], &lib);
            std::fs::read(&rlib).expect("rustc has written it")
        });
        std::fs::write(&rlib, compiled).expect("a file is written");
        rustc(&["--extern=lib=liblib.rlib", "-omain"], &main);
        printed(&folder.join("main")).into_bytes()
    });
    let own = String::from_utf8(own).expect("what is printed is text");
    let (text, prints) = bundled(folder, &main, &lib, minify, liveness, large)
        .map_err(|error| TestCaseError::fail(format!("{error:#}")))?;
    prop_assert_eq!(prints, own);
    Ok(text)
}

fn bundled_prints_the_same(parts: &[Part], liveness: Liveness) -> Result<(), TestCaseError> {
    let minify = parts.len().is_multiple_of(2);
    let large = if parts.len().is_multiple_of(3) {
        ALL
    } else {
        NONE
    };
    let text = prints_the_same(&library(parts), &solution(parts), minify, liveness, large)?;
    prop_assert!(
        !text.contains("never") && !text.contains("NEVER"),
        "{}",
        text
    );
    Ok(())
}

/// Draws the same cases at every run, so that one change is compared with another.
pub fn config(cases: u32) -> Config {
    let set = |variable: &str| std::env::var_os(variable).is_some();
    let mut config = Config {
        max_shrink_iters: 20,
        failure_persistence: None,
        ..Config::default()
    };
    if !set("PROPTEST_CASES") {
        config.cases = cases;
    }
    if !set("PROPTEST_RNG_SEED") {
        config.rng_seed = RngSeed::Fixed(0);
    }
    config
}

/// `PROPTEST_CASES=500 PROPTEST_RNG_SEED=7 cargo test -p bundler random_crates` draws
/// others.
#[test]
fn random_crates_print_the_same_bundled() {
    let run = TestRunner::new(config(16)).run(&parts(), |parts| {
        bundled_prints_the_same(&parts, live_parts)
    });
    run.map_err(|error| error.to_string()).unwrap();
}

/// Where two blocks of a function import the same trait, each keeps its import.
#[test]
fn imports_of_two_blocks_are_not_merged() {
    let part = |kind, uses: &[u8], is_used| Part {
        kind,
        module: 1,
        uses: uses.to_vec(),
        is_used,
    };
    let parts = [part(3, &[], false), part(2, &[0, 0], true)];
    bundled_prints_the_same(&parts, live_parts).unwrap();
}

/// The property can fail: if members that override a default are dropped, the bundle compiles, but
/// the program prints something else.
#[test]
fn dropped_overriding_methods_are_caught() {
    let broken: Liveness = |tree: &Tree, mentioned, removed| {
        let mut live = live_parts(tree, mentioned, removed);
        for (id, part) in tree.parts.iter().enumerate() {
            let parent = part.parent.map(|parent| &tree.parts[parent].kind);
            if let (PartKind::Member, Some(PartKind::Impl(header))) = (&part.kind, parent)
                && header
                    .trait_name
                    .as_ref()
                    .is_some_and(|name| name.starts_with('T'))
            {
                live[id] = false;
            }
        }
        live
    };
    let part = Part {
        kind: 3,
        module: 2,
        uses: Vec::new(),
        is_used: true,
    };
    bundled_prints_the_same(std::slice::from_ref(&part), live_parts).unwrap();
    let error = bundled_prints_the_same(&[part], broken)
        .unwrap_err()
        .to_string();
    assert!(error.contains("left == right"), "{error}");
}
