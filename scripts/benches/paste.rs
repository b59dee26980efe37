//! What `cargo x paste` makes of the crates that AtCoder has.
//!
//! `cargo bench -p scripts --bench paste` bundles each program of `tests/crates` for a judge
//! that has nothing but rustc, one after the other, and prints bytes and the seconds from
//! reading to compiled, or the reason why there is no bundle. What a bundle prints must be
//! what its program prints. `README=write` writes the table into CONTRIBUTING.md;
//! `-- num petgraph` bundles only these.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use bundler::{Bundle, Request, Target, Toolchain};

const CONTRIBUTING: &str = "CONTRIBUTING.md";

#[path = "../tests/it/support/page.rs"]
mod page;

/// The judge's limit is the largest that there is: where a bundle is larger than Codeforces
/// takes, the table says by how much.
const SOURCE_LIMIT: usize = 1 << 20;
/// A crate that takes longer is given up.
const MOST_SECONDS: u64 = 60;
/// Bundles one program in a process of its own, which can be ended.
const ONE: &str = "--one";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [one, name] = &arguments[..]
        && one == ONE
    {
        println!("{}", columns(name));
        return ExitCode::SUCCESS;
    }
    let mut wanted = arguments;
    wanted.retain(|argument| !argument.starts_with('-'));
    let mut table = "| crate | sources, bytes | bundled | minified | seconds |\n\
                     |---|---:|---:|---:|---:|\n"
        .to_string();
    print!("{table}");
    for name in programs() {
        if !wanted.is_empty() && !wanted.contains(&name) {
            continue;
        }
        let row = format!("| {name} | {} |\n", within_limit(&name));
        print!("{row}");
        let _ = std::io::stdout().flush();
        table += &row;
    }
    if page::is_written() && wanted.is_empty() {
        let text = page::with_part(&page::read(CONTRIBUTING), "crates", &table);
        page::write(CONTRIBUTING, &text);
    }
    ExitCode::SUCCESS
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/crates")
}

/// The names of the programs, which are those of the crates.
fn programs() -> Vec<String> {
    let files = std::fs::read_dir(workspace().join("src/bin")).expect("the programs are there");
    let stem = |path: PathBuf| Some(path.file_stem()?.to_str()?.to_string());
    let names = files.filter_map(|file| stem(file.ok()?.path()));
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// What a process of its own finds out about a program.
fn within_limit(name: &str) -> String {
    let own = std::env::current_exe().expect("this program has a path");
    let child = Command::new(own)
        .args([ONE, name])
        .stdout(Stdio::piped())
        .spawn();
    let mut child = child.expect("it runs once more");
    let start = Instant::now();
    // Twice: as it is and minified.
    while start.elapsed() < Duration::from_secs(2 * MOST_SECONDS) {
        if child.try_wait().expect("it can be waited for").is_some() {
            let output = child.wait_with_output().expect("it has ended");
            return String::from_utf8_lossy(&output.stdout).trim().to_string();
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let _ = child.kill();
    let _ = child.wait();
    format!("– | – | – | given up after {MOST_SECONDS} s")
}

/// The row of one program, from its second column on.
fn columns(name: &str) -> String {
    let bundle = match bundled(name, false) {
        Ok(bundle) => bundle,
        Err(error) => return format!("– | – | – | {}", reason(&error)),
    };
    if printed(&mut Command::new(&bundle.program)) != expected(name) {
        return "– | – | – | **prints something else**".to_string();
    }
    let minified = match std::env::var_os("QUICK") {
        Some(_) => "–".to_string(),
        None => match bundled(name, true) {
            Ok(bundle) => bundle.text.len().to_string(),
            Err(error) => reason(&error),
        },
    };
    eprintln!("{name}: {bundle}");
    let (before, bytes, seconds) = (bundle.bytes_before, bundle.text.len(), spent(&bundle));
    format!("{before} | {bytes} | {minified} | {seconds:.1}")
}

/// For a judge that has nothing but rustc.
fn bundled(name: &str, minify: bool) -> anyhow::Result<Bundle> {
    let target = Target {
        judge: "bare".into(),
        edition: "2024".into(),
        source_limit: SOURCE_LIMIT,
        ..Target::default()
    };
    let toolchain = Toolchain {
        cargo: env!("CARGO").into(),
        rustc: "rustc".into(),
    };
    bundler::bundle(&Request {
        root: &workspace(),
        source: &workspace().join("src/bin").join(name).with_extension("rs"),
        target: &target,
        toolchain: &toolchain,
        minify,
        scratch: &Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("crates")
            .join(name),
    })
}

/// The first line of an error, and that of rustc's under it.
fn reason(error: &anyhow::Error) -> String {
    let text = format!("{error:#}");
    eprintln!("{text}");
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default().to_string();
    let rustc = lines.find(|line| line.starts_with("error"));
    let text = rustc.map_or(first.clone(), |error| format!("{first}: {error}"));
    text.replace('|', "\\|")
}

/// What the program prints as cargo builds it.
fn expected(name: &str) -> String {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(workspace());
    printed(cargo.args(["run", "--quiet", "--offline", "--bin", name]))
}

fn printed(command: &mut Command) -> String {
    let output = command.output().expect("the program runs");
    assert!(output.status.success(), "{command:?} fails");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Seconds until it was compiled.
fn spent(bundle: &Bundle) -> f64 {
    let steps = bundle.timings.steps.iter();
    steps.map(|(_, seconds)| seconds).sum()
}
