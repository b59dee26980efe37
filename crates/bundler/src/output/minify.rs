//! Writes the same tokens in as few bytes as possible.

use std::collections::BTreeMap;

use anyhow::Result;

use crate::parts::{PartKind, parse_tree};
use crate::syntax::tokens::{Token, TokenKind, tokens};

/// The text without white space that its tokens do not need, and with short names for the
/// variables of macros. `stringify!` sees blanks: `keeps_blanks` leaves one wherever there are any.
///
/// # Errors
/// If the text is not Rust.
pub fn minified(text: &str, keeps_blanks: bool) -> Result<String> {
    let tokens = tokens(text)?;
    let short = short_names(text, &tokens)?;
    let mut out = String::with_capacity(text.len());
    for (i, token) in tokens.iter().enumerate() {
        if let Some(before) = i.checked_sub(1).map(|before| &tokens[before]) {
            let is_kept = keeps_blanks && before.range.end < token.range.start;
            if is_kept || needs_space(text, before, token) {
                out.push(' ');
            }
        }
        match short.get(&i) {
            Some(name) => out.push_str(name),
            None => out.push_str(token.text(text)),
        }
    }
    out.push('\n');
    Ok(out)
}

/// New names of macro variables: token index → name. Within one arm a variable always gets the same
/// name.
fn short_names(text: &str, tokens: &[Token]) -> Result<BTreeMap<usize, String>> {
    let tree = parse_tree(text.to_string())?;
    let mut short = BTreeMap::new();
    for arm in tree
        .parts
        .iter()
        .filter(|part| matches!(part.kind, PartKind::MacroArm))
    {
        // If a macro defines a macro, the inner macro has variables of its own.
        if text[arm.range.clone()].contains("macro_rules") {
            continue;
        }
        let first = tokens.partition_point(|t| t.range.start < arm.range.start);
        let last = tokens.partition_point(|t| t.range.start < arm.range.end);
        let mut names: BTreeMap<&str, String> = BTreeMap::new();
        for i in first + 1..last {
            let word = tokens[i].text(text);
            let is_variable = tokens[i].kind == TokenKind::Ident
                && tokens[i - 1].text(text) == "$"
                && word != "crate";
            if is_variable {
                let next = format!("_{}", names.len());
                let letter = (b'a'..=b'z').nth(names.len());
                let next = letter.map_or(next, |letter| char::from(letter).to_string());
                short.insert(i, names.entry(word).or_insert(next).clone());
            }
        }
    }
    Ok(short)
}

fn needs_space(text: &str, left: &Token, right: &Token) -> bool {
    use TokenKind::{Ident, Lifetime, Literal, Punct};
    let apart = left.range.end < right.range.start;
    match (left.kind, right.kind) {
        (Ident | Lifetime | Literal, Ident | Lifetime | Literal) => true,
        // `a#`, `'a#`, `#"` and `##` are single tokens since editions 2021 and 2024.
        (Ident | Lifetime, Punct { .. }) => apart && text[right.range.clone()].starts_with('#'),
        (Punct { .. }, Literal) => apart && left.text(text) == "#",
        // `1 .max(2)` and `0 ..n`.
        (Literal, Punct { .. }) => apart && text[right.range.clone()].starts_with('.'),
        (Punct { .. }, Punct { .. }) => apart && is_operator(left.text(text), right.text(text)),
        _ => false,
    }
}

/// Would the two tokens together be read as an operator, or as the beginning of one?
fn is_operator(left: &str, right: &str) -> bool {
    const OPERATORS: [&str; 23] = [
        "!=", "##", "%=", "&&", "&=", "*=", "+=", "-=", "->", "..", "/=", "::", "<-", "<<", "<=",
        "==", "=>", ">=", ">>", "^=", "|=", "||", "//",
    ];
    OPERATORS
        .iter()
        .any(|operator| operator.strip_prefix(left) == Some(right))
        || (left, right) == ("/", "*")
}

#[cfg(test)]
mod tests {
    use super::minified;

    #[test]
    fn blanks_between_other_tokens_stay() {
        for (text, squeezed) in [
            ("fn f ( ) -> u8 { 1 .max ( 2 ) }", "fn f()->u8{1 .max(2)}"),
            (
                "fn f() { let x = & & 1; let y = a < - b; }",
                "fn f(){let x=& &1;let y=a< -b;}",
            ),
            (
                "macro_rules! m { ($a:ident #[b] $c:lifetime #) => {}; (# \"\" # # !) => {} }",
                "macro_rules!m{($a:ident #[b]$b:lifetime #)=>{};(# \"\"# #!)=>{}}",
            ),
        ] {
            assert_eq!(minified(text, false).unwrap().trim_end(), squeezed);
        }
    }
}
