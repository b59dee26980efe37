//! Finds the parts of a `macro_rules!` and of a macro's call among items.
//!
//! An arm is not Rust until its variables are replaced, so its items are found by their keywords.
//! Tokens that are not understood are kept or removed together with the arm.

use std::ops::Range;

use super::collector::{Collector, Place};
use super::{DefinedName, PartKind};
use crate::syntax::plain;
use crate::syntax::tokens::{Code, TokenKind};

/// Words that may come before an item's keyword.
const QUALIFIERS: [&str; 6] = ["async", "const", "default", "extern", "pub", "unsafe"];

impl Collector<'_> {
    /// Adds the arms of a macro.
    pub fn add_macro_arms(&mut self, body: Range<usize>) {
        let arms = self.code.arms(body);
        let refuses = |inside: &Range<usize>| self.code.word(inside.start) == "compile_error";
        let all_refuse = arms.iter().all(|(_, inside)| refuses(inside));
        for (arm, inside) in arms {
            // No program that compiles reaches an arm that refuses.
            let kind = match self.code.word(inside.start) {
                "compile_error" if !all_refuse => PartKind::NeverNeeded,
                _ => PartKind::MacroArm,
            };
            let arm = self.add(arm, None, kind);
            let around = std::mem::replace(&mut self.place, Place::Arm);
            self.within(arm, |collector| collector.add_items(inside));
            self.place = around;
        }
    }

    /// Adds the repetition `$( … )*`, which is removed if all items in it are removed.
    pub fn add_repetition(&mut self, i: usize) -> Option<usize> {
        if self.code.word(i) != "$" || self.code.word(i + 1) != "(" || self.is_in_block() {
            return None;
        }
        let after = self.code.after_tree(i + 1);
        let is_operator = |i: &usize| matches!(self.code.word(*i), "*" | "+" | "?");
        let operator = (after..after + 2).find(is_operator)?;
        let id = self.add(i..operator + 1, None, PartKind::MacroRepetition);
        let only_items = self.within(id, |collector| collector.add_items(i + 2..after - 1));
        if !only_items {
            self.parts[id].kind = PartKind::StaysWithParent;
        }
        Some(operator + 1)
    }
}

impl Collector<'_> {
    /// Adds the call of a macro in the place of an item that begins at token `i`, and its
    /// arguments, which end with semicolons or are separated by commas. Returns the index of the
    /// token after it.
    pub fn add_macro_call(&mut self, i: usize, end: usize) -> Option<usize> {
        let code = self.code;
        let name = code.last_of_path(code.after_qualifiers(i, end));
        if self.place != Place::Code || !code.is_ident(name) || code.word(name + 1) != "!" {
            return None;
        }
        let arguments = code.inside_of(name + 2);
        let call = self.expanded(code.word(name), arguments.clone());
        let is_item = match self.open.last().map(|&id| &self.parts[id].kind) {
            None | Some(PartKind::Module | PartKind::Impl(_) | PartKind::Trait) => true,
            // A macro of the text may write an impl in a block.
            Some(PartKind::Unnamed) => !call.expansion.impls.is_empty(),
            _ => false,
        };
        if !is_item {
            return None;
        }
        let close = arguments.end + 1;
        let after = close + usize::from(code.word(close) == ";");
        let id = self.add(i..after, None, PartKind::MacroCall(call));
        self.within(id, |collector| collector.add_arguments(arguments));
        Some(after)
    }

    fn add_arguments(&mut self, tokens: Range<usize>) {
        let code = self.code;
        let separators = |word| {
            let trees = code.trees(tokens.clone()).map(|tree| tree.start);
            trees.filter(move |&i| code.word(i) == word)
        };
        let mut start = tokens.start;
        for end in separators(";") {
            self.add_argument(start..end + 1);
            start = end + 1;
        }
        let is_list = start > tokens.start;
        for end in separators(",").filter(|_| !is_list) {
            if start < end {
                self.add_argument(start..end);
                self.add(end..end + 1, None, PartKind::ArgumentComma);
            }
            start = end + 1;
        }
        if start < tokens.end {
            self.add_argument(start..tokens.end);
        }
    }

    /// Adds an argument, and the elements of the lists in it.
    fn add_argument(&mut self, tokens: Range<usize>) {
        let code = self.code;
        let id = self.add(tokens.clone(), None, PartKind::MacroArgument);
        for tree in code.trees(tokens) {
            let inside = tree.start + 1..tree.end - 1;
            if code.word(tree.start) == "{" && code.is_list_of_groups(inside.clone()) {
                self.within(id, |collector| collector.add_arguments(inside));
            }
        }
    }
}

impl Code<'_> {
    /// Returns the arms `matcher => transcriber;` between a macro's braces, and the tokens inside
    /// each transcriber. The last semicolon is optional.
    pub fn arms(&self, body: Range<usize>) -> Vec<(Range<usize>, Range<usize>)> {
        let trees: Vec<Range<usize>> = self.trees(body).collect();
        // The arrow is two tokens.
        let arms = trees.chunks(5).filter_map(|arm| {
            let (matcher, transcriber, last) = (arm.first()?, arm.get(3)?, arm.last()?);
            Some((
                matcher.start..last.end,
                transcriber.start + 1..transcriber.end - 1,
            ))
        });
        arms.collect()
    }

    /// Returns the index of the item's keyword, after attributes and qualifiers.
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

    /// Returns whether token `i` begins the repeated group `( #[$attribute] )`.
    fn is_attributes(&self, i: usize) -> bool {
        self.word(i) == "("
            && self.word(i + 1) == "#"
            && self.after_tree(i + 2) + 1 == self.after_tree(i)
    }

    /// Returns the index of the first of `ends` outside groups. A block among the arguments of a
    /// type is a number and ends nothing: `impl Field<{ FIRST }> for …`.
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

    /// Returns whether these tokens are `(…); (…);`. A macro that takes such a list also takes a
    /// shorter one; a block of statements is no list.
    fn is_list_of_groups(&self, tokens: Range<usize>) -> bool {
        let trees = self.trees(tokens).map(|tree| self.word(tree.start));
        let trees: Vec<&str> = trees.collect();
        !trees.is_empty() && trees.chunks(2).all(|pair| pair == ["(", ";"])
    }

    /// Returns the name behind an item's keyword, and its byte range.
    pub fn name_behind(&self, keyword: usize) -> DefinedName {
        let is_name = |i: &usize| !matches!(self.word(*i), "!" | "mut");
        let name = (keyword + 1..).find(is_name).unwrap_or_default();
        (plain(self.word(name)), self.tokens[name].range.clone())
    }
}
