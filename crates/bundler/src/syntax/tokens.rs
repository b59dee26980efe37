//! Parses Rust text to a syntax tree, and to a flat list of tokens with their byte ranges. Doc
//! comments are not among the tokens.

use std::collections::BTreeSet;
use std::ops::Range;

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Group, Spacing, Span, TokenStream, TokenTree};

use super::places::SpanRanges;
use super::words::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    Ident,
    Lifetime,
    Literal,
    /// Punctuation. `joint` if the next token is punctuation, too, and follows without a gap.
    Punct {
        joint: bool,
    },
    Open,
    Close,
}

#[derive(Debug, Clone)]
pub struct Token {
    pub range: Range<usize>,
    pub kind: TokenKind,
}

impl Token {
    pub fn text<'a>(&self, source: &'a str) -> &'a str {
        &source[self.range.clone()]
    }
}

/// The text of token `i`; empty beyond the end.
pub fn text_at<'a>(tokens: &[Token], i: usize, source: &'a str) -> &'a str {
    tokens.get(i).map_or("", |token| token.text(source))
}

/// Parses a file.
///
/// # Errors
/// If the text is not Rust; names the line.
pub fn parse(source: &str) -> Result<syn::File> {
    syn::parse_file(source).map_err(not_parsed)
}

/// The tokens of `source`.
///
/// # Errors
/// If the text is not Rust; names the line.
pub fn tokens(source: &str) -> Result<Vec<Token>> {
    Ok(flattened(stream(source)?, source))
}

/// Parses a file and lists its tokens in one pass. The file must not begin with a `#!` line.
///
/// # Errors
/// If the text is not Rust; names the line.
pub fn parse_with_tokens(source: &str) -> Result<(syn::File, Vec<Token>)> {
    let stream = stream(source)?;
    let file = syn::parse2(stream.clone()).map_err(not_parsed)?;
    Ok((file, flattened(stream, source)))
}

fn flattened(stream: TokenStream, source: &str) -> Vec<Token> {
    let mut flattened = Flattened {
        tokens: Vec::new(),
        ranges: SpanRanges::new(source),
    };
    flattened.add(stream);
    flattened.tokens
}

fn stream(source: &str) -> Result<TokenStream> {
    source.parse().map_err(|error: proc_macro2::LexError| {
        anyhow!("line {}: no Rust token", error.span().start().line)
    })
}

fn not_parsed(error: syn::Error) -> anyhow::Error {
    anyhow!("line {}: cannot parse: {error}", error.span().start().line)
}

/// The tokens of a stream and of the groups in it.
struct Flattened<'a> {
    tokens: Vec<Token>,
    ranges: SpanRanges<'a>,
}

impl Flattened<'_> {
    fn add(&mut self, stream: TokenStream) {
        let mut trees = stream.into_iter().peekable();
        while let Some(tree) = trees.next() {
            if let TokenTree::Group(group) = &tree {
                self.add_group(group);
                continue;
            }
            let mut range = self.ranges.range(tree.span());
            let kind = match &tree {
                TokenTree::Punct(punct) if punct.as_char() == '#' && range.len() > 1 => {
                    // A doc comment becomes `#[doc = "…"]`, and each of these tokens has the
                    // comment's range.
                    trees.next_if(|tree| matches!(tree, TokenTree::Punct(p) if p.as_char() == '!'));
                    trees.next();
                    continue;
                }
                TokenTree::Punct(punct) if punct.as_char() == '\'' => {
                    let name = trees.next().expect("a lifetime has a name");
                    range.end = self.ranges.range(name.span()).end;
                    TokenKind::Lifetime
                }
                TokenTree::Punct(punct) => TokenKind::Punct {
                    joint: punct.spacing() == Spacing::Joint,
                },
                TokenTree::Literal(_) => TokenKind::Literal,
                _ => TokenKind::Ident,
            };
            self.tokens.push(Token { range, kind });
        }
    }

    fn add_group(&mut self, group: &Group) {
        let is_visible = group.delimiter() != Delimiter::None;
        if is_visible {
            self.add_delimiter(TokenKind::Open, group.span_open());
        }
        self.add(group.stream());
        if is_visible {
            self.add_delimiter(TokenKind::Close, group.span_close());
        }
    }

    fn add_delimiter(&mut self, kind: TokenKind, span: Span) {
        let range = self.ranges.range(span);
        self.tokens.push(Token { range, kind });
    }
}

/// Index of the token after token `i`, or after the group that it opens.
pub fn after_tree(tokens: &[Token], i: usize) -> usize {
    let mut depth = 0;
    for (i, token) in tokens.iter().enumerate().skip(i) {
        match token.kind {
            TokenKind::Open => depth += 1,
            TokenKind::Close => depth -= 1,
            _ => {}
        }
        if depth <= 0 {
            return i + 1;
        }
    }
    tokens.len()
}

