//! Tables of a game from the relations of its moves.

use std::ops::ControlFlow;

use crate::table::{coordinates_of, index_of};
use crate::{Automaton, Budget, Members, Numeration, Stopped, Track};

/// Moves of one form.
pub struct Family<'a> {
    /// Holds of a position and the components that a move leaves.
    pub relation: &'a Automaton,
    /// The tracks of each component.
    pub components: &'a [Vec<Track>],
}

/// A game on the positions of a table.
pub struct Play<'a> {
    pub numeration: Numeration,
    /// The tracks of the position.
    pub position: &'a [Track],
    pub families: Vec<Family<'a>>,
    /// All coordinates are below this.
    pub side: usize,
    /// The indices of the positions that are asked for, so that every option comes before its
    /// position; if there are none, all are asked for in the order of their indices.
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
        let length = self.numeration.word(self.side as u64 - 1).len();
        Members::new(family.relation, given, length)
    }

    /// 0 for P-positions, 1 for others. In misère play a position that is over is one of these:
    /// there `not_over` is asked which ones are not.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn p_positions(
        &self,
        not_over: Option<&Automaton>,
        marks: bool,
        budget: &Budget,
    ) -> Result<Vec<u32>, Stopped> {
        let mut values = vec![0; self.side.pow(self.coordinates() as u32)];
        if let Some(not_over) = not_over {
            for (index, value) in values.iter_mut().enumerate() {
                let at = coordinates_of(index, self.side, self.coordinates());
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
    fn mark(&self, values: &mut [u32], budget: &Budget) -> Result<(), Stopped> {
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
                        values[index_of(&from[..self.coordinates()], self.side)] = 1;
                    }
                    ControlFlow::Continue(())
                });
                budget.count(work);
            }
        }
        Ok(())
    }

    /// Each position looks for a P-position among its options.
    fn search(&self, values: &mut [u32], budget: &Budget) -> Result<(), Stopped> {
        let families = self.families.iter();
        let families: Vec<(&Family, Members)> = families
            .map(|family| (family, self.members(family, self.position)))
            .collect();
        for index in self.order() {
            budget.ask()?;
            let position = coordinates_of(index, self.side, self.coordinates());
            let given = Given {
                tracks: self.position,
                numbers: &position,
            };
            for (family, members) in &families {
                if values[index] != 0 {
                    break;
                }
                let mut is_winning = false;
                let work = members.each(&|track| given.number(track), &mut |free| {
                    let to = given.tuple(&family.components[0], members.free(), free);
                    is_winning = values[index_of(&to[..self.coordinates()], self.side)] == 0;
                    if is_winning {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                });
                budget.count(work);
                values[index] = u32::from(is_winning);
            }
        }
        Ok(())
    }

    /// # Errors
    /// If a limit is reached.
    pub fn grundy_values(&self, budget: &Budget) -> Result<Vec<u32>, Stopped> {
        let mut values = vec![0_u32; self.side.pow(self.coordinates() as u32)];
        let families = self.families.iter();
        let families: Vec<(&Family, Members)> = families
            .map(|family| (family, self.members(family, self.position)))
            .collect();
        // By value: the last turn in which an option had it.
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
