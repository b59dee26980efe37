//! Operations and functions of the language: name, value, range and code of each.
//!
//! To add a function, add its variant and its name here. The compiler then asks for the rest.

use super::range::{ALL, Range};

/// Reason why an expression has no value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FaultKind {
    DivisionByZero,
    Overflow,
    /// Bit operation on a number below 0.
    Negative,
    /// Variable without a bound.
    Endless,
    /// A search would have to try too many values.
    TooMany,
}

/// Rust code of an operation.
pub(super) enum Code {
    /// Expression in parentheses, or a single name, number or call.
    Text(String),
    /// Name of a helper function to call with the operands.
    Call(&'static str),
}

impl Unary {
    /// Computes the value.
    pub(super) fn value(self, of: i64) -> Result<i64, FaultKind> {
        match self {
            Self::Neg => of.checked_neg().ok_or(FaultKind::Overflow),
            Self::Abs => of.checked_abs().ok_or(FaultKind::Overflow),
            Self::Popcount if of < 0 => Err(FaultKind::Negative),
            Self::Popcount => Ok(of.count_ones().into()),
        }
    }

    /// Returns the range of the values for an operand in this range.
    pub(super) fn range(self, of: Range) -> Range {
        match self {
            Self::Neg => of.negative(),
            Self::Abs if of.low >= 0 => of,
            Self::Abs if of.high <= 0 => of.negative(),
            Self::Abs => Range::new(0, of.largest()),
            Self::Popcount => Range::new(0, 63),
        }
    }

    /// Returns the code of the operation, given the code of its operand.
    pub(super) fn code(self, of: &str) -> Code {
        Code::Text(match self {
            Self::Neg => format!("(-{of})"),
            Self::Abs => format!("{of}.abs()"),
            Self::Popcount => format!("({of}.count_ones() as i64)"),
        })
    }
}

impl Binary {
    /// Computes the value.
    pub(super) fn value(self, left: i64, right: i64) -> Result<i64, FaultKind> {
        let checked = |value: Option<i64>| value.ok_or(FaultKind::Overflow);
        match self {
            Self::Add => checked(left.checked_add(right)),
            Self::Sub => checked(left.checked_sub(right)),
            Self::Mul => checked(left.checked_mul(right)),
            Self::Div | Self::Rem if right == 0 => Err(FaultKind::DivisionByZero),
            Self::Div => {
                let quotient = checked(left.checked_div(right))?;
                let is_above = left % right != 0 && (left < 0) != (right < 0);
                Ok(quotient - i64::from(is_above))
            }
            Self::Rem => {
                let rest = left.checked_rem(right).unwrap_or(0);
                let has_other_sign = rest != 0 && (rest < 0) != (right < 0);
                Ok(if has_other_sign { rest + right } else { rest })
            }
            Self::Min => Ok(left.min(right)),
            Self::Max => Ok(left.max(right)),
            Self::Gcd => {
                let gcd = gcd(left.unsigned_abs(), right.unsigned_abs());
                checked(gcd.try_into().ok())
            }
            Self::Xor => Ok(left ^ right),
            Self::And => Ok(left & right),
            Self::Or => Ok(left | right),
            Self::Shl | Self::Shr if right < 0 => Err(FaultKind::Negative),
            Self::Shl if left == 0 => Ok(0),
            Self::Shl if right >= 63 => Err(FaultKind::Overflow),
            Self::Shl => checked(left.checked_mul(1 << right)),
            Self::Shr => Ok(left >> right.min(63)),
        }
    }

    /// Returns the range of the values for operands in these nonempty ranges.
    pub(super) fn range(self, a: Range, b: Range) -> Range {
        let are_natural = a.low >= 0 && b.low >= 0;
        match self {
            Self::Add => a.plus(b),
            Self::Sub => a.plus(b.negative()),
            Self::Mul => a.times(b),
            Self::Div if b.low > 0 => a.at_corners(b, i128::div_euclid),
            Self::Rem if b.low > 0 => {
                let least = if a.low >= 0 && a.high < b.low {
                    a.low
                } else {
                    0
                };
                let most = if a.low >= 0 {
                    a.high.min(b.high - 1)
                } else {
                    b.high - 1
                };
                Range::new(least, most)
            }
            Self::Min => Range::new(a.low.min(b.low), a.high.min(b.high)),
            Self::Max => Range::new(a.low.max(b.low), a.high.max(b.high)),
            Self::Gcd => Range::new(0, a.largest().max(b.largest())),
            Self::And if are_natural => Range::new(0, a.high.min(b.high)),
            Self::Or if are_natural => Range::new(a.low.max(b.low), ones(a.high.max(b.high))),
            Self::Xor if are_natural => Range::new(0, ones(a.high.max(b.high))),
            Self::Shl if b.low >= 0 => a.at_corners(b, |a, b| a.saturating_mul(power_of_two(b))),
            Self::Shr if b.low >= 0 => a.at_corners(b, |a, b| a >> b.min(126)),
            Self::Div | Self::Rem | Self::And | Self::Or | Self::Xor => ALL,
            Self::Shl | Self::Shr => ALL,
        }
    }

