//! Collects the names that each part mentions.

use super::part::{Part, PartId};
use crate::syntax::tokens::{Code, TokenKind, names_in_literal};

/// Adds each identifier to the mentions of the innermost part around it.
pub fn collect_mentions(code: &Code, parts: &mut [Part]) {
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
        let mentions = &mut parts[id].mentions;
        match token.kind {
            TokenKind::Ident if !is_own_name => {
                mentions.insert(word.to_string());
            }
            TokenKind::Literal => mentions.extend(names_in_literal(word).map(str::to_string)),
            _ => {}
        }
    }
}
