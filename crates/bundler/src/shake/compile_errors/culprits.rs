//! Finds the removed parts whose absence makes a build fail, also by comparing names.

use std::collections::{BTreeSet, HashSet};

use super::absent::{Absent, names};
use super::missing_impls::{MissingImpl, missing_impls};
use super::{self as view, NO_MEMBER, RustcView, UNKNOWN_NAME, UNRESOLVED_IMPORT, quoted};
use crate::parts::{Part, PartId, PartKind, Tree};
use crate::rustc::Diagnostic;

impl RustcView<'_> {
    /// Returns the parts of `group` that the errors need. Empty if the errors give no hint. Of
    /// several, those are preferred in whose modules something is `live`.
    pub fn culprits(
        &self,
        errors: &[Diagnostic],
        group: &[PartId],
        live: &[bool],
    ) -> BTreeSet<PartId> {
        let absent = Absent::new(self.tree, group, live);
        // Errors about unknown names come first: an unknown type seems to lack methods and traits,
        // too.
        let (unknown, others): (Vec<&Diagnostic>, Vec<&Diagnostic>) = errors
            .iter()
            .partition(|error| UNKNOWN_NAME.contains(&error.code()));
        let nearest = |error: &Diagnostic, found| self.nearest(error, found, &absent);
        let told = |error: &&Diagnostic| nearest(error, self.culprits_of(error, group, &absent));
        let guessed = |error: &&Diagnostic| nearest(error, self.best_match(error, &absent));
        let mut found: BTreeSet<PartId> = unknown.iter().flat_map(guessed).collect();
        // Other errors may only follow from those that tell what is missing.
        if found.is_empty() {
            found = others.iter().flat_map(told).collect();
        }
        if found.is_empty() {
            found = others.iter().flat_map(guessed).collect();
        }
        if found.is_empty() {
            let errors = errors.iter();
            found = errors
                .flat_map(|error| self.named_there(error, &absent))
                .collect();
        }
        self.with_counterparts(found, group)
    }

    /// Returns removed functions that the lines of the error name. Rustc has found another function
    /// of that name there, such as `From::from` for a trait's own `from`, and complains of its
    /// types.
    fn named_there(&self, error: &Diagnostic, absent: &Absent) -> Vec<PartId> {
        let text = &self.tree.text;
        let places = error.places().chain(error.calls());
        let lines = places.filter_map(|place| {
            let place = self.in_crates(place)?;
            let start = text[..place.start].rfind('\n').map_or(0, |end| end + 1);
            let end = text[place.end..].find('\n').unwrap_or(0) + place.end;
            Some(&text[start..end])
        });
        let words: HashSet<&str> = lines.flat_map(view::names).collect();
        let is_defined = |&id: &PartId| match &self.tree.parts[id].kind {
            PartKind::Import(_) => false,
            PartKind::MacroCall(call) => {
                let mut names = call.expansion.defines.iter();
                names.any(|name| words.contains(name.as_str()))
            }
            _ => self.tree.name(id).is_some(),
        };
        absent
            .with(words.iter().copied())
            .into_iter()
            .filter(is_defined)
            .collect()
    }

    /// Returns the parts of `group` that one error tells of, by the first way of reading it that
    /// finds any.
    fn culprits_of(&self, error: &Diagnostic, group: &[PartId], absent: &Absent) -> Vec<PartId> {
        let missing = missing_impls(error);
        let impls = missing
            .iter()
            .flat_map(|missing| missing.impls(self.tree, absent));
        let mut found: Vec<PartId> = impls.collect();
        if found.is_empty() {
            found = self.members(error, group, absent);
        }
        if found.is_empty() {
            found = self.parts_of_calls(error, group);
        }
        found
    }

    /// Returns members that the error names: of the impl around it, or of a type or a trait that it
    /// names, or else of any trait. And imports of traits with such a member, if the error is in
    /// their scope. If there are none, impls of such traits.
    fn members(&self, error: &Diagnostic, group: &[PartId], absent: &Absent) -> Vec<PartId> {
        if !NO_MEMBER.contains(&error.code()) {
            return Vec::new();
        }
        let words = quoted([error.message.as_str()]);
        let is_word = |name: &String| words.contains(name.as_str());
        let kind = |id: PartId| &self.tree.parts[id].kind;
        let is_named = |id: PartId| self.tree.name(id).is_some_and(is_word);
        // The trait or impl around a member that the error names.
        let block = |id: PartId| {
            let is_member = matches!(kind(id), PartKind::Member) && is_named(id);
            self.tree.parts[id].parent.filter(|_| is_member)
        };
        let is_trait = |id: PartId| matches!(kind(id), PartKind::Trait);
        let here = self.parts_at(error.places());
        let is_of_type = |id: PartId| match kind(id) {
            PartKind::Impl(header) => header.is_about(is_word) || here.contains(&id),
            _ => is_named(id),
        };
        let all = || group.iter().copied();
        let mut found: Vec<PartId> = all()
            .filter(|&id| block(id).is_some_and(is_of_type))
            .collect();
        if found.is_empty() {
            found = all()
                .filter(|&id| block(id).is_some_and(is_trait))
                .collect();
        }
        let blocks = (0..self.tree.parts.len()).filter_map(block);
        let traits = blocks
            .filter(|&id| is_trait(id))
            .filter_map(|id| self.tree.name(id));
        let traits: HashSet<&String> = traits.collect();
        let is_import = |&id: &PartId| match kind(id) {
            PartKind::Import(import) => {
                let name = import.path.last();
                name.is_some_and(|name| traits.contains(name)) && self.is_in_scope(error, id)
            }
            _ => false,
        };
        found.extend(all().filter(is_import));
        if found.is_empty() {
            let missing = traits
                .iter()
                .map(|name| MissingImpl::of_some(words.clone(), name));
            found = missing
                .flat_map(|missing| missing.impls(self.tree, absent))
                .collect();
        }
        found
    }

    /// Returns removed arguments of the macro calls at an error without a code, and removed parts
    /// of the macros: what's left of the arguments matches no arm that's left.
    fn parts_of_calls(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let places = error.places().chain(error.calls());
        let mut calls = self.parts_at(places.filter(|_| error.code().is_empty()));
        calls = calls
            .into_iter()
            .filter_map(|id| self.macro_call(id))
            .collect();
        let is_of = |id: PartId, call: PartId| match &self.tree.parts[call].kind {
            PartKind::MacroCall(written) => {
                let mut name = self.tree.macro_of(id).into_iter();
                self.tree.parts[id].parent == Some(call)
                    || name.any(|name| written.macros.contains(name))
            }
            _ => false,
        };
        let all = group.iter().copied();
        all.filter(|&id| calls.iter().any(|&call| is_of(id, call)))
            .collect()
    }

    /// Returns the removed parts that share most names with the error; if it is about an unknown
    /// name, those that define or import it, or calls that may.
    fn best_match(&self, error: &Diagnostic, absent: &Absent) -> Vec<PartId> {
        let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
        let words = quoted(labels.chain([error.message.as_str()]));
        let group = absent.with(words.iter().copied());
        let unknown = unknown_names(error);
        let is_unknown = |name: &String| unknown.contains(name.as_str());
        let part = |id: PartId| &self.tree.parts[id];
        let may_define = |id| match &part(id).kind {
            PartKind::MacroCall(call) => call.may_define(is_unknown),
            _ => false,
        };
        let narrower: [&dyn Fn(PartId) -> bool; 2] =
            [&|id| defines(part(id), is_unknown), &may_define];
        for is_wanted in narrower {
            let mut wanted = group.clone();
            wanted.retain(|&id| is_wanted(id));
            if !wanted.is_empty() {
                return wanted;
            }
        }
        best_matches(self.tree, &words, group)
    }

    /// Returns the parts that are likeliest meant: those in the error's crate, imports whose scope
    /// contains it, and parts of modules in which something is live; all if none is.
    fn nearest(&self, error: &Diagnostic, found: Vec<PartId>, absent: &Absent) -> Vec<PartId> {
        let places = error.places().chain(error.calls());
        let around = self.parts_at(places).into_iter();
        let crates: HashSet<PartId> = around.map(|id| self.tree.root_of(id)).collect();
        let found = preferred(found, |id| crates.contains(&self.tree.root_of(id)));
        let found = preferred(found, |id| {
            let is_import = matches!(self.tree.parts[id].kind, PartKind::Import(_));
            !is_import || self.is_in_scope(error, id)
        });
        preferred(found, |id| absent.is_near_live(id))
    }

    fn is_in_scope(&self, error: &Diagnostic, import: PartId) -> bool {
        let parent = self.tree.parts[import].parent;
        let scope = parent.map(|id| &self.tree.parts[id].range);
        let mut places = error.places().filter_map(|place| self.in_crates(place));
        scope.is_none_or(|scope| places.any(|place| scope.contains(&place.start)))
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

/// Returns the names that are not found according to an error about such names. About an unresolved
/// import its labels say which name of the path it is.
fn unknown_names(error: &Diagnostic) -> HashSet<&str> {
    let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
    let texts: Vec<&str> = match error.code() {
        UNRESOLVED_IMPORT => labels.collect(),
        code if UNKNOWN_NAME.contains(&code) => vec![&error.message],
        _ => Vec::new(),
    };
    texts
        .iter()
        .filter_map(|text| text.split('`').nth(1))
        .collect()
}

/// Returns whether the part defines or imports a wanted name.
fn defines(part: &Part, is_wanted: impl Fn(&String) -> bool) -> bool {
    let name = match (&part.kind, &part.name) {
        (PartKind::Import(import), _) => Some(&import.binding),
        (PartKind::Member, _) => None,
        (_, name) => name.as_ref().map(|(name, _)| name),
    };
    name.is_some_and(is_wanted)
}

/// Returns the parts that are better, or all if none is.
fn preferred(parts: Vec<PartId>, is_better: impl Fn(PartId) -> bool) -> Vec<PartId> {
    let (better, others): (Vec<PartId>, Vec<PartId>) =
        parts.into_iter().partition(|&id| is_better(id));
    if better.is_empty() { others } else { better }
}

/// Returns the parts of `group` that share most names with `words`.
fn best_matches(tree: &Tree, words: &HashSet<&str>, mut group: Vec<PartId>) -> Vec<PartId> {
    let is_word = |name: &&String| words.contains(name.as_str());
    let shared = |id: PartId| match &tree.parts[id].kind {
        // `u8` alone says nothing about `impl Add<u8> for Big`.
        PartKind::Impl(header) if !header.is_about(|name| is_word(&name)) => 0,
        _ => names(&tree.parts[id]).into_iter().filter(is_word).count(),
    };
    let most = group.iter().map(|&id| shared(id)).max().unwrap_or(0);
    // A macro call has many names; one shared name is no evidence.
    group.retain(|&id| {
        let is_call = matches!(tree.parts[id].kind, PartKind::MacroCall(_));
        shared(id) == most && most > usize::from(is_call)
    });
    group
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;
    use crate::solution::SurroundingText;

    /// Returns the parts that these errors, each a message and a code, restore, as texts.
    fn restored(source: &str, errors: &[(&str, &str)]) -> Vec<String> {
        let tree = parse_tree(source.to_string()).unwrap();
        let view = RustcView {
            tree: &tree,
            solution: &SurroundingText::from_lines(String::new(), String::new()),
        };
        let error = |(message, code): &(&str, &str)| {
            let json = serde_json::json!({"message": message, "level": "error",
                "code": {"code": code}, "spans": [], "children": []});
            Diagnostic::parse(json.to_string().as_bytes()).unwrap()
        };
        let errors: Vec<Diagnostic> = errors.iter().map(error).collect();
        let group: Vec<PartId> = (0..tree.parts.len()).collect();
        let culprits = view.culprits(&errors, &group, &[]).into_iter();
        let texts = culprits.map(|id| tree.text[tree.parts[id].range.clone()].to_string());
        texts.collect()
    }

    /// The crate `num` has such errors: a product of `Complex` needs numbers.
    #[test]
    fn errors_that_tell_what_is_missing_come_before_guesses() {
        let source = "impl Num for i32 {} impl Mul for Pair {} impl Show for Pair {}";
        let told = ("the trait bound `i32: Num` is not satisfied", "E0277");
        let vague = ("cannot multiply `Pair` by `Pair`", "E0369");
        assert_eq!(restored(source, &[vague, told]), ["impl Num for i32 {}"]);
        let guessed = ["impl Mul for Pair {}", "impl Show for Pair {}"];
        assert_eq!(restored(source, &[vague]), guessed);
    }
}
