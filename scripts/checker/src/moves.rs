//! The moves of a rule as formulas, read once more from the rule's text.

use rules::ast::{Binary, Comparison, Expr, Family, Formula as Condition, Set, Unary};

use crate::file::Certificate;
use crate::reading::{Formula, Sum, track};
use crate::{Refused, refused};

/// Factors and constants of sums are at most this, whatever their sign.
const LARGEST: u64 = 1 << 30;

/// Reads the moves of one family. All numbers on tracks are natural.
pub struct Moves<'a> {
    certificate: &'a Certificate,
    /// What each variable of the family is.
    variables: Vec<Sum>,
    tracks: usize,
    /// What must hold of a move.
    parts: Vec<Formula>,
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

    /// A track that carries the sum; what may be below 0 has none.
    fn natural(&mut self, is: &Sum) -> Result<usize, Refused> {
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

    /// The expression, with numbers on tracks of their own for what is not linear. Its numbers are so
    /// small that nothing wraps when two are added or multiplied.
    fn sum(&mut self, expr: &Expr) -> Result<Sum, Refused> {
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
        let constant = |constant| Sum {
            constant,
            ..Sum::default()
        };
        let (op, left, right) = match expr {
            Expr::Const(number) => return Ok(constant(*number)),
            Expr::Var(variable) => return Ok(self.variables[*variable].clone()),
            Expr::Unary(Unary::Neg, of, _) => return Ok(Sum::default().plus(-1, &self.sum(of)?)),
            Expr::Unary(Unary::Abs, of, _) => {
                let of = self.sum(of)?;
                let absolute = self.track();
                let sign = |sign| {
                    let difference = track(absolute).plus(sign, &of);
                    Formula::Not(Formula::Sum(difference, Comparison::Equal).into())
                };
                let neither = Formula::All(vec![sign(1), sign(-1)]);
                self.parts.push(Formula::Not(neither.into()));
                return Ok(track(absolute));
            }
            Expr::Unary(Unary::Popcount, ..) => return refused("popcount is not checked"),
            Expr::Binary(Binary::Shr, of, places, _) => {
                let Expr::Const(places @ 0..=8) = **places else {
                    return refused("a shift by more than 8 or by a variable is not checked");
                };
                let by = Expr::Const(1 << places);
                return self.sum(&Expr::binary(Binary::Div, (**of).clone(), by));
            }
            Expr::Binary(op, left, right, _) => (*op, self.sum(left)?, self.sum(right)?),
        };
        let number = |sum: &Sum| sum.factors.is_empty().then_some(sum.constant);
        let is_binary = self.certificate.digits == 2 && !self.certificate.is_metallic;
        match (op, number(&left), number(&right)) {
            (Binary::Add, ..) => Ok(left.plus(1, &right)),
            (Binary::Sub, ..) => Ok(left.plus(-1, &right)),
            (Binary::Mul, _, Some(factor)) => Ok(Sum::default().plus(factor, &left)),
            (Binary::Mul, Some(factor), _) => Ok(Sum::default().plus(factor, &right)),
            (Binary::Shl, _, Some(places @ 0..=20)) => Ok(Sum::default().plus(1 << places, &left)),
            (Binary::Div | Binary::Rem, _, Some(by @ 1..=256)) => {
                self.is_never_below(&left)?;
                let quotient = track(self.track());
                let rest = left.plus(-by, &quotient);
                let bound = rest.clone().plus(-1, &constant(by));
                self.parts
                    .push(Formula::Sum(rest.clone(), Comparison::GreaterOrEqual));
                self.parts.push(Formula::Sum(bound, Comparison::Less));
                Ok(if op == Binary::Rem { rest } else { quotient })
            }
            (Binary::Min | Binary::Max, ..) => {
                let (a, b) = (left, right);
                self.is_never_below(&a)?;
                self.is_never_below(&b)?;
                let found = self.track();
                let comparison = if op == Binary::Max {
                    Comparison::GreaterOrEqual
                } else {
                    Comparison::LessOrEqual
                };
                let compare =
                    |of: &Sum, comparison| Formula::Sum(track(found).plus(-1, of), comparison);
                let differs = |of: &Sum| compare(of, Comparison::NotEqual);
                self.parts
                    .extend([&a, &b].map(|of| compare(of, comparison)));
                let neither = Formula::All(vec![differs(&a), differs(&b)]);
                self.parts.push(Formula::Not(neither.into()));
                Ok(track(found))
            }
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

fn mentions(formula: &Formula, track: usize) -> bool {
    match formula {
        Formula::Sum(sum, _) => sum.factors.iter().any(|(at, _)| *at == track),
        Formula::Bits(_, tracks) => tracks.contains(&track),
        Formula::Even(tracks) | Formula::Claim(tracks) => tracks.contains(&track),
        Formula::Power(at, _) => *at == track,
        Formula::All(parts) => parts.iter().any(|part| mentions(part, track)),
        Formula::Not(of) | Formula::Exists(_, of) => mentions(of, track),
    }
}
