//! The expressions of a rule as sums of tracks.

use rules::ast::{Binary, Comparison, Expr, Unary};

use crate::moves::{Moves, mentions};
use crate::reading::{Formula, Sum, track};
use crate::{Refused, not, refused};

/// Factors and constants of sums are at most this, whatever their sign.
const LARGEST: u64 = 1 << 30;

impl Moves<'_> {
    /// The expression, with numbers on tracks of their own for what is not linear. Its numbers are so
    /// small that nothing wraps when two are added or multiplied.
    pub fn sum(&mut self, expr: &Expr) -> Result<Sum, Refused> {
        let sum = self.any_sum(expr)?;
        let factors = sum.factors.iter().map(|(_, factor)| *factor);
        if factors
            .chain([sum.constant])
            .any(|number| number.unsigned_abs() > LARGEST)
        {
            return refused(format!("line 2: numbers beyond {LARGEST} are not checked"));
        }
        Ok(sum)
    }

    fn any_sum(&mut self, expr: &Expr) -> Result<Sum, Refused> {
        match expr {
            Expr::Const(number) => Ok(constant(*number)),
            Expr::Var(variable) => Ok(self.variables[*variable].clone()),
            Expr::Unary(Unary::Neg, of, _) => Ok(Sum::default().plus(-1, &self.sum(of)?)),
            Expr::Unary(Unary::Abs, of, _) => {
                let of = self.sum(of)?;
                let negative = Sum::default().plus(-1, &of);
                let absolute = self.track();
                self.is_one_of(absolute, &of, &negative);
                Ok(track(absolute))
            }
            Expr::Unary(Unary::Popcount, ..) => refused("popcount is not checked"),
            Expr::Binary(Binary::Shr, of, places, _) => {
                let Expr::Const(places @ 0..=8) = **places else {
                    return refused("a shift by more than 8 or by a variable is not checked");
                };
                let by = Expr::Const(1 << places);
                self.sum(&Expr::binary(Binary::Div, (**of).clone(), by))
            }
            Expr::Binary(op, left, right, _) => {
                let (left, right) = (self.sum(left)?, self.sum(right)?);
                self.operation(*op, left, right)
            }
        }
    }

    fn operation(&mut self, op: Binary, left: Sum, right: Sum) -> Result<Sum, Refused> {
        let number = |sum: &Sum| sum.factors.is_empty().then_some(sum.constant);
        let is_binary = self.certificate.digits == 2 && !self.certificate.is_metallic;
        match (op, number(&left), number(&right)) {
            (Binary::Add, ..) => Ok(left.plus(1, &right)),
            (Binary::Sub, ..) => Ok(left.plus(-1, &right)),
            (Binary::Mul, _, Some(factor)) => Ok(Sum::default().plus(factor, &left)),
            (Binary::Mul, Some(factor), _) => Ok(Sum::default().plus(factor, &right)),
            (Binary::Shl, _, Some(places @ 0..=20)) => Ok(Sum::default().plus(1 << places, &left)),
            (Binary::Div, _, Some(by @ 1..=256)) => Ok(self.divided(left, by)?.0),
            (Binary::Rem, _, Some(by @ 1..=256)) => Ok(self.divided(left, by)?.1),
            (Binary::Min, ..) => self.extreme(&left, &right, Comparison::LessOrEqual),
            (Binary::Max, ..) => self.extreme(&left, &right, Comparison::GreaterOrEqual),
            (Binary::Xor | Binary::And | Binary::Or, ..) if is_binary => {
                let (a, b, c) = (self.natural(&left)?, self.natural(&right)?, self.track());
                self.parts.push(Formula::Bits(op, [a, b, c]));
                Ok(track(c))
            }
            _ => refused(format!(
                "the operation {op:?} of these numbers is not checked"
            )),
        }
    }

    /// Quotient and remainder.
    fn divided(&mut self, of: Sum, by: i64) -> Result<(Sum, Sum), Refused> {
        self.is_never_below(&of)?;
        let quotient = track(self.track());
        let rest = of.plus(-by, &quotient);
        let bound = rest.clone().plus(-1, &constant(by));
        self.parts.extend([
            Formula::Sum(rest.clone(), Comparison::GreaterOrEqual),
            Formula::Sum(bound, Comparison::Less),
        ]);
        Ok((quotient, rest))
    }

    /// The one of two numbers that compares so to both.
    fn extreme(&mut self, a: &Sum, b: &Sum, comparison: Comparison) -> Result<Sum, Refused> {
        self.is_never_below(a)?;
        self.is_never_below(b)?;
        let found = self.track();
        let compare = |of: &Sum| Formula::Sum(track(found).plus(-1, of), comparison);
        self.parts.extend([compare(a), compare(b)]);
        self.is_one_of(found, a, b);
        Ok(track(found))
    }

    fn is_one_of(&mut self, found: usize, a: &Sum, b: &Sum) {
        let differs = |of: &Sum| Formula::Sum(track(found).plus(-1, of), Comparison::NotEqual);
        self.parts
            .push(not(Formula::All(vec![differs(a), differs(b)])));
    }

    /// A track that carries the sum; what may be below 0 has none.
    pub fn natural(&mut self, is: &Sum) -> Result<usize, Refused> {
        if let ([(track, 1)], 0) = (&is.factors[..], is.constant) {
            return Ok(*track);
        }
        self.is_never_below(is)?;
        let carries = self.track();
        let difference = is.clone().plus(-1, &track(carries));
        self.parts.push(Formula::Sum(difference, Comparison::Equal));
        Ok(carries)
    }

    /// Refuses a sum that may be below 0 in what is known of a move so far.
    fn is_never_below(&self, is: &Sum) -> Result<(), Refused> {
        let variables = self.variables.iter().cloned();
        let natural = variables.map(|it| Formula::Sum(it, Comparison::GreaterOrEqual));
        let below = Formula::Sum(is.clone(), Comparison::Less);
        let parts = self.parts.iter().cloned().chain(natural).chain([below]);
        let below = Formula::All(parts.collect());
        let is_in_it = |&track: &usize| mentions(&below, track);
        let tracks = (0..self.tracks).filter(is_in_it).collect();
        match self
            .certificate
            .find(0, &Formula::Exists(tracks, below.into()))?
        {
            None => Ok(()),
            Some(_) => {
                refused("`%`, `/`, `min`, `max` or bits of what may be below 0 are not checked")
            }
        }
    }
}

fn constant(constant: i64) -> Sum {
    Sum {
        constant,
        ..Sum::default()
    }
}
