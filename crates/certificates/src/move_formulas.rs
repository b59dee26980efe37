//! Converts the moves of a rule to formulas. The prover does the same in another way.

use rules::ast::{Comparison, Expr, Family, Formula as Condition, Set};

use crate::answer::{Refused, beyond};
use crate::formula::{Formula, Reader, Sum, any, constant, not, track};
use crate::numeration::{Numeration, ZECKENDORF};

/// Moves of one family. No number on a track is negative.
#[derive(Clone)]
pub struct Moves<'a> {
    pub reader: &'a Reader<'a>,
    /// Value of each variable.
    pub variables: Vec<Sum>,
    pub tracks: usize,
    /// Conditions that hold for every move.
    pub parts: Vec<Formula>,
}

/// Largest dividend whose divisors are listed.
const MAX_DIVIDEND: u128 = 1 << 40;

impl<'a> Moves<'a> {
    /// Converts a family, and returns the tracks of each component. The first `given` tracks stay
    /// free; the coordinates come first among them.
    pub fn new(
        reader: &'a Reader<'a>,
        coordinates: usize,
        family: &Family,
        given: usize,
    ) -> Result<(Self, Vec<Vec<usize>>), Refused> {
        let free = (0..family.variables.len()).map(|at| track(given + at));
        let mut moves = Self {
            reader,
            variables: (0..coordinates).map(track).chain(free).collect(),
            tracks: given + family.variables.len(),
            parts: Vec::new(),
        };
        let mut open: Vec<usize> = (coordinates..moves.variables.len()).collect();
        let mut components = Vec::new();
        for component in &family.components {
            let tracks = component.coordinates.iter();
            let tracks = tracks.map(|expr| moves.coordinate(expr, coordinates, &mut open));
            components.push(tracks.collect::<Result<Vec<usize>, Refused>>()?);
        }
        let condition = moves.condition(&family.condition)?;
        moves.parts.push(condition);
        let natural = |is: &Sum| is.clone().compared(Comparison::GreaterOrEqual);
        let natural: Vec<Formula> = moves.variables[coordinates..].iter().map(natural).collect();
        moves.parts.extend(natural);
        Ok((moves, components))
    }

    pub fn track(&mut self) -> usize {
        self.tracks += 1;
        self.tracks - 1
    }

    /// Returns the formula "there is a move for which `more` holds".
    pub fn exists(self, given: usize, more: Vec<Formula>) -> Formula {
        let all = Formula::All([self.parts, more].concat());
        let is_guessed = |track: &usize| all.mentions(*track);
        Formula::Exists(
            (given..self.tracks).filter(is_guessed).collect(),
            Box::new(all),
        )
    }

    /// Returns the track of a coordinate that a move leaves. If the coordinate determines an `open`
    /// variable, the variable is replaced by its value.
    fn coordinate(
        &mut self,
        expr: &Expr,
        coordinates: usize,
        open: &mut Vec<usize>,
    ) -> Result<usize, Refused> {
        if let Expr::Var(variable) = expr
            && *variable < coordinates
        {
            return Ok(*variable);
        }
        let before = self.tracks;
        let is = self.sum(expr)?;
        let left = self.track();
        let factor = |&variable: &usize| {
            let [(own, _)] = self.variables[variable].factors[..] else {
                return None;
            };
            let term = is.factors.iter().find(|(track, _)| *track == own)?;
            Some((variable, own, term.1))
        };
        let in_it: Vec<(usize, usize, i128)> = open.iter().filter_map(factor).collect();
        open.retain(|variable| !expr.mentions(*variable));
        match in_it[..] {
            // left = rest ± own means own = ±(left - rest).
            [(variable, own, sign @ (1 | -1))] if left == before => {
                let rest = is.plus(-sign, &track(own));
                self.variables[variable] = Sum::default().plus(sign, &track(left).plus(-1, &rest));
            }
            _ => self.is_equal(&is, &track(left)),
        }
        Ok(left)
    }

    pub fn is_equal(&mut self, a: &Sum, b: &Sum) {
        let difference = a.clone().plus(-1, b);
        self.parts.push(difference.compared(Comparison::Equal));
    }

    pub fn condition(&mut self, condition: &Condition) -> Result<Formula, Refused> {
        match condition {
            Condition::True => Ok(Formula::All(Vec::new())),
            Condition::And(parts) => Ok(Formula::All(self.conditions(parts)?)),
            Condition::Or(parts) => Ok(any(self.conditions(parts)?)),
            Condition::Not(of) => Ok(not(self.condition(of)?)),
            Condition::Compare(comparison, left, right) => {
                let left = self.sum(left)?;
                let difference = left.plus(-1, &self.sum(right)?);
                Ok(difference.compared(*comparison))
            }
            Condition::Divides(by, of) => self.divides(by, of),
            Condition::In(of, Set::Explicit(numbers)) => {
                let of = self.sum(of)?;
                Ok(is_one_of(&of, numbers.iter().map(|&number| number.into())))
            }
            Condition::In(of, set) => {
                let zeros = zeros_of(set, self.reader.numeration)?;
                let of = self.sum(of)?;
                let member = self.track();
                let is_member = of.plus(-1, &track(member)).compared(Comparison::Equal);
                let both = Formula::All(vec![is_member, Formula::Power(member, zeros)]);
                Ok(Formula::Exists(vec![member], Box::new(both)))
            }
        }
    }

    fn conditions(&mut self, parts: &[Condition]) -> Result<Vec<Formula>, Refused> {
        parts.iter().map(|part| self.condition(part)).collect()
    }

    /// Returns the formula "some multiple of `by` is `of`"; so 0 divides only 0.
    fn divides(&mut self, by: &Expr, of: &Expr) -> Result<Formula, Refused> {
        let (by, of) = (self.sum(by)?, self.sum(of)?);
        if by.factors.is_empty() {
            let rest = match by.constant {
                0 => of,
                by => self.divided(of, by)?.1,
            };
            return Ok(rest.compared(Comparison::Equal));
        }
        if !of.factors.is_empty() {
            return beyond("`divides` between variables is not checked");
        }
        let of = of.constant.unsigned_abs();
        if of == 0 {
            return Ok(Formula::All(Vec::new()));
        }
        if of > MAX_DIVIDEND {
            return beyond(format!("the divisors of {of} are not checked"));
        }
        let small = (1..=of.isqrt()).filter(|divisor| of % divisor == 0);
        let divisors = small.flat_map(|divisor| [divisor as i128, (of / divisor) as i128]);
        Ok(is_one_of(
            &by,
            divisors.flat_map(|number| [number, -number]),
        ))
    }
}

fn is_one_of(of: &Sum, numbers: impl Iterator<Item = i128>) -> Formula {
    let equal = |number| {
        let difference = of.clone().plus(-1, &constant(number));
        difference.compared(Comparison::Equal)
    };
    any(numbers.map(equal).collect())
}

/// Returns z if the words of the set's members are a 1 followed by a multiple of z zeros.
fn zeros_of(set: &Set, numeration: Numeration) -> Result<usize, Refused> {
    let exponent = match set {
        Set::Fibonacci if numeration == ZECKENDORF => Some(1),
        Set::Powers(of) if numeration.order() == 1 => {
            let base = numeration.digits as i64;
            (1..40).find(|&exponent| base.checked_pow(exponent) == Some(*of))
        }
        _ => None,
    };
    match exponent {
        Some(exponent) => Ok(exponent as usize),
        None => beyond("this set is not checked in this numeration"),
    }
}
