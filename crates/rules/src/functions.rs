//! Operations and functions of the language: the only place that has their names.
//!
//! To add a function, add its variant and its name here, and its arms in `operations.rs`, which the
//! compiler asks for.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unary {
    Neg,
    Abs,
    /// Number of ones in base 2; only for natural numbers.
    Popcount,
}

/// Operations on integers: `/` and `%` round down, also below 0; the bit operations use two's
/// complement of unlimited length; `gcd` is at least 0, and `gcd(0, 0)` is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Binary {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Min,
    Max,
    Gcd,
    Xor,
    And,
    Or,
    /// Product a·2^b, written `a shl b`; b is a natural number.
    Shl,
    /// Quotient ⌊a / 2^b⌋, written `a shr b`; b is a natural number.
    Shr,
}

/// Operation of a function. A binary operation folds more than two arguments from the left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Operation {
    Unary(Unary),
    Binary(Binary),
}
use Operation::{Binary as Two, Unary as One};

/// Functions by name. Some operations also have an infix notation.
pub(super) const FUNCTIONS: [(&str, Operation); 10] = [
    ("min", Two(Binary::Min)),
    ("max", Two(Binary::Max)),
    ("gcd", Two(Binary::Gcd)),
    ("xor", Two(Binary::Xor)),
    ("and", Two(Binary::And)),
    ("or", Two(Binary::Or)),
    ("abs", One(Unary::Abs)),
    ("popcount", One(Unary::Popcount)),
    ("shl", Two(Binary::Shl)),
    ("shr", Two(Binary::Shr)),
];

/// Finds the operation of a function name.
pub(super) fn function(name: &str) -> Option<Operation> {
    let found = FUNCTIONS.iter().find(|(known, _)| *known == name);
    found.map(|(_, operation)| *operation)
}

/// Name of the function for an operation.
///
/// # Panics
/// If no function has this operation.
pub(super) fn name_of(operation: Operation) -> &'static str {
    let found = FUNCTIONS.iter().find(|(_, known)| *known == operation);
    found.expect("what is written as a function has a name").0
}

impl Binary {
    /// Name of the function that has this operation.
    ///
    /// # Panics
    /// If the operation is written between its numbers only, such as `+`.
    pub fn name(self) -> &'static str {
        name_of(Two(self))
    }
}

impl Operation {
    /// Least and greatest number of arguments.
    pub fn arguments(self) -> (usize, usize) {
        match self {
            One(_) => (1, 1),
            Two(Binary::Shl | Binary::Shr) => (2, 2),
            Two(_) => (2, 9),
        }
    }
}

/// Reserved words that are not functions.
const WORDS: [&str; 7] = ["where", "not", "divides", "in", "true", "mod", "false"];

/// Whether the word cannot name a variable.
pub(super) fn is_reserved(word: &str) -> bool {
    WORDS.contains(&word) || function(word).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ast::{Expr, Rule};

    /// Covers all operations but the sign and those that are always written between their numbers.
    #[test]
    fn every_function_is_read_evaluated_and_written_by_its_name() {
        for (name, operation) in FUNCTIONS {
            let arguments = match operation {
                One(_) => "n",
                Two(_) => "n, 3",
            };
            let text = format!("n -> 0 where {name}({arguments}) == 1");
            let rule = Rule::parse(&text).unwrap_or_else(|error| panic!("{error}"));
            let shown = rule.to_string();
            assert_eq!(Rule::parse(&shown).unwrap(), rule, "{shown}");
            let expected = match operation {
                One(op) => Expr::unary(op, Expr::Var(0)),
                Two(op) => Expr::binary(op, Expr::Var(0), Expr::Const(3)),
            };
            let found = match &rule.families[0].condition {
                crate::Formula::Compare(_, left, _) => left.clone(),
                other => panic!("{other:?}"),
            };
            assert_eq!(found, expected, "{name}");
            assert!(shown.contains(name), "{shown}");
            assert!(
                crate::CheckedRule::new(&format!("n -> n-1 where {name}({arguments}) >= 0"))
                    .is_ok()
            );
        }
    }
}
