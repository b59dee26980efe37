//! What a statement says about one position, which may be far beyond any table.

use std::ops::ControlFlow;

use super::move_relations::Moves;
use super::theorem::Statement;
use super::tracks::{VALUE, coordinate};
use automata::{Automaton, Budget, Members, Track};
use rules::Rule;

impl Statement {
    /// Returns the Grundy value of a position, or 0 for a P-position and 1 for any other if only
    /// these are known.
    pub fn value(&self, position: &[u64]) -> Option<u64> {
        match self {
            Self::Positions(set) => Some(u64::from(!set.contains(position))),
            Self::Values(relation) => values_at(relation, position, MORE_DIGITS).first().copied(),
        }
    }

    /// Returns the first options with this value of a large position, at most `most`. A statement
    /// about the P-positions knows only options of value 0. `None` if no automaton tells them.
    pub fn options_of_value(
        &self,
        rule: &Rule,
        position: &[u64],
        value: u64,
        most: usize,
        budget: &Budget,
    ) -> Option<Vec<Vec<u64>>> {
        let known = self.automaton();
        let is_known = value == 0 || self.gives_values();
        let moves = Moves::new(rule, known.numeration(), budget).ok()?;
        if !is_known || moves.has_sums() {
            return None;
        }
        let mut options = Vec::new();
        for family in &moves.families {
            let there = family.at_component(0, known);
            let relation = family.relation.and(&there, budget).ok()?;
            let given = moves.position.iter().chain(&[VALUE]).copied();
            let given: Vec<Track> = given.filter(|it| relation.tracks().contains(it)).collect();
            let members = Members::new(&relation, &given, length(&relation, position, MORE_DIGITS));
            let number = |track: Track| position.get(track.0 as usize).copied().unwrap_or(value);
            members.each(&number, &mut |found| {
                let changed = |track: &Track| members.free().iter().position(|it| it == track);
                let at =
                    |track: &Track| changed(track).map_or_else(|| number(*track), |at| found[at]);
                options.push(family.components[0].iter().map(at).collect());
                if options.len() < most {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
        }
        Some(rules::sorted_and_distinct(options))
    }
}

/// Digits that the values and the options of a position may have beyond its largest coordinate.
const MORE_DIGITS: usize = 4;

/// Returns a value that a relation gives to a position, and another if there is one. Values may
/// have as many digits as the largest coordinate, and `more`.
pub fn values_at(relation: &Automaton, position: &[u64], more: usize) -> Vec<u64> {
    let given: Vec<_> = (0..position.len()).map(coordinate).collect();
    let members = Members::new(relation, &given, length(relation, position, more));
    let mut values = Vec::new();
    members.each(&|track| position[track.0 as usize], &mut |found| {
        values.push(found[0]);
        if values.len() < 2 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    values
}

fn length(relation: &Automaton, position: &[u64], more: usize) -> usize {
    let largest = position.iter().copied().max().unwrap_or(0);
    relation.numeration().word(largest).len() + more
}
