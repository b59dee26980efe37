//! Finds the removed parts whose absence makes a build fail.

use std::collections::{BTreeSet, HashSet};

use super::codes::{
    INCOMPLETE_IMPL, MISMATCHED, NO_MEMBER, NO_METHOD, NO_METHOD_OF_NUMBER, NO_MODULE, NO_TYPE,
    UNKNOWN_NAME, UNRESOLVED_IMPORT,
};
use super::missing_impls::{MissingImpl, missing_impls};
use super::quotes::quoted;
use super::shared_names::{Absent, best_matches, implemented, names};
use super::view::RustcView;
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
        let code = error.code();
        let mut found: Vec<PartId> = match code {
            INCOMPLETE_IMPL => self.members_of_impl(error, group),
            code if NO_MEMBER.contains(&code) => self.members_of_trait(error, group),
            NO_TYPE => self.members_of_path(error, group),
            _ => impls,
        };
        let mut otherwise = |is_its_code: bool, read: &dyn Fn() -> Vec<PartId>| {
            if found.is_empty() && is_its_code {
                found = read();
            }
        };
        otherwise(true, &|| self.definitions(error, group));
        otherwise(true, &|| self.globs(error, group));
        otherwise([NO_METHOD, NO_METHOD_OF_NUMBER].contains(&code), &|| {
            self.methods(error, group)
        });
        otherwise(code == NO_MODULE, &|| self.in_module(error, group));
        otherwise(true, &|| self.best_match(error, absent));
        otherwise(code == MISMATCHED, &|| self.methods_hidden(error, group));
        otherwise(true, &|| self.inside(error, group));
        otherwise(code == UNRESOLVED_IMPORT, &|| self.mentioning(error, group));
        otherwise(code.is_empty(), &|| self.only_argument(error, group));
        found
    }

    /// The only argument in `group` of a macro call that matches no arm. Empty if the call has lost
    /// several: some of them may be needed, others not.
    fn only_argument(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let around = self.parts_at(error.places()).into_iter();
        let calls: Vec<PartId> = around.filter_map(|id| self.macro_call(id)).collect();
        let is_of_call = |&id: &PartId| {
            let parent = self.tree.parts[id].parent;
            parent.is_some_and(|parent| calls.contains(&parent))
        };
        let lost: Vec<PartId> = group.iter().copied().filter(is_of_call).collect();
        if lost.len() == 1 { lost } else { Vec::new() }
    }

    /// The parts of `group` that mention a name that an import does not find.
    fn mentioning(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let paths = error.message.split('`').skip(1).step_by(2);
        let names: HashSet<&str> = paths.filter_map(|path| path.rsplit("::").next()).collect();
        let mentions = |&id: &PartId| {
            let mentions = &self.tree.parts[id].mentions;
            names.iter().any(|&name| mentions.contains(name))
        };
        group.iter().copied().filter(mentions).collect()
    }

    /// Original names of renamed imports: `a` for `b` in `use a as b`.
    fn originals(&self, words: &HashSet<&str>) -> Vec<&str> {
        let imports = self.tree.parts.iter().filter_map(|part| match &part.kind {
            PartKind::Import(import) => Some((import.path.last()?, &import.binding)),
            _ => None,
        });
        let renamed = imports.filter(|(name, binding)| name != binding);
        let mentioned = renamed.filter(|(_, binding)| words.contains(binding.as_str()));
        mentioned.map(|(name, _)| name.as_str()).collect()
    }

    /// The removed parts that share most names with the error.
    fn best_match(&self, error: &Diagnostic, absent: &Absent) -> Vec<PartId> {
        let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
        let message = labels.chain([error.message.as_str()]);
        let hints = error.children.iter().map(|child| child.message.as_str());
        let mut words = quoted(message);
        words.extend(self.originals(&words));
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
}
