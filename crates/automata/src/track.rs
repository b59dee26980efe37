//! Variables of an automaton, which reads the digits of each on a track.

use std::collections::BinaryHeap;
use std::fmt::{self, Display, Formatter};

use super::budget::{Budget, Stopped};
use super::numeration::Numeration;

/// Variable, identified by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Track(pub u8);

impl Display for Track {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "t{}", self.0)
    }
}

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
