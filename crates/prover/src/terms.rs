//! Reads expressions as quotients of linear sums, with relations that determine the other numbers.

use super::obstacle::Obstacle;
use super::reader::{MAX_FRESH, Quotient, Reader, fresh, is_fresh, not_here, too_large};
use automata::{Automaton, Bitwise, Linear, MAX_CONSTANT, Numeration, Relation, Track};
use rules::ast::{Binary, Expr, Unary};

/// Numbers of one condition. A number that is no quotient of a sum gets a fresh track.
pub struct Terms<'a> {
    reader: &'a Reader<'a>,
    fresh_tracks: usize,
    /// Relations that determine each fresh track from the tracks before it. Whatever the other
    /// numbers are, exactly one number is on it.
    parts: Vec<Automaton>,
}

impl Reader<'_> {
    /// Returns a relation of the numbers that `read` makes of some expressions, without fresh
    /// tracks.
    pub fn with_terms(
        &self,
        read: impl FnOnce(&mut Terms) -> Result<Automaton, Obstacle>,
    ) -> Result<Automaton, Obstacle> {
        let mut terms = Terms::new(self);
        let mut all = read(&mut terms)?;
        // The tracks of the last part are in no part before it, so they can be dropped at once.
        loop {
            let is_done = |track: &Track| {
                is_fresh(*track) && !terms.parts.iter().any(|it| it.tracks().contains(track))
            };
            let done: Vec<Track> = all.tracks().iter().copied().filter(is_done).collect();
            all = all.without(&done, self.budget)?;
            match terms.parts.pop() {
                Some(part) => all = all.and(&part, self.budget)?,
                None => return Ok(all),
            }
        }
    }
}

impl<'a> Terms<'a> {
    pub fn new(reader: &'a Reader<'a>) -> Self {
        Self {
            reader,
            fresh_tracks: 0,
            parts: Vec::new(),
        }
    }

    /// Returns whether all numbers read so far are quotients of sums.
    pub fn are_quotients(&self) -> bool {
        self.parts.is_empty()
    }

    /// Returns the number that an expression means.
    pub fn number(&mut self, expr: &Expr) -> Result<Quotient, Obstacle> {
        match expr {
            Expr::Const(constant) if constant.unsigned_abs() > MAX_CONSTANT as u64 => {
                Err(too_large())
            }
            Expr::Const(constant) => Ok(Quotient::constant(*constant)),
            Expr::Var(variable) => Ok(self.reader.variable(*variable).clone()),
            Expr::Unary(Unary::Neg, of, _) => self.number(of)?.times(-1),
            // |x| = 2·max(x, 0) - x
            Expr::Unary(Unary::Abs, of, _) => {
                let of = self.number(of)?;
                self.at_least_0(&of)?.times(2)?.plus(-1, &of)
            }
            Expr::Unary(..) => Err(Obstacle::not_linear(
                "`abs` is the only linear function of one number",
            )),
            Expr::Binary(op, left, right, _) => {
                let (left, right) = (self.number(left)?, self.number(right)?);
                self.binary(*op, &left, &right)
            }
        }
    }

    fn binary(&mut self, op: Binary, a: &Quotient, b: &Quotient) -> Result<Quotient, Obstacle> {
        match op {
            Binary::Add => a.plus(1, b),
            Binary::Sub => a.plus(-1, b),
            Binary::Mul => match (a.as_constant(), b.as_constant()) {
                (_, Some(factor)) => a.times(factor),
                (Some(factor), _) => b.times(factor),
                _ => Err(Obstacle::not_linear(
                    "a product of two variables is not linear",
                )),
            },
            Binary::Div => Ok(self.divided(a, divisor_in(b)?)?.0),
            Binary::Rem => Ok(self.divided(a, divisor_in(b)?)?.1),
            Binary::Min => a.plus(-1, &self.at_least_0(&a.plus(-1, b)?)?),
            Binary::Max => b.plus(1, &self.at_least_0(&a.plus(-1, b)?)?),
            Binary::Xor => self.bitwise(Bitwise::Xor, a, b),
            Binary::And => self.bitwise(Bitwise::And, a, b),
            Binary::Or => self.bitwise(Bitwise::Or, a, b),
            Binary::Shl => a.times(shift(b)?),
            Binary::Shr => Ok(self.divided(a, shift(b)?)?.0),
            Binary::Gcd => Err(Obstacle::not_linear("`gcd` is not linear")),
        }
    }

    pub fn fresh_track(&mut self) -> Result<Track, Obstacle> {
        let at = self.fresh_tracks;
        self.fresh_tracks += 1;
        if at < MAX_FRESH {
            Ok(fresh(at))
        } else {
            Err(Obstacle::not_linear("a condition has too many operations"))
        }
    }

