//! Formulas about numbers on tracks, and the automata that decide them.

use rules::ast::{Binary, Comparison};
use rules::sorted_and_distinct;

use crate::answer::{Budget, Refused};
use crate::automaton::Automaton;
use crate::numeration::{MAX_ORDER, Numeration};

/// Statement about natural numbers on tracks.
#[derive(Debug, Clone)]
pub enum Formula {
    /// The sum compares with 0 in this way.
    Sum(Sum, Comparison),
    /// x ∘ y = z holds in each binary place. A flipped number is read with inverted bits.
    Bits {
        op: Binary,
        tracks: [usize; 3],
        flips: [bool; 3],
    },
    /// The xor of these numbers is 0.
    Even(Vec<usize>),
    /// The word on the track is a 1 followed by zeros; their number is a multiple of the second
    /// field.
    Power(usize, usize),
    /// The automaton of the file accepts these numbers.
    Claim(Vec<usize>),
    All(Vec<Formula>),
    Not(Box<Formula>),
    Exists(Vec<usize>, Box<Formula>),
}

/// Sum of numbers on tracks with nonzero factors, and a constant.
///
/// A rule's constants have 64 bits, and an expression's sum is checked to stay far below that. With
/// 128 bits, sums and differences of a few of these can't overflow.
#[derive(Debug, Clone, Default)]
pub struct Sum {
    pub factors: Vec<(usize, i128)>,
    pub constant: i128,
}

impl Sum {
    /// Adds `times`·`other`.
    pub fn plus(mut self, times: i128, other: &Self) -> Self {
        self.constant += times * other.constant;
        for &(track, factor) in &other.factors {
            match self.factors.iter_mut().find(|(known, _)| *known == track) {
                Some((_, known)) => *known += times * factor,
                None => self.factors.push((track, times * factor)),
            }
        }
        self.factors.retain(|(_, factor)| *factor != 0);
        self
    }

    pub fn compared(self, comparison: Comparison) -> Formula {
        Formula::Sum(self, comparison)
    }
}

/// Returns the sum that consists of the number on a track.
pub fn track(track: usize) -> Sum {
    let (factors, constant) = (vec![(track, 1)], 0);
    Sum { factors, constant }
}

pub fn constant(constant: i128) -> Sum {
    Sum {
        constant,
        ..Sum::default()
    }
}

pub fn not(formula: Formula) -> Formula {
    Formula::Not(Box::new(formula))
}

pub fn any(parts: Vec<Formula>) -> Formula {
    not(Formula::All(parts.into_iter().map(not).collect()))
}

impl Formula {
    pub fn mentions(&self, track: usize) -> bool {
        match self {
            Self::Sum(sum, _) => sum.factors.iter().any(|(at, _)| *at == track),
            Self::Bits { tracks, .. } => tracks.contains(&track),
            Self::Even(tracks) | Self::Claim(tracks) => tracks.contains(&track),
            Self::Power(at, _) => *at == track,
            Self::All(parts) => parts.iter().any(|part| part.mentions(track)),
            Self::Not(of) | Self::Exists(_, of) => of.mentions(track),
        }
    }
}

/// Automaton stated in the file.
pub struct Claimed {
    pub start: usize,
    /// Next state, indexed by state, then symbol. In a symbol the first number's digit varies
    /// fastest. State 0 is dead.
    pub next: Vec<Vec<usize>>,
    pub accepts: Vec<bool>,
    /// Line of state 0, counted from 1.
    pub first_line: usize,
}

impl Claimed {
    /// Returns an automaton that accepts nothing, for a file that states none.
    pub fn nothing(symbols: usize) -> Self {
        Self {
            start: 0,
            next: vec![vec![0; symbols]],
            accepts: vec![false],
            first_line: 1,
        }
    }
}

/// Converts formulas to automata of one numeration.
pub struct Reader<'a> {
    pub numeration: Numeration,
    pub claimed: &'a Claimed,
    pub budget: &'a Budget<'a>,
}

/// Largest constant that the states count. A larger one goes on an extra track, where it needs only
/// as many states as it has digits.
const MAX_CONSTANT: u128 = 64;

