//! Rule: imports between files run down. In `scripts/src` they run from floor to floor, and nowhere
//! do files use each other in a circle.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, Path, UseTree, Visibility};

use super::{assert_none, sources};

/// Floors of `scripts/src`, from the top.
const FLOORS: [&str; 4] = ["commands", "runner", "workspace", "system"];

/// What one file says about names.
#[derive(Default)]
struct File {
    /// Its module, such as `runner::batch`; empty for the crate's root.
    module: Vec<String>,
    /// Items that it defines.
    items: BTreeSet<String>,
    /// Paths of what it imports, by the name that it then has. `*` is a name here.
    imports: Vec<(String, Vec<String>, bool)>,
    /// Paths in its code.
    paths: BTreeSet<Vec<String>>,
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let list = attribute.meta.require_list();
        attribute.path().is_ident("cfg") && list.is_ok_and(|it| it.tokens.to_string() == "test")
    })
}

impl File {
    fn read(path: &str, text: &str) -> Self {
        let inner = path.trim_end_matches(".rs").split('/');
        let names = inner.filter(|it| !["mod", "lib", "main"].contains(it));
        let mut file = Self {
            module: names.map(ToString::to_string).collect(),
            ..Self::default()
        };
        file.visit_file(&syn::parse_file(text).unwrap_or_else(|error| panic!("{path}: {error}")));
        file
    }

    fn import(&mut self, tree: &UseTree, before: &[String], is_public: bool) {
        let with = |name: String| [before, &[name]].concat();
        let (name, path) = match tree {
            UseTree::Path(it) => {
                return self.import(&it.tree, &with(it.ident.to_string()), is_public);
            }
            UseTree::Group(group) => {
                let inner = group.items.iter();
                return inner.for_each(|it| self.import(it, before, is_public));
            }
            UseTree::Name(it) if it.ident == "self" => {
                (before.last().cloned().unwrap_or_default(), before.to_vec())
            }
            UseTree::Name(it) => (it.ident.to_string(), with(it.ident.to_string())),
            UseTree::Rename(it) => (it.rename.to_string(), with(it.ident.to_string())),
            UseTree::Glob(_) => ("*".to_string(), before.to_vec()),
        };
        self.imports.push((name, path, is_public));
    }
}

impl<'a> Visit<'a> for File {
    fn visit_item(&mut self, item: &'a Item) {
        let (attributes, name) = match item {
            Item::Const(it) => (&it.attrs, Some(&it.ident)),
            Item::Enum(it) => (&it.attrs, Some(&it.ident)),
            Item::Fn(it) => (&it.attrs, Some(&it.sig.ident)),
            Item::Static(it) => (&it.attrs, Some(&it.ident)),
            Item::Struct(it) => (&it.attrs, Some(&it.ident)),
            Item::Trait(it) => (&it.attrs, Some(&it.ident)),
            Item::Type(it) => (&it.attrs, Some(&it.ident)),
            Item::Mod(it) => (&it.attrs, it.content.is_some().then_some(&it.ident)),
            Item::Use(it) => (&it.attrs, None),
            Item::Impl(it) => (&it.attrs, None),
            _ => return visit::visit_item(self, item),
        };
        if !is_for_tests(attributes) {
            self.items.extend(name.map(ToString::to_string));
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        // A module inside a file is counted with the file.
        visit::visit_item_mod(self, module);
    }

    fn visit_item_use(&mut self, item: &'a ItemUse) {
        let is_public = !matches!(item.vis, Visibility::Inherited);
        self.import(&item.tree, &[], is_public);
    }

    fn visit_path(&mut self, path: &'a Path) {
        let names = path.segments.iter().map(|it| it.ident.to_string());
        self.paths.insert(names.collect());
        visit::visit_path(self, path);
    }
}

/// Files of one crate by their modules.
struct Crate(BTreeMap<Vec<String>, File>);

impl Crate {
    /// Reads files, given by their paths below `src` and their texts.
    fn read<'a>(files: impl Iterator<Item = (&'a str, &'a str)>) -> Self {
        let files = files.map(|(path, text)| File::read(path, text));
        Self(files.map(|file| (file.module.clone(), file)).collect())
    }

    /// Returns the module whose file defines what a path leads to; `None` for another crate.
    /// Follows imports of imports `depth` times.
    fn home(&self, from: &[String], path: &[String], depth: usize) -> Option<Vec<String>> {
        let (mut module, mut rest) = (from.to_vec(), path);
        while let [first, behind @ ..] = rest {
            match first.as_str() {
                "crate" => module.clear(),
                "super" => drop(module.pop()),
                "self" => {}
                name => {
                    module.push(name.to_string());
                    if !self.0.contains_key(&module) {
                        module.pop();
                        break;
                    }
                }
            }
            rest = behind;
        }
        let file = self.0.get(&module)?;
        let Some((name, inner)) = rest.split_first() else {
            return Some(module); // the module itself
        };
        if file.items.contains(name) {
            return Some(module);
        }
        let depth = depth.checked_sub(1)?;
        file.imports.iter().find_map(|(known, path, _)| {
            let behind = match known.as_str() {
                "*" => rest,
                known if known == name => inner,
                _ => return None,
            };
            self.home(&module, &[path, behind].concat(), depth)
        })
    }

