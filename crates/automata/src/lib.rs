//! Sets and relations of natural numbers that finite automata read digit by digit.
//!
//! An [`Automaton`] has a [`Track`] for each variable. It reads the words of all numbers at once,
//! the most significant digits first, all words padded with zeros to one length, and accepts the
//! tuples that are in the relation. Such relations are closed under *and*, *or*, *not* and under
//! *there is a number x such that*, and emptiness is decidable; so is each statement that is made
//! of addition, comparison and, in base 2, bit operations (J. R. Büchi, Weak second-order
//! arithmetic and finite automata, 1960; V. Bruyère, G. Hansel, C. Michaux and R. Villemaire,
//! Logic and p-recognizable sets of integers, Bull. Belg. Math. Soc. 1 (1994), 191–238; for the
//! metallic means C. Frougny, Representations of numbers and finite automata, Math. Systems
//! Theory 25 (1992), 37–60; J. Shallit, The Logical Approach to Automatic Sequences, 2022).
//!
//! Two slow steps about games stand beside them: [`Learned`] finds the automaton of a table, and
//! [`Play`] fills a table by going through relations of moves.
//!
//! Pure, as `explorer` is, which uses it: no file, process, thread or clock. It is a crate of its
//! own because it alone must be optimised; its functions are made from few types, so that this
//! takes little.
//!
//! Two invariants hold for every automaton: it accepts valid words only (not 11 in Zeckendorf's
//! numeration), and whether it accepts does not depend on leading zeros.

#![deny(unsafe_code)]

mod bits;
mod boolean;
mod budget;
mod explore;
mod hash;
mod learn;
mod least;
mod linear;
mod members;
mod minimise;
mod numeration;
mod play;
mod project;
mod sets;
mod table;
mod track;

#[cfg(test)]
mod tests;

pub use bits::Bitwise;
pub use budget::{Budget, Stopped};
pub use learn::{Learned, Unlearned};
pub use linear::{LARGEST_CONSTANT, Linear, Relation};
pub use members::Members;
pub use numeration::Numeration;
pub use play::{Family, Play};
pub use table::{Table, coordinates_of, index_of, indices_by, tuples};
pub use track::Track;

use track::Alphabet;

/// State 0 is dead: not accepting, and no symbol leads out of it.
const DEAD: u32 = 0;

/// A relation of numbers: a deterministic automaton, minimal, its states in the order in which
/// a breadth-first search meets them. Equal automata are equal relations and conversely.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Automaton {
    numeration: Numeration,
    /// Increasing.
    tracks: Vec<Track>,
    start: u32,
    /// By state and symbol.
    next: Vec<u32>,
    /// By state.
    accepting: Vec<bool>,
}

impl Automaton {
    pub fn numeration(&self) -> Numeration {
        self.numeration
    }

    pub fn tracks(&self) -> &[Track] {
        &self.tracks
    }

    /// How many states can be reached, the dead one included.
    pub fn states(&self) -> usize {
        let live = self.accepting.len() - 1;
        let is_dead_reached = self.is_empty() || self.next[self.symbols()..].contains(&DEAD);
        live + usize::from(is_dead_reached)
    }

    pub fn start(&self) -> usize {
        self.start as usize
    }

    pub fn is_accepting(&self, state: usize) -> bool {
        self.accepting[state]
    }

    /// For each state whether it accepts, and the states after each symbol: the first track's digit
    /// runs fastest. State 0 is dead.
    pub fn rows(&self) -> impl Iterator<Item = (bool, &[u32])> {
        let rows = self.next.chunks_exact(self.symbols());
        self.accepting.iter().copied().zip(rows)
    }

    /// Where the digits, one for each track in the order of the tracks, lead.
    ///
    /// # Panics
    /// If there is no such state or digit.
    pub fn follow(&self, state: usize, digits: &[usize]) -> usize {
        let symbol = self.alphabet().symbol(digits.iter().copied());
        self.next[state * self.symbols() + symbol] as usize
    }

    /// Whether no tuple is in the relation.
    pub fn is_empty(&self) -> bool {
        self.start == DEAD
    }

    /// Whether the relation holds of the numbers, one for each track in the order of the tracks.
    ///
    /// # Panics
    /// If there are more or fewer numbers than tracks.
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

    fn alphabet(&self) -> Alphabet {
        Alphabet::new(self.numeration, self.tracks.len())
    }

    fn symbols(&self) -> usize {
        self.alphabet().symbols()
    }

    fn after(&self, state: u32, symbol: usize) -> u32 {
        self.next[state as usize * self.symbols() + symbol]
    }
}
