//! Enumerates the tuples of a relation, and finds its least numbers.

use std::ops::ControlFlow;

use super::automaton::{Automaton, DEAD, Track, places};
use super::operations::closure;

/// Work to check a transition, and to visit a tuple.
const WORK_PER_TRANSITION: usize = 16;
const WORK_PER_VISIT: usize = 40;

/// Relation prepared for queries. Given the numbers on some tracks, it enumerates the matching
/// numbers on the others.
pub struct Members<'a> {
    relation: &'a Automaton,
    /// Given tracks, sorted.
    given: Vec<Track>,
    free: Vec<Track>,
    /// Symbols with the digits of the free tracks, by the symbol of the given tracks.
    choices: Vec<Vec<(usize, Vec<u64>)>>,
    /// `true` if a state can still accept, by number of digits to come and state.
    live: Vec<Vec<bool>>,
    /// Weights of the places, by number of digits that follow.
    weights: Vec<u64>,
}

impl<'a> Members<'a> {
    /// Prepares a relation for words of `length` digits.
    ///
    /// # Panics
    /// If the relation lacks a given track.
    pub fn new(relation: &'a Automaton, given: &[Track], length: usize) -> Self {
        let given = super::automaton::sorted(given.iter().copied());
        let is_free = |track: &Track| !given.contains(track);
        let free: Vec<Track> = relation.tracks.iter().copied().filter(is_free).collect();
        let free_places = places(&free, &relation.tracks);
        let digits_of = |whole: usize| {
            let digits: Vec<usize> = relation.alphabet().read(whole).collect();
            (
                whole,
                free_places.iter().map(|&at| digits[at] as u64).collect(),
            )
        };
        let wholes = relation.symbols_by_kept(&given);
        let choices = wholes
            .iter()
            .map(|wholes| wholes.iter().map(|&whole| digits_of(whole)).collect());
        let mut live = vec![relation.accepting.clone()];
        for _ in 0..length {
            live.push(relation.leading_to(&live[live.len() - 1]));
        }
        Self {
            choices: choices.collect(),
            weights: (0..length as u32)
                .map(|n| relation.numeration.words(n))
                .collect(),
            relation,
            given,
            free,
            live,
        }
    }

    /// Returns the tracks of the numbers that [`Self::each`] visits.
    pub fn free(&self) -> &[Track] {
        &self.free
    }

    /// Visits the numbers on the free tracks until `visit` breaks, and returns the work. `number`
    /// returns the numbers on the given tracks; none may have more digits than the words.
    pub fn each(
        &self,
        number: &dyn Fn(Track) -> u64,
        visit: &mut dyn FnMut(&[u64]) -> ControlFlow<()>,
    ) -> usize {
        let numeration = self.relation.numeration;
        let length = self.weights.len();
        let mut symbols = vec![0; length];
        let mut factor = 1;
        for &track in &self.given {
            let word = numeration.word(number(track));
            let Some(padding) = length.checked_sub(word.len()) else {
                return 0;
            };
            for (symbol, digit) in symbols[padding..].iter_mut().zip(word) {
                *symbol += factor * digit;
            }
            factor *= numeration.digits();
        }
        let mut descent = Descent {
            members: self,
            numbers: vec![0; self.free.len()],
            visit,
            work: WORK_PER_TRANSITION * length,
        };
        // The caller knows that it stopped early.
        let _ = descent.go_on(self.relation.start, &symbols);
        descent.work
    }
}

/// Search through the relation, digit by digit.
struct Descent<'a> {
    members: &'a Members<'a>,
    /// Numbers on the free tracks, from the digits read so far.
    numbers: Vec<u64>,
    visit: &'a mut dyn FnMut(&[u64]) -> ControlFlow<()>,
    work: usize,
}

impl Descent<'_> {
    /// Reads the remaining symbols of the given tracks.
    fn go_on(&mut self, state: u32, symbols: &[usize]) -> ControlFlow<()> {
        let members = self.members;
        if state == DEAD || !members.live[symbols.len()][state as usize] {
            return ControlFlow::Continue(());
        }
        let Some((&symbol, rest)) = symbols.split_first() else {
            self.work += WORK_PER_VISIT;
            return (self.visit)(&self.numbers);
        };
        let weight = members.weights[rest.len()];
        let choices = &members.choices[symbol];
        self.work += WORK_PER_TRANSITION * choices.len();
        for (whole, digits) in choices {
            let next = members.relation.after(state, *whole);
            if next == DEAD {
                continue;
            }
            for (number, digit) in self.numbers.iter_mut().zip(digits) {
                *number += digit * weight;
            }
            self.go_on(next, rest)?;
            for (number, digit) in self.numbers.iter_mut().zip(digits) {
                *number -= digit * weight;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Automaton {
    /// Returns the least number on the track in a tuple of the relation, or `None` if the relation
    /// is empty or the number needs more than 62 bits.
    ///
    /// Projecting the other tracks away may cost exponential work, so this only computes the sets
    /// of states along one word.
    pub fn least(&self, track: Track) -> Option<u64> {
        let wholes = self.symbols_by_kept(&[track]);
        let after = |states: &[u32], digit: usize| {
            let mut after: Vec<u32> = (states.iter())
                .flat_map(|&state| wholes[digit].iter().map(move |&whole| (state, whole)))
                .map(|(state, whole)| self.after(state, whole))
                .filter(|&state| state != DEAD)
                .collect();
            after.sort_unstable();
            after.dedup();
            after
        };
        let mut states = closure(self.start, |state| after(&[state], 0));
        // Choose the least digits of a word of the shortest length: longer words are larger
        // numbers.
        let ending = self.ending_in(&states)?;
        let word = (1..ending.len()).rev().map(|rest| {
            let ends =
                |states: &[u32]| states.iter().any(|&state| ending[rest - 1][state as usize]);
            let mut choices =
                (0..self.numeration.digits()).map(|digit| (digit, after(&states, digit)));
            let (digit, next) = choices
                .find(|(_, next)| ends(next))
                .expect("some word ends");
            states = next;
            digit
        });
        let word: Vec<usize> = word.collect();
        (self.numeration.places(1 << 62).len() >= word.len()).then(|| self.numeration.number(&word))
    }

    /// Returns, by n and state, whether a word of length n is accepted. Ends with the first n for
    /// which this holds for one of `states`.
    fn ending_in(&self, states: &[u32]) -> Option<Vec<Vec<bool>>> {
        if states.is_empty() {
            return None;
        }
        let mut ending = vec![self.accepting.clone()];
        loop {
            let last = &ending[ending.len() - 1];
            if states.iter().any(|&state| last[state as usize]) {
                return Some(ending);
            }
            ending.push(self.leading_to(last));
        }
    }

    /// Returns, by state, whether some symbol leads to one of these states.
    fn leading_to(&self, states: &[bool]) -> Vec<bool> {
        let rows = self.next.chunks_exact(self.symbols());
        rows.map(|row| row.iter().any(|&to| states[to as usize]))
            .collect()
    }
}
