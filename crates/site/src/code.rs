//! Rust, highlighted when the page is made.
//!
//! The shortest tags there are, as hundreds of programs are shown: `b` a keyword, `i` a comment,
//! `u` a type or a macro, `s` a text, `var` a number.

use maud::{Markup, PreEscaped};
use ra_ap_rustc_lexer::{FrontmatterAllowed, LiteralKind, TokenKind, tokenize};

const KEYWORDS: [&str; 39] = [
    "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern",
    "false", "fn", "for", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move",
    "mut", "pub", "ref", "return", "self", "Self", "static", "struct", "super", "trait", "true",
    "type", "unsafe", "use", "where", "while",
];

/// A program in `pre` and `code`.
pub fn rust(source: &str) -> Markup {
    PreEscaped(format!(
        "<pre><code>{}</code></pre>",
        tokens(source.trim_end())
    ))
}

/// Any other text in `pre` and `code`; a keyboard reaches it where it may have to be scrolled.
pub fn plain(text: &str) -> Markup {
    let is_long = text.lines().count() > 9 || text.lines().any(|line| line.len() > 20);
    let focus = if is_long { " tabindex=\"0\"" } else { "" };
    // Unlike an attribute's, its quotes stay as they are.
    let mut html = String::with_capacity(text.len());
    escape(text, &mut html);
    PreEscaped(format!("<pre{focus}><code>{html}</code></pre>"))
}

fn tokens(source: &str) -> String {
    let mut html = String::with_capacity(2 * source.len());
    let mut rest = source;
    for token in tokenize(source, FrontmatterAllowed::No) {
        let (text, after) = rest.split_at(token.len as usize);
        rest = after;
        let tag = tag(token.kind, text, after);
        if let Some(tag) = tag {
            html += &format!("<{tag}>");
        }
        escape(text, &mut html);
        if let Some(tag) = tag {
            html += &format!("</{tag}>");
        }
    }
    html
}

fn tag(kind: TokenKind, text: &str, after: &str) -> Option<&'static str> {
    match kind {
        TokenKind::LineComment { .. } | TokenKind::BlockComment { .. } => Some("i"),
        TokenKind::Ident if KEYWORDS.contains(&text) => Some("b"),
        TokenKind::Ident if is_type(text) || is_macro(after) => Some("u"),
        TokenKind::Literal { kind, .. } => match kind {
            LiteralKind::Int { .. } | LiteralKind::Float { .. } => Some("var"),
            _ => Some("s"),
        },
        _ => None,
    }
}

/// `Vec`, `T`; a constant is none.
fn is_type(name: &str) -> bool {
    let is_primitive = matches!(
        name,
        "bool"
            | "char"
            | "str"
            | "f64"
            | "i32"
            | "i64"
            | "i128"
            | "u8"
            | "u16"
            | "u32"
            | "u64"
            | "u128"
            | "usize"
            | "isize"
            | "i8"
            | "i16"
            | "f32"
    );
    let mut letters = name.chars();
    let begins = letters.next().is_some_and(char::is_uppercase);
    is_primitive || begins && (name.len() == 1 || letters.any(char::is_lowercase))
}

/// `name!` but not `name !=`.
fn is_macro(after: &str) -> bool {
    after.starts_with('!') && !after.starts_with("!=")
}

fn escape(text: &str, into: &mut String) {
    for c in text.chars() {
        match c {
            '&' => into.push_str("&amp;"),
            '<' => into.push_str("&lt;"),
            '>' => into.push_str("&gt;"),
            c => into.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_types_numbers_texts_and_comments_are_told_apart() {
        assert_eq!(
            tokens("let a: Vec<u8> = f(b\"<\", 1); // &"),
            "<b>let</b> a: <u>Vec</u>&lt;<u>u8</u>&gt; = f(<s>b\"&lt;\"</s>, <var>1</var>); \
             <i>// &amp;</i>"
        );
    }

    #[test]
    fn a_macro_is_none_where_something_is_compared() {
        assert_eq!(tokens("vec![a]"), "<u>vec</u>![a]");
        assert_eq!(tokens("a!=MAX"), "a!=MAX");
    }
}
