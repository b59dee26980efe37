//! Converts expressions of a rule to sums of tracks.
//!
//! A number that is not such a sum gets extra tracks, and formulas that determine it for all values
//! of the other tracks. So it always exists and is unique, and may occur below a negation.

use rules::ast::{Binary, Comparison, Expr, Unary};

use crate::formula::{Formula, Sum, any, constant, track};
use crate::move_formulas::Moves;
use crate::numeration::BINARY;
use crate::refusal::{Refused, beyond};

/// Limit of the absolute value of factors in sums.
const MAX_FACTOR: u64 = 1 << 40;

/// Limit of the absolute value of constants in sums.
const MAX_CONSTANT: u64 = 1 << 60;

/// Limit of the absolute value of a divisor.
const MAX_DIVISOR: u64 = 1 << 12;

/// Limit of the places of a shift.
const MAX_PLACES: i64 = 20;

impl Moves<'_> {
    /// Converts an expression to a sum. Its numbers are so small that adding two, or multiplying
    /// one by a factor, does not overflow.
    pub fn sum(&mut self, expr: &Expr) -> Result<Sum, Refused> {
        let sum = self.any_sum(expr)?;
        if is_small(&sum) { Ok(sum) } else { too_large() }
    }

    fn any_sum(&mut self, expr: &Expr) -> Result<Sum, Refused> {
        match expr {
            Expr::Const(number) => Ok(constant(*number)),
            Expr::Var(variable) => Ok(self.variables[*variable].clone()),
            Expr::Unary(Unary::Neg, of, _) => Ok(Sum::default().plus(-1, &self.sum(of)?)),
            Expr::Unary(Unary::Abs, of, _) => {
                let of = self.sum(of)?;
                let negative = Sum::default().plus(-1, &of);
                let absolute = track(self.track());
                self.is_one_of(&absolute, &of, &negative);
                Ok(absolute)
            }
            Expr::Unary(op, ..) => beyond(format!("the operation {op:?} is not checked")),
            Expr::Binary(op, left, right, _) => {
                let (left, right) = (self.sum(left)?, self.sum(right)?);
                self.operation(*op, left, right)
            }
        }
    }

    fn operation(&mut self, op: Binary, left: Sum, right: Sum) -> Result<Sum, Refused> {
        let number = |sum: &Sum| sum.factors.is_empty().then_some(sum.constant);
        match (op, number(&left), number(&right)) {
            (Binary::Add, ..) => Ok(left.plus(1, &right)),
            (Binary::Sub, ..) => Ok(left.plus(-1, &right)),
            (Binary::Mul, _, Some(factor)) => multiplied(&left, factor),
            (Binary::Mul, Some(factor), _) => multiplied(&right, factor),
            (Binary::Shl, _, Some(places @ 0..=MAX_PLACES)) => multiplied(&left, 1 << places),
            (Binary::Shr, _, Some(places @ 0..=MAX_PLACES)) => {
                Ok(self.divided(left, 1 << places)?.0)
            }
            (Binary::Div, _, Some(by)) => Ok(self.divided(left, by)?.0),
            (Binary::Rem, _, Some(by)) => Ok(self.divided(left, by)?.1),
            (Binary::Min, ..) => self.extreme(&left, &right, Comparison::LessOrEqual),
            (Binary::Max, ..) => self.extreme(&left, &right, Comparison::GreaterOrEqual),
            (Binary::Xor | Binary::And | Binary::Or, ..) if self.reader.numeration == BINARY => {
                self.bits(op, &left, &right)
            }
            _ => beyond(format!(
                "the operation {op:?} of these numbers is not checked"
            )),
        }
    }

    /// Quotient and remainder, rounded down: the remainder has the sign of the divisor.
    pub fn divided(&mut self, of: Sum, by: i64) -> Result<(Sum, Sum), Refused> {
        if by == 0 || by.unsigned_abs() > MAX_DIVISOR {
            return beyond(format!("a division by {by} is not checked"));
        }
        let is_natural = by > 0 && self.is_natural(&of)?;
        let quotient = self.number(is_natural);
        let rest = of.plus(-by, &quotient);
        let from_zero = Sum::default().plus(by.signum(), &rest);
        let to_divisor = from_zero.clone().plus(-1, &constant(by.abs()));
        self.parts.extend([
            from_zero.compared(Comparison::GreaterOrEqual),
            to_divisor.compared(Comparison::Less),
        ]);
        Ok((quotient, rest))
    }

    /// Minimum or maximum: the one of two numbers for which `comparison` holds against both.
    fn extreme(&mut self, a: &Sum, b: &Sum, comparison: Comparison) -> Result<Sum, Refused> {
        let is_natural = self.is_natural(a)? && self.is_natural(b)?;
        let found = self.number(is_natural);
        let compare = |of: &Sum| found.clone().plus(-1, of).compared(comparison);
        self.parts.extend([compare(a), compare(b)]);
        self.is_one_of(&found, a, b);
        Ok(found)
    }

    fn is_one_of(&mut self, found: &Sum, a: &Sum, b: &Sum) {
        let equal = |of: &Sum| found.clone().plus(-1, of).compared(Comparison::Equal);
        self.parts.push(any(vec![equal(a), equal(b)]));
    }

    /// Result of a bit operation. In two's complement a negative number x has the inverted bits of
    /// -x - 1.
    fn bits(&mut self, op: Binary, left: &Sum, right: &Sum) -> Result<Sum, Refused> {
        let are_natural = [self.is_natural(left)?, self.is_natural(right)?];
        if are_natural == [true; 2] {
            let tracks = [self.on_track(left), self.on_track(right), self.track()];
            let flips = [false; 3];
            self.parts.push(Formula::Bits { op, tracks, flips });
            return Ok(track(tracks[2]));
        }
        let tracks = [self.track(), self.track(), self.track()];
        let result = self.whole();
        let mut cases = Vec::new();
        for flips in [[false; 2], [true, false], [false, true], [true; 2]] {
            let flip = match op {
                Binary::And => flips[0] && flips[1],
                Binary::Or => flips[0] || flips[1],
                _ => flips[0] != flips[1],
            };
            let flips = [flips[0], flips[1], flip];
            let mut case = vec![Formula::Bits { op, tracks, flips }];
            for (at, number) in [left, right, &result].into_iter().enumerate() {
                let number = number.clone();
                let number = if flips[at] {
                    Sum::default().plus(-1, &number).plus(-1, &constant(1))
                } else {
                    number
                };
                // A number on a track is natural, so the sign is right.
                let difference = number.plus(-1, &track(tracks[at]));
                case.push(difference.compared(Comparison::Equal));
            }
            cases.push(Formula::All(case));
        }
        self.parts.push(any(cases));
        Ok(result)
    }

    /// Number on extra tracks.
    fn number(&mut self, is_natural: bool) -> Sum {
        if is_natural {
            track(self.track())
        } else {
            self.whole()
        }
    }

    /// Number that may be negative: it is on one of two tracks, and 0 is on the other.
    fn whole(&mut self) -> Sum {
        let [above, below] = [self.track(), self.track()].map(track);
        let is_zero = |it: &Sum| it.clone().compared(Comparison::Equal);
        self.parts.push(any(vec![is_zero(&above), is_zero(&below)]));
        above.plus(-1, &below)
    }

    /// Track that carries the sum, which must be natural.
    fn on_track(&mut self, is: &Sum) -> usize {
        if let ([(track, 1)], 0) = (&is.factors[..], is.constant) {
            return *track;
        }
        let carries = self.track();
        self.is_equal(is, &track(carries));
        carries
    }

    /// Whether the conditions on a move so far imply that the sum is not negative.
    fn is_natural(&self, is: &Sum) -> Result<bool, Refused> {
        if is.constant >= 0 && is.factors.iter().all(|(_, factor)| *factor > 0) {
            return Ok(true);
        }
        let variables = self.variables.iter().cloned();
        let natural = variables.map(|it| it.compared(Comparison::GreaterOrEqual));
        let below = is.clone().compared(Comparison::Less);
        let parts = self.parts.iter().cloned().chain(natural).chain([below]);
        let tracks = (0..self.tracks).collect();
        let below = Formula::Exists(tracks, Formula::All(parts.collect()).into());
        Ok(self.reader.read(&below)?.is_empty())
    }
}

fn multiplied(sum: &Sum, factor: i64) -> Result<Sum, Refused> {
    let numbers = sum.factors.iter().map(|(_, factor)| *factor);
    let mut numbers = numbers.chain([sum.constant]);
    if numbers.any(|number| number.checked_mul(factor).is_none()) {
        return too_large();
    }
    Ok(Sum::default().plus(factor, sum))
}

fn is_small(sum: &Sum) -> bool {
    let mut factors = sum.factors.iter();
    factors.all(|(_, factor)| factor.unsigned_abs() <= MAX_FACTOR)
        && sum.constant.unsigned_abs() <= MAX_CONSTANT
}

fn too_large() -> Result<Sum, Refused> {
    beyond(format!(
        "line 2: factors beyond {MAX_FACTOR} and numbers beyond {MAX_CONSTANT} are not \
         checked"
    ))
}
