//! Decides a statement: proven or refuted.

use super::claim::Statement;
use super::duty::Duty;
use super::examination::Examination;
use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::witness::{Refutation, smallest, up_to};
use automata::Budget;
use rules::CheckedRule;

/// Outcome of a statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Holds for all positions; these obligations are met.
    Proven(Vec<Duty>),
    /// Fails; the refutation has the smallest such position.
    Refuted(Refutation),
}

/// Decides a statement about a game with the move relations `moves`.
///
/// # Errors
/// If a limit is reached, the kind of statement does not suit the rule, or plain move generation
/// contradicts the automata.
pub fn decide(
    statement: &Statement,
    moves: &Moves,
    game: &CheckedRule,
    misere: bool,
    budget: &Budget,
) -> Result<Verdict, Obstacle> {
    let examination = Examination::new(statement, moves, misere, budget)?;
    if examination.offenders.is_empty() {
        return Ok(Verdict::Proven(examination.met));
    }
    let find = |offenders: &[_]| {
        smallest(offenders, &moves.position, budget)
            .map_err(|obstacle| obstacle.during("the smallest counterexample"))
    };
    let beyond = || Obstacle::not_linear("the smallest counterexample is beyond 2⁶²");
    let first = find(&examination.offenders)?.ok_or_else(beyond)?;
    // Positions that violate the remaining duties may be smaller.
    let largest = first.iter().copied().max().unwrap_or(0);
    let within = up_to(largest, moves, budget)?;
    let offenders = Examination::offenders_within(statement, moves, misere, &within, budget)?;
    let position = find(&offenders)?.unwrap_or(first);
    let refutation = Refutation::at(position, statement, game, misere, budget)?;
    Ok(Verdict::Refuted(refutation))
}
