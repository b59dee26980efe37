//! Finds crates whose names the solution gives another meaning by an import of all names: after
//! `use own::*;` the module `own::num` hides the crate `num`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use syn::{Item, ItemMod, ItemUse, Visibility};

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
    for path in globs_of(syntax.items.iter()) {
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        let path = match &path[..] {
            ["crate" | "self", rest @ ..] => rest,
            all => all,
        };
        let Some((first, rest)) = path.split_first() else {
            continue;
        };
        let may_hide = |name: &&String| name != first && source.contains(name.as_str());
        let candidates: BTreeSet<&String> = crates.iter().filter(may_hide).collect();
        if candidates.is_empty() {
            continue;
        }
        let is_own = |item: &Item| matches!(item, Item::Mod(module) if module.ident == first);
        let root = root_of(first).filter(|_| !syntax.items.iter().any(is_own));
        let module = match root {
            Some(root) => root
                .parent()
                .and_then(|folder| Module::in_file(&root, folder, sources)?.at(rest, sources)),
            // The files of the solution are in one text already.
            None => Module {
                items: syntax.items.clone(),
                folders: None,
            }
            .at(path, sources),
        };
        let public = module.into_iter().flat_map(|module| module.items);
        let names = public.filter(is_public).flat_map(|item| bound_names(&item));
        hidden.extend(names.filter(|name| candidates.contains(name)));
    }
    hidden
}

/// Items of a module, and where its child modules have their files.
struct Module {
    items: Vec<Item>,
    folders: Option<ModuleFolders>,
}

impl Module {
    fn in_file(file: &Path, children: &Path, sources: &Sources) -> Option<Self> {
        Some(Self {
            items: parse(&sources.read(file).ok()?).ok()?.items,
            folders: Some(ModuleFolders::new(file, children)),
        })
    }

    /// The module at a path below this one; `None` if it cannot be read.
    fn at(mut self, path: &[&str], sources: &Sources) -> Option<Self> {
        let Some((name, rest)) = path.split_first() else {
            return Some(self);
        };
        let ItemMod { ident, content, .. } =
            self.items.into_iter().find_map(|item| match item {
                Item::Mod(module) if module.ident == name => Some(module),
                _ => None,
            })?;
        if let Some((_, items)) = content {
            if let Some(folders) = &mut self.folders {
                folders.enter(&ident, None);
            }
            return Self { items, ..self }.at(rest, sources);
        }
        let file = self
            .folders?
            .find(&ident, None, |path| sources.is_file(path));
        let file = file.ok()?;
        Self::in_file(&file.path, &file.children, sources)?.at(rest, sources)
    }
}

/// Is it a module or an import that is not private?
fn is_public(item: &Item) -> bool {
    match item {
        Item::Mod(ItemMod { vis, .. }) | Item::Use(ItemUse { vis, .. }) => {
            !matches!(vis, Visibility::Inherited)
        }
        _ => false,
    }
}
