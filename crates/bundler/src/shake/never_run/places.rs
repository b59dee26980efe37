//! Finds the parts whose functions are in a compiled program by the lines of their code.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

use crate::parts::{PartId, Tree};

/// Functions of the text that are in the program.
#[derive(Debug, Default)]
pub struct CompiledParts {
    parts: HashSet<PartId>,
    /// Offsets of the lines on which compiled functions begin, also those of macros.
    lines: BTreeSet<usize>,
}

impl CompiledParts {
    /// Reads names of functions and their lines, counted from 1 at the start of the tree's text.
    pub fn new<'a>(tree: &Tree, lines: impl Iterator<Item = (&'a str, usize)>) -> Self {
        let starts = line_starts(&tree.text);
        let line_of = |offset: usize| starts.partition_point(|&start| start <= offset);
        let mut functions: HashMap<(&str, usize), Vec<PartId>> = HashMap::new();
        for id in (0..tree.parts.len()).filter(|&id| tree.is_function(id)) {
            let Some((name, place)) = &tree.parts[id].name else {
                continue;
            };
            let name = name.trim_start_matches("r#");
            // Attributes stand on lines of the part, too.
            for line in line_of(tree.parts[id].range.start)..=line_of(place.start) {
                functions.entry((name, line)).or_default().push(id);
            }
        }
        let mut compiled = Self::default();
        for (name, line) in lines {
            let parts = functions.get(&(name, line));
            compiled.parts.extend(parts.into_iter().flatten());
            compiled.lines.extend(starts.get(line - 1));
        }
        compiled
    }

    /// Does a compiled function begin on a line of this range?
    pub fn begin_in(&self, tree: &Tree, range: &Range<usize>) -> bool {
        let line = tree.text[..range.start].rfind('\n').map_or(0, |at| at + 1);
        self.lines.range(line..range.end).next().is_some()
    }

    pub fn have(&self, id: PartId) -> bool {
        self.parts.contains(&id)
    }

    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

/// Offset of each line's first byte.
fn line_starts(text: &str) -> Vec<usize> {
    let ends = text.match_indices('\n').map(|(at, _)| at + 1);
    std::iter::once(0).chain(ends).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

    #[test]
    fn functions_of_one_name_are_told_apart_by_their_lines() {
        let source = "impl Add<u8> for A {\n    #[inline]\n    fn add(self) {}\n}\n\
            impl Add<u16> for A {\n    fn add(self) {}\n}\nfn f() {} fn g() {}\n";
        let tree = parse_tree(source.to_string()).unwrap();
        let lines = [("add", 6), ("g", 8), ("h", 8), ("add", 8)];
        let compiled = CompiledParts::new(&tree, lines.into_iter());
        let found = (0..tree.parts.len()).filter(|&id| compiled.have(id));
        let places = found.map(|id| source[..tree.parts[id].range.start].matches('\n').count() + 1);
        assert_eq!(places.collect::<Vec<_>>(), [6, 8]);
        let begins = |id: PartId| compiled.begin_in(&tree, &tree.parts[id].range);
        assert_eq!(
            tree.roots.iter().map(|&id| begins(id)).collect::<Vec<_>>(),
            [false, true, true, true]
        );
    }
}
