//! Removed parts that a compile error asks for.

use std::collections::{BTreeSet, HashSet};

use super::asked::{Asked, asked, quoted};
use super::matches::{Absent, best_matches, implemented, names};
use super::methods::{MISMATCHED, NO_METHOD};
use super::rustc_view::RustcView;
use crate::parts::{PartId, PartKind};
use crate::rustc::Diagnostic;

/// Error code of an impl that lacks members.
const INCOMPLETE_IMPL: &str = "E0046";

/// Error codes of members that their trait does not have.
const NO_MEMBER: [&str; 3] = ["E0407", "E0437", "E0438"];

/// Error code of a path whose member is not found, and which begins with a trait.
const NO_TYPE: &str = "E0782";

/// Error code of a module that is not found: all in it was removed.
const NO_MODULE: &str = "E0433";

/// Error code of an import that finds nothing.
pub const UNRESOLVED_IMPORT: &str = "E0432";

/// What rustc calls a number whose type it does not know.
const ANY_NUMBER: [&str; 2] = ["`{integer}", "`{float}"];

/// Error codes of undefined names.
pub const UNKNOWN: [&str; 9] = [
    "E0405", "E0412", "E0422", "E0423", "E0425", "E0433", "E0531", "E0532", "E0574",
];

impl RustcView<'_> {
    /// The parts of `group` that the errors ask for. Empty if they give no hint.
    pub fn blamed(&self, errors: &[Diagnostic], group: &[PartId]) -> BTreeSet<PartId> {
        let absent = Absent::of(self.tree, group);
        let of_error = |error: &Diagnostic| {
            let asked = asked(error);
            let met = |a: &Asked| a.impls(self.tree, absent.implementing(a.of_trait));
            let impls = asked.iter().flat_map(met);
            let impls = self.of_same_crate(error, impls.collect());
            let mut found: Vec<PartId> = match error.code() {
                INCOMPLETE_IMPL => self.missing_members(error, group),
                code if NO_MEMBER.contains(&code) => self.members_of_trait(error, group),
                NO_TYPE => self.members_of_path(error, group),
                _ => impls,
            };
            if found.is_empty() {
                found = self.definitions(error, group);
            }
            if found.is_empty() {
                found = self.globs(error, group);
            }
            if found.is_empty() && NO_METHOD.contains(&error.code()) {
                found = self.methods(error, group);
            }
            if found.is_empty() && error.code() == NO_MODULE {
                found = self.in_module(error, group);
            }
            if found.is_empty() {
                found = self.best_match(error, &absent);
            }
            if found.is_empty() && error.code() == MISMATCHED {
                found = self.methods_hidden(error, group);
            }
            if found.is_empty() {
                found = self.inside(error, group);
            }
            if found.is_empty() && error.code() == UNRESOLVED_IMPORT {
                found = self.mentioning(error, group);
            }
            found
        };
        let errors = self.different(errors);
        let errors = || errors.iter().copied();
        // Where a name is not found, what it stands for seems to lack methods and traits, too; what
        // a number without a type lacks, some type lacks.
        let is_certain = |error: &&Diagnostic| UNKNOWN.contains(&error.code());
        let is_of_some_type = |error: &&Diagnostic| {
            !ANY_NUMBER
                .iter()
                .any(|number| error.message.contains(number))
        };
        let mut blamed: BTreeSet<PartId> = errors().filter(is_certain).flat_map(of_error).collect();
        if blamed.is_empty() {
            blamed = errors()
                .filter(is_of_some_type)
                .flat_map(of_error)
                .collect();
        }
        if blamed.is_empty() {
            blamed = errors().flat_map(of_error).collect();
        }
        self.with_counterparts(blamed, group)
    }

    /// The errors without those that say the same of the same module.
    fn different<'e>(&self, errors: &'e [Diagnostic]) -> Vec<&'e Diagnostic> {
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

    /// The parts of `group` inside those where the error is.
    fn inside(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let mut around = self.parts_at(error.places());
        around.retain(|&id| !matches!(self.tree.parts[id].kind, PartKind::Module));
        let is_inside = |id: &PartId| {
            let parent = self.tree.parts[*id].parent;
            parent.is_some_and(|parent| around.contains(&parent))
        };
        group.iter().copied().filter(is_inside).collect()
    }

    /// The parts of `group` that mention what an import does not find: it went with them.
    fn mentioning(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let paths = error.message.split('`').skip(1).step_by(2);
        let names: HashSet<&str> = paths.filter_map(|path| path.rsplit("::").next()).collect();
        let mentions = |&id: &PartId| {
            let mentions = &self.tree.parts[id].mentions;
            names.iter().any(|&name| mentions.contains(name))
        };
        group.iter().copied().filter(mentions).collect()
    }

    /// What the parts where the error is mention, in a module that it does not find.
    fn in_module(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let words = quoted([error.message.as_str()].into_iter());
        let around = self.parts_at(error.places());
        let is_mentioned = |id: PartId| {
            let mut parts = around.iter().map(|&id| &self.tree.parts[id]);
            parts.any(|part| part.mentions.iter().any(|name| self.defines(id, name)))
        };
        let is_inside = |&id: &PartId| {
            let module = self.tree.module_of(id).and_then(|id| self.tree.name(id));
            module.is_some_and(|name| words.contains(name.as_str())) && is_mentioned(id)
        };
        group.iter().copied().filter(is_inside).collect()
    }

    /// The members that an impl lacks.
    fn missing_members(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let words = quoted([error.message.as_str()].into_iter());
        let impls = self.parts_at(error.places());
        let is_missing = |&id: &PartId| {
            let parent = self.tree.parts[id].parent;
            let name = self.tree.name(id);
            parent.is_some_and(|parent| impls.contains(&parent))
                && name.is_some_and(|name| words.contains(name.as_str()))
        };
        group.iter().copied().filter(is_missing).collect()
    }

    /// The members that a trait lacks.
    fn members_of_trait(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let words = quoted([error.message.as_str()].into_iter());
        let is_named = |id: PartId| {
            self.tree
                .name(id)
                .is_some_and(|n| words.contains(n.as_str()))
        };
        let is_missing = |id: &PartId| {
            let parent = self.tree.parts[*id].parent;
            matches!(self.tree.parts[*id].kind, PartKind::Member)
                && is_named(*id)
                && parent.is_some_and(is_named)
        };
        group.iter().copied().filter(is_missing).collect()
    }

    /// The members of a trait that the parts where the error is, or macro calls, mention.
    fn members_of_path(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let tree = self.tree;
        let places = error.places().filter_map(|place| self.in_crates(place));
        let traits: HashSet<&str> = places.map(|place| &tree.text[place]).collect();
        let around = self
            .parts_at(error.places().chain(error.calls()))
            .into_iter();
        let with_arguments = |id: PartId| tree.children[id].iter().copied().chain([id]);
        let around: Vec<PartId> = around.flat_map(with_arguments).collect();
        let is_meant = |&id: &PartId| {
            let parent = tree.parts[id].parent.and_then(|parent| tree.name(parent));
            let is_mentioned = |name: &String| {
                let mut parts = around.iter().map(|&id| &tree.parts[id]);
                parts.any(|part| part.mentions.contains(name))
            };
            matches!(tree.parts[id].kind, PartKind::Member)
                && parent.is_some_and(|name| traits.contains(name.as_str()))
                && tree.name(id).is_some_and(is_mentioned)
        };
        group.iter().copied().filter(is_meant).collect()
    }

    /// A trait's member and those that implement it are restored together.
    pub fn with_counterparts(
        &self,
        mut blamed: BTreeSet<PartId>,
        group: &[PartId],
    ) -> BTreeSet<PartId> {
        let all: HashSet<PartId> = group.iter().copied().collect();
        for &member in group {
            let implementations = self.tree.implementations(member);
            let counterparts = || implementations.iter().chain([&member]);
            if counterparts().any(|id| blamed.contains(id)) {
                blamed.extend(counterparts().filter(|id| all.contains(id)));
            }
        }
        blamed
    }

    /// The names behind renamed imports: `use a as b` makes `a` the original of `b`.
    fn originals(&self, words: &HashSet<&str>) -> Vec<&str> {
        let imports = self.tree.parts.iter().filter_map(|part| match &part.kind {
            PartKind::Import(import) => Some((import.path.last()?, &import.binding)),
            _ => None,
        });
        let renamed = imports.filter(|(name, binding)| name != binding);
        let mentioned = renamed.filter(|(_, binding)| words.contains(binding.as_str()));
        mentioned.map(|(name, _)| name.as_str()).collect()
    }

    /// The absent parts that share most names with the error.
    fn best_match(&self, error: &Diagnostic, absent: &Absent) -> Vec<PartId> {
        let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
        let message = labels.chain([error.message.as_str()]);
        let hints = error.children.iter().map(|child| child.message.as_str());
        let mut words = quoted(message);
        words.extend(self.originals(&words));
        let traits: Vec<&str> = asked(error).iter().map(|asked| asked.of_trait).collect();
        words.extend(&traits);
        let group = absent.with(&words);
        let is_one = |name: &&String| traits.contains(&name.as_str());
        // What defines a name that is not found, what implements a trait, what may implement it.
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

    /// Two crates may give one name to different things: those of the error's crate, if there are
    /// any.
    pub fn of_same_crate(&self, error: &Diagnostic, parts: Vec<PartId>) -> Vec<PartId> {
        let places = error.places().chain(error.calls());
        let around = self.parts_at(places).into_iter();
        let crates: HashSet<PartId> = around.map(|id| self.tree.root_of(id)).collect();
        let (same, others): (Vec<PartId>, Vec<PartId>) = parts
            .into_iter()
            .partition(|&id| crates.contains(&self.tree.root_of(id)));
        if same.is_empty() { others } else { same }
    }

    /// Is the error about a name that is not found, and does the part define or import it?
    fn defines_unknown(&self, error: &Diagnostic, id: PartId, words: &HashSet<&str>) -> bool {
        let name = match &self.tree.parts[id].kind {
            PartKind::Import(import) => Some(&import.binding),
            PartKind::Member | PartKind::Variant => None,
            _ => self.tree.name(id),
        };
        UNKNOWN.contains(&error.code()) && name.is_some_and(|name| words.contains(name.as_str()))
    }

    /// Of several imports only those in whose scope the error lies, if there are any.
    pub fn visible_from(&self, error: &Diagnostic, parts: Vec<PartId>) -> Vec<PartId> {
        let places = error.places().filter_map(|place| self.in_crates(place));
        let places: Vec<_> = places.collect();
        let (visible, others): (Vec<PartId>, Vec<PartId>) = parts.into_iter().partition(|&id| {
            let part = &self.tree.parts[id];
            let scope = part.parent.map(|id| &self.tree.parts[id].range);
            let is_import = matches!(part.kind, PartKind::Import(_));
            !is_import || scope.is_none_or(|s| places.iter().any(|p| s.contains(&p.start)))
        });
        if visible.is_empty() { others } else { visible }
    }
}
