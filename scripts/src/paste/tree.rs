//! The inlined text as a tree of parts that can be left out one by one.

use std::collections::BTreeSet;
use std::ops::Range;

use anyhow::Result;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{ImplItem, Item, TraitItem};

use super::expansion::{Call, Macros};
use super::flatten::parse;
use super::tokens::{Kind as TokenKind, Token, names_in_literal, tokens};

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
    /// A function that a macro's arm writes.
    Generated,
    /// Of an enum that nothing can cast to a number.
    Variant,
    /// Of a `match`, with the variants that its pattern names, or none if it has
    /// alternatives.
    MatchArm(BTreeSet<VariantName>),
    /// One of `a | b` in a pattern, with its bar.
    Alternative(BTreeSet<VariantName>),
    /// `some_macro! { … }` where an item stands.
    Invocation(Call),
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
        let mut planter = Planter {
            text: &text,
            tokens: &tokens,
            nodes: Vec::new(),
            open: Vec::new(),
            self_name: None,
            macros: Macros::of(&syntax),
        };
        planter.visit_file(&syntax);
        let mut nodes = planter.nodes;
        mention(&text, &tokens, &mut nodes);
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

struct Planter<'a> {
    text: &'a str,
    tokens: &'a [Token],
    nodes: Vec<Node>,
    open: Vec<Id>,
    /// What `Self` is.
    self_name: Option<String>,
    macros: Macros,
}