    /// Returns max(x, 0).
    fn at_least_0(&mut self, of: &Quotient) -> Result<Quotient, Obstacle> {
        let (reader, track) = (self.reader, self.fresh_track()?);
        let found = Quotient::track(track);
        let is_positive = reader.compare(&of.sum, Relation::Positive)?;
        let same = is_positive.and(&reader.is_on(track, of)?, reader.budget)?;
        let zero = reader.is_on(track, &Quotient::constant(0))?;
        let zero = zero.minus(&is_positive, reader.budget)?;
        self.parts.push(same.or(&zero, reader.budget)?);
        Ok(found)
    }

    /// Returns ⌊a / m⌋ and the remainder.
    fn divided(&mut self, a: &Quotient, m: i64) -> Result<(Quotient, Quotient), Obstacle> {
        if m < 0 {
            let (quotient, rest) = self.divided(&a.times(-1)?, -m)?;
            return Ok((quotient, rest.times(-1)?));
        }
        let (reader, track) = (self.reader, self.fresh_track()?);
        let rest = Quotient::track(track);
        let multiple = a.plus(-1, &rest)?.over(m)?;
        let is_whole = reader.congruent(&multiple.sum, 0, multiple.divisor)?;
        let below = Linear::constant(m).plus(-1, &rest.sum);
        let is_small = reader.compare(&below.ok_or_else(too_large)?, Relation::Positive)?;
        self.parts.push(is_whole.and(&is_small, reader.budget)?);
        Ok((multiple, rest))
    }

    /// Returns the result of a bit operation. If it is negative, its complement is on a track.
    fn bitwise(
        &mut self,
        operation: Bitwise,
        a: &Quotient,
        b: &Quotient,
    ) -> Result<Quotient, Obstacle> {
        let (reader, budget) = (self.reader, self.reader.budget);
        if reader.numeration != Numeration::BINARY {
            return Err(not_here("a bit operation", reader.numeration));
        }
        let (of_a, of_b) = (self.bits_of(a)?, self.bits_of(b)?);
        let are_natural = [&of_a, &of_b].map(|of| of.iter().all(|(is_flipped, ..)| !is_flipped));
        let (above, below) = (self.fresh_track()?, self.fresh_track()?);
        let result = match are_natural {
            [true, true] => Quotient::track(above),
            // One of the two tracks has 0.
            _ => Quotient::track(above).plus(-1, &Quotient::track(below))?,
        };
        let mut any = reader.fails()?;
        for (a_is_flipped, a_track, a_when) in &of_a {
            for (b_is_flipped, b_track, b_when) in &of_b {
                let is_flipped = operation.of_bits(*a_is_flipped, *b_is_flipped);
                let bits = self.fresh_track()?;
                let flips = [*a_is_flipped, *b_is_flipped, is_flipped];
                let all = Automaton::bitwise(operation, [*a_track, *b_track, bits], flips, budget)?;
                let all = all.and(a_when, budget)?.and(b_when, budget)?;
                let is_result = complement(&result, is_flipped)?;
                let all = all.and(&reader.is_on(bits, &is_result)?, budget)?;
                let used = [(a, *a_track), (b, *b_track)].into_iter();
                let used = used.filter(|(of, track)| of.as_track() != Some(*track));
                let done: Vec<Track> = used.map(|(_, track)| track).chain([bits]).collect();
                any = any.or(&all.without(&done, budget)?, budget)?;
            }
        }
        if are_natural != [true; 2] {
            let zero = |track| reader.is_on(track, &Quotient::constant(0));
            any = any.and(&zero(above)?.or(&zero(below)?, budget)?, budget)?;
        }
        self.parts.push(any);
        Ok(result)
    }

    /// Returns tracks that carry the number, or its complement if it is negative.
    fn bits_of(&mut self, a: &Quotient) -> Result<Vec<(bool, Track, Automaton)>, Obstacle> {
        if let Some(track) = a.as_track() {
            return Ok(vec![(false, track, self.reader.holds()?)]);
        }
        let mut cases = Vec::new();
        for is_flipped in [false, true] {
            let track = self.fresh_track()?;
            let when = self.reader.is_on(track, &complement(a, is_flipped)?)?;
            if !when.is_empty() {
                cases.push((is_flipped, track, when));
            }
        }
        Ok(cases)
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

fn divisor_in(b: &Quotient) -> Result<i64, Obstacle> {
    match b.as_constant() {
        Some(0) => Err(Obstacle::not_linear("it divides by 0")),
        Some(divisor) => Ok(divisor),
        None => Err(Obstacle::not_linear(
            "a division by a variable is not linear",
        )),
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
