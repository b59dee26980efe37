//! Whether two rules have the same P-positions.

use super::{NotChecked, Proven};
use crate::rule::CheckedRule;
use automata::Automaton;
use prover::{Moves, Obstacle, Statement, Theorem, Verdict, decide, search_positions, with_budget};

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
    let (proven, _) = proven_positions(rule, misere, is_stopped)?;
    compared(&proven.theorem.statement, other, misere, is_stopped)
}

/// Theorem about the P-positions of a rule, and their set.
pub fn proven_positions(
    rule: &CheckedRule,
    misere: bool,
    is_stopped: &dyn Fn() -> bool,
) -> Result<(Proven, Automaton), String> {
    let theorem = search_positions(rule, misere, is_stopped).map_err(|why| why.to_string())?;
    let proven = accepted(Proven::new(rule, misere, theorem, is_stopped))?;
    match proven.theorem.statement.automaton().cloned() {
        Some(set) => Ok((proven, set)),
        None => Err("a scanner finds the P-positions, and is not compared with other rules".into()),
    }
}

/// Decides whether the P-positions of the rule are those of the statement.
pub fn compared(
    statement: &Statement,
    rule: &CheckedRule,
    misere: bool,
    is_stopped: &dyn Fn() -> bool,
) -> Result<SamePositions, String> {
    let verdict = with_budget(is_stopped, |budget| {
        let automaton = statement.automaton().expect("a set of positions");
        let moves = Moves::new(rule.rule(), automaton.numeration(), budget)?;
        decide(statement, &moves, rule, misere, budget)
    });
    let duties = match verdict.map_err(|why: Obstacle| why.to_string())? {
        Verdict::Proven(duties) => duties,
        Verdict::Refuted(refutation) => return Ok(SamePositions::Refuted(refutation.position)),
    };
    let theorem = Theorem {
        statement: statement.clone(),
        duties,
        claim: None,
        learned_from: None,
    };
    let proven = accepted(Proven::new(rule, misere, theorem, is_stopped))?;
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
