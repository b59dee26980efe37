//! Converts expressions to quotients of linear sums, case by case.

use super::obstacle::Obstacle;
use super::reader::Reader;
use super::reader::{Quotient, too_large};
use automata::{Automaton, Bitwise, Linear, MAX_CONSTANT, Relation, Track};
use rules::ast::{Binary, Expr, Unary};

/// Case of an expression: its value where the condition holds.
#[derive(Debug, Clone)]
pub struct Case {
    pub when: Automaton,
    pub is: Quotient,
}

const MAX_CASES: usize = 256;

impl Reader<'_> {
    /// Returns the cases of an expression. Their conditions exclude each other and cover
    /// everything.
    pub fn term(&self, expr: &Expr) -> Result<Vec<Case>, Obstacle> {
        match expr {
            Expr::Const(constant) if constant.unsigned_abs() > MAX_CONSTANT as u64 => {
                Err(too_large())
            }
            Expr::Const(constant) => self.always(Quotient::constant(*constant)),
            Expr::Var(variable) => self.always(self.variable(*variable).clone()),
            Expr::Unary(Unary::Neg, of, _) => self.each(self.term(of)?, |is| is.times(-1)),
            Expr::Unary(Unary::Abs, of, _) => self.absolute(self.term(of)?),
            Expr::Unary(..) => Err(Obstacle::not_linear(
                "`abs` is the only linear function of one number",
            )),
            Expr::Binary(op, left, right, _) => {
                let (mut left, mut right) = (self.term(left)?, self.term(right)?);
                if matches!(op, Binary::Xor | Binary::And | Binary::Or) {
                    (left, right) = (self.on_tracks(left)?, self.on_tracks(right)?);
                }
                let mut cases = Vec::new();
                for a in &left {
                    for b in &right {
                        let both = a.when.and(&b.when, self.budget)?;
                        let results = self.binary(*op, &a.is, &b.is)?;
                        self.add_under(&both, results, &mut cases)?;
                    }
                }
                Ok(cases)
            }
        }
    }

    fn binary(&self, op: Binary, a: &Quotient, b: &Quotient) -> Result<Vec<Case>, Obstacle> {
        match op {
            Binary::Add => self.always(a.plus(1, b)?),
            Binary::Sub => self.always(a.plus(-1, b)?),
            Binary::Mul => match (a.as_constant(), b.as_constant()) {
                (_, Some(factor)) => self.always(a.times(factor)?),
                (Some(factor), _) => self.always(b.times(factor)?),
                _ => Err(Obstacle::not_linear(
                    "a product of two variables is not linear",
                )),
            },
            Binary::Div => Ok(self.divided(a, self.divisor_in(b)?)?.0),
            Binary::Rem => Ok(self.divided(a, self.divisor_in(b)?)?.1),
            Binary::Min => self.smaller(a, b),
            Binary::Max => {
                let cases = self.smaller(&a.times(-1)?, &b.times(-1)?)?;
                self.each(cases, |is| is.times(-1))
            }
            Binary::Xor => self.bitwise(Bitwise::Xor, a, b),
            Binary::And => self.bitwise(Bitwise::And, a, b),
            Binary::Or => self.bitwise(Bitwise::Or, a, b),
            Binary::Shl => self.always(a.times(shift(b)?)?),
            Binary::Shr => Ok(self.divided(a, shift(b)?)?.0),
            _ => Err(Obstacle::not_linear(format!(
                "`{}` is not linear",
                op.name()
            ))),
        }
    }

    fn divisor_in(&self, b: &Quotient) -> Result<i64, Obstacle> {
        match b.as_constant() {
            Some(0) => Err(Obstacle::not_linear("it divides by 0")),
            Some(divisor) => Ok(divisor),
            None => Err(Obstacle::not_linear(
                "a division by a variable is not linear",
            )),
        }
    }

    /// Returns ⌊a / m⌋ and the remainder, with one case for each remainder.
    fn divided(&self, a: &Quotient, m: i64) -> Result<(Vec<Case>, Vec<Case>), Obstacle> {
        if m.unsigned_abs() as usize > MAX_CASES {
            return Err(Obstacle::not_linear(format!(
                "a division by {m} has too many cases"
            )));
        }
        if m < 0 {
            let (quotients, rests) = self.divided(&a.times(-1)?, -m)?;
            return Ok((quotients, self.each(rests, |is| is.times(-1))?));
        }
        let (mut quotients, mut rests) = (Vec::new(), Vec::new());
        for rest in 0..m {
            let modulus = a.divisor * m;
            let when = self.congruent(&a.sum, rest * a.divisor, modulus)?;
            if when.is_empty() {
                continue;
            }
            let sum = a
                .sum
                .plus(-rest * a.divisor, &Linear::constant(1))
                .ok_or_else(too_large)?;
            let is = Quotient {
                sum,
                divisor: modulus,
            };
            quotients.push(Case {
                when: when.clone(),
                is,
            });
            let is = Quotient::constant(rest);
            rests.push(Case { when, is });
        }
        Ok((quotients, rests))
    }

    fn absolute(&self, cases: Vec<Case>) -> Result<Vec<Case>, Obstacle> {
        let mut signed = Vec::new();
        for Case { when, is } in cases {
            let mirrored = is.times(-1)?;
            let is_negative = self.compare(&mirrored.sum, Relation::Positive)?;
            let is_natural = is_negative.not(self.budget)?;
            for (sign, is) in [(is_natural, is), (is_negative, mirrored)] {
                let results = vec![Case { when: sign, is }];
                self.add_under(&when, results, &mut signed)?;
            }
        }
        Ok(signed)
    }

    fn smaller(&self, a: &Quotient, b: &Quotient) -> Result<Vec<Case>, Obstacle> {
        let b_is_smaller = self.compare(&a.plus(-1, b)?.sum, Relation::Positive)?;
        let a_is = Case {
            when: b_is_smaller.not(self.budget)?,
            is: a.clone(),
        };
        let b_is = Case {
            when: b_is_smaller,
            is: b.clone(),
        };
        Ok(vec![a_is, b_is])
    }

    /// Returns the cases of a bit operation. The result is on a fresh track; if it is negative, its
    /// complement is.
    fn bitwise(
        &self,
        operation: Bitwise,
        a: &Quotient,
        b: &Quotient,
    ) -> Result<Vec<Case>, Obstacle> {
        self.needs_base_2("a bit operation")?;
        let mut cases = Vec::new();
        for (a_is_flipped, a_track, a_when) in self.bits_of(a)? {
            for (b_is_flipped, b_track, b_when) in self.bits_of(b)? {
                let result_is_flipped = operation.of_bits(a_is_flipped, b_is_flipped);
                let result = self.fresh_track()?;
                let flips = [a_is_flipped, b_is_flipped, result_is_flipped];
                let tracks = [a_track, b_track, result];
                let bits = Automaton::bitwise(operation, tracks, flips, self.budget)?;
                let when = bits.and(&a_when, self.budget)?.and(&b_when, self.budget)?;
                let is = complement(&Quotient::track(result), result_is_flipped)?;
                cases.push(Case { when, is });
            }
        }
        Ok(cases)
    }

    /// Merges cases into two: natural numbers, and numbers below 0.
    fn on_tracks(&self, cases: Vec<Case>) -> Result<Vec<Case>, Obstacle> {
        if cases.len() <= 2 {
            return Ok(cases);
        }
        let mut merged = Vec::new();
        for is_flipped in [false, true] {
            let track = self.fresh_track()?;
            let mut any = self.fails()?;
            for Case { when, is } in &cases {
                let here = self.is_on(track, &complement(is, is_flipped)?)?;
                let here = here.and(when, self.budget)?;
                // The track now carries the number, so what it was made of isn't needed any more.
                any = any.or(&self.without_fresh_but(track, &here)?, self.budget)?;
            }
            if !any.is_empty() {
                let is = complement(&Quotient::track(track), is_flipped)?;
                merged.push(Case { when: any, is });
            }
        }
        Ok(merged)
    }

    /// Returns tracks that carry the number, or its complement if it is negative.
    fn bits_of(&self, a: &Quotient) -> Result<Vec<(bool, Track, Automaton)>, Obstacle> {
        if let Some(track) = a.as_track() {
            return Ok(vec![(false, track, self.holds()?)]);
        }
        let mut cases = Vec::new();
        for is_flipped in [false, true] {
            let track = self.fresh_track()?;
            let when = self.is_on(track, &complement(a, is_flipped)?)?;
            if !when.is_empty() {
                cases.push((is_flipped, track, when));
            }
        }
        Ok(cases)
    }

    /// Returns the relation in which the track carries this number.
    pub fn is_on(&self, track: Track, number: &Quotient) -> Result<Automaton, Obstacle> {
        let difference = number.plus(-1, &Quotient::track(track))?;
        self.compare(&difference.sum, Relation::Zero)
    }

    fn always(&self, is: Quotient) -> Result<Vec<Case>, Obstacle> {
        let when = self.holds()?;
        Ok(vec![Case { when, is }])
    }

    fn each(
        &self,
        cases: Vec<Case>,
        change: impl Fn(&Quotient) -> Result<Quotient, Obstacle>,
    ) -> Result<Vec<Case>, Obstacle> {
        let changed = cases.into_iter().map(|Case { when, is }| {
            let is = change(&is)?;
            Ok(Case { when, is })
        });
        changed.collect()
    }

    fn add_under(
        &self,
        when: &Automaton,
        results: Vec<Case>,
        cases: &mut Vec<Case>,
    ) -> Result<(), Obstacle> {
        for result in results {
            let when = when.and(&result.when, self.budget)?;
            if !when.is_empty() {
                cases.push(Case {
                    when,
                    is: result.is,
                });
            }
        }
        if cases.len() > MAX_CASES {
            return Err(Obstacle::not_linear("a condition has too many cases"));
        }
        Ok(())
    }
}

/// Returns the complement -x - 1, which inverts all bits, if `is_flipped`; otherwise the number
/// itself.
fn complement(of: &Quotient, is_flipped: bool) -> Result<Quotient, Obstacle> {
    if is_flipped {
        of.times(-1)?.plus(-1, &Quotient::constant(1))
    } else {
        Ok(of.clone())
    }
}

/// Returns 2^b for a constant b.
fn shift(b: &Quotient) -> Result<i64, Obstacle> {
    match b.as_constant() {
        Some(places @ 0..=20) => Ok(1 << places),
        Some(_) => Err(too_large()),
        None => Err(Obstacle::not_linear("a shift by a variable is not linear")),
    }
}
