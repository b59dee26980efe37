//! Packs the collection into one compressed archive.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use tar::{Builder, Header};

/// What the collection consists of, relative to its root. Its manifest comes besides.
pub const PATHS: [&str; 12] = [
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE",
    "cargo-snippet.toml",
    "crates/site/text/problems.ja.toml",
    "crates/site/text/problems.zh.toml",
    "problems",
    "snippets/Cargo.toml",
    "snippets/src",
    "tests/checkers",
    "tests/golden",
    "tests/limits",
];

/// The collection as one archive, and what the archive holds.
pub struct Pack {
    pub archive: Vec<u8>,
    /// A line with length and path for each file.
    pub list: String,
}

/// Packs the collection at `root`: equal files make an equal archive.
///
/// # Errors
/// If a file cannot be read.
pub fn pack(root: &Path) -> io::Result<Pack> {
    let mut files = Vec::new();
    for path in PATHS {
        files_below(&root.join(path), &mut files)?;
    }
    let mut archive = Builder::new(GzEncoder::new(Vec::new(), Compression::best()));
    let mut list = String::new();
    for file in files {
        let path = file.strip_prefix(root).expect("it is below the root");
        let mut contents = fs::read(&file)?;
        if path == Path::new("Cargo.toml") {
            contents = manifest(&String::from_utf8_lossy(&contents)).into_bytes();
        }
        let mut header = Header::new_gnu();
        header.set_size(contents.len() as u64);
        header.set_mode(0o644);
        archive.append_data(&mut header, path, contents.as_slice())?;
        let path = path.display().to_string().replace('\\', "/");
        list += &format!("{} {path}\n", contents.len());
    }
    let mut packed = archive.into_inner()?;
    packed.flush()?;
    let archive = packed.finish()?;
    Ok(Pack { archive, list })
}

/// Files at or below a path, sorted, without hidden ones.
fn files_below(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    let entries = fs::read_dir(path)?;
    let mut inner: Vec<PathBuf> = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<_>>()?;
    inner.retain(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        !name.starts_with('.') && name != "target"
    });
    inner.sort();
    inner.iter().try_for_each(|path| files_below(path, files))
}

/// Tables of the workspace's manifest that the packed collection keeps.
const KEPT: [&str; 5] = [
    "[workspace.package]",
    "[workspace.dependencies]",
    "[workspace.lints",
    "[profile.dev]",
    "[profile.dev.package.",
];

/// Manifest of a workspace that has the collection's packages alone.
fn manifest(whole: &str) -> String {
    let mut kept =
        "[workspace]\nmembers = [\"snippets\", \"problems\", \"problems/assert_answer\"]\n\
                    resolver = \"2\"\n"
            .to_string();
    let mut is_kept = false;
    for line in whole.lines() {
        if line.starts_with('[') {
            is_kept = KEPT.iter().any(|table| line.starts_with(table));
        }
        let is_comment = line.starts_with('#') || line.trim().is_empty();
        if is_kept && !is_comment {
            kept += if line.starts_with('[') { "\n" } else { "" };
            kept += line;
            kept.push('\n');
        }
    }
    let packages = whole.lines().filter(|line| {
        line.starts_with("problems = {") || line.starts_with("snippets = { codegen-units")
    });
    // Here nothing but problems is compiled, so everything is optimised as a judge does.
    kept += "\n[profile.release]\nlto = \"off\"\n\n[profile.dev.package]\n";
    packages.for_each(|line| kept = format!("{kept}{line}\n"));
    kept
}
