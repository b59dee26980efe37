//! Splits a rule into words, numbers and signs, to be read one after the other.

use super::ast::{Span, Variable};
use super::problem::Problem;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token {
    pub kind: Kind,
    pub span: Span,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    Number(i64),
    Word(String),
    Sign(&'static str),
    End,
}

impl Kind {
    pub fn is_sign(&self, sign: &str) -> bool {
        matches!(self, Self::Sign(found) if *found == sign)
    }

    pub fn is_word(&self, word: &str) -> bool {
        matches!(self, Self::Word(found) if found == word)
    }

    /// Returns the token as error messages show it.
    pub fn shown(&self) -> String {
        match self {
            Self::Number(number) => format!("`{number}`"),
            Self::Word(word) => format!("`{word}`"),
            Self::Sign(sign) => format!("`{sign}`"),
            Self::End => "the end".to_string(),
        }
    }
}

/// Returns the text with plain digits, letters and signs in place of full-width ones, as Chinese
/// and Japanese keyboards make them.
pub fn narrow(text: &str) -> String {
    let narrowed = text.chars().map(|c| match c {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(c as u32 - 0xFEE0).unwrap_or(c),
        '\u{3000}' => ' ',
        '、' => ',',
        _ => c,
    });
    narrowed.collect()
}

/// Splits a rule into tokens, the last of them [`Kind::End`]. Blanks, line breaks and comments from
/// `#` to the end of a line are skipped.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, Problem> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let start = |is_inside: &dyn Fn(char) -> bool| {
            let end = rest.find(|c| !is_inside(c));
            &rest[..end.unwrap_or(rest.len())]
        };
        let is_in_word =
            |c: char| c.is_alphanumeric() && !SUPERSCRIPTS.contains(c) || c == '_' || c == '\'';
        let (kind, spelling) = match first {
            '#' => {
                at += start(&|c| c != '\n').len();
                continue;
            }
            _ if first.is_whitespace() => {
                at += first.len_utf8();
                continue;
            }
            '0'..='9' => {
                let digits = start(&|c| c.is_ascii_digit());
                let number = digits.parse().map_err(|_| too_large(digits, at))?;
                (Kind::Number(number), digits)
            }
            _ if first.is_alphabetic() || first == '_' => {
                let word = start(&is_in_word);
                (Kind::Word(word.to_string()), word)
            }
            _ => sign(rest).ok_or_else(|| unknown(first, at))?,
        };
        let end = at + spelling.len();
        let span = (at..end).into();
        tokens.push(Token { kind, span });
        at = end;
    }
    let end = text.trim_end().len();
    let span = (end..end).into();
    let kind = Kind::End;
    tokens.push(Token { kind, span });
    stays_shallow(&tokens)?;
    Ok(tokens)
}

const MAX_TOKENS: usize = 2000;
const MAX_DEPTH: usize = 50;

/// Limits the nesting, because the parser recurses for each bracket and each sign before an
/// operand.
fn stays_shallow(tokens: &[Token]) -> Result<(), Problem> {
    // One for each open bracket, plus the number of signs before it.
    let mut open: Vec<usize> = Vec::new();
    let mut signs = 0;
    for (at, Token { kind, span }) in tokens.iter().enumerate() {
        match kind {
            Kind::Sign("-") => signs += 1,
            Kind::Word(word) if word == "not" => signs += 1,
            Kind::Sign("(") => open.push(1 + std::mem::take(&mut signs)),
            Kind::Sign(")") => {
                open.pop();
                signs = 0;
            }
            _ => signs = 0,
        }
        if open.iter().sum::<usize>() + signs > MAX_DEPTH {
            let remedy = format!("at most {MAX_DEPTH} brackets and signs may be open at once");
            return Err(Problem::new(*span, "this is nested too deeply", remedy));
        }
        if at >= MAX_TOKENS {
            let remedy = format!("a rule has at most {MAX_TOKENS} words, numbers and signs");
            return Err(Problem::new(*span, "this rule is too long", remedy));
        }
    }
    Ok(())
}

/// Signs and words with their signs. Longer signs come first.
const SIGNS: [(&str, &[&str]); 25] = [
    ("in", &["∈"]),
    ("and", &["∧", "&&"]),
    ("or", &["∨", "||"]),
    ("not", &["¬"]),
    ("xor", &["⊕"]),
    ("divides", &["∣"]),
    ("->", &["->", "→", "↦"]),
    ("<=", &["<=", "≤"]),
    (">=", &[">=", "≥"]),
    ("!=", &["!=", "≠", "<>"]),
    ("==", &["==", "="]),
    ("<", &["<"]),
    (">", &[">"]),
    ("|", &["|"]),
    (",", &[","]),
    ("(", &["("]),
    (")", &[")"]),
    ("{", &["{"]),
    ("}", &["}"]),
    ("+", &["+"]),
    ("-", &["-", "−"]),
    ("*", &["*", "·", "×"]),
    ("/", &["/"]),
    ("%", &["%"]),
    // Not an operation; the parser's error says what to write.
    ("..", &["..", "…"]),
];