/// Byte range from the first of these tokens to the last.
pub fn range_of(tokens: &[Token]) -> Range<usize> {
    tokens[0].range.start..tokens[tokens.len() - 1].range.end
}

/// Does token `i` begin `::`?
pub fn is_path_separator(tokens: &[Token], i: usize, source: &str) -> bool {
    let colon = |i: usize| text_at(tokens, i, source) == ":";
    colon(i) && colon(i + 1) && tokens[i].range.end == tokens[i + 1].range.start
}

/// Mark before a name that means no item: a field, a method, a variable.
pub const NO_ITEM: char = '.';

/// Mark before the name of a trait whose methods are not called.
pub const NOT_CALLED: char = '!';

/// Is token `i` the name of a field or a method, as in `a.name`, but not in `a..name`?
pub fn is_behind_dot(tokens: &[Token], i: usize, source: &str) -> bool {
    let dot = |i: Option<usize>| i.filter(|&i| tokens[i].text(source) == ".");
    let Some(before) = dot(i.checked_sub(1)) else {
        return false;
    };
    let other = dot(before.checked_sub(1));
    other.is_none_or(|other| tokens[other].range.end < tokens[before].range.start)
}

/// Is the `::` at token `i` in the middle of a path?
pub fn continues_a_path(tokens: &[Token], i: usize, source: &str) -> bool {
    const BEFORE_PATHS: [&str; 15] = [
        "as", "dyn", "else", "for", "if", "impl", "in", "let", "match", "mut", "return", "unsafe",
        "use", "where", "while",
    ];
    let Some(before) = i.checked_sub(1) else {
        return false;
    };
    let text = tokens[before].text(source);
    match tokens[before].kind {
        TokenKind::Ident => !BEFORE_PATHS.contains(&text) && !is_word_of_macro(tokens, i, source),
        TokenKind::Punct { .. } if text == ">" => {
            let arrow = before.checked_sub(1).map(|b| tokens[b].text(source));
            !matches!(arrow, Some("-" | "="))
        }
        _ => false,
    }
}

/// Is the word before the separator a macro's own word, such as `from` in `input! { from
/// ::krate::f() }`? The spaces tell: `a::b` and `a :: b` are one path.
fn is_word_of_macro(tokens: &[Token], separator: usize, source: &str) -> bool {
    const BEGIN_PATHS: [&str; 4] = ["crate", "self", "super", "Self"];
    let touches = |a: usize| match tokens.get(a..=a + 1) {
        Some([a, b]) => a.range.end == b.range.start,
        _ => true,
    };
    let is_word = !BEGIN_PATHS.contains(&tokens[separator - 1].text(source));
    is_word && !touches(separator - 1) && touches(separator + 1)
}

/// May token `i` mean an item? A word that begins with a small letter, and is neither called nor in
/// a path, is most likely a field or a variable; rustc reports the items that are missing.
pub fn may_be_item(tokens: &[Token], i: usize, source: &str) -> bool {
    let is_called = ["(", "!"].contains(&text_at(tokens, i + 1, source));
    let is_in_path = is_path_separator(tokens, i + 1, source)
        || (i >= 2 && is_path_separator(tokens, i - 2, source));
    !is_behind_dot(tokens, i, source)
        && (is_called || is_in_path || begins_with_capital(tokens[i].text(source)))
}

/// Does the name begin with a capital, as those of constants, variants and types do?
pub fn begins_with_capital(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
}

/// Identifiers that a format string may capture: `{name}`, `{0:width$}`.
pub fn names_in_literal(literal: &str) -> impl Iterator<Item = &str> {
    let formats = literal.contains('"') && literal.contains('{');
    words(literal)
        .filter(move |word| formats && word.starts_with(|c: char| c.is_alphabetic() || c == '_'))
}

/// Names of the macros that a text defines; `$` if a macro's variable gives a name.
pub fn macros_of<'a>(source: &'a str, tokens: &[Token]) -> BTreeSet<&'a str> {
    let text = |i: usize| text_at(tokens, i, source);
    let defined = (0..tokens.len()).filter(|&i| text(i) == "macro_rules" && text(i + 1) == "!");
    defined
        .map(|i| text(i + 2).trim_start_matches("r#"))
        .collect()
}

