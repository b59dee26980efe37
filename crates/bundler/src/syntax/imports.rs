//! Lists the names that a `use` imports.

use syn::{Item, UseTree};

/// Names that an item defines or imports and with which paths may begin.
pub fn bound_names(item: &Item) -> Vec<String> {
    let ident = match item {
        Item::Enum(i) => &i.ident,
        Item::Mod(i) => &i.ident,
        Item::Struct(i) => &i.ident,
        Item::Trait(i) => &i.ident,
        Item::Type(i) => &i.ident,
        Item::Union(i) => &i.ident,
        Item::Use(i) => {
            let mut leaves = Vec::new();
            leaves_of(&i.tree, &mut Vec::new(), &mut leaves);
            let bound = leaves.iter().filter(|leaf| leaf.path.len() > 1);
            return bound.map(|leaf| leaf.binding().to_string()).collect();
        }
        _ => return Vec::new(),
    };
    vec![ident.to_string()]
}

/// An imported name of a `use`.
pub struct Leaf {
    pub path: Vec<String>,
    pub alias: Option<String>,
    /// Is it `path::{self}`, which imports the module but no macro or function of the same name?
    pub is_self: bool,
}

impl Leaf {
    pub fn binding(&self) -> &str {
        let last = self.path.last().expect("an import has a path");
        self.alias.as_ref().unwrap_or(last)
    }

    pub fn alias_text(&self) -> String {
        let alias = self.alias.as_ref();
        alias.map_or(String::new(), |alias| format!(" as {alias}"))
    }
}

/// Adds the names that `tree` imports from below `path`.
pub fn leaves_of(tree: &UseTree, path: &mut Vec<String>, leaves: &mut Vec<Leaf>) {
    // `gen` is a keyword since edition 2024.
    let plain = |ident: &syn::Ident| match ident.to_string() {
        word if word == "gen" => "r#gen".to_string(),
        word => word,
    };
    let mut leaf = |ident: String, alias: Option<String>| {
        let is_self = ident == "self" && !path.is_empty();
        let mut path = path.clone();
        if !is_self {
            path.push(ident);
        }
        leaves.push(Leaf {
            path,
            alias,
            is_self,
        });
    };
    match tree {
        UseTree::Path(tree) => {
            path.push(plain(&tree.ident));
            leaves_of(&tree.tree, path, leaves);
            path.pop();
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                leaves_of(tree, path, leaves);
            }
        }
        UseTree::Name(name) => leaf(plain(&name.ident), None),
        UseTree::Rename(name) => leaf(plain(&name.ident), Some(plain(&name.rename))),
        UseTree::Glob(_) => leaf("*".to_string(), None),
    }
}

/// Paths before the `*` of imports of all names.
pub fn globs_of(items: &[Item]) -> Vec<Vec<String>> {
    let imports = items.iter().filter_map(|item| match item {
        Item::Use(item) => Some(item),
        _ => None,
    });
    let mut leaves = Vec::new();
    imports.for_each(|item| leaves_of(&item.tree, &mut Vec::new(), &mut leaves));
    let all = leaves.into_iter().filter(|leaf| leaf.binding() == "*");
    all.map(|mut leaf| {
        leaf.path.pop();
        leaf.path
    })
    .collect()
}
