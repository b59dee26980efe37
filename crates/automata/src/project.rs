//! Projection, "there is a number x such that": drops tracks and makes the result deterministic.

use super::automaton::{Automaton, DEAD};
use super::budget::{Budget, Stopped};
use super::track::{Alphabet, Track, places};

/// Work to follow one member of a set of states by one symbol.
const WORK_PER_MEMBER: usize = 10;

impl Automaton {
    /// Returns the tuples on the kept tracks that some numbers on the dropped tracks complete.
    ///
    /// Drop all tracks in one call: two subset constructions cost more than one.
    pub fn without(&self, dropped: &[Track], budget: &Budget) -> Result<Self, Stopped> {
        let (gone, kept): (Vec<Track>, Vec<Track>) = self
            .tracks
            .iter()
            .partition(|track| dropped.contains(track));
        if gone.is_empty() {
            return Ok(self.clone());
        }
        let symbols_of_kept = self.symbols_by_kept(&kept);
        let successors = |subset: &[u32], symbol: usize| {
            budget.count(WORK_PER_MEMBER * subset.len() * symbols_of_kept[symbol].len());
            let mut after = Vec::new();
            for &state in subset {
                for &whole in &symbols_of_kept[symbol] {
                    after.push(self.after(state, whole));
                }
            }
            after.sort_unstable();
            after.dedup();
            after.retain(|&state| state != DEAD);
            after
        };
        let nonempty = |subset: Vec<u32>| (!subset.is_empty()).then_some(subset.into_boxed_slice());
        // The dropped numbers may have more digits than the kept ones.
        let start = closure(self.start, |state| successors(&[state], 0));
        Self::explore(
            self.numeration,
            kept,
            nonempty(start),
            &|subset, symbol| nonempty(successors(subset, symbol)),
            &|subset| subset.iter().any(|&state| self.accepting[state as usize]),
            budget,
        )
    }

    /// Groups the symbols of all tracks by their digits on the kept tracks.
    pub(super) fn symbols_by_kept(&self, kept: &[Track]) -> Vec<Vec<usize>> {
        let shown = self.alphabet().restricted_to(&places(kept, &self.tracks));
        let count = Alphabet::new(self.numeration, kept.len()).symbols();
        let mut wholes = vec![Vec::new(); count];
        for (whole, &shown) in shown.iter().enumerate() {
            wholes[shown].push(whole);
        }
        wholes
    }
}

/// Returns the live states reachable from `start`, sorted; it is among them.
pub(super) fn closure(start: u32, successors: impl Fn(u32) -> Vec<u32>) -> Vec<u32> {
    let mut found = vec![start];
    let mut done = 0;
    while done < found.len() {
        for state in successors(found[done]) {
            if !found.contains(&state) {
                found.push(state);
            }
        }
        done += 1;
    }
    found.retain(|&state| state != DEAD);
    found.sort_unstable();
    found
}