/// Does a text call one of these macros with such an argument?
pub fn passes_new_expressions(source: &str, tokens: &[Token], macros: &BTreeSet<&str>) -> bool {
    let text = |i: usize| text_at(tokens, i, source);
    let is_new = |i: usize| {
        let ends = |word: &str| matches!(word, ")" | "]" | "}" | "," | ";" | "=");
        let begins = |word: &str| matches!(word, "(" | "[" | "{" | "," | ";" | ">");
        (text(i) == "_" && begins(text(i - 1)) && ends(text(i + 1)))
            || (text(i) == "const" && text(i + 1) == "{")
    };
    let calls = (1..tokens.len()).filter(|&i| text(i) == "!" && macros.contains(text(i - 1)));
    let mut arguments = calls.flat_map(|i| i + 2..after_tree(tokens, i + 1));
    arguments.any(is_new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::tokens::tokens;

    #[test]
    fn line_and_column_give_the_same_places_as_byte_ranges() {
        let source = "//! A.\r\n/** b\n c */ mod a {\n  fn f<'a>(x: &'a str) -> u8 { x[\"\n\\n\"].0 }\n}\n\n\
            const R: &[u8] = br#\"1\n\"#; macro_rules! m { ($($t:tt)*) => { 'c' } }";
        for source in [
            source.to_string(),
            source.replace('\n', "\n\n"),
            String::new(),
        ] {
            let other = format!("{source} // \u{e9}");
            let places = |source: &str| -> Vec<(Range<usize>, TokenKind)> {
                let all = tokens(source).unwrap().into_iter();
                all.map(|token| (token.range, token.kind)).collect()
            };
            assert!(!other.is_ascii() && source.is_ascii());
            assert_eq!(places(&source), places(&other));
        }
    }

    fn texts(source: &str) -> Vec<&str> {
        let tokens = tokens(source).unwrap();
        tokens.iter().map(|t| t.text(source)).collect()
    }

    #[test]
    fn comments_of_both_kinds_are_no_tokens() {
        assert_eq!(
            texts("//! a\n/// b\nfn /* c */ f(x: &'a u8) {} // d\n"),
            ["fn", "f", "(", "x", ":", "&", "'a", "u8", ")", "{", "}"]
        );
    }

    #[test]
    fn fields_and_methods_stand_behind_a_dot() {
        let source = "a.b(c..d, 1.e.f)..=g $h . i";
        let tokens = tokens(source).unwrap();
        let names = (0..tokens.len()).filter(|&i| tokens[i].kind == TokenKind::Ident);
        let behind = names.filter(|&i| is_behind_dot(&tokens, i, source));
        let behind: Vec<&str> = behind.map(|i| tokens[i].text(source)).collect();
        assert_eq!(behind, ["b", "e", "f", "i"]);
    }

    #[test]
    fn a_path_begins_behind_a_keyword_an_operator_or_a_word_of_a_macro() {
        let source = "use ::a; from ::b + ::c -> ::d; e::f; g :: h; crate ::i; J<k>::l";
        let tokens = tokens(source).unwrap();
        let text = |i: usize| tokens[i].text(source);
        let paths = (0..tokens.len()).filter(|&i| is_path_separator(&tokens, i, source));
        let (inside, first): (Vec<usize>, Vec<usize>) =
            paths.partition(|&i| continues_a_path(&tokens, i, source));
        let names = |at: Vec<usize>| -> Vec<&str> { at.into_iter().map(|i| text(i + 2)).collect() };
        assert_eq!(names(first), ["a", "b", "c", "d"]);
        assert_eq!(names(inside), ["f", "h", "i", "l"]);
    }

    #[test]
    fn places_are_bytes_behind_letters_of_several() {
        assert_eq!(
            texts("// ∅\nlet é = \"∅\"; // é\nlet b = 'é';\n"),
            ["let", "é", "=", "\"∅\"", ";", "let", "b", "=", "'é'", ";"]
        );
    }

    #[test]
    fn format_strings_mention_names() {
        let names: Vec<_> = names_in_literal("\"{value:>width$} of {0}\"").collect();
        assert_eq!(names, ["value", "width", "of"]);
        assert_eq!(names_in_literal("\"plain\"").count(), 0);
    }

    #[test]
    fn only_such_arguments_of_own_macros_count() {
        let passes = |source: &str| {
            let tokens = tokens(source).unwrap();
            passes_new_expressions(source, &tokens, &macros_of(source, &tokens))
        };
        let defined = "macro_rules! m { ($e:expr) => {}; (_) => {} } ";
        for call in ["m!(_)", "m! { a, _ }", "crate::m!(const { 1 })"] {
            assert!(passes(&format!("{defined} fn f() {{ {call} }}")), "{call}");
        }
        for call in ["n!(_)", "m!(a_)", "m!(|_| 1)", "m!(1); let _ = 2;"] {
            assert!(!passes(&format!("{defined} fn f() {{ {call} }}")), "{call}");
        }
    }
}
