//! Tests of the user's own problems: `cargo test -p problems cf2999` runs them, too.
//!
//! The folder `own` is a workspace of its own, so that cargo does not see its problems from here.
//! If a filter names some of them, this program runs `cargo test` there. Without a filter, and
//! without that folder, it ends at once. It is an example of the package `problems`: for a test
//! target cargo would build the binary of each problem first.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Options of a test program that have their value in the next argument.
const WITH_VALUE: [&str; 6] = [
    "--color",
    "--format",
    "--logfile",
    "--skip",
    "--test-threads",
    "-Z",
];

/// Problem and the part of the filter that chooses tests in it.
#[derive(Debug, PartialEq, Eq)]
struct Named<'a> {
    bin: String,
    test: Option<&'a str>,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (filters, options) = split(&arguments);
    let Some(problems) = own_problems().filter(|_| !filters.is_empty()) else {
        return ExitCode::SUCCESS;
    };
    let bins = bins(&problems);
    let mut code = ExitCode::SUCCESS;
    for named in filters.iter().flat_map(|filter| named(filter, &bins)) {
        if !run(&problems, &named, &options) {
            code = ExitCode::from(101);
        }
    }
    code
}

/// Package of the user's own problems, if there is one that is not hidden.
fn own_problems() -> Option<PathBuf> {
    let is_hidden = env::var_os("CARGO_X_OWN").is_some_and(|value| value == "0");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent()?;
    let problems = root.join("own/problems");
    (!is_hidden && problems.join("Cargo.toml").is_file()).then_some(problems)
}

/// Filters, and options with their values.
fn split(arguments: &[String]) -> (Vec<&str>, Vec<&str>) {
    let (mut filters, mut options) = (Vec::new(), Vec::new());
    let mut is_value = false;
    for argument in arguments {
        let is_option = is_value || argument.starts_with('-');
        is_value = !is_value && WITH_VALUE.contains(&argument.as_str());
        if is_option {
            &mut options
        } else {
            &mut filters
        }
        .push(argument.as_str());
    }
    (filters, options)
}

/// Names of the own problems, sorted.
fn bins(problems: &Path) -> Vec<String> {
    let files = std::fs::read_dir(problems.join("src/bin"));
    let paths = files
        .into_iter()
        .flatten()
        .flatten()
        .map(|file| file.path());
    let sources = paths.filter(|path| path.extension().is_some_and(|it| it == "rs"));
    let stems = sources.filter_map(|path| Some(path.file_stem()?.to_str()?.to_string()));
    let mut bins: Vec<String> = stems.collect();
    bins.sort();
    bins
}

/// Problems that a filter names: by a part of the name, or by the whole name in a path of tests
/// such as `bin::cf2999_f::tests::zero`.
fn named<'a>(filter: &'a str, bins: &[String]) -> Vec<Named<'a>> {
    let path = filter.strip_prefix("bin::").unwrap_or(filter);
    let (name, test) = match path.split_once("::") {
        Some((name, test)) => (name, Some(test).filter(|test| !test.is_empty())),
        None => (path, None),
    };
    let is_whole = path.contains("::");
    let is_named = |bin: &&String| *bin == name || !is_whole && bin.contains(name);
    let bins = bins.iter().filter(is_named);
    bins.map(|bin| Named {
        bin: bin.clone(),
        test,
    })
    .collect()
}

/// Runs the tests of a problem; false if one fails.
fn run(problems: &Path, named: &Named, options: &[&str]) -> bool {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(cargo);
    command
        .current_dir(problems)
        .args(["test", "--bin", &named.bin]);
    command.args(named.test).arg("--").args(options);
    match command.status() {
        Ok(status) => status.success(),
        Err(error) => {
            eprintln!("error: cannot run cargo in {}: {error}", problems.display());
            false
        }
    }
}
