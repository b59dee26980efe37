//! Parses terms: numbers, conditions and sets.
//!
//! `a and b` is a number if both are numbers and a condition if both are conditions. So one grammar
//! parses all terms, and each knows what it means.

use super::ast::{Binary, Comparison, Expr, Formula, Set, Span, Unary, Variable};
use super::operations::{FUNCTIONS, Operation, function, is_reserved};
use super::problem::{PROGRAM, Problem};
use super::sorted_and_distinct;
use super::token::{Kind, Token, Tokens};

/// Term with its meaning, and where it is written.
pub(super) struct Term {
    pub meaning: Meaning,
    pub span: Span,
    /// `true` if the term is a call or in parentheses.
    pub is_closed: bool,
}

pub(super) enum Meaning {
    Number(Expr),
    /// Condition. Another comparison may follow the last number of a chain.
    Condition(Formula, Option<Expr>),
    /// Set; allowed only after `in`.
    Set(Set),
}

pub(super) type Parsed<T> = Result<T, Problem>;

impl Term {
    fn new(meaning: Meaning, span: Span) -> Self {
        Self {
            meaning,
            span,
            is_closed: false,
        }
    }

    fn of_number(number: Expr, span: Span) -> Self {
        Self::new(Meaning::Number(number), span)
    }

    fn of_condition(condition: Formula, span: Span) -> Self {
        Self::new(Meaning::Condition(condition, None), span)
    }

    pub fn number(self) -> Parsed<Expr> {
        let (what, remedy) = match self.meaning {
            Meaning::Number(number) => return Ok(number),
            Meaning::Set(_) => ("set", "write `k in {1, 3, 4}` after `where`"),
            Meaning::Condition(..) => (
                "condition",
                "conditions come after `where`; `and` and `or` of numbers need brackets beside a \
                 comparison, as in `(a and b) == 0`",
            ),
        };
        let message = format!("expected a number, found a {what}");
        Err(Problem::new(self.span, message, remedy))
    }

    pub fn condition(self) -> Parsed<Formula> {
        match self.meaning {
            Meaning::Condition(condition, _) => Ok(condition),
            _ => Err(Problem::new(
                self.span,
                "expected a condition, found a number",
                "compare it, as in `k >= 1`, `k divides n` or `k in squares`",
            )),
        }
    }
}

impl Tokens<'_> {
    /// Parses terms with commas between them.
    pub fn terms(&mut self) -> Parsed<Vec<Term>> {
        let mut terms = vec![term(self)?];
        while self.came(",") {
            terms.push(term(self)?);
        }
        Ok(terms)
    }

    fn variable(&mut self, name: &str, span: Span) -> Expr {
        let known = self.coordinates.iter().chain(&self.variables);
        let found = known.enumerate().find(|(_, known)| known.name == name);
        Expr::Var(found.map(|(number, _)| number).unwrap_or_else(|| {
            let name = name.to_string();
            self.variables.push(Variable { name, span });
            self.coordinates.len() + self.variables.len() - 1
        }))
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
        let is_closed = of.is_closed;
        let number = match of.number()? {
            // A sign before a number becomes part of it, as in `-3`.
            Expr::Const(number) if !is_closed => Expr::Const(-number),
            of => Expr::Unary(Unary::Neg, Box::new(of), span),
        };
        Term::of_number(number, span)
    } else if first.kind.is_word("not") {
        input.advance();
        negated(term_from(input, NOT)?)?
    } else {
        operand(input)?
    };
    loop {
        let is_negated = match input.left {
            [not, second, ..] => not.kind.is_word("not") && second.kind.is_word("in"),
            _ => false,
        };
        let sign = &input.left[usize::from(is_negated)].kind;
        let is_it = |(name, ..): &&(&str, u8, Join)| sign.is_sign(name) || sign.is_word(name);
        let Some(&(_, level, join)) = JOINS.iter().find(is_it).filter(|it| it.1 >= least) else {
            return Ok(left);
        };
        if is_negated {
            input.advance();
        }
        input.advance();
        let right = match join {
            Join::In => set(input)?,
            _ => term_from(input, level + 1)?,
        };
        left = joined(join, left, right)?;
        if is_negated {
            left = negated(left)?;
        }
    }
}

fn negated(of: Term) -> Parsed<Term> {
    let span = of.span;
    let condition = Formula::Not(Box::new(of.condition()?));
    Ok(Term::of_condition(condition, span))
}

