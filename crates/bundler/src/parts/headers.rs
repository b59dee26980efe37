//! Reads the names in an import and in the header of an impl. `inline` has given each imported name
//! its own `use`.

use std::collections::BTreeSet;
use std::ops::Range;

use super::{Impl, Import};
use crate::syntax::plain;
use crate::syntax::tokens::{Code, TokenKind};

/// Words that may come where a type's name does.
const NO_TYPES: [&str; 9] = [
    "Self", "as", "const", "crate", "dyn", "fn", "for", "impl", "mut",
];

/// Pieces of `<generics> Trait<Arguments> for Type where …`, as indices of tokens.
pub struct Pieces<'a> {
    pub generics: BTreeSet<&'a str>,
    /// Index of the first token after the generics.
    pub start: usize,
    /// Index of the `for` between the trait and the type.
    separator: Option<usize>,
    /// Index of the `where`, or of the end.
    pub end: usize,
}

impl Code<'_> {
    /// Returns the only imported name between `use` and the semicolon.
    pub fn import(&self, tokens: Range<usize>, is_public: bool) -> Import {
        let words = tokens.map(|i| self.word(i));
        let words = words.filter(|word| !matches!(*word, ":" | "{" | "}" | ","));
        let mut path: Vec<String> = words.map(plain).collect();
        let alias = path.iter().position(|word| word == "as");
        let alias = alias.and_then(|at| path.split_off(at).pop());
        let star = path.pop_if(|last| last == "*");
        path.pop_if(|last| last == "self");
        let binding = alias.or(star).or(path.last().cloned());
        Import {
            is_public,
            path,
            binding: binding.unwrap_or_default(),
        }
    }

    /// Returns the header between `impl` and its block.
    pub fn header(&self, tokens: Range<usize>) -> Impl {
        let pieces = self.pieces(tokens);
        let names = |tokens: Range<usize>| -> BTreeSet<String> {
            let names = tokens.filter(|&i| self.is_type_name(i, &pieces.generics));
            names.map(|i| self.word(i).to_string()).collect()
        };
        let path = pieces.start..pieces.separator.unwrap_or(pieces.end);
        let opening = path.clone().find(|&i| self.word(i) == "<");
        let opening = opening.unwrap_or(path.end);
        let trait_name = pieces.separator.map(|_| {
            let is_variable = self.word(opening.saturating_sub(2)) == "$";
            let dollar = if is_variable { "$" } else { "" };
            format!("{dollar}{}", self.word(opening - 1))
        });
        // The arguments of the type are left out: whoever calls a method has such a value already,
        // and the arguments may be mentioned nowhere else.
        let named = pieces.separator.map_or(opening, |_| pieces.end);
        Impl {
            type_name: self.type_name(pieces.separator.map_or(path.start, |i| i + 1)..pieces.end),
            traits: trait_name.iter().cloned().collect(),
            trait_arguments: names(opening..pieces.separator.unwrap_or(opening)),
            header_names: names(pieces.start..named),
            trait_name,
        }
    }

    /// Returns pieces of the header between `impl` and its block.
    pub fn pieces(&self, tokens: Range<usize>) -> Pieces<'_> {
        let mut pieces = Pieces {
            generics: BTreeSet::new(),
            start: tokens.start,
            separator: None,
            end: tokens.end,
        };
        let has_generics = self.word(tokens.start) == "<";
        let mut depth = 0;
        for i in self.trees(tokens.clone()).map(|tree| tree.start) {
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

    /// Returns the last name of a type's path, or of the path behind a reference; `None` for other
    /// types.
    fn type_name(&self, tokens: Range<usize>) -> Option<String> {
        let mut i = tokens.start;
        while matches!(self.word(i), "&" | "mut") || self.tokens[i].kind == TokenKind::Lifetime {
            i += 1;
        }
        i = self.last_of_path(i);
        let is_last = i + 1 == tokens.end || self.word(i + 1) == "<";
        (self.is_ident(i) && is_last).then(|| self.word(i).to_string())
    }

    /// Returns whether token `i` is the last name of a path that may lead into the inlined text.
    fn is_type_name(&self, i: usize, generics: &BTreeSet<&str>) -> bool {
        let mut first = i;
        let is_foreign = |i: usize| ["Self", "core", "std"].contains(&self.word(i));
        while first >= 3 && self.is_behind_separator(first) && !is_foreign(first) {
            first -= 3;
        }
        self.is_ident(i)
            && !self.is_path_separator(i + 1)
            && !NO_TYPES.contains(&self.word(i))
            && !is_foreign(first)
            && !self.is_parameter(i, generics)
            && self.word(first.saturating_sub(1)) != "$"
    }

    /// Returns whether token `i` is a parameter or a type associated with one: `Item = u8`,
    /// `T::Item`, `<T as Iterator>::Item`.
    pub fn is_parameter(&self, i: usize, generics: &BTreeSet<&str>) -> bool {
        let mut first = i;
        while first >= 3 && self.is_behind_separator(first) {
            first -= 3;
        }
        let first = self.word(first);
        self.word(i + 1) == "=" || first == ">" || generics.contains(first)
    }
}
