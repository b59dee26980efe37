//! Generates tables of a game from its move relations, for learning. No proof depends on them.
//!

use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::order::Order;
use super::scan;
use super::theorem::Goal;
use automata::{
    Automaton, Budget, Family, Linear, Play, Relation, Table, Track, indices_by, tuples,
};

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
            let over = if misere {
                Some(moves.over(budget)?)
            } else {
                None
            };
            let over = over.as_ref();
            // If P-positions are rare, it's faster to mark the positions that lead to them. If they
            // are common, each position soon finds one among its options.
            let sample = if moves.position.len() < 3 { 48 } else { 12 };
            let sample = self::play(moves, side.min(sample), budget)?;
            let of_sample = sample.p_positions(over, true, budget)?;
            let zeros = of_sample.iter().filter(|&&value| value == 0).count();
            let are_common = zeros * 8 > of_sample.len();
            play.p_positions(over, !are_common, budget)?
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
    let order = Order::new(moves, budget)?;
    let region = Region::new(moves, &order, budget)?;
    let is_closed = region.is_box();
    let wide = region.breadth(side);
    let rows = Order::Lexicographic((0..coordinates).collect());
    let is_by_rows = is_closed && rows.holds_for(moves, budget)?;
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
        let key = |at: &[usize]| region.contains(at, side).then(|| order.key(at, wide));
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
        blocking: moves.blocking,
    })
}

/// Region that moves don't leave and that contains the table.
enum Region {
    /// Each coordinate is below the side times its factor.
    Box(Vec<usize>),
    /// The weighted sum is at most that of the table's corner.
    Below(Vec<usize>),
}

/// Largest factor of a side of a box.
const MAX_FACTOR: usize = 3;

impl Region {
    fn new(moves: &Moves, order: &Order, budget: &Budget) -> Result<Self, Obstacle> {
        let coordinates = moves.position.len();
        let plain = vec![1; coordinates];
        if keeps_boxes(moves, &plain, budget)? {
            return Ok(Self::Box(plain));
        }
        let below = |weights: &[i64]| {
            let weights = weights.iter().map(|&weight| weight as usize);
            Self::Below(weights.collect())
        };
        if let Order::Sum(weights) = order {
            return Ok(below(weights));
        }
        for factors in tuples(MAX_FACTOR, coordinates) {
            let factors: Vec<usize> = factors.iter().map(|factor| factor + 1).collect();
            if keeps_boxes(moves, &factors, budget)? {
                return Ok(Self::Box(factors));
            }
        }
        for order in Order::weighted(coordinates) {
            if let Order::Sum(weights) = &order
                && order.holds_for(moves, budget)?
            {
                return Ok(below(weights));
            }
        }
        Err(Obstacle::not_linear(
            "its options do not stay within a table",
        ))
    }

    /// Whether the region is the table itself.
    fn is_box(&self) -> bool {
        matches!(self, Self::Box(factors) if factors.iter().all(|&factor| factor == 1))
    }

    fn contains(&self, at: &[usize], side: usize) -> bool {
        match self {
            Self::Box(factors) => at.iter().zip(factors).all(|(&x, factor)| x < factor * side),
            Self::Below(weights) => {
                let sum: usize = at.iter().zip(weights).map(|(x, weight)| x * weight).sum();
                sum <= weights.iter().sum::<usize>() * (side - 1)
            }
        }
    }

    /// Returns the side of a cube around the region.
    fn breadth(&self, side: usize) -> usize {
        match self {
            Self::Box(factors) => factors.iter().max().map_or(side, |factor| factor * side),
            Self::Below(weights) => {
                let least = weights.iter().min().copied().unwrap_or(1);
                weights.iter().sum::<usize>() * (side - 1) / least + 1
            }
        }
    }
}

/// Whether no move makes any coordinate, divided by its factor, larger than all of the position are
/// when divided by theirs.
fn keeps_boxes(moves: &Moves, factors: &[usize], budget: &Budget) -> Result<bool, Obstacle> {
    let by_factor = |track: Track, factor: usize| {
        let scaled = Linear::track(track).times(factor as i64);
        scaled.expect("small coefficients")
    };
    for family in &moves.families {
        for component in &family.components {
            for (&track, &factor) in component.iter().zip(factors) {
                let larger = |from: Track, other: usize| {
                    let excess = by_factor(track, other).plus(-1, &by_factor(from, factor));
                    let excess = excess.expect("small coefficients");
                    Automaton::linear(moves.numeration, &excess, Relation::Positive, budget)
                };
                let all = family.relation.clone();
                let mut position = moves.position.iter().zip(factors);
                let exceeds = position.try_fold(all, |rest, (&from, &other)| {
                    rest.and(&larger(from, other)?, budget)
                })?;
                if !exceeds.is_empty() {
                    return Ok(false);
                }
            }
        }
    }
    Ok(true)
}
