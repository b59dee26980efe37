//! Sizes and times of the bundles of crates that AtCoder has.
//!
//! `cargo bench -p cargo-grundy --bench paste` bundles each program of `tests/crates` for a judge
//! that has nothing but rustc, one after the other, and prints bytes and the seconds that the
//! processors worked until it was compiled, or the reason why there is no bundle. What a
//! bundle prints must be what its program prints. `README=write` writes each row into the table of
//! `RESULTS.md` as soon as it is known; `-- num petgraph` bundles these and leaves the other
//! rows, and `-- --from num` goes on where a run was stopped.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use bundler::{Bundle, Request, Style, Target, Toolchain};

const RESULTS: &str = "scripts/benches/RESULTS.md";
const HEAD: &str = "| crate | sources, bytes | bundled | minified | seconds |\n\
                    |---|---:|---:|---:|---:|\n";

#[path = "../tests/it/support/page.rs"]
mod page;

/// Limit of the judge that takes most: the table says by how much a bundle is too large for
/// others.
const SOURCE_LIMIT: usize = 1 << 20;
/// A crate whose two bundles, readable and minified, take longer is given up.
const MAX_SECONDS: f64 = 180.0;
/// Time limit for a bundle, on a machine that has more to do.
const TIMEOUT: Duration = Duration::from_secs(600);
/// Bundles one program in a process of its own, which can be ended.
const ONE: &str = "--one";
/// Bundles the programs from a name on.
const FROM: &str = "--from";

fn main() -> ExitCode {
    let mut wanted: Vec<String> = std::env::args().skip(1).collect();
    if let [one, name] = &wanted[..]
        && one == ONE
    {
        println!("{}", columns(name));
        return ExitCode::SUCCESS;
    }
    let is_rest = wanted.iter().any(|argument| argument == FROM);
    wanted.retain(|argument| !argument.starts_with('-'));
    let is_wanted = |name: &String| match &wanted[..] {
        [] => true,
        [first] if is_rest => name >= first,
        names => names.contains(name),
    };
    let programs = programs();
    print!("{HEAD}");
    for name in programs.iter().filter(|name| is_wanted(name)) {
        let row = format!("| {name} | {} |\n", within_limit(name));
        print!("{row}");
        let _ = std::io::stdout().flush();
        if page::is_written() {
            write_row(name, row, &programs);
        }
    }
    ExitCode::SUCCESS
}

/// Puts a row into the page's table, whose other rows stay unless their program is gone.
fn write_row(name: &str, row: String, programs: &[String]) {
    let results = page::read(RESULTS);
    let mut rows = rows(&results);
    rows.retain(|name, _| programs.contains(name));
    rows.insert(name.to_string(), row);
    let rows: String = rows.into_values().collect();
    let table = format!("{HEAD}{rows}");
    page::write(RESULTS, &page::with_part(&results, "crates", &table));
}

/// The rows that the page has, by the crate's name.
fn rows(results: &str) -> BTreeMap<String, String> {
    let part = results.split("<!-- crates").nth(1).unwrap_or_default();
    let part = part.split("<!-- /crates").next().unwrap_or_default();
    let rows = part.lines().filter_map(|line| {
        let name = line.strip_prefix("| ")?.split(' ').next()?;
        Some((name.to_string(), format!("{line}\n")))
    });
    rows.collect()
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

/// Row of a program, measured in a process of its own.
fn within_limit(name: &str) -> String {
    let own = std::env::current_exe().expect("this program has a path");
    let child = Command::new(own)
        .args([ONE, name])
        .stdout(Stdio::piped())
        .spawn();
    let mut child = child.expect("it runs once more");
    let (start, id) = (Instant::now(), child.id().to_string());
    let is_in_time = || {
        let spent = processor_seconds(&id).unwrap_or_else(|| start.elapsed().as_secs_f64());
        spent < MAX_SECONDS && start.elapsed() < TIMEOUT
    };
    while is_in_time() {
        if child.try_wait().expect("it can be waited for").is_some() {
            let output = child.wait_with_output().expect("it has ended");
            return String::from_utf8_lossy(&output.stdout).trim().to_string();
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    let _ = child.kill();
    let _ = child.wait();
    format!("– | – | – | given up after {MAX_SECONDS} s")
}

/// How long a process and those that it has waited for had a processor, where the system
/// says so.
fn processor_seconds(process: &str) -> Option<f64> {
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields = stat.rsplit_once(')')?.1.split_whitespace();
    let ticks = fields
        .skip(11)
        .take(4)
        .map(|field| field.parse::<f64>().ok());
    Some(ticks.sum::<Option<f64>>()? / TICKS_PER_SECOND)
}

/// The row of one program, from its second column on.
fn columns(name: &str) -> String {
    let start = Instant::now();
    let bundle = match bundled(name, Style::Readable) {
        Ok(bundle) => bundle,
        Err(error) => return format!("– | – | – | {}", reason(&error)),
    };
    let seconds = processor_seconds("self").unwrap_or_else(|| start.elapsed().as_secs_f64());
    if printed(&mut Command::new(&bundle.program)) != expected(name) {
        return "– | – | – | **prints something else**".to_string();
    }
    let (before, bytes) = (bundle.bytes_before, bundle.text.len());
    let minified = bundled(name, Style::Minified).map_or_else(
        |error| reason(&error),
        |bundle| bundle.text.len().to_string(),
    );
    format!("{before} | {bytes} | {minified} | {seconds:.1}")
}

/// For a judge that has nothing but rustc.
fn bundled(name: &str, style: Style) -> anyhow::Result<Bundle> {
    let target = Target {
        // Named in the reasons, which contestants read.
        judge: "codeforces".into(),
        edition: "2024".into(),
        source_limit: SOURCE_LIMIT,
        ..Target::default()
    };
    let toolchain = Toolchain {
        cargo: env!("CARGO").into(),
        rustc: "rustc".into(),
        judge_rustc: None,
    };
    bundler::bundle(&Request {
        root: &workspace(),
        source: &workspace().join("src/bin").join(name).with_extension("rs"),
        target: &target,
        toolchain: &toolchain,
        style,
        scratch: &Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("crates")
            .join(name),
        cache: None,
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

/// Output of the program as cargo builds it.
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
