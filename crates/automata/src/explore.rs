//! Construction of an automaton from a transition function; every other construction uses it.

use std::hash::Hash;

use super::automaton::{Automaton, DEAD};
use super::budget::{Budget, Stopped};
use super::hash::FastMap;
use super::numeration::Numeration;
use super::track::{Alphabet, Track};

impl Automaton {
    /// Minimal automaton of the states reachable from `start` by `step`. `None` stands for a state
    /// from which no word is accepted.
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
