//! Finds the parts of a `macro_rules!`: its arms, and the items that an arm writes.
//!
//! An arm is not Rust until its variables are replaced, so its items are found by their keywords.
//! Tokens that are not understood are kept or removed together with the arm.

use std::ops::Range;

use super::collector::Collector;
use super::part::{DefinedName, Impl, MacroCall, PartKind};
use crate::syntax::plain;
use crate::syntax::tokens::{Code, TokenKind};

/// Words that may stand before an item's keyword.
const QUALIFIERS: [&str; 6] = ["async", "const", "default", "extern", "pub", "unsafe"];

impl Collector<'_> {
    /// Adds the arms of a macro.
    pub fn add_macro_arms(&mut self, body: Range<usize>) {
        let arms = self.code.arms(body);
        let refuses = |start: usize| self.code.word(start) == "compile_error";
        let all_refuse = arms.iter().all(|(_, inside)| refuses(inside.start));
        for (arm, inside) in arms {
            // No program that compiles reaches an arm that refuses.
            let kind = if self.code.word(inside.start) == "compile_error" && !all_refuse {
                PartKind::NeverNeeded
            } else {
                PartKind::MacroArm
            };
            let arm = self.add(self.code.range_of(arm), None, kind);
            self.within(arm, |collector| collector.add_items(inside));
        }
    }

    /// Adds the items among `tokens`; true if all tokens belong to items.
    fn add_items(&mut self, tokens: Range<usize>) -> bool {
        let mut only_items = true;
        let mut i = tokens.start;
        while i < tokens.end {
            let next = self
                .add_item(i, tokens.end)
                .or_else(|| self.add_repetition(i));
            if let Some(next) = next {
                i = next;
                continue;
            }
            only_items = false;
            i = self.skip_statement(i, tokens.end);
        }
        only_items
    }

    /// Index of the next token at which an item may begin; adds the items in the blocks before it.
    fn skip_statement(&mut self, start: usize, end: usize) -> usize {
        let mut i = start;
        while i < end {
            match self.code.word(i) {
                ";" => return i + 1,
                // A function that is an argument of another macro, maybe after other tokens.
                "fn" if i > start => return i,
                "$" if self.code.word(i + 1) == "(" => return if i > start { i } else { i + 2 },
                "{" => {
                    let after = self.code.after_tree(i);
                    let around = self.is_argument;
                    self.is_argument |= i > start && self.code.word(i - 1) == "!";
                    self.add_items(i + 1..after - 1);
                    self.is_argument = around;
                    return after;
                }
                "(" | "[" => {
                    let after = self.code.after_tree(i);
                    self.add_items_of_blocks(i + 1..after - 1);
                    i = after;
                }
                _ => i += 1,
            }
        }
        end
    }

    /// Adds items in the blocks of an expression.
    fn add_items_of_blocks(&mut self, tokens: Range<usize>) {
        let mut i = tokens.start;
        while i < tokens.end {
            i = self.skip_statement(i, tokens.end);
        }
    }

    /// Adds the repetition `$( … )*`, which is removed if all items in it are removed.
    fn add_repetition(&mut self, i: usize) -> Option<usize> {
        if self.code.word(i) != "$" || self.code.word(i + 1) != "(" || self.is_in_block() {
            return None;
        }
        let after = self.code.after_tree(i + 1);
        let is_operator = |i: &usize| matches!(self.code.word(*i), "*" | "+" | "?");
        let operator = (after..after + 2).find(is_operator)?;
        let id = self.add(
            self.code.range_of(i..operator + 1),
            None,
            PartKind::MacroRepetition,
        );
        let only_items = self.within(id, |collector| collector.add_items(i + 2..after - 1));
        if !only_items {
            self.parts[id].kind = PartKind::StaysWithParent;
        }
        Some(operator + 1)
    }

    /// Adds the item that begins at token `i`; returns the index of the token after it.
    fn add_item(&mut self, i: usize, end: usize) -> Option<usize> {
        let keyword = self.code.after_qualifiers(i, end);
        let name = keyword + 1;
        let is_named = name < end && self.code.is_ident(name);
        let ends: &[&str] = match self.code.word(keyword) {
            "const" | "static" => &[";"],
            _ => &[";", "{"],
        };
        let stop = self.code.find_end(keyword, ends, end);
        let after = match self.code.word(stop) {
            "{" => self.code.after_tree(stop),
            _ => stop + 1,
        };
        if stop >= end {
            return None;
        }
        let kind = match self.code.word(keyword) {
            "fn" | "impl" | "mod" if self.is_never_compiled(i..keyword) => PartKind::NeverNeeded,
            "impl" => PartKind::Impl(Impl {
                type_name: None,
                ..self.code.header(keyword + 1..stop)
            }),
            "const" | "fn" | "type" if is_named && self.is_in_block() => PartKind::Member,
            "fn" if is_named => PartKind::GeneratedFn,
            "trait" if is_named => PartKind::Trait,
            "enum" | "struct" | "union" if is_named => PartKind::Type,
            "const" | "static" if is_named && self.code.word(name) != "_" => PartKind::Item,
            _ => return None,
        };
        let place = self.code.range_of(i..after);
        let id = match kind {
            PartKind::NeverNeeded => {
                self.add(place, None, kind);
                return Some(after);
            }
            PartKind::Impl(_) => self.add(place, None, kind),
            _ => self.add(place, Some(self.code.name_behind(keyword)), kind),
        };
        if self.code.word(stop) == "{" {
            let block = stop + 1..after - 1;
            let only_items = self.within(id, |collector| collector.add_items(block));
            // Another macro's call in it may write its members.
            if !only_items
                && let PartKind::Impl(Impl {
                    trait_name: None, ..
                }) = &self.parts[id].kind
            {
                self.parts[id].kind = PartKind::StaysWithParent;
            }
        }
        Some(after)
    }

    /// Do these attributes hold a condition that is false everywhere, as that of tests? An argument
    /// of another macro stays, which may count on it.
    fn is_never_compiled(&self, tokens: Range<usize>) -> bool {
        let is_false = |i: usize| self.code.begins(i, &["cfg", "(", "any", "(", ")", ")"]);
        !self.is_argument && tokens.into_iter().any(is_false)
    }

    /// Is the next part inside an impl or a trait?
    fn is_in_block(&self) -> bool {
        let parent = self.open.last().map(|&id| &self.parts[id].kind);
        matches!(parent, Some(PartKind::Impl(_) | PartKind::Trait))
    }
}

