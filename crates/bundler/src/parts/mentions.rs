//! Collects the names that each part mentions.

use std::collections::HashSet;

use super::{Part, PartId, PartKind};
use crate::syntax::tokens::{Code, TokenKind, begins_with_capital, names_in_literal};
use crate::syntax::words;

/// Adds each identifier to the mentions of the innermost part around it.
pub fn collect_mentions(code: &Code, parts: &mut [Part]) {
    let constants = constants(code.source, parts);
    let mut innermost: Option<PartId> = None;
    let mut next = 0;
    for (i, token) in code.tokens.iter().enumerate() {
        let at = token.range.start;
        while parts.get(next).is_some_and(|part| part.range.start <= at) {
            innermost = Some(next);
            next += 1;
        }
        while let Some(id) = innermost
            && parts[id].range.end <= at
        {
            innermost = parts[id].parent;
        }
        let Some(id) = innermost else { continue };
        let word = code.word(i).trim_start_matches("r#");
        let is_own_name = parts[id]
            .name
            .as_ref()
            .is_some_and(|(_, place)| *place == token.range);
        let part = &mut parts[id];
        // A macro among items may give an argument to a definition, or call it.
        let is_whole = matches!(part.kind, PartKind::Import(_) | PartKind::MacroArgument);
        let mut mention = |name: &str, may_be_item: bool, is_member: bool| {
            part.mentions.insert(name.to_string());
            if may_be_item || (!is_member && constants.contains(name)) {
                part.items.insert(name.to_string());
            }
        };
        match token.kind {
            TokenKind::Ident if !is_own_name && begins_path(code, i) => {
                part.mentions.insert(word.to_string());
                part.heads.insert(word.to_string());
            }
            TokenKind::Ident if !is_own_name => {
                let is_member = code.is_behind_dot(i);
                let is_item = is_whole || code.may_be_item(i);
                mention(word, is_item, is_member);
            }
            TokenKind::Literal => {
                for name in names_in_literal(word) {
                    mention(name, begins_with_capital(name), false);
                }
            }
            _ => {}
        }
    }
}

/// Returns whether a path goes on after the name. Arguments alone, as of a function, do not count.
fn begins_path(code: &Code, i: usize) -> bool {
    code.is_path_separator(i + 1) && code.word(i + 3) != "<"
}

/// Returns names of constants, statics, variants and macros, and other names that imports give
/// them: they mean an item everywhere.
pub fn constants(text: &str, parts: &[Part]) -> HashSet<String> {
    let mut names: HashSet<&str> = HashSet::new();
    for part in parts {
        match (&part.kind, &part.name) {
            (PartKind::Import(import), _) if import.renamed().is_some() => {
                names.insert(&import.binding);
            }
            (PartKind::MacroRules, Some((name, _))) => {
                names.insert(name);
            }
            (PartKind::Item, Some((name, _))) if !part.has_keyword("fn", text) => {
                names.insert(name);
            }
            (PartKind::Type, _) if text[part.range.clone()].contains("enum") => {
                names.extend(words(&text[part.range.clone()]));
            }
            _ => {}
        }
    }
    names.into_iter().map(str::to_string).collect()
}
