//! Finds further parts that a failed build must lose, and parts that the solution itself misses.

use std::collections::{BTreeSet, HashSet};

use super::absent::Absent;
use super::missing_impls::{missing_impls, required_impls};
use super::{RustcView, UNKNOWN_NAME, UNRESOLVED, quoted};
use crate::parts::{PartId, PartKind};
use crate::rustc::Diagnostic;

/// Traits that values are dropped by, or that the standard library observes: a program may compile
/// without an impl, and do something else.
const SILENT: [&str; 4] = ["Copy", "Drop", "Eq", "FusedIterator"];

impl RustcView<'_> {
    /// Returns imports and macro calls that mention removed parts: these must also be removed.
    pub fn dangling(&self, errors: &[Diagnostic]) -> Vec<PartId> {
        let of = |codes: &'static [&str]| {
            let errors = errors.iter();
            errors.filter(move |error| codes.contains(&error.code()))
        };
        let mut dangling = self.parts_at(of(&UNRESOLVED).flat_map(Diagnostic::places));
        dangling.retain(|&id| matches!(self.tree.parts[id].kind, PartKind::Import(_)));
        // The arguments that remain in a call may match no arm: an error without a code.
        let at_calls = of(&UNKNOWN_NAME)
            .chain(of(&[""]))
            .flat_map(Diagnostic::places);
        let at_calls = self.parts_at(at_calls).into_iter();
        let calls = at_calls.filter_map(|id| self.macro_call(id));
        dangling.extend(calls.filter(|&id| !self.writes_silent_impl(id)));
        dangling
    }

    /// Returns whether removing this macro call could silently remove an impl.
    fn writes_silent_impl(&self, id: PartId) -> bool {
        let PartKind::MacroCall(call) = &self.tree.parts[id].kind else {
            return false;
        };
        call.expansion.impls.iter().any(|written| {
            let is_passed = written.of_trait.is_none() && written.is_marker;
            let arguments = call.arguments.iter().filter(|_| is_passed);
            let mut traits = written.of_trait.iter().chain(arguments);
            traits.any(|name| SILENT.contains(&name.as_str()))
        })
    }

    /// Returns the innermost removable part around each error: code that is never run need not
    /// compile.
    pub fn in_the_way(&self, errors: &[Diagnostic], never_run: &HashSet<PartId>) -> Vec<PartId> {
        let places = errors
            .iter()
            .flat_map(|error| error.places().chain(error.calls()));
        let parts = self.parts_at(places).into_iter();
        let removable = |id| self.tree.around(id).find(|id| never_run.contains(id));
        parts.filter_map(removable).collect()
    }

    /// Returns the macro call that `id` is or is an argument of.
    pub fn macro_call(&self, id: PartId) -> Option<PartId> {
        match &self.tree.parts[id].kind {
            PartKind::MacroCall(_) => Some(id),
            PartKind::MacroArgument | PartKind::ArgumentComma => self.tree.parts[id].parent,
            _ => None,
        }
    }

    /// Returns names in a build's errors that are defined by removed parts.
    pub fn missing_names(&self, live: &[bool], errors: &[Diagnostic]) -> BTreeSet<String> {
        let coded = errors.iter().filter(|error| !error.code().is_empty());
        let words: HashSet<&str> = coded
            .flat_map(|error| quoted([error.message.as_str()]))
            .collect();
        let removed = (0..live.len()).filter(|&id| !live[id]);
        let names = removed.filter_map(|id| self.tree.name(id));
        let missing = names.filter(|name| words.contains(name.as_str()));
        missing.cloned().collect()
    }

    /// Returns names in the headers of removed impls that the errors miss, or that rustc would have
    /// preferred.
    pub fn missing_headers(&self, live: &[bool], errors: &[Diagnostic]) -> BTreeSet<String> {
        let removed: Vec<PartId> = (0..live.len()).filter(|&id| !live[id]).collect();
        let absent = Absent::new(self.tree, &removed, live);
        let missing = errors.iter().flat_map(missing_impls);
        let required = errors.iter().flat_map(required_impls);
        let missing: Vec<_> = missing.chain(required).collect();
        let headers = missing.iter().flat_map(|m| m.headers(self.tree, &absent));
        headers.cloned().collect()
    }

    /// Returns removed modules that imports of the solution do not find.
    pub fn missing_modules(&self, live: &[bool], errors: &[Diagnostic]) -> Vec<PartId> {
        let unresolved = errors
            .iter()
            .filter(|error| UNRESOLVED.contains(&error.code()));
        let own = unresolved.filter(|error| self.is_own(error));
        let words: HashSet<&str> = own
            .flat_map(|error| quoted([error.message.as_str()]))
            .collect();
        let is_missing = |&id: &PartId| {
            let name = self.tree.name(id);
            matches!(self.tree.parts[id].kind, PartKind::Module)
                && !live[id]
                && name.is_some_and(|name| words.contains(name.as_str()))
        };
        (0..live.len()).filter(is_missing).collect()
    }
}
