//! Decides whether two rules have the same P-positions, and which moves you could add to a rule
//! without changing them.

use super::findings::{MAX_WORK, checked};
use super::{Heaps, NotChecked, Proven};
use crate::rule::CheckedRule;
use automata::Automaton;
use certificates::{Accepted, Claim, check_additions};
use prover::{
    Moves, Obstacle, Statement, Takes, Theorem, Verdict, added, decide, search_positions, takes,
    with_budget,
};

/// Whether two rules have the same P-positions.
#[derive(Debug, Clone)]
pub enum SamePositions {
    /// They have; the checker has accepted the theorem about the second rule. Its certificate.
    Proven(Result<String, String>),
    /// They don't; this is the first position where those of the first rule fail under the second.
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
    let same_sums = || same_sums(rule, other, is_stopped);
    if let Some(certificate) = (!misere).then(same_sums).flatten() {
        return Ok(SamePositions::Proven(Ok(certificate)));
    }
    let (proven, _) = proven_positions(rule, misere, is_stopped)?;
    compared(&proven.theorem.statement, other, misere, is_stopped)
}

/// Returns the certificate of the second sum, if each of its heaps has the periodic values of the
/// same heap of the first.
fn same_sums(
    rule: &CheckedRule,
    other: &CheckedRule,
    is_stopped: &dyn Fn() -> bool,
) -> Option<String> {
    let (ours, theirs) = (Heaps::of(rule, is_stopped)?, Heaps::of(other, is_stopped)?);
    let values = |heaps: &Heaps, at| {
        let mut kinds = heaps.kinds.iter().filter(|heap| heap.theorem.is_none());
        let heap = kinds.find(|heap| heap.coordinates.contains(&at))?;
        heap.formula.clone()
    };
    let is_same = |at| values(&ours, at).is_some_and(|it| Some(it) == values(&theirs, at));
    let are_same = (0..rule.rule().coordinates.len()).all(is_same);
    let are_accepted = ours.accepted().is_ok() && theirs.accepted().is_ok();
    theirs.certificate.ok().filter(|_| are_same && are_accepted)
}

/// Finds a theorem about the P-positions of a rule, and their set.
pub fn proven_positions(
    rule: &CheckedRule,
    misere: bool,
    is_stopped: &dyn Fn() -> bool,
) -> Result<(Proven, Automaton), String> {
    let theorem = search_positions(rule, misere, is_stopped).map_err(|why| why.to_string())?;
    let proven = accepted(Proven::new(rule, misere, theorem, is_stopped))?;
    let set = proven.theorem.statement.automaton().clone();
    Ok((proven, set))
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
    let proven = accepted(Proven::new(rule, misere, theorem, is_stopped))?;
    Ok(SamePositions::Proven(proven.certificate))
}

/// Returns the proven statement if the checker has accepted it.
fn accepted(proven: Proven) -> Result<Proven, String> {
    match proven.accepted() {
        Ok(_) => Ok(proven),
        Err(why) => Err(not_accepted(why)),
    }
}

fn not_accepted((NotChecked::Open(why) | NotChecked::Contradicted(why)): &NotChecked) -> String {
    format!("the checker doesn't accept the proof: {why}")
}

/// Which takes you could add as moves from every position.
#[derive(Debug, Clone)]
pub struct Additions {
    pub takes: Takes,
    /// The certificate, which the checker has accepted.
    pub certificate: String,
    accepted: Accepted,
}

impl Additions {
    /// Returns the statement as the checker has accepted it.
    pub fn accepted(&self) -> &Accepted {
        &self.accepted
    }
}

/// Finds all takes that you could add as moves from every position.
///
/// # Errors
/// Says in one line why that isn't decided.
pub fn additions(
    rule: &CheckedRule,
    misere: bool,
    is_stopped: &dyn Fn() -> bool,
) -> Result<Additions, String> {
    let (proven, set) = proven_positions(rule, misere, is_stopped)?;
    let found = with_budget(is_stopped, |budget| {
        let moves = Moves::new(rule.rule(), set.numeration(), budget)?;
        takes(&set, &moves, misere, budget)
    });
    let takes = found.map_err(|why| why.during("the moves that may be added").to_string())?;
    let certificate = proven.certificate? + &added(&takes.addable);
    let may_go_on = || !is_stopped();
    let budget = certificates::Budget::new(MAX_WORK, &may_go_on);
    let answer = check_additions(&certificate, &budget);
    let accepted = checked(answer, rule, misere, Claim::Additions);
    let accepted = accepted.map_err(|why| not_accepted(&why))?;
    Ok(Additions {
        takes,
        certificate,
        accepted,
    })
}
