//! Games whose options somebody else lists, such as a user's program or a file with a graph.
//!
//! - [`Search`]: asks for options until all states are known
//! - [`Graph`]: positions 0, 1, … and their options, sums included
//! - [`Solution`]: who wins, values and best moves
//!
//! Values add under normal play without draws, so a sum needs no position of its own there. Under
//! misère play, and where play may go on for ever, each sum that can be reached becomes one.

mod graph;
mod search;
mod solve;
#[cfg(test)]
mod tests;
mod texts;

pub use graph::{Graph, MOST_POSITIONS};
pub use search::{Search, has_plus_sign};
pub use solve::{Loopy, Outcome};

use graph::Expanded;
use solve::{UNKNOWN, loopy_values, outcomes, values};

/// How a game is played.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Play {
    /// `true` if the player who can't move wins.
    pub misere: bool,
    /// `true` if play may go on for ever, which is a draw.
    pub loopy: bool,
}

/// Why a game isn't solved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Obstacle {
    /// Positions that lead from one to the next, and from the last to the first.
    Cycle(Vec<u32>),
    /// Not all positions are known, and sums need them all.
    Incomplete,
    /// `go_on` ended it.
    Stopped,
}

/// What is known of a sum of positions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Known {
    Nothing,
    /// A Grundy value.
    Value(u32),
    /// Who wins, and under normal play the value.
    Outcome(Outcome, Option<Loopy>),
}

impl Known {
    /// Returns whether the player to move wins; `None` for a draw, or if it isn't known.
    pub fn is_won(&self) -> Option<bool> {
        match self {
            Self::Value(value) => Some(*value > 0),
            Self::Outcome(Outcome::Won(_), _) => Some(true),
            Self::Outcome(Outcome::Lost(_), _) => Some(false),
            Self::Outcome(Outcome::Drawn, _) | Self::Nothing => None,
        }
    }

    /// Returns whether nobody can force a win.
    pub fn is_drawn(&self) -> bool {
        matches!(self, Self::Outcome(Outcome::Drawn, _))
    }
}

/// A solved game.
pub struct Solution<'a> {
    graph: &'a Graph,
    solved: Solved<'a>,
}

enum Solved<'a> {
    /// Values of all positions; a sum's value is a nim-sum.
    Values(Vec<u32>),
    Outcomes {
        expanded: Expanded<'a>,
        outcomes: Vec<Option<Outcome>>,
        values: Option<Vec<Loopy>>,
    },
}

impl<'a> Solution<'a> {
    /// Solves a game from the sums in `asked`, each given by its parts. `go_on` hears the number of
    /// sums reached so far.
    ///
    /// # Errors
    /// If a position leads to itself and play isn't loopy, or sums are too many.
    pub fn new<'s>(
        graph: &'a Graph,
        asked: impl Iterator<Item = &'s [u32]> + Clone,
        play: Play,
        go_on: &dyn Fn(usize) -> bool,
    ) -> Result<Self, Obstacle> {
        let Play { misere, loopy } = play;
        if !loopy {
            let values = values(graph).map_err(Obstacle::Cycle)?;
            if !misere {
                let solved = Solved::Values(values);
                return Ok(Self { graph, solved });
            }
        }
        let are_sums = graph.has_sums() || asked.clone().any(|parts| parts.len() > 1);
        if are_sums && graph.known() < graph.count_positions() {
            return Err(Obstacle::Incomplete);
        }
        let expanded = Expanded::new(graph, asked, go_on).ok_or(Obstacle::Stopped)?;
        let plain = &*expanded.graph;
        let outcomes = outcomes(plain, misere);
        let has_values = !misere && plain.known() == plain.count_positions();
        let values = has_values
            .then(|| loopy_values(plain, &|| go_on(0)))
            .flatten();
        let solved = Solved::Outcomes {
            expanded,
            outcomes,
            values,
        };
        Ok(Self { graph, solved })
    }

    /// Returns what is known of the sum number `at`, counted as sums were asked for; `parts` are
    /// its parts.
    pub fn known(&self, at: usize, parts: &[u32]) -> Known {
        match &self.solved {
            Solved::Values(values) => {
                let mut parts = parts.iter().map(|part| values[*part as usize]);
                let sum = parts.try_fold(0, |sum, value| (value != UNKNOWN).then_some(sum ^ value));
                sum.map_or(Known::Nothing, Known::Value)
            }
            Solved::Outcomes {
                expanded,
                outcomes,
                values,
            } => {
                let position = expanded.asked[at] as usize;
                let value = values.as_ref().map(|values| values[position].clone());
                outcomes[position].map_or(Known::Nothing, |outcome| Known::Outcome(outcome, value))
            }
        }
    }

    /// Returns the best moves from a sum, each as the sum that it leaves: from a won sum those that
    /// win, the soonest first where that is known; from a drawn one those that keep the draw; from
    /// a lost one none.
    pub fn best_moves(&self, at: usize, parts: &[u32]) -> Vec<Vec<u32>> {
        let moves = match (&self.solved, self.known(at, parts)) {
            (Solved::Values(values), Known::Value(sum)) => {
                let values = |part: &u32| values[*part as usize];
                let value = |parts: &[u32]| parts.iter().map(values).fold(0, |sum, it| sum ^ it);
                let mut moves = Vec::new();
                for (moved, part) in parts.iter().enumerate() {
                    let rest = sum ^ value(&[*part]);
                    let options = self.graph.options(*part).into_iter();
                    for option in options.filter(|option| value(option) == rest) {
                        moves.push([&parts[..moved], &option, &parts[moved + 1..]].concat());
                    }
                }
                moves
            }
            (
                Solved::Outcomes {
                    expanded, outcomes, ..
                },
                Known::Outcome(outcome, _),
            ) => {
                let of = |option: u32| match (outcome, outcomes[option as usize]) {
                    (Outcome::Won(_), Some(Outcome::Lost(moves))) => Some((moves, option)),
                    (Outcome::Drawn, Some(Outcome::Drawn)) => Some((0, option)),
                    _ => None,
                };
                let options = expanded.graph.options(expanded.asked[at]).concat();
                let mut best: Vec<(u32, u32)> = options.into_iter().filter_map(of).collect();
                best.sort_by_key(|(moves, _)| *moves);
                let options = best.into_iter().map(|(_, option)| option);
                options.map(|option| expanded.parts(option)).collect()
            }
            _ => Vec::new(),
        };
        without_repeated(moves)
    }
}

/// Drops sums that came before, in whatever order their parts are.
fn without_repeated(mut moves: Vec<Vec<u32>>) -> Vec<Vec<u32>> {
    let mut seen = std::collections::HashSet::new();
    let is_new = |parts: &Vec<u32>| {
        let mut parts = parts.clone();
        parts.sort_unstable();
        seen.insert(parts)
    };
    moves.retain(is_new);
    moves
}
