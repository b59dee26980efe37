//! Computes a lower bound of a bundle's size: the functions that run stay.

use std::collections::BTreeMap;

use super::functions::{Functions, runs};
use super::type_paths::TypePaths;
use crate::parts::{PartId, Tree};
use crate::syntax::visible_bytes;

/// Module of a crate → bytes of its functions that run. White space, removable parts inside a
/// function, and functions that macros write are not counted.
pub fn least_sizes<'a>(
    tree: &'a Tree,
    live: &[bool],
    functions: &Functions,
) -> BTreeMap<&'a str, usize> {
    let mut sizes = BTreeMap::new();
    let types = TypePaths::new(tree);
    let is_run = |id: PartId| runs(tree, &types, id, functions) == Some(true);
    for id in (0..tree.parts.len()).filter(|&id| live[id] && is_run(id)) {
        let module = tree.path_of(id).last().copied().unwrap_or_default();
        *sizes.entry(module).or_default() += own_size(tree, id);
    }
    sizes
}

/// Bytes of a part without its children.
fn own_size(tree: &Tree, id: PartId) -> usize {
    let size = |id: PartId| visible_bytes(&tree.text[tree.parts[id].range.clone()]);
    let of_children = tree.children[id].iter().map(|&child| size(child));
    size(id).saturating_sub(of_children.sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

    #[test]
    fn functions_that_run_are_counted_without_blanks() {
        let source = "mod a { pub fn run() { 1; } pub fn rest() { 2; } struct S;
            impl S { fn run(&self) {} } mod b { fn run() {} } }";
        let tree = parse_tree(source.to_string()).unwrap();
        let functions = Functions::from_symbols(["_RNvNtCs1_6bundle1a3run"].into_iter());
        let sizes = least_sizes(&tree, &vec![true; tree.parts.len()], &functions);
        assert!(sizes.into_iter().eq([("a", "pubfnrun(){1;}".len())]));
    }
}
