//! Prints a rule so that parsing the text gives the same tree.

use std::fmt::{self, Display, Formatter};

use super::ast::{
    Binary, Comparison, Component, Expr, Family, Formula, Rule, Set, Unary, Variable,
};
use super::operations::{Operation, name_of};
use super::sorted;

impl Display for Rule {
    /// Prints the rule. Adjacent families with the same condition share one `where`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_tuple(f, &self.coordinate_names())?;
        f.write_str(" -> ")?;
        for (at, family) in self.families.iter().enumerate() {
            if at > 0 {
                f.write_str(" | ")?;
            }
            let names = self.names(family);
            for (at, component) in family.components.iter().enumerate() {
                let comma = if at > 0 { ", " } else { "" };
                write!(f, "{comma}{}", component.named(&names))?;
            }
            let next = self.families.get(at + 1);
            let is_shared = next.is_some_and(|next| self.share_a_where(family, next));
            let is_last_and_free = next.is_none() && family.condition == Formula::True;
            if !is_shared && !is_last_and_free {
                write!(f, " where {}", family.condition.named(&names))?;
            }
        }
        if self.has_blocking() {
            write!(f, " blocking {}", self.blocking)?;
        }
        Ok(())
    }
}

impl Rule {
    /// Whether one `where` after the second family gives both families their conditions.
    fn share_a_where(&self, first: &Family, second: &Family) -> bool {
        let [said, next] = [first, second].map(|family| {
            let names = self.names(family);
            family.condition.named(&names).to_string()
        });
        // Each variable of the condition must be in the components of both families, or of neither.
        let left = |family: &Family| {
            let left = (family.variables.iter())
                .zip(self.coordinates.len()..)
                .filter(|&(_, at)| family.condition.mentions(at) && family.leaves(at))
                .map(|(variable, _)| variable.name.clone());
            sorted(left.collect::<Vec<String>>())
        };
        said == next && left(first) == left(second)
    }
}

impl Display for Variable {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// Part of a rule, with the names of its variables.
struct Named<'a, T> {
    part: &'a T,
    names: &'a [&'a str],
}

impl Component {
    /// Prints the component.
    pub fn named<'a>(&'a self, names: &'a [&'a str]) -> impl Display + 'a {
        Named { part: self, names }
    }
}

impl Expr {
    /// Prints the expression.
    pub fn named<'a>(&'a self, names: &'a [&'a str]) -> impl Display + 'a {
        Named { part: self, names }
    }
}

impl Formula {
    /// Prints the formula.
    pub fn named<'a>(&'a self, names: &'a [&'a str]) -> impl Display + 'a {
        Named { part: self, names }
    }
}

impl Display for Named<'_, Component> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = (self.part.coordinates.iter())
            .map(|part| part.named(self.names).to_string())
            .collect();
        write_tuple(f, &parts)
    }
}

impl Display for Named<'_, Expr> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_expr(f, self.part, self.names, 0)
    }
}

impl Display for Named<'_, Formula> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_formula(f, self.part, self.names, Place::Top)
    }
}

fn write_tuple(f: &mut Formatter<'_>, parts: &[impl AsRef<str>]) -> fmt::Result {
    let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    match parts[..] {
        [one] => f.write_str(one),
        _ => write!(f, "({})", parts.join(", ")),
    }
}

