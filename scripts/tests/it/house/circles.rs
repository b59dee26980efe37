//! Rule: files of a crate do not use each other in a circle.
//!
//! A path such as `crate::parts::Part` is followed through modules and `use` to the file that
//! defines the name, so that a `mod.rs` with `pub use` counts for none.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, Item, UseTree};

use super::{assert_none, sources};

type Path = Vec<String>;

/// A module: its file, its code, and the names and globs that its `use` lines import.
#[derive(Default)]
struct Module {
    file: String,
    code: TokenStream,
    imports: BTreeMap<String, Path>,
    globs: Vec<Path>,
    defined: BTreeSet<String>,
}

/// Path → module of a crate; the crate itself has the empty path.
struct Crate(BTreeMap<Path, Module>);

impl Crate {
    /// Makes a crate from its files, pairs of path and text. Files of tests are left out.
    fn new(files: &[(String, String)]) -> Self {
        let mut modules = BTreeMap::new();
        for (file, text) in files {
            let below = file.split_once("src/").map_or(file.as_str(), |it| it.1);
            let mut path: Path = below
                .trim_end_matches(".rs")
                .split('/')
                .map(Into::into)
                .collect();
            if matches!(
                path.last().map(String::as_str),
                Some("mod" | "lib" | "main")
            ) {
                path.pop();
            }
            if path.iter().any(|name| name == "tests") {
                continue;
            }
            let mut module = Module {
                file: file.clone(),
                ..Module::default()
            };
            for item in syn::parse_file(text).expect("the sources compile").items {
                if !is_for_tests(&item) {
                    item.to_tokens(&mut module.code);
                    module.add(item);
                }
            }
            modules.insert(path, module);
        }
        Self(modules)
    }

    /// The file that defines the name of a path; `None` for modules and for other crates.
    fn definition(&self, from: &[String], path: &[String], depth: usize) -> Option<&str> {
        let (mut at, path) = match path[0].as_str() {
            "crate" => (Path::new(), &path[1..]),
            _ => (from.to_vec(), path),
        };
        for (i, name) in path.iter().enumerate() {
            match name.as_str() {
                "self" => continue,
                "super" => {
                    at.pop();
                    continue;
                }
                _ => {}
            }
            let inner = [at.as_slice(), std::slice::from_ref(name)].concat();
            if self.0.contains_key(&inner) {
                at = inner;
                continue;
            }
            let module = self.0.get(&at)?;
            if module.defined.contains(name) {
                return Some(&module.file);
            }
            if depth == 0 {
                return None;
            }
            if let Some(import) = module.imports.get(name) {
                let whole = [import, &path[i + 1..]].concat();
                return self.definition(&at, &whole, depth - 1);
            }
            return module.globs.iter().find_map(|glob| {
                let whole = [glob, &path[i..]].concat();
                self.definition(&at, &whole, depth - 1)
            });
        }
        None
    }

    /// File → files whose definitions it mentions.
    fn uses(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut uses = BTreeMap::new();
        for (at, module) in &self.0 {
            let named = paths(module.code.clone())
                .into_iter()
                .chain(module.imports.values().cloned());
            let files = named.filter_map(|path| self.definition(at, &path, 8));
            let files = files.filter(|file| *file != module.file);
            uses.insert(module.file.as_str(), files.collect());
        }
        uses
    }

    /// Circles: sets of files in which each file reaches all others.
    fn circles(&self) -> Vec<Vec<&str>> {
        let uses = self.uses();
        let reached = |from| {
            let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
            while let Some(file) = open.pop() {
                let next = uses.get(file).into_iter().flatten().copied();
                open.extend(next.filter(|file| seen.insert(*file)));
            }
            seen
        };
        let reached: BTreeMap<_, _> = uses.keys().map(|file| (*file, reached(*file))).collect();
        let mut circles = BTreeSet::new();
        for (file, all) in &reached {
            if all.contains(file) {
                let mutual = all.iter().filter(|other| reached[*other].contains(file));
                circles.insert(mutual.copied().collect::<Vec<_>>());
            }
        }
        circles.into_iter().collect()
    }
}

impl Module {
    fn add(&mut self, item: Item) {
        let name = match item {
            Item::Use(item) => return self.import(&item.tree, &mut Path::new()),
            Item::Const(item) => item.ident,
            Item::Enum(item) => item.ident,
            Item::Fn(item) => item.sig.ident,
            Item::Static(item) => item.ident,
            Item::Struct(item) => item.ident,
            Item::Trait(item) => item.ident,
            Item::Type(item) => item.ident,
            Item::Macro(syn::ItemMacro {
                ident: Some(name), ..
            }) => name,
            Item::Mod(item) if item.content.is_some() => item.ident,
            _ => return,
        };
        self.defined.insert(name.to_string());
    }

