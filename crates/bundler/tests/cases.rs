//! Small solutions with a library of their own, bundled: each prints what it prints in its
//! workspace, or is refused with a reason.
//!
//! A case's first lines say what is right: `//! prints: …`, or `//! refused: …` with words of the
//! reason. Below `//%% lib` comes the library `mini`; `//%% PATH` begins another file.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bundler::{Cargo, Request, Target, Toolchain};

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
    write("mini/Cargo.toml", MINI);
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

/// What the bundle of a case prints, or the reason why there is none.
fn outcome(case: &str, minify: bool, edition: &str) -> Result<String, String> {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    write(case, root);
    let target = Target {
        judge: "bare".into(),
        edition: edition.into(),
        source_limit: 1 << 16,
        ..Target::default()
    };
    let cargo = PathBuf::from(env!("CARGO"));
    let rustc = Some(cargo.with_file_name("rustc")).filter(|path| path.is_file());
    let toolchain = Toolchain {
        cargo: Cargo::new(cargo, |_| {}),
        rustc: rustc.unwrap_or_else(|| "rustc".into()),
        judge_rustc: None,
    };
    let bundle = bundler::bundle(&Request {
        root,
        source: &root.join("src/main.rs"),
        target: &target,
        toolchain: &toolchain,
        minify,
        scratch: &root.join("scratch"),
        cache: None,
    });
    let bundle = bundle.map_err(|error| format!("{error:#}"))?;
    if let Some(note) = bundle
        .notes
        .iter()
        .find(|note| note.starts_with("not compared"))
    {
        return Err(note.clone());
    }
    if std::env::var_os("SHOW_BUNDLES").is_some() {
        println!("{}", bundle.text);
    }
    let output = Command::new(&bundle.program).output().unwrap();
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Words of a field in the case's first lines.
fn field<'a>(case: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = case.lines().filter_map(|line| line.strip_prefix("//! "));
    lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

/// `CASE=env cargo test -p bundler --test cases` runs those with `env` in their names.
#[test]
fn each_case_prints_the_same_or_is_refused_with_a_reason() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    let wanted = std::env::var("CASE").unwrap_or_default();
    files.retain(|file| file.to_string_lossy().contains(&wanted));
    let mut complaints = String::new();
    for file in files {
        let case = fs::read_to_string(&file).unwrap();
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let edition = field(&case, "edition").unwrap_or("2021");
        for minify in [false, true] {
            let found = outcome(&case, minify, edition);
            let is_right = match (&found, field(&case, "prints"), field(&case, "refused")) {
                (Ok(printed), Some(wanted), _) => printed.trim_end().replace('\n', " | ") == wanted,
                (Err(reason), _, Some(words)) => reason.contains(words),
                _ => false,
            };
            if !is_right {
                complaints += &format!("{name}, squeezed: {minify}: {found:?}\n");
                break;
            }
        }
    }
    assert!(complaints.is_empty(), "\n{complaints}");
}
