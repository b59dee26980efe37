//! The inlined text as a tree of parts that can be left out one by one.

use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

use anyhow::Result;

use super::expansion::Call;
use super::flatten::parse;
use super::planter::plant;
use super::tokens::tokens;

pub type Id = usize;

/// One part: an item, an import, a member, a macro's arm.
#[derive(Debug)]
pub struct Node {
    /// With attributes and the closing semicolon.
    pub range: Range<usize>,
    pub parent: Option<Id>,
    /// The defined name and its place.
    pub name: Option<(String, Range<usize>)>,
    pub kind: Kind,
    /// Names spoken here, those of children excepted.
    pub mentions: BTreeSet<String>,
}

#[derive(Debug)]
pub enum Kind {
    Module,
    /// A function, constant, type, `macro_rules!`.
    Item,
    Type,
    Trait,
    Macro,
    Arm,
    Import(Import),
    Impl(Impl),
    /// Of a trait or an impl.
    Member,
    /// A function that a macro's arm writes, maybe into an impl around the call.
    Generated,
    /// `$( … )*` in an arm, of items alone.
    Repetition,
    /// Stays with what it lies in.
    Fixed,
    /// Of an enum that nothing can cast to a number.
    Variant,
    /// Of a `match`, with the variants that its pattern names, or none if it has
    /// alternatives.
    MatchArm(BTreeSet<VariantName>),
    /// One of `a | b` in a pattern, with its bar.
    Alternative(BTreeSet<VariantName>),
    /// `some_macro! { … }` where an item stands.
    Invocation(Call),
    /// A piece of what an invocation hands over, with its semicolon.
    Argument,
    /// After an argument.
    Comma,
    /// Never needed: `const _`, a macro's arm that refuses its input.
    Nameless,
}

/// The enum's name, if it is spoken, and the variant's.
pub type VariantName = (Option<String>, String);

/// `use path as name;`
#[derive(Debug)]
pub struct Import {
    /// Other modules may see it.
    pub is_public: bool,
    pub path: Vec<String>,
    /// `*` for a glob, `_` for a trait that is only brought into scope.
    pub binding: String,
}

#[derive(Debug)]
pub struct Impl {
    /// The last segment of the trait's path.
    pub trait_name: Option<String>,
    /// Traits that it may be of; of a macro's `impl $trait` those handed over.
    pub traits: BTreeSet<String>,
    /// Names in the trait's path and the type that may be types or traits of the inlined text.
    pub heads: BTreeSet<String>,
    /// Those in the trait's arguments, such as `T` of `From<T>`.
    pub arguments: BTreeSet<String>,
}

#[derive(Debug)]
pub struct Tree {
    pub text: String,
    pub nodes: Vec<Node>,
    pub children: Vec<Vec<Id>>,
    pub roots: Vec<Id>,
}

impl Tree {
    /// # Errors
    /// If the text does not parse.
    pub fn parse(text: String) -> Result<Self> {
        let syntax = parse(&text)?;
        let tokens = tokens(&text)?;
        let nodes = plant(&text, &syntax, &tokens);
        let mut children = vec![Vec::new(); nodes.len()];
        let mut roots = Vec::new();
        for (id, node) in nodes.iter().enumerate() {
            match node.parent {
                Some(parent) => children[parent].push(id),
                None => roots.push(id),
            }
        }
        let mut tree = Self {
            text,
            nodes,
            children,
            roots,
        };
        tree.forget_foreign_heads();
        tree.find_handed_traits();
        Ok(tree)
    }

    /// A name that an impl's module imports from std is no type of the inlined text.
    fn forget_foreign_heads(&mut self) {
        for id in 0..self.nodes.len() {
            if !matches!(self.nodes[id].kind, Kind::Impl(_)) {
                continue;
            }
            let beside = self.inside(self.module_of(id));
            let foreign: Vec<String> = beside
                .iter()
                .filter_map(|&id| match &self.nodes[id].kind {
                    Kind::Import(import) if ["std", "core"].contains(&import.path[0].as_str()) => {
                        Some(import.binding.clone())
                    }
                    _ => None,
                })
                .collect();
            if let Kind::Impl(header) = &mut self.nodes[id].kind {
                header.heads.retain(|name| !foreign.contains(name));
            }
        }
    }

