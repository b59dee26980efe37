//! Tables of a game from its move relations: what a learner is fed with.
//!
//! No proof rests on them.

use std::ops::ControlFlow;

use super::discover::Goal;
use super::moves::{Move, Moves};
use super::obstacle::Obstacle;
use super::order::Order;
use super::table::{Table, coordinates_of, index_of};
use crate::automaton::{Automaton, Budget, Linear, Members, Relation, Track};

/// The table of the game with coordinates below `side`, without a look at the rule itself.
///
/// # Errors
/// If the positions that a table needs are too many, or a limit is reached.
pub fn generate(
    moves: &Moves,
    misere: bool,
    goal: Goal,
    side: usize,
    budget: &Budget,
) -> Result<Table, Obstacle> {
    let universe = Universe::of(moves, side, budget)?;
    let values = match goal {
        Goal::Values => universe.grundy_values(budget)?,
        Goal::Positions => {
            // Where P-positions are rare, they mark what leads to them; where they are common,
            // one of them is soon found among the options.
            let sample = if moves.position.len() < 3 { 48 } else { 12 };
            let sample = Universe::of(moves, side.min(sample), budget)?;
            let of_sample = sample.p_positions(misere, true, budget)?;
            let zeros = of_sample.iter().filter(|&&value| value == 0).count();
            let are_common = zeros * 8 > of_sample.len();
            universe.p_positions(misere, !are_common, budget)?
        }
    };
    Ok(Table::new(universe.side, universe.coordinates, values).part(side))
}

const LARGEST: usize = 1 << 24;

/// The positions of a table, and some more if moves leave the table.
struct Universe<'a> {
    moves: &'a Moves,
    side: usize,
    coordinates: usize,
    /// Indices in an order in which every option comes before its position.
    order: Vec<usize>,
}

impl<'a> Universe<'a> {
    fn of(moves: &'a Moves, side: usize, budget: &Budget) -> Result<Self, Obstacle> {
        let coordinates = moves.position.len();
        let order = Order::of(moves, budget)?;
        let is_closed = keeps_boxes(moves, budget)?;
        // A sum that falls keeps each coordinate of an option below the largest sum.
        let wide = if is_closed {
            side
        } else {
            coordinates * (side - 1) + 1
        };
        if !is_closed && order != Order::sum(coordinates) {
            return Err(Obstacle::not_linear(
                "its options do not stay within a table",
            ));
        }
        let size = wide
            .checked_pow(coordinates as u32)
            .filter(|&size| size <= LARGEST);
        let size = size.ok_or_else(|| Obstacle::not_linear("its table is too large"))?;
        let at = |index: usize| coordinates_of(index, wide, coordinates);
        let rows = Order::Lexicographic((0..coordinates).collect());
        let indices = if is_closed && rows.holds_for(moves, budget)? {
            (0..size).collect()
        } else {
            let is_in = |index: &usize| is_closed || at(*index).iter().sum::<usize>() < wide;
            let mut indices: Vec<usize> = (0..size).filter(is_in).collect();
            indices.sort_by_cached_key(|&index| order.key(&at(index)));
            indices
        };
        Ok(Self {
            moves,
            side: wide,
            coordinates,
            order: indices,
        })
    }

