//! Tables of a game from its move relations: what a learner is fed with.
//!
//! No proof rests on them.

use super::discover::Goal;
use super::moves::{Move, Moves};
use super::obstacle::Obstacle;
use super::order::Order;
use super::table::{Table, coordinates_of};
use crate::automaton::{Automaton, Budget, Linear, Members, Relation, Track};

/// The positions of a table, and some more if moves leave the table.
struct Universe {
    side: usize,
    coordinates: usize,
    /// Indices in an order in which every option comes before its position.
    order: Vec<usize>,
}

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
        Goal::Positions => universe.p_positions(moves, misere, budget)?,
        Goal::Values => universe.grundy_values(moves, budget)?,
    };
    Ok(Table::new(universe.side, universe.coordinates, values).part(side))
}

impl Universe {
    fn of(moves: &Moves, side: usize, budget: &Budget) -> Result<Self, Obstacle> {
        let coordinates = moves.position.len();
        let order = Order::of(moves, budget)?;
        let is_closed = keeps_boxes(moves, budget)?;
        // A sum that falls keeps each coordinate of an option below the largest sum.
        let wide = if is_closed {
            side
        } else {
            coordinates * (side - 1) + 1
        };
        if !is_closed && order != Order::Sum {
            return Err(Obstacle::not_linear(
                "its options do not stay within a table",
            ));
        }
        let size = wide
            .checked_pow(coordinates as u32)
            .filter(|&size| size <= 1 << 24);
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
            side: wide,
            coordinates,
            order: indices,
        })
    }

    fn length(&self, moves: &Moves) -> usize {
        moves.numeration.word(self.side as u64 - 1).len()
    }

    /// 0 for P-positions, 1 for others: each P-position marks those from which a move leads to it.
    fn p_positions(
        &self,
        moves: &Moves,
        misere: bool,
        budget: &Budget,
    ) -> Result<Vec<u32>, Obstacle> {
        let size = self.side.pow(self.coordinates as u32);
        let mut is_marked = vec![false; size];
        if misere {
            let not_over = moves.not_over(budget)?;
            for (index, mark) in is_marked.iter_mut().enumerate() {
                let at = coordinates_of(index, self.side, self.coordinates);
                let at: Vec<u64> = at.iter().map(|&x| x as u64).collect();
                *mark = !not_over.contains(&at);
            }
        }
        let to_option =
            |family| Members::new(relation(family), component(family), self.length(moves));
        let families: Vec<Members> = moves.families.iter().map(to_option).collect();
        for &index in &self.order {
            if is_marked[index] {
                continue;
            }
            budget.ask()?;
            let option = coordinates_of(index, self.side, self.coordinates);
            for (family, members) in moves.families.iter().zip(&families) {
                let tracks = component(family);
                let number = |track| number_on(track, tracks, &option);
                let is_consistent = tracks
                    .iter()
                    .zip(&option)
                    .all(|(&track, &x)| number(track) == x as u64);
                if !is_consistent {
                    continue;
                }
                members.each(number, |free| {
                    let coordinate = |&track: &Track| {
                        let at = members.free().iter().position(|&other| other == track);
                        at.map_or_else(|| number(track), |at| free[at]) as usize
                    };
                    let mut from = moves.position.iter().map(coordinate);
                    let from = from.try_fold(0, |index, x| {
                        (x < self.side).then_some(index * self.side + x)
                    });
                    if let Some(from) = from {
                        is_marked[from] = true;
                    }
                });
            }
        }
        Ok(is_marked.into_iter().map(u32::from).collect())
    }

    fn grundy_values(&self, moves: &Moves, budget: &Budget) -> Result<Vec<u32>, Obstacle> {
        let mut values = vec![0_u32; self.side.pow(self.coordinates as u32)];
        let from = |family| Members::new(relation(family), &moves.position, self.length(moves));
        let families: Vec<Members> = moves.families.iter().map(from).collect();
        let mut seen = Vec::new();
        for (turn, &index) in self.order.iter().enumerate() {
            budget.ask()?;
            let position = coordinates_of(index, self.side, self.coordinates);
            let stamp = turn + 1;
            for (family, members) in moves.families.iter().zip(&families) {
                let number = |track| number_on(track, &moves.position, &position);
                members.each(number, |free| {
                    let value = family.components.iter().fold(0, |sum, tracks| {
                        let coordinate = |&track: &Track| {
                            let at = members.free().iter().position(|&other| other == track);
                            at.map_or_else(|| number(track), |at| free[at]) as usize
                        };
                        let at = tracks.iter().map(coordinate);
                        sum ^ values[at.fold(0, |index, x| index * self.side + x)]
                    });
                    if seen.len() <= value as usize {
                        seen.resize(value as usize + 1, 0);
                    }
                    seen[value as usize] = stamp;
                });
            }
            let mex = seen
                .iter()
                .position(|&last| last != stamp)
                .unwrap_or(seen.len());
            values[index] = mex as u32;
        }
        Ok(values)
    }
}

fn relation(family: &Move) -> &Automaton {
    &family.relation
}

fn component(family: &Move) -> &[Track] {
    &family.components[0]
}

fn number_on(track: Track, tracks: &[Track], numbers: &[usize]) -> u64 {
    let at = tracks.iter().position(|&other| other == track);
    at.map_or(0, |at| numbers[at] as u64)
}

/// Whether no component has a coordinate larger than all of its position.
fn keeps_boxes(moves: &Moves, budget: &Budget) -> Result<bool, Obstacle> {
    for family in &moves.families {
        for &track in family.components.iter().flatten() {
            let exceeds =
                moves
                    .position
                    .iter()
                    .try_fold(family.relation.clone(), |rest, &from| {
                        let excess = Linear::track(track).plus(-1, &Linear::track(from));
                        let excess = excess.expect("small coefficients");
                        let larger = Automaton::linear(
                            moves.numeration,
                            &excess,
                            Relation::Positive,
                            budget,
                        )?;
                        rest.and(&larger, budget)
                    })?;
            if !exceeds.is_empty() {
                return Ok(false);
            }
        }
    }
    Ok(true)
}
