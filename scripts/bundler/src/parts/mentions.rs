//! Which part mentions which names.

use std::collections::HashSet;
use std::ops::Range;

use super::part::{Part, PartId, PartKind};
use crate::shake::is_primitive;
use crate::syntax::locals::Locals;
use crate::syntax::tokens::{Token, TokenKind, is_behind_dot, is_path_separator, names_in_literal};

/// Gives each identifier to the innermost part around it.
pub fn collect_mentions(text: &str, syntax: &syn::File, tokens: &[Token], parts: &mut [Part]) {
    let constants = constants(text, parts);
    let locals = Locals::of(syntax);
    let mut walk = locals.walk();
    let macros = MacroVariables::of(tokens, text, parts);
    let mut open: Vec<PartId> = Vec::new();
    let mut next = 0;
    for (i, token) in tokens.iter().enumerate() {
        let at = token.range.start;
        walk.go_to(at);
        while next < parts.len() && parts[next].range.start <= at {
            open.push(next);
            next += 1;
        }
        while open.last().is_some_and(|&id| parts[id].range.end <= at) {
            open.pop();
        }
        let Some(&id) = open.last() else { continue };
        let word = token.text(text);
        let is_own_name = parts[id]
            .name
            .as_ref()
            .is_some_and(|(_, place)| *place == token.range);
        let part = &mut parts[id];
        let mut mention = |name: &str, is_local: bool| {
            part.mentions.insert(name.to_string());
            if !is_local || constants.contains(name) {
                part.items.insert(name.to_string());
            }
        };
        match token.kind {
            TokenKind::Ident if !is_own_name && begins_path(tokens, i, text) => {
                part.mentions.insert(word.to_string());
                if !walk.is_local(tokens, i, text) {
                    part.heads.insert(word.to_string());
                }
            }
            TokenKind::Ident if !is_own_name => {
                let is_member = is_behind_dot(tokens, i, text);
                let is_variable = || macros.is_variable(tokens, i, text);
                mention(word, is_member || is_variable() || walk.is_local(tokens, i, text));
            }
            TokenKind::Literal => {
                for name in names_in_literal(word) {
                    mention(name, walk.is_in_scope(name, at));
                }
            }
            _ => {}
        }
    }
}

/// What functions in the arms of macros call their arguments and variables, by the definitions of
/// the macros.
struct MacroVariables<'a>(Vec<(Range<usize>, HashSet<&'a str>)>);

impl<'a> MacroVariables<'a> {
    fn of(tokens: &[Token], text: &'a str, parts: &[Part]) -> Self {
        let macros = parts.iter();
        let macros = macros.filter(|part| matches!(part.kind, PartKind::MacroRules));
        let of_macro = |part: &Part| {
            let at = |place: usize| tokens.partition_point(|token| token.range.start < place);
            let inside = at(part.range.start)..at(part.range.end);
            let bound = inside.filter(|&i| is_bound(tokens, i, text));
            let names = bound.map(|i| &text[tokens[i].range.clone()]);
            (part.range.clone(), names.collect())
        };
        Self(macros.map(of_macro).collect())
    }

    /// Is token `i` such a variable, and not called as a function?
    fn is_variable(&self, tokens: &[Token], i: usize, text: &str) -> bool {
        let at = tokens[i].range.start;
        let around = self.0.partition_point(|(range, _)| range.start <= at);
        let around = around.checked_sub(1).map(|i| &self.0[i]);
        let is_next = |next: &str| tokens.get(i + 1).is_some_and(|t| t.text(text) == next);
        around.is_some_and(|(range, names)| {
            range.contains(&at) && names.contains(tokens[i].text(text))
        }) && !is_next("(")
            && !is_next("!")
            && !(i >= 2 && is_path_separator(tokens, i - 2, text))
    }
}

/// Is it `name: Type`, `let name` or `let mut name`?
fn is_bound(tokens: &[Token], i: usize, text: &str) -> bool {
    let word = |i: Option<usize>| i.and_then(|i| tokens.get(i)).map_or("", |t| t.text(text));
    let (before, but_one) = (word(i.checked_sub(1)), word(i.checked_sub(2)));
    let has_type = word(Some(i + 1)) == ":"
        && !is_path_separator(tokens, i + 1, text)
        && matches!(before, "(" | "," | "mut");
    let is_let = before == "let" || (before == "mut" && but_one == "let");
    let is_small = word(Some(i)).starts_with(char::is_lowercase);
    tokens[i].kind == TokenKind::Ident && is_small && (has_type || is_let)
}

/// Does a path go on behind the name, and not only with arguments, as behind a function?
fn begins_path(tokens: &[Token], i: usize, text: &str) -> bool {
    let is_argument = || tokens.get(i + 3).is_some_and(|token| token.text(text) == "<");
    is_path_separator(tokens, i + 1, text) && !is_argument()
}

/// Names that a pattern may mean, which looks like one that binds a variable: those of constants,
/// variants and types, other names of imports, and names that macros may give to some.
pub fn constants(text: &str, parts: &[Part]) -> HashSet<String> {
    const KNOWN: [&str; 6] = ["crate", "self", "super", "std", "core", "alloc"];
    let mut names: HashSet<&str> = HashSet::new();
    for part in parts {
        let own = part.name.as_ref();
        match &part.kind {
            PartKind::Item if !own.is_some_and(|(_, place)| is_function(text, place.start)) => {
                names.extend(own.map(|(name, _)| name.as_str()));
            }
            PartKind::Type => {
                names.extend(own.map(|(name, _)| name.as_str()));
                let definition = &text[part.range.clone()];
                if definition.contains("enum") {
                    names.extend(definition.split(|c: char| !c.is_alphanumeric() && c != '_'));
                }
            }
            PartKind::Import(import) => {
                let is_known = KNOWN.contains(&import.path.first().map_or("", String::as_str));
                if !is_known || import.path.last() != Some(&import.binding) {
                    names.insert(&import.binding);
                }
            }
            PartKind::MacroCall(call) => {
                let may_be_given = |name: &&String| {
                    let is_small = name.starts_with(char::is_lowercase);
                    !is_small || (call.expansion.defines_arguments && !is_primitive(name))
                };
                let given = call.arguments.iter().filter(may_be_given);
                let given = given.chain(&call.expansion.defines);
                names.extend(given.map(String::as_str));
            }
            _ => {}
        }
    }
    names.into_iter().map(str::to_string).collect()
}

/// Does `fn` stand before this place?
fn is_function(text: &str, place: usize) -> bool {
    text[..place].trim_end().ends_with("fn")
}