    /// The node whose defined name stands at `range`.
    pub fn defined_at(&self, range: &Range<usize>) -> Option<Id> {
        let here = |n: &Node| n.name.as_ref().is_some_and(|(_, place)| place == range);
        self.nodes.iter().position(here)
    }

    /// The innermost node around `offset`.
    pub fn innermost(&self, offset: usize) -> Option<Id> {
        self.nodes.iter().rposition(|n| n.range.contains(&offset))
    }

    /// The module that `id` lies in; `None` is the bundle's root.
    pub fn module_of(&self, id: Id) -> Option<Id> {
        let mut up = self.nodes[id].parent;
        while let Some(id) = up {
            if matches!(self.nodes[id].kind, Kind::Module) {
                break;
            }
            up = self.nodes[id].parent;
        }
        up
    }

    pub fn named(&self, id: Id, name: &str) -> bool {
        self.nodes[id].name.as_ref().is_some_and(|(n, _)| n == name)
    }

    /// Does the part bear one of these names?
    pub fn is_named_in(&self, id: Id, names: &HashSet<&String>) -> bool {
        match (&self.nodes[id].kind, &self.nodes[id].name) {
            (Kind::Import(import), _) => names.contains(&import.binding),
            (_, Some((name, _))) => names.contains(name),
            _ => false,
        }
    }

    fn inside(&self, module: Option<Id>) -> &[Id] {
        module.map_or(&self.roots, |id| &self.children[id])
    }

    fn child_module(&self, module: Option<Id>, name: &str) -> Option<Id> {
        let is = |id: &Id| matches!(self.nodes[*id].kind, Kind::Module) && self.named(*id, name);
        self.inside(module).iter().copied().find(is)
    }

    /// Types of this name in a module: a path may go on to an enum's variant.
    fn types_in(&self, module: Option<Id>, name: &str) -> Option<Vec<Id>> {
        let is = |id: &Id| matches!(self.nodes[*id].kind, Kind::Type) && self.named(*id, name);
        let found: Vec<Id> = self.inside(module).iter().copied().filter(is).collect();
        (!found.is_empty()).then_some(found)
    }

    /// What an import's path may mean: `None` if that cannot be told here.
    pub fn targets(&self, import: Id, path: &[String]) -> Option<Vec<Id>> {
        let mut at = self.module_of(import);
        let (last, modules) = path.split_last()?;
        for (i, segment) in modules.iter().enumerate() {
            at = match segment.as_str() {
                "crate" => None,
                "self" => at,
                "super" => self.module_of(at?),
                _ if i == 0 && at.is_none() => return None,
                name => match self.child_module(at, name) {
                    Some(module) => Some(module),
                    None => return self.types_in(at, name),
                },
            };
        }
        at?;
        let inside = self.inside(at);
        let mut found = Vec::new();
        for &id in inside.iter().filter(|&&id| id != import) {
            match &self.nodes[id].kind {
                Kind::Invocation(_) => return None,
                Kind::Import(other) if other.binding == "*" => return None,
                Kind::Import(other) if other.binding == *last => found.push(id),
                _ if self.named(id, last) => found.push(id),
                _ => {}
            }
        }
        (!found.is_empty()).then_some(found)
    }
}

impl Tree {
    /// The text with everything that is not live blanked, so that offsets stay true.
    pub fn blanked(&self, live: &[bool]) -> String {
        let mut bytes = self.text.clone().into_bytes();
        for (node, _) in self.nodes.iter().zip(live).filter(|(_, live)| !**live) {
            for byte in &mut bytes[node.range.clone()] {
                if *byte != b'\n' {
                    *byte = b' ';
                }
            }
        }
        String::from_utf8(bytes).expect("whole items are blanked")
    }

