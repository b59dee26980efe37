//! Prefers removed parts near an error: in its crate, in the scope of its imports, in its module.

use std::collections::HashSet;

use super::view::RustcView;
use crate::parts::{PartId, PartKind};
use crate::rustc::Diagnostic;

impl RustcView<'_> {
    /// The parts in the error's crate, or all if there are none: two crates may define the same
    /// name.
    pub fn of_same_crate(&self, error: &Diagnostic, parts: Vec<PartId>) -> Vec<PartId> {
        let places = error.places().chain(error.calls());
        let around = self.parts_at(places).into_iter();
        let crates: HashSet<PartId> = around.map(|id| self.tree.root_of(id)).collect();
        let (same, others): (Vec<PartId>, Vec<PartId>) = parts
            .into_iter()
            .partition(|&id| crates.contains(&self.tree.root_of(id)));
        if same.is_empty() { others } else { same }
    }

    /// The parts without imports whose scope does not contain the error; all if none would remain.
    pub fn visible_from(&self, error: &Diagnostic, parts: Vec<PartId>) -> Vec<PartId> {
        let (visible, others): (Vec<PartId>, Vec<PartId>) = parts.into_iter().partition(|&id| {
            let is_import = matches!(self.tree.parts[id].kind, PartKind::Import(_));
            !is_import || self.is_in_scope(error, id)
        });
        if visible.is_empty() { others } else { visible }
    }

    /// The imports whose scope contains the error.
    pub fn in_scope(&self, error: &Diagnostic, mut imports: Vec<PartId>) -> Vec<PartId> {
        imports.retain(|&id| self.is_in_scope(error, id));
        imports
    }

    fn is_in_scope(&self, error: &Diagnostic, import: PartId) -> bool {
        let parent = self.tree.parts[import].parent;
        let scope = parent.map(|id| &self.tree.parts[id].range);
        let mut places = error.places().filter_map(|place| self.in_crates(place));
        scope.is_none_or(|scope| places.any(|place| scope.contains(&place.start)))
    }

    /// Errors without repetitions: only one of each code and message in a module.
    pub fn different<'e>(&self, errors: &'e [Diagnostic]) -> Vec<&'e Diagnostic> {
        let mut seen = HashSet::new();
        let mut different = Vec::new();
        for error in errors {
            let around = self.parts_at(error.places().take(1)).pop();
            let module = around.map(|id| self.tree.module_of(id));
            if seen.insert((error.code(), &error.message, module)) {
                different.push(error);
            }
        }
        different
    }

    /// The parts of `group` directly inside the parts that contain the error, modules excepted.
    pub fn inside(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let mut around = self.parts_at(error.places());
        around.retain(|&id| !matches!(self.tree.parts[id].kind, PartKind::Module));
        let is_inside = |id: &PartId| {
            let parent = self.tree.parts[*id].parent;
            parent.is_some_and(|parent| around.contains(&parent))
        };
        group.iter().copied().filter(is_inside).collect()
    }
}
