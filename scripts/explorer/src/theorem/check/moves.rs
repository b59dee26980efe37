//! What a rule says about its moves, as tests of digits.

use super::atoms::{Atom, Sum, Test, Words};
use super::{Checked, refused};
use crate::rule::Rule;
use crate::rule::ast::{Binary, Comparison, Expr, Family, Formula, Set, Unary};

/// Numbers on tracks that belong together: the coordinates come first, then the free variables.
pub struct Moves {
    pub tracks: usize,
    pub atoms: Vec<Atom>,
    /// The first tracks are those of the coordinates.
    given: usize,
    /// What must hold.
    pub test: Test,
    /// The tracks that the claim is asked about, for each component.
    pub claims: Vec<Vec<usize>>,
    /// Free variables that a coordinate determines, with what they are.
    solved: Vec<(usize, Sum)>,
}

impl Moves {
    pub fn new(given: usize, tracks: usize) -> Self {
        let (atoms, claims, solved) = (Vec::new(), Vec::new(), Vec::new());
        Self {
            tracks,
            given,
            atoms,
            test: Test::Is(true),
            claims,
            solved,
        }
    }

    pub fn track(&mut self) -> usize {
        self.tracks += 1;
        self.tracks - 1
    }

    pub fn atom(&mut self, atom: Atom) -> Test {
        self.atoms.push(atom);
        Test::Atom(self.atoms.len() - 1)
    }

    pub fn demand(&mut self, test: Test) {
        let before = std::mem::replace(&mut self.test, Test::Is(true));
        self.test = Test::All(vec![before, test]);
    }

    /// The cases of an expression: where which sum is its value.
    fn cases(&mut self, expr: &Expr, words: Words) -> Checked<Vec<(Test, Sum)>> {
        let (op, left, right) = match expr {
            Expr::Const(constant) => return Ok(vec![(Test::Is(true), Sum::of(&[], *constant))]),
            Expr::Var(track) => return Ok(vec![(Test::Is(true), self.variable(*track))]),
            Expr::Unary(Unary::Neg, of, _) => {
                let zero = Expr::Const(0);
                return self.cases(&Expr::binary(Binary::Sub, zero, (**of).clone()), words);
            }
            Expr::Unary(Unary::Abs, of, _) => {
                let negative = Expr::unary(Unary::Neg, (**of).clone());
                return self.cases(&Expr::binary(Binary::Max, (**of).clone(), negative), words);
            }
            Expr::Unary(Unary::Popcount, ..) => return refused("popcount is not checked"),
            Expr::Binary(op, left, right, _) => (*op, left, right),
        };
        let mut found = Vec::new();
        let right = self.cases(right, words)?;
        for (here, a) in self.cases(left, words)? {
            for (there, b) in &right {
                for (when, is) in self.binary(op, &a, b, words)? {
                    found.push((Test::All(vec![here.clone(), there.clone(), when]), is));
                }
            }
        }
        Ok(found)
    }

    fn binary(&mut self, op: Binary, a: &Sum, b: &Sum, words: Words) -> Checked<Vec<(Test, Sum)>> {
        let always = |sum| Ok(vec![(Test::Is(true), sum)]);
        let zero = Sum::of(&[], 0);
        match (op, b.as_constant(), a.as_constant()) {
            (Binary::Add, ..) => always(a.plus(1, b)),
            (Binary::Sub, ..) => always(a.plus(-1, b)),
            (Binary::Mul, Some(factor), _) => always(zero.plus(factor, a)),
            (Binary::Mul, _, Some(factor)) => always(zero.plus(factor, b)),
            (Binary::Shl, Some(places @ 0..=20), _) => always(zero.plus(1 << places, a)),
            (Binary::Shr, Some(places @ 0..=8), _) => {
                self.binary(Binary::Div, a, &Sum::of(&[], 1 << places), words)
            }
            (Binary::Div | Binary::Rem, Some(m @ 1..=256), _) => {
                let rests = (0..m).map(|rest| {
                    let part = Sum {
                        divisor: 1,
                        ..a.plus(-rest, &Sum::of(&[], 1))
                    };
                    let whole = Sum {
                        divisor: a.divisor * m,
                        ..part.clone()
                    };
                    let when = self.atom(Atom::Divisible(part, a.divisor * m));
                    (
                        when,
                        if op == Binary::Div {
                            whole
                        } else {
                            Sum::of(&[], rest)
                        },
                    )
                });
                Ok(rests.collect())
            }
            (Binary::Min | Binary::Max, ..) => {
                let difference = if op == Binary::Max {
                    a.plus(-1, b)
                } else {
                    b.plus(-1, a)
                };
                let first = self.atom(Atom::NotNegative(difference));
                let second = Test::Not(Box::new(first.clone()));
                Ok(vec![(first, a.clone()), (second, b.clone())])
            }
            (Binary::Xor | Binary::And | Binary::Or, ..)
                if words.digits == 2 && !words.metallic =>
            {
                let z = self.track();
                let (x, y) = (self.natural(a)?, self.natural(b)?);
                let bits = self.atom(Atom::Bits(op, [x, y, z]));
                self.demand(bits);
                always(Sum::of(&[(z, 1)], 0))
            }
            _ => refused(format!(
                "the operation {op:?} of these numbers is not checked"
            )),
        }
    }

