//! Evaluates expressions, formulas and sets, with the reason if there is no value.
//!
//! A value that can't be computed (a division by zero, a number beyond 64 bits) is unknown. As in
//! three-valued logic, a conjunction with a false part is false and a disjunction with a true part
//! is true, in any order: `n % k == 0, k >= 1` is fine.

use super::ast::{Expr, Formula, Set, Span};
use super::operations::FaultKind;

/// Reason why an expression has no value, and the place of the operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fault {
    pub kind: FaultKind,
    pub span: Span,
}

impl Fault {
    /// Fault that only ends a search early.
    pub const END: Self = Self {
        kind: FaultKind::Endless,
        span: Span { start: 0, end: 0 },
    };
}

impl Expr {
    /// Computes the value; `values[i]` is the value of variable i.
    pub(super) fn value(&self, values: &[i64]) -> Result<i64, Fault> {
        match self {
            Self::Const(value) => Ok(*value),
            Self::Var(variable) => Ok(values[*variable]),
            Self::Unary(op, of, span) => op
                .value(of.value(values)?)
                .map_err(|kind| Fault { kind, span: *span }),
            Self::Binary(op, left, right, span) => {
                let (left, right) = (left.value(values)?, right.value(values)?);
                op.value(left, right)
                    .map_err(|kind| Fault { kind, span: *span })
            }
        }
    }
}

pub(super) fn divides(divisor: i64, of: i64) -> bool {
    match divisor {
        0 => of == 0,
        // Dividing the smallest number by −1 overflows, but −1 divides it.
        _ => of.checked_rem(divisor).unwrap_or(0) == 0,
    }
}

impl Formula {
    /// Returns whether the formula is known to hold; `values[i]` is the value of variable i.
    pub fn is_true(&self, values: &[i64]) -> bool {
        self.holds(values) == Ok(true)
    }

    /// Returns whether the formula holds; `values[i]` is the value of variable i.
    pub(super) fn holds(&self, values: &[i64]) -> Result<bool, Fault> {
        match self {
            Self::True => Ok(true),
            Self::Compare(op, left, right) => {
                Ok(op.holds(&left.value(values)?, &right.value(values)?))
            }
            Self::Divides(divisor, of) => {
                let (divisor, of) = (divisor.value(values)?, of.value(values)?);
                Ok(divides(divisor, of))
            }
            Self::In(member, set) => Ok(set.contains(member.value(values)?)),
            Self::And(parts) => decided_by(false, parts, values),
            Self::Or(parts) => decided_by(true, parts, values),
            Self::Not(of) => Ok(!of.holds(values)?),
        }
    }
}

/// Decides a conjunction or disjunction. One part with the value `deciding` settles it; otherwise
/// any unknown part is an error.
fn decided_by(deciding: bool, parts: &[Formula], values: &[i64]) -> Result<bool, Fault> {
    let mut known = Ok(!deciding);
    for part in parts {
        match part.holds(values) {
            Ok(value) if value == deciding => return Ok(deciding),
            Ok(_) => {}
            Err(fault) => known = known.and(Err(fault)),
        }
    }
    known
}

/// Miller–Rabin test with the first twelve primes, which is exact below 3.3·10²⁴ (J. Sorenson and
/// J. Webster, Math. Comp. 86 (2017), 985–1003).
fn is_prime(n: i64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    let Some(n) = u64::try_from(n).ok().filter(|&n| n >= 2) else {
        return false;
    };
    if let Some(divisor) = BASES.iter().find(|&&base| n.is_multiple_of(base)) {
        return n == *divisor;
    }
    if n < 37 * 37 {
        return true;
    }
    let twos = (n - 1).trailing_zeros();
    BASES.iter().all(|&base| {
        let mut power = power_modulo(base, (n - 1) >> twos, n);
        let mut is_witness = power != 1 && power != n - 1;
        for _ in 1..twos {
            power = times_modulo(power, power, n);
            is_witness &= power != n - 1;
        }
        !is_witness
    })
}

fn times_modulo(a: u64, b: u64, modulus: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}

fn power_modulo(mut base: u64, mut exponent: u64, modulus: u64) -> u64 {
    let mut power = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = times_modulo(power, base, modulus);
        }
        base = times_modulo(base, base, modulus);
        exponent /= 2;
    }
    power
}

fn fibonacci() -> impl Iterator<Item = i128> {
    let next = |&(a, b): &(i128, i128)| Some((b, a.checked_add(b)?));
    std::iter::successors(Some((1, 2)), next).map(|(a, _)| a)
}