    /// The members of impls that implement the trait's member `id`.
    pub fn implementations(&self, id: Id) -> Vec<Id> {
        let node = &self.nodes[id];
        let (Kind::Member, Some((name, _))) = (&node.kind, &node.name) else {
            return Vec::new();
        };
        let parent = &self.nodes[node.parent.expect("a member lies in a block")];
        let (Kind::Trait, Some((trait_name, _))) = (&parent.kind, &parent.name) else {
            return Vec::new();
        };
        let implements = |id: &Id| match &self.nodes[*id].kind {
            Kind::Impl(header) => header.traits.contains(trait_name),
            _ => false,
        };
        let impls = || (0..self.nodes.len()).filter(implements);
        let members = impls().flat_map(|id| self.children[id].iter().copied());
        let mut found: Vec<Id> = members.filter(|&id| self.named(id, name)).collect();
        for call in impls().flat_map(|id| &self.children[id]) {
            if let Kind::Invocation(written) = &self.nodes[*call].kind {
                let arguments = self.children[*call].iter().copied();
                found.extend(arguments.filter(|&id| self.nodes[id].mentions.contains(name)));
                found.extend(self.generated(&written.macros, name));
            }
        }
        found
    }

    /// The functions of this name that arms of these macros write.
    fn generated(&self, macros: &BTreeSet<String>, name: &str) -> impl Iterator<Item = Id> {
        let ids = (0..self.nodes.len()).filter(move |&id| {
            matches!(self.nodes[id].kind, Kind::Generated) && self.named(id, name)
        });
        ids.filter(|&id| self.macro_of(id).is_some_and(|name| macros.contains(name)))
    }

    /// An arm's `impl $trait for …` is of those traits that the calls hand over, if all of
    /// them are of the inlined text for certain.
    fn find_handed_traits(&mut self) {
        let defined = |is: fn(&Kind) -> bool| -> BTreeSet<&String> {
            let nodes = self.nodes.iter().filter(|node| is(&node.kind));
            let names = nodes.filter_map(|node| node.name.as_ref());
            names.map(|(name, _)| name).collect()
        };
        let traits = defined(|kind| matches!(kind, Kind::Trait));
        let types = defined(|kind| matches!(kind, Kind::Type));
        let handed = |call: &Call| {
            let names = call.arguments.iter();
            let capital = names.filter(|name| name.starts_with(|c: char| c.is_uppercase()));
            let (known, others): (BTreeSet<String>, BTreeSet<String>) =
                capital.cloned().partition(|name| traits.contains(name));
            let is_certain = !known.is_empty() && others.iter().all(|name| types.contains(name));
            is_certain.then_some(known)
        };
        let mut found = Vec::new();
        for id in 0..self.nodes.len() {
            let Kind::Impl(header) = &self.nodes[id].kind else {
                continue;
            };
            let is_variable = |name: &String| name.starts_with('$');
            if !header.trait_name.as_ref().is_some_and(is_variable) {
                continue;
            }
            let Some(name) = self.macro_of(id) else {
                continue;
            };
            let calls = self.nodes.iter().filter_map(|node| match &node.kind {
                Kind::Invocation(call) if call.macros.contains(name) => Some(call),
                _ => None,
            });
            let all = calls.map(|call| handed(call).filter(|_| call.is_plain));
            if let Some(traits) = all.collect::<Option<Vec<BTreeSet<String>>>>() {
                found.push((id, traits.into_iter().flatten().collect()));
            }
        }
        for (id, traits) in found {
            if let Kind::Impl(header) = &mut self.nodes[id].kind {
                header.traits = traits;
            }
        }
    }

    /// The name of the macro that the part belongs to.
    fn macro_of(&self, id: Id) -> Option<&String> {
        let mut up = self.nodes[id].parent;
        while let Some(id) = up.filter(|&id| !matches!(self.nodes[id].kind, Kind::Macro)) {
            up = self.nodes[id].parent;
        }
        let (name, _) = self.nodes[up?].name.as_ref()?;
        Some(name)
    }
}