/// How an operation is written, with its precedence.
enum Notation {
    Between(&'static str, u8),
    /// Call of a function, by its name.
    Function,
}

fn written(op: Binary) -> Notation {
    match op {
        Binary::Xor => Notation::Between(" xor ", 1),
        Binary::Shl => Notation::Between(" shl ", 2),
        Binary::Shr => Notation::Between(" shr ", 2),
        Binary::Add => Notation::Between(" + ", 3),
        Binary::Sub => Notation::Between(" - ", 3),
        Binary::Mul => Notation::Between("*", 4),
        Binary::Div => Notation::Between("/", 4),
        Binary::Rem => Notation::Between(" % ", 4),
        _ => Notation::Function,
    }
}

const TIGHTEST: u8 = 5;

/// Writes an expression, in parentheses if its precedence is below `least`.
fn write_expr(f: &mut Formatter<'_>, expr: &Expr, names: &[&str], least: u8) -> fmt::Result {
    match expr {
        // A sign has the precedence of a product.
        Expr::Const(value) if *value < 0 && least > 3 => write!(f, "({value})"),
        Expr::Const(value) => write!(f, "{value}"),
        Expr::Var(variable) => f.write_str(names[*variable]),
        Expr::Unary(Unary::Neg, of, _) => {
            let (open, close) = parentheses(least > 3);
            write!(f, "{open}-")?;
            // A sign before a number would become part of it, so parentheses separate them.
            if let Expr::Const(_) = **of {
                write!(f, "({})", of.named(names))?;
            } else {
                write_expr(f, of, names, TIGHTEST)?;
            }
            f.write_str(close)
        }
        Expr::Unary(op, of, _) => {
            let name = name_of(Operation::Unary(*op));
            write!(f, "{name}({})", of.named(names))
        }
        Expr::Binary(op, left, right, _) => match written(*op) {
            Notation::Function => {
                let name = name_of(Operation::Binary(*op));
                write!(f, "{name}({}, {})", left.named(names), right.named(names))
            }
            Notation::Between(sign, level) => {
                let (open, close) = parentheses(level < least);
                f.write_str(open)?;
                write_expr(f, left, names, level)?;
                f.write_str(sign)?;
                write_expr(f, right, names, level + 1)?;
                f.write_str(close)
            }
        },
    }
}

fn parentheses(needed: bool) -> (&'static str, &'static str) {
    if needed { ("(", ")") } else { ("", "") }
}

/// Where a formula stands, which decides about parentheses.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Place {
    /// Directly in a `where`, whose commas bind least.
    Top,
    InOr,
    InAnd,
    InNot,
}

fn write_formula(
    f: &mut Formatter<'_>,
    formula: &Formula,
    names: &[&str],
    place: Place,
) -> fmt::Result {
    match formula {
        Formula::True => f.write_str("true"),
        Formula::Compare(op, left, right) => {
            write!(f, "{} {op} {}", left.named(names), right.named(names))
        }
        Formula::Divides(left, right) => {
            write!(f, "{} divides {}", left.named(names), right.named(names))
        }
        Formula::In(member, set) => write!(f, "{} in {set}", member.named(names)),
        Formula::And(parts) if place == Place::Top => {
            write_parts(f, parts, names, ", ", Place::Top)
        }
        Formula::And(parts) => {
            let (open, close) = parentheses(place > Place::InOr);
            f.write_str(open)?;
            write_parts(f, parts, names, " and ", Place::InAnd)?;
            f.write_str(close)
        }
        Formula::Or(parts) => {
            let (open, close) = parentheses(place > Place::Top);
            f.write_str(open)?;
            write_parts(f, parts, names, " or ", Place::InOr)?;
            f.write_str(close)
        }
        Formula::Not(of) => {
            f.write_str("not ")?;
            write_formula(f, of, names, Place::InNot)
        }
    }
}

fn write_parts(
    f: &mut Formatter<'_>,
    parts: &[Formula],
    names: &[&str],
    between: &str,
    place: Place,
) -> fmt::Result {
    for (at, part) in parts.iter().enumerate() {
        if at > 0 {
            f.write_str(between)?;
        }
        write_formula(f, part, names, place)?;
    }
    Ok(())
}

impl Display for Comparison {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Equal => "==",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessOrEqual => "<=",
            Self::Greater => ">",
            Self::GreaterOrEqual => ">=",
        })
    }
}

impl Display for Set {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Explicit(members) => {
                let members: Vec<String> = members.iter().map(i64::to_string).collect();
                write!(f, "{{{}}}", members.join(", "))
            }
            Self::Squares => f.write_str("squares"),
            Self::Triangular => f.write_str("triangular"),
            Self::Primes => f.write_str("primes"),
            Self::Fibonacci => f.write_str("fibonacci"),
            Self::Powers(base) => write!(f, "powers({base})"),
        }
    }
}
