//! Moves that may be added to a rule and leave its P-positions as they are.

use super::proven::{MAX_WORK, checked};
use super::same_positions::{compared, proven_positions};
use super::{NotChecked, Proven, SamePositions};
use crate::rule::CheckedRule;
use automata::Automaton;
use certificates::{Accepted, Claim, check_additions};
use prover::{Moves, Takes, added, takes, with_budget};

/// Answer about the moves of a family.
#[derive(Debug, Clone)]
pub enum Addition {
    /// All of them may be added: the theorem about the rule with them, which the checker has
    /// accepted.
    Proven(Box<Proven>),
    /// Some move of them leads from a P-position, the smallest of this kind, to another.
    Joins { from: Vec<u64>, to: Vec<u64> },
    /// The P-positions change; holds the first position where they do.
    Refuted(Vec<u64>),
}

/// Takes that may be added as moves from every position, and the others.
#[derive(Debug, Clone)]
pub struct Additions {
    pub takes: Takes,
    /// Text that the checker has accepted.
    pub certificate: String,
    accepted: Accepted,
}

impl Additions {
    /// The statement as the checker has accepted it.
    pub fn accepted(&self) -> &Accepted {
        &self.accepted
    }
}

/// Limit of the choices of variables that are tried to find the option that a move joins.
const MAX_CHOICES: u64 = 1 << 20;

/// Decides whether `moves` may be added to a rule; `with_moves` is the rule with them.
///
/// # Errors
/// Says in one line why that is not decided.
pub fn addition(
    rule: &CheckedRule,
    moves: &CheckedRule,
    with_moves: &CheckedRule,
    misere: bool,
    is_stopped: &dyn Fn() -> bool,
) -> Result<Addition, String> {
    let (proven, set) = proven_positions(rule, misere, is_stopped)?;
    let statement = &proven.theorem.statement;
    Ok(match compared(statement, with_moves, misere, is_stopped)? {
        SamePositions::Proven(proven) => Addition::Proven(proven),
        SamePositions::Refuted(from) => match joined(&from, &set, moves) {
            Some(to) => Addition::Joins { from, to },
            None => Addition::Refuted(from),
        },
    })
}

/// P-position to which a move leads from another one. None if the position is no P-position, or has
/// too many moves to try.
fn joined(from: &[u64], set: &Automaton, moves: &CheckedRule) -> Option<Vec<u64>> {
    let families = moves.rule().families.iter();
    let free = families.map(|family| family.variables.len()).max()?;
    let largest = from.iter().max()?;
    let choices = (largest + 1).checked_pow(u32::try_from(free).ok()?);
    let position: Option<Vec<i64>> = from.iter().map(|&x| i64::try_from(x).ok()).collect();
    if !set.contains(from) || choices.is_none_or(|choices| choices > MAX_CHOICES) {
        return None;
    }
    let options = moves.options(&position?).ok()?.into_iter();
    let mut natural = options.filter_map(|option| {
        let coordinates = option.into_iter().next()?.into_iter();
        coordinates.map(|x| u64::try_from(x).ok()).collect()
    });
    natural.find(|option: &Vec<u64>| set.contains(option))
}

/// Finds all takes that may be added as moves from every position.
///
/// # Errors
/// Says in one line why that is not decided.
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
    let accepted = accepted.map_err(|not_checked| match not_checked {
        NotChecked::Open(why) | NotChecked::Contradicted(why) => {
            format!("the checker does not accept the proof: {why}")
        }
    })?;
    Ok(Additions {
        takes,
        certificate,
        accepted,
    })
}
