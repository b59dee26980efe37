//! Rule: a snippet includes exactly the snippets that it uses, according to the compiler.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use syn::{Item, UseTree};

use scripts::system::toolchain;

use super::{assert_none, library};

/// Snippet → names that plain `rustc` does not find in it. All are compiled together, each as a
/// file and a module of its own, which sees nothing of the others.
fn missing(snippets: &BTreeMap<String, Seen>) -> BTreeMap<String, BTreeSet<String>> {
    let folder = tempfile::tempdir().unwrap();
    let write = |file: &str, text: &str| std::fs::write(folder.path().join(file), text).unwrap();
    let mut modules = String::new();
    for (name, seen) in snippets {
        write(&format!("{name}.rs"), &seen.text);
        modules += &format!("#[path = \"{name}.rs\"]\npub mod alone_{name};\n");
    }
    write("main.rs", &format!("{modules}\nfn main() {{}}\n"));
    let output = Command::new(toolchain::rustc())
        .args([
            "--edition",
            "2021",
            "--emit=metadata",
            "--error-format=short",
            "main.rs",
        ])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let complaints = String::from_utf8(output.stderr).unwrap();
    let errors = complaints.lines().filter(|line| line.contains(": error"));
    let mut missing: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for error in errors {
        let (name, error) = error.split_once(".rs:").expect("a place");
        let names = error.split('`').skip(1).step_by(2).map(str::to_string);
        missing.entry(name.to_string()).or_default().extend(names);
    }
    missing
}

/// Names that the items of a text define or import.
fn defined(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for item in syn::parse_file(text).unwrap().items {
        let name = match item {
            Item::Const(item) => Some(item.ident),
            Item::Enum(item) => Some(item.ident),
            Item::Fn(item) => Some(item.sig.ident),
            Item::Macro(item) => item.ident,
            Item::Mod(item) => Some(item.ident),
            Item::Static(item) => Some(item.ident),
            Item::Struct(item) => Some(item.ident),
            Item::Trait(item) => Some(item.ident),
            Item::Type(item) => Some(item.ident),
            Item::Union(item) => Some(item.ident),
            Item::Use(item) => {
                import(&item.tree, &mut names);
                None
            }
            // Inherent impl: further methods of a type that an included snippet defines.
            Item::Impl(syn::ItemImpl {
                trait_: None,
                self_ty,
                ..
            }) => match *self_ty {
                syn::Type::Path(path) => path.path.segments.last().map(|last| last.ident.clone()),
                _ => None,
            },
            _ => None,
        };
        names.extend(name.map(|name| name.to_string()));
    }
    names
}

fn import(tree: &UseTree, names: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => import(&path.tree, names),
        UseTree::Name(name) => {
            names.insert(name.ident.to_string());
        }
        UseTree::Rename(rename) => {
            names.insert(rename.rename.to_string());
        }
        UseTree::Group(group) => group.items.iter().for_each(|tree| import(tree, names)),
        _ => {}
    }
}

/// A snippet's place, own text, and included snippets.
struct Seen {
    place: String,
    text: String,
    includes: BTreeSet<String>,
}

fn complaints(snippets: &BTreeMap<String, Seen>) -> Vec<String> {
    let mut owners: BTreeMap<String, BTreeSet<&String>> = BTreeMap::new();
    for (owner, seen) in snippets {
        for name in defined(&seen.text) {
            owners.entry(name).or_default().insert(owner);
        }
    }
    let mut complaints = Vec::new();
    let missing = missing(snippets);
    for (name, seen) in snippets {
        let (place, includes) = (&seen.place, &seen.includes);
        let missing = missing.get(name).into_iter().flatten();
        let used: Vec<_> = missing.filter_map(|name| owners.get(name)).collect();
        let is_included =
            |owners: &&&BTreeSet<&String>| owners.iter().any(|owner| includes.contains(*owner));
        let lacking = used.iter().filter(|owners| !is_included(owners));
        let lacking: BTreeSet<_> = lacking.filter_map(|owners| owners.first()).collect();
        for lacking in lacking {
            complaints.push(format!(
                "{place}: `{name}` uses `{lacking}`; add it to its `include`"
            ));
        }
        let is_used = |include: &&String| used.iter().any(|owners| owners.contains(*include));
        for idle in includes.iter().filter(|include| !is_used(include)) {
            complaints.push(format!(
                "{place}: `{name}` does not use `{idle}`; take it out of `include`"
            ));
        }
    }
    complaints
}

#[test]
fn a_snippet_includes_exactly_what_it_uses() {
    let library = library();
    let see = |snippet: &scripts::workspace::snippets::Snippet| Seen {
        place: format!("{}:{}", snippet.file.display(), snippet.line),
        text: library.own_text(snippet),
        includes: snippet
            .includes
            .iter()
            .map(|include| include.name.clone())
            .collect(),
    };
    let snippets = library
        .iter()
        .map(|snippet| (snippet.name.clone(), see(snippet)));
    assert_none(&complaints(&snippets.collect()));
}

#[test]
fn the_include_rule_sees_what_is_lacking_and_what_is_idle() {
    let seen = |text: &str, includes: &[&str]| Seen {
        place: "a.rs:1".into(),
        text: text.into(),
        includes: includes.iter().map(|name| name.to_string()).collect(),
    };
    let mut snippets = BTreeMap::from([
        ("gcd".to_string(), seen("pub fn gcd() {}", &[])),
        (
            "heap".to_string(),
            seen("pub struct Heap; impl Heap { pub fn mex() {} }", &[]),
        ),
        (
            "a".to_string(),
            seen("fn a() { gcd(); let heap = Heap; }", &["gcd", "heap"]),
        ),
        (
            "b".to_string(),
            seen("fn b(gcd: u8) { let _ = gcd; Heap::mex(); }", &["heap"]),
        ),
    ]);
    assert_none(&complaints(&snippets));
    snippets.insert("a".to_string(), seen("fn a() { gcd(); }", &["heap"]));
    let found = complaints(&snippets);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].contains("`a` uses `gcd`") && found[1].contains("does not use `heap`"));
}

#[test]
fn names_are_those_of_items_and_imports() {
    let names = defined(
        "use std::{fmt, io::{self as input, Read}}; const A: u8 = 0; fn b() { fn inner() {} }
         struct C; impl C { fn method() {} } macro_rules! d { () => {} }",
    );
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(names, ["A", "C", "Read", "b", "d", "fmt", "input"]);
}
