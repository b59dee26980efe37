//! The inlined text as a tree of parts that can be left out one by one.

mod arms;
mod calls;
mod expansion;
mod families;
mod header;
mod import;
mod planter;
mod scope;

use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

use anyhow::Result;

use super::tokens::{parse, tokens};
pub use expansion::{Call, Header, Products};
use planter::plant;

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

    /// The node whose defined name stands at `range`.
    pub fn defined_at(&self, range: &Range<usize>) -> Option<Id> {
        let here = |n: &Node| n.name.as_ref().is_some_and(|(_, place)| place == range);
        self.nodes.iter().position(here)
    }

    /// The innermost node around `offset`.
    pub fn innermost(&self, offset: usize) -> Option<Id> {
        self.nodes.iter().rposition(|n| n.range.contains(&offset))
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
}
