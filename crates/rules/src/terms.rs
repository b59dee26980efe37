//! Parses terms: expressions and formulas as written, before their types are known.
//!
//! `a and b` is a number if both are numbers and a formula if both are formulas. So one grammar
//! parses both, and [`super::parse`] works out the types afterwards.

use super::ast::{Binary, Comparison, Set, Span};
use super::operations::{Operation, function, is_reserved};
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
    /// Call of a function, with as many arguments as it may have.
    Call(Operation, Vec<Term>),
    /// Operation between two numbers; `and` and `or` may also join two formulas.
    Binary(Binary, Box<Term>, Box<Term>),
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
            TermKind::Binary(Binary::And, left, right) => {
                [left.conjuncts(), right.conjuncts()].concat()
            }
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
            TermKind::Binary(_, left, right) | TermKind::Divides(left, right) => {
                [left.names(), right.names()].concat()
            }
            TermKind::Chain(first, links) => {
                let mut names = first.names();
                names.extend(links.iter().flat_map(|(_, link)| link.names()));
                names
            }
        }
    }
}

pub(super) type Parsed<T> = Result<T, Problem>;

/// Tokens that are not parsed yet; the last of them is [`Kind::End`].
pub(super) struct Tokens<'t>(pub &'t [Token]);

impl<'t> Tokens<'t> {
    /// Returns the next token; at the end of the text, always [`Kind::End`].
    pub fn next(&self) -> &'t Token {
        &self.0[0]
    }

    pub fn advance(&mut self) {
        if self.0.len() > 1 {
            self.0 = &self.0[1..];
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
    pub fn expected<T>(&self, what: &str, remedy: &str) -> Parsed<T> {
        let found = self.next();
        let message = format!("expected {what}, found {}", found.kind.shown());
        Err(Problem::new(found.span, message, remedy))
    }

    pub fn expect_sign(&mut self, sign: &str, remedy: &str) -> Parsed<Span> {
        let span = self.next().span;
        if self.came(sign) {
            Ok(span)
        } else {
            self.expected(&format!("`{sign}`"), remedy)
        }
    }

    /// Parses terms with commas between them.
    pub fn terms(&mut self) -> Parsed<Vec<Term>> {
        let mut terms = vec![term(self)?];
        while self.came(",") {
            terms.push(term(self)?);
        }
        Ok(terms)
    }
}

fn made(kind: TermKind, span: Span) -> Term {
    let in_parentheses = false;
    Term {
        kind,
        span,
        in_parentheses,
    }
}

/// What a sign or a word between two terms makes of them.
#[derive(Clone, Copy)]
enum Join {
    Binary(Binary),
    Compare(Comparison),
    Divides,
    In,
}

/// Precedence of `not` and of a sign before a term.
const NOT: u8 = 3;
const SIGNED: u8 = 9;

/// Signs and words between two terms, with their precedence.
const JOINS: [(&str, u8, Join); 19] = [
    ("or", 1, Join::Binary(Binary::Or)),
    ("and", 2, Join::Binary(Binary::And)),
    ("==", 4, Join::Compare(Comparison::Equal)),
    ("!=", 4, Join::Compare(Comparison::NotEqual)),
    ("<", 4, Join::Compare(Comparison::Less)),
    ("<=", 4, Join::Compare(Comparison::LessOrEqual)),
    (">", 4, Join::Compare(Comparison::Greater)),
    (">=", 4, Join::Compare(Comparison::GreaterOrEqual)),
    ("divides", 4, Join::Divides),
    ("in", 4, Join::In),
    ("xor", 5, Join::Binary(Binary::Xor)),
    ("shl", 6, Join::Binary(Binary::Shl)),
    ("shr", 6, Join::Binary(Binary::Shr)),
    ("+", 7, Join::Binary(Binary::Add)),
    ("-", 7, Join::Binary(Binary::Sub)),
    ("*", 8, Join::Binary(Binary::Mul)),
    ("/", 8, Join::Binary(Binary::Div)),
    ("%", 8, Join::Binary(Binary::Rem)),
    ("mod", 8, Join::Binary(Binary::Rem)),
];

/// Parses an expression or a formula.
pub(super) fn term(input: &mut Tokens<'_>) -> Parsed<Term> {
    term_from(input, 0)
}

/// Parses a term and what follows it, as far as that has at least this precedence. Terms of the
/// same precedence are joined from the left.
fn term_from(input: &mut Tokens<'_>, least: u8) -> Parsed<Term> {
    let first = input.next();
    let mut left = if input.came("-") {
        let of = term_from(input, SIGNED)?;
        let span = (first.span.start..of.span.end).into();
        match of.kind {
            // A sign before a number becomes part of it, as in `-3`.
            TermKind::Number(number) if !of.in_parentheses => made(TermKind::Number(-number), span),
            _ => made(TermKind::Neg(Box::new(of)), span),
        }
    } else if first.kind.is_word("not") {
        input.advance();
        negated(term_from(input, NOT)?)
    } else {
        operand(input)?
    };
    loop {
        let is_negated = match input.0 {
            [not, second, ..] => not.kind.is_word("not") && second.kind.is_word("in"),
            _ => false,
        };
        let sign = &input.0[usize::from(is_negated)].kind;
        let is_it = |(name, ..): &&(&str, u8, Join)| sign.is_sign(name) || sign.is_word(name);
        let Some(&(_, level, join)) = JOINS.iter().find(is_it).filter(|it| it.1 >= least) else {
            return Ok(left);
        };
        if is_negated {
            input.advance();
        }
        input.advance();
        left = joined(join, left, term_from(input, level + 1)?)?;
        if is_negated {
            left = negated(left);
        }
    }
}

fn negated(of: Term) -> Term {
    let span = of.span;
    made(TermKind::Not(Box::new(of)), span)
}

fn joined(join: Join, left: Term, right: Term) -> Parsed<Term> {
    let span = (left.span.start..right.span.end).into();
    let is_chain = !left.in_parentheses;
    let kind = match (join, left.kind) {
        // Another link of a chain.
        (Join::Compare(op), TermKind::Chain(first, mut links)) if is_chain => {
            links.push((op, right));
            TermKind::Chain(first, links)
        }
        (join, kind) => {
            let left = Box::new(Term { kind, ..left });
            match join {
                Join::Binary(op) => TermKind::Binary(op, left, Box::new(right)),
                Join::Compare(op) => TermKind::Chain(left, vec![(op, right)]),
                Join::Divides => TermKind::Divides(left, Box::new(right)),
                Join::In => TermKind::In(left, set_of(right)?),
            }
        }
    };
    Ok(made(kind, span))
}

/// Returns the set after `in`.
fn set_of(term: Term) -> Parsed<Set> {
    match term.kind {
        TermKind::Set(set) => Ok(set),
        TermKind::Name(name) => match name.as_str() {
            "squares" => Ok(Set::Squares),
            "triangular" => Ok(Set::Triangular),
            "primes" => Ok(Set::Primes),
            "fibonacci" => Ok(Set::Fibonacci),
            _ => Err(Problem::new(term.span, format!("`{name}` is no set"), SETS)),
        },
        _ => Err(Problem::new(term.span, "expected a set after `in`", SETS)),
    }
}

const SETS: &str =
    "sets are `{1, 3, 4}`, `squares`, `triangular`, `primes`, `fibonacci` and `powers(2)`";

const A_SET: &str = "a set is a list of numbers, as in `{1, 3, 4}`";

/// Parses a set such as `{1, 3, 4}`.
fn explicit_set(input: &mut Tokens<'_>) -> Parsed<Term> {
    let open = input.expect_sign("{", SETS)?;
    let mut members = Vec::new();
    loop {
        let sign = if input.came("-") { -1 } else { 1 };
        let Kind::Number(number) = input.next().kind else {
            return input.expected("a number", A_SET);
        };
        input.advance();
        members.push(sign * number);
        if !input.came(",") {
            break;
        }
    }
    let remedy = if input.next().kind.is_sign("..") {
        "a range is written as a comparison, `1 <= k <= 5`"
    } else {
        A_SET
    };
    let close = input.expect_sign("}", remedy)?;
    let kind = TermKind::Set(Set::Explicit(sorted_and_distinct(members)));
    Ok(made(kind, (open.start..close.end).into()))
}

/// Parses `(2)` after `powers`.
fn powers(input: &mut Tokens<'_>, start: usize) -> Parsed<Term> {
    let remedy = "write `powers(2)`, with a base of 2 or more";
    input.expect_sign("(", remedy)?;
    let base = match input.next().kind {
        Kind::Number(base) if base >= 2 => base,
        _ => return input.expected("a base of 2 or more", remedy),
    };
    input.advance();
    let close = input.expect_sign(")", remedy)?;
    let kind = TermKind::Set(Set::Powers(base));
    Ok(made(kind, (start..close.end).into()))
}

/// Parses a number, a name, a call, a set, or a term in parentheses.
fn operand(input: &mut Tokens<'_>) -> Parsed<Term> {
    let token = input.next();
    match &token.kind {
        Kind::Number(number) => {
            input.advance();
            let kind = TermKind::Number(*number);
            if let Kind::Word(name) = &input.next().kind
                && input.next().span.start == token.span.end
                && !is_reserved(name)
            {
                let remedy = format!("write `{number}*{name}` for the product");
                return input.expected("an operation", &remedy);
            }
            Ok(made(kind, token.span))
        }
        Kind::Sign("{") => explicit_set(input),
        Kind::Sign("(") => {
            input.advance();
            let mut inner = term(input)?;
            if input.next().kind.is_sign(",") {
                let remedy = "a tuple is a whole component, with as many coordinates as the \
                              position, and stands in no other brackets";
                return input.expected("`)`", remedy);
            }
            let close = input.expect_sign(")", "close the bracket")?;
            inner.span = (token.span.start..close.end).into();
            inner.in_parentheses = true;
            Ok(inner)
        }
        Kind::Word(word) => named(input, token, word),
        _ => {
            let remedy = "as in `n - 1`, `2*k` or `min(a, b)`";
            input.expected("a number, a variable or a function", remedy)
        }
    }
}

fn named(input: &mut Tokens<'_>, token: &Token, word: &str) -> Parsed<Term> {
    if let Some(operation) = function(word) {
        let (least, most) = operation.arguments();
        input.advance();
        let example = match most {
            1 => format!("write `{word}(k)`"),
            _ => format!("write `{word}(a, b)`"),
        };
        input.expect_sign("(", &example)?;
        let arguments = input.terms()?;
        let close = input.expect_sign(")", &example)?;
        let span: Span = (token.span.start..close.end).into();
        if !(least..=most).contains(&arguments.len()) {
            let message = format!("`{word}` of {} numbers means nothing", arguments.len());
            return Err(Problem::new(span, message, example));
        }
        return Ok(made(TermKind::Call(operation, arguments), span));
    }
    match word {
        "true" => {
            input.advance();
            Ok(made(TermKind::True, token.span))
        }
        _ if is_reserved(word) => {
            let remedy = format!("`{word}` is a word of the language and names no variable");
            input.expected("a number, a variable or a function", &remedy)
        }
        "powers" => {
            input.advance();
            powers(input, token.span.start)
        }
        _ => {
            input.advance();
            let kind = TermKind::Name(word.to_string());
            Ok(made(kind, token.span))
        }
    }
}
