//! Deterministic automata: states, transitions and tracks.

use std::collections::BinaryHeap;

use super::budget::{Budget, Stopped};
use super::numeration::Numeration;

/// Dead state: it doesn't accept, and no symbol leads out of it.
pub(super) const DEAD: u32 = 0;

/// Relation of numbers, stored as a minimal deterministic automaton. The states are numbered in
/// breadth-first order, so two automata are equal iff their relations are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Automaton {
    pub(super) numeration: Numeration,
    /// Tracks in increasing order.
    pub(super) tracks: Vec<Track>,
    pub(super) start: u32,
    /// Next state, indexed by state, then symbol.
    pub(super) next: Vec<u32>,
    /// `true` if a state accepts, indexed by state.
    pub(super) accepting: Vec<bool>,
}

impl Automaton {
    pub fn numeration(&self) -> Numeration {
        self.numeration
    }

    pub fn tracks(&self) -> &[Track] {
        &self.tracks
    }

    /// Returns the number of reachable states, including the dead one if it can be reached.
    pub fn states(&self) -> usize {
        let live = self.accepting.len() - 1;
        let is_dead_reached = self.is_empty() || self.next[self.symbols()..].contains(&DEAD);
        live + usize::from(is_dead_reached)
    }

    pub fn start(&self) -> usize {
        self.start as usize
    }

    /// Iterates over the states: whether each accepts, and its next state after each symbol. In a
    /// symbol, the first track's digit is least significant. State 0 is dead.
    pub fn rows(&self) -> impl Iterator<Item = (bool, &[u32])> {
        let rows = self.next.chunks_exact(self.symbols());
        self.accepting.iter().copied().zip(rows)
    }

    /// Returns the state after reading one digit on each track, in track order.
    ///
    /// # Panics
    /// If there is no such state or digit.
    pub fn follow(&self, state: usize, digits: &[usize]) -> usize {
        let symbol = self.alphabet().symbol(digits.iter().copied());
        self.next[state * self.symbols() + symbol] as usize
    }

    /// Returns whether no tuple is in the relation.
    pub fn is_empty(&self) -> bool {
        self.start == DEAD
    }

    /// Returns whether the relation holds for these numbers, one for each track in track order.
    ///
    /// # Panics
    /// If the number of arguments differs from the number of tracks.
    pub fn contains(&self, numbers: &[u64]) -> bool {
        assert_eq!(numbers.len(), self.tracks.len(), "a number for each track");
        let word = |&number| self.numeration.word(number);
        let words: Vec<Vec<usize>> = numbers.iter().map(word).collect();
        let length = words.iter().map(Vec::len).max().unwrap_or(0);
        let end = (0..length).fold(self.start, |state, at| {
            let digit =
                |word: &Vec<usize>| (at + word.len()).checked_sub(length).map(|at| word[at]);
            let digits = words.iter().map(|word| digit(word).unwrap_or(0));
            self.after(state, self.alphabet().symbol(digits))
        });
        self.accepting[end as usize]
    }

    pub(super) fn alphabet(&self) -> Alphabet {
        Alphabet::new(self.numeration, self.tracks.len())
    }

    pub(super) fn symbols(&self) -> usize {
        self.alphabet().symbols()
    }

    pub(super) fn after(&self, state: u32, symbol: usize) -> u32 {
        self.next[state as usize * self.symbols() + symbol]
    }
}

/// Variable, identified by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Track(pub u8);

/// Symbols that automata with this many tracks read: a digit for each track. The first track's
/// digit is the least significant in the index of a symbol.
#[derive(Debug, Clone, Copy)]
pub(super) struct Alphabet {
    digits: usize,
    tracks: usize,
}

impl Alphabet {
    pub fn new(numeration: Numeration, tracks: usize) -> Self {
        let digits = numeration.digits();
        Self { digits, tracks }
    }

    /// Does the same as [`Self::new`], but fails if the alphabet has more symbols than the budget
    /// allows.
    pub fn within(numeration: Numeration, tracks: usize, budget: &Budget) -> Result<Self, Stopped> {
        let symbols = numeration.digits().checked_pow(tracks as u32);
        match symbols {
            Some(symbols) if symbols <= budget.symbols() => Ok(Self::new(numeration, tracks)),
            _ => Err(Stopped::Symbols(budget.symbols())),
        }
    }

    pub fn symbols(self) -> usize {
        self.digits.pow(self.tracks as u32)
    }

    /// Returns the digits of a symbol, in track order.
    pub fn read(self, symbol: usize) -> impl Iterator<Item = usize> {
        let mut rest = symbol;
        (0..self.tracks).map(move |_| {
            let digit = rest % self.digits;
            rest /= self.digits;
            digit
        })
    }

    pub fn symbol(self, digits: impl DoubleEndedIterator<Item = usize>) -> usize {
        digits
            .rev()
            .fold(0, |rest, digit| rest * self.digits + digit)
    }

    /// Returns, for each symbol of all tracks, the symbol on the tracks at `places`.
    pub fn restricted_to(self, places: &[usize]) -> Vec<usize> {
        let mut seen = vec![0; self.tracks];
        let restrict = |symbol| {
            for (digit, place) in self.read(symbol).zip(&mut seen) {
                *place = digit;
            }
            self.symbol(places.iter().map(|&at| seen[at]))
        };
        (0..self.symbols()).map(restrict).collect()
    }
}

/// Returns the indices of `tracks` in `all`.
///
/// # Panics
/// If a track is missing in `all`.
pub(super) fn places(tracks: &[Track], all: &[Track]) -> Vec<usize> {
    let place = |track| all.binary_search(track).expect("the track is among all");
    tracks.iter().map(place).collect()
}

/// Sorts tracks and drops duplicates.
pub(super) fn sorted(tracks: impl IntoIterator<Item = Track>) -> Vec<Track> {
    let tracks: BinaryHeap<Track> = tracks.into_iter().collect();
    let mut tracks = tracks.into_sorted_vec();
    tracks.dedup();
    tracks
}