/// Track of a large constant, after all others.
const CONSTANT: usize = usize::MAX;

/// State while the digits of a sum are read.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Reading {
    Open([i128; MAX_ORDER]),
    /// The sum is above (true) or below 0, whatever digits follow.
    Settled(bool),
}

impl Reader<'_> {
    /// Returns the automaton of the numbers for which the formula holds.
    ///
    /// # Errors
    /// If the budget runs out.
    pub fn read(&self, formula: &Formula) -> Result<Automaton, Refused> {
        match formula {
            Formula::Sum(sum, comparison) => self.sum(sum, *comparison),
            Formula::Bits { op, tracks, flips } => self.bits(*op, tracks, *flips),
            Formula::Even(tracks) => self.atom(
                tracks,
                (),
                |(), digits| (digits.iter().fold(0, |odd, digit| odd ^ digit) == 0).then_some(()),
                |()| true,
            ),
            &Formula::Power(track, zeros) => self.power(track, zeros),
            Formula::Claim(tracks) => self.atom(
                tracks,
                self.claimed.start,
                |&state, digits| {
                    let symbol = self.numeration.symbol(digits.iter().copied());
                    Some(self.claimed.next[state][symbol]).filter(|&state| state != 0)
                },
                |&state| self.claimed.accepts[state],
            ),
            Formula::All(parts) => self.all(self.each(parts)?),
            Formula::Not(of) => self.read(of)?.not(self.budget),
            Formula::Exists(tracks, of) => match &**of {
                Formula::All(parts) => self.exists(tracks, self.each(parts)?),
                of => self.exists(tracks, vec![self.read(of)?]),
            },
        }
    }

    /// Converts the parts of a conjunction. Nested conjunctions are flattened.
    fn each(&self, parts: &[Formula]) -> Result<Vec<Automaton>, Refused> {
        let mut each = Vec::new();
        for part in parts {
            match part {
                Formula::All(inner) => each.extend(self.each(inner)?),
                part => each.push(self.read(part)?),
            }
        }
        Ok(each)
    }

    /// Intersects all parts, smallest first.
    fn all(&self, mut parts: Vec<Automaton>) -> Result<Automaton, Refused> {
        let mut smallest = || {
            let smallest = (0..parts.len()).min_by_key(|&at| parts[at].states())?;
            Some(parts.remove(smallest))
        };
        let Some(mut all) = smallest() else {
            return self.atom(&[], (), |(), _| Some(()), |()| true);
        };
        while let Some(part) = smallest() {
            all = all.and(&part, self.budget)?;
        }
        Ok(all)
    }

    /// Intersects all parts and drops the hidden tracks. Each track is dropped as soon as the parts
    /// that mention it are joined: ∃x (A ∧ B) is (∃x A) ∧ B if B doesn't mention x.
    fn exists(&self, hidden: &[usize], mut parts: Vec<Automaton>) -> Result<Automaton, Refused> {
        let mut hidden = hidden.to_vec();
        loop {
            hidden.retain(|track| parts.iter().any(|part| part.tracks.contains(track)));
            // Take the track whose parts together have the fewest tracks.
            let joined = |track: &usize| {
                let mentioning = parts.iter().filter(|part| part.tracks.contains(track));
                let tracks = mentioning.flat_map(|part| part.tracks.clone());
                sorted_and_distinct(tracks.collect()).len()
            };
            let Some(track) = hidden.iter().copied().min_by_key(joined) else {
                return self.all(parts);
            };
            let (with, rest): (Vec<_>, Vec<_>) = parts
                .into_iter()
                .partition(|part| part.tracks.contains(&track));
            let is_only_here = |track: &&usize| !rest.iter().any(|it| it.tracks.contains(track));
            let only_here: Vec<usize> = hidden.iter().filter(is_only_here).copied().collect();
            let joined = self.all(with)?.without(&only_here, self.budget)?;
            parts = rest;
            parts.push(joined);
        }
    }

    fn atom<S: Clone + Eq + std::hash::Hash>(
        &self,
        tracks: &[usize],
        start: S,
        step: impl Fn(&S, &[usize]) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Result<Automaton, Refused> {
        Automaton::of_states(self.numeration, tracks, start, step, accepts, self.budget)
    }

    fn sum(&self, sum: &Sum, comparison: Comparison) -> Result<Automaton, Refused> {
        if sum.constant.unsigned_abs() > MAX_CONSTANT {
            let mut factors = sum.factors.clone();
            factors.push((CONSTANT, sum.constant.signum()));
            let moved = Sum {
                factors,
                constant: 0,
            };
            let is_constant = self.number(CONSTANT, sum.constant.unsigned_abs())?;
            return self
                .sum(&moved, comparison)?
                .and(&is_constant, self.budget)?
                .without(&[CONSTANT], self.budget);
        }
        let tracks: Vec<usize> = sum.factors.iter().map(|(track, _)| *track).collect();
        let parts = || sum.factors.iter().map(|it| it.1).chain([sum.constant]);
        let above: i128 = parts().filter(|&part| part > 0).sum();
        let below: i128 = -parts().filter(|&part| part < 0).sum::<i128>();
        let short = self.numeration.short_words();
        let step = |reading: &Reading, digits: &[usize]| match *reading {
            Reading::Open(value) => {
                let more = sum.factors.iter().zip(digits);
                let more = more
                    .map(|((_, factor), &digit)| factor * digit as i128)
                    .sum();
                let value = self.numeration.append(value, more);
                // The sign is settled if no further digits can change it: n more digits add between
                // -below·Uₙ and above·Uₙ. Both sides follow a recurrence without negative factors,
                // so if the inequality holds for the first few n, it holds for all.
                let is_above = |words: &[i128; MAX_ORDER], sign: i128, bound: i128| {
                    let terms = value.iter().zip(words);
                    let sum: i128 = terms.map(|(a, words)| a * words).sum();
                    sign * sum > bound * words[0]
                };
                if short.iter().all(|words| is_above(words, 1, below)) {
                    comparison.holds(&1, &0).then_some(Reading::Settled(true))
                } else if short.iter().all(|words| is_above(words, -1, above)) {
                    comparison.holds(&-1, &0).then_some(Reading::Settled(false))
                } else {
                    Some(Reading::Open(value))
                }
            }
            settled => Some(settled),
        };
        let accepts = |reading: &Reading| match *reading {
            // With no more digits, exactly one word follows each run.
            Reading::Open(value) => {
                let value: i128 = value.iter().sum();
                comparison.holds(&(value + sum.constant), &0)
            }
            Reading::Settled(_) => true,
        };
        self.atom(&tracks, Reading::Open([0; MAX_ORDER]), step, accepts)
    }

    /// Returns the automaton of "the track carries this number".
    fn number(&self, track: usize, number: u128) -> Result<Automaton, Refused> {
        let word = self.numeration.word(number);
        let step = |&at: &usize, digits: &[usize]| match (at, digits[0]) {
            (0, 0) => Some(0),
            (at, digit) => (word.get(at) == Some(&digit)).then_some(at + 1),
        };
        self.atom(&[track], 0, step, |&at| at == word.len())
    }

    fn bits(&self, op: Binary, tracks: &[usize], flips: [bool; 3]) -> Result<Automaton, Refused> {
        let step = |(): &(), digits: &[usize]| {
            let [x, y, z] = [0, 1, 2].map(|at| digits[at] ^ usize::from(flips[at]));
            let is = match op {
                Binary::And => x & y,
                Binary::Or => x | y,
                _ => x ^ y,
            };
            (is == z).then_some(())
        };
        self.atom(tracks, (), step, |()| true)
    }

    fn power(&self, track: usize, zeros: usize) -> Result<Automaton, Refused> {
        let step = |seen: &Option<usize>, digits: &[usize]| match (*seen, digits[0]) {
            (None, 0) => Some(None),
            (None, 1) => Some(Some(0)),
            (Some(seen), 0) => Some(Some((seen + 1) % zeros)),
            _ => None,
        };
        self.atom(&[track], None, step, |seen| *seen == Some(0))
    }
}