impl Collector<'_> {
    /// Adds the call and its arguments, which end with semicolons or are separated by commas.
    pub fn add_macro_call(&mut self, range: Range<usize>, mac: &syn::Macro) {
        let call = self.expanded(mac);
        self.add_expanded_call(range, mac, call);
    }

    /// Adds a call, whose expansion is known, and its arguments.
    pub fn add_expanded_call(&mut self, range: Range<usize>, mac: &syn::Macro, call: MacroCall) {
        let id = self.add(range, None, PartKind::MacroCall(call));
        let arguments = self.code.inside(mac);
        self.within(id, |collector| collector.add_arguments(arguments));
    }

    fn add_arguments(&mut self, tokens: Range<usize>) {
        let mut separators = Vec::new();
        let mut i = tokens.start;
        while i < tokens.end {
            if matches!(self.code.word(i), ";" | ",") {
                separators.push(i);
            }
            i = self.code.after_tree(i);
        }
        let is_list = separators.iter().any(|&i| self.code.word(i) == ";");
        if is_list {
            separators.retain(|&i| self.code.word(i) == ";");
        }
        let mut start = tokens.start;
        for end in separators {
            if is_list {
                self.add_argument(start..end + 1);
            } else if start < end {
                self.add_argument(start..end);
                self.add(
                    self.code.range_of(end..end + 1),
                    None,
                    PartKind::ArgumentComma,
                );
            }
            start = end + 1;
        }
        if start < tokens.end {
            self.add_argument(start..tokens.end);
        }
    }

    /// Adds an argument, and the elements of the lists in it.
    fn add_argument(&mut self, tokens: Range<usize>) {
        let id = self.add(
            self.code.range_of(tokens.clone()),
            None,
            PartKind::MacroArgument,
        );
        let mut i = tokens.start;
        while i < tokens.end {
            let after = self.code.after_tree(i);
            if self.code.word(i) == "{" && self.code.is_list_of_groups(i + 1..after - 1) {
                self.within(id, |collector| collector.add_arguments(i + 1..after - 1));
            }
            i = after;
        }
    }
}

