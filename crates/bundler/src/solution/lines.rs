//! Finds the lines of the solution that mention an item of a crate.

use super::read::{CratePath, Solution, line_of};

impl Solution<'_> {
    /// Returns whether the solution mentions `name` apart from its imports.
    pub fn uses(&self, name: &str) -> bool {
        let imports = self.outline.imported();
        let imports = imports.filter(|path| path.last().is_some_and(|last| last == name));
        self.places_of(name).count() > imports.count()
    }

    /// Returns the tokens that are this name.
    pub(super) fn places_of<'n>(&'n self, name: &'n str) -> impl Iterator<Item = usize> + 'n {
        (0..self.code.tokens.len()).filter(move |&i| self.code.word(i) == name)
    }

    /// Returns the first line that mentions `name`, except in tests.
    fn line(&self, name: &str) -> Option<usize> {
        let places = self.places_of(name);
        let mut places = places.map(|i| self.code.tokens[i].range.start);
        let first = places.find(|&at| !self.outline.is_test(at))?;
        Some(line_of(self.source, first))
    }

    /// Returns the first line that mentions `name`, if the name may mean an item of a crate; `None`
    /// if the solution does not mention the name, or defines it.
    pub fn line_of_item(&self, name: &str) -> Option<usize> {
        let is_item = self.items.contains(name) && !self.outline.functions.contains(name);
        let line = self.line(name);
        line.filter(|_| is_item && !self.defined.contains(name))
    }

    /// Returns the first line that mentions `name`, if some path or import of the solution leads to
    /// `name` in `krate`.
    pub fn line_of_path(&self, krate: &str, name: &str) -> Option<usize> {
        let line = self.line_of_item(name);
        line.filter(|_| self.leads_to(krate, name))
    }

    fn leads_to(&self, krate: &str, name: &str) -> bool {
        let is_import =
            |path: &Vec<String>| path[0] == krate && path.last().is_some_and(|last| last == name);
        let is_path = |path: &CratePath| path.name == krate && path.item.as_deref() == Some(name);
        self.outline.imported().any(is_import) || self.crate_paths.iter().any(is_path)
    }

    /// Returns the first line that mentions `name`, if some path or import leads to it in `krate`,
    /// maybe a glob import, and the solution writes it as an attribute, as in `#[name]` or
    /// `#[krate::name]`.
    pub fn line_of_attribute(&self, krate: &str, name: &str) -> Option<usize> {
        let is_led = self.leads_to(krate, name) || self.imports_all(krate);
        let line = self.line(name).filter(|_| is_led)?;
        let is_attribute = |i: usize| {
            let is_behind = |before: &[&str]| {
                let first = i.checked_sub(before.len());
                first.is_some_and(|first| self.code.begins(first, before))
            };
            is_behind(&["#", "["]) || is_behind(&["#", "[", krate, ":", ":"])
        };
        self.places_of(name).any(is_attribute).then_some(line)
    }

    /// Returns whether the solution imports all names of the crate, or of its prelude.
    fn imports_all(&self, krate: &str) -> bool {
        self.outline.imported().any(|path| {
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            path == [krate, "*"] || path == [krate, "prelude", "*"]
        })
    }

    /// Returns the first line that mentions the function `name`, if the solution calls it without a
    /// path, imports all names of `krate` or of its prelude, and imports no `name` from elsewhere.
    pub fn line_of_glob_call(&self, krate: &str, name: &str) -> Option<usize> {
        let is_imported = |path: &Vec<String>| path.last().is_some_and(|last| last == name);
        if !self.imports_all(krate) || self.outline.imported().any(is_imported) {
            return None;
        }
        let code = &self.code;
        let is_call = |i: usize| {
            let is_alone = !code.is_behind_separator(i) && !code.is_behind_dot(i);
            let has_types = code.is_path_separator(i + 1) && code.word(i + 3) == "<";
            is_alone && (code.word(i + 1) == "(" || has_types)
        };
        let is_called = self.places_of(name).any(is_call);
        is_called.then(|| self.line_of_item(name)).flatten()
    }
}