    /// Returns the files that each file uses. Two things don't count: what a file only passes on
    /// (`pub use`), and what a file takes from the `mod.rs` above it, which is the folder's own.
    fn uses(&self) -> BTreeMap<&[String], BTreeSet<Vec<String>>> {
        let of_file = |(module, file): (&'_ Vec<String>, &'_ File)| {
            let imported = file.imports.iter().filter(|(.., is_public)| !is_public);
            let paths = imported.map(|(_, path, _)| path).chain(&file.paths);
            let homes = paths.filter_map(|path| self.home(module, path, 8));
            homes
                .filter(|home| !module.starts_with(home))
                .collect::<BTreeSet<_>>()
        };
        let files = self.0.iter();
        files
            .map(|(module, file)| (&module[..], of_file((module, file))))
            .collect()
    }

    /// Complains about each circle of files, which it names once.
    fn circles(&self, name: &str) -> Vec<String> {
        let uses = self.uses();
        let reached = |from: &[String]| {
            let mut reached = BTreeSet::new();
            let mut next: Vec<Vec<String>> = uses[from].iter().cloned().collect();
            while let Some(module) = next.pop() {
                if reached.insert(module.clone()) {
                    next.extend(uses[&module[..]].iter().cloned());
                }
            }
            reached
        };
        let reached: BTreeMap<_, _> = uses.keys().map(|from| (*from, reached(from))).collect();
        let circle = |from: &&[String]| -> BTreeSet<Vec<String>> {
            let back = reached[from]
                .iter()
                .filter(|it| reached[&it[..]].contains(*from));
            back.cloned().collect()
        };
        let circles: BTreeSet<_> = uses
            .keys()
            .map(circle)
            .filter(|it| !it.is_empty())
            .collect();
        let shown = |circle: &BTreeSet<Vec<String>>| {
            let names: Vec<String> = circle.iter().map(|module| module.join("/")).collect();
            let names = names.join(", ");
            format!("{name}: {names} use each other; move what they share below them")
        };
        circles.iter().map(shown).collect()
    }

    /// Complains about each use of a higher floor.
    fn arrows_up(&self) -> Vec<String> {
        let floor = |module: &[String]| {
            FLOORS
                .iter()
                .position(|it| module.first().is_some_and(|m| m == it))
        };
        let mut complaints = Vec::new();
        for (from, used) in self.uses() {
            for to in used.iter().filter(|to| floor(to) < floor(from)) {
                let (from, to) = (from.join("/"), to.join("/"));
                complaints.push(format!("{from} uses {to}, a floor above; move one of them"));
            }
        }
        complaints
    }
}

/// Crates whose files are looked at, by the folder of their sources.
fn crates() -> BTreeMap<String, Vec<(String, String)>> {
    let mut crates = BTreeMap::<String, Vec<(String, String)>>::new();
    for (path, text) in ["crates", "scripts"].into_iter().flat_map(sources) {
        let path = path.replace('\\', "/");
        let Some((krate, below)) = path.split_once("/src/") else {
            continue;
        };
        let is_test = path.contains("/tests/") || path.ends_with("tests.rs");
        if !is_test && !krate.contains("/tests") && !krate.contains("template") {
            crates
                .entry(krate.to_string())
                .or_default()
                .push((below.to_string(), text));
        }
    }
    crates
}

/// Honest recursion over a tree: what is found about a sum holds what is found about its heaps.
const RECURSION: &str = "decided/findings, decided/heaps";

#[test]
fn no_files_use_each_other_in_a_circle() {
    let complaints = crates().into_iter().flat_map(|(name, files)| {
        let files = files.iter().map(|(path, text)| (&path[..], &text[..]));
        Crate::read(files).circles(&name)
    });
    let complaints = complaints.filter(|it| !it.contains(RECURSION));
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn nothing_in_the_command_uses_a_floor_above() {
    let files = &crates()["scripts"];
    let files = files.iter().map(|(path, text)| (&path[..], &text[..]));
    assert_none(&Crate::read(files).arrows_up());
}

#[test]
fn the_rule_of_circles_follows_names_to_where_they_are_defined() {
    let circles = |files: &[(&str, &str)]| Crate::read(files.iter().copied()).circles("it").len();
    let root = ("lib.rs", "mod a; mod b; pub use a::A;");
    assert_eq!(
        circles(&[root, ("a.rs", "pub struct A;"), ("b.rs", "use crate::A;")]),
        0
    );
    let above = ("lib.rs", "mod a; pub struct B; fn b() { a::a() }");
    assert_eq!(
        circles(&[above, ("a.rs", "use super::B; pub fn a() {}")]),
        0
    );
    let a = ("a.rs", "pub struct A; fn a() { super::b::b() }");
    assert_eq!(
        circles(&[root, a, ("b.rs", "use crate::A; pub fn b() {}")]),
        1
    );
    let tested = (
        "a.rs",
        "pub struct A; #[cfg(test)] mod tests { use crate::b::b; }",
    );
    assert_eq!(
        circles(&[root, tested, ("b.rs", "use crate::A; pub fn b() {}")]),
        0
    );
}

#[test]
fn the_rule_of_floors_sees_an_arrow_up() {
    let files = [
        ("system/mod.rs", "fn a() { crate::runner::run() }"),
        ("runner/mod.rs", "use crate::system; pub fn run() {}"),
    ];
    assert_eq!(Crate::read(files.into_iter()).arrows_up().len(), 1);
}