impl Planter<'_> {
    fn plant(&mut self, range: Range<usize>, name: Option<&syn::Ident>, kind: Kind) -> Id {
        self.nodes.push(Node {
            range,
            parent: self.open.last().copied(),
            name: name.map(|n| (n.to_string(), n.span().byte_range())),
            kind,
            mentions: BTreeSet::new(),
        });
        self.nodes.len() - 1
    }

    fn variant(&mut self, variant: &syn::Variant) {
        let range = variant.span().byte_range();
        let next = self.tokens.partition_point(|t| t.range.start < range.end);
        let comma = self.tokens.get(next).filter(|t| t.text(self.text) == ",");
        let end = comma.map_or(range.end, |comma| comma.range.end);
        self.plant(range.start..end, Some(&variant.ident), Kind::Variant);
    }

    fn variants_in(&self, pattern: &syn::Pat) -> BTreeSet<VariantName> {
        let mut paths = PatternPaths::default();
        paths.visit_pat(pattern);
        let named = paths.0.into_iter().map(|(owner, name)| match owner {
            Some(owner) if owner == "Self" => (self.self_name.clone(), name),
            owner => (owner, name),
        });
        named.collect()
    }

    fn within(&mut self, id: Id, visit: impl FnOnce(&mut Self)) {
        self.open.push(id);
        visit(self);
        self.open.pop();
    }

    fn import(&self, item: &syn::ItemUse) -> Import {
        let mut path = Vec::new();
        let mut alias = None;
        let mut tree = &item.tree;
        loop {
            match tree {
                syn::UseTree::Path(part) => {
                    path.push(part.ident.to_string());
                    tree = &part.tree;
                    continue;
                }
                syn::UseTree::Group(group) if group.items.len() == 1 => {
                    tree = &group.items[0];
                    continue;
                }
                syn::UseTree::Name(name) if name.ident != "self" => {
                    path.push(name.ident.to_string());
                }
                syn::UseTree::Rename(name) => {
                    if name.ident != "self" {
                        path.push(name.ident.to_string());
                    }
                    alias = Some(name.rename.to_string());
                }
                syn::UseTree::Glob(_) => alias = Some("*".to_string()),
                _ => {}
            }
            break;
        }
        let binding = alias.unwrap_or_else(|| path.last().cloned().unwrap_or_default());
        Import {
            is_public: !matches!(item.vis, syn::Visibility::Inherited),
            path,
            binding,
        }
    }

    /// `matcher => transcriber;` and so on; the last semicolon is optional.
    fn arms(&mut self, body: Range<usize>) {
        let last = self.tokens.partition_point(|t| t.range.start < body.end);
        let mut matcher = self.tokens.partition_point(|t| t.range.start < body.start);
        let mut arms = Vec::new();
        while matcher < last {
            let arrow = self.after_group(matcher);
            let semicolon = self.after_group(arrow + 2);
            let end = semicolon.min(last - 1);
            let range = self.tokens[matcher].range.start..self.tokens[end].range.end;
            // Nothing that compiles gets there.
            let refuses = self.tokens[arrow + 3].text(self.text) == "compile_error";
            let kind = if refuses { Kind::Nameless } else { Kind::Arm };
            let arm = self.plant(range, None, kind);
            arms.push(arm);
            self.within(arm, |planter| planter.generated(arrow + 2..semicolon));
            matcher = end + 1;
        }
        if arms
            .iter()
            .all(|&arm| matches!(self.nodes[arm].kind, Kind::Nameless))
        {
            for arm in arms {
                self.nodes[arm].kind = Kind::Arm;
            }
        }
    }

    /// Functions that a macro's arm writes: from the end of what comes before to the
    /// end of the body.
    fn generated(&mut self, transcriber: Range<usize>) {
        let text = |i: usize| self.tokens[i].text(self.text);
        let ends = |i: usize| matches!(text(i), ";" | "{" | "}");
        let mut found = Vec::new();
        for i in transcriber.clone().filter(|&i| text(i) == "fn") {
            let is_named = self.tokens[i + 1].kind == TokenKind::Ident;
            let after_pointer = matches!(text(i - 1), "(" | ":" | "<" | ",");
            if !is_named || after_pointer {
                continue;
            }
            let mut start = i;
            while start > transcriber.start + 1 && !ends(start - 1) {
                start -= 1;
            }
            let mut end = i;
            while end < transcriber.end && !matches!(text(end), ";" | "{") {
                end = match self.tokens[end].kind {
                    TokenKind::Open => self.after_group(end),
                    _ => end + 1,
                };
            }
            let last = match text(end) {
                "{" => self.after_group(end) - 1,
                _ => end,
            };
            let name = &self.tokens[i + 1];
            found.push(Node {
                range: self.tokens[start].range.start..self.tokens[last].range.end,
                parent: self.open.last().copied(),
                name: Some((text(i + 1).to_string(), name.range.clone())),
                kind: Kind::Generated,
                mentions: BTreeSet::new(),
            });
        }
        self.nodes.extend(found);
    }

    /// The token after the group that opens at token `i`.
    fn after_group(&self, i: usize) -> usize {
        let mut depth = 0;
        let mut tokens = self.tokens.iter().enumerate().skip(i);
        let close = tokens.find(|(_, token)| {
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        close.map_or(self.tokens.len(), |(i, _)| i + 1)
    }

    fn invocation(&mut self, range: Range<usize>, mac: &syn::Macro) {
        let name = mac.path.segments.last().map(|s| s.ident.to_string());
        let call = self.macros.call(&name.unwrap_or_default(), &mac.tokens);
        self.plant(range, None, Kind::Invocation(call));
    }
}

impl<'ast> Visit<'ast> for Planter<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let range = item.span().byte_range();
        let (name, kind) = match item {
            Item::Use(item) => (None, Kind::Import(self.import(item))),
            Item::Impl(item) => (None, Kind::Impl(header(item))),
            Item::Macro(item) if item.ident.is_none() => {
                self.invocation(range, &item.mac);
                return;
            }
            Item::Macro(item) => (item.ident.as_ref(), Kind::Macro),
            Item::Mod(item) => (Some(&item.ident), Kind::Module),
            Item::Const(item) if item.ident == "_" => (None, Kind::Nameless),
            Item::Const(item) => (Some(&item.ident), Kind::Item),
            Item::Static(item) => (Some(&item.ident), Kind::Item),
            Item::Fn(item) => (Some(&item.sig.ident), Kind::Item),
            Item::Enum(item) => (Some(&item.ident), Kind::Type),
            Item::Struct(item) => (Some(&item.ident), Kind::Type),
            Item::Union(item) => (Some(&item.ident), Kind::Type),
            Item::Type(item) => (Some(&item.ident), Kind::Type),
            Item::Trait(item) => (Some(&item.ident), Kind::Trait),
            Item::TraitAlias(item) => (Some(&item.ident), Kind::Trait),
            _ => return,
        };
        let id = self.plant(range, name, kind);
        self.within(id, |planter| match item {
            Item::Macro(item) => {
                let delimiters = item.mac.delimiter.span();
                let body =
                    delimiters.open().byte_range().end..delimiters.close().byte_range().start;
                planter.arms(body);
            }
            Item::Enum(item) if is_countable(item) => {
                for variant in &item.variants {
                    planter.variant(variant);
                }
            }
            Item::Impl(item) => {
                let outer = planter.self_name.take();
                planter.self_name = last_name(&item.self_ty);
                visit::visit_item_impl(planter, item);
                planter.self_name = outer;
            }
            _ => visit::visit_item(planter, item),
        });
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        let range = arm.span().byte_range();
        let syn::Pat::Or(pattern) = &arm.pat else {
            let named = self.variants_in(&arm.pat);
            let id = self.plant(range, None, Kind::MatchArm(named));
            return self.within(id, |planter| visit::visit_arm(planter, arm));
        };
        let id = self.plant(range, None, Kind::MatchArm(BTreeSet::new()));
        self.within(id, |planter| {
            // A bar at the beginning is no error, one at the end is.
            let mut start = arm.pat.span().byte_range().start;
            for case in &pattern.cases {
                let named = planter.variants_in(case);
                let end = case.span().byte_range().end;
                planter.plant(start..end, None, Kind::Alternative(named));
                start = end;
            }
            visit::visit_arm(planter, arm);
        });
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let range = item.span().byte_range();
        let name = match item {
            ImplItem::Const(item) => &item.ident,
            ImplItem::Fn(item) => &item.sig.ident,
            ImplItem::Type(item) => &item.ident,
            ImplItem::Macro(item) => return self.invocation(range, &item.mac),
            _ => return,
        };
        let id = self.plant(range, Some(name), Kind::Member);
        self.within(id, |planter| visit::visit_impl_item(planter, item));
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        let range = item.span().byte_range();
        let name = match item {
            TraitItem::Const(item) => &item.ident,
            TraitItem::Fn(item) => &item.sig.ident,
            TraitItem::Type(item) => &item.ident,
            TraitItem::Macro(item) => return self.invocation(range, &item.mac),
            _ => return,
        };
        let id = self.plant(range, Some(name), Kind::Member);
        self.within(id, |planter| visit::visit_trait_item(planter, item));
    }
}

