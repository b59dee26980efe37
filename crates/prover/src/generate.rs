//! Generates tables of a game from its move relations, as input for learning.
//!
//! No proof depends on these tables.

use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::order::Order;
use super::question::Goal;
use super::scan;
use automata::{Automaton, Budget, Family, Linear, Play, Relation, Table, Track, indices_by};

/// Table of the game with coordinates below `side`, computed from the move relations alone.
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
    // Other numerations have too many symbols for four heaps and the numbers taken.
    let is_small = moves.numeration.digits() <= 3;
    if goal == Goal::Positions
        && is_small
        && let Some(values) = scan::table(moves, misere, side, budget)?
    {
        return Ok(Table::new(side, 2, values));
    }
    let play = play(moves, side, budget)?;
    let values = match goal {
        Goal::Values => play.grundy_values(budget)?,
        Goal::Positions => {
            let not_over = if misere {
                Some(moves.not_over(budget)?)
            } else {
                None
            };
            let not_over = not_over.as_ref();
            // If P-positions are rare, marking the positions that lead to them is faster. If they
            // are common, each position soon finds one among its options.
            let sample = if moves.position.len() < 3 { 48 } else { 12 };
            let sample = self::play(moves, side.min(sample), budget)?;
            let of_sample = sample.p_positions(not_over, true, budget)?;
            let zeros = of_sample.iter().filter(|&&value| value == 0).count();
            let are_common = zeros * 8 > of_sample.len();
            play.p_positions(not_over, !are_common, budget)?
        }
    };
    Ok(Table::new(play.side, moves.position.len(), values).part(side))
}

/// Limit of the positions that are computed one by one. `LARGEST_IN_ORDER` is the limit if they
/// need an explicit order, which takes some more bytes per position.
const LARGEST: usize = 1 << 24;
const LARGEST_IN_ORDER: usize = 10_000_000;

/// Game on the positions of a table, and on more positions if moves leave the table.
fn play<'a>(moves: &'a Moves, side: usize, budget: &Budget) -> Result<Play<'a>, Obstacle> {
    let coordinates = moves.position.len();
    let order = Order::new(moves, budget)?;
    let is_closed = keeps_boxes(moves, budget)?;
    // If the sum of the coordinates decreases, each coordinate of an option is at most the largest
    // sum.
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
    let rows = Order::Lexicographic((0..coordinates).collect());
    let is_by_rows = is_closed && rows.holds_for(moves, budget)?;
    let largest = if is_by_rows {
        LARGEST
    } else {
        LARGEST_IN_ORDER
    };
    let size = wide.checked_pow(coordinates as u32);
    if size.is_none_or(|size| size > largest) {
        return Err(Obstacle::not_linear("its table is too large"));
    }
    let in_order = || {
        let is_in = |at: &[usize]| is_closed || at.iter().sum::<usize>() < wide;
        let key = |at: &[usize]| is_in(at).then(|| order.key(at, wide));
        indices_by(wide, coordinates, &key)
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

/// Whether no component has a coordinate larger than all coordinates of its position.
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
