//! Parses terms: expressions and formulas as written, before their types are known.
//!
//! `a and b` is a number if both are numbers and a formula if both are formulas. So one grammar
//! parses both, and [`super::parse`] works out the types afterwards.

use winnow::combinator::{Infix, Prefix, expression};
use winnow::error::{ErrMode, ParserError};
use winnow::prelude::*;
use winnow::stream::{Stream, TokenSlice};

use super::ast::{Binary, Comparison, Set, Span};
use super::operations::{function, is_reserved};
use super::problem::Problem;
use super::sorted_and_distinct;
use super::token::{Kind, Token};

/// Term as written, and where.
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
    /// `and` (`Both`) and `or` (`Either`) of two numbers or two formulas.
    Both(Box<Term>, Box<Term>),
    Either(Box<Term>, Box<Term>),
    Chain(Box<Term>, Vec<(Comparison, Term)>),
    Divides(Box<Term>, Box<Term>),
    In(Box<Term>, Set),
    /// Set; allowed only after `in`.
    Set(Set),
}

impl Term {
    /// Returns the terms that `and` joins.
    pub fn conjuncts(&self) -> Vec<&Self> {
        match &self.kind {
            TermKind::Both(left, right) => [left.conjuncts(), right.conjuncts()].concat(),
            _ => vec![self],
        }
    }

    /// Returns the names of variables and coordinates in the term.
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

/// Returns the next token; at the end of the text, always [`Kind::End`].
pub(super) fn next<'t>(input: &Tokens<'t>) -> &'t Token {
    let rest = input.peek_finish();
    let last = input.previous_tokens().next();
    rest.first().or(last).expect("there is an end")
}

/// Returns the token after the next one.
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

/// Consumes the next token if it is this sign, and returns whether it was.
pub(super) fn came(input: &mut Tokens<'_>, sign: &str) -> bool {
    let came = next(input).kind.is_sign(sign);
    if came {
        advance(input);
    }
    came
}

/// Returns an error at the next token.
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

/// Precedence levels, from the loosest to the tightest.
mod level {
    pub const OR: i64 = 1;
    pub const AND: i64 = 2;
    pub const NOT: i64 = 3;
    pub const COMPARE: i64 = 4;
    pub const XOR: i64 = 5;
    pub const SHIFT: i64 = 6;
    pub const SUM: i64 = 7;
    pub const PRODUCT: i64 = 8;
    pub const SIGN: i64 = 9;
}

/// Parses an expression or a formula.
pub(super) fn term(input: &mut Tokens<'_>) -> Parsed<Term> {
    expression(operand)
        .prefix(prefix)
        .infix(infix)
        .parse_next(input)
}

fn between(left: &Term, right: &Term) -> Span {
    (left.span.start..right.span.end).into()
}

fn binary(op: Binary, left: Term, right: Term) -> Parsed<Term> {
    let span = between(&left, &right);
    let kind = TermKind::Binary(op, Box::new(left), Box::new(right));
    Ok(made(kind, span))
}

fn prefix<'t>(input: &mut Tokens<'t>) -> Parsed<Prefix<Tokens<'t>, Term, ErrMode<Problem>>> {
    let kind = &next(input).kind;
    if kind.is_sign("-") {
        advance(input);
        Ok(Prefix(level::SIGN, |_, of| Ok(negative(of))))
    } else if kind.is_word("not") {
        advance(input);
        Ok(Prefix(level::NOT, |_, of: Term| {
            let span = of.span;
            Ok(made(TermKind::Not(Box::new(of)), span))
        }))
    } else {
        Err(ErrMode::Backtrack(Problem::from_input(input)))
    }
}

/// Negates a term. A sign before a number becomes part of the number, as in `-3`.
fn negative(of: Term) -> Term {
    let span = (of.span.start.saturating_sub(1)..of.span.end).into();
    match of.kind {
        TermKind::Number(number) if !of.in_parentheses => made(TermKind::Number(-number), span),
        _ => made(TermKind::Neg(Box::new(of)), span),
    }
}

