//! Moves that you can add to a rule without changing its P-positions.
//!
//! You can add the move that takes i₁, …, i_d from the coordinates iff no two P-positions differ by
//! it, because every other position already has a move to a P-position (E. Duchêne, A. S. Fraenkel,
//! R. J. Nowakowski and M. Rigo, Extensions and restrictions of Wythoff's game preserving its
//! P-positions, J. Combin. Theory Ser. A 117 (2010), 545–567). Play still ends, because each
//! [`Measure`](rules::Measure) decreases with every coordinate.
//! All such moves can be added at once.
//!
//! In misère play, the new move may be possible where play was over. That position stays a win for
//! the player to move, so the move must lead from there to a P-position.

use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::tracks::{coordinate, free, linear, option};
use automata::{Automaton, Budget, Relation, Track};

/// Takes i₁, …, i_d, not all 0, on the tracks of the coordinates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Takes {
    /// Takes that can be added as a move from every position.
    pub addable: Automaton,
    /// Other takes.
    pub others: Automaton,
}

/// Finds the takes that can be added to a rule without changing its P-positions. `set` is the
/// proven set of the P-positions.
///
/// # Errors
/// If options may be blocked, or a limit is reached.
pub fn takes(
    set: &Automaton,
    moves: &Moves,
    misere: bool,
    budget: &Budget,
) -> Result<Takes, Obstacle> {
    let coordinates = moves.position.len();
    let takes: Vec<Track> = (0..coordinates).map(free).collect();
    let left: Vec<Track> = (0..coordinates).map(|at| option(0, at)).collect();
    let is_left = |set: &Automaton| set.renamed(|track| left[track.0 as usize]);
    let mut wrong = before_take(set, &takes, &left, budget)?.and(&is_left(set), budget)?;
    if misere {
        let over = moves.over(budget)?;
        let from_over = before_take(&over, &takes, &left, budget)?;
        wrong = wrong.or(&from_over.minus(&is_left(set), budget)?, budget)?;
    }
    let wrong = wrong.without(&left, budget)?;
    let total: Vec<(Track, i64)> = takes.iter().map(|&take| (take, 1)).collect();
    let something = linear(set.numeration(), &total, 0, Relation::Positive, budget)?;
    let on_coordinates =
        |set: Automaton| set.renamed(|track| coordinate((track.0 - takes[0].0) as usize));
    Ok(Takes {
        addable: on_coordinates(something.minus(&wrong, budget)?),
        others: on_coordinates(something.and(&wrong, budget)?),
    })
}

/// Returns the relation of takes and what they leave, from all positions in `set`.
fn before_take(
    set: &Automaton,
    takes: &[Track],
    left: &[Track],
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    let mut tracks = takes.iter().zip(left).enumerate();
    tracks.try_fold(set.clone(), |set, (at, (&take, &left))| {
        let rest = [(coordinate(at), 1), (take, -1), (left, -1)];
        let is_taken = linear(set.numeration(), &rest, 0, Relation::Zero, budget)?;
        Ok(set
            .and(&is_taken, budget)?
            .without(&[coordinate(at)], budget)?)
    })
}
