//! Prints a rule so that parsing the text gives the same tree.

use std::fmt::{self, Display, Formatter};

use super::ast::{Binary, Comparison, Expr, Family, Formula, Rule, Set, Unary};
use super::operations::{Operation, name_of};
use super::sorted;

impl Display for Rule {
    /// Prints the rule. Adjacent families with the same condition share one `where`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} -> ", tuple(&self.coordinate_names()))?;
        for (at, family) in self.families.iter().enumerate() {
            let bar = if at > 0 { " | " } else { "" };
            let names = self.names(family);
            let components = family.components.iter().map(|component| {
                let parts = component.coordinates.iter();
                tuple(&parts.map(|part| part.named(&names)).collect::<Vec<_>>())
            });
            write!(f, "{bar}{}", components.collect::<Vec<_>>().join(", "))?;
            let next = self.families.get(at + 1);
            let is_shared = next.is_some_and(|next| self.share_a_where(family, next));
            let is_last_and_free = next.is_none() && family.condition == Formula::True;
            if !is_shared && !is_last_and_free {
                write!(f, " where {}", family.condition.named(&names))?;
            }
        }
        Ok(())
    }
}

impl Rule {
    /// Returns whether one `where` after the second family gives both families their conditions.
    fn share_a_where(&self, first: &Family, second: &Family) -> bool {
        let [said, next] =
            [first, second].map(|family| family.condition.named(&self.names(family)));
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

fn tuple(parts: &[impl AsRef<str>]) -> String {
    let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    in_parentheses(parts.join(", "), parts.len() != 1)
}

fn in_parentheses(text: String, are_needed: bool) -> String {
    if are_needed {
        format!("({text})")
    } else {
        text
    }
}

/// Returns the sign between the operands and its precedence; `None` if the operation is written as
/// a function.
fn infix(op: Binary) -> Option<(&'static str, u8)> {
    Some(match op {
        Binary::Xor => (" xor ", 1),
        Binary::Shl => (" shl ", 2),
        Binary::Shr => (" shr ", 2),
        Binary::Add => (" + ", 3),
        Binary::Sub => (" - ", 3),
        Binary::Mul => ("*", 4),
        Binary::Div => ("/", 4),
        Binary::Rem => (" % ", 4),
        _ => return None,
    })
}

/// Precedence of a number below 0 and of a negated term.
const SIGNED: u8 = 3;

const TIGHTEST: u8 = 5;

impl Expr {
    /// Writes the expression with these names of its variables.
    pub fn named(&self, names: &[&str]) -> String {
        self.written(names, 0)
    }

    /// Writes the expression, in parentheses if its precedence is below `least`.
    fn written(&self, names: &[&str], least: u8) -> String {
        let (text, level) = match self {
            Self::Const(value @ ..0) => (value.to_string(), SIGNED),
            Self::Const(value) => (value.to_string(), TIGHTEST),
            Self::Var(variable) => (names[*variable].to_owned(), TIGHTEST),
            Self::Unary(Unary::Neg, of, _) => {
                // A sign before a number would become part of it, so parentheses separate them.
                let is_number = matches!(**of, Self::Const(0..));
                let of = in_parentheses(of.written(names, TIGHTEST), is_number);
                (format!("-{of}"), SIGNED)
            }
            Self::Unary(op, of, _) => {
                let name = name_of(Operation::Unary(*op));
                (format!("{name}({})", of.named(names)), TIGHTEST)
            }
            Self::Binary(op, left, right, _) => match infix(*op) {
                None => {
                    let (left, right) = (left.named(names), right.named(names));
                    (format!("{}({left}, {right})", op.name()), TIGHTEST)
                }
                Some((sign, level)) => {
                    let left = left.written(names, level);
                    let right = right.written(names, level + 1);
                    (format!("{left}{sign}{right}"), level)
                }
            },
        };
        in_parentheses(text, level < least)
    }
}

/// Place of a formula, which decides about parentheses.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Place {
    /// Directly in a `where`, whose commas bind least.
    Top,
    InOr,
    InAnd,
    InNot,
}

impl Formula {
    /// Writes the formula with these names of its variables.
    pub fn named(&self, names: &[&str]) -> String {
        self.written(names, Place::Top)
    }

    fn written(&self, names: &[&str], place: Place) -> String {
        let joined = |parts: &[Self], sign: &str, place: Place| {
            let parts = parts.iter().map(|part| part.written(names, place));
            parts.collect::<Vec<_>>().join(sign)
        };
        match self {
            Self::True => "true".to_owned(),
            Self::Compare(op, left, right) => {
                format!("{} {op} {}", left.named(names), right.named(names))
            }
            Self::Divides(left, right) => {
                format!("{} divides {}", left.named(names), right.named(names))
            }
            Self::In(member, set) => format!("{} in {set}", member.named(names)),
            Self::And(parts) if place == Place::Top => joined(parts, ", ", Place::Top),
            Self::And(parts) => {
                in_parentheses(joined(parts, " and ", Place::InAnd), place > Place::InOr)
            }
            Self::Or(parts) => {
                in_parentheses(joined(parts, " or ", Place::InOr), place > Place::Top)
            }
            Self::Not(of) => format!("not {}", of.written(names, Place::InNot)),
        }
    }
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
