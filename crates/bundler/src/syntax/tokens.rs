//! Parses Rust text to a syntax tree, and to a flat list of tokens with their byte ranges. Doc
//! comments are not among the tokens.

use std::collections::BTreeSet;
use std::iter::from_fn;
use std::ops::Range;

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Spacing, Span, TokenStream, TokenTree};

use super::places::SpanRanges;
use super::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    Ident,
    Lifetime,
    Literal,
    /// Punctuation. `joint` if the next token is also punctuation and follows without a gap.
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

/// A text and its tokens.
#[derive(Debug, Default)]
pub struct Code<'a> {
    pub source: &'a str,
    pub tokens: Vec<Token>,
}

/// Parses a file.
///
/// # Errors
/// If the text is not Rust, or is nested deeper than [`lex`] allows.
pub fn parse_file(source: &str) -> syn::Result<syn::File> {
    // Only `syn` knows a `#!` line.
    let rest = source.split_once('\n').map_or("", |(_, rest)| rest);
    for text in [source, rest] {
        if let Ok(stream) = text.parse() {
            stays_shallow(stream)?;
            break;
        }
    }
    syn::parse_file(source)
}

/// Splits a text into tokens, few enough of which are open at once for parsers that recurse.
///
/// # Errors
/// If the text has no such tokens.
pub fn lex(source: &str) -> syn::Result<TokenStream> {
    let stream: TokenStream = source.parse()?;
    stays_shallow(stream.clone())?;
    Ok(stream)
}

/// Number of brackets that may be open at once: as deep as rustc expands macros.
const MAX_BRACKETS: usize = 128;
/// Number of signs that may be open at once in the expressions and types around a token. Signs
/// between two operands count a tenth: parsers read those in a loop.
const MAX_SIGNS: usize = 300;

/// Checks that a parser can recurse for each open bracket and sign.
fn stays_shallow(stream: TokenStream) -> syn::Result<()> {
    // Each group with the tenths of signs before its next token, back to a separator.
    let mut open = vec![(stream.into_iter(), 0, Before::default())];
    let mut all_tenths = 0;
    while let Some((trees, tenths, before)) = open.last_mut() {
        let Some(tree) = trees.next() else {
            all_tenths -= *tenths;
            open.pop();
            continue;
        };
        let is_separator = match &tree {
            TokenTree::Punct(punct) => matches!(punct.as_char(), ',' | ';'),
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace && *tenths > 0,
            _ => false,
        };
        let added = before.tenths(&tree);
        if is_separator {
            all_tenths -= std::mem::take(tenths);
        } else {
            *tenths += added;
            all_tenths += added;
        }
        if open.len() > MAX_BRACKETS || all_tenths > 10 * MAX_SIGNS {
            let limit = format!(
                "more than {MAX_BRACKETS} brackets or {MAX_SIGNS} signs are open here at once"
            );
            return Err(syn::Error::new(tree.span(), limit));
        }
        if let TokenTree::Group(group) = tree {
            open.push((group.stream().into_iter(), 0, Before::default()));
        }
    }
    Ok(())
}

/// What is known of the tokens before the next one of a group.
#[derive(Default)]
struct Before {
    is_operand: bool,
    /// The sign right before, if there is one.
    sign: Option<char>,
    /// `true` if that sign is the first one behind an operand, and goes on in the next one.
    goes_on: bool,
}

/// Words that an expression or a type follows.
const LEADING: [&str; 12] = [
    "as", "break", "const", "dyn", "else", "if", "impl", "in", "match", "mut", "return", "while",
];