fn joined(join: Join, left: Term, right: Term) -> Parsed<Term> {
    let span = (left.span.start..right.span.end).into();
    let are_numbers = [&left, &right].map(|it| matches!(it.meaning, Meaning::Number(_)));
    let condition = match join {
        Join::Binary(op @ (Binary::And | Binary::Or)) if are_numbers != [true; 2] => {
            let parts = [left.condition()?, right.condition()?];
            if op == Binary::And {
                Formula::all(parts)
            } else {
                let flat = parts.into_iter().flat_map(|part| match part {
                    Formula::Or(parts) => parts,
                    other => vec![other],
                });
                Formula::Or(flat.collect())
            }
        }
        Join::Binary(op) => {
            let (left, right) = (Box::new(left.number()?), Box::new(right.number()?));
            return Ok(Term::of_number(Expr::Binary(op, left, right, span), span));
        }
        Join::Compare(op) => {
            let right = right.number()?;
            let condition = match left.meaning {
                // Another link of a chain.
                Meaning::Condition(before, Some(last)) if !left.is_closed => {
                    Formula::all([before, Formula::Compare(op, last, right.clone())])
                }
                _ => Formula::Compare(op, left.number()?, right.clone()),
            };
            return Ok(Term::new(Meaning::Condition(condition, Some(right)), span));
        }
        Join::Divides => Formula::Divides(left.number()?, right.number()?),
        Join::In => match right.meaning {
            Meaning::Set(set) => Formula::In(left.number()?, set),
            _ => return Err(Problem::new(right.span, "expected a set after `in`", SETS)),
        },
    };
    Ok(Term::of_condition(condition, span))
}

/// Parses the set after `in`.
fn set(input: &mut Tokens<'_>) -> Parsed<Term> {
    let token = input.next();
    let named = match &token.kind {
        Kind::Word(name) if !is_reserved(name) && name != "powers" => match name.as_str() {
            "squares" => Set::Squares,
            "triangular" => Set::Triangular,
            "primes" => Set::Primes,
            "fibonacci" => Set::Fibonacci,
            _ => {
                let message = format!("`{name}` is no set");
                return Err(Problem::new(token.span, message, SETS));
            }
        },
        _ => return operand(input),
    };
    input.advance();
    Ok(Term::new(Meaning::Set(named), token.span))
}

const SETS: &str =
    "sets are `{1, 3, 4}`, `squares`, `triangular`, `primes`, `fibonacci` and `powers(2)`";

const A_SET: &str = "a set is a list of numbers, as in `{1, 3, 4}`; `|` begins the next move, as \
                     in `n-1 | n-2`";

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
    let close = input.expect_sign("}", A_SET)?;
    let set = Set::Explicit(sorted_and_distinct(members));
    Ok(Term::new(Meaning::Set(set), (open.start..close.end).into()))
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
    let set = Meaning::Set(Set::Powers(base));
    Ok(Term::new(set, (start..close.end).into()))
}

/// Parses a number, a name, a call, a set, or a term in parentheses.
fn operand(input: &mut Tokens<'_>) -> Parsed<Term> {
    let token = input.next();
    match &token.kind {
        Kind::Number(number) => {
            input.advance();
            if let Kind::Word(name) = &input.next().kind
                && input.next().span.start == token.span.end
                && !is_reserved(name)
            {
                let remedy = format!("write `{number}*{name}` for the product");
                return input.expected("an operation", &remedy);
            }
            Ok(Term::of_number(Expr::Const(*number), token.span))
        }
        Kind::Sign("{") => explicit_set(input),
        Kind::Sign("(") => {
            input.advance();
            let mut inner = term(input)?;
            if input.next().kind.is_sign(",") {
                let remedy = "a tuple is a whole component, with as many coordinates as the \
                              position; without brackets, `|` begins the next move, `,` a heap";
                return input.expected("`)`", remedy);
            }
            let close = input.expect_sign(")", "close the bracket")?;
            inner.span = (token.span.start..close.end).into();
            inner.is_closed = true;
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
        let numbers: Vec<Expr> = arguments
            .into_iter()
            .map(Term::number)
            .collect::<Parsed<_>>()?;
        let mut numbers = numbers.into_iter();
        let first = numbers.next().expect("a function has arguments");
        let number = match operation {
            Operation::Unary(op) => Expr::Unary(op, Box::new(first), span),
            Operation::Binary(op) => numbers.fold(first, |left, right| {
                Expr::Binary(op, Box::new(left), Box::new(right), span)
            }),
        };
        let is_closed = true;
        return Ok(Term {
            is_closed,
            ..Term::of_number(number, span)
        });
    }
    match word {
        "true" => {
            input.advance();
            Ok(Term::of_condition(Formula::True, token.span))
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
            let after = input.next();
            if after.kind.is_sign("(") && after.span.start == token.span.end {
                let names = FUNCTIONS.map(|(name, _)| name).join("`, `");
                let message = format!("`{word}` is no function");
                let remedy = format!("functions are `{names}`; {PROGRAM}");
                return Err(Problem::new(token.span, message, remedy));
            }
            let variable = input.variable(word, token.span);
            Ok(Term::of_number(variable, token.span))
        }
    }
}