    /// Returns the code of the operation, given the code of its operands. `is_above_0` says whether
    /// the second one is a positive constant.
    pub(super) fn code(self, a: &str, b: &str, is_above_0: bool) -> Code {
        Code::Text(match self {
            Self::Add => format!("({a} + {b})"),
            Self::Sub => format!("({a} - {b})"),
            Self::Mul => format!("({a} * {b})"),
            Self::Div if is_above_0 => format!("{a}.div_euclid({b})"),
            Self::Rem if is_above_0 => format!("{a}.rem_euclid({b})"),
            Self::Div => return Code::Call("floor_div"),
            Self::Rem => return Code::Call("floor_rem"),
            Self::Min => format!("{a}.min({b})"),
            Self::Max => format!("{a}.max({b})"),
            Self::Gcd => return Code::Call("gcd"),
            Self::Xor => format!("({a} ^ {b})"),
            Self::And => format!("({a} & {b})"),
            Self::Or => format!("({a} | {b})"),
            Self::Shl => format!("({a} * (1_i64 << {b}))"),
            Self::Shr => format!("({a} >> {b}.min(63))"),
        })
    }
}

/// Computes the greatest common divisor by Stein's algorithm: shifts and differences, no divisions.
pub(super) fn gcd(mut a: u64, mut b: u64) -> u64 {
    if a == 0 || b == 0 {
        return a | b;
    }
    let twos = (a | b).trailing_zeros();
    a >>= a.trailing_zeros();
    while b > 0 {
        b >>= b.trailing_zeros();
        (a, b) = (a.min(b), a.abs_diff(b));
    }
    a << twos
}

/// Returns the least 2^k − 1 that is at least `n`.
pub(super) fn ones(n: i128) -> i128 {
    match n {
        0 => 0,
        _ => i128::MAX >> (n.leading_zeros() - 1),
    }
}

/// Returns 2^exponent, capped beyond all ranges.
pub(super) fn power_of_two(exponent: i128) -> i128 {
    1 << exponent.clamp(0, 110)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unary {
    Neg,
    Abs,
    /// Number of ones in base 2, for natural numbers only.
    Popcount,
}

/// Operation on two integers. `/` and `%` round down, also below 0. Bit operations use two's
/// complement of unlimited length. `gcd` is never negative, and `gcd(0, 0)` is 0.
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
    /// `a shl b`, that is a·2^b for a natural number b.
    Shl,
    /// `a shr b`, that is ⌊a / 2^b⌋ for a natural number b.
    Shr,
}

/// What a function computes. With more than two arguments, a binary operation folds from the left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Operation {
    Unary(Unary),
    Binary(Binary),
}
use Operation::{Binary as Two, Unary as One};

/// Functions by name. Some operations can also be written between their operands.
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

/// Returns the name of the function for an operation.
///
/// # Panics
/// If no function has this operation.
pub(super) fn name_of(operation: Operation) -> &'static str {
    let found = FUNCTIONS.iter().find(|(_, known)| *known == operation);
    found.expect("what is written as a function has a name").0
}

impl Binary {
    /// Returns the name of the function for this operation.
    ///
    /// # Panics
    /// If the operation is only written between its operands, such as `+`.
    pub fn name(self) -> &'static str {
        name_of(Two(self))
    }
}

impl Operation {
    /// Returns the least and the greatest number of arguments.
    pub fn arguments(self) -> (usize, usize) {
        match self {
            One(_) => (1, 1),
            Two(Binary::Shl | Binary::Shr) => (2, 2),
            Two(_) => (2, 9),
        }
    }
}

/// Reserved words besides the functions.
const WORDS: [&str; 7] = ["where", "not", "divides", "in", "true", "mod", "false"];

/// Returns whether no variable may have this name.
pub(super) fn is_reserved(word: &str) -> bool {
    WORDS.contains(&word) || function(word).is_some()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn quotients_and_rests_are_those_of_rounding_down(a in -99i64..99, b in -9i64..9) {
            prop_assume!(b != 0);
            let (quotient, rest) = (Binary::Div.value(a, b), Binary::Rem.value(a, b));
            let (quotient, rest) = (quotient.unwrap(), rest.unwrap());
            prop_assert_eq!(quotient, (a as f64 / b as f64).floor() as i64);
            prop_assert_eq!(a, b * quotient + rest);
        }
    }

    #[test]
    fn what_does_not_fit_is_no_number() {
        assert_eq!(Binary::Div.value(1, 0), Err(FaultKind::DivisionByZero));
        assert_eq!(Binary::Rem.value(1, 0), Err(FaultKind::DivisionByZero));
        for (op, left, right) in [
            (Binary::Add, i64::MAX, 1),
            (Binary::Sub, i64::MIN, 1),
            (Binary::Mul, i64::MAX, 2),
            (Binary::Div, i64::MIN, -1),
            (Binary::Shl, 1, 63),
            (Binary::Shl, 1, 1 << 40),
            (Binary::Gcd, i64::MIN, 0),
        ] {
            assert_eq!(op.value(left, right), Err(FaultKind::Overflow), "{op:?}");
        }
        assert_eq!(Binary::Shl.value(1, -1), Err(FaultKind::Negative));
        assert_eq!(Binary::Shr.value(9, 70), Ok(0));
        assert_eq!(Binary::Rem.value(i64::MIN, -1), Ok(0));
    }

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
