//! Small solutions with a library of their own, bundled: each prints what it prints in its
//! workspace, or is refused with a reason.
//!
//! A case's first lines say what is right: `//! prints: …`, or `//! refused: …` with words of the
//! reason. `//! edition: …` is the judge's edition and `//! library: …` the library's, else 2021;
//! `//! input: …` is what the programs read, and `//! note: …` are words of a note about the
//! bundle; `//! comments: …` lists the comments that `--comments` keeps, from `// First.` on;
//! `//! judge: …` is a crate that the judge has, and its version.
//! Below `//%% lib` comes the library `mini`; `//%% PATH` begins another file.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use bundler::{Request, Style, Target, Toolchain};

const WORKSPACE: &str = "[workspace]\nresolver = \"2\"\n\
    [package]\nname = \"problems\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\
    [dependencies]\nmini = { path = \"mini\" }\n";
const MINI: &str = "[package]\nname = \"mini\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";

/// Writes the workspace of a case to a folder.
fn write(case: &str, folder: &Path) {
    let write = |path: &str, text: &str| {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("Cargo.toml", WORKSPACE);
    let edition = field(case, "library").unwrap_or("2021");
    write("mini/Cargo.toml", &MINI.replace("2021", edition));
    write("mini/src/lib.rs", "");
    let mut sections = case.split("\n//%% ");
    write("src/main.rs", sections.next().unwrap());
    for section in sections {
        let (path, text) = section.split_once('\n').unwrap();
        match path {
            "lib" => write("mini/src/lib.rs", text),
            path if path.starts_with('+') => {
                let path = &path[1..];
                let before = fs::read_to_string(folder.join(path)).unwrap();
                write(path, &(before + text));
            }
            path => write(path, text),
        }
    }
}

/// Returns what the bundle of a case prints, as it is and with its crates squeezed, or the reason
/// why there is none.
fn outcome(case: &str, edition: &str) -> Result<[String; 2], String> {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    write(case, root);
    let has = field(case, "judge").and_then(|has| has.split_once(' '));
    let has = has.map(|(name, version)| (name.into(), version.into()));
    let target = Target {
        judge: "bare".into(),
        edition: edition.into(),
        source_limit: 1 << 17,
        crates: has.into_iter().collect(),
        ..Target::default()
    };
    let cargo = PathBuf::from(env!("CARGO"));
    let rustc = Some(cargo.with_file_name("rustc")).filter(|path| path.is_file());
    let toolchain = Toolchain {
        cargo,
        rustc: rustc.unwrap_or_else(|| "rustc".into()),
        judge_rustc: None,
    };
    let bundle = |style: Style| {
        let bundle = bundler::bundle(&Request {
            root,
            source: &root.join("src/main.rs"),
            target: &target,
            toolchain: &toolchain,
            style,
            scratch: &root.join("scratch"),
            cache: None,
        });
        let bundle = bundle.map_err(|error| format!("{error:#}"))?;
        let mut notes = bundle.notes.iter();
        let wanted = field(case, "note").unwrap_or_default();
        match notes.clone().find(|note| note.starts_with("not compared")) {
            Some(note) => Err(note.clone()),
            None if wanted.is_empty() || notes.any(|note| note.contains(wanted)) => Ok(bundle),
            None => Err(format!("no such note among {:?}", bundle.notes)),
        }
    };
    let as_it_is = bundle(Style::Readable)?;
    if std::env::var_os("SHOW_BUNDLES").is_some() {
        println!("{}", as_it_is.text);
    }
    if let Some(words) = field(case, "comments") {
        let lines = bundle(Style::Commented)?.text;
        let lines = lines
            .lines()
            .map(str::trim)
            .filter(|line| line.starts_with("//"));
        let kept: Vec<&str> = lines.skip_while(|line| *line != "// First.").collect();
        assert_eq!(kept.join(" "), words);
    }
    let squeezed = bundle(Style::Minified)?;
    let input = field(case, "input").unwrap_or_default();
    Ok([as_it_is, squeezed].map(|bundle| printed(&bundle.program, input)))
}

fn printed(program: &Path, input: &str) -> String {
    let mut command = Command::new(program);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut running = command.spawn().unwrap();
    let _ = running.stdin.take().unwrap().write_all(input.as_bytes());
    let output = running.wait_with_output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Returns words of a field in the case's first lines.
fn field<'a>(case: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = case.lines().filter_map(|line| line.strip_prefix("//! "));
    lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

/// Every twelfth case is tried; with `TESTS=all`, as in `.ci/run`, each is.
/// `CASE=env cargo test -p bundler --test cases` tries those with `env` in their names.
#[test]
fn each_case_prints_the_same_or_is_refused_with_a_reason() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    match std::env::var("CASE") {
        Ok(wanted) => files.retain(|file| file.to_string_lossy().contains(&wanted)),
        Err(_) if std::env::var_os("TESTS").is_some_and(|which| which == "all") => (),
        Err(_) => files = files.into_iter().step_by(12).collect(),
    }
    let next = AtomicUsize::new(0);
    let work = || {
        let files = std::iter::from_fn(|| files.get(next.fetch_add(1, Ordering::Relaxed)));
        files.filter_map(|file| complaint(file)).collect::<String>()
    };
    let complaints: String = thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let done = workers.into_iter().map(|worker| worker.join().unwrap());
        done.collect()
    });
    assert!(complaints.is_empty(), "\n{complaints}");
}

fn complaint(file: &Path) -> Option<String> {
    let case = fs::read_to_string(file).unwrap();
    let name = file.file_stem().unwrap().to_string_lossy();
    let edition = field(&case, "edition").unwrap_or("2021");
    let found = outcome(&case, edition);
    let is_right = match (&found, field(&case, "prints"), field(&case, "refused")) {
        (Ok(printed), Some(wanted), _) => printed
            .iter()
            .all(|printed| printed.trim_end().replace('\n', " | ") == wanted),
        (Err(reason), _, Some(words)) => reason.contains(words),
        _ => false,
    };
    (!is_right).then(|| format!("{name}, as it is and squeezed: {found:?}\n"))
}
