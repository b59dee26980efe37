//! Which part mentions which names.

use super::part::{Part, PartId};
use crate::syntax::tokens::{Token, TokenKind, names_in_literal};

/// Gives each identifier to the innermost part around it.
pub fn collect_mentions(text: &str, tokens: &[Token], parts: &mut [Part]) {
    let mut open: Vec<PartId> = Vec::new();
    let mut next = 0;
    for token in tokens {
        let at = token.range.start;
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
        match token.kind {
            TokenKind::Ident if !is_own_name => {
                parts[id].mentions.insert(word.to_string());
            }
            TokenKind::Literal => {
                parts[id]
                    .mentions
                    .extend(names_in_literal(word).map(str::to_string));
            }
            _ => {}
        }
    }
}
