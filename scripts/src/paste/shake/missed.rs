//! The parts whose lack an error is about.

use std::collections::{BTreeSet, HashSet};

use cargo_metadata::diagnostic::Diagnostic;

use super::below::{Below, Build};
use crate::paste::rustc::{code, places};
use crate::paste::tree::{Id, Kind, Node, Tree};

/// Errors of imports that find nothing.
const UNRESOLVED: [&str; 4] = ["E0364", "E0365", "E0432", "E0433"];

/// Errors of names that mean nothing.
const UNKNOWN: [&str; 4] = ["E0405", "E0412", "E0425", "E0433"];

impl Below<'_> {
    /// Imports that find nothing because what they name was unused, and macro calls
    /// that hand over what was unused.
    pub fn dangling(&self, errors: &[Diagnostic]) -> Vec<Id> {
        let of = |codes: &'static [&str]| {
            let errors = errors.iter();
            errors.filter(move |error| codes.contains(&code(error)))
        };
        let mut imports = self.parts(of(&UNRESOLVED).flat_map(places));
        imports.retain(|&id| matches!(self.tree.nodes[id].kind, Kind::Import(_)));
        // What is left of what a call handed over may fit no arm.
        let unfit = self.parts(of(&UNKNOWN).chain(of(&[""])).flat_map(places));
        imports.extend(unfit.into_iter().filter_map(|id| self.invocation(id)));
        imports
    }

    /// The macro call that `id` is or is handed over to.
    fn invocation(&self, id: Id) -> Option<Id> {
        match &self.tree.nodes[id].kind {
            Kind::Invocation(_) => Some(id),
            Kind::Argument => self.tree.nodes[id].parent,
            _ => None,
        }
    }

    /// The names of parts that are not live which the errors of a build speak of.
    pub fn lost(&self, build: &Build) -> BTreeSet<String> {
        let coded = build.errors.iter().filter(|error| !code(error).is_empty());
        let words: HashSet<&str> = coded
            .flat_map(|error| quoted([error.message.as_str()].into_iter()))
            .collect();
        let dead = self
            .tree
            .nodes
            .iter()
            .zip(&build.live)
            .filter(|(_, live)| !**live);
        let names = dead.filter_map(|(node, _)| Some(&node.name.as_ref()?.0));
        names
            .filter(|name| words.contains(name.as_str()))
            .cloned()
            .collect()
    }

    /// The parts of `group` that the errors speak of, or that stood around their places;
    /// none if that is not to be seen.
    pub fn missed(&self, errors: &[Diagnostic], group: &[Id]) -> BTreeSet<Id> {
        let mut missed = BTreeSet::new();
        for error in errors {
            missed.extend(self.spoken_of(error, group));
        }
        let around: HashSet<Id> = errors
            .iter()
            .flat_map(|error| self.parts(places(error)))
            .filter(|&id| !matches!(self.tree.nodes[id].kind, Kind::Module))
            .collect();
        let inside = |id: &&Id| {
            let parent = self.tree.nodes[**id].parent;
            parent.is_some_and(|parent| around.contains(&parent))
        };
        missed.extend(group.iter().filter(inside));
        self.with_counterparts(missed, group)
    }

    /// A trait's member and those that implement it come back together.
    pub fn with_counterparts(&self, mut missed: BTreeSet<Id>, group: &[Id]) -> BTreeSet<Id> {
        for &member in group {
            let mut family = self.tree.implementations(member);
            family.push(member);
            if family.iter().any(|id| missed.contains(id)) {
                missed.extend(family.iter().filter(|id| group.contains(id)));
            }
        }
        missed
    }

    /// What other names stand for: `use a as b` gives `a` the name `b`.
    fn originals(&self, words: &HashSet<&str>) -> Vec<&str> {
        let imports = self.tree.nodes.iter().filter_map(|node| match &node.kind {
            Kind::Import(import) => Some((import.path.last()?, &import.binding)),
            _ => None,
        });
        let renamed = imports.filter(|(name, binding)| name != binding);
        let spoken = renamed.filter(|(_, binding)| words.contains(binding.as_str()));
        spoken.map(|(name, _)| name.as_str()).collect()
    }

    /// The parts of `group` that fit the error best.
    fn spoken_of(&self, error: &Diagnostic, group: &[Id]) -> Vec<Id> {
        let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
        let said = labels.chain([error.message.as_str()]);
        let hints = error.children.iter().map(|child| child.message.as_str());
        let mut words = quoted(said);
        words.extend(self.originals(&words));
        let mut fit = best_fit(self.tree, &words, group);
        if fit.is_empty() {
            words.extend(quoted(hints));
            fit = best_fit(self.tree, &words, group);
        }
        // Of several imports the one that the place sees.
        let places: Vec<_> = places(error).filter_map(|p| self.inlined(p)).collect();
        let (seen, others): (Vec<Id>, Vec<Id>) = fit.into_iter().partition(|&id| {
            let scope = self.tree.nodes[id]
                .parent
                .map(|id| &self.tree.nodes[id].range);
            let is_import = matches!(self.tree.nodes[id].kind, Kind::Import(_));
            !is_import || scope.is_none_or(|s| places.iter().any(|p| s.contains(&p.start)))
        });
        if seen.is_empty() { others } else { seen }
    }
}

/// The names in back quotes.
fn quoted<'a>(texts: impl Iterator<Item = &'a str>) -> HashSet<&'a str> {
    let quoted = texts.flat_map(|text| text.split('`').skip(1).step_by(2));
    let words = quoted.flat_map(|text| text.split(|c: char| !(c.is_alphanumeric() || c == '_')));
    words
        .filter(|word| !["Self", "self"].contains(word))
        .collect()
}

fn best_fit(tree: &Tree, words: &HashSet<&str>, group: &[Id]) -> Vec<Id> {
    let is_said = |name: &&String| words.contains(name.as_str());
    let fit = |id: Id| {
        let node = &tree.nodes[id];
        let own = names(node).into_iter().filter(is_said).count();
        let of_trait = match (&node.kind, node.parent) {
            (Kind::Member, Some(parent)) if own > 0 => names(&tree.nodes[parent]),
            _ => BTreeSet::new(),
        };
        own + usize::from(of_trait.iter().any(is_said))
    };
    let most = group.iter().map(|&id| fit(id)).max().unwrap_or(0);
    // A macro call speaks many names; one of them alone means nothing.
    let is_meant = |id: &Id| {
        let is_call = matches!(tree.nodes[*id].kind, Kind::Invocation(_));
        fit(*id) == most && most > usize::from(is_call)
    };
    group.iter().copied().filter(is_meant).collect()
}

/// Names that an error about the lack of this part would speak.
fn names(node: &Node) -> BTreeSet<&String> {
    match (&node.kind, &node.name) {
        (Kind::Impl(header), _) => {
            let names = header.heads.iter().chain(&header.arguments);
            names.chain(&header.trait_name).collect()
        }
        (Kind::Invocation(call), _) => {
            let written = call.products.impls.iter().flat_map(|header| &header.names);
            let defined = &call.products.defines;
            call.arguments
                .iter()
                .chain(written)
                .chain(defined)
                .collect()
        }
        (Kind::Import(import), _) => import
            .path
            .last()
            .into_iter()
            .chain([&import.binding])
            .collect(),
        (Kind::Argument, _) => node.mentions.iter().collect(),
        (_, Some((name, _))) => [name].into(),
        _ => BTreeSet::new(),
    }
}
