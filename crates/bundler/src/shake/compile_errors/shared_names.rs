//! Compares the names of parts with the names in a compile error, and prefers parts near it: in its
//! crate, in the scope of its imports, in its module.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::view::RustcView;
use crate::parts::{MacroCall, Part, PartId, PartKind, Tree};
use crate::rustc::Diagnostic;

/// Index of the removed parts by the names that errors about their absence mention.
pub struct Absent<'a> {
    by_name: HashMap<&'a str, Vec<PartId>>,
    /// Name of a trait → impls of it, and calls that may write such impls.
    by_trait: HashMap<&'a str, Vec<PartId>>,
}

impl<'a> Absent<'a> {
    pub fn new(tree: &'a Tree, group: &[PartId]) -> Self {
        let mut absent = Self {
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
