//! Finds crates whose names the solution gives another meaning by an import of all names: after
//! `use own::*;` the module `own::num` hides the crate `num`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use syn::{Item, ItemMod, Visibility};

use crate::sources::Sources;
use crate::syntax::imports::{bound_names, globs_of};
use crate::syntax::module_files::ModuleFolders;
use crate::syntax::tokens::parse;

/// Names of `crates` that imports of all names at the solution's root hide. `root_of` is the root
/// file of a crate.
pub fn hidden_crates(
    source: &str,
    crates: &BTreeSet<String>,
    root_of: impl Fn(&str) -> Option<PathBuf>,
    sources: &Sources,
) -> BTreeSet<String> {
    let Ok(syntax) = parse(source) else {
        return BTreeSet::new();
    };
    let mut hidden = BTreeSet::new();
    for path in globs_of(&syntax.items) {
        let own: Vec<&str> = path.iter().map(String::as_str).collect();
        let own = match &own[..] {
            ["crate" | "self", rest @ ..] => rest,
            all => all,
        };
        let Some((first, rest)) = own.split_first() else {
            continue;
        };
        let may_hide = |name: &&String| name != first && source.contains(name.as_str());
        let candidates: BTreeSet<&String> = crates.iter().filter(may_hide).collect();
        if candidates.is_empty() {
            continue;
        }
        let module = match root_of(first).filter(|_| !has_module(&syntax.items, first)) {
            Some(root) => Module::root(&root, sources).and_then(|root| root.at(rest, sources)),
            None => Some(Module::of_solution(syntax.items.clone()))
                .and_then(|root| root.at(own, sources)),
        };
        let names = module
            .map(|module| module.public_names())
            .unwrap_or_default();
        hidden.extend(names.into_iter().filter(|name| candidates.contains(name)));
    }
    hidden
}

fn has_module(items: &[Item], name: &str) -> bool {
    let is_it = |item: &Item| matches!(item, Item::Mod(module) if module.ident == name);
    items.iter().any(is_it)
}

/// Items of a module, and where its child modules have their files.
struct Module {
    items: Vec<Item>,
    folders: Option<ModuleFolders>,
}

impl Module {
    /// The root of the solution, whose files are in one text already.
    fn of_solution(items: Vec<Item>) -> Self {
        Self {
            items,
            folders: None,
        }
    }

    /// The root of a crate.
    fn root(file: &Path, sources: &Sources) -> Option<Self> {
        Self::in_file(file, file.parent()?, sources)
    }

    fn in_file(file: &Path, children: &Path, sources: &Sources) -> Option<Self> {
        Some(Self {
            items: parse(&sources.read(file).ok()?).ok()?.items,
            folders: Some(ModuleFolders::new(file, children)),
        })
    }

    /// The module at a path below this one; `None` if it cannot be read.
    fn at(self, path: &[&str], sources: &Sources) -> Option<Self> {
        path.iter()
            .try_fold(self, |module, name| module.child(name, sources))
    }

    fn child(mut self, name: &str, sources: &Sources) -> Option<Self> {
        let modules = self.items.into_iter().filter_map(|item| match item {
            Item::Mod(module) => Some(module),
            _ => None,
        });
        let ItemMod { ident, content, .. } = modules.into_iter().find(|m| m.ident == name)?;
        if let Some((_, items)) = content {
            if let Some(folders) = &mut self.folders {
                folders.enter(&ident, None);
            }
            return Some(Self { items, ..self });
        }
        let file = self
            .folders?
            .find(&ident, None, |path| sources.is_file(path));
        let file = file.ok()?;
        Self::in_file(&file.path, &file.children, sources)
    }

    /// Names of modules, types and imports that are not private.
    fn public_names(&self) -> BTreeSet<String> {
        let is_public = |item: &&Item| {
            let visibility = match item {
                Item::Mod(item) => &item.vis,
                Item::Use(item) => &item.vis,
                _ => return false,
            };
            !matches!(visibility, Visibility::Inherited)
        };
        let public = self.items.iter().filter(is_public);
        public.flat_map(bound_names).collect()
    }
}
