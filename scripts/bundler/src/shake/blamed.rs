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
const IMPLIED: [(&str, &[&str]); 16] = [
    ("cannot be sent between threads", &["Send"]),
    ("cannot be shared between threads", &["Sync"]),
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
        let traits = missing_traits(error);
        words.extend(&traits);
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
            .chain([best_matches(self.tree, &words, group)])
            .find(|matching| !matching.is_empty())
            .unwrap_or_default();
        if matching.is_empty() {
            words.extend(quoted(hints));
            matching = best_matches(self.tree, &words, group);
        }
        self.visible_from(error, matching)
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

/// The traits that something does not implement, as the error says.
fn missing_traits(error: &Diagnostic) -> Vec<&str> {
    let message = error.message.as_str();
    let implied = IMPLIED.iter().filter(|(text, _)| message.contains(text));
    let implied = implied.flat_map(|(_, traits)| traits.iter().copied());
    // "the trait bound `T: a::Trait<U>` is not satisfied"
    let bound = message.strip_prefix("the trait bound `");
    let bound = bound.and_then(|bound| bound.rsplit_once("` is not satisfied"));
    let path = bound.and_then(|(bound, _)| bound.split_once(": "));
    let path = path.and_then(|(_, path)| path.split('<').next());
    let named = path.and_then(|path| path.rsplit("::").next());
    implied.chain(named).collect()
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
        let own = match &part.kind {
            // `u8` alone says nothing about `impl Add<u8> for Big`.
            PartKind::Impl(header) if !header.is_about(|name| is_word(&name)) => 0,
            _ => names(part).into_iter().filter(is_word).count(),
        };
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

/// The traits of the impls that the part is or writes, and names around them.
fn implemented(part: &Part) -> Box<dyn Iterator<Item = &String> + '_> {
    match &part.kind {
        PartKind::Impl(header) => Box::new(header.trait_name.iter()),
        PartKind::MacroCall(call) => {
            let impls = call.expansion.impls.iter();
            Box::new(impls.flat_map(|generated| &generated.names))
        }
        _ => Box::new(std::iter::empty()),
    }
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
