//! Finds crates whose names the solution gives another meaning by an import of all names: after
//! `use own::*;` the module `own::num` hides the crate `num`.

use std::collections::{BTreeMap, BTreeSet};

use syn::{Item, ItemMod, ItemUse, Visibility};

use crate::cargo::{Crate, Graph};
use crate::join::{self, Joined};
use crate::sources::Sources;
use crate::syntax::imports::{bound_names, globs_of};
use crate::syntax::tokens::parse;

/// Returns names of crates that imports of all names at the solution's root hide.
pub fn hidden_crates(source: &str, graph: &Graph, sources: &Sources) -> BTreeSet<String> {
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
        let candidates: BTreeSet<&String> = graph.dependencies.keys().filter(may_hide).collect();
        if candidates.is_empty() {
            continue;
        }
        let is_own = |item: &Item| matches!(item, Item::Mod(module) if module.ident == first);
        let krate = graph.dependencies.get(*first);
        let krate = krate.filter(|_| !syntax.items.iter().any(is_own));
        let items = match krate {
            Some(&i) => items_of(&graph.crates[i], sources).and_then(|all| items_at(all, rest)),
            None => items_at(syntax.items.clone(), path),
        };
        let public = items.into_iter().flatten().filter(is_public);
        let names = public.flat_map(|item| bound_names(&item));
        hidden.extend(names.filter(|name| candidates.contains(name)));
    }
    hidden
}

/// Returns all items of a crate; `None` if it cannot be read.
fn items_of(krate: &Crate, sources: &Sources) -> Option<Vec<Item>> {
    let rules = join::Rules {
        sources,
        cfg: &krate.cfg,
        variables: Some(&BTreeMap::new()),
        left_out: &BTreeSet::new(),
        shown: &|file| file.display().to_string(),
    };
    let joined = Joined::read(&krate.root, rules).ok()?;
    Some(parse(&joined.text).ok()?.items)
}

/// Returns items of the module at a path.
fn items_at(items: Vec<Item>, path: &[&str]) -> Option<Vec<Item>> {
    let Some((name, rest)) = path.split_first() else {
        return Some(items);
    };
    let content = items.into_iter().find_map(|item| match item {
        Item::Mod(module) if module.ident == name => module.content,
        _ => None,
    });
    items_at(content?.1, rest)
}

/// Returns whether it is a module or an import that is not private.
fn is_public(item: &Item) -> bool {
    match item {
        Item::Mod(ItemMod { vis, .. }) | Item::Use(ItemUse { vis, .. }) => {
            !matches!(vis, Visibility::Inherited)
        }
        _ => false,
    }
}
