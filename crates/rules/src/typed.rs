//! Turns terms into expressions and formulas over numbered variables.

use super::ast::{Binary, Component, Expr, Family, Formula, Span, Unary, Variable};
use super::functions::{Operation, function};
use super::problem::Problem;
use super::term::{Term, TermKind};

/// Family as it was written.
#[derive(Debug)]
pub(super) struct WrittenFamily {
    /// Coordinates of each component.
    pub components: Vec<(Vec<Term>, Span)>,
    pub span: Span,
}

impl WrittenFamily {
    /// Names in the components.
    pub fn names(&self) -> Vec<&str> {
        let parts = self.components.iter().flat_map(|(parts, _)| parts);
        parts.flat_map(Term::names).collect()
    }
}

/// Variables of one family, added in the order of their first occurrence.
struct Scope<'a> {
    coordinates: &'a [Variable],
    variables: Vec<Variable>,
}

/// Family with its condition.
pub(super) fn family(
    coordinates: &[Variable],
    written: &WrittenFamily,
    conditions: &[&Term],
) -> Result<Family, Problem> {
    let mut scope = Scope {
        coordinates,
        variables: Vec::new(),
    };
    let mut components = Vec::new();
    for (parts, span) in &written.components {
        let parts = parts.iter().map(|part| scope.number(part));
        components.push(Component {
            coordinates: parts.collect::<Result<_, _>>()?,
            span: *span,
        });
    }
    let conditions = conditions.iter().map(|term| scope.formula(term));
    let condition = Formula::all(conditions.collect::<Result<Vec<_>, _>>()?);
    Ok(Family {
        variables: scope.variables,
        components,
        condition,
        span: written.span,
    })
}

impl Scope<'_> {
    fn variable(&mut self, name: &str, span: Span) -> usize {
        let known = self.coordinates.iter().chain(&self.variables);
        let found = known.enumerate().find(|(_, known)| known.name == name);
        if let Some((number, _)) = found {
            return number;
        }
        let name = name.to_string();
        self.variables.push(Variable { name, span });
        self.coordinates.len() + self.variables.len() - 1
    }

    fn number(&mut self, term: &Term) -> Result<Expr, Problem> {
        let span = term.span;
        let binary = |op, left, right| Expr::Binary(op, Box::new(left), Box::new(right), span);
        Ok(match &term.kind {
            TermKind::Number(number) => Expr::Const(*number),
            TermKind::Name(name) => Expr::Var(self.variable(name, span)),
            TermKind::Neg(of) => Expr::Unary(Unary::Neg, Box::new(self.number(of)?), span),
            TermKind::Binary(op, left, right) => {
                binary(*op, self.number(left)?, self.number(right)?)
            }
            TermKind::Both(left, right) => {
                binary(Binary::And, self.number(left)?, self.number(right)?)
            }
            TermKind::Either(left, right) => {
                binary(Binary::Or, self.number(left)?, self.number(right)?)
            }
            TermKind::Call(name, arguments) => {
                let numbers = arguments.iter().map(|argument| self.number(argument));
                let numbers: Vec<Expr> = numbers.collect::<Result<_, _>>()?;
                called(name, numbers, span)
            }
            TermKind::Chain(..)
            | TermKind::Divides(..)
            | TermKind::In(..)
            | TermKind::Not(_)
            | TermKind::True => {
                return Err(Problem::new(
                    span,
                    "expected a number, found a condition",
                    "conditions come after `where`; `and` and `or` of numbers need brackets \
                     beside a comparison, as in `(a and b) == 0`",
                ));
            }
            TermKind::Set(_) => {
                return Err(Problem::new(
                    span,
                    "expected a number, found a set",
                    "write `k in {1, 3, 4}` after `where`",
                ));
            }
        })
    }

    fn formula(&mut self, term: &Term) -> Result<Formula, Problem> {
        Ok(match &term.kind {
            TermKind::True => Formula::True,
            TermKind::Not(of) => Formula::Not(Box::new(self.formula(of)?)),
            TermKind::Both(left, right) => {
                let parts = [self.formula(left)?, self.formula(right)?];
                Formula::all(parts)
            }
            TermKind::Either(left, right) => {
                let mut flat = Vec::new();
                for part in [self.formula(left)?, self.formula(right)?] {
                    match part {
                        Formula::Or(parts) => flat.extend(parts),
                        other => flat.push(other),
                    }
                }
                Formula::Or(flat)
            }
            TermKind::Chain(first, links) => {
                let mut left = self.number(first)?;
                let mut parts = Vec::new();
                for (op, right) in links {
                    let right = self.number(right)?;
                    parts.push(Formula::Compare(*op, left, right.clone()));
                    left = right;
                }
                Formula::all(parts)
            }
            TermKind::Divides(left, right) => {
                Formula::Divides(self.number(left)?, self.number(right)?)
            }
            TermKind::In(member, set) => Formula::In(self.number(member)?, set.clone()),
            TermKind::Number(_)
            | TermKind::Name(_)
            | TermKind::Neg(_)
            | TermKind::Call(..)
            | TermKind::Binary(..)
            | TermKind::Set(_) => {
                return Err(Problem::new(
                    term.span,
                    "expected a condition, found a number",
                    "compare it, as in `k >= 1`, `k divides n` or `k in squares`",
                ));
            }
        })
    }
}

fn called(name: &str, mut arguments: Vec<Expr>, span: Span) -> Expr {
    let first = arguments.remove(0);
    match function(name).expect("the grammar knows the functions") {
        Operation::Unary(op) => Expr::Unary(op, Box::new(first), span),
        Operation::Binary(op) => {
            let join = |left, right| Expr::Binary(op, Box::new(left), Box::new(right), span);
            arguments.into_iter().fold(first, join)
        }
    }
}
