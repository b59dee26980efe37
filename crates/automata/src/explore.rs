//! Builds an automaton from a transition function. All other constructions use it.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use super::automaton::{Automaton, DEAD};
use super::budget::{Budget, Stopped};
use super::numeration::Numeration;
use super::track::{Alphabet, Track};

impl Automaton {
    /// Builds the minimal automaton of the states that `step` reaches from `start`. `None` means
    /// for a state from which no word is accepted.
    pub(super) fn explore<S: Clone + Eq + Hash>(
        numeration: Numeration,
        tracks: Vec<Track>,
        start: Option<S>,
        step: &dyn Fn(&S, usize) -> Option<S>,
        accepts: &dyn Fn(&S) -> bool,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let symbols = Alphabet::within(numeration, tracks.len(), budget)?.symbols();
        let mut found = vec![];
        let mut numbers: FastMap<S, u32> = FastMap::default();
        let mut number_of = |state: Option<S>, found: &mut Vec<S>| {
            let Some(state) = state else { return DEAD };
            *numbers.entry(state).or_insert_with_key(|state| {
                found.push(state.clone());
                found.len() as u32
            })
        };
        let start = number_of(start, &mut found);
        let mut next = vec![DEAD; symbols];
        let mut done = 0;
        while done < found.len() {
            let state = found[done].clone();
            for symbol in 0..symbols {
                next.push(number_of(step(&state, symbol), &mut found));
            }
            done += 1;
            budget.spend(found.len(), symbols)?;
        }
        let accepting = std::iter::once(false).chain(found.iter().map(accepts));
        let automaton = Self {
            numeration,
            tracks,
            start,
            next,
            accepting: accepting.collect(),
        };
        let (minimised, work) = automaton.minimised();
        budget.work(work)?;
        Ok(minimised)
    }
}

pub type FastMap<K, V> = HashMap<K, V, BuildHasherDefault<Multiply>>;

/// Fast hasher for small keys that no attacker chooses.
#[derive(Default)]
pub struct Multiply(u64);

const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hasher for Multiply {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(FACTOR);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }
}
