//! Builds an automaton from a transition function, and minimises it by Moore's algorithm. All other
//! constructions use it.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use super::automaton::{Alphabet, Automaton, DEAD, Track};
use super::budget::{Budget, Stopped};
use super::numeration::Numeration;

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

/// Work to check a transition once.
const WORK_PER_TRANSITION: usize = 2;

impl Automaton {
    /// Returns the minimal automaton of the same relation, with its states in order of discovery,
    /// and the work.
    pub(super) fn minimised(&self) -> (Self, usize) {
        let (classes, work) = self.classes();
        let symbols = self.symbols();
        // Number the classes in order of discovery. The dead class always comes first.
        let mut number: FastMap<u32, u32> = FastMap::default();
        number.insert(classes[DEAD as usize], DEAD);
        let mut members = vec![DEAD];
        let mut number_of = |state: u32, members: &mut Vec<u32>| {
            *number.entry(classes[state as usize]).or_insert_with(|| {
                members.push(state);
                members.len() as u32 - 1
            })
        };
        let start = number_of(self.start, &mut members);
        let mut next = Vec::new();
        let mut done = 0;
        while done < members.len() {
            let member = members[done];
            for symbol in 0..symbols {
                next.push(number_of(self.after(member, symbol), &mut members));
            }
            done += 1;
        }
        let accepting = members.iter().map(|&state| self.accepting[state as usize]);
        let minimised = Self {
            numeration: self.numeration,
            tracks: self.tracks.clone(),
            start,
            next,
            accepting: accepting.collect(),
        };
        (minimised, work)
    }

    /// Returns the class of each state, and the work. Two states are in one class iff the same
    /// words lead from both to acceptance.
    fn classes(&self) -> (Vec<u32>, usize) {
        let mut factor = 0x9e37_79b9_7f4a_7c15;
        let mut classes: Vec<u32> = self.accepting.iter().map(|&is| u32::from(is)).collect();
        let mut count = 0;
        let mut columns = self.columns(factor);
        let mut transitions = self.next.len();
        loop {
            transitions += classes.len() * columns.len();
            let (finer, more) = self.refined(&classes, &columns, factor);
            if more == count {
                // Classes are compared by hashes. Check that equal hashes have not merged two
                // different classes.
                if self.is_congruence(&finer) {
                    return (finer, WORK_PER_TRANSITION * transitions);
                }
                factor = factor.wrapping_mul(factor | 2) | 1;
                columns = self.columns(factor);
                count = 0;
                continue;
            }
            (classes, count) = (finer, more);
        }
    }

    /// Returns the symbols that suffice to tell states apart: one of each group with the same
    /// successors for all states, going by hashes.
    fn columns(&self, factor: u64) -> Vec<usize> {
        let mut hashes = vec![0; self.symbols()];
        for row in self.next.chunks_exact(self.symbols()) {
            for (hash, &to) in hashes.iter_mut().zip(row) {
                *hash = mixed(*hash, to, factor);
            }
        }
        let mut kinds: FastMap<u64, ()> = FastMap::default();
        let is_new = |&symbol: &usize| kinds.insert(hashes[symbol], ()).is_none();
        (0..self.symbols()).filter(is_new).collect()
    }

    /// Refines classes: states stay together if their successors by these symbols are in equal
    /// classes.
    fn refined(&self, classes: &[u32], columns: &[usize], factor: u64) -> (Vec<u32>, usize) {
        let mut seen: FastMap<(u32, u64), u32> = FastMap::default();
        let rows = self.next.chunks_exact(self.symbols());
        let finer = classes.iter().zip(rows).map(|(&class, row)| {
            let hash = columns.iter().fold(u64::from(class), |hash, &symbol| {
                mixed(hash, classes[row[symbol] as usize], factor)
            });
            let fresh = seen.len() as u32;
            *seen.entry((class, hash)).or_insert(fresh)
        });
        let finer: Vec<u32> = finer.collect();
        let count = seen.len();
        (finer, count)
    }

    fn is_congruence(&self, classes: &[u32]) -> bool {
        let symbols = self.symbols();
        let mut first: FastMap<u32, usize> = FastMap::default();
        let row = |state: usize| &self.next[state * symbols..][..symbols];
        (0..self.accepting.len()).all(|state| {
            let first = *first.entry(classes[state]).or_insert(state);
            let same = |(a, b): (&u32, &u32)| classes[*a as usize] == classes[*b as usize];
            self.accepting[first] == self.accepting[state]
                && row(first).iter().zip(row(state)).all(same)
        })
    }
}

fn mixed(hash: u64, word: u32, factor: u64) -> u64 {
    let mixed = (hash ^ u64::from(word)).wrapping_mul(factor);
    mixed ^ (mixed >> 32)
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