/// Can variants be left out without a number changing?
fn is_countable(item: &syn::ItemEnum) -> bool {
    let fieldless = item.variants.iter().all(|v| v.fields.is_empty());
    let numbered = item.variants.iter().any(|v| v.discriminant.is_some());
    let laid_out = item.attrs.iter().any(|a| a.path().is_ident("repr"));
    !(fieldless || numbered || laid_out)
}

fn last_name(ty: &syn::Type) -> Option<String> {
    match ty {
        syn::Type::Path(ty) => Some(ty.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}

/// The last two segments of each path in a pattern.
#[derive(Default)]
struct PatternPaths(Vec<VariantName>);

impl<'ast> Visit<'ast> for PatternPaths {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut segments = path.segments.iter().rev().map(|s| s.ident.to_string());
        if let Some(name) = segments.next() {
            self.0.push((segments.next(), name));
        }
    }
}

/// The names that an impl is about.
fn header(item: &syn::ItemImpl) -> Impl {
    #[derive(Default)]
    struct Heads {
        generics: BTreeSet<String>,
        names: BTreeSet<String>,
    }
    impl<'ast> Visit<'ast> for Heads {
        fn visit_path(&mut self, path: &'ast syn::Path) {
            let first = path.segments.first().map(|s| s.ident.to_string());
            let first = first.unwrap_or_default();
            let foreign = ["std", "core", "Self"].contains(&first.as_str());
            if !foreign
                && !self.generics.contains(&first)
                && let Some(last) = path.segments.last()
            {
                self.names.insert(last.ident.to_string());
            }
            visit::visit_path(self, path);
        }
    }
    let mut heads = Heads::default();
    let params = item.generics.params.iter();
    heads.generics = params
        .filter_map(|param| match param {
            syn::GenericParam::Type(param) => Some(param.ident.to_string()),
            syn::GenericParam::Const(param) => Some(param.ident.to_string()),
            _ => None,
        })
        .collect();
    let mut arguments = BTreeSet::new();
    if let Some((path, _)) = &item.trait_ {
        for segment in &path.segments {
            heads.visit_path_arguments(&segment.arguments);
        }
        arguments = std::mem::take(&mut heads.names);
        heads.visit_path(path);
    }
    heads.visit_type(&item.self_ty);
    let trait_path = item.trait_.as_ref().map(|(path, _)| path);
    Impl {
        trait_name: trait_path.and_then(|p| Some(p.segments.last()?.ident.to_string())),
        heads: heads.names,
        arguments,
    }
}

/// Gives each identifier to the innermost node around it.
fn mention(text: &str, tokens: &[Token], nodes: &mut [Node]) {
    let mut open: Vec<Id> = Vec::new();
    let mut next = 0;
    for token in tokens {
        let at = token.range.start;
        while next < nodes.len() && nodes[next].range.start <= at {
            open.push(next);
            next += 1;
        }
        while open.last().is_some_and(|&id| nodes[id].range.end <= at) {
            open.pop();
        }
        let Some(&id) = open.last() else { continue };
        let word = token.text(text);
        let is_own_name = nodes[id]
            .name
            .as_ref()
            .is_some_and(|(_, place)| *place == token.range);
        match token.kind {
            TokenKind::Ident if !is_own_name => {
                nodes[id].mentions.insert(word.to_string());
            }
            TokenKind::Literal => {
                nodes[id]
                    .mentions
                    .extend(names_in_literal(word).map(str::to_string));
            }
            _ => {}
        }
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
            Kind::Impl(header) => header.trait_name.as_ref() == Some(trait_name),
            _ => false,
        };
        let impls = (0..self.nodes.len()).filter(implements);
        let members = impls.flat_map(|id| self.children[id].iter().copied());
        let generated = (0..self.nodes.len()).filter(|&id| self.is_generated_for(id, trait_name));
        let all = members.chain(generated);
        all.filter(|&id| self.named(id, name)).collect()
    }

    fn is_generated_for(&self, id: Id, trait_name: &str) -> bool {
        let node = &self.nodes[id];
        let arm = node.parent.map(|parent| &self.nodes[parent]);
        matches!(node.kind, Kind::Generated)
            && arm.is_some_and(|arm| arm.mentions.contains(trait_name))
    }
}