impl Before {
    /// Returns the tenths of a sign that this token adds, and notes the token.
    fn tenths(&mut self, tree: &TokenTree) -> usize {
        let punct = match tree {
            TokenTree::Punct(punct) => punct,
            TokenTree::Ident(word) => {
                let is_leading = LEADING.iter().any(|it| word == it);
                *self = Self {
                    is_operand: !is_leading,
                    ..Self::default()
                };
                return if word == "return" || word == "break" {
                    10
                } else {
                    0
                };
            }
            TokenTree::Group(_) | TokenTree::Literal(_) => {
                *self = Self {
                    is_operand: true,
                    ..Self::default()
                };
                return 0;
            }
        };
        let sign = punct.as_char();
        let tenths = match (self.sign, sign) {
            // Attributes, and what macros replace.
            (_, '#' | '$') | (Some('#'), '!') => 0,
            // The type that follows is inside the one before.
            (Some('-'), '>') => 10,
            (Some('.' | '=' | '<' | '>' | '!'), '=') | (_, '\'' | ':' | '>') => 1,
            // Types inside types, and values that are assigned from the right.
            (_, '<' | '=') => 10,
            _ if self.is_operand || self.goes_on => 1,
            _ => 10,
        };
        let is_joint = punct.spacing() == Spacing::Joint;
        *self = Self {
            is_operand: false,
            sign: Some(sign),
            goes_on: self.is_operand && is_joint,
        };
        tenths
    }
}

/// Like [`parse_file`], with an error that names the line.
pub fn parse(source: &str) -> Result<syn::File> {
    parse_file(source).map_err(not_parsed)
}

impl<'a> Code<'a> {
    /// Returns the tokens of `source`.
    ///
    /// # Errors
    /// If the text is not Rust; names the line.
    pub fn new(source: &'a str) -> Result<Self> {
        Ok(Self::flattened(stream(source)?, source))
    }

    /// Parses a file and lists its tokens in one pass. The file must not begin with a `#!` line.
    ///
    /// # Errors
    /// If the text is not Rust; names the line.
    pub fn parse(source: &'a str) -> Result<(syn::File, Self)> {
        let stream = stream(source)?;
        let file = syn::parse2(stream.clone()).map_err(not_parsed)?;
        Ok((file, Self::flattened(stream, source)))
    }

    fn flattened(stream: TokenStream, source: &'a str) -> Self {
        let mut tokens = Vec::new();
        flatten(stream, &SpanRanges::new(source), &mut tokens);
        Self { source, tokens }
    }
}

fn stream(source: &str) -> Result<TokenStream> {
    lex(source).map_err(not_parsed)
}

fn not_parsed(error: syn::Error) -> anyhow::Error {
    anyhow!("line {}: cannot parse: {error}", error.span().start().line)
}

/// Adds the tokens of a stream and of the groups in it.
fn flatten(stream: TokenStream, ranges: &SpanRanges, tokens: &mut Vec<Token>) {
    let token = |span: Span, kind: TokenKind| Token {
        range: ranges.range(span),
        kind,
    };
    let mut trees = stream.into_iter().peekable();
    while let Some(tree) = trees.next() {
        let mut single = token(tree.span(), TokenKind::Ident);
        match &tree {
            TokenTree::Group(group) => {
                let is_visible = group.delimiter() != Delimiter::None;
                tokens.extend(is_visible.then(|| token(group.span_open(), TokenKind::Open)));
                flatten(group.stream(), ranges, tokens);
                tokens.extend(is_visible.then(|| token(group.span_close(), TokenKind::Close)));
                continue;
            }
            TokenTree::Punct(punct) if punct.as_char() == '#' && single.range.len() > 1 => {
                // A doc comment becomes `#[doc = "…"]`, and each of these tokens has the comment's
                // range.
                trees.next_if(|tree| matches!(tree, TokenTree::Punct(p) if p.as_char() == '!'));
                trees.next();
                continue;
            }
            TokenTree::Punct(punct) if punct.as_char() == '\'' => {
                let name = trees.next().expect("a lifetime has a name");
                single.range.end = ranges.range(name.span()).end;
                single.kind = TokenKind::Lifetime;
            }
            TokenTree::Punct(punct) => {
                let joint = punct.spacing() == Spacing::Joint;
                single.kind = TokenKind::Punct { joint };
            }
            TokenTree::Literal(_) => single.kind = TokenKind::Literal,
            TokenTree::Ident(_) => {}
        }
        tokens.push(single);
    }
}

