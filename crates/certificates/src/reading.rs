//! Formulas about numbers, read digit by digit.
//!
//! A state of "there are numbers such that" is the set of all that can be guessed so far. Nothing
//! is minimised and nothing merged.

use std::collections::{BTreeSet, HashSet};

use rules::ast::{Binary, Comparison};

use crate::file::Certificate;
use crate::{Refused, refused};

/// What is asked about the numbers on tracks.
#[derive(Clone)]
pub enum Formula {
    /// How a sum of numbers with factors, and a constant, compares to 0.
    Sum(Sum, Comparison),
    /// x ∘ y = z in each place.
    Bits(Binary, [usize; 3]),
    /// The xor of these numbers is 0.
    Even(Vec<usize>),
    /// The word is 1 and a multiple of so many zeros.
    Power(usize, i64),
    /// The automaton of the file accepts these numbers.
    Claim(Vec<usize>),
    All(Vec<Formula>),
    Not(Box<Formula>),
    Exists(Vec<usize>, Box<Formula>),
}

#[derive(Clone, Default)]
pub struct Sum {
    pub factors: Vec<(usize, i64)>,
    pub constant: i64,
}

impl Sum {
    /// `self` + `times`·`other`.
    pub fn plus(mut self, times: i64, other: &Self) -> Self {
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
}

pub fn track(track: usize) -> Sum {
    let (factors, constant) = (vec![(track, 1)], 0);
    Sum { factors, constant }
}

/// How far a formula has read.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum State {
    Reading(i64, i64),
    /// Whatever follows.
    Is(bool),
    All(Vec<State>),
    /// With the last digits of what is guessed.
    Guessed(BTreeSet<(Vec<usize>, State)>),
}
use State::{Guessed, Is, Reading};

const MOST_STATES: usize = 100_000;

impl Certificate {
    /// The first numbers on the tracks 0, 1, … for which the formula holds; and where the file's
    /// automaton is when it has read them, if it is about so many numbers.
    ///
    /// # Errors
    /// If there are too many states.
    pub fn find(
        &self,
        numbers: usize,
        formula: &Formula,
    ) -> Result<Option<(Vec<i64>, usize)>, Refused> {
        let start = (vec![0; numbers], self.start_of(formula));
        let mut queue = vec![(start.clone(), vec![[0; 2]; numbers], self.start)];
        let mut known = HashSet::from([start]);
        let mut done = 0;
        while let Some(((last, state), values, place)) = queue.get(done).cloned() {
            if self.holds(formula, &state) {
                return Ok(Some((values.iter().map(|[a, b]| a + b).collect(), place)));
            }
            for digits in self.digits_after(&last) {
                let after = self.after(formula, &state, &digits);
                let append =
                    |(&[a, b], &digit): (&[i64; 2], &usize)| self.append(a, b, digit as i64);
                let values = values.iter().zip(&digits).map(append).collect();
                let key = (self.remembered(&digits), after);
                if key.1 != Is(false) && known.insert(key.clone()) {
                    let place = self.next[place].get(self.symbol(digits.iter().copied()));
                    queue.push((key, values, place.copied().unwrap_or(0)));
                }
            }
            done += 1;
            if queue.len() > MOST_STATES {
                return refused(format!("the checker gives up after {MOST_STATES} states"));
            }
        }
        Ok(None)
    }

    fn start_of(&self, formula: &Formula) -> State {
        match formula {
            Formula::Claim(_) => Reading(self.start as i64, 0),
            Formula::All(parts) => State::All(parts.iter().map(|it| self.start_of(it)).collect()),
            Formula::Not(of) => match self.start_of(of) {
                Is(settled) => Is(!settled),
                state => state,
            },
            Formula::Exists(tracks, of) => {
                // What is guessed may have more digits than what is given.
                let mut all = BTreeSet::from([(vec![0; tracks.len()], self.start_of(of))]);
                loop {
                    let before = all.len();
                    match self.after(formula, &Guessed(all.clone()), &[]) {
                        Guessed(more) => all.extend(more),
                        Is(true) => return Is(true),
                        // Nothing can follow; the numbers that end here are guesses still.
                        _ => {}
                    }
                    if all.len() == before {
                        return Guessed(all);
                    }
                }
            }
            _ => Reading(0, 0),
        }
    }