    /// A track with this number, which cannot be below 0.
    fn natural(&mut self, number: &Sum) -> Checked<usize> {
        match (number.as_track(), number.as_constant()) {
            (Some(track), _) => Ok(track),
            (_, Some(0..)) => {
                let track = self.track();
                let is = self.atom(Atom::Zero(number.plus(-1, &Sum::of(&[(track, 1)], 0))));
                self.demand(is);
                Ok(track)
            }
            _ => refused("a bit operation on a difference is not checked"),
        }
    }

    fn condition(&mut self, formula: &Formula, words: Words) -> Checked<Test> {
        let mut all = |parts: &[Formula]| -> Checked<Vec<Test>> {
            parts
                .iter()
                .map(|part| self.condition(part, words))
                .collect()
        };
        match formula {
            Formula::True => Ok(Test::Is(true)),
            Formula::And(parts) => Ok(Test::All(all(parts)?)),
            Formula::Or(parts) => Ok(Test::Any(all(parts)?)),
            Formula::Not(of) => Ok(Test::Not(Box::new(self.condition(of, words)?))),
            Formula::Compare(comparison, left, right) => {
                let difference = Expr::binary(Binary::Sub, left.clone(), right.clone());
                self.any_case(&difference, words, |moves, is| moves.sign(*comparison, is))
            }
            Formula::Divides(Expr::Const(m), of) if *m != 0 => {
                self.any_case(of, words, |moves, is| {
                    let part = Sum {
                        divisor: 1,
                        ..is.clone()
                    };
                    Ok(moves.atom(Atom::Divisible(part, m.abs() * is.divisor)))
                })
            }
            Formula::In(of, Set::Explicit(numbers)) => self.any_case(of, words, |moves, is| {
                let equal = |&number: &i64| {
                    moves.sign(Comparison::Equal, &is.plus(-1, &Sum::of(&[], number)))
                };
                Ok(Test::Any(
                    numbers.iter().map(equal).collect::<Checked<_>>()?,
                ))
            }),
            Formula::In(of, set) => {
                let zeros = zeros_of(set, words)?;
                self.any_case(of, words, |moves, is| {
                    // Where it is no natural number, it is none of the set.
                    let track = moves.track();
                    let power = moves.atom(Atom::Power(track, zeros));
                    let track = Sum::of(&[(track, 1)], 0);
                    let equal = moves.sign(Comparison::Equal, &is.plus(-1, &track))?;
                    let is_negative = moves.sign(Comparison::Less, is)?;
                    let zero = moves.sign(Comparison::Equal, &track)?;
                    moves.demand(Test::Any(vec![equal, Test::All(vec![is_negative, zero])]));
                    Ok(power)
                })
            }
            Formula::Divides(..) => refused("`divides` is checked for constants only"),
        }
    }

    fn any_case(
        &mut self,
        expr: &Expr,
        words: Words,
        mut test: impl FnMut(&mut Self, &Sum) -> Checked<Test>,
    ) -> Checked<Test> {
        let cases = self.cases(expr, words)?;
        let tests = cases
            .into_iter()
            .map(|(when, is)| Ok(Test::All(vec![when, test(self, &is)?])));
        Ok(Test::Any(tests.collect::<Checked<_>>()?))
    }

