//! The outcomes of the positions in which some coordinates are given: the starts of a game.

use super::findings::{Findings, MAX_STATES, MAX_WORK};
use crate::rule::{CheckedRule, Play};
use automata::Budget;
use prover::{Statement, is_condition, plain_condition, slice};
use rules::ast::MAX_COORDINATES;

/// Positions in which some coordinates are given, and one number ranges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slice {
    /// Name of the number that ranges.
    pub name: String,
    /// The given coordinates; `None` for the number that ranges.
    pub given: Vec<Option<u64>>,
}

/// What is known of a slice.
pub struct Sliced {
    /// The theorem about it.
    pub statement: Option<Statement>,
    /// Outcomes of its first positions: 0 if the player to move loses.
    pub outcomes: Vec<i64>,
}

/// Most positions of a slice whose outcomes are found.
const MOST: u64 = 1000;

impl Slice {
    /// Finds the outcomes of the slice by a theorem about the rule, or by a search.
    ///
    /// # Errors
    /// If the rule has another number of coordinates, or a position can't be searched.
    pub fn of(
        &self,
        rule: &CheckedRule,
        misere: bool,
        findings: Option<&Findings>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Sliced, String> {
        let coordinates = rule.rule().coordinates.len();
        if self.given.len() != coordinates {
            return Err(format!("a position has {coordinates} numbers"));
        }
        if coordinates > MAX_COORDINATES {
            return Err(format!("a slice has at most {MAX_COORDINATES} numbers"));
        }
        let may_go_on = || !is_stopped();
        let budget = Budget::new(MAX_STATES, MAX_WORK, &may_go_on);
        let proven = findings.into_iter().flat_map(Findings::proven);
        let mut accepted = proven.filter(|proven| proven.accepted().is_ok());
        let statement =
            accepted.find_map(|proven| slice(&proven.theorem.statement, &self.given, &budget));
        let mut outcomes = Vec::new();
        let mut table = (rule.table(Play::of(misere), &vec![1; coordinates - 1]))
            .map_err(|error| error.message)?;
        for n in 0..MOST {
            if let Some(Statement::Positions(set)) = &statement {
                outcomes.push(i64::from(!set.contains(&[n])));
                continue;
            }
            let position: Vec<i64> = (self.given.iter())
                .map(|number| number.unwrap_or(n) as i64)
                .collect();
            match table.find(&position, &mut || !is_stopped()) {
                Ok(Some(value)) => outcomes.push(i64::from(value > 0)),
                // What was found before is enough for a guess.
                Ok(None) => break,
                Err(_) if n > 0 => break,
                Err(error) => return Err(error.message),
            }
        }
        Ok(Sliced {
            statement,
            outcomes,
        })
    }
}

impl Sliced {
    /// Returns the condition for the lost positions if it's proven: a plain one, or the guess.
    pub fn condition(
        &self,
        name: &str,
        guess: Option<&str>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Option<String> {
        let statement = self.statement.as_ref()?;
        let may_go_on = || !is_stopped();
        let budget = Budget::new(MAX_STATES, MAX_WORK, &may_go_on);
        let plain = plain_condition(statement, &[name], &budget);
        let guess = || guess.filter(|guess| is_condition(statement, &[name], guess, &budget));
        plain
            .map(|(condition, _)| condition)
            .or_else(|| guess().map(str::to_owned))
    }
}