    /// The state after one more digit on each track; those that are missing are 0.
    fn after(&self, formula: &Formula, state: &State, digits: &[usize]) -> State {
        let digit = |track: usize| digits.get(track).copied().unwrap_or(0);
        match (formula, state) {
            (_, Is(settled)) => Is(*settled),
            (Formula::Sum(sum, comparison), &Reading(a, b)) => {
                let more = sum.factors.iter();
                let more = more.map(|&(at, factor)| factor * digit(at) as i64);
                self.compared(sum, *comparison, self.append(a, b, more.sum()))
            }
            (Formula::Bits(op, [x, y, z]), _) => {
                let is = match op {
                    Binary::And => digit(*x) & digit(*y),
                    Binary::Or => digit(*x) | digit(*y),
                    _ => digit(*x) ^ digit(*y),
                };
                if is == digit(*z) {
                    state.clone()
                } else {
                    Is(false)
                }
            }
            (Formula::Even(tracks), _) => {
                let odd = tracks.iter().fold(0, |odd, &track| odd ^ digit(track));
                if odd == 0 { state.clone() } else { Is(false) }
            }
            (Formula::Power(track, zeros), &Reading(has_begun, seen)) => {
                match (has_begun, digit(*track)) {
                    (0, digit @ 0..=1) => Reading(digit as i64, 0),
                    (1, 0) => Reading(1, (seen + 1) % zeros),
                    _ => Is(false),
                }
            }
            (Formula::Claim(tracks), &Reading(state, _)) => {
                let symbol = self.symbol(tracks.iter().map(|&track| digit(track)));
                match self.next[state as usize][symbol] {
                    0 => Is(false),
                    next => Reading(next as i64, 0),
                }
            }
            (Formula::All(parts), State::All(states)) => self.after_all(parts, states, digits),
            (Formula::Not(of), state) => match self.after(of, state, digits) {
                Is(settled) => Is(!settled),
                state => state,
            },
            (Formula::Exists(tracks, of), Guessed(guesses)) => {
                self.after_guess(tracks, of, guesses, digits)
            }
            _ => unreachable!("a formula has its own kind of state"),
        }
    }

    /// Settled if no digits that follow can change the sign of a·Uₙ + b·Uₙ₋₁.
    fn compared(&self, sum: &Sum, comparison: Comparison, [a, b]: [i64; 2]) -> State {
        let parts = || sum.factors.iter().map(|it| it.1).chain([sum.constant]);
        let above: i64 = parts().filter(|&part| part > 0).sum();
        let below: i64 = -parts().filter(|&part| part < 0).sum::<i64>();
        // Uₙ₋₁ is between Uₙ / digits and Uₙ; what follows, -below·Uₙ to above·Uₙ.
        let base = self.digits as i64;
        let ends = [base * (a + b), base * a + b];
        if ends.iter().all(|&end| end > base * below) {
            Is(comparison.holds(&1, &0))
        } else if ends.iter().all(|&end| -end > base * above) {
            Is(comparison.holds(&-1, &0))
        } else {
            Reading(a, b)
        }
    }

    fn after_all(&self, parts: &[Formula], states: &[State], digits: &[usize]) -> State {
        let mut after = Vec::with_capacity(parts.len());
        for (part, state) in parts.iter().zip(states) {
            match self.after(part, state, digits) {
                Is(false) => return Is(false),
                state => after.push(state),
            }
        }
        if after.iter().all(|state| *state == Is(true)) {
            Is(true)
        } else {
            State::All(after)
        }
    }

    /// After one more digit on the given tracks, and any on those that are guessed.
    fn after_guess(
        &self,
        tracks: &[usize],
        of: &Formula,
        guesses: &BTreeSet<(Vec<usize>, State)>,
        digits: &[usize],
    ) -> State {
        let mut after = BTreeSet::new();
        let size = digits.len().max(1 + tracks.iter().max().unwrap_or(&0));
        for (last, state) in guesses {
            for guess in self.digits_after(last) {
                let mut digits = digits.to_vec();
                digits.resize(size, 0);
                for (&at, &digit) in tracks.iter().zip(&guess) {
                    digits[at] = digit;
                }
                match self.after(of, state, &digits) {
                    Is(false) => {}
                    Is(true) => return Is(true),
                    state => {
                        after.insert((self.remembered(&guess), state));
                    }
                }
            }
        }
        if after.is_empty() {
            Is(false)
        } else {
            Guessed(after)
        }
    }

    /// Whether it holds of the numbers that end here.
    fn holds(&self, formula: &Formula, state: &State) -> bool {
        match (formula, state) {
            (_, Is(settled)) => *settled,
            (Formula::Sum(sum, comparison), Reading(a, b)) => {
                comparison.holds(&(a + b + sum.constant), &0)
            }
            (Formula::Power(..), state) => *state == Reading(1, 0),
            (Formula::Claim(_), &Reading(state, _)) => self.accepts[state as usize],
            (Formula::All(parts), State::All(states)) => parts
                .iter()
                .zip(states)
                .all(|(part, state)| self.holds(part, state)),
            (Formula::Not(of), state) => !self.holds(of, state),
            (Formula::Exists(_, of), Guessed(guesses)) => {
                guesses.iter().any(|(_, state)| self.holds(of, state))
            }
            _ => true,
        }
    }
}
