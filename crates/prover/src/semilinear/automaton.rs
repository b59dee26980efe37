//! Automata of semilinear sets.

use super::vectors::{Part, Point};
use crate::obstacle::Obstacle;
use crate::tracks::{SIZE, coordinate, option};
use automata::{Automaton, Budget, Linear, Numeration, Relation};

/// Automaton of the union of all parts.
///
/// # Errors
/// If a limit is reached.
pub fn automaton(
    parts: &[Part],
    numeration: Numeration,
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    let mut all = Automaton::nothing(numeration, [coordinate(0), coordinate(1)]);
    for part in parts {
        let bases = points(&part.bases, numeration, budget)?;
        let vectors = part.vectors.iter();
        let set = vectors
            .copied()
            .try_fold(bases, |set, vector| repeated(&set, vector, budget))?;
        all = all.or(&set, budget)?;
    }
    Ok(all)
}

fn points(
    points: &[Point],
    numeration: Numeration,
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    if let [point] = points {
        let number = |at: usize| {
            let number = point[at] as u64;
            Automaton::number(numeration, coordinate(at), number, budget)
        };
        return Ok(number(0)?.and(&number(1)?, budget)?);
    }
    let (first, second) = points.split_at(points.len() / 2);
    let [first, second] = [first, second].map(|half| self::points(half, numeration, budget));
    Ok(first?.or(&second?, budget)?)
}

/// Set of p + n·v for all p in a set and n ≥ 0.
fn repeated(set: &Automaton, vector: Point, budget: &Budget) -> Result<Automaton, Obstacle> {
    let numeration = set.numeration();
    let base = |at: usize| option(0, at);
    let mut moved = set.renamed(|track| base(track.0 as usize));
    for at in [0, 1] {
        let rest = Linear::track(coordinate(at))
            .plus(-1, &Linear::track(base(at)))
            .and_then(|rest| rest.plus(-(vector[at] as i64), &Linear::track(SIZE)))
            .expect("small coefficients");
        let is_sum = Automaton::linear(numeration, &rest, Relation::Zero, budget)?;
        let hidden = [base(at), SIZE];
        moved = moved
            .and(&is_sum, budget)?
            .without(&hidden[..=at], budget)?;
    }
    Ok(moved)
}
