//! Converts the expressions of a rule to sums of tracks.
//!
//! A number that is not such a sum gets extra tracks, with formulas that determine it for all
//! values of the other tracks. It always exists and is unique, so it may be below a negation.

use rules::ast::{Binary, Comparison, Expr, Unary};

use crate::answer::{Refused, beyond};
use crate::formula::{Formula, Sum, any, constant, track};
use crate::move_formulas::Moves;
use crate::numeration::BINARY;

/// Largest absolute value of a factor in a sum.
const MAX_FACTOR: u128 = 1 << 40;

/// Largest absolute value of a constant in a sum.
const MAX_CONSTANT: u128 = 1 << 60;

/// Largest absolute value of a divisor.
const MAX_DIVISOR: u128 = 1 << 12;

/// Most places of a shift.
const MAX_PLACES: i128 = 20;

impl Moves<'_> {
    /// Converts an expression to a sum whose numbers are within [`MAX_FACTOR`] and
    /// [`MAX_CONSTANT`].
    ///
    /// # Errors
    /// If the numbers are larger, the checker doesn't support an operation, or the budget runs out.
    pub fn sum(&mut self, expr: &Expr) -> Result<Sum, Refused> {
        let sum = self.any_sum(expr)?;
        if is_small(&sum) { Ok(sum) } else { too_large() }
    }

    fn any_sum(&mut self, expr: &Expr) -> Result<Sum, Refused> {
        match expr {
            Expr::Const(number) => Ok(constant((*number).into())),
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
            (Binary::Mul, _, Some(factor)) => Ok(Sum::default().plus(factor, &left)),
            (Binary::Mul, Some(factor), _) => Ok(Sum::default().plus(factor, &right)),
            (Binary::Shl, _, Some(places @ 0..=MAX_PLACES)) => {
                Ok(Sum::default().plus(1 << places, &left))
            }
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

    /// Returns the quotient, rounded down, and the remainder, which has the sign of the divisor.
    pub fn divided(&mut self, of: Sum, by: i128) -> Result<(Sum, Sum), Refused> {
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

    /// Returns the minimum or maximum: the one of two numbers that `comparison` puts first.
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

    /// Returns the result of a bit operation. In two's complement, the bits of a negative number x
    /// are the inverted bits of -x - 1.
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
                // Numbers on tracks are never negative, so this also fixes the sign.
                let difference = number.plus(-1, &track(tracks[at]));
                case.push(difference.compared(Comparison::Equal));
            }
            cases.push(Formula::All(case));
        }
        self.parts.push(any(cases));
        Ok(result)
    }

    /// Returns a new number on extra tracks.
    fn number(&mut self, is_natural: bool) -> Sum {
        if is_natural {
            track(self.track())
        } else {
            self.whole()
        }
    }

    /// Returns a new number that may be negative: the difference of two tracks, one of them 0.
    fn whole(&mut self) -> Sum {
        let [above, below] = [self.track(), self.track()].map(track);
        let is_zero = |it: &Sum| it.clone().compared(Comparison::Equal);
        self.parts.push(any(vec![is_zero(&above), is_zero(&below)]));
        above.plus(-1, &below)
    }

    /// Returns a track that carries the sum, which must not be negative.
    fn on_track(&mut self, is: &Sum) -> usize {
        if let ([(track, 1)], 0) = (&is.factors[..], is.constant) {
            return *track;
        }
        let carries = self.track();
        self.is_equal(is, &track(carries));
        carries
    }

    /// Returns whether the conditions found so far imply that the sum is not negative.
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
