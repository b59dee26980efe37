//! Makes the tree of a text's parts. Finds items by their keywords, also in macros.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use anyhow::Result;

use super::mentions::collect_mentions;
use super::tree::Tree;
use super::{DefinedName, Expansion, Impl, Part, PartId, PartKind};
use crate::syntax::tokens::Code;

/// What the next items are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Code,
    /// What a macro's arm writes.
    Arm,
    /// Arguments of another macro in an arm.
    Argument,
}

pub struct Collector<'a> {
    pub code: &'a Code<'a>,
    pub parts: Vec<Part>,
    /// The parts around the next one, outermost first.
    pub open: Vec<PartId>,
    /// Contents of the text's macros, by name.
    pub macros: BTreeMap<String, Expansion>,
    pub place: Place,
}

impl Collector<'_> {
    /// Adds a part inside the innermost open part.
    pub fn add(
        &mut self,
        tokens: Range<usize>,
        name: Option<DefinedName>,
        kind: PartKind,
    ) -> PartId {
        self.parts.push(Part {
            range: self.code.range_of(tokens),
            parent: self.open.last().copied(),
            name,
            kind,
            mentions: BTreeSet::new(),
            items: BTreeSet::new(),
            heads: BTreeSet::new(),
        });
        self.parts.len() - 1
    }

    /// Runs `visit`; the parts that it adds are inside `id`.
    pub fn within<T>(&mut self, id: PartId, visit: impl FnOnce(&mut Self) -> T) -> T {
        self.open.push(id);
        let result = visit(self);
        self.open.pop();
        result
    }
}

/// Returns the tree of a text in which each imported name has its own `use`.
///
/// # Errors
/// If the text does not consist of tokens.
pub fn parse_tree(text: String) -> Result<Tree> {
    let code = Code::new(&text)?;
    let mut collector = Collector {
        code: &code,
        parts: Vec::new(),
        open: Vec::new(),
        macros: code.expansions(),
        place: Place::Code,
    };
    collector.add_items(0..code.tokens.len());
    // In the order of their starts, a part before the parts inside it.
    let mut parts = collector.parts;
    collect_mentions(&code, &mut parts);
    let mut tree = Tree::new(text, parts);
    tree.find_argument_traits();
    Ok(tree)
}

impl Collector<'_> {
    /// Adds the items among `tokens`; true if all tokens belong to items.
    pub fn add_items(&mut self, tokens: Range<usize>) -> bool {
        let mut only_items = true;
        let mut i = tokens.start;
        while i < tokens.end {
            let item = self.add_item(i, tokens.end);
            let item = item.or_else(|| self.add_macro_call(i, tokens.end));
            i = item.or_else(|| self.add_repetition(i)).unwrap_or_else(|| {
                only_items = false;
                self.skip_statement(i, tokens.end)
            });
        }
        only_items
    }

    /// Returns the index of the next token at which an item may begin; adds the items in the blocks
    /// before it.
    fn skip_statement(&mut self, start: usize, end: usize) -> usize {
        let mut i = start;
        while i < end {
            let after = self.code.after_tree(i);
            let is_argument = i > start && self.code.word(i - 1) == "!";
            let is_expression = is_argument && self.place == Place::Code;
            match self.code.word(i) {
                ";" => return after,
                // A function that is an argument of another macro, maybe after other tokens.
                "fn" if i > start => return i,
                "$" if self.code.word(i + 1) == "(" => return if i > start { i } else { i + 2 },
                "{" if is_expression => return after,
                "{" => {
                    let around = self.place;
                    if is_argument {
                        self.place = Place::Argument;
                    }
                    self.add_items(i + 1..after - 1);
                    self.place = around;
                    return after;
                }
                "(" | "[" if !is_expression => {
                    let mut inside = i + 1;
                    while inside < after - 1 {
                        inside = self.skip_statement(inside, after - 1);
                    }
                }
                _ => {}
            }
            i = after;
        }
        end
    }

    /// Adds the item that begins at token `i`; returns the index of the token after it.
    fn add_item(&mut self, i: usize, end: usize) -> Option<usize> {
        let code = self.code;
        let keyword = code.after_qualifiers(i, end);
        let name = keyword + 1;
        let is_named = name < end && code.is_ident(name);
        let ends: &[&str] = match code.word(keyword) {
            "const" | "static" | "type" | "use" => &[";"],
            _ => &[";", "{"],
        };
        let stop = code.find_end(keyword, ends, end);
        if stop >= end {
            return None;
        }
        let after = code.after_tree(stop);
        let is_code = self.place == Place::Code;
        let is_qualified = |word: &str| (i..keyword).any(|i| code.word(i) == word);
        let kind = match code.word(keyword) {
            "fn" | "impl" | "mod" if self.is_never_compiled(i..keyword) => PartKind::NeverNeeded,
            "impl" => {
                let mut header = code.header(name..stop);
                header.type_name = header.type_name.filter(|_| is_code);
                PartKind::Impl(header)
            }
            "const" | "fn" | "type" if is_named && self.is_in_block() => PartKind::Member,
            "const" if code.word(name) == "_" && is_code => PartKind::Unnamed,
            "const" | "static" if is_named && code.word(name) != "_" => PartKind::Item,
            "fn" if is_named && is_code => PartKind::Item,
            "fn" if is_named => PartKind::GeneratedFn,
            "trait" if is_named => PartKind::Trait,
            "enum" | "struct" | "union" if is_named => PartKind::Type,
            _ if !is_code => return None,
            "type" if is_named => PartKind::Type,
            "mod" if is_named => PartKind::Module,
            "use" => PartKind::Import(code.import(name..stop, is_qualified("pub"))),
            "macro_rules" if code.word(name) == "!" => PartKind::MacroRules,
            // The block itself stays, and is no part.
            "{" if is_qualified("extern") => {
                self.add_items(stop + 1..after - 1);
                return Some(after);
            }
            _ => return None,
        };
        let is_nameless = matches!(
            kind,
            PartKind::Import(_) | PartKind::Impl(_) | PartKind::NeverNeeded | PartKind::Unnamed
        );
        let own_name = (!is_nameless).then(|| code.name_behind(keyword));
        let inside = match code.word(stop) {
            _ if matches!(kind, PartKind::NeverNeeded) => stop..stop,
            "{" => stop + 1..after - 1,
            _ if is_code => name..stop,
            _ => stop..stop,
        };
        let is_macro = matches!(kind, PartKind::MacroRules);
        let id = self.add(i..after, own_name, kind);
        self.open.push(id);
        if is_macro {
            self.add_macro_arms(code.inside_of(keyword + 3));
        } else if !self.add_items(inside)
            && !is_code
            // Another macro's call in it may write its members.
            && let PartKind::Impl(Impl {
                trait_name: None, ..
            }) = &self.parts[id].kind
        {
            self.parts[id].kind = PartKind::StaysWithParent;
        }
        self.open.pop();
        Some(after)
    }

    /// Returns whether these attributes hold a condition that is false everywhere, such as `test`.
    /// An argument of another macro stays, which may count on it.
    fn is_never_compiled(&self, tokens: Range<usize>) -> bool {
        let is_false = |i: usize| self.code.begins(i, &["cfg", "(", "any", "(", ")", ")"]);
        self.place == Place::Arm && tokens.into_iter().any(is_false)
    }

    /// Returns whether the next part is inside an impl or a trait.
    pub fn is_in_block(&self) -> bool {
        let parent = self.open.last().map(|&id| &self.parts[id].kind);
        matches!(parent, Some(PartKind::Impl(_) | PartKind::Trait))
    }
}
