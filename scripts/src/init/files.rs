//! Files of a new contest repository.

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};

use crate::workspace::{LIBRARY, LINK, Workspace};

/// File with its path, relative to the repository's root.
pub struct File {
    pub path: PathBuf,
    pub text: String,
}

/// Path and text of each file that is the same in every new repository.
const PLAIN: [(&str, &str); 15] = [
    (".cargo/config.toml", include_str!("template/config.toml")),
    (".gitignore", include_str!("template/gitignore.txt")),
    (".vscode/tasks.json", TASKS),
    ("Cargo.toml", include_str!("template/workspace.toml")),
    ("collection/x/Cargo.toml", include_str!("template/x.toml")),
    ("collection/x/src/main.rs", include_str!("template/x.rs")),
    ("library/Cargo.toml", include_str!("template/library.toml")),
    ("library/src/lib.rs", include_str!("template/library.rs")),
    (
        "library/src/take_up_to.rs",
        include_str!("template/take_up_to.txt"),
    ),
    (
        "problems/Cargo.toml",
        include_str!("template/problems.toml"),
    ),
    (
        "problems/src/bin/example_stones.rs",
        include_str!("template/example_stones.txt"),
    ),
    (
        "tests/golden/example_stones/sample-1.in",
        include_str!("template/sample-1.in"),
    ),
    (
        "tests/golden/example_stones/sample-1.out",
        include_str!("template/sample-1.out"),
    ),
    (
        "tests/golden/example_stones/sample-2.in",
        include_str!("template/sample-2.in"),
    ),
    (
        "tests/golden/example_stones/sample-2.out",
        include_str!("template/sample-2.out"),
    ),
];

/// Tasks for VS Code; the README shows the same file.
pub const TASKS: &str = include_str!("template/tasks.json");

/// All files of the repository. `shows_collection` decides whether `list` and `drill` show the
/// collection's problems.
///
/// # Errors
/// If the collection's manifest or settings cannot be read.
pub fn files(workspace: &Workspace, shows_collection: bool) -> Result<Vec<File>> {
    let collection = workspace.root();
    let judges: Vec<String> = workspace.config().judge.keys().cloned().collect();
    let settings = include_str!("template/cargo-snippet.toml")
        .replace("{judges}", &wrapped(&judges))
        .replace("{shown}", &shows_collection.to_string());
    let readme = include_str!("template/README.md")
        .replace("{collection}", &collection.display().to_string());
    let plain = PLAIN.map(|(path, text)| (path, text.to_string()));
    let made = [
        (LINK, link_text(collection)?),
        ("README.md", readme),
        ("cargo-snippet.toml", settings),
    ];
    let file = |(path, text): (&str, String)| File {
        path: PathBuf::from(path),
        text,
    };
    Ok(plain.into_iter().chain(made).map(file).collect())
}

/// Joins names with commas, wrapped into the lines of a TOML comment.
fn wrapped(names: &[String]) -> String {
    let lines: Vec<String> = names.chunks(8).map(|line| line.join(", ")).collect();
    lines.join(",\n# ")
}

/// Text of the link's manifest, derived from the collection's own manifest of its modules.
///
/// # Errors
/// If the collection has no such manifest or its path is not UTF-8.
fn link_text(collection: &Path) -> Result<String> {
    let manifest = fs_err::read_to_string(collection.join("snippets/Cargo.toml"))?;
    let manifest: toml::Table = manifest.parse()?;
    let mut package = toml::Table::new();
    for (key, value) in [
        ("name", "snippets"),
        ("version", "0.1.0"),
        ("license", "CC0-1.0"),
    ] {
        package.insert(key.to_string(), value.into());
    }
    let theirs = manifest.get("package");
    let edition = theirs.and_then(|package| package.get("edition"));
    package.insert(
        "edition".to_string(),
        edition.cloned().unwrap_or("2021".into()),
    );
    package.insert("publish".to_string(), false.into());
    let library = collection.join(LIBRARY);
    let path = library.to_str();
    ensure!(
        path.is_some(),
        "{}: the path is not UTF-8",
        library.display()
    );
    let lib = [
        ("path".to_string(), path.unwrap_or_default().into()),
        ("doctest".to_string(), false.into()),
        ("test".to_string(), false.into()),
    ];
    let mut link = toml::Table::new();
    link.insert("package".to_string(), package.into());
    link.insert("lib".to_string(), toml::Table::from_iter(lib).into());
    if let Some(dependencies) = manifest.get("dependencies") {
        link.insert("dependencies".to_string(), dependencies.clone());
    }
    Ok(format!(
        "# Written by `cargo x init`: the modules of the collection, read where it is. If it moves,\n\
         # call `cargo x init` with this repository's folder there; that corrects the path below.\n\n{}",
        toml::to_string(&link)?
    ))
}