    /// How a number compares to 0.
    pub fn sign(&mut self, comparison: Comparison, of: &Sum) -> Checked<Test> {
        let of = Sum {
            divisor: 1,
            ..of.clone()
        };
        let below = Sum::of(&[], 0).plus(-1, &of);
        Ok(match comparison {
            Comparison::Equal => self.atom(Atom::Zero(of)),
            Comparison::GreaterOrEqual => self.atom(Atom::NotNegative(of)),
            Comparison::LessOrEqual => self.atom(Atom::NotNegative(below)),
            other => Test::Not(Box::new(self.sign(other.negated(), &of)?)),
        })
    }

    /// The moves of a family. With a `value` the claim is about values, and the next track behind
    /// the free variables is that of the value of the option; it is the last result.
    pub fn of(rule: &Rule, family: &Family, words: Words, value: bool) -> Checked<(Self, usize)> {
        let mut moves = Self::new(
            rule.coordinates.len(),
            rule.coordinates.len() + family.variables.len(),
        );
        let whole = moves.track();
        let mut parts = vec![whole];
        for component in &family.components {
            let mut claim = Vec::new();
            for expr in &component.coordinates {
                claim.push(moves.coordinate(expr, words)?);
            }
            if value && family.components.len() == 1 {
                claim.push(whole);
            } else if value {
                parts.push(moves.track());
                claim.push(parts[parts.len() - 1]);
            }
            moves.claims.push(claim);
        }
        if parts.len() > 1 {
            let even = moves.atom(Atom::Even(parts));
            moves.demand(even);
        }
        let condition = moves.condition(&family.condition, words)?;
        moves.demand(condition);
        Ok((moves, whole))
    }

    fn variable(&self, track: usize) -> Sum {
        let solved = self.solved.iter().find(|(known, _)| *known == track);
        solved.map_or_else(|| Sum::of(&[(track, 1)], 0), |(_, sum)| sum.clone())
    }

    /// Whether anything is asked about the track.
    pub fn mentions(&self, track: usize) -> bool {
        self.atoms.iter().any(|atom| atom.mentions(track))
            || self.claims.iter().flatten().any(|&claim| claim == track)
    }

    /// The track that carries a coordinate of a component.
    fn coordinate(&mut self, expr: &Expr, words: Words) -> Checked<usize> {
        if let Expr::Var(variable) = expr
            && let Some(track) = self.variable(*variable).as_track()
        {
            return Ok(track);
        }
        let track = self.track();
        if let Expr::Binary(Binary::Sub, from, taken, _) = expr
            && let (&Expr::Var(from), &Expr::Var(taken)) = (&**from, &**taken)
            && from < self.given
            && taken >= self.given
            && !self.mentions(taken)
            && self.variable(taken).as_track() == Some(taken)
        {
            // What is taken is the difference: it needs no track.
            let difference = Sum::of(&[(from, 1), (track, -1)], 0);
            let is_natural = self.sign(Comparison::GreaterOrEqual, &difference)?;
            self.demand(is_natural);
            self.solved.push((taken, difference));
            return Ok(track);
        }
        let number = Sum::of(&[(track, 1)], 0);
        let equation = self.any_case(expr, words, |moves, is| {
            moves.sign(Comparison::Equal, &is.plus(-1, &number))
        })?;
        self.demand(equation);
        Ok(track)
    }
}

/// How many zeros divide those behind the 1 in the words of the set.
fn zeros_of(set: &Set, words: Words) -> Checked<i64> {
    let base = words.digits as i64;
    match set {
        Set::Fibonacci if words.metallic && words.digits == 2 => Ok(1),
        Set::Powers(of) if !words.metallic => {
            let mut powers = (1..40).map_while(|power| Some((power, base.checked_pow(power)?)));
            let found = powers.find(|(_, power)| power == of);
            found.map_or_else(
                || refused(format!("powers of {of} are not checked in base {base}")),
                |(exponent, _)| Ok(i64::from(exponent)),
            )
        }
        _ => refused("this set is not checked in this numeration"),
    }
}
