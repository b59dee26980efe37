//! Collects the names that each part mentions.

use std::collections::HashSet;

use super::macros::variables::MacroVariables;
use super::part::{Part, PartId, PartKind};
use crate::syntax::is_primitive;
use crate::syntax::locals::{Locals, Walk};
use crate::syntax::tokens::{
    Token, TokenKind, is_behind_dot, is_path_separator, names_in_literal, text_at,
};
use crate::syntax::words;

/// Adds each identifier to the mentions of the innermost part around it.
pub fn collect_mentions(text: &str, syntax: &syn::File, tokens: &[Token], parts: &mut [Part]) {
    let constants = constants(text, parts);
    let locals = Locals::new(syntax);
    let mut walk = Walk::new(&locals);
    let macros = MacroVariables::new(tokens, text, parts);
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
        let word = token.text(text).trim_start_matches("r#");
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
                let is_local = is_member || macros.is_variable(i) || walk.is_local(tokens, i, text);
                mention(word, is_local);
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

/// Is a further path segment after the name? Arguments alone, as of a function, do not count.
fn begins_path(tokens: &[Token], i: usize, text: &str) -> bool {
    is_path_separator(tokens, i + 1, text) && text_at(tokens, i + 3, text) != "<"
}

/// Names that may mean something else in a pattern which looks like one that binds a variable:
/// constants, variants, types, aliases of imports, and names that macros may give to definitions.
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
                    names.extend(words(definition));
                }
            }
            PartKind::Import(import) => {
                let is_known = KNOWN.contains(&import.path.first().map_or("", String::as_str));
                if !is_known || import.path.last() != Some(&import.binding) {
                    names.insert(&import.binding);
                }
            }
            PartKind::MacroCall(call) => {
                // A macro with an unknown definition may define any name in its arguments.
                let defines_arguments =
                    call.expansion.defines_arguments || call.expansion.is_empty();
                let may_be_given = |name: &&String| {
                    let is_capital = !name.starts_with(char::is_lowercase);
                    is_capital || (defines_arguments && !is_primitive(name))
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

/// Is the word before this offset `fn`?
fn is_function(text: &str, place: usize) -> bool {
    text[..place].trim_end().ends_with("fn")
}
