//! The P-positions with some coordinates given, such as the starts (n, 0) of a game with a memory.

use super::plain::{p_positions, same};
use super::theorem::{Claim, Statement};
use super::tracks::{coordinate, linear};
use automata::{Budget, Relation};

/// Returns the statement about the positions in which each coordinate is the number given or, for
/// `None`, the one number that ranges. `None` if no automaton reads the statement, or a limit is
/// reached.
pub fn slice(statement: &Statement, given: &[Option<u64>], budget: &Budget) -> Option<Statement> {
    let mut set = p_positions(statement, given.len(), budget)?;
    let numeration = set.numeration();
    let ranging = coordinate(given.iter().position(Option::is_none)?);
    for (at, number) in given.iter().enumerate() {
        let track = coordinate(at);
        let allowed = match number {
            Some(number) => automata::Automaton::number(numeration, track, *number, budget).ok()?,
            None if track == ranging => continue,
            None => {
                let same = [(track, 1), (ranging, -1)];
                linear(numeration, &same, 0, Relation::Zero, budget).ok()?
            }
        };
        set = set
            .and(&allowed, budget)
            .ok()?
            .without(&[track], budget)
            .ok()?;
    }
    Some(Statement::Positions(set.renamed(|_| coordinate(0))))
}

/// Returns whether a condition holds exactly for the P-positions of a statement.
pub fn is_condition(
    statement: &Statement,
    names: &[&str],
    condition: &str,
    budget: &Budget,
) -> bool {
    let claim = Claim::positions(&names.join(", "), condition);
    let set = p_positions(statement, names.len(), budget);
    set.zip(claim)
        .is_some_and(|(set, claim)| same(&set, &claim, names.len(), budget))
}
