//! Finds the removed parts whose absence makes a build fail, also by comparing names.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::missing_impls::{MissingImpl, missing_impls};
use super::view::{self, NO_MEMBER, RustcView, UNKNOWN_NAME, UNRESOLVED_IMPORT, quoted};
use crate::parts::{MacroCall, Part, PartId, PartKind, Tree};
use crate::rustc::Diagnostic;

/// Names in rustc's messages for a number of unknown type.
const ANY_NUMBER: [&str; 2] = ["`{integer}", "`{float}"];

impl RustcView<'_> {
    /// The parts of `group` that the errors need. Empty if the errors give no hint.
    /// Of several, those are preferred in whose modules something is `live`.
    pub fn culprits(
        &self,
        errors: &[Diagnostic],
        group: &[PartId],
        live: &[bool],
    ) -> BTreeSet<PartId> {
        let absent = Absent::new(self.tree, group, live);
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
        if culprits.is_empty() {
            culprits = errors()
                .flat_map(|e| self.named_there(e, &absent))
                .collect();
        }
        self.with_counterparts(culprits, group)
    }

    /// Removed functions that the lines of the error name. Rustc has found another function of that
    /// name there, such as `From::from` for a trait's own `from`, and complains of its types.
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
        absent.with(&words).into_iter().filter(is_defined).collect()
    }

    /// The parts of `group` that one error needs, by the first way of reading it that finds any.
    fn culprits_of(&self, error: &Diagnostic, group: &[PartId], absent: &Absent) -> Vec<PartId> {
        let missing = missing_impls(error);
        let met = |a: &MissingImpl| a.impls(self.tree, absent.implementing(a.of_trait));
        let impls = missing.iter().flat_map(met);
        let impls = self.of_same_crate(error, impls.collect());
        let readings: [&dyn Fn() -> Vec<PartId>; 4] = [
            &|| impls.clone(),
            &|| self.members_of_trait(error, group),
            &|| self.methods(error, group),
            &|| self.best_match(error, absent),
        ];
        let mut found = readings.iter().map(|read| read());
        let found = found.find(|found| !found.is_empty()).unwrap_or_default();
        let is_near = |id: &PartId| absent.live_modules.contains(&self.tree.module_of(*id));
        let (near, others): (Vec<PartId>, Vec<PartId>) = found.into_iter().partition(is_near);
        if near.is_empty() { others } else { near }
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
        // Tried in turn: parts that define an unknown name, calls that may define it, parts that
        // implement a trait, or may implement it.
        let unknown = unknown_names(error);
        let defining = |is_wanted: fn(&Part, &HashSet<&str>) -> bool| {
            let all = group.iter().copied();
            all.filter(|&id| is_wanted(&self.tree.parts[id], &unknown))
                .collect::<Vec<PartId>>()
        };
        let implements = |id: &PartId| implemented(&self.tree.parts[*id]).any(|name| is_one(&name));
        let mentions = |id: &PartId| names(&self.tree.parts[*id]).iter().any(is_one);
        let narrower: [&dyn Fn(&PartId) -> bool; 2] = [&implements, &mentions];
        let narrowed = narrower.iter().map(|is_wanted| {
            let wanted = group.iter().copied().filter(|id| is_wanted(id));
            best_matches(self.tree, &words, &wanted.collect::<Vec<_>>())
        });
        let mut matching = [defining(defines), defining(may_define)]
            .into_iter()
            .chain(narrowed)
            .chain([best_matches(self.tree, &words, &group)])
            .find(|matching| !matching.is_empty())
            .unwrap_or_default();
        if matching.is_empty() {
            words.extend(quoted(hints));
            matching = best_matches(self.tree, &words, &absent.with(&words));
        }
        self.visible_from(error, self.of_same_crate(error, matching))
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

/// The names that are not found according to an error about such names. About an unresolved import
/// its labels say which name of the path it is.
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

/// Does the part define or import one of these names?
fn defines(part: &Part, names: &HashSet<&str>) -> bool {
    let name = match (&part.kind, &part.name) {
        (PartKind::Import(import), _) => Some(&import.binding),
        (PartKind::Member, _) => None,
        (_, name) => name.as_ref().map(|(name, _)| name),
    };
    name.is_some_and(|name| names.contains(name.as_str()))
}

/// May the part be a call that defines one of these names?
fn may_define(part: &Part, names: &HashSet<&str>) -> bool {
    let PartKind::MacroCall(call) = &part.kind else {
        return false;
    };
    let is_one = |name: &String| names.contains(name.as_str());
    let mut given = call.given.iter();
    call.expansion.defines.iter().any(is_one)
        || (call.expansion.defines_arguments && given.any(is_one))
}

/// Index of the removed parts by the names that errors about their absence mention.
pub struct Absent<'a> {
    by_name: HashMap<&'a str, Vec<PartId>>,
    /// Name of a trait → impls of it, and calls that may write such impls.
    by_trait: HashMap<&'a str, Vec<PartId>>,
    /// Modules in which something is live.
    live_modules: HashSet<Option<PartId>>,
}

impl<'a> Absent<'a> {
    pub fn new(tree: &'a Tree, group: &[PartId], live: &[bool]) -> Self {
        let is_code = |id: &PartId| {
            let kind = &tree.parts[*id].kind;
            live[*id] && !matches!(kind, PartKind::Module | PartKind::Import(_))
        };
        let stays = (0..live.len()).filter(is_code);
        let mut absent = Self {
            live_modules: stays.map(|id| tree.module_of(id)).collect(),
            by_name: HashMap::new(),
            by_trait: HashMap::new(),
        };
        for &id in group {
            let part = &tree.parts[id];
            for name in names(part) {
                absent.by_name.entry(name).or_default().push(id);
            }
            let traits = match &part.kind {
                PartKind::Impl(header) => header.traits.iter().collect(),
                PartKind::MacroCall(call) if call.macros.is_empty() => {
                    part.mentions.iter().collect()
                }
                PartKind::MacroCall(call) => may_be_traits(call),
                _ => BTreeSet::new(),
            };
            for name in traits {
                absent.by_trait.entry(name).or_default().push(id);
            }
        }
        absent
    }

    /// Parts that have one of these names, in text order.
    pub fn with(&self, words: &HashSet<&str>) -> Vec<PartId> {
        let named = words.iter().filter_map(|word| self.by_name.get(word));
        let parts: BTreeSet<PartId> = named.flatten().copied().collect();
        parts.into_iter().collect()
    }

    /// Parts that may implement the trait.
    pub fn implementing(&self, of_trait: &str) -> &[PartId] {
        self.by_trait.get(of_trait).map_or(&[], Vec::as_slice)
    }
}

/// Names that may be traits of the impls that a call writes.
fn may_be_traits(call: &MacroCall) -> BTreeSet<&String> {
    let mut traits = BTreeSet::new();
    for written in &call.expansion.impls {
        traits.extend(&written.names);
        if written.takes_arguments {
            traits.extend(&call.arguments);
        }
    }
    traits
}

/// The parts of `group` that share most names with `words`.
pub fn best_matches(tree: &Tree, words: &HashSet<&str>, group: &[PartId]) -> Vec<PartId> {
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
            // For an error about a method that is not found.
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

/// Traits of the impl that the part is, or all names in the impls that it writes.
pub fn implemented(part: &Part) -> Box<dyn Iterator<Item = &String> + '_> {
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
pub fn names(part: &Part) -> BTreeSet<&String> {
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
}