fn powers(base: i64) -> impl Iterator<Item = i64> {
    std::iter::successors(Some(1), move |power: &i64| power.checked_mul(base))
}

impl Set {
    pub(super) fn contains(&self, n: i64) -> bool {
        let is_square = |n: i128| n.isqrt().pow(2) == n;
        match self {
            Self::Explicit(members) => members.binary_search(&n).is_ok(),
            _ if n <= 0 => false,
            Self::Squares => is_square(n.into()),
            // n = t(t+1)/2 iff 8n + 1 is the square of 2t + 1.
            Self::Triangular => is_square(8 * i128::from(n) + 1),
            Self::Primes => is_prime(n),
            Self::Fibonacci => fibonacci().find(|&it| it >= n.into()) == Some(n.into()),
            Self::Powers(base) => powers(*base).find(|&it| it >= n) == Some(n),
        }
    }

    /// Lists the members up to `limit` in increasing order.
    pub fn up_to(&self, limit: i64) -> Vec<i64> {
        let below = |&member: &i64| member <= limit;
        match self {
            Self::Explicit(members) => members.iter().copied().filter(below).collect(),
            Self::Squares => (1..).map(|k: i64| k * k).take_while(below).collect(),
            Self::Triangular => (1..)
                .map(|k: i64| k * (k + 1) / 2)
                .take_while(below)
                .collect(),
            Self::Primes => primes(limit),
            Self::Fibonacci => {
                let members = fibonacci().take_while(|&member| member <= limit.into());
                members.map(|member| member as i64).collect()
            }
            Self::Powers(base) => powers(*base).take_while(below).collect(),
        }
    }
}

/// Lists the primes up to `limit` by the sieve of Eratosthenes.
fn primes(limit: i64) -> Vec<i64> {
    let limit = usize::try_from(limit).unwrap_or(0);
    let mut is_prime = vec![true; limit + 1];
    let mut primes = Vec::new();
    for n in 2..=limit {
        if is_prime[n] {
            primes.push(n as i64);
            (n * n..=limit).step_by(n).for_each(|m| is_prime[m] = false);
        }
    }
    primes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ast::{Binary, Comparison};

    #[test]
    fn a_false_part_makes_an_unknown_one_not_matter() {
        let rest = Expr::binary(Binary::Rem, Expr::Const(6), Expr::Var(0));
        let divides = Formula::Compare(Comparison::Equal, rest, Expr::Const(0));
        let positive = Formula::Compare(Comparison::Greater, Expr::Var(0), Expr::Const(0));
        for parts in [
            [divides.clone(), positive.clone()],
            [positive, divides.clone()],
        ] {
            let both = Formula::And(parts.to_vec());
            assert_eq!(both.holds(&[0]), Ok(false));
            assert_eq!(both.holds(&[3]), Ok(true));
        }
        assert!(divides.holds(&[0]).is_err());
    }

    #[test]
    fn the_lists_hold_who_is_in() {
        let sets = [
            Set::Squares,
            Set::Triangular,
            Set::Primes,
            Set::Fibonacci,
            Set::Powers(2),
            Set::Powers(3),
            Set::Powers(10),
            Set::Explicit(vec![-3, 1, 4]),
        ];
        for set in sets {
            let members: Vec<i64> = (-9..20_000).filter(|&n| set.contains(n)).collect();
            assert_eq!(set.up_to(19_999), members, "{set}");
        }
    }

    #[test]
    fn the_sets_begin_as_known() {
        assert_eq!(Set::Squares.up_to(16), [1, 4, 9, 16]);
        assert_eq!(Set::Triangular.up_to(10), [1, 3, 6, 10]);
        assert_eq!(Set::Primes.up_to(11), [2, 3, 5, 7, 11]);
        assert_eq!(Set::Fibonacci.up_to(13), [1, 2, 3, 5, 8, 13]);
        assert_eq!(Set::Powers(3).up_to(27), [1, 3, 9, 27]);
        assert_eq!(Set::Primes.up_to(-5), []);
    }

    #[test]
    fn large_numbers_are_decided() {
        assert!(is_prime((1 << 61) - 1));
        assert!(!is_prime(3_215_031_751));
        assert!(!is_prime(3_037_000_493 * 3_037_000_453));
        assert!(Set::Squares.contains(3_037_000_499 * 3_037_000_499));
        assert!(!Set::Squares.contains(i64::MAX));
        assert!(Set::Fibonacci.contains(7_540_113_804_746_346_429));
        assert!(!Set::Fibonacci.contains(i64::MAX));
        assert!(Set::Powers(2).contains(1 << 62) && !Set::Powers(2).contains(i64::MAX));
    }
}