impl Code<'_> {
    /// The arms `matcher => transcriber;` between a macro's braces, and the tokens inside each
    /// transcriber. The last semicolon is optional.
    pub fn arms(&self, body: Range<usize>) -> Vec<(Range<usize>, Range<usize>)> {
        let mut arms = Vec::new();
        let mut matcher = body.start;
        while matcher < body.end {
            let arrow = self.after_tree(matcher);
            let semicolon = self.after_tree(arrow + 2);
            let end = semicolon.min(body.end - 1);
            arms.push((matcher..end + 1, arrow + 3..semicolon - 1));
            matcher = end + 1;
        }
        arms
    }

    /// Index of the item's keyword, after attributes and qualifiers.
    pub fn after_qualifiers(&self, start: usize, end: usize) -> usize {
        let mut i = start;
        while i < end {
            i = match self.word(i) {
                "#" if self.word(i + 1) == "[" => self.after_tree(i + 1),
                "$" if self.is_attributes(i + 1) => self.after_tree(i + 1) + 1,
                "$" if self.word(i + 1) == "vis" => i + 2,
                "const" if !QUALIFIERS.contains(&self.word(i + 1)) && self.word(i + 1) != "fn" => {
                    return i;
                }
                word if QUALIFIERS.contains(&word) => match self.word(i + 1) {
                    "(" => self.after_tree(i + 1),
                    _ => i + 1,
                },
                _ if self.tokens[i].kind == TokenKind::Literal => i + 1,
                _ => return i,
            };
        }
        i
    }

    /// Does token `i` begin the repeated group `( #[$attribute] )`?
    fn is_attributes(&self, i: usize) -> bool {
        self.word(i) == "("
            && self.word(i + 1) == "#"
            && self.after_tree(i + 2) + 1 == self.after_tree(i)
    }

    /// Index of the first of `ends` outside groups. A block among the arguments of a type is a
    /// number and ends nothing: `impl Field<{ FIRST }> for …`.
    pub fn find_end(&self, mut i: usize, ends: &[&str], end: usize) -> usize {
        let mut depth = 0;
        let is_number = |depth: i32, word: &str| depth > 0 && word == "{";
        while i < end
            && self.tokens[i].kind != TokenKind::Close
            && (!ends.contains(&self.word(i)) || is_number(depth, self.word(i)))
        {
            match self.word(i) {
                "<" => depth += 1,
                // The `>` of `->` or `=>` closes nothing.
                ">" if !matches!(self.word(i - 1), "-" | "=") => depth -= 1,
                _ => {}
            }
            i = self.after_tree(i);
        }
        i
    }

    /// Are these tokens `(…); (…);`? A macro that takes such a list takes a shorter one, too; a
    /// block of statements is no list.
    fn is_list_of_groups(&self, tokens: Range<usize>) -> bool {
        let mut i = tokens.start;
        while i < tokens.end && self.word(i) == "(" {
            let semicolon = self.after_tree(i);
            if semicolon >= tokens.end || self.word(semicolon) != ";" {
                return false;
            }
            i = semicolon + 1;
        }
        i == tokens.end && i > tokens.start
    }

    /// The name behind an item's keyword, and its byte range.
    pub fn name_behind(&self, keyword: usize) -> DefinedName {
        let is_name = |i: &usize| !matches!(self.word(*i), "!" | "mut");
        let name = (keyword + 1..).find(is_name).unwrap_or_default();
        (plain(self.word(name)), self.tokens[name].range.clone())
    }
}
