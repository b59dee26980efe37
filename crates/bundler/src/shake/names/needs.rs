//! Decides whether a part is needed, given the names mentioned so far.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::inline::MACRO_USE;
use crate::parts::{GeneratedImpl, Impl, Import, MacroCall, PartId, PartKind, Tree};
use crate::syntax::is_std;

/// Limit on the length of a chain of type aliases that is followed.
const MAX_ALIASES: usize = 4;

/// Types that need no import.
const PRELUDE: [&str; 5] = ["Box", "Option", "Result", "String", "Vec"];

/// State of the search for live parts.
pub struct Needs<'a> {
    pub tree: &'a Tree,
    pub removed: Vec<bool>,
    /// Mentioned names.
    pub names: Names<'a>,
    /// Names that live parts mention; names that only the solution mentions are not in it.
    pub part_names: Names<'a>,
    /// Names of traits that the solution imports without calling their methods.
    pub not_called: HashSet<&'a str>,
    /// Mentioned names that may mean an item there: no fields, methods or variables.
    pub items: Names<'a>,
    /// Mentioned names that begin or continue a longer path: modules and types, no functions.
    pub heads: Names<'a>,
    pub live: Vec<bool>,
    /// For each part: are its mentions in `names`? Also true for imports whose target is not live
    /// yet.
    pub followed: Vec<bool>,
    /// For each part: is it an import that was followed while its name could only mean a module or
    /// a type?
    pub followed_as_heads: Vec<bool>,
    pub by_name: &'a PartsByName<'a>,
}

impl<'a> Needs<'a> {
    /// Returns whether a mention may mean the part, as an item, as the beginning of a path, or as
    /// an import's name.
    pub fn is_path_mentioned(&self, id: PartId) -> bool {
        self.items.has_that_of(id) || self.heads.has_that_of(id)
    }

    pub fn is_needed(&self, id: PartId) -> bool {
        let part = &self.tree.parts[id];
        if self.tree.acts(id) && self.has_place(id) {
            return true;
        }
        self.is_in_mentioned_crate(id)
            && self.has_place(id)
            && match &part.kind {
                PartKind::Item | PartKind::MacroRules => self.items.has_that_of(id),
                PartKind::Type => self.is_path_mentioned(id),
                // A trait's methods can be called where it is in scope, without its name.
                PartKind::Trait => {
                    let mut members = self.tree.children[id].iter();
                    self.is_path_mentioned(id)
                        || self.is_not_called(id)
                        || members.any(|&id| !self.removed[id] && self.is_member_mentioned(id))
                }
                PartKind::MacroArgument
                | PartKind::MacroArm
                | PartKind::StaysWithParent
                | PartKind::GeneratedFn => true,
                PartKind::ArgumentComma => self.is_between(id),
                PartKind::Import(import) => self.imports_something(id, import),
                PartKind::Impl(header) => {
                    header.trait_name.is_some() && self.is_possible_impl(id, header)
                }
                PartKind::Member => self.is_needed_member(id),
                PartKind::MacroCall(call) => self.is_useful(part.parent, call),
                PartKind::Module
                | PartKind::Unnamed
                | PartKind::NeverNeeded
                | PartKind::MacroRepetition => false,
            }
    }

    /// Returns whether the part's crate is mentioned. All paths from another crate contain the
    /// crate's name; only macros need no path if another crate imports them all.
    pub fn is_in_mentioned_crate(&self, id: PartId) -> bool {
        let krate = self.tree.root_of(id);
        let part = &self.tree.parts[krate];
        !matches!(part.kind, PartKind::Module)
            || self.names.has_that_of(krate)
            || self.tree.text[part.range.start..].starts_with(MACRO_USE)
    }

    /// Returns whether the comma is between two live arguments, or after a live argument at the end
    /// of the list.
    fn is_between(&self, comma: PartId) -> bool {
        let parent = self.tree.parts[comma].parent;
        let siblings = parent.map_or(&self.tree.roots, |parent| &self.tree.children[parent]);
        let is_live = |id: &PartId| {
            self.live[*id] && matches!(self.tree.parts[*id].kind, PartKind::MacroArgument)
        };
        let (before, after) = siblings.split_at(siblings.partition_point(|&id| id <= comma));
        before.iter().any(is_live) && after.first().is_none_or(|id| self.live[*id])
    }

    /// Returns whether the part can become live inside its parent. A module or an impl becomes live
    /// with its first live part, `const _` with its first impl; any other parent must be live
    /// before.
    fn has_place(&self, id: PartId) -> bool {
        let Some(parent) = self.tree.parts[id].parent else {
            return true;
        };
        let is_possible = || !self.removed[parent] && self.has_place(parent);
        let kind = &self.tree.parts[id].kind;
        let may_implement = matches!(kind, PartKind::Impl(_) | PartKind::MacroCall(_));
        match &self.tree.parts[parent].kind {
            PartKind::Module => !self.removed[parent],
            PartKind::Impl(_) | PartKind::MacroRepetition => is_possible(),
            // Other items of a block are invisible outside it.
            PartKind::Unnamed if may_implement => is_possible(),
            _ => self.live[parent],
        }
    }

