//! The smallest numbers for which a relation holds.

use super::automaton::{Automaton, DEAD};
use super::project::closure;
use super::track::Track;

impl Automaton {
    /// The least number on the track in a tuple of the relation; `None` if it is empty, or if
    /// the number is beyond 62 bits.
    ///
    /// The other tracks are not projected away: that may cost exponentially much, and this asks
    /// for the sets of states along one word only.
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
        // Word by word of a length: longer words are larger numbers.
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

    /// For n = 0, 1, … the states from which some word of length n is accepted, up to the first
    /// n for which one of `states` is among them.
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
            let rows = self.next.chunks_exact(self.symbols());
            let before = rows.map(|row| row.iter().any(|&to| last[to as usize]));
            ending.push(before.collect());
        }
    }
}