fn infix<'t>(input: &mut Tokens<'t>) -> Parsed<Infix<Tokens<'t>, Term, ErrMode<Problem>>> {
    use Infix::Left;
    let infix: Infix<Tokens<'t>, Term, ErrMode<Problem>> = match &next(input).kind {
        Kind::Sign(sign) => match *sign {
            "+" => Left(level::SUM, |_, a, b| binary(Binary::Add, a, b)),
            "-" => Left(level::SUM, |_, a, b| binary(Binary::Sub, a, b)),
            "*" => Left(level::PRODUCT, |_, a, b| binary(Binary::Mul, a, b)),
            "/" => Left(level::PRODUCT, |_, a, b| binary(Binary::Div, a, b)),
            "%" => Left(level::PRODUCT, |_, a, b| binary(Binary::Rem, a, b)),
            "==" => Left(level::COMPARE, |_, a, b| link(Comparison::Equal, a, b)),
            "!=" => Left(level::COMPARE, |_, a, b| link(Comparison::NotEqual, a, b)),
            "<" => Left(level::COMPARE, |_, a, b| link(Comparison::Less, a, b)),
            "<=" => Left(level::COMPARE, |_, a, b| {
                link(Comparison::LessOrEqual, a, b)
            }),
            ">" => Left(level::COMPARE, |_, a, b| link(Comparison::Greater, a, b)),
            ">=" => Left(level::COMPARE, |_, a, b| {
                link(Comparison::GreaterOrEqual, a, b)
            }),
            _ => return Err(ErrMode::Backtrack(Problem::from_input(input))),
        },
        Kind::Word(word) => match word.as_str() {
            "mod" => Left(level::PRODUCT, |_, a, b| binary(Binary::Rem, a, b)),
            "xor" => Left(level::XOR, |_, a, b| binary(Binary::Xor, a, b)),
            "shl" => Left(level::SHIFT, |_, a, b| binary(Binary::Shl, a, b)),
            "shr" => Left(level::SHIFT, |_, a, b| binary(Binary::Shr, a, b)),
            "divides" => Left(level::COMPARE, |_, a: Term, b: Term| {
                let span = between(&a, &b);
                let kind = TermKind::Divides(Box::new(a), Box::new(b));
                Ok(made(kind, span))
            }),
            "in" => Left(level::COMPARE, |_, a, b| member(a, b)),
            "not" if second(input).is_word("in") => {
                advance(input);
                Left(level::COMPARE, |_, a, b| {
                    let member = member(a, b)?;
                    let span = member.span;
                    Ok(made(TermKind::Not(Box::new(member)), span))
                })
            }
            "and" => Left(level::AND, |_, a: Term, b: Term| {
                let span = between(&a, &b);
                Ok(made(TermKind::Both(Box::new(a), Box::new(b)), span))
            }),
            "or" => Left(level::OR, |_, a: Term, b: Term| {
                let span = between(&a, &b);
                Ok(made(TermKind::Either(Box::new(a), Box::new(b)), span))
            }),
            _ => return Err(ErrMode::Backtrack(Problem::from_input(input))),
        },
        Kind::Number(_) | Kind::End => {
            return Err(ErrMode::Backtrack(Problem::from_input(input)));
        }
    };
    advance(input);
    Ok(infix)
}

/// Makes a comparison, or adds the next link of a chain.
fn link(op: Comparison, left: Term, right: Term) -> Parsed<Term> {
    let span = between(&left, &right);
    let is_chain = matches!(left.kind, TermKind::Chain(..)) && !left.in_parentheses;
    let kind = match left.kind {
        TermKind::Chain(first, mut links) if is_chain => {
            links.push((op, right));
            TermKind::Chain(first, links)
        }
        _ => TermKind::Chain(Box::new(left), vec![(op, right)]),
    };
    Ok(made(kind, span))
}

fn member(of: Term, set: Term) -> Parsed<Term> {
    let span = between(&of, &set);
    let set = match set.kind {
        TermKind::Set(set) => set,
        TermKind::Name(name) => match name.as_str() {
            "squares" => Set::Squares,
            "triangular" => Set::Triangular,
            "primes" => Set::Primes,
            "fibonacci" => Set::Fibonacci,
            _ => {
                let message = format!("`{name}` is no set");
                return Err(ErrMode::Cut(Problem::new(set.span, message, SETS)));
            }
        },
        _ => {
            let problem = Problem::new(set.span, "expected a set after `in`", SETS);
            return Err(ErrMode::Cut(problem));
        }
    };
    Ok(made(TermKind::In(Box::new(of), set), span))
}

pub(super) const SETS: &str =
    "sets are `{1, 3, 4}`, `squares`, `triangular`, `primes`, `fibonacci` and `powers(2)`";