    fn import(&mut self, tree: &UseTree, before: &mut Path) {
        match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.import(&path.tree, before);
                before.pop();
            }
            UseTree::Name(name) if name.ident == "self" => {
                if let Some(last) = before.last() {
                    self.imports.insert(last.clone(), before.clone());
                }
            }
            UseTree::Name(name) => {
                let name = name.ident.to_string();
                let path = [before.as_slice(), std::slice::from_ref(&name)].concat();
                self.imports.insert(name, path);
            }
            UseTree::Rename(rename) => {
                let path = [before.as_slice(), &[rename.ident.to_string()]].concat();
                self.imports.insert(rename.rename.to_string(), path);
            }
            UseTree::Glob(_) => self.globs.push(before.clone()),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(tree, before);
                }
            }
        }
    }
}

/// True if the item has the attribute `#[cfg(test)]`.
fn is_for_tests(item: &Item) -> bool {
    let attributes: &[Attribute] = match item {
        Item::Mod(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        _ => &[],
    };
    let is_test =
        |it: &Attribute| it.to_token_stream().to_string().replace(' ', "") == "#[cfg(test)]";
    attributes.iter().any(is_test)
}

/// All paths (names joined by `::`, also single names) outside `use` lines.
fn paths(tokens: TokenStream) -> BTreeSet<Path> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is = |at: usize, text: &str| tokens.get(at).is_some_and(|it| it.to_string() == text);
    let mut found = BTreeSet::new();
    let mut at = 0;
    while at < tokens.len() {
        if is(at, "use") {
            at += tokens[at..]
                .iter()
                .take_while(|it| it.to_string() != ";")
                .count();
            continue;
        }
        match &tokens[at] {
            TokenTree::Group(group) if group.delimiter() != Delimiter::None => {
                found.extend(paths(group.stream()));
            }
            TokenTree::Ident(name) => {
                let mut path = vec![name.to_string()];
                while is(at + 1, ":") && is(at + 2, ":") {
                    let Some(TokenTree::Ident(name)) = tokens.get(at + 3) else {
                        break;
                    };
                    path.push(name.to_string());
                    at += 3;
                }
                if path.len() > 1 {
                    found.insert(path);
                }
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// Crates that this rule checks, and their allowed circles, which are recursion over a tree.
const CRATES: [(&str, &[&str]); 14] = [
    ("crates/automata", &[]),
    ("crates/browser_tests", &[]),
    ("crates/bundler", &[]),
    ("crates/catalogue", &[]),
    ("crates/certificates", &[]),
    ("crates/explorer", &[]),
    ("crates/grundy", &[]),
    ("crates/input_format", &[]),
    ("crates/prover", &[]),
    ("crates/rules", &["expression.rs ↔ operands.rs"]),
    ("crates/site", &[]),
    ("crates/site_content", &[]),
    ("crates/wasm", &[]),
    ("scripts", &[]),
];

fn complaints(name: &str, files: &[(String, String)], recursion: &[&str]) -> Vec<String> {
    let parts = Crate::new(files);
    let circles = parts.circles().into_iter().map(|files| {
        let short = files
            .iter()
            .map(|file| file.split_once("src/").unwrap_or(("", file)).1);
        short.collect::<Vec<_>>().join(" ↔ ")
    });
    let new = circles.filter(|circle| !recursion.contains(&circle.as_str()));
    new.map(|circle| {
        format!(
            "{name}: {circle} use each other; move what both need to a file below both, \
             or list the circle in {} if it is recursion over a tree",
            file!()
        )
    })
    .collect()
}

#[test]
fn no_files_of_a_crate_use_each_other() {
    let complaints = CRATES.iter().flat_map(|(name, recursion)| {
        complaints(name, &sources(&format!("{name}/src")), recursion)
    });
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn the_rule_of_circles_follows_doors_and_sees_what_is_mutual() {
    let files = |texts: &[(&str, &str)]| {
        let file = |(path, text): &(&str, &str)| (format!("src/{path}"), text.to_string());
        texts.iter().map(file).collect::<Vec<_>>()
    };
    let circle = files(&[
        ("lib.rs", "mod a; mod b; pub use a::A;"),
        ("a.rs", "use crate::b; pub struct A; fn f() { b::g(); }"),
        ("b/mod.rs", "mod c; pub use c::g;"),
        ("b/c.rs", "use crate::A; pub fn g() -> A { A }"),
    ]);
    assert_eq!(complaints("x", &circle, &[]).len(), 1);
    assert_eq!(complaints("x", &circle, &["a.rs ↔ b/c.rs"]), [""; 0]);
    let down = files(&[
        ("lib.rs", "mod a; mod b; pub use a::A;"),
        ("a.rs", "use super::b::g; pub struct A; fn f() { g(); }"),
        (
            "b.rs",
            "pub fn g() {} #[cfg(test)] mod tests { use crate::A; }",
        ),
    ]);
    assert_none(&complaints("x", &down, &[]));
}
