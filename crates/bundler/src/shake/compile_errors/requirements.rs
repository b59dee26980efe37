//! Finds further parts to restore together with a part whose absence made a build fail.

use std::collections::{BTreeSet, HashMap};

use crate::parts::{Impl, MacroCall, PartId, PartKind, Tree};
use crate::syntax::is_primitive;

/// Index of the removed parts, to find the parts that a restored part requires.
pub struct Requirements<'a> {
    tree: &'a Tree,
    parts: HashMap<&'a str, Vec<PartId>>,
    /// Last name of the path → removed imports.
    imports: HashMap<&'a str, Vec<PartId>>,
    /// Name → trait, for all traits of the text.
    traits: HashMap<&'a str, PartId>,
    /// Name of a trait → removed impls of it, and removed calls that write such impls.
    impls: HashMap<&'a str, Vec<PartId>>,
}

impl<'a> Requirements<'a> {
    pub fn new(tree: &'a Tree, group: &[PartId]) -> Self {
        let mut requirements = Self {
            tree,
            parts: HashMap::new(),
            imports: HashMap::new(),
            traits: HashMap::new(),
            impls: HashMap::new(),
        };
        for &id in group {
            let name = match &tree.parts[id].kind {
                PartKind::Import(import) => {
                    if let Some(last) = import.path.last() {
                        requirements.imports.entry(last).or_default().push(id);
                    }
                    Some(&import.binding)
                }
                PartKind::Impl(header) => {
                    for name in &header.traits {
                        requirements.impls.entry(name).or_default().push(id);
                    }
                    None
                }
                PartKind::MacroCall(call) => {
                    for name in written_traits(call) {
                        requirements.impls.entry(name).or_default().push(id);
                    }
                    tree.name(id)
                }
                _ => tree.name(id),
            };
            if let Some(name) = name {
                requirements.parts.entry(name).or_default().push(id);
            }
        }
        let traits =
            (0..tree.parts.len()).filter(|&id| matches!(tree.parts[id].kind, PartKind::Trait));
        let named = traits.filter_map(|id| Some((tree.name(id)?.as_str(), id)));
        requirements.traits = named.collect();
        requirements
    }

    /// Removed parts that `id` most likely needs, and removed imports of it. A method is left out
    /// if only its name is mentioned: the next build's error tells which method is meant.
    pub fn needed_by(&self, id: PartId) -> BTreeSet<PartId> {
        let mentions = self.tree.parts[id].mentions.iter();
        let namesakes =
            mentions.flat_map(|name| self.parts.get(name.as_str()).into_iter().flatten());
        let meant = namesakes.copied().filter(|&other| self.is_meant(id, other));
        let own = self.tree.name(id);
        let of_own = own.and_then(|name| self.imports.get(name.as_str()));
        let imports = of_own.into_iter().flatten().copied();
        let all = meant.chain(self.supertraits(id)).chain(imports);
        all.chain(self.first_function(id)).collect()
    }

    /// May the name of `removed`, where `id` mentions it, mean `removed`?
    fn is_meant(&self, id: PartId, removed: PartId) -> bool {
        let (tree, mentions) = (self.tree, &self.tree.parts[id].mentions);
        let is_mentioned =
            |part: PartId| tree.name(part).is_some_and(|name| mentions.contains(name));
        let around = tree.parts[removed].parent;
        match &tree.parts[removed].kind {
            PartKind::Member => around.is_some_and(|around| match &tree.parts[around].kind {
                PartKind::Impl(header) => {
                    header.is_about(|name| mentions.contains(name)) || self.is_beside(id, removed)
                }
                _ => is_mentioned(around) || self.is_beside(id, removed),
            }),
            _ => {
                let (own, other) = (tree.root_of(id), tree.root_of(removed));
                own == other || is_mentioned(other)
            }
        }
    }

    /// Are both in impls of the same type, or in the same trait?
    fn is_beside(&self, id: PartId, member: PartId) -> bool {
        let (Some(own), Some(other)) = (self.tree.parts[id].parent, self.tree.parts[member].parent)
        else {
            return false;
        };
        let of_type = |id: PartId| match &self.tree.parts[id].kind {
            PartKind::Impl(header) => header.type_name.as_ref(),
            _ => self.tree.name(id),
        };
        own == other || (of_type(own).is_some() && of_type(own) == of_type(other))
    }

    fn is_of_foreign_trait(&self, header: &Impl) -> bool {
        let name = header.trait_name.as_ref();
        name.is_some_and(|name| !self.traits.contains_key(name.as_str()))
    }

    /// The first function of an impl of a foreign trait: most such traits require one, usually the
    /// first.
    fn first_function(&self, id: PartId) -> Option<PartId> {
        let mut members = self.tree.children[id].iter().copied();
        match &self.tree.parts[id].kind {
            PartKind::Impl(header) if self.is_of_foreign_trait(header) => {
                members.find(|&member| self.tree.is_function(member))
            }
            _ => None,
        }
    }

    /// Removed impls for the same type of the supertraits of the trait that `id` implements; `id`
    /// is an impl or a macro call.
    fn supertraits(&self, id: PartId) -> Vec<PartId> {
        let of_trait: Vec<&String> = match &self.tree.parts[id].kind {
            PartKind::Impl(header) => header.traits.iter().collect(),
            PartKind::MacroCall(call) => written_traits(call).collect(),
            _ => return Vec::new(),
        };
        let mut asked = BTreeSet::new();
        let mut traits = of_trait;
        while let Some(name) = traits.pop() {
            if let Some(&id) = self.traits.get(name.as_str()) {
                let mentions = self.tree.parts[id].mentions.iter();
                traits.extend(mentions.filter(|name| asked.insert(*name)));
            }
        }
        let impls = asked
            .into_iter()
            .flat_map(|name| self.impls.get(name.as_str()).into_iter().flatten());
        impls
            .copied()
            .filter(|&other| self.is_of_same_type(id, other))
            .collect()
    }

    /// Are both impls for the same type, or calls that may write impls for the same primitive type?
    fn is_of_same_type(&self, id: PartId, other: PartId) -> bool {
        let kind = |id: PartId| &self.tree.parts[id].kind;
        match (kind(id), kind(other)) {
            (PartKind::Impl(one), PartKind::Impl(other)) => one.type_name == other.type_name,
            (PartKind::MacroCall(one), PartKind::MacroCall(other)) => {
                let mut shared = one.arguments.intersection(&other.arguments);
                shared.any(|name| is_primitive(name))
            }
            _ => false,
        }
    }
}

/// Traits whose impls a call writes.
fn written_traits(call: &MacroCall) -> impl Iterator<Item = &String> {
    let impls = call.expansion.impls.iter();
    impls.filter_map(|generated| generated.of_trait.as_ref())
}
