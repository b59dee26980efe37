//! Operations of the language: value, range and code of each.
//!
//! To add a function, add its variant and its name in `functions.rs` and its arms here.

use super::functions::{Binary, Unary};
use super::range::{ALL, Range};

/// Reason why a value cannot be computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FaultKind {
    DivisionByZero,
    Overflow,
    /// Bit operation that is not defined below 0.
    Negative,
    /// Variable without a bound.
    Endless,
    /// More values of the variables than a search may try.
    TooMany,
}

/// Rust code of an operation.
pub(super) enum Code {
    /// Expression, in parentheses unless it is a single name, number or call.
    Text(String),
    /// Call of this helper function with the operands.
    Call(&'static str),
}

impl Unary {
    /// Value of the operation on a number.
    pub(super) fn value(self, of: i64) -> Result<i64, FaultKind> {
        match self {
            Self::Neg => of.checked_neg().ok_or(FaultKind::Overflow),
            Self::Abs => of.checked_abs().ok_or(FaultKind::Overflow),
            Self::Popcount if of < 0 => Err(FaultKind::Negative),
            Self::Popcount => Ok(of.count_ones().into()),
        }
    }

    /// Range of the values, if the operand is in this range.
    pub(super) fn range(self, of: Range) -> Range {
        match self {
            Self::Neg => of.negative(),
            Self::Abs if of.low >= 0 => of,
            Self::Abs if of.high <= 0 => of.negative(),
            Self::Abs => Range::new(0, of.largest()),
            Self::Popcount => Range::new(0, 63),
        }
    }

    /// Code of the operation, from the code of its operand.
    pub(super) fn code(self, of: &str) -> Code {
        Code::Text(match self {
            Self::Neg => format!("(-{of})"),
            Self::Abs => format!("{of}.abs()"),
            Self::Popcount => format!("({of}.count_ones() as i64)"),
        })
    }
}

impl Binary {
    /// Value of the operation on two numbers.
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

    /// Range of the values, if the operands are in these nonempty ranges.
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

    /// Code of the operation, from the code of its operands; `is_above_0` tells whether the second
    /// one is a constant above 0.
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

/// Greatest common divisor by Stein's algorithm: shifts and differences, no divisions.
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

/// Least number 2^k − 1 that is at least `n`.
pub(super) fn ones(n: i128) -> i128 {
    match n {
        0 => 0,
        _ => i128::MAX >> (n.leading_zeros() - 1),
    }
}

/// Power 2^exponent, as far as ranges need it.
pub(super) fn power_of_two(exponent: i128) -> i128 {
    1 << exponent.clamp(0, 110)
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
}
