//! Computes a lower bound of a bundle's size: the functions that run stay.

use std::collections::BTreeMap;

use super::functions::{Functions, TypePaths, runs};
use crate::parts::{PartId, Tree};

/// Module of a crate → bytes of its functions that run. White space, removable parts inside a
/// function, and functions that macros write are not counted. `before` has the size of the text
/// before each offset.
pub fn least_sizes<'a>(
    tree: &'a Tree,
    live: &[bool],
    functions: &Functions,
    before: &[usize],
) -> BTreeMap<&'a str, usize> {
    let mut sizes = BTreeMap::new();
    let types = TypePaths::new(tree);
    let is_run = |id: PartId| runs(tree, &types, id, functions) == Some(true);
    for id in (0..tree.parts.len()).filter(|&id| live[id] && is_run(id)) {
        let module = tree.path_of(id).last().copied().unwrap_or_default();
        *sizes.entry(module).or_default() += own_size(tree, id, before);
    }
    sizes
}

/// Bytes of a part without its children.
fn own_size(tree: &Tree, id: PartId, before: &[usize]) -> usize {
    let range = |id: PartId| &tree.parts[id].range;
    let size = |id: PartId| before[range(id).end] - before[range(id).start];
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
        let live = vec![true; tree.parts.len()];
        let sizes = least_sizes(&tree, &live, &functions, tree.visible_before());
        assert!(sizes.into_iter().eq([("a", "pubfnrun(){1;}".len())]));
    }
}
