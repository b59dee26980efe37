//! Decides whether two rules have the same P-positions.

use super::{Heaps, NotChecked, Proven};
use crate::rule::{CheckedRule, MAX_COORDINATES};
use prover::{Goal, Moves, Obstacle, Statement, Theorem, Verdict, decide, search, with_budget};

/// Answer to whether two rules have the same P-positions.
#[derive(Debug, Clone)]
pub enum SamePositions {
    /// They have; the checker has accepted the theorem about the second rule.
    Proven,
    /// They differ. Holds the first position that is a P-position under one rule only.
    Refuted(Vec<u64>),
}

/// Decides whether two rules have the same P-positions.
///
/// # Errors
/// Says in one line why that isn't decided.
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
    if !misere && are_same_sums(rule, other, is_stopped) == Some(true) {
        return Ok(SamePositions::Proven);
    }
    if ours > MAX_COORDINATES {
        return Err(format!(
            "no automaton reads more than {MAX_COORDINATES} heaps"
        ));
    }
    let theorem = search(rule, misere, Goal::Positions, is_stopped);
    let theorem = theorem.map_err(|why| why.to_string())?;
    let proven = accepted(Proven::new(rule, misere, theorem, is_stopped))?;
    compared(&proven.theorem.statement, other, misere, is_stopped)
}

/// Returns whether both rules are sums of heaps, and each heap of the second has the periodic
/// values of the same heap of the first; `None` if one of the rules is no sum.
fn are_same_sums(
    rule: &CheckedRule,
    other: &CheckedRule,
    is_stopped: &dyn Fn() -> bool,
) -> Option<bool> {
    let (ours, theirs) = (Heaps::of(rule, is_stopped)?, Heaps::of(other, is_stopped)?);
    let values = |heaps: &Heaps, at| {
        let mut kinds = heaps.kinds.iter().filter(|heap| heap.theorem.is_none());
        let heap = kinds.find(|heap| heap.coordinates.contains(&at))?;
        heap.formula.clone()
    };
    let is_same = |at| values(&ours, at).is_some_and(|it| Some(it) == values(&theirs, at));
    let are_same = (0..rule.rule().coordinates.len()).all(is_same);
    let are_accepted = ours.accepted().is_ok() && theirs.accepted().is_ok();
    Some(are_same && are_accepted)
}

/// Decides whether a rule has the P-positions of the statement.
pub fn compared(
    statement: &Statement,
    rule: &CheckedRule,
    misere: bool,
    is_stopped: &dyn Fn() -> bool,
) -> Result<SamePositions, String> {
    let verdict = with_budget(is_stopped, |budget| {
        let automaton = statement.automaton();
        let moves = Moves::new(rule.rule(), automaton.numeration(), budget)?;
        decide(statement, &moves, rule, misere, budget)
    });
    let duties = match verdict.map_err(|why: Obstacle| why.to_string())? {
        Verdict::Proven(duties) => duties,
        Verdict::Refuted(position) => return Ok(SamePositions::Refuted(position)),
    };
    let theorem = Theorem {
        statement: statement.clone(),
        duties,
        claim: None,
        learned_from: None,
    };
    accepted(Proven::new(rule, misere, theorem, is_stopped))?;
    Ok(SamePositions::Proven)
}

/// Returns the proven statement if the checker has accepted it.
fn accepted(proven: Proven) -> Result<Proven, String> {
    match proven.accepted() {
        Ok(_) => Ok(proven),
        Err(NotChecked::Open(why) | NotChecked::Contradicted(why)) => {
            Err(format!("the checker doesn't accept the proof: {why}"))
        }
    }
}
