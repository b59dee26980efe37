//! Theorems that nobody typed in: learned from tables, then proven.

use super::claim::Statement;
use super::duties::{Duty, Examination};
use super::learn::{Learned, Unlearned};
use super::moves::Moves;
use super::obstacle::Obstacle;
use super::table::Table;
use super::tracks::{VALUE, coordinate};
use crate::automaton::{Automaton, Budget, Numeration};
use crate::rule::ast::Rule;

/// A statement that holds for all positions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Theorem {
    pub statement: Statement,
    pub duties: Vec<Duty>,
    /// The side of the table that it was learned from; `None` if it was claimed.
    pub learned_from: Option<usize>,
}

/// What is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    Positions,
    Values,
}

/// The table of a side, by brute force: values for [`Goal::Values`], else 0 for P-positions.
pub type Source<'a> = dyn FnMut(usize) -> Table + 'a;

/// The numerations that are tried, in this order.
pub const NUMERATIONS: [Numeration; 5] = [
    Numeration::BINARY,
    Numeration::ZECKENDORF,
    Numeration::Metallic(2),
    Numeration::Metallic(3),
    Numeration::Metallic(4),
];

/// A larger set of values is read as a relation, with the value on a track of its own.
const FEW_VALUES: u32 = 16;

/// Tables have at most this many cells.
const LARGEST_TABLE: usize = 1 << 22;

/// No automaton of more states is learned.
const MOST_STATES: usize = 400;

/// Tables begin with about this many cells.
const SMALLEST_TABLE: usize = 1 << 10;

/// A numeration, and how far it was tried.
struct Attempt<'a> {
    rule: &'a Rule,
    numeration: Numeration,
    /// Read when there is something to prove.
    moves: Option<Moves>,
    /// The words of the next table have so many digits.
    length: usize,
}

/// Learns larger and larger automata until one is proven.
///
/// # Errors
/// Says in one line what kept the game from being decided.
pub fn discover(
    rule: &Rule,
    misere: bool,
    goal: Goal,
    source: &mut Source,
    budget: &Budget,
) -> Result<Theorem, Obstacle> {
    let coordinates = rule.coordinates.len();
    let attempt = |numeration| Attempt {
        rule,
        numeration,
        moves: None,
        length: 0,
    };
    let mut attempts: Vec<Attempt> = NUMERATIONS.into_iter().map(attempt).collect();
    let mut side = (SMALLEST_TABLE as f64).powf(1.0 / coordinates as f64) as usize;
    let mut obstacle = None;
    while side.pow(coordinates as u32) <= LARGEST_TABLE && !attempts.is_empty() {
        let table = source(side);
        let mut open = Vec::new();
        for mut attempt in attempts {
            match attempt.grow(misere, goal, &table, budget) {
                Ok(Some(theorem)) => return Ok(theorem),
                Ok(None) => open.push(attempt),
                Err(found) => {
                    budget.ask()?;
                    // The first numeration is the one that reads most rules.
                    obstacle.get_or_insert(found);
                }
            }
        }
        attempts = open;
        side *= 2;
    }
    Err(obstacle.unwrap_or_else(|| {
        Obstacle::not_linear("no finite automaton was found in the numerations that are tried")
    }))
}

impl Attempt<'_> {
    /// Tries all lengths of words that the table shows and that were not tried before.
    fn grow(
        &mut self,
        misere: bool,
        goal: Goal,
        table: &Table,
        budget: &Budget,
    ) -> Result<Option<Theorem>, Obstacle> {
        loop {
            let side = self.numeration.words(self.length as u32) as usize;
            if side > table.side {
                return Ok(None);
            }
            budget.ask()?;
            let learned = self.learn(goal, &table.part(side), budget)?;
            self.length += 1;
            let Some(statement) = learned else { continue };
            let moves = match self.moves.take() {
                Some(moves) => moves,
                None => Moves::of(self.rule, self.numeration, budget)?,
            };
            let examination = Examination::of(&statement, &moves, misere, budget)?;
            if examination.offenders.is_empty() {
                return Ok(Some(Theorem {
                    duties: examination.met,
                    learned_from: Some(side),
                    statement,
                }));
            }
            self.moves = Some(moves);
        }
    }

    fn learn(
        &self,
        goal: Goal,
        table: &Table,
        budget: &Budget,
    ) -> Result<Option<Statement>, Obstacle> {
        let has_few_values = table.values.iter().all(|&value| value < FEW_VALUES);
        let is_relation = goal == Goal::Values && !has_few_values;
        let table = if is_relation {
            if table.values.len() * table.side > LARGEST_TABLE {
                return Ok(None);
            }
            table.with_value_coordinate()
        } else {
            table.clone()
        };
        let learned = match Learned::from(&table, self.numeration, self.length, MOST_STATES) {
            Ok(learned) => learned,
            Err(Unlearned::TooManyStates) => {
                return Err(Obstacle::not_linear(format!(
                    "an automaton has more than {MOST_STATES} states, if there is one"
                )));
            }
            Err(Unlearned::NeedsDigits(_) | Unlearned::Differs) => return Ok(None),
        };
        let mut tracks: Vec<_> = (0..self.rule.coordinates.len()).map(coordinate).collect();
        Ok(Some(match goal {
            Goal::Positions => Statement::Positions(learned.set(0, &tracks, budget)?),
            Goal::Values if is_relation => {
                tracks.push(VALUE);
                Statement::Values(learned.set(1, &tracks, budget)?)
            }
            Goal::Values => {
                let mut relation = Automaton::nothing(self.numeration, [VALUE]);
                for value in learned.values() {
                    let here = learned.set(value, &tracks, budget)?;
                    let value = u64::from(value);
                    let value = Automaton::number(self.numeration, VALUE, value, budget)?;
                    relation = relation.or(&here.and(&value, budget)?, budget)?;
                }
                Statement::Values(relation)
            }
        }))
    }
}
