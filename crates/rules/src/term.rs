//! Terms: expressions and formulas as written, before their types are known.
//!
//! `a and b` is a number if both are numbers and a formula if both are formulas. So one grammar
//! parses both, and [`super::typed`] determines the types.

use winnow::error::{ErrMode, ParserError};
use winnow::stream::{Stream, TokenSlice};

use super::ast::{Binary, Comparison, Set, Span};
use super::problem::Problem;
use super::token::{Kind, Token};

/// Term as written, with its place.
#[derive(Debug, Clone)]
pub(super) struct Term {
    pub kind: TermKind,
    pub span: Span,
    pub in_parentheses: bool,
}

#[derive(Debug, Clone)]
pub(super) enum TermKind {
    Number(i64),
    Name(String),
    True,
    Neg(Box<Term>),
    Not(Box<Term>),
    Call(String, Vec<Term>),
    Binary(Binary, Box<Term>, Box<Term>),
    /// Operators `and` (`Both`) and `or` (`Either`), of two numbers or two formulas.
    Both(Box<Term>, Box<Term>),
    Either(Box<Term>, Box<Term>),
    Chain(Box<Term>, Vec<(Comparison, Term)>),
    Divides(Box<Term>, Box<Term>),
    In(Box<Term>, Set),
    /// Set, allowed only after `in`.
    Set(Set),
}

impl Term {
    /// Terms joined by `and`.
    pub fn conjuncts(&self) -> Vec<&Self> {
        match &self.kind {
            TermKind::Both(left, right) => [left.conjuncts(), right.conjuncts()].concat(),
            _ => vec![self],
        }
    }

    /// Names of variables and coordinates in the term.
    pub fn names(&self) -> Vec<&str> {
        match &self.kind {
            TermKind::Name(name) => vec![name],
            TermKind::Number(_) | TermKind::True | TermKind::Set(_) => Vec::new(),
            TermKind::Neg(of) | TermKind::Not(of) | TermKind::In(of, _) => of.names(),
            TermKind::Call(_, arguments) => arguments.iter().flat_map(Self::names).collect(),
            TermKind::Binary(_, left, right)
            | TermKind::Both(left, right)
            | TermKind::Either(left, right)
            | TermKind::Divides(left, right) => [left.names(), right.names()].concat(),
            TermKind::Chain(first, links) => {
                let mut names = first.names();
                names.extend(links.iter().flat_map(|(_, link)| link.names()));
                names
            }
        }
    }
}

pub(super) type Tokens<'t> = TokenSlice<'t, Token>;
pub(super) type Parsed<T> = Result<T, ErrMode<Problem>>;

impl ParserError<Tokens<'_>> for Problem {
    type Inner = Self;

    fn from_input(input: &Tokens<'_>) -> Self {
        let (span, found) = (next(input).span, next(input).kind.shown());
        Self::new(span, format!("{found} is not expected here"), "")
    }

    fn into_inner(self) -> Result<Self::Inner, Self> {
        Ok(self)
    }
}

/// Next token; at the end of the text always [`Kind::End`].
pub(super) fn next<'t>(input: &Tokens<'t>) -> &'t Token {
    let rest = input.peek_finish();
    let last = input.previous_tokens().next();
    rest.first().or(last).expect("there is an end")
}

/// Token after the next one.
pub(super) fn second(input: &Tokens<'_>) -> Kind {
    let rest = input.peek_finish();
    rest.get(1).map_or(Kind::End, |token| token.kind.clone())
}

pub(super) fn advance<'t>(input: &mut Tokens<'t>) -> &'t Token {
    let token = next(input);
    if token.kind != Kind::End {
        input.next_token();
    }
    token
}

/// Consumes the next token if it is this sign; returns whether it was.
pub(super) fn came(input: &mut Tokens<'_>, sign: &str) -> bool {
    let came = next(input).kind.is_sign(sign);
    if came {
        advance(input);
    }
    came
}

/// Error at the next token.
pub(super) fn expected<T>(input: &Tokens<'_>, what: &str, remedy: &str) -> Parsed<T> {
    let found = next(input);
    let message = format!("expected {what}, found {}", found.kind.shown());
    Err(ErrMode::Cut(Problem::new(found.span, message, remedy)))
}

pub(super) fn expect_sign(input: &mut Tokens<'_>, sign: &str, remedy: &str) -> Parsed<Span> {
    let span = next(input).span;
    if came(input, sign) {
        Ok(span)
    } else {
        expected(input, &format!("`{sign}`"), remedy)
    }
}

pub(super) fn made(kind: TermKind, span: Span) -> Term {
    let in_parentheses = false;
    Term {
        kind,
        span,
        in_parentheses,
    }
}