/// Parses a set such as `{1, 3, 4}`.
fn explicit_set(input: &mut Tokens<'_>) -> Parsed<Term> {
    let open = expect_sign(input, "{", SETS)?;
    let mut members = Vec::new();
    loop {
        let sign = if came(input, "-") { -1 } else { 1 };
        let Kind::Number(number) = next(input).kind else {
            return expected(
                input,
                "a number",
                "a set is a list of numbers, as in `{1, 3, 4}`",
            );
        };
        advance(input);
        members.push(sign * number);
        if !came(input, ",") {
            break;
        }
    }
    let remedy = if next(input).kind.is_sign("..") {
        "a range is written as a comparison, `1 <= k <= 5`"
    } else {
        "a set is a list of numbers, as in `{1, 3, 4}`"
    };
    let close = expect_sign(input, "}", remedy)?;
    let kind = TermKind::Set(Set::Explicit(sorted_and_distinct(members)));
    Ok(made(kind, (open.start..close.end).into()))
}

/// Parses `(2)` after `powers`.
fn powers(input: &mut Tokens<'_>, start: usize) -> Parsed<Term> {
    let remedy = "write `powers(2)`, with a base of 2 or more";
    expect_sign(input, "(", remedy)?;
    let base = match next(input).kind {
        Kind::Number(base) if base >= 2 => base,
        _ => return expected(input, "a base of 2 or more", remedy),
    };
    advance(input);
    let close = expect_sign(input, ")", remedy)?;
    let kind = TermKind::Set(Set::Powers(base));
    Ok(made(kind, (start..close.end).into()))
}

/// Parses a number, a name, a call, a set, or a term in parentheses.
pub(super) fn operand(input: &mut Tokens<'_>) -> Parsed<Term> {
    let token = next(input);
    if token.kind.is_sign("-") || token.kind.is_word("not") {
        // `prefix` parses these tokens.
        return Err(ErrMode::Backtrack(Problem::from_input(input)));
    }
    match &token.kind {
        Kind::Number(number) => {
            advance(input);
            let kind = TermKind::Number(*number);
            if let Kind::Word(name) = &next(input).kind
                && next(input).span.start == token.span.end
                && !is_reserved(name)
            {
                let remedy = format!("write `{number}*{name}` for the product");
                return expected(input, "an operation", &remedy);
            }
            Ok(made(kind, token.span))
        }
        Kind::Sign("{") => explicit_set(input),
        Kind::Sign("(") => {
            advance(input);
            let mut inner = term(input)?;
            if next(input).kind.is_sign(",") {
                let remedy = "a tuple is a whole component, with as many coordinates as the \
                              position, and stands in no other brackets";
                return expected(input, "`)`", remedy);
            }
            let close = expect_sign(input, ")", "close the bracket")?;
            inner.span = (token.span.start..close.end).into();
            inner.in_parentheses = true;
            Ok(inner)
        }
        Kind::Word(word) => named(input, token, word),
        _ => {
            let remedy = "as in `n - 1`, `2*k` or `min(a, b)`";
            expected(input, "a number, a variable or a function", remedy)
        }
    }
}

fn named(input: &mut Tokens<'_>, token: &Token, word: &str) -> Parsed<Term> {
    if let Some(operation) = function(word) {
        let (least, most) = operation.arguments();
        advance(input);
        let example = match most {
            1 => format!("write `{word}(k)`"),
            _ => format!("write `{word}(a, b)`"),
        };
        expect_sign(input, "(", &example)?;
        let mut arguments = vec![term(input)?];
        while came(input, ",") {
            arguments.push(term(input)?);
        }
        let close = expect_sign(input, ")", &example)?;
        let span: Span = (token.span.start..close.end).into();
        if !(least..=most).contains(&arguments.len()) {
            let message = format!("`{word}` of {} numbers means nothing", arguments.len());
            return Err(ErrMode::Cut(Problem::new(span, message, example)));
        }
        return Ok(made(TermKind::Call(word.to_string(), arguments), span));
    }
    match word {
        "true" => {
            advance(input);
            Ok(made(TermKind::True, token.span))
        }
        _ if is_reserved(word) => {
            let remedy = format!("`{word}` is a word of the language and names no variable");
            expected(input, "a number, a variable or a function", &remedy)
        }
        "powers" => {
            advance(input);
            powers(input, token.span.start)
        }
        _ => {
            advance(input);
            let kind = TermKind::Name(word.to_string());
            Ok(made(kind, token.span))
        }
    }
}
