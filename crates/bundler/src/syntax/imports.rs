//! Lists the names that a `use` imports.

use syn::{Item, UseTree};

/// Returns names that an item defines or imports and with which paths may begin.
pub fn bound_names(item: &Item) -> Vec<String> {
    let ident = match item {
        Item::Enum(i) => &i.ident,
        Item::Mod(i) => &i.ident,
        Item::Struct(i) => &i.ident,
        Item::Trait(i) => &i.ident,
        Item::Type(i) => &i.ident,
        Item::Union(i) => &i.ident,
        Item::Use(i) => {
            let leaves = leaves_of(&i.tree).into_iter();
            // The path of `use a::a;` begins with another `a`.
            let bound = leaves.filter(|leaf| leaf.path.len() > 1 && leaf.path[0] != leaf.binding());
            return bound.map(|leaf| leaf.binding().to_string()).collect();
        }
        _ => return Vec::new(),
    };
    vec![ident.to_string()]
}

/// Returns names that an item imports from the crates of the same names, such as `a` in
/// `use a::b::a;`.
pub fn names_of_crates(item: &Item) -> Vec<String> {
    let Item::Use(item) = item else {
        return Vec::new();
    };
    let leaves = leaves_of(&item.tree).into_iter();
    let same = leaves.filter(|leaf| leaf.path.len() > 1 && leaf.path[0] == leaf.binding());
    same.map(|leaf| leaf.binding().to_string()).collect()
}

/// An imported name of a `use`.
#[derive(Debug)]
pub struct Leaf {
    pub path: Vec<String>,
    pub alias: Option<String>,
    /// `true` for `path::{self}`, which imports the module but no macro or function of the same
    /// name.
    pub is_self: bool,
}

impl Leaf {
    pub fn binding(&self) -> &str {
        let last = self.path.last().expect("an import has a path");
        self.alias.as_ref().unwrap_or(last)
    }

    /// Returns the import of this name alone. `head` are its attributes and its visibility, `root`
    /// is the new beginning of its path.
    pub fn line(&self, head: &str, root: &str) -> String {
        let rest = self.path[1..].iter().map(|segment| format!("::{segment}"));
        let path = root.to_string() + &rest.collect::<String>();
        // The module of a crate may have another name than the crate.
        let is_renamed = self.path.len() == 1 && path.rsplit("::").next() != Some(self.binding());
        let alias = match &self.alias {
            None if !is_renamed => String::new(),
            _ => format!(" as {}", self.binding()),
        };
        let path = if self.is_self {
            format!("{path}::{{self{alias}}}")
        } else {
            path + &alias
        };
        format!("{head} use {path};").trim_start().to_string()
    }
}

/// Returns the names that a tree imports.
pub fn leaves_of(tree: &UseTree) -> Vec<Leaf> {
    // `gen` is a keyword since edition 2024.
    let plain = |ident: &syn::Ident| match ident.to_string() {
        word if word == "gen" => "r#gen".to_string(),
        word => word,
    };
    let leaf = |name: String, alias: Option<String>| {
        vec![Leaf {
            path: vec![name],
            alias,
            is_self: false,
        }]
    };
    match tree {
        UseTree::Path(tree) => {
            let mut leaves = leaves_of(&tree.tree);
            for leaf in &mut leaves {
                if leaf.path == ["self"] {
                    leaf.path.clear();
                    leaf.is_self = true;
                }
                leaf.path.insert(0, plain(&tree.ident));
            }
            leaves
        }
        UseTree::Group(group) => group.items.iter().flat_map(leaves_of).collect(),
        UseTree::Name(name) => leaf(plain(&name.ident), None),
        UseTree::Rename(name) => leaf(plain(&name.ident), Some(plain(&name.rename))),
        UseTree::Glob(_) => leaf("*".to_string(), None),
    }
}

/// Returns paths before the `*` of imports of all names.
pub fn globs_of<'a>(items: impl Iterator<Item = &'a Item>) -> Vec<Vec<String>> {
    let leaves = items.flat_map(|item| match item {
        Item::Use(item) => leaves_of(&item.tree),
        _ => Vec::new(),
    });
    let all = leaves.filter_map(|mut leaf| (leaf.path.pop()? == "*").then_some(leaf.path));
    all.collect()
}
