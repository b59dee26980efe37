//! Parses operands: numbers, names, calls, sets, brackets.

use winnow::error::{ErrMode, ParserError as _};

use super::ast::{Set, Span};
use super::expression::term;
use super::functions::{function, is_reserved};
use super::problem::Problem;
use super::sorted::sorted_and_distinct;
use super::term::{
    Parsed, Term, TermKind, Tokens, advance, came, expect_sign, expected, made, next,
};
use super::token::{Kind, Token};

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
        // The function `prefix` parses these tokens.
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
