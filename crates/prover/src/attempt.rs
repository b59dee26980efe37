//! An attempt in one numeration, which learns larger and larger automata.

use super::examination::Examination;
use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::reader::{VALUE, coordinate};
use super::theorem::{Goal, Question, Statement, Theorem};
use automata::{Automaton, Budget, Learned, Numeration, Table, Unlearned};

/// Most cells of a table: 1549², all words of six digits for t = 3.
pub const MAX_TABLE: usize = 2_400_000;

/// Up to this value, each value gets a set of its own. With larger values, the table is learned as
/// a relation with the value on an extra track.
const FEW_VALUES: u32 = 16;

/// Work to learn from one cell.
const WORK_PER_CELL: usize = 24;

/// Most states of a learned automaton.
const MAX_STATES: usize = 500;

/// Larger automata are examined only if the next larger table confirms them. A wrong one is often
/// refuted just beyond its table, which takes long.
const FEW_STATES: usize = 100;

/// Number of states from which steady growth counts as endless growth.
const MANY_STATES: usize = 300;

/// Attempt in one numeration, with its progress.
pub struct Attempt<'a> {
    question: Question<'a>,
    numeration: Numeration,
    /// Move relations, computed once there is something to prove.
    moves: Option<Moves>,
    /// Number of digits of the words in the next table.
    length: usize,
    /// Number of learned states for each word length so far.
    states: Vec<usize>,
}

impl<'a> Attempt<'a> {
    pub fn new(question: Question<'a>, numeration: Numeration) -> Self {
        Self {
            question,
            numeration,
            moves: None,
            length: 0,
            states: Vec::new(),
        }
    }

    /// Returns the numeration, and the number of states of the last automaton without the dead one.
    pub fn tried(&self) -> Option<(Numeration, usize)> {
        Some((self.numeration, self.states.last()? - 1))
    }

    /// Returns the number of words of the greatest length with at most `side` words, or `None` if
    /// that length was tried before.
    pub fn largest_side(&self, side: usize) -> Option<usize> {
        let words = |length| self.numeration.words(length as u32) as usize;
        let sides = (self.length..).map(words);
        sides.take_while(|&words| words <= side).last()
    }

    /// Tries all new word lengths that fit the table. No later table will be larger than those of
    /// `largest_side`.
    pub fn grow(
        &mut self,
        table: &Table,
        largest_side: usize,
        budget: &Budget,
    ) -> Result<Option<Theorem>, Obstacle> {
        loop {
            let side = self.numeration.words(self.length as u32) as usize;
            if side > table.side {
                return Ok(None);
            }
            let learned = if side == table.side {
                self.learn(table, budget)?
            } else {
                self.learn(&table.part(side), budget)?
            };
            self.length += 1;
            let Some(statement) = learned else { continue };
            let is_last = self.numeration.words(self.length as u32) as usize > largest_side;
            if !is_last && !self.is_confirmed() {
                continue;
            }
            let moves = match self.moves.take() {
                Some(moves) => moves,
                None => Moves::new(self.question.rule, self.numeration, budget)?,
            };
            let examination = Examination::new(&statement, &moves, self.question.misere, budget)?;
            if examination.offenders.is_empty() {
                return Ok(Some(Theorem {
                    duties: examination.met,
                    claim: None,
                    learned_from: Some(side),
                    statement,
                }));
            }
            self.moves = Some(moves);
        }
    }

    /// Returns whether the last automaton has few states, or as many as the one before.
    fn is_confirmed(&self) -> bool {
        match self.states[..] {
            [.., before, last] => last <= FEW_STATES || last == before,
            _ => true,
        }
    }

    /// Returns whether there are too many states, or their number has grown steadily for three
    /// steps: at least like the table's size to the power 0.62.
    fn seems_endless(&self) -> bool {
        let growth = self.numeration.growth();
        let grows = |pair: &[usize]| pair[1] as f64 >= pair[0] as f64 * growth.powf(0.62);
        let last = &self.states[self.states.len().saturating_sub(4)..];
        let states = self.states[self.states.len() - 1];
        states > MAX_STATES || (states >= MANY_STATES && last.windows(2).all(grows))
    }

    fn learn(&mut self, table: &Table, budget: &Budget) -> Result<Option<Statement>, Obstacle> {
        let Question { rule, goal, .. } = self.question;
        let is_relation = goal == Goal::Values && !has_few_values(table);
        let relation;
        let table = if is_relation {
            if table.values.len() * table.side > MAX_TABLE {
                return Ok(None);
            }
            relation = table.with_value_coordinate();
            &relation
        } else {
            table
        };
        budget.work(WORK_PER_CELL * table.values.len())?;
        let learned = Learned::from(table, self.numeration, self.length, MAX_STATES);
        self.states.push(match &learned {
            Ok(learned) => learned.states(),
            Err(Unlearned::NeedsDigits(states) | Unlearned::Differs(states)) => *states,
            Err(Unlearned::TooManyStates) => MAX_STATES + 1,
        });
        let Ok(learned) = learned else {
            if !self.seems_endless() {
                return Ok(None);
            }
            let states = self.states[self.states.len() - 1] - 1;
            return Err(Obstacle::NotFound(vec![(self.numeration, states)]));
        };
        let mut tracks: Vec<_> = (0..rule.coordinates.len()).map(coordinate).collect();
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

pub fn has_few_values(table: &Table) -> bool {
    table.values.iter().all(|&value| value < FEW_VALUES)
}
