//! Writes the same tokens in as few bytes as possible.

use anyhow::Result;

use crate::syntax::tokens::{Code, Token, TokenKind};

/// Returns the text without white space that its tokens do not need. `stringify!` sees blanks: a
/// text that has it keeps one wherever there are any.
///
/// # Errors
/// If the text is not Rust.
pub fn minified(text: &str) -> Result<String> {
    let keeps_blanks = text.contains("stringify");
    let tokens = Code::new(text)?.tokens;
    let mut out = String::with_capacity(text.len());
    for (i, token) in tokens.iter().enumerate() {
        if let Some(before) = i.checked_sub(1).map(|before| &tokens[before]) {
            let is_kept = keeps_blanks && before.range.end < token.range.start;
            if is_kept || needs_space(text, before, token) {
                out.push(' ');
            }
        }
        out.push_str(token.text(text));
    }
    out.push('\n');
    Ok(out)
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

/// Returns whether the two tokens together would be read as an operator, or as the beginning of
/// one.
fn is_operator(left: &str, right: &str) -> bool {
    const OPERATORS: [&str; 24] = [
        "!=", "##", "%=", "&&", "&=", "*=", "+=", "-=", "->", "..", ".=", "/=", "::", "<-", "<<",
        "<=", "==", "=>", ">=", ">>", "^=", "|=", "||", "//",
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
                "macro_rules!m{($a:ident #[b]$c:lifetime #)=>{};(# \"\"# #!)=>{}}",
            ),
        ] {
            assert_eq!(minified(text).unwrap().trim_end(), squeezed);
        }
    }
}
