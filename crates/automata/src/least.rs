//! Least numbers for which a relation holds.

use super::automaton::{Automaton, DEAD};
use super::project::closure;
use super::track::Track;

impl Automaton {
    /// Least number on the track in a tuple of the relation. `None` if the relation is empty or the
    /// number is beyond 62 bits.
    ///
    /// The other tracks are not projected away, which may cost exponential work: only the sets of
    /// states along one word are computed.
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
        // Choose the least digits for a word of the shortest length: longer words are larger
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

    /// For n = 0, 1, …: whether a word of length n is accepted from a state, indexed by n, then
    /// state. Ends with the first n for which this holds for one of `states`.
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
