//! Removed parts that a compile error asks for.

use std::collections::{BTreeSet, HashSet};

use super::rustc_view::{Build, RustcView};
use crate::parts::{Part, PartId, PartKind, Tree};
use crate::rustc::Diagnostic;

/// Error codes of imports that find nothing.
const UNRESOLVED: [&str; 4] = ["E0364", "E0365", "E0432", "E0433"];

/// Error code of an impl that lacks members.
const INCOMPLETE_IMPL: &str = "E0046";

/// What rustc says where a trait is missing, without naming it.
const IMPLIED: [(&str, &[&str]); 14] = [
    ("is not an iterator", &["Iterator", "IntoIterator"]),
    ("cannot index into", &["Index", "IndexMut", "Deref"]),
    ("cannot be dereferenced", &["Deref"]),
    ("can't compare", &["PartialEq", "PartialOrd"]),
    ("operation `==`", &["PartialEq"]),
    ("operation `!=`", &["PartialEq"]),
    ("operation `<", &["PartialOrd"]),
    ("operation `>", &["PartialOrd"]),
    ("cannot add", &["Add"]),
    ("cannot subtract", &["Sub"]),
    ("cannot multiply", &["Mul"]),
    ("cannot divide", &["Div"]),
    ("unary operator `-`", &["Neg"]),
    ("unary operator `!`", &["Not"]),
];

/// Error codes of undefined names.
const UNKNOWN: [&str; 4] = ["E0405", "E0412", "E0425", "E0433"];

