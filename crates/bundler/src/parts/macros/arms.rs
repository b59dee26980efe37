//! Finds the parts of a `macro_rules!`: its arms, and the items that an arm writes.
//!
//! An arm is not Rust until its variables are replaced, so its items are found by their keywords.
//! Tokens that are not understood are kept or removed together with the arm.

use std::collections::BTreeSet;
use std::ops::Range;

use super::expansion::MacroCall;
use crate::parts::collector::Collector;
use crate::parts::part::{Impl, PartId, PartKind};
use crate::syntax::tokens::{TokenKind, is_path_separator};

/// Words that may stand before an item's keyword.
const QUALIFIERS: [&str; 6] = ["async", "const", "default", "extern", "pub", "unsafe"];

impl Collector<'_> {
    /// Adds the arms `matcher => transcriber;`; the last semicolon is optional.
    pub fn add_macro_arms(&mut self, body: Range<usize>) {
        let last = self.token_at(body.end);
        let mut matcher = self.token_at(body.start);
        let mut arms = Vec::new();
        while matcher < last {
            let arrow = self.after_tree(matcher);
            let semicolon = self.after_tree(arrow + 2);
            let end = semicolon.min(last - 1);
            // No program that compiles reaches this arm.
            let refuses = self.word(arrow + 3) == "compile_error";
            let kind = if refuses {
                PartKind::NeverNeeded
            } else {
                PartKind::MacroArm
            };
            let arm = self.add(self.range_of(matcher..end + 1), None, kind);
            arms.push(arm);
            self.within(arm, |collector| {
                collector.add_items(arrow + 3..semicolon - 1)
            });
            matcher = end + 1;
        }
        let refuses = |&id: &PartId| matches!(self.parts[id].kind, PartKind::NeverNeeded);
        if arms.iter().all(refuses) {
            for arm in arms {
                self.parts[arm].kind = PartKind::MacroArm;
            }
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
            match self.word(i) {
                ";" => return i + 1,
                // A function that is an argument of another macro, maybe after other tokens.
                "fn" if i > start => return i,
                "$" if self.word(i + 1) == "(" => return if i > start { i } else { i + 2 },
                "{" => {
                    let after = self.after_tree(i);
                    let around = self.is_argument;
                    self.is_argument |= i > start && self.word(i - 1) == "!";
                    self.add_items(i + 1..after - 1);
                    self.is_argument = around;
                    return after;
                }
                "(" | "[" => {
                    let after = self.after_tree(i);
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
        if self.word(i) != "$" || self.word(i + 1) != "(" || self.is_in_block() {
            return None;
        }
        let after = self.after_tree(i + 1);
        let is_operator = |i: &usize| matches!(self.word(*i), "*" | "+" | "?");
        let operator = (after..after + 2).find(is_operator)?;
        let id = self.add(
            self.range_of(i..operator + 1),
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
        let keyword = self.after_qualifiers(i, end);
        let name = keyword + 1;
        let is_named = name < end && self.tokens[name].kind == TokenKind::Ident;
        let ends: &[&str] = match self.word(keyword) {
            "const" | "static" => &[";"],
            _ => &[";", "{"],
        };
        let stop = self.find_end(keyword, ends, end);
        let after = match self.word(stop) {
            "{" => self.after_tree(stop),
            _ => stop + 1,
        };
        if stop >= end {
            return None;
        }
        let kind = match self.word(keyword) {
            "fn" | "impl" | "mod" if self.is_never_compiled(i..keyword) => PartKind::NeverNeeded,
            "impl" => PartKind::Impl(self.generated_impl(keyword + 1..stop)?),
            "const" | "fn" | "type" if is_named && self.is_in_block() => PartKind::Member,
            "fn" if is_named => PartKind::GeneratedFn,
            "trait" if is_named => PartKind::Trait,
            "enum" | "struct" | "union" if is_named => PartKind::Type,
            "const" | "static" if is_named && self.word(name) != "_" => PartKind::Item,
            _ => return None,
        };
        let place = self.range_of(i..after);
        let id = match kind {
            PartKind::NeverNeeded => {
                self.add(place, None, kind);
                return Some(after);
            }
            PartKind::Impl(_) => self.add(place, None, kind),
            _ => {
                let name = (self.word(name).to_string(), self.tokens[name].range.clone());
                self.add(place, Some(name), kind)
            }
        };
        if self.word(stop) == "{" {
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
        const NEVER: [&str; 6] = ["cfg", "(", "any", "(", ")", ")"];
        let is_false = |i: usize| (i..).zip(NEVER).all(|(i, word)| self.word(i) == word);
        !self.is_argument && tokens.into_iter().any(is_false)
    }

    /// Is the next part inside an impl or a trait?
    fn is_in_block(&self) -> bool {
        let parent = self.open.last().map(|&id| &self.parts[id].kind);
        matches!(parent, Some(PartKind::Impl(_) | PartKind::Trait))
    }

    /// Index of the item's keyword, after attributes and qualifiers.
    fn after_qualifiers(&self, start: usize, end: usize) -> usize {
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
    fn find_end(&self, mut i: usize, ends: &[&str], end: usize) -> usize {
        let mut depth = 0;
        let is_number = |depth: i32, word: &str| depth > 0 && word == "{";
        while i < end && (!ends.contains(&self.word(i)) || is_number(depth, self.word(i))) {
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
}

/// Pieces of `<generics> Trait<Arguments> for Type where …`, as indices of tokens.
struct Pieces<'a> {
    generics: BTreeSet<&'a str>,
    /// Index of the first token after the generics.
    start: usize,
    /// Index of the `for` between the trait and the type.
    separator: Option<usize>,
    /// Index of the `where`, or of the end.
    end: usize,
}

impl Collector<'_> {
    /// The header between `impl` and its block.
    pub fn generated_impl(&self, tokens: Range<usize>) -> Option<Impl> {
        let pieces = self.pieces(tokens);
        let names = |tokens: Range<usize>| -> BTreeSet<String> {
            let names = tokens.filter(|&i| self.is_type_name(i));
            let names = names.map(|i| self.word(i));
            let own = names.filter(|name| !pieces.generics.contains(name));
            own.map(str::to_string).collect()
        };
        let path = pieces.start..pieces.separator.unwrap_or(pieces.start);
        let opening = path.clone().find(|&i| self.word(i) == "<");
        let arguments = opening.unwrap_or(path.end)..path.end;
        let segment = arguments.start.checked_sub(1)?;
        let is_variable = self.word(segment.saturating_sub(1)) == "$";
        let dollar = if is_variable { "$" } else { "" };
        let trait_name = pieces.separator;
        let trait_name = trait_name.map(|_| format!("{dollar}{}", self.word(segment)));
        Some(Impl {
            type_name: None,
            traits: trait_name.iter().cloned().collect(),
            trait_name,
            header_names: names(pieces.start..pieces.end),
            trait_arguments: names(arguments),
        })
    }

    fn pieces(&self, tokens: Range<usize>) -> Pieces<'_> {
        let mut pieces = Pieces {
            generics: BTreeSet::new(),
            start: tokens.start,
            separator: None,
            end: tokens.end,
        };
        let has_generics = self.word(tokens.start) == "<";
        let mut depth = 0;
        for i in tokens.clone() {
            match self.word(i) {
                "<" => depth += 1,
                ">" if self.word(i - 1) != "-" => depth -= 1,
                "for" if depth == 0 && self.word(i + 1) != "<" => pieces.separator = Some(i),
                "where" if depth == 0 => {
                    pieces.end = i;
                    break;
                }
                _ => {}
            }
            let in_generics = has_generics && pieces.start == tokens.start;
            if in_generics && depth == 1 && matches!(self.word(i), "<" | "," | "const") {
                pieces.generics.insert(self.word(i + 1));
            }
            if in_generics && depth == 0 {
                pieces.start = i + 1;
            }
        }
        pieces
    }

    /// Is token `i` the last name of a path that may lead into the inlined text?
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

impl Collector<'_> {
    /// Adds the call and its arguments, which end with semicolons or are separated by commas.
    pub fn add_macro_call(&mut self, range: Range<usize>, mac: &syn::Macro) {
        let call = self.expanded(mac);
        self.add_expanded_call(range, mac, call);
    }

    /// The call with its possible expansion.
    pub fn expanded(&self, mac: &syn::Macro) -> MacroCall {
        let name = mac.path.segments.last().map(|s| s.ident.to_string());
        self.macros.call(&name.unwrap_or_default(), &mac.tokens)
    }

    /// Adds a call, whose expansion is known, and its arguments.
    pub fn add_expanded_call(&mut self, range: Range<usize>, mac: &syn::Macro, call: MacroCall) {
        let id = self.add(range, None, PartKind::MacroCall(call));
        let delimiters = mac.delimiter.span();
        let first = self.token_at(delimiters.open().byte_range().end);
        let last = self.token_at(delimiters.close().byte_range().start);
        self.within(id, |collector| collector.add_arguments(first..last));
    }

    fn add_arguments(&mut self, tokens: Range<usize>) {
        let mut separators = Vec::new();
        let mut i = tokens.start;
        while i < tokens.end {
            if matches!(self.word(i), ";" | ",") {
                separators.push(i);
            }
            i = self.after_tree(i);
        }
        let is_list = separators.iter().any(|&i| self.word(i) == ";");
        if is_list {
            separators.retain(|&i| self.word(i) == ";");
        }
        let mut start = tokens.start;
        for end in separators {
            if is_list {
                self.add_argument(start..end + 1);
            } else if start < end {
                self.add_argument(start..end);
                self.add(self.range_of(end..end + 1), None, PartKind::ArgumentComma);
            }
            start = end + 1;
        }
        if start < tokens.end {
            self.add_argument(start..tokens.end);
        }
    }

    /// Adds an argument, and the elements of the lists in it.
    fn add_argument(&mut self, tokens: Range<usize>) {
        let id = self.add(self.range_of(tokens.clone()), None, PartKind::MacroArgument);
        let mut i = tokens.start;
        while i < tokens.end {
            let after = self.after_tree(i);
            if self.word(i) == "{" && self.is_list_of_groups(i + 1..after - 1) {
                self.within(id, |collector| collector.add_arguments(i + 1..after - 1));
            }
            i = after;
        }
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
}
