//! Generates tables of a game from its move relations, for learning. No proof depends on them.

use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::order::{always_falls, falling, key};
use super::theorem::Goal;
use super::tracks::linear;
use automata::{Budget, Family, Play, Relation, Table, indices_by};
use rules::{Measure, measures};

/// Generates the table of all positions with coordinates below `side`, from the move relations
/// alone.
///
/// # Errors
/// If the table needs too many positions, or a limit is reached.
pub fn generate(
    moves: &Moves,
    misere: bool,
    goal: Goal,
    side: usize,
    budget: &Budget,
) -> Result<Table, Obstacle> {
    let play = play(moves, side, budget)?;
    let values = match goal {
        Goal::Values => play.grundy_values(budget)?,
        Goal::Positions => {
            let over = if misere {
                Some(moves.over(budget)?)
            } else {
                None
            };
            play.p_positions(over.as_ref(), budget)?
        }
    };
    Ok(Table::new(play.side, moves.position.len(), values).part(side))
}

/// Most positions that are computed one by one. `MAX_POSITIONS_IN_ORDER` applies if they need an
/// explicit order, which takes a few more bytes per position.
const MAX_POSITIONS: usize = 17_500_000;
const MAX_POSITIONS_IN_ORDER: usize = 10_000_000;

/// Sets up the game on the positions of a table, and on more positions if moves leave the table.
fn play<'a>(moves: &'a Moves, side: usize, budget: &Budget) -> Result<Play<'a>, Obstacle> {
    let coordinates = moves.position.len();
    let measure = falling(moves, budget)?;
    let weights = region(moves, &measure, budget)?;
    let weighed = |at: &[usize], weights: &[usize]| -> usize {
        at.iter().zip(weights).map(|(x, weight)| x * weight).sum()
    };
    let corner = vec![side - 1; coordinates];
    let wide = match &weights {
        None => side,
        Some(weights) => {
            let least = weights.iter().min().copied().unwrap_or(1);
            weighed(&corner, weights) / least + 1
        }
    };
    let rows = Measure::Order((0..coordinates).collect());
    let is_by_rows = weights.is_none() && always_falls(&rows, moves, budget)?;
    let largest = if is_by_rows {
        MAX_POSITIONS
    } else {
        MAX_POSITIONS_IN_ORDER
    };
    let size = wide.checked_pow(coordinates as u32);
    if size.is_none_or(|size| size > largest) {
        return Err(Obstacle::not_linear("its table is too large"));
    }
    let in_order = || {
        let is_inside = |at: &[usize]| {
            let weights = weights.as_ref();
            weights.is_none_or(|weights| weighed(at, weights) <= weighed(&corner, weights))
        };
        let key_of = |at: &[usize]| is_inside(at).then(|| key(&measure, at, wide));
        indices_by(wide, coordinates, &key_of)
    };
    let order = (!is_by_rows).then(in_order);
    let family = |family: &'a super::move_relations::Move| Family {
        relation: &family.relation,
        components: &family.components,
    };
    Ok(Play {
        numeration: moves.numeration,
        position: &moves.position,
        families: moves.families.iter().map(family).collect(),
        side: wide,
        order,
    })
}

/// Returns the weights of a sum that no move raises above the sum of the table's corner, or `None`
/// if no move leaves the table.
fn region(
    moves: &Moves,
    falling: &Measure,
    budget: &Budget,
) -> Result<Option<Vec<usize>>, Obstacle> {
    if keeps_tables(moves, budget)? {
        return Ok(None);
    }
    for measure in [falling.clone()]
        .into_iter()
        .chain(measures(moves.position.len()))
    {
        if let Measure::Weights(weights) = &measure
            && always_falls(&measure, moves, budget)?
        {
            let weights = weights.iter().map(|&weight| weight as usize);
            return Ok(Some(weights.collect()));
        }
    }
    Err(Obstacle::not_linear(
        "its options do not stay within a table",
    ))
}

/// Returns whether no move makes any coordinate larger than all of the position.
fn keeps_tables(moves: &Moves, budget: &Budget) -> Result<bool, Obstacle> {
    for family in &moves.families {
        for &track in family.components.iter().flatten() {
            let mut position = moves.position.iter();
            let exceeds = position.try_fold(family.relation.clone(), |rest, &from| {
                let excess = [(track, 1), (from, -1)];
                let larger = linear(moves.numeration, &excess, 0, Relation::Positive, budget)?;
                Ok::<_, Obstacle>(rest.and(&larger, budget)?)
            })?;
            if !exceeds.is_empty() {
                return Ok(false);
            }
        }
    }
    Ok(true)
}
