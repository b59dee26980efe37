//! Finds arguments and variables of the functions that macros write, and the macros that own a
//! part.

use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

use crate::parts::part::{Part, PartId, PartKind};
use crate::parts::tree::Tree;
use crate::syntax::tokens::{Token, TokenKind, is_path_separator, text_at};

/// Names of arguments and variables in each macro's definition.
pub struct MacroVariables<'a> {
    tokens: &'a [Token],
    text: &'a str,
    macros: Vec<(Range<usize>, HashSet<&'a str>)>,
}

impl<'a> MacroVariables<'a> {
    pub fn new(tokens: &'a [Token], text: &'a str, parts: &[Part]) -> Self {
        let mut variables = Self {
            tokens,
            text,
            macros: Vec::new(),
        };
        let macros = parts.iter();
        let macros = macros.filter(|part| matches!(part.kind, PartKind::MacroRules));
        variables.macros = macros
            .map(|part| (part.range.clone(), variables.bound_in(&part.range)))
            .collect();
        variables
    }

    /// Is token `i` the name of a variable in the macro around it, and not of a called function?
    pub fn is_variable(&self, i: usize) -> bool {
        let at = self.tokens[i].range.start;
        let around = self.macros.partition_point(|(range, _)| range.start <= at);
        let is_bound = self.macros[..around].last().is_some_and(|(range, names)| {
            range.contains(&at) && names.contains(self.word(Some(i)))
        });
        let is_behind_path = || i >= 2 && is_path_separator(self.tokens, i - 2, self.text);
        is_bound && !["(", "!"].contains(&self.word(Some(i + 1))) && !is_behind_path()
    }

    fn bound_in(&self, range: &Range<usize>) -> HashSet<&'a str> {
        let at = |place: usize| self.tokens.partition_point(|t| t.range.start < place);
        let inside = at(range.start)..at(range.end);
        let bound = inside.filter(|&i| self.is_bound(i));
        bound.map(|i| self.word(Some(i))).collect()
    }

    /// Is token `i` the name in `name: Type`, `let name` or `let mut name`?
    fn is_bound(&self, i: usize) -> bool {
        let before = self.word(i.checked_sub(1));
        let has_type = self.word(Some(i + 1)) == ":"
            && !is_path_separator(self.tokens, i + 1, self.text)
            && ["(", ",", "mut"].contains(&before);
        let is_let = before == "let" || (before == "mut" && self.word(i.checked_sub(2)) == "let");
        let is_small = self.word(Some(i)).starts_with(char::is_lowercase);
        self.tokens[i].kind == TokenKind::Ident && is_small && (has_type || is_let)
    }

    /// The text of a token; empty before the first and beyond the last.
    fn word(&self, i: Option<usize>) -> &'a str {
        i.map_or("", |i| text_at(self.tokens, i, self.text))
    }
}

impl Tree {
    /// The name of the macro whose definition contains the part.
    pub fn macro_of(&self, id: PartId) -> Option<&String> {
        let mut up = self.parts[id].parent;
        while let Some(id) = up.filter(|&id| !matches!(self.parts[id].kind, PartKind::MacroRules)) {
            up = self.parts[id].parent;
        }
        self.name(up?)
    }

    /// Parts of the macros with these names, and of the macros that they may call, directly or
    /// through others.
    pub fn parts_of_called_macros(&self, mentioned: &BTreeSet<String>) -> Vec<PartId> {
        let inside = (0..self.parts.len()).filter_map(|id| Some((id, self.macro_of(id)?)));
        let inside: Vec<(PartId, &String)> = inside.collect();
        let names: BTreeSet<&String> = inside.iter().map(|(_, name)| *name).collect();
        let mut called: BTreeSet<&String> = names.iter().copied().collect();
        called.retain(|name| mentioned.contains(*name));
        loop {
            let parts = inside.iter().filter(|(_, name)| called.contains(name));
            let parts: Vec<PartId> = parts.map(|(id, _)| *id).collect();
            let calls = |id: &PartId, name: &String| {
                self.text[self.parts[*id].range.clone()].contains(&format!("{name}!"))
            };
            let known = called.len();
            let reached = |name: &&&String| parts.iter().any(|id| calls(id, name));
            called.extend(names.iter().filter(reached));
            if called.len() == known {
                return parts;
            }
        }
    }

    /// Functions of this name that arms of these macros write.
    pub fn functions_of_macros(
        &self,
        macros: &BTreeSet<String>,
        name: &str,
    ) -> impl Iterator<Item = PartId> {
        let ids = (0..self.parts.len()).filter(move |&id| {
            matches!(self.parts[id].kind, PartKind::GeneratedFn) && self.is_named(id, name)
        });
        ids.filter(|&id| self.macro_of(id).is_some_and(|name| macros.contains(name)))
    }
}