impl<'a> Code<'a> {
    /// Returns the text of token `i`; empty beyond the end.
    pub fn word(&self, i: usize) -> &'a str {
        let token = self.tokens.get(i);
        token.map_or("", |token| token.text(self.source))
    }

    /// Returns whether token `i` begins a sequence of these tokens.
    pub fn begins(&self, i: usize, words: &[&str]) -> bool {
        (i..).zip(words).all(|(i, word)| self.word(i) == *word)
    }

    /// Returns whether token `i` is a name or a keyword.
    pub fn is_ident(&self, i: usize) -> bool {
        let token = self.tokens.get(i);
        token.is_some_and(|token| token.kind == TokenKind::Ident)
    }

    /// Returns the index of the first token at or after an offset of the text.
    pub fn token_at(&self, offset: usize) -> usize {
        self.tokens.partition_point(|t| t.range.start < offset)
    }

    /// Returns the tokens between the delimiters of a macro's call or definition.
    pub fn inside(&self, mac: &syn::Macro) -> Range<usize> {
        let delimiters = mac.delimiter.span();
        let (open, close) = (delimiters.open(), delimiters.close());
        self.token_at(open.byte_range().end)..self.token_at(close.byte_range().start)
    }

    /// Returns each token outside groups and each group among `tokens`, by the indices of its
    /// tokens.
    pub fn trees(&self, tokens: Range<usize>) -> impl Iterator<Item = Range<usize>> {
        let mut next = tokens.start;
        from_fn(move || {
            let start = next;
            next = self.after_tree(start);
            (start < tokens.end).then_some(start..next)
        })
    }

    /// Returns the tokens inside the group that token `i` opens.
    pub fn inside_of(&self, i: usize) -> Range<usize> {
        i + 1..self.after_tree(i) - 1
    }

    /// Returns the byte range from the first of these tokens to the last.
    pub fn range_of(&self, tokens: Range<usize>) -> Range<usize> {
        self.tokens[tokens.start].range.start..self.tokens[tokens.end - 1].range.end
    }

    /// Returns the index of the token after token `i`, or after the group that it opens.
    pub fn after_tree(&self, i: usize) -> usize {
        let mut depth = 0;
        for (i, token) in self.tokens.iter().enumerate().skip(i) {
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth -= 1,
                _ => {}
            }
            if depth <= 0 {
                return i + 1;
            }
        }
        self.tokens.len()
    }

    /// Returns whether token `i` begins `::`.
    pub fn is_path_separator(&self, i: usize) -> bool {
        self.begins(i, &[":", ":"]) && self.touches(i)
    }

    /// Returns whether `::` is before token `i`.
    pub fn is_behind_separator(&self, i: usize) -> bool {
        i >= 2 && self.is_path_separator(i - 2)
    }

    /// Returns the index of the last name of the path that begins at token `i`.
    pub fn last_of_path(&self, mut i: usize) -> usize {
        while self.is_path_separator(i) || self.is_path_separator(i + 1) {
            i += if self.is_path_separator(i) { 2 } else { 3 };
        }
        i
    }

    /// Returns whether the next token follows token `i` without a gap.
    fn touches(&self, i: usize) -> bool {
        match self.tokens.get(i..=i + 1) {
            Some([a, b]) => a.range.end == b.range.start,
            _ => true,
        }
    }

    /// Returns whether token `i` is the name of a field or a method, as in `a.name`, but not in
    /// `a..name`.
    pub fn is_behind_dot(&self, i: usize) -> bool {
        let is_dot = |i: usize| self.word(i) == ".";
        let is_range = i >= 2 && is_dot(i - 2) && self.touches(i - 2);
        i >= 1 && is_dot(i - 1) && !is_range
    }

    /// Returns whether the `::` at token `i` is in the middle of a path.
    pub fn continues_a_path(&self, i: usize) -> bool {
        const BEFORE_PATHS: [&str; 15] = [
            "as", "dyn", "else", "for", "if", "impl", "in", "let", "match", "mut", "return",
            "unsafe", "use", "where", "while",
        ];
        let Some(before) = i.checked_sub(1) else {
            return false;
        };
        match self.word(before) {
            ">" => {
                let is_arrow = before > 0 && ["-", "="].contains(&self.word(before - 1));
                let is_apart = !self.touches(before) && self.touches(i + 1);
                !is_arrow && !is_apart && !self.closes_parameters(before)
            }
            word if self.is_ident(before) => {
                !BEFORE_PATHS.contains(&word) && !self.is_word_of_macro(i)
            }
            _ => false,
        }
    }

    /// Returns whether the `>` at token `i` ends the parameters of an impl, or of a `for<'a>`.
    fn closes_parameters(&self, i: usize) -> bool {
        let mut depth = 0;
        let open = (0..=i).rev().find(|&at| {
            match self.word(at) {
                ">" if at == 0 || !["-", "="].contains(&self.word(at - 1)) => depth += 1,
                "<" => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        let before = open.and_then(|open| open.checked_sub(1));
        before.is_some_and(|before| ["impl", "for"].contains(&self.word(before)))
    }

    /// Returns whether the word before the separator is a macro's own word, such as `from` in
    /// `input! { from ::krate::f() }`. The spaces tell: `a::b` and `a :: b` are one path.
    fn is_word_of_macro(&self, separator: usize) -> bool {
        const BEGIN_PATHS: [&str; 4] = ["crate", "self", "super", "Self"];
        let is_word = !BEGIN_PATHS.contains(&self.word(separator - 1));
        is_word && !self.touches(separator - 1) && self.touches(separator + 1)
    }

    /// Returns whether token `i` may mean an item. A word that begins with a small letter, and is
    /// neither called nor in a path, is most likely a field or a variable; rustc reports the items
    /// that are missing.
    pub fn may_be_item(&self, i: usize) -> bool {
        let is_called = ["(", "!"].contains(&self.word(i + 1));
        let is_in_path = self.is_path_separator(i + 1) || self.is_behind_separator(i);
        !self.is_behind_dot(i) && (is_called || is_in_path || begins_with_capital(self.word(i)))
    }

    /// Returns names of the macros that the text defines; `$` if a macro's variable gives a name.
    pub fn macros(&self) -> BTreeSet<&'a str> {
        let defined = self.macro_definitions();
        defined
            .map(|i| self.word(i + 2).trim_start_matches("r#"))
            .collect()
    }

    /// Returns indices of tokens that begin `macro_rules!`.
    pub fn macro_definitions(&self) -> impl Iterator<Item = usize> {
        (0..self.tokens.len()).filter(|&i| self.begins(i, &["macro_rules", "!"]))
    }

    /// Returns whether the text calls one of its macros with an argument that is an expression
    /// since edition 2024.
    pub fn passes_new_expressions(&self) -> bool {
        let macros = self.macros();
        let is_new = |i: usize| {
            let ends = |word: &str| matches!(word, ")" | "]" | "}" | "," | ";" | "=");
            let begins = |word: &str| matches!(word, "(" | "[" | "{" | "," | ";" | ">");
            (self.word(i) == "_" && begins(self.word(i - 1)) && ends(self.word(i + 1)))
                || self.begins(i, &["const", "{"])
        };
        let is_call = |&i: &usize| self.word(i) == "!" && macros.contains(self.word(i - 1));
        let calls = (1..self.tokens.len()).filter(is_call);
        let mut arguments = calls.flat_map(|i| i + 2..self.after_tree(i + 1));
        arguments.any(is_new)
    }
}

/// Mark before a name that means no item: a field, a method, a variable.
pub const NO_ITEM: char = '.';

/// Mark before the name of a trait whose methods are not called.
pub const NOT_CALLED: char = '!';

/// Returns whether the name begins with a capital, like names of constants, variants and types.
pub fn begins_with_capital(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
}

/// Returns identifiers that a format string may capture: `{name}`, `{0:width$}`.
pub fn names_in_literal(literal: &str) -> impl Iterator<Item = &str> {
    let formats = literal.contains('"') && literal.contains('{');
    words(literal)
        .filter(move |word| formats && word.starts_with(|c: char| c.is_alphabetic() || c == '_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_nested_too_deeply_for_a_parser_has_an_error() {
        // The command's threads have as much.
        let thread = std::thread::Builder::new().stack_size(64 << 20);
        thread.spawn(refuse_nests).unwrap().join().unwrap();
    }

    fn refuse_nests() {
        let nested = |open: &str, inner: &str, close: &str, depth: usize| {
            let text = format!(
                "\nconst A: T = {}{inner}{};",
                open.repeat(depth),
                close.repeat(depth)
            );
            parse(&text).map(drop).map_err(|error| error.to_string())
        };
        for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("m![", "]")] {
            nested(open, "1", close, 100).unwrap();
            for depth in [129, 3000, 10_000] {
                let error = nested(open, "1", close, depth).unwrap_err();
                assert!(
                    error.starts_with("line 2: cannot parse: more than 128"),
                    "{error}"
                );
            }
        }
        for open in [
            "!", "- ", "&", "1 + ", "a = ", "return ", "|| ", "*&", "A::<", "&mut ", "a += ",
            "fn() -> ", "#[a] -", "a - -", "a.", "|a| ",
        ] {
            nested(open, "1", "", 100_000).unwrap_err();
        }
        // As documentation and tables of characters are written.
        let documented = format!("{}fn f() {{}}", "/// `a`\n".repeat(5000));
        parse(&documented).map(drop).unwrap();
        let table = format!("{}'c' => 1,", "'a'..='b' | ".repeat(500));
        parse(&format!("const A: u8 = match 'a' {{ {table} }};"))
            .map(drop)
            .unwrap();
        nested("1 + ", "1", "", 2000).unwrap();
        let script = format!(
            "#!it's\nfn f() {{ {} }}",
            "(".repeat(3000) + &")".repeat(3000)
        );
        parse(&script).map(drop).unwrap_err();
    }

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
                let all = Code::new(source).unwrap().tokens.into_iter();
                all.map(|token| (token.range, token.kind)).collect()
            };
            assert!(!other.is_ascii() && source.is_ascii());
            assert_eq!(places(&source), places(&other));
        }
    }

    fn texts(source: &str) -> Vec<&str> {
        let tokens = Code::new(source).unwrap().tokens;
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
        let code = Code::new(source).unwrap();
        let names = (0..code.tokens.len()).filter(|&i| code.is_ident(i));
        let behind = names.filter(|&i| code.is_behind_dot(i));
        let behind: Vec<&str> = behind.map(|i| code.word(i)).collect();
        assert_eq!(behind, ["b", "e", "f", "i"]);
    }

    #[test]
    fn a_path_begins_behind_a_keyword_an_operator_or_a_word_of_a_macro() {
        let source = "use ::a; from ::b + ::c -> ::d; impl<J: E<K>>::m for<'a>::n; impl<L> ::o; \
            e::f; g :: h; crate ::i; J<k>::l";
        let code = Code::new(source).unwrap();
        let paths = (0..code.tokens.len()).filter(|&i| code.is_path_separator(i));
        let (inside, first): (Vec<usize>, Vec<usize>) =
            paths.partition(|&i| code.continues_a_path(i));
        let names =
            |at: Vec<usize>| -> Vec<&str> { at.into_iter().map(|i| code.word(i + 2)).collect() };
        assert_eq!(names(first), ["a", "b", "c", "d", "m", "n", "o"]);
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
        let passes = |source: &str| Code::new(source).unwrap().passes_new_expressions();
        let defined = "macro_rules! m { ($e:expr) => {}; (_) => {} } ";
        for call in ["m!(_)", "m! { a, _ }", "crate::m!(const { 1 })"] {
            assert!(passes(&format!("{defined} fn f() {{ {call} }}")), "{call}");
        }
        for call in ["n!(_)", "m!(a_)", "m!(|_| 1)", "m!(1); let _ = 2;"] {
            assert!(!passes(&format!("{defined} fn f() {{ {call} }}")), "{call}");
        }
    }
}
