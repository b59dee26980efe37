//! Converts conditions of a rule to automata.

use super::obstacle::Obstacle;
use super::reader::{Quotient, Reader, not_here, too_large};
use super::terms::Terms;
use automata::{Automaton, Budget, Numeration, Relation, Track};
use rules::ast::{Comparison, Expr, Formula, Set};

impl Reader<'_> {
    /// Converts a condition to the relation of the numbers for which it holds.
    ///
    /// # Errors
    /// If no automaton in this numeration can represent it, or a limit is reached.
    pub fn condition(&self, condition: &Formula) -> Result<Automaton, Obstacle> {
        match condition {
            Formula::True => self.holds(),
            Formula::Compare(comparison, left, right) => self.comparison(*comparison, left, right),
            Formula::Divides(divisor, of) => self.divides(divisor, of),
            Formula::In(member, set) => self.member(member, set),
            Formula::And(parts) => parts.iter().try_fold(self.holds()?, |all, part| {
                Ok(all.and(&self.condition(part)?, self.budget)?)
            }),
            Formula::Or(parts) => parts.iter().try_fold(self.fails()?, |any, part| {
                Ok(any.or(&self.condition(part)?, self.budget)?)
            }),
            Formula::Not(of) => Ok(self.condition(of)?.not(self.budget)?),
        }
    }

    fn comparison(
        &self,
        comparison: Comparison,
        left: &Expr,
        right: &Expr,
    ) -> Result<Automaton, Obstacle> {
        let (left, right, relation) = match comparison {
            Comparison::Equal => (left, right, Relation::Zero),
            Comparison::NotEqual => {
                let equal = self.comparison(Comparison::Equal, left, right)?;
                return Ok(equal.not(self.budget)?);
            }
            Comparison::Less => (right, left, Relation::Positive),
            Comparison::LessOrEqual => (right, left, Relation::NotNegative),
            Comparison::Greater => (left, right, Relation::Positive),
            Comparison::GreaterOrEqual => (left, right, Relation::NotNegative),
        };
        self.with_terms(|terms| {
            let difference = terms.number(left)?.plus(-1, &terms.number(right)?)?;
            self.compare(&difference.sum, relation)
        })
    }

    /// Returns the relation in which the track carries the value of the expression.
    pub fn equation(&self, expr: &Expr, track: Track) -> Result<Automaton, Obstacle> {
        self.with_terms(|terms| self.is_on(track, &terms.number(expr)?))
    }

    fn divides(&self, divisor: &Expr, of: &Expr) -> Result<Automaton, Obstacle> {
        self.with_terms(|terms| {
            let (a, b) = (terms.number(divisor)?, terms.number(of)?);
            match (a.as_constant(), b.as_constant()) {
                (Some(0), _) => self.compare(&b.sum, Relation::Zero),
                (Some(m), _) => {
                    let modulus = m.checked_abs().and_then(|m| m.checked_mul(b.divisor));
                    self.congruent(&b.sum, 0, modulus.ok_or_else(too_large)?)
                }
                (None, Some(0)) => self.holds(),
                (None, Some(dividend)) => {
                    let divisors = divisors_of(dividend.unsigned_abs(), self.budget)?;
                    self.equals_any_of(&a, divisors.into_iter().flat_map(|m| [m, -m]))
                }
                (None, None) => Err(Obstacle::not_linear(
                    "`divides` between variables is not linear",
                )),
            }
        })
    }

    fn member(&self, member: &Expr, set: &Set) -> Result<Automaton, Obstacle> {
        self.with_terms(|terms| {
            let is = terms.number(member)?;
            match set {
                Set::Explicit(numbers) => self.equals_any_of(&is, numbers.iter().copied()),
                _ => self.in_pattern(terms, &is, set),
            }
        })
    }

    fn in_pattern(
        &self,
        terms: &mut Terms,
        member: &Quotient,
        set: &Set,
    ) -> Result<Automaton, Obstacle> {
        let zeros = self.zeros_behind_the_one(set)?;
        let track = match member.as_track() {
            Some(track) => track,
            None => terms.fresh_track()?,
        };
        let set = Automaton::places(self.numeration, track, zeros, self.budget)?;
        Ok(set.and(&self.is_on(track, member)?, self.budget)?)
    }

    /// Returns z if the words of the set's members are a 1 followed by a multiple of z zeros.
    fn zeros_behind_the_one(&self, set: &Set) -> Result<usize, Obstacle> {
        match (set, self.numeration) {
            (Set::Powers(of), Numeration::Base(base)) => {
                let powers = (1..40_u32).map(|power| i64::from(base).checked_pow(power));
                let mut powers = powers.map_while(|power| power).zip(1..);
                let found = powers.find(|(power, _)| power == of);
                let found = found.map(|(_, exponent)| exponent);
                found.ok_or_else(|| not_here("a set of powers", self.numeration))
            }
            (Set::Fibonacci, Numeration::ZECKENDORF) => Ok(1),
            (Set::Powers(_), _) => Err(not_here("a set of powers", self.numeration)),
            (Set::Fibonacci, _) => Err(not_here("the set of Fibonacci's numbers", self.numeration)),
            (Set::Squares, _) => Err(not_regular("squares")),
            (Set::Triangular, _) => Err(not_regular("triangular numbers")),
            (Set::Primes, _) => Err(not_regular("primes")),
            (Set::Explicit(_), _) => unreachable!("its members are compared one by one"),
        }
    }

    /// Returns the relation in which `a` equals one of the numbers.
    fn equals_any_of(
        &self,
        a: &Quotient,
        numbers: impl IntoIterator<Item = i64>,
    ) -> Result<Automaton, Obstacle> {
        let mut any = self.fails()?;
        for number in numbers {
            let difference = a.plus(-1, &Quotient::constant(number))?;
            let equal = self.compare(&difference.sum, Relation::Zero)?;
            any = any.or(&equal, self.budget)?;
        }
        Ok(any)
    }
}

/// Returns the divisors of a positive number that fit in 63 bits.
fn divisors_of(number: u64, budget: &Budget) -> Result<Vec<i64>, Obstacle> {
    let mut divisors = Vec::new();
    for small in 1..=number.isqrt() {
        if small.is_multiple_of(1 << 20) {
            budget.work(1 << 21)?;
        }
        if number.is_multiple_of(small) {
            divisors.extend([small, number / small].map(|divisor| divisor as i64));
        }
    }
    Ok(divisors)
}

fn not_regular(what: &str) -> Obstacle {
    Obstacle::not_linear(format!("{what} are not the set of a finite automaton"))
}