impl RustcView<'_> {
    /// Imports and macro calls that name removed parts, and must be removed too.
    pub fn dangling(&self, errors: &[Diagnostic]) -> Vec<PartId> {
        let of = |codes: &'static [&str]| {
            let errors = errors.iter();
            errors.filter(move |error| codes.contains(&error.code()))
        };
        let mut dangling = self.parts_at(of(&UNRESOLVED).flat_map(Diagnostic::places));
        dangling.retain(|&id| matches!(self.tree.parts[id].kind, PartKind::Import(_)));
        // The arguments that remain in a call may match no arm: an error without a code.
        let at_calls = of(&UNKNOWN).chain(of(&[""])).flat_map(Diagnostic::places);
        let at_calls = self.parts_at(at_calls).into_iter();
        dangling.extend(at_calls.filter_map(|id| self.macro_call(id)));
        dangling
    }

    /// The macro call that `id` is, or is an argument of.
    fn macro_call(&self, id: PartId) -> Option<PartId> {
        match &self.tree.parts[id].kind {
            PartKind::MacroCall(_) => Some(id),
            PartKind::MacroArgument => self.tree.parts[id].parent,
            _ => None,
        }
    }

    /// Names in the errors of a build that are defined by parts left out of it.
    pub fn missing_names(&self, build: &Build) -> BTreeSet<String> {
        let coded = build.errors.iter().filter(|error| !error.code().is_empty());
        let words: HashSet<&str> = coded
            .flat_map(|error| quoted([error.message.as_str()].into_iter()))
            .collect();
        let removed = (0..build.live.len()).filter(|&id| !build.live[id]);
        let names = removed.filter_map(|id| self.tree.name(id));
        let missing = names.filter(|name| words.contains(name.as_str()));
        missing.cloned().collect()
    }

    /// Modules left out of a build that imports of the solution do not find.
    pub fn missing_modules(&self, build: &Build) -> Vec<PartId> {
        let is_own = |error: &&Diagnostic| {
            let mut places = error.places();
            UNRESOLVED.contains(&error.code())
                && places.any(|place| self.in_crates(place).is_none())
        };
        let own = build.errors.iter().filter(is_own);
        let words: HashSet<&str> = own
            .flat_map(|error| quoted([error.message.as_str()].into_iter()))
            .collect();
        let is_missing = |&id: &PartId| {
            let name = self.tree.name(id);
            matches!(self.tree.parts[id].kind, PartKind::Module)
                && !build.live[id]
                && name.is_some_and(|name| words.contains(name.as_str()))
        };
        (0..build.live.len()).filter(is_missing).collect()
    }

    /// The parts of `group` that the errors name, and those inside the parts where the errors
    /// are. Empty if the errors give no hint.
    pub fn blamed(&self, errors: &[Diagnostic], group: &[PartId]) -> BTreeSet<PartId> {
        let (incomplete, others): (Vec<&Diagnostic>, Vec<&Diagnostic>) = errors
            .iter()
            .partition(|error| error.code() == INCOMPLETE_IMPL);
        let named = others
            .iter()
            .flat_map(|error| self.best_match(error, group));
        let mut blamed: BTreeSet<PartId> = named.collect();
        for error in incomplete {
            blamed.extend(self.missing_members(error, group));
        }
        let around: HashSet<PartId> = others
            .iter()
            .flat_map(|error| self.parts_at(error.places()))
            .filter(|&id| !matches!(self.tree.parts[id].kind, PartKind::Module))
            .collect();
        let is_inside = |id: &&PartId| {
            let parent = self.tree.parts[**id].parent;
            parent.is_some_and(|parent| around.contains(&parent))
        };
        blamed.extend(group.iter().filter(is_inside));
        self.with_counterparts(blamed, group)
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

    /// A trait's member and those that implement it are restored together.
    pub fn with_counterparts(
        &self,
        mut blamed: BTreeSet<PartId>,
        group: &[PartId],
    ) -> BTreeSet<PartId> {
        for &member in group {
            let mut counterparts = self.tree.implementations(member);
            counterparts.push(member);
            if counterparts.iter().any(|id| blamed.contains(id)) {
                blamed.extend(counterparts.iter().filter(|id| group.contains(id)));
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

    /// The parts of `group` that share most names with the error.
    fn best_match(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
        let message = labels.chain([error.message.as_str()]);
        let hints = error.children.iter().map(|child| child.message.as_str());
        let mut words = quoted(message);
        words.extend(self.originals(&words));
        let implied = IMPLIED
            .iter()
            .filter(|(text, _)| error.message.contains(text));
        words.extend(implied.flat_map(|(_, traits)| traits.iter()));
        let mut matching = best_matches(self.tree, &words, group);
        if matching.is_empty() {
            words.extend(quoted(hints));
            matching = best_matches(self.tree, &words, group);
        }
        self.visible_from(error, matching)
    }

    /// Of several imports only those in whose scope the error lies, if there are any.
    fn visible_from(&self, error: &Diagnostic, parts: Vec<PartId>) -> Vec<PartId> {
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

/// The names in backquotes.
fn quoted<'a>(texts: impl Iterator<Item = &'a str>) -> HashSet<&'a str> {
    let quoted = texts.flat_map(|text| text.split('`').skip(1).step_by(2));
    let words = quoted.flat_map(|text| text.split(|c: char| !(c.is_alphanumeric() || c == '_')));
    words
        .filter(|word| !["Self", "self"].contains(word))
        .collect()
}

/// The parts of `group` that share most names with `words`.
fn best_matches(tree: &Tree, words: &HashSet<&str>, group: &[PartId]) -> Vec<PartId> {
    let is_word = |name: &&String| words.contains(name.as_str());
    let shared = |id: PartId| {
        let part = &tree.parts[id];
        let own = names(part).into_iter().filter(is_word).count();
        let related = match (&part.kind, part.parent) {
            (PartKind::Member, Some(parent)) if own > 0 => names(&tree.parts[parent]),
            // A method of a type is not found.
            (PartKind::Impl(_), _) if own > 0 => {
                let members = tree.children[id].iter();
                members.filter_map(|&member| tree.name(member)).collect()
            }
            _ => BTreeSet::new(),
        };
        own + usize::from(related.iter().any(is_word))
    };
    let most = group.iter().map(|&id| shared(id)).max().unwrap_or(0);
    // A macro call has many names; one shared name is no evidence.
    let matches = |id: &PartId| {
        let is_call = matches!(tree.parts[*id].kind, PartKind::MacroCall(_));
        shared(*id) == most && most > usize::from(is_call)
    };
    group.iter().copied().filter(matches).collect()
}

/// Names that an error about this part's absence would mention.
fn names(part: &Part) -> BTreeSet<&String> {
    match (&part.kind, &part.name) {
        (PartKind::Impl(header), _) => {
            let names = header.header_names.iter().chain(&header.trait_arguments);
            names.chain(&header.trait_name).collect()
        }
        (PartKind::MacroCall(call), _) => {
            let written = call
                .expansion
                .impls
                .iter()
                .flat_map(|generated| &generated.names);
            let defined = &call.expansion.defines;
            call.arguments
                .iter()
                .chain(written)
                .chain(defined)
                .collect()
        }
        (PartKind::Import(import), _) => import
            .path
            .last()
            .into_iter()
            .chain([&import.binding])
            .collect(),
        (PartKind::MacroArgument, _) => part.mentions.iter().collect(),
        (_, Some((name, _))) => [name].into(),
        _ => BTreeSet::new(),
    }
}