    /// Returns whether the part is a trait that the solution imports without calling its methods.
    fn is_not_called(&self, id: PartId) -> bool {
        let name = self.tree.name(id).map(String::as_str);
        name.is_some_and(|name| self.not_called.contains(name))
    }

    /// Returns whether the member of a trait or an impl is mentioned. If the solution does not call
    /// the trait's methods, only mentions by parts count.
    fn is_member_mentioned(&self, member: PartId) -> bool {
        let parent = self.tree.parts[member].parent;
        let is_not_called = parent.is_some_and(|parent| match &self.tree.parts[parent].kind {
            PartKind::Impl(header) => {
                let mut traits = header.traits.iter();
                traits.any(|name| self.not_called.contains(name.as_str()))
            }
            _ => self.is_not_called(parent),
        });
        if is_not_called {
            self.part_names.has_that_of(member)
        } else {
            self.names.has_that_of(member)
        }
    }

    /// Returns whether each name in the header of an impl, or of the impl around `id`, is a live
    /// type or trait, foreign, or one that rustc infers: an argument without values.
    fn is_possible_impl(&self, id: PartId, header: &Impl) -> bool {
        let is_inferred = |name| header.trait_arguments.contains(name) && self.is_empty_enum(name);
        let is_there = |name: &String| self.is_live_type(name, MAX_ALIASES);
        let mut names = header.header_names.iter();
        names.all(|name| is_there(name) || self.is_of_std(id, name) || is_inferred(name))
    }

    fn is_empty_enum(&self, name: &str) -> bool {
        self.types(name).any(|id| {
            let text = &self.tree.text[self.tree.parts[id].range.clone()];
            let inside = text
                .split_once("enum ")
                .and_then(|(_, rest)| rest.split_once('{'));
            inside.is_some_and(|(_, rest)| rest.trim() == "}")
        })
    }

    /// Returns whether the name means an item of the standard library in the part's module: imports
    /// bring it from there, or nothing brings it and the prelude has it. A type of this name may be
    /// in another module.
    fn is_of_std(&self, id: PartId, name: &str) -> bool {
        let module = self.tree.module_of(id);
        let named = [name, "*"]
            .into_iter()
            .filter_map(|name| self.by_name.get(name));
        let inside = named
            .flatten()
            .filter(|&&id| self.tree.module_of(id) == module);
        let are_of_std = inside.map(|&id| match &self.tree.parts[id].kind {
            PartKind::Import(import) => import.path.first().is_some_and(|krate| is_std(krate)),
            _ => false,
        });
        let mut are_of_std = are_of_std.peekable();
        let is_brought = are_of_std.peek().is_some();
        (is_brought || PRELUDE.contains(&name)) && are_of_std.all(|is_of_std| is_of_std)
    }

    /// Returns whether each name is a live type or trait, or foreign.
    fn is_possible(&self, names: &BTreeSet<String>) -> bool {
        let mut names = names.iter();
        names.all(|name| self.is_live_type(name, MAX_ALIASES))
    }

    /// Returns whether the name means a live type or trait, an alias of one, or a foreign type. An
    /// impl for `type Other = Live;` is an impl for `Live`, even if nothing mentions `Other`.
    fn is_live_type(&self, name: &str, aliases: usize) -> bool {
        let is_alias_of_live = |id: PartId| {
            let mut mentions = self.tree.parts[id].mentions.iter();
            aliases > 0
                && self.tree.is_alias(id)
                && !self.removed[id]
                && mentions.all(|name| self.is_live_type(name, aliases - 1))
        };
        let mut types = self.types(name).peekable();
        types.peek().is_none() || types.any(|id| self.live[id] || is_alias_of_live(id))
    }

    /// Returns types and traits of this name.
    fn types(&self, name: &str) -> impl Iterator<Item = PartId> {
        let named = self.by_name.get(name).into_iter().flatten().copied();
        named.filter(|&id| matches!(self.tree.parts[id].kind, PartKind::Type | PartKind::Trait))
    }

    /// Returns whether a member is needed. An impl of a foreign trait needs all members; else the
    /// mentioned names decide.
    fn is_needed_member(&self, id: PartId) -> bool {
        let parent = self.tree.parts[id]
            .parent
            .expect("a member lies in a block");
        match &self.tree.parts[parent].kind {
            PartKind::Impl(header) => {
                let mut traits = header.traits.iter();
                let is_trait = |id: PartId| matches!(self.tree.parts[id].kind, PartKind::Trait);
                let is_known = |name: &String| self.types(name).any(is_trait);
                (self.is_member_mentioned(id) || !traits.all(is_known))
                    && self.is_possible_impl(id, header)
            }
            _ => self.is_member_mentioned(id),
        }
    }

