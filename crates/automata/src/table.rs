//! Tables of values, from which automata are learned, and games on their positions.

use std::collections::BinaryHeap;
use std::ops::ControlFlow;

use crate::{Automaton, Budget, Members, Numeration, Stopped, Track};

/// Values of all positions whose coordinates are below `side`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub side: usize,
    pub coordinates: usize,
    /// Values by position, the last coordinate varying fastest: Grundy values, or 0 for a
    /// P-position and 1 for an N-position.
    pub values: Vec<u32>,
}

impl Table {
    /// Makes the table of all positions whose coordinates are below `side`.
    ///
    /// # Panics
    /// If the number of values differs from the number of positions.
    pub fn new(side: usize, coordinates: usize, values: Vec<u32>) -> Self {
        assert_eq!(
            values.len(),
            side.pow(coordinates as u32),
            "a value for each position"
        );
        Self {
            side,
            coordinates,
            values,
        }
    }

    /// Returns the part of the table with coordinates below `side`.
    ///
    /// # Panics
    /// If the table is smaller than `side`.
    pub fn part(&self, side: usize) -> Self {
        assert!(side <= self.side, "a part is not larger than the whole");
        let mut values = Vec::with_capacity(side.pow(self.coordinates as u32));
        for at in tuples(side, self.coordinates - 1) {
            let row = index_of(&at, self.side) * self.side;
            values.extend_from_slice(&self.values[row..row + side]);
        }
        Self::new(side, self.coordinates, values)
    }

    /// Returns the relation of positions and values as a table with one more coordinate: 1 where
    /// that coordinate is the position's value.
    pub fn with_value_coordinate(&self) -> Self {
        let mut cells = vec![0; self.values.len() * self.side];
        for (index, &value) in self.values.iter().enumerate() {
            if (value as usize) < self.side {
                cells[index * self.side + value as usize] = 1;
            }
        }
        Self::new(self.side, self.coordinates + 1, cells)
    }
}

/// Returns the index of a tuple of numbers below `side`.
pub fn index_of(numbers: &[usize], side: usize) -> usize {
    numbers
        .iter()
        .fold(0, |index, &number| index * side + number)
}

/// Returns the tuple at an index; inverse of [`index_of`].
pub fn coordinates_of(index: usize, side: usize, coordinates: usize) -> Vec<usize> {
    let mut rest = index;
    let mut numbers = vec![0; coordinates];
    for number in numbers.iter_mut().rev() {
        *number = rest % side;
        rest /= side;
    }
    numbers
}

/// Iterates over all tuples of numbers below `side`, the last number varying fastest.
pub fn tuples(side: usize, coordinates: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..side.pow(coordinates as u32)).map(move |index| coordinates_of(index, side, coordinates))
}

/// Returns the indices of the tuples of numbers below `side` that have a key, sorted by key.
pub fn indices_by(
    side: usize,
    coordinates: usize,
    key: &dyn Fn(&[usize]) -> Option<usize>,
) -> Vec<usize> {
    let keyed = tuples(side, coordinates).zip(0..);
    // Less code than `sort_unstable`; computing the key takes longer than either.
    let keyed: BinaryHeap<[usize; 2]> = keyed
        .filter_map(|(tuple, index)| Some([key(&tuple)?, index]))
        .collect();
    let keyed = keyed.into_sorted_vec();
    keyed.into_iter().map(|[_, index]| index).collect()
}

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
