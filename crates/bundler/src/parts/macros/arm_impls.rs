//! Reads the header of an impl that a macro's arm writes from its tokens.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::parts::collector::Collector;
use crate::parts::part::Impl;
use crate::syntax::tokens::{TokenKind, is_path_separator};

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
            is_blanket: true,
            traits: trait_name.iter().cloned().collect(),
            trait_name,
            header_names: names(pieces.start..pieces.end),
            trait_arguments: names(arguments),
            bounds: BTreeSet::new(),
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
