//! Parses operations between operands, by precedence.

use winnow::combinator::{Infix, Prefix, expression};
use winnow::error::{ErrMode, ParserError as _};
use winnow::prelude::*;

use super::ast::{Binary, Comparison, Set, Span};
use super::operands::{SETS, operand};
use super::problem::Problem;
use super::term::{Parsed, Term, TermKind, Tokens, advance, made, next, second};
use super::token::Kind;

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

/// Negative term; a sign before a number makes a number, as in `-3`.
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

/// Comparison `a < b`, or the next link of a chain.
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
            let problem = Problem::new(set.span, "expected a set behind `in`", SETS);
            return Err(ErrMode::Cut(problem));
        }
    };
    Ok(made(TermKind::In(Box::new(of), set), span))
}
