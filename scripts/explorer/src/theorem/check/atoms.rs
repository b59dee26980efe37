//! What a checker asks about numbers while it reads their digits.

use std::collections::HashMap;

use crate::rule::ast::Binary;

/// Digits below `digits`; places 1, b, b², … or, with `metallic`, Uₙ₊₁ = tUₙ + Uₙ₋₁.
#[derive(Clone, Copy)]
pub struct Words {
    pub digits: usize,
    pub metallic: bool,
}

impl Words {
    pub fn may_follow(self, last: u8, next: u8) -> bool {
        !self.metallic || usize::from(last) + 1 != self.digits || next == 0
    }

    /// The last digits as far as they matter for those that may follow.
    pub fn to_remember(self, digits: &[u8]) -> Vec<u8> {
        let full = self.digits as u8 - 1;
        let remember = |&digit| {
            if self.metallic && digit == full {
                full
            } else {
                0
            }
        };
        digits.iter().map(remember).collect()
    }

    /// a·Uₙ + b·Uₙ₋₁ after one more digit.
    pub fn append(self, [a, b]: [i64; 2], digit: i64) -> [i64; 2] {
        let digits = self.digits as i64;
        if self.metallic {
            [(digits - 1) * a + b + digit, a]
        } else {
            [digits * a + digit, 0]
        }
    }
}

/// A sum of numbers on tracks and a constant, divided by a positive number.
#[derive(Clone)]
pub struct Sum {
    pub terms: Vec<(usize, i64)>,
    pub constant: i64,
    pub divisor: i64,
}

impl Sum {
    pub fn of(terms: &[(usize, i64)], constant: i64) -> Self {
        Self {
            terms: terms.to_vec(),
            constant,
            divisor: 1,
        }
    }

    /// `self` + `factor`·`other`.
    pub fn plus(&self, factor: i64, other: &Self) -> Self {
        let terms = self
            .terms
            .iter()
            .map(|&(track, c)| (track, c * other.divisor));
        let others = other
            .terms
            .iter()
            .map(|&(track, c)| (track, c * factor * self.divisor));
        let mut sum: HashMap<usize, i64> = HashMap::new();
        terms
            .chain(others)
            .for_each(|(track, c)| *sum.entry(track).or_insert(0) += c);
        sum.retain(|_, c| *c != 0);
        Self {
            terms: sum.into_iter().collect(),
            constant: self.constant * other.divisor + factor * self.divisor * other.constant,
            divisor: self.divisor * other.divisor,
        }
    }

    pub fn as_constant(&self) -> Option<i64> {
        self.terms
            .is_empty()
            .then(|| self.constant.div_euclid(self.divisor))
    }

    pub fn as_track(&self) -> Option<usize> {
        match (&self.terms[..], self.constant, self.divisor) {
            (&[(track, 1)], 0, 1) => Some(track),
            _ => None,
        }
    }
}

/// What is asked about the numbers on some tracks, digit by digit.
pub enum Atom {
    Zero(Sum),
    NotNegative(Sum),
    Divisible(Sum, i64),
    /// x ∘ y = z in each place of base 2.
    Bits(Binary, [usize; 3]),
    /// The numbers on these tracks have the xor 0.
    Even(Vec<usize>),
    /// The word is 1 and a multiple of so many zeros.
    Power(usize, i64),
}

/// How far an atom has read: a pending value, or [`SETTLED`] and whether it holds.
pub type Reading = [i64; 2];
const SETTLED: i64 = i64::MAX;

/// Whether it holds, if that is known.
pub fn settled_value([a, b]: Reading) -> Option<bool> {
    (a == SETTLED).then_some(b == 1)
}

fn settled(holds: bool) -> Reading {
    [SETTLED, i64::from(holds)]
}

