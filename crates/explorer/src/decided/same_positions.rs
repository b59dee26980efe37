//! Whether two rules have the same P-positions.

use super::{NotChecked, Proven};
use crate::rule::CheckedRule;
use prover::{Moves, Obstacle, Theorem, Verdict, decide, search_positions, with_budget};

/// Answer about the P-positions of two rules.
#[derive(Debug, Clone)]
pub enum SamePositions {
    /// Both rules have them: the theorem about the second rule, which the checker has accepted.
    Proven(Box<Proven>),
    /// The P-positions differ; holds the first position where those of the first rule fail under
    /// the second.
    Refuted(Vec<u64>),
}

/// Decides whether the P-positions of a rule are those of another one.
///
/// # Errors
/// Says in one line why that is not decided.
pub fn same_positions(
    rule: &CheckedRule,
    other: &CheckedRule,
    misere: bool,
    is_stopped: &dyn Fn() -> bool,
) -> Result<SamePositions, String> {
    let [ours, theirs] = [rule, other].map(|it| it.rule().coordinates.len());
    if ours != theirs {
        return Err(format!("one rule has {ours} heaps, the other {theirs}"));
    }
    let theorem = search_positions(rule, misere, is_stopped).map_err(|why| why.to_string())?;
    let statement = theorem.statement.clone();
    accepted(Proven::new(rule, misere, theorem, is_stopped))?;
    let Some(automaton) = statement.automaton() else {
        return Err("a scanner finds those of the first rule, and is not tried on another".into());
    };
    let verdict = with_budget(is_stopped, |budget| {
        let moves = Moves::new(other.rule(), automaton.numeration(), budget)?;
        decide(&statement, &moves, other, misere, budget)
    });
    let duties = match verdict.map_err(|why: Obstacle| why.to_string())? {
        Verdict::Proven(duties) => duties,
        Verdict::Refuted(refutation) => return Ok(SamePositions::Refuted(refutation.position)),
    };
    let theorem = Theorem {
        statement,
        duties,
        claim: None,
        learned_from: None,
    };
    let proven = accepted(Proven::new(other, misere, theorem, is_stopped))?;
    Ok(SamePositions::Proven(Box::new(proven)))
}

/// The proven statement, if the checker has accepted it.
fn accepted(proven: Proven) -> Result<Proven, String> {
    match proven.accepted() {
        Ok(_) => Ok(proven),
        Err(NotChecked::Open(why) | NotChecked::Contradicted(why)) => {
            Err(format!("the checker does not accept the proof: {why}"))
        }
    }
}
