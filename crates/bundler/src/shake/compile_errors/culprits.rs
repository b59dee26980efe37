//! Finds the removed parts whose absence makes a build fail.

use std::collections::{BTreeSet, HashSet};

use super::missing_impls::{MissingImpl, missing_impls};
use super::shared_names::{Absent, best_matches, implemented, names};
use super::view::{NO_MEMBER, RustcView, UNKNOWN_NAME, quoted};
use crate::parts::{PartId, PartKind};
use crate::rustc::Diagnostic;

/// Names in rustc's messages for a number of unknown type.
const ANY_NUMBER: [&str; 2] = ["`{integer}", "`{float}"];

impl RustcView<'_> {
    /// The parts of `group` that the errors need. Empty if the errors give no hint.
    pub fn culprits(&self, errors: &[Diagnostic], group: &[PartId]) -> BTreeSet<PartId> {
        let absent = Absent::new(self.tree, group);
        let of_error = |error: &Diagnostic| self.culprits_of(error, group, &absent);
        let errors = self.different(errors);
        let errors = || errors.iter().copied();
        // Errors about unknown names come first: an unknown type seems to lack methods and traits,
        // too. Errors about a number of unknown type come last: they name traits that only some
        // number type lacks.
        let is_certain = |error: &&Diagnostic| UNKNOWN_NAME.contains(&error.code());
        let is_of_some_type = |error: &&Diagnostic| {
            !ANY_NUMBER
                .iter()
                .any(|number| error.message.contains(number))
        };
        let mut culprits: BTreeSet<PartId> =
            errors().filter(is_certain).flat_map(of_error).collect();
        if culprits.is_empty() {
            culprits = errors()
                .filter(is_of_some_type)
                .flat_map(of_error)
                .collect();
        }
        if culprits.is_empty() {
            culprits = errors().flat_map(of_error).collect();
        }
        self.with_counterparts(culprits, group)
    }

    /// The parts of `group` that one error needs, by the first way of reading it that finds any.
    fn culprits_of(&self, error: &Diagnostic, group: &[PartId], absent: &Absent) -> Vec<PartId> {
        let missing = missing_impls(error);
        let met = |a: &MissingImpl| a.impls(self.tree, absent.implementing(a.of_trait));
        let impls = missing.iter().flat_map(met);
        let impls = self.of_same_crate(error, impls.collect());
        let readings: [&dyn Fn() -> Vec<PartId>; 5] = [
            &|| impls.clone(),
            &|| self.members_of_trait(error, group),
            &|| self.methods(error, group),
            &|| self.best_match(error, absent),
            &|| self.inside(error, group),
        ];
        let mut found = readings.iter().map(|read| read());
        found.find(|found| !found.is_empty()).unwrap_or_default()
    }

    /// Removed members that a trait lacks according to the error: the error names both.
    fn members_of_trait(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        if !NO_MEMBER.contains(&error.code()) {
            return Vec::new();
        }
        let words = quoted([error.message.as_str()]);
        let is_named = |id: PartId| {
            let name = self.tree.name(id);
            name.is_some_and(|name| words.contains(name.as_str()))
        };
        let is_missing = |&id: &PartId| {
            matches!(self.tree.parts[id].kind, PartKind::Member)
                && is_named(id)
                && self.tree.parts[id].parent.is_some_and(is_named)
        };
        group.iter().copied().filter(is_missing).collect()
    }

    /// The removed parts that share most names with the error.
    fn best_match(&self, error: &Diagnostic, absent: &Absent) -> Vec<PartId> {
        let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
        let message = labels.chain([error.message.as_str()]);
        let hints = error.children.iter().map(|child| child.message.as_str());
        let mut words = quoted(message);
        let missing = missing_impls(error);
        let traits: Vec<&str> = missing.iter().map(|missing| missing.of_trait).collect();
        words.extend(&traits);
        let group = absent.with(&words);
        let is_one = |name: &&String| traits.contains(&name.as_str());
        // Tried in turn: parts that define an unknown name, implement a trait, or may implement it.
        let defines = |id: &PartId| self.defines_unknown(error, *id, &words);
        let implements = |id: &PartId| implemented(&self.tree.parts[*id]).any(|name| is_one(&name));
        let mentions = |id: &PartId| names(&self.tree.parts[*id]).iter().any(is_one);
        let narrower: [&dyn Fn(&PartId) -> bool; 3] = [&defines, &implements, &mentions];
        let narrowed = narrower.iter().map(|is_wanted| {
            let wanted = group.iter().copied().filter(|id| is_wanted(id));
            best_matches(self.tree, &words, &wanted.collect::<Vec<_>>())
        });
        let mut matching = narrowed
            .chain([best_matches(self.tree, &words, &group)])
            .find(|matching| !matching.is_empty())
            .unwrap_or_default();
        if matching.is_empty() {
            words.extend(quoted(hints));
            matching = best_matches(self.tree, &words, &absent.with(&words));
        }
        self.visible_from(error, self.of_same_crate(error, matching))
    }

    /// Is the error about a name that is not found, and does the part define or import it?
    fn defines_unknown(&self, error: &Diagnostic, id: PartId, words: &HashSet<&str>) -> bool {
        let name = match &self.tree.parts[id].kind {
            PartKind::Import(import) => Some(&import.binding),
            PartKind::Member => None,
            _ => self.tree.name(id),
        };
        UNKNOWN_NAME.contains(&error.code())
            && name.is_some_and(|name| words.contains(name.as_str()))
    }

    /// Adds to `found` the implementations in `group` of found trait members, and the trait members
    /// of found implementations: they are restored together.
    pub fn with_counterparts(
        &self,
        mut found: BTreeSet<PartId>,
        group: &[PartId],
    ) -> BTreeSet<PartId> {
        let all: HashSet<PartId> = group.iter().copied().collect();
        for &member in group {
            let implementations = self.tree.implementations(member);
            let counterparts = || implementations.iter().chain([&member]);
            if counterparts().any(|id| found.contains(id)) {
                found.extend(counterparts().filter(|id| all.contains(id)));
            }
        }
        found
    }
}