impl Atom {
    pub fn read(&self, before: Reading, digits: &[u8], words: Words) -> Reading {
        if before[0] == SETTLED {
            return before;
        }
        let sum = |sum: &Sum| {
            let digit = sum
                .terms
                .iter()
                .map(|&(track, c)| c * i64::from(digits[track]))
                .sum();
            words.append(before, digit)
        };
        let bit = |track: usize| digits[track] == 1;
        match self {
            Self::Zero(of) | Self::NotNegative(of) => {
                let [a, b] = sum(of);
                let parts = || of.terms.iter().map(|term| term.1).chain([of.constant]);
                let above: i64 = parts().filter(|&part| part > 0).sum();
                let below: i64 = -parts().filter(|&part| part < 0).sum::<i64>();
                // Uₙ₋₁ is between Uₙ / digits and Uₙ; what follows lies between -below·Uₙ and
                // above·Uₙ.
                let digits = words.digits as i64;
                let ends = [digits * (a + b), digits * a + b];
                let is_positive = ends.iter().all(|&end| end > digits * below);
                let is_negative = ends.iter().all(|&end| -end > digits * above);
                match (is_positive, is_negative, self) {
                    (false, false, _) => [a, b],
                    (is_above, _, Self::NotNegative(_)) => settled(is_above),
                    _ => settled(false),
                }
            }
            Self::Divisible(of, m) => sum(of).map(|part| part.rem_euclid(*m)),
            Self::Bits(op, [x, y, z]) => {
                let (x, y) = (bit(*x), bit(*y));
                let is = match op {
                    Binary::And => x && y,
                    Binary::Or => x || y,
                    _ => x != y,
                };
                if is == bit(*z) {
                    before
                } else {
                    settled(false)
                }
            }
            Self::Even(tracks) => {
                let ones = tracks.iter().filter(|&&track| bit(track)).count();
                if ones % 2 == 0 {
                    before
                } else {
                    settled(false)
                }
            }
            Self::Power(track, zeros) => match (before, digits[*track]) {
                ([0, _], 0) => [0, 0],
                ([0, _], 1) => [1, 0],
                ([_, seen], 0) => [1, (seen + 1) % zeros],
                _ => settled(false),
            },
        }
    }

    pub fn mentions(&self, track: usize) -> bool {
        match self {
            Self::Zero(sum) | Self::NotNegative(sum) | Self::Divisible(sum, _) => {
                sum.terms.iter().any(|term| term.0 == track)
            }
            Self::Bits(_, tracks) => tracks.contains(&track),
            Self::Even(tracks) => tracks.contains(&track),
            Self::Power(of, _) => *of == track,
        }
    }

    /// Whether it holds of the numbers that end here.
    pub fn holds(&self, [a, b]: Reading) -> bool {
        match self {
            _ if a == SETTLED => b == 1,
            Self::Zero(sum) => a + b + sum.constant == 0,
            Self::NotNegative(sum) => a + b + sum.constant >= 0,
            Self::Divisible(sum, m) => (a + b + sum.constant).rem_euclid(*m) == 0,
            Self::Bits(..) | Self::Even(_) => true,
            Self::Power(..) => [a, b] == [1, 0],
        }
    }
}

/// A condition on atoms, by their numbers.
#[derive(Clone)]
pub enum Test {
    Is(bool),
    Atom(usize),
    All(Vec<Test>),
    Any(Vec<Test>),
    Not(Box<Test>),
}

impl Test {
    /// Three-valued: `None` while the atoms that are known leave it open.
    pub fn value(&self, atom: &dyn Fn(usize) -> Option<bool>) -> Option<bool> {
        let among = |tests: &[Test], decisive: bool| {
            let mut value = Some(!decisive);
            for test in tests {
                match test.value(atom) {
                    Some(found) if found == decisive => return Some(decisive),
                    Some(_) => {}
                    None => value = None,
                }
            }
            value
        };
        match self {
            Self::Is(value) => Some(*value),
            Self::Atom(at) => atom(*at),
            Self::All(tests) => among(tests, false),
            Self::Any(tests) => among(tests, true),
            Self::Not(test) => test.value(atom).map(|value| !value),
        }
    }
}