    /// Returns whether a macro call can write something that is needed.
    fn is_useful(&self, parent: Option<PartId>, call: &MacroCall) -> bool {
        let mut impls = call.expansion.impls.iter();
        let implements = impls.any(|header| self.is_possible_in(header, &call.arguments));
        let defines_something = call.expansion.is_empty()
            || call.may_define(|name| self.names.contains(name))
            || implements;
        match parent.map(|parent| &self.tree.parts[parent].kind) {
            // Names that it defines there are invisible outside, so only impls count.
            Some(PartKind::Unnamed) => implements,
            Some(PartKind::Impl(header)) => {
                let whole = header.trait_name.is_some();
                self.is_possible(&header.header_names) && (whole || defines_something)
            }
            _ => defines_something,
        }
    }

    /// Returns whether the types of the impl that a macro call writes are live. One live type or
    /// trait among the call's arguments is enough.
    fn is_possible_in(&self, header: &GeneratedImpl, arguments: &BTreeSet<String>) -> bool {
        let types = arguments.iter();
        let mut types = types
            .filter(|name| self.types(name).next().is_some())
            .peekable();
        let suits = !header.takes_arguments
            || types.peek().is_none()
            || types.any(|name| self.is_live_type(name, MAX_ALIASES));
        suits && self.is_possible(&header.names)
    }

    fn imports_something(&self, id: PartId, import: &Import) -> bool {
        let parent = self.tree.parts[id].parent;
        let in_live_module = parent.is_none_or(|parent| self.live[parent]);
        let can_be_named = import.is_public && parent.is_some_and(|p| self.is_path_mentioned(p));
        let targets = self.tree.targets(id, &import.path);
        let is_there = |id: &PartId| self.live[*id] || (self.followed[*id] && !self.removed[*id]);
        let is_found = targets.is_none_or(|ids| ids.iter().any(is_there));
        match import.binding.as_str() {
            "*" | "_" => {
                (is_found || self.is_of_variants(import)) && (in_live_module || can_be_named)
            }
            _ if self.is_path_mentioned(id) => is_found && (in_live_module || import.is_public),
            // It may be of a trait, whose methods are used without its name.
            _ => {
                let is_trait = |id: &PartId| {
                    let kind = &self.tree.parts[*id].kind;
                    self.live[*id] && matches!(kind, PartKind::Trait | PartKind::Import(_))
                };
                in_live_module && targets.is_none_or(|ids| ids.iter().any(is_trait))
            }
        }
    }

    /// Returns whether it imports all variants of an enum, which are no parts.
    pub fn is_of_variants(&self, import: &Import) -> bool {
        let last = import.path.last().filter(|_| import.binding == "*");
        last.is_some_and(|last| self.types(last).next().is_some())
    }

    /// Returns whether all mentions of the import's name can only mean a module or a type.
    pub fn is_head(&self, id: PartId) -> bool {
        self.heads.has_that_of(id) && !self.items.has_that_of(id)
    }
}

/// Name → parts that define it, or import it under this name.
pub type PartsByName<'a> = HashMap<&'a str, Vec<PartId>>;

pub fn parts_by_name(tree: &Tree) -> PartsByName<'_> {
    let mut parts = PartsByName::new();
    for (id, part) in tree.parts.iter().enumerate() {
        let name = match &part.kind {
            PartKind::Import(import) => Some(&import.binding),
            _ => tree.name(id),
        };
        if let Some(name) = name {
            parts.entry(name).or_default().push(id);
        }
    }
    parts
}

/// A set of names with a flag for each part whose name is in it: questions about parts are far more
/// frequent than new names.
pub struct Names<'a> {
    names: HashSet<&'a str>,
    of_parts: Vec<bool>,
    by_name: &'a PartsByName<'a>,
}

impl<'a> Names<'a> {
    /// Returns an empty set for the parts of this tree.
    pub fn new(tree: &Tree, by_name: &'a PartsByName<'a>) -> Self {
        Self {
            names: HashSet::new(),
            of_parts: vec![false; tree.parts.len()],
            by_name,
        }
    }

    pub fn add(&mut self, name: &'a str) {
        if self.names.insert(name) {
            for &id in self.by_name.get(name).into_iter().flatten() {
                self.of_parts[id] = true;
            }
        }
    }

    pub fn extend(&mut self, names: &'a BTreeSet<String>) {
        names.iter().for_each(|name| self.add(name));
    }

    pub fn contains(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// Returns whether the part's name is in the set.
    pub fn has_that_of(&self, id: PartId) -> bool {
        self.of_parts[id]
    }
}
