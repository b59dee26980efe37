//! Which part mentions which names.

use std::collections::HashSet;

use super::part::{Part, PartId, PartKind};
use crate::syntax::locals::Locals;
use crate::syntax::tokens::{Token, TokenKind, is_behind_dot, names_in_literal};

/// Gives each identifier to the innermost part around it.
pub fn collect_mentions(text: &str, syntax: &syn::File, tokens: &[Token], parts: &mut [Part]) {
    let constants = constants(text, parts);
    let locals = Locals::of(syntax);
    let mut walk = locals.walk();
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
        let mut mention = |name: &str, is_local: bool| {
            parts[id].mentions.insert(name.to_string());
            if !is_local || constants.contains(name) {
                parts[id].items.insert(name.to_string());
            }
        };
        match token.kind {
            TokenKind::Ident if !is_own_name => {
                let is_member = is_behind_dot(tokens, i, text);
                mention(word, is_member || walk.is_local(tokens, i, text));
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
                let given = call.arguments.iter().chain(&call.expansion.defines);
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
