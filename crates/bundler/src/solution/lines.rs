//! Finds the lines of the solution that mention an item of a crate.

use super::read::{CratePath, Solution, line_of};
use crate::syntax::tokens::text_at;

impl Solution<'_> {
    /// Does the solution mention `name` apart from its imports?
    pub fn uses(&self, name: &str) -> bool {
        let imports = self.outline.imported();
        let imports = imports.filter(|path| path.last().is_some_and(|last| last == name));
        self.places_of(name).count() > imports.count()
    }

    /// The text of token `i`; empty beyond the end.
    pub(super) fn word(&self, i: usize) -> &str {
        text_at(&self.tokens, i, self.source)
    }

    /// The tokens that are this name.
    pub(super) fn places_of<'n>(&'n self, name: &'n str) -> impl Iterator<Item = usize> + 'n {
        (0..self.tokens.len()).filter(move |&i| self.word(i) == name)
    }

    /// First line that mentions `name`, except in tests.
    fn line(&self, name: &str) -> Option<usize> {
        let mut places = self.places_of(name).map(|i| self.tokens[i].range.start);
        let first = places.find(|&at| !self.outline.is_test(at))?;
        Some(line_of(self.source, first))
    }

    /// First line that mentions `name`, if the name may mean an item of a crate; `None` if the
    /// solution does not mention the name, or defines it.
    pub fn line_of_item(&self, name: &str) -> Option<usize> {
        let is_item = self.items.contains(name) && !self.outline.functions.contains(name);
        let line = self.line(name);
        line.filter(|_| is_item && !self.defined.contains(name))
    }

    /// First line that mentions `name`, if some path or import of the solution leads to `name` in
    /// `krate`.
    pub fn line_of_path(&self, krate: &str, name: &str) -> Option<usize> {
        let is_import =
            |path: &Vec<String>| path[0] == krate && path.last().is_some_and(|last| last == name);
        let is_path = |path: &CratePath| path.name == krate && path.item.as_deref() == Some(name);
        let leads = self.outline.imported().any(is_import) || self.crate_paths.iter().any(is_path);
        self.line_of_item(name).filter(|_| leads)
    }
}
