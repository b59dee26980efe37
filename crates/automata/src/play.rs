//! Computes tables of a game from the relations of its moves.

use std::ops::ControlFlow;

use crate::table::{coordinates_of, index_of};
use crate::{Automaton, Budget, Members, Numeration, Stopped, Track};

/// Most coordinates of a position.
pub const MAX_COORDINATES: usize = 4;

/// Family of moves of the same form.
pub struct Family<'a> {
    /// Relation between a position and the components that a move leaves.
    pub relation: &'a Automaton,
    /// Tracks of each component.
    pub components: &'a [Vec<Track>],
}

/// Game on the positions of a table.
pub struct Play<'a> {
    pub numeration: Numeration,
    /// Tracks of the position.
    pub position: &'a [Track],
    pub families: Vec<Family<'a>>,
    /// All coordinates are smaller.
    pub side: usize,
    /// Indices of the positions to compute, in an order in which every option comes before its
    /// position; `None` means all positions by index.
    pub order: Option<Vec<usize>>,
}

impl<'a> Play<'a> {
    fn coordinates(&self) -> usize {
        self.position.len()
    }

    fn order(&self) -> Box<dyn Iterator<Item = usize> + '_> {
        match &self.order {
            Some(order) => Box::new(order.iter().copied()),
            None => Box::new(0..self.side.pow(self.coordinates() as u32)),
        }
    }

    fn members(&self, family: &Family<'a>, given: &[Track]) -> Members<'a> {
        Members::new(family.relation, given, self.digits())
    }

    /// Returns the number of digits of the largest number in a table.
    fn digits(&self) -> usize {
        self.numeration.word(self.side as u64 - 1).len()
    }

    /// Computes the table with 0 for P-positions and 1 for others. In misère play a terminal
    /// position is not a P-position; `over` is then the relation of the terminal positions.
    ///
    /// # Errors
    /// If a limit of the budget is reached.
    pub fn p_positions(
        &self,
        over: Option<&Automaton>,
        budget: &Budget,
    ) -> Result<Vec<u32>, Stopped> {
        let mut values = vec![0; self.side.pow(self.coordinates() as u32)];
        if let Some(over) = over {
            let members = Members::new(over, &[], self.digits());
            let work = members.each(&|_| 0, &mut |at| {
                let at: Vec<usize> = at.iter().map(|&x| x as usize).collect();
                if at.iter().all(|&x| x < self.side) {
                    values[index_of(&at, self.side)] = 1;
                }
                ControlFlow::Continue(())
            });
            budget.work(work)?;
        }
        // From each P-position to the positions with a move to it.
        let families = self.families.iter();
        let families: Vec<(&[Track], Members)> = families
            .map(|family| {
                (
                    &family.components[0][..],
                    self.members(family, &family.components[0]),
                )
            })
            .collect();
        for index in self.order() {
            if values[index] != 0 {
                continue;
            }
            budget.ask()?;
            let option = coordinates_of(index, self.side, self.coordinates());
            for (tracks, members) in &families {
                let given = Given {
                    tracks,
                    numbers: &option,
                };
                if !given.is_consistent() {
                    continue;
                }
                let work = members.each(&|track| given.number(track), &mut |free| {
                    let from = given.tuple(self.position, members.free(), free);
                    if from.iter().take(self.coordinates()).all(|&x| x < self.side) {
                        let from = index_of(&from[..self.coordinates()], self.side);
                        values[from] = 1;
                    }
                    ControlFlow::Continue(())
                });
                budget.count(work);
            }
        }
        Ok(values)
    }

    /// Computes the Grundy values of all positions in the table's order.
    ///
    /// # Errors
    /// If a limit of the budget is reached.
    pub fn grundy_values(&self, budget: &Budget) -> Result<Vec<u32>, Stopped> {
        let mut values = vec![0_u32; self.side.pow(self.coordinates() as u32)];
        let families = self.families.iter();
        let families: Vec<(&Family, Members)> = families
            .map(|family| (family, self.members(family, self.position)))
            .collect();
        // Last turn in which an option had the value, by value.
        let mut seen = Vec::new();
        for (index, turn) in self.order().zip(1..) {
            budget.ask()?;
            let position = coordinates_of(index, self.side, self.coordinates());
            let given = Given {
                tracks: self.position,
                numbers: &position,
            };
            for (family, members) in &families {
                let work = members.each(&|track| given.number(track), &mut |free| {
                    let value = family.components.iter().fold(0, |sum, tracks| {
                        let at = given.tuple(tracks, members.free(), free);
                        sum ^ values[index_of(&at[..self.coordinates()], self.side)]
                    });
                    if seen.len() <= value as usize {
                        seen.resize(value as usize + 1, 0);
                    }
                    seen[value as usize] = turn;
                    ControlFlow::Continue(())
                });
                budget.count(work);
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

    /// Returns whether every track that occurs for two coordinates has the same number for both.
    fn is_consistent(&self) -> bool {
        let mut pairs = self.tracks.iter().zip(self.numbers);
        pairs.all(|(&track, &number)| self.number(track) == number as u64)
    }

    /// Returns the numbers on these tracks, each of them given or free.
    fn tuple(&self, tracks: &[Track], free: &[Track], numbers: &[u64]) -> [usize; MAX_COORDINATES] {
        let mut tuple = [0; MAX_COORDINATES];
        for (place, &track) in tuple.iter_mut().zip(tracks) {
            let at = free.iter().position(|&other| other == track);
            *place = at.map_or_else(|| self.number(track), |at| numbers[at]) as usize;
        }
        tuple
    }
}