    fn members(&self, family: &'a Move, given: &[Track]) -> Members<'a> {
        let length = self.moves.numeration.word(self.side as u64 - 1).len();
        Members::new(&family.relation, given, length)
    }

    /// 0 for P-positions, 1 for others.
    fn p_positions(
        &self,
        misere: bool,
        marks: bool,
        budget: &Budget,
    ) -> Result<Vec<u32>, Obstacle> {
        let mut values = vec![0; self.side.pow(self.coordinates as u32)];
        if misere {
            let not_over = self.moves.not_over(budget)?;
            for (index, value) in values.iter_mut().enumerate() {
                let at = coordinates_of(index, self.side, self.coordinates);
                let at: Vec<u64> = at.iter().map(|&x| x as u64).collect();
                *value = u32::from(!not_over.contains(&at));
            }
        }
        if marks {
            self.mark(&mut values, budget)?;
        } else {
            self.search(&mut values, budget)?;
        }
        Ok(values)
    }

    /// Each P-position marks the positions from which a move leads to it.
    fn mark(&self, values: &mut [u32], budget: &Budget) -> Result<(), Obstacle> {
        let families = self.moves.families.iter();
        let families: Vec<(&[Track], Members)> = families
            .map(|family| {
                (
                    &family.components[0][..],
                    self.members(family, &family.components[0]),
                )
            })
            .collect();
        for &index in &self.order {
            if values[index] != 0 {
                continue;
            }
            budget.ask()?;
            let option = coordinates_of(index, self.side, self.coordinates);
            for (tracks, members) in &families {
                let given = Given {
                    tracks,
                    numbers: &option,
                };
                if !given.is_consistent() {
                    continue;
                }
                members.each(
                    |track| given.number(track),
                    |free| {
                        let from = given.tuple(&self.moves.position, members.free(), free);
                        if from.iter().take(self.coordinates).all(|&x| x < self.side) {
                            values[index_of(&from[..self.coordinates], self.side)] = 1;
                        }
                        ControlFlow::Continue(())
                    },
                );
            }
        }
        Ok(())
    }

    /// Each position looks for a P-position among its options.
    fn search(&self, values: &mut [u32], budget: &Budget) -> Result<(), Obstacle> {
        let families = self.moves.families.iter();
        let families: Vec<(&Move, Members)> = families
            .map(|family| (family, self.members(family, &self.moves.position)))
            .collect();
        for &index in &self.order {
            budget.ask()?;
            let position = coordinates_of(index, self.side, self.coordinates);
            let given = Given {
                tracks: &self.moves.position,
                numbers: &position,
            };
            for (family, members) in &families {
                if values[index] != 0 {
                    break;
                }
                let mut is_winning = false;
                members.each(
                    |track| given.number(track),
                    |free| {
                        let to = given.tuple(&family.components[0], members.free(), free);
                        is_winning = values[index_of(&to[..self.coordinates], self.side)] == 0;
                        if is_winning {
                            ControlFlow::Break(())
                        } else {
                            ControlFlow::Continue(())
                        }
                    },
                );
                values[index] = u32::from(is_winning);
            }
        }
        Ok(())
    }

    fn grundy_values(&self, budget: &Budget) -> Result<Vec<u32>, Obstacle> {
        let mut values = vec![0_u32; self.side.pow(self.coordinates as u32)];
        let families = self.moves.families.iter();
        let families: Vec<(&Move, Members)> = families
            .map(|family| (family, self.members(family, &self.moves.position)))
            .collect();
        // By value: the last turn in which an option had it.
        let mut seen = Vec::new();
        for (&index, turn) in self.order.iter().zip(1..) {
            budget.ask()?;
            let position = coordinates_of(index, self.side, self.coordinates);
            let given = Given {
                tracks: &self.moves.position,
                numbers: &position,
            };
            for (family, members) in &families {
                members.each(
                    |track| given.number(track),
                    |free| {
                        let value = family.components.iter().fold(0, |sum, tracks| {
                            let at = given.tuple(tracks, members.free(), free);
                            sum ^ values[index_of(&at[..self.coordinates], self.side)]
                        });
                        if seen.len() <= value as usize {
                            seen.resize(value as usize + 1, 0);
                        }
                        seen[value as usize] = turn;
                        ControlFlow::Continue(())
                    },
                );
            }
            let mex = seen
                .iter()
                .position(|&last| last != turn)
                .unwrap_or(seen.len());
            values[index] = mex as u32;
        }
        Ok(values)
    }
}

/// Numbers on the tracks of a position, or of an option.
struct Given<'a> {
    tracks: &'a [Track],
    numbers: &'a [usize],
}

impl Given<'_> {
    fn number(&self, track: Track) -> u64 {
        let at = self.tracks.iter().position(|&other| other == track);
        at.map_or(0, |at| self.numbers[at] as u64)
    }

    /// Whether a track that stands for two coordinates has the same number for both.
    fn is_consistent(&self) -> bool {
        let mut pairs = self.tracks.iter().zip(self.numbers);
        pairs.all(|(&track, &number)| self.number(track) == number as u64)
    }

    /// The numbers on some tracks, which are given or free.
    fn tuple(&self, tracks: &[Track], free: &[Track], numbers: &[u64]) -> [usize; 3] {
        let mut tuple = [0; 3];
        for (place, &track) in tuple.iter_mut().zip(tracks) {
            let at = free.iter().position(|&other| other == track);
            *place = at.map_or_else(|| self.number(track), |at| numbers[at]) as usize;
        }
        tuple
    }
}

/// Whether no component has a coordinate larger than all of its position.
fn keeps_boxes(moves: &Moves, budget: &Budget) -> Result<bool, Obstacle> {
    for family in &moves.families {
        for &track in family.components.iter().flatten() {
            let larger = |from: Track| {
                let excess = Linear::track(track).plus(-1, &Linear::track(from));
                let excess = excess.expect("small coefficients");
                Automaton::linear(moves.numeration, &excess, Relation::Positive, budget)
            };
            let all = family.relation.clone();
            let exceeds = (moves.position.iter())
                .try_fold(all, |rest, &from| rest.and(&larger(from)?, budget))?;
            if !exceeds.is_empty() {
                return Ok(false);
            }
        }
    }
    Ok(true)
}