/// Returns the sign with which the text begins, and its spelling.
fn sign(text: &str) -> Option<(Kind, &'static str)> {
    SIGNS.iter().find_map(|(sign, spellings)| {
        let spelling = spellings.iter().find(|it| text.starts_with(**it))?;
        let kind = if sign.starts_with(char::is_alphabetic) {
            Kind::Word((*sign).to_owned())
        } else {
            Kind::Sign(sign)
        };
        Some((kind, *spelling))
    })
}

/// Digits of exponents, which are no part of a name.
const SUPERSCRIPTS: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";

fn too_large(digits: &str, start: usize) -> Problem {
    Problem::new(
        (start..start + digits.len()).into(),
        format!("the number `{digits}` is too large"),
        format!("numbers go up to {}", i64::MAX),
    )
}

fn unknown(found: char, start: usize) -> Problem {
    let remedy = match found {
        '^' => "write `a xor b`, `k*k` for a square, `k in powers(2)` for a power of 2",
        _ if SUPERSCRIPTS.contains(found) => "write `k*k` for a square",
        '&' => "write `and`",
        '!' => "write `not`, or `!=`",
        '~' => "write `xor`, or `not`",
        ';' => "`|` begins the next move, `where` the conditions; `,` separates conditions",
        ':' | '.' | '∀' | '∃' => "conditions come after `where`",
        '[' | ']' => "write `(a, b)` for positions, `{1, 2}` for sets, `n-1 | n-2` for moves",
        _ => "a rule is made of names, numbers, `+ - * / %`, comparisons and `-> | , where`",
    };
    Problem::new(
        (start..start + found.len_utf8()).into(),
        format!("`{found}` means nothing in a rule"),
        remedy,
    )
}

/// Tokens that are not parsed yet, and the variables found so far.
pub(super) struct Tokens<'t> {
    /// The last of them is [`Kind::End`].
    pub left: &'t [Token],
    pub coordinates: Vec<Variable>,
    /// Other variables, in the order of their first occurrence.
    pub variables: Vec<Variable>,
}

impl<'t> Tokens<'t> {
    /// Returns the next token; at the end of the text, always [`Kind::End`].
    pub fn next(&self) -> &'t Token {
        &self.left[0]
    }

    pub fn advance(&mut self) {
        if self.left.len() > 1 {
            self.left = &self.left[1..];
        }
    }

    /// Consumes the next token if it is this sign, and returns whether it was.
    pub fn came(&mut self, sign: &str) -> bool {
        let came = self.next().kind.is_sign(sign);
        if came {
            self.advance();
        }
        came
    }

    /// Returns an error at the next token.
    pub fn expected<T>(&self, what: &str, remedy: &str) -> Result<T, Problem> {
        let found = self.next();
        let message = format!("expected {what}, found {}", found.kind.shown());
        Err(Problem::new(found.span, message, remedy))
    }

    pub fn expect_sign(&mut self, sign: &str, remedy: &str) -> Result<Span, Problem> {
        let span = self.next().span;
        if self.came(sign) {
            Ok(span)
        } else {
            self.expected(&format!("`{sign}`"), remedy)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind> {
        let tokens = tokens(text).unwrap();
        tokens.into_iter().map(|token| token.kind).collect()
    }

    #[test]
    fn blanks_lines_and_comments_set_tokens_apart_and_mean_nothing() {
        let plain = kinds("n->n-k where 1<=k");
        assert_eq!(
            kinds(" n -> n - k # take some\n\twhere 1 <= k # or not"),
            plain
        );
        assert_eq!(kinds("n → n−k where 1≤k"), plain);
    }

    #[test]
    fn a_token_knows_its_place() {
        let tokens = tokens("n -> 10").unwrap();
        let spans: Vec<_> = tokens.iter().map(|t| (t.span.start, t.span.end)).collect();
        assert_eq!(spans, [(0, 1), (2, 4), (5, 7), (7, 7)]);
    }

    #[test]
    fn a_rule_that_is_too_deep_or_too_long_is_refused() {
        let deep = format!("n -> {}n{}", "(".repeat(100_000), ")".repeat(100_000));
        assert!(tokens(&deep).unwrap_err().message.contains("too deeply"));
        let signs = format!("n -> {}n", "-(".repeat(30));
        assert!(tokens(&signs).unwrap_err().message.contains("too deeply"));
        let long = format!("n -> n{}", "-1".repeat(2000));
        assert!(tokens(&long).unwrap_err().message.contains("too long"));
    }

    #[test]
    fn a_character_that_means_nothing_is_named_with_what_to_write() {
        let error = tokens("n -> n ^ 1").unwrap_err();
        assert_eq!((error.span.start, error.span.end), (7, 8));
        assert!(error.remedy.contains("xor"), "{error:?}");
        let error = tokens("n -> 99999999999999999999").unwrap_err();
        assert!(error.message.contains("too large"), "{error:?}");
    }
}
