//! Rule: each file is compiled. One that no file declares as its module would be forgotten, and its
//! tests with it.

use std::collections::BTreeMap;

use super::{assert_none, packages, sources};

/// Folders whose files must all be compiled or included.
const COMPILED: [&str; 6] = [
    "crates",
    "scripts/launch",
    "scripts/packed",
    "scripts/src",
    "scripts/tests/it",
    "snippets/src",
];

/// Files that may declare the module at `path`: that of its folder, those at a crate's root, and
/// the root above its folder, which may be a module without a file.
fn parents(path: &str) -> Option<(String, [String; 5])> {
    let module = path.strip_suffix(".rs")?;
    let module = module.strip_suffix("/mod").unwrap_or(module);
    let (folder, name) = module.rsplit_once('/')?;
    let above = folder.rsplit_once('/').map_or("", |(above, _)| above);
    let parents = [
        format!("{folder}/mod.rs"),
        format!("{folder}/lib.rs"),
        format!("{folder}/main.rs"),
        format!("{folder}.rs"),
        format!("{above}/lib.rs"),
    ];
    Some((name.to_string(), parents))
}

/// Returns whether the text declares a module `name` in a file of its own.
fn declares(text: &str, name: &str) -> bool {
    let declaration = format!("mod {name};");
    text.lines().any(|line| {
        let line = line.trim_start();
        line.strip_suffix(&declaration)
            .is_some_and(|before| before.is_empty() || before.ends_with(' '))
    })
}

/// Complaints about files that are neither a target's root, nor declared, nor named by a `path`
/// attribute or an `include_str!`.
fn forgotten(files: &BTreeMap<String, String>, is_root: impl Fn(&str) -> bool) -> Vec<String> {
    let is_declared = |path: &str| {
        parents(path).is_some_and(|(name, parents)| {
            let mut texts = parents.iter().filter_map(|parent| files.get(parent));
            texts.any(|text| declares(text, &name))
        })
    };
    let lines = files.values().flat_map(|text| text.lines());
    let namers = lines.filter(|line| line.contains("path = \"") || line.contains("include"));
    let namers: Vec<&str> = namers.collect();
    let is_named = |path: &str| {
        let file = path.rsplit('/').next().unwrap_or(path);
        let [alone, in_folder] = [format!("\"{file}\""), format!("/{file}\"")];
        let mut namers = namers.iter();
        namers.any(|line| line.contains(&alone) || line.contains(&in_folder))
    };
    let forgotten = files
        .keys()
        // Programs that a test compiles by itself.
        .filter(|path| !path.contains("/tests/cases/"))
        .filter(|path| !(is_root(path) || is_declared(path) || is_named(path)));
    forgotten
        .map(|path| {
            format!("{path}: nothing compiles it; declare it where its folder's modules are")
        })
        .collect()
}

#[test]
fn each_file_is_a_module() {
    let files: BTreeMap<String, String> = COMPILED.into_iter().flat_map(sources).collect();
    let roots = packages::all().iter().flat_map(|it| &it.roots);
    let roots: Vec<&String> = roots.collect();
    assert_none(&forgotten(&files, |path| {
        roots.iter().any(|root| *root == path)
    }));
}

#[test]
fn the_rule_sees_a_forgotten_file() {
    let files = |texts: &[(&str, &str)]| -> BTreeMap<String, String> {
        let owned = texts
            .iter()
            .map(|(path, text)| (path.to_string(), text.to_string()));
        owned.collect()
    };
    let of_crate = files(&[
        ("a/src/lib.rs", "pub mod b;\nmod e {}\n"),
        (
            "a/src/b/mod.rs",
            "mod c;\n#[path = \"../else/f.rs\"]\nmod g;\n",
        ),
        ("a/src/b/c.rs", ""),
        ("a/src/b/d.rs", ""),
        ("a/src/e.rs", ""),
        ("a/src/else/f.rs", ""),
    ]);
    let found = forgotten(&of_crate, |path| path == "a/src/lib.rs");
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].starts_with("a/src/b/d.rs: nothing compiles it"));
    assert!(found[1].starts_with("a/src/e.rs: nothing compiles it"));
}
