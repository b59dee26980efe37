//! The parts of a `macro_rules!`: its arms, and the items that an arm writes.
//!
//! An arm is no Rust before its variables are filled in, so its items are found by their
//! keywords. What is not understood is left alone: it stays with the arm.

use std::collections::BTreeSet;
use std::ops::Range;

use super::planter::Planter;
use super::{Id, Impl, Kind};
use crate::paste::tokens::{Kind as TokenKind, is_path_separator};

/// Words that may stand before an item's keyword.
const QUALIFIERS: [&str; 6] = ["async", "const", "default", "extern", "pub", "unsafe"];

impl Planter<'_> {
    /// `matcher => transcriber;` and so on; the last semicolon is optional.
    pub fn arms(&mut self, body: Range<usize>) {
        let last = self.token_at(body.end);
        let mut matcher = self.token_at(body.start);
        let mut arms = Vec::new();
        while matcher < last {
            let arrow = self.after_group(matcher);
            let semicolon = self.after_group(arrow + 2);
            let end = semicolon.min(last - 1);
            // Nothing that compiles gets there.
            let refuses = self.word(arrow + 3) == "compile_error";
            let kind = if refuses { Kind::Nameless } else { Kind::Arm };
            let arm = self.plant(self.place(matcher..end + 1), None, kind);
            arms.push(arm);
            self.within(arm, |planter| planter.written(arrow + 3..semicolon - 1));
            matcher = end + 1;
        }
        let is_nameless = |&id: &Id| matches!(self.nodes[id].kind, Kind::Nameless);
        if arms.iter().all(is_nameless) {
            for arm in arms {
                self.nodes[arm].kind = Kind::Arm;
            }
        }
    }

    /// Plants the items among `tokens`. True if there is nothing else.
    fn written(&mut self, tokens: Range<usize>) -> bool {
        let mut only_items = true;
        let mut i = tokens.start;
        while i < tokens.end {
            let next = self.item(i, tokens.end).or_else(|| self.repetition(i));
            if let Some(next) = next {
                i = next;
                continue;
            }
            only_items = false;
            i = self.statement(i, tokens.end);
        }
        only_items
    }

    /// Goes to where the next item may begin, through the blocks on the way.
    fn statement(&mut self, start: usize, end: usize) -> usize {
        let mut i = start;
        while i < end {
            match self.word(i) {
                ";" => return i + 1,
                // What a macro hands on, maybe after other tokens.
                "fn" if i > start => return i,
                "$" if self.word(i + 1) == "(" => return if i > start { i } else { i + 2 },
                "{" => {
                    let after = self.after_group(i);
                    self.written(i + 1..after - 1);
                    return after;
                }
                "(" | "[" => {
                    let after = self.after_group(i);
                    self.blocks(i + 1..after - 1);
                    i = after;
                }
                _ => i += 1,
            }
        }
        end
    }

    /// Items in the blocks of an expression.
    fn blocks(&mut self, tokens: Range<usize>) {
        let mut i = tokens.start;
        while i < tokens.end {
            i = self.statement(i, tokens.end);
        }
    }

    /// `$( … )*` goes if all that it repeats goes.
    fn repetition(&mut self, i: usize) -> Option<usize> {
        if self.word(i) != "$" || self.word(i + 1) != "(" || self.is_in_block() {
            return None;
        }
        let after = self.after_group(i + 1);
        let is_operator = |i: &usize| matches!(self.word(*i), "*" | "+" | "?");
        let operator = (after..after + 2).find(is_operator)?;
        let id = self.plant(self.place(i..operator + 1), None, Kind::Repetition);
        let only_items = self.within(id, |planter| planter.written(i + 2..after - 1));
        if !only_items {
            self.nodes[id].kind = Kind::Fixed;
        }
        Some(operator + 1)
    }

    /// The item that begins with token `i`; where it ends.
    fn item(&mut self, i: usize, end: usize) -> Option<usize> {
        let keyword = self.keyword(i, end);
        let name = keyword + 1;
        let is_named = name < end && self.tokens[name].kind == TokenKind::Ident;
        let ends: &[&str] = match self.word(keyword) {
            "const" | "static" => &[";"],
            _ => &[";", "{"],
        };
        let stop = self.after_header(keyword, ends, end);
        let after = match self.word(stop) {
            "{" => self.after_group(stop),
            _ => stop + 1,
        };
        if stop >= end {
            return None;
        }
        let kind = match self.word(keyword) {
            "impl" => Kind::Impl(self.header(keyword + 1..stop)?),
            "const" | "fn" | "type" if is_named && self.is_in_block() => Kind::Member,
            "fn" if is_named => Kind::Generated,
            "trait" if is_named => Kind::Trait,
            "enum" | "struct" | "union" if is_named => Kind::Type,
            "const" | "static" if is_named && self.word(name) != "_" => Kind::Item,
            _ => return None,
        };
        let place = self.place(i..after);
        let id = match kind {
            Kind::Impl(_) => self.plant(place, None, kind),
            _ => {
                let name = (self.word(name).to_string(), self.tokens[name].range.clone());
                self.plant(place, Some(name), kind)
            }
        };
        if self.word(stop) == "{" {
            self.within(id, |planter| planter.written(stop + 1..after - 1));
        }
        Some(after)
    }

    /// Of an impl or a trait.
    fn is_in_block(&self) -> bool {
        let parent = self.open.last().map(|&id| &self.nodes[id].kind);
        matches!(parent, Some(Kind::Impl(_) | Kind::Trait))
    }

    /// Past attributes and qualifiers.
    fn keyword(&self, start: usize, end: usize) -> usize {
        let mut i = start;
        while i < end {
            i = match self.word(i) {
                "#" if self.word(i + 1) == "[" => self.after_group(i + 1),
                "$" if self.is_attributes(i + 1) => self.after_group(i + 1) + 1,
                "$" if self.word(i + 1) == "vis" => i + 2,
                "const" if !QUALIFIERS.contains(&self.word(i + 1)) && self.word(i + 1) != "fn" => {
                    return i;
                }
                word if QUALIFIERS.contains(&word) => match self.word(i + 1) {
                    "(" => self.after_group(i + 1),
                    _ => i + 1,
                },
                _ if self.tokens[i].kind == TokenKind::Literal => i + 1,
                _ => return i,
            };
        }
        i
    }

    /// `( #[$attribute] )`, to be repeated.
    fn is_attributes(&self, i: usize) -> bool {
        self.word(i) == "("
            && self.word(i + 1) == "#"
            && self.after_group(i + 2) + 1 == self.after_group(i)
    }

    /// The first of `ends` outside of groups.
    fn after_header(&self, mut i: usize, ends: &[&str], end: usize) -> usize {
        while i < end && !ends.contains(&self.word(i)) {
            i = match self.tokens[i].kind {
                TokenKind::Open => self.after_group(i),
                _ => i + 1,
            };
        }
        i
    }

    /// What stands between `impl` and the block.
    fn header(&self, tokens: Range<usize>) -> Option<Impl> {
        let mut depth = 0;
        let mut generics = BTreeSet::new();
        let mut start = tokens.start;
        let mut separator = None;
        let mut end = tokens.end;
        for i in tokens.clone() {
            match self.word(i) {
                "<" => depth += 1,
                ">" if self.word(i - 1) != "-" => depth -= 1,
                "for" if depth == 0 && self.word(i + 1) != "<" => separator = Some(i),
                "where" if depth == 0 => {
                    end = i;
                    break;
                }
                _ => {}
            }
            let is_generic = self.word(tokens.start) == "<" && start == tokens.start;
            if is_generic && depth == 1 && matches!(self.word(i), "<" | "," | "const") {
                generics.insert(self.word(i + 1));
            }
            if is_generic && depth == 0 {
                start = i + 1;
            }
        }
        let names = |tokens: Range<usize>| -> BTreeSet<String> {
            let names = tokens.filter(|&i| self.is_type_name(i));
            let names = names.map(|i| self.word(i));
            let own = names.filter(|name| !generics.contains(name));
            own.map(str::to_string).collect()
        };
        let path = start..separator.unwrap_or(start);
        let arguments = path.clone().find(|&i| self.word(i) == "<");
        let segment = arguments.unwrap_or(path.end).checked_sub(1)?;
        let is_variable = self.word(segment.saturating_sub(1)) == "$";
        let trait_name = separator.map(|_| match is_variable {
            true => format!("${}", self.word(segment)),
            false => self.word(segment).to_string(),
        });
        Some(Impl {
            traits: trait_name.iter().cloned().collect(),
            trait_name,
            heads: names(start..end),
            arguments: names(arguments.unwrap_or(path.end)..path.end),
        })
    }

    /// The last name of a path, if the path may lead into the inlined text.
    fn is_type_name(&self, i: usize) -> bool {
        const OTHERS: [&str; 8] = ["Self", "as", "const", "crate", "dyn", "for", "impl", "mut"];
        let separated = |i: usize| is_path_separator(self.tokens, i, self.text);
        let mut first = i;
        while first >= 3 && separated(first - 2) {
            first -= 3;
        }
        self.tokens[i].kind == TokenKind::Ident
            && !separated(i + 1)
            && !OTHERS.contains(&self.word(i))
            && !["core", "std"].contains(&self.word(first))
            && self.word(first.saturating_sub(1)) != "$"
    }
}
