//! The moves of a rule as formulas, read once more from the rule's text.

use rules::ast::{Binary, Comparison, Expr, Family, Formula as Condition, Set};

use crate::file::Certificate;
use crate::reading::{Formula, Sum, track};
use crate::{Refused, refused};

/// Reads the moves of one family. All numbers on tracks are natural.
pub struct Moves<'a> {
    pub certificate: &'a Certificate,
    /// What each variable of the family is.
    pub variables: Vec<Sum>,
    pub tracks: usize,
    /// What must hold of a move.
    pub parts: Vec<Formula>,
}

impl<'a> Moves<'a> {
    /// The formula of a move, with the tracks of each component; the first `given` tracks are not
    /// guessed, and the first of them are the coordinates.
    pub fn of(
        certificate: &'a Certificate,
        family: &Family,
        given: usize,
    ) -> Result<(Self, Vec<Vec<usize>>), Refused> {
        let coordinates = certificate.rule.coordinates.len();
        let free = (0..family.variables.len()).map(|at| track(given + at));
        let mut moves = Self {
            certificate,
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
        let natural = |is: &Sum| Formula::Sum(is.clone(), Comparison::GreaterOrEqual);
        let natural: Vec<Formula> = moves.variables[coordinates..].iter().map(natural).collect();
        moves.parts.extend(natural);
        Ok((moves, components))
    }

    pub fn track(&mut self) -> usize {
        self.tracks += 1;
        self.tracks - 1
    }

    /// That there is a move of which all of this holds too.
    pub fn exists(self, given: usize, more: Vec<Formula>) -> Formula {
        // What fails first goes first.
        let all = Formula::All([self.parts, more].concat());
        let is_guessed = |track: &usize| mentions(&all, *track);
        Formula::Exists(
            (given..self.tracks).filter(is_guessed).collect(),
            Box::new(all),
        )
    }

    /// The track of a coordinate that is left. A variable that it determines, and that nothing else
    /// has determined or used, is what it makes it.
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
        let in_it: Vec<(usize, usize, i64)> = open.iter().filter_map(factor).collect();
        open.retain(|variable| !expr.mentions(*variable));
        match in_it[..] {
            // left = rest ± own, so own = ±(left - rest).
            [(variable, own, sign @ (1 | -1))] if left == before => {
                let rest = is.plus(-sign, &track(own));
                self.variables[variable] = Sum::default().plus(sign, &track(left).plus(-1, &rest));
            }
            _ => {
                let difference = is.plus(-1, &track(left));
                self.parts.push(Formula::Sum(difference, Comparison::Equal));
            }
        }
        Ok(left)
    }

    fn condition(&mut self, condition: &Condition) -> Result<Formula, Refused> {
        let all = |moves: &mut Self, parts: &[Condition], negated: bool| {
            let parts = parts.iter().map(|part| {
                let part = moves.condition(part)?;
                Ok(if negated {
                    Formula::Not(part.into())
                } else {
                    part
                })
            });
            Ok(Formula::All(parts.collect::<Result<_, Refused>>()?))
        };
        match condition {
            Condition::True => Ok(Formula::All(Vec::new())),
            Condition::And(parts) => all(self, parts, false),
            Condition::Or(parts) => Ok(Formula::Not(all(self, parts, true)?.into())),
            Condition::Not(of) => Ok(Formula::Not(self.condition(of)?.into())),
            Condition::Compare(comparison, left, right) => {
                let left = self.sum(left)?;
                let difference = left.plus(-1, &self.sum(right)?);
                Ok(Formula::Sum(difference, *comparison))
            }
            Condition::Divides(Expr::Const(by), of) if *by != 0 => {
                let rest = Expr::binary(Binary::Rem, of.clone(), Expr::Const(by.wrapping_abs()));
                self.condition(&Condition::Compare(Comparison::Equal, rest, Expr::Const(0)))
            }
            Condition::In(of, Set::Explicit(numbers)) => {
                let equal = |&number: &i64| {
                    Condition::Compare(Comparison::Equal, of.clone(), Expr::Const(number))
                };
                self.condition(&Condition::Or(numbers.iter().map(equal).collect()))
            }
            Condition::In(of, set) => {
                let zeros = self.zeros_of(set)?;
                let of = self.sum(of)?;
                Ok(Formula::Power(self.natural(&of)?, zeros))
            }
            Condition::Divides(..) => refused("`divides` between variables is not checked"),
        }
    }

    /// The members of the set are 1 and a multiple of so many zeros.
    fn zeros_of(&self, set: &Set) -> Result<i64, Refused> {
        let Certificate {
            digits,
            is_metallic,
            ..
        } = *self.certificate;
        let exponent = match set {
            Set::Fibonacci if is_metallic && digits == 2 => Some(1),
            Set::Powers(of) if !is_metallic => {
                (1..40).find(|&exponent| (digits as i64).checked_pow(exponent) == Some(*of))
            }
            _ => None,
        };
        let refusal = || Refused("this set is not checked in this numeration".to_owned());
        exponent.map(i64::from).ok_or_else(refusal)
    }
}

pub fn mentions(formula: &Formula, track: usize) -> bool {
    match formula {
        Formula::Sum(sum, _) => sum.factors.iter().any(|(at, _)| *at == track),
        Formula::Bits(_, tracks) => tracks.contains(&track),
        Formula::Even(tracks) | Formula::Claim(tracks) => tracks.contains(&track),
        Formula::Power(at, _) => *at == track,
        Formula::All(parts) => parts.iter().any(|part| mentions(part, track)),
        Formula::Not(of) | Formula::Exists(_, of) => mentions(of, track),
    }
}
