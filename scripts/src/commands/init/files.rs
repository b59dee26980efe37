//! Files of a contest repository.

use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use catalogue::header::without_tests;
use fs_err as fs;

use crate::workspace::Workspace;
use crate::workspace::collection;
use crate::workspace::config::CONFIG;

/// File with its path, relative to the repository's root.
pub struct File {
    pub path: String,
    pub text: String,
}

/// Path and text of each file that is the same in every new repository.
const PLAIN: [(&str, &str); 16] = [
    (".cargo/config.toml", include_str!("template/config.toml")),
    (".gitattributes", include_str!("template/gitattributes.txt")),
    (".gitignore", include_str!("template/gitignore.txt")),
    (".vscode/tasks.json", TASKS),
    ("Cargo.toml", include_str!("template/workspace.toml")),
    ("README.md", include_str!("template/README.md")),
    ("library/Cargo.toml", include_str!("template/library.toml")),
    ("library/src/lib.rs", include_str!("template/library.txt")),
    (
        "library/src/take_up_to.rs",
        include_str!("template/take_up_to.txt"),
    ),
    (
        "problems/Cargo.toml",
        include_str!("template/problems.toml"),
    ),
    ("problems/src/lib.rs", include_str!("template/problems.txt")),
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

/// All files of a repository but the modules. The first one marks the folder as a repository, so
/// that what was begun can be completed. `shows_collection` decides whether `list` and `drill` show
/// the collection's problems.
pub fn files(collection: &Workspace, shows_collection: bool) -> Vec<File> {
    let judges: Vec<String> = collection.config().judge.keys().cloned().collect();
    let settings = include_str!("template/cargo-snippet.toml")
        .replace("{judges}", &wrapped(&judges))
        .replace("{shown}", &shows_collection.to_string());
    let plain = PLAIN.map(|(path, text)| (path, text.to_string()));
    let files = [(CONFIG, settings)].into_iter().chain(plain);
    let file = |(path, text): (&str, String)| File {
        path: path.to_string(),
        text,
    };
    files.map(file).collect()
}

/// Joins names with commas, wrapped into the lines of a TOML comment.
fn wrapped(names: &[String]) -> String {
    let lines: Vec<String> = names.chunks(8).map(|line| line.join(", ")).collect();
    lines.join(",\n# ")
}

/// The crate `snippets` for a repository's folder of modules: the collection's sources without
/// their tests, and a manifest. Paths are relative to that folder.
///
/// # Errors
/// If the collection's sources or their manifest cannot be read.
pub fn modules(collection: &Workspace) -> Result<Vec<File>> {
    let folder = collection.snippets_dir();
    let mut files = vec![File {
        path: "Cargo.toml".to_string(),
        text: manifest(&folder.with_file_name("Cargo.toml"))?,
    }];
    for (path, text) in collection.sources_below(&folder)? {
        let path = collection.root().join(path);
        let path = path.strip_prefix(&folder).unwrap_or(&path);
        files.push(File {
            path: format!("src/{}", path.display()).replace('\\', "/"),
            text: without_tests(&text).to_string() + "\n",
        });
    }
    ensure!(
        files.iter().any(|file| file.path == "src/lib.rs"),
        "{} has no modules, so nothing was written; GRUNDY_COLLECTION can name another collection",
        folder.display()
    );
    Ok(files)
}

/// Manifest of the modules, with edition and dependencies as in the collection's.
fn manifest(theirs: &Path) -> Result<String> {
    let table: toml::Table = fs::read_to_string(theirs)?
        .parse()
        .with_context(|| format!("in {}", theirs.display()))?;
    let edition = table.get("package").and_then(|it| it.get("edition"));
    let edition = edition.and_then(toml::Value::as_str).unwrap_or("2021");
    let dependencies = table.get("dependencies").and_then(toml::Value::as_table);
    let dependencies = dependencies.map(toml::to_string).transpose()?;
    let manifest = include_str!("template/modules.toml")
        .replace("{version}", collection::version())
        .replace("{edition}", edition)
        .replace("{dependencies}\n", &dependencies.unwrap_or_default());
    Ok(manifest)
}
