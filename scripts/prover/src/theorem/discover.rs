//! Theorems that nobody typed in: learned from tables, then proven.

use super::beatty;
use super::claim::Statement;
use super::duties::{Duty, Examination};
use super::moves::Moves;
use super::obstacle::Obstacle;
use super::scan::scanned;
use super::tracks::{VALUE, coordinate};
use automata::{Automaton, Budget, Learned, Numeration, Table, Unlearned, tuples};
use rules::Rule;

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
pub type Source<'a> = dyn FnMut(usize) -> Result<Table, Obstacle> + 'a;

/// A larger set of values is read as a relation, with the value on a track of its own.
const FEW_VALUES: u32 = 16;

/// Tables have at most this many cells: 1549², all words of six digits for t = 3.
const LARGEST_TABLE: usize = 2_400_000;

/// Tables of one coordinate end here.
const LONGEST_TABLE: usize = 1 << 15;

/// No automaton of more states is learned.
const MOST_STATES: usize = 500;

/// So many states may be the beginning of infinitely many.
const MANY_STATES: usize = 250;

/// No automaton about the moves of a scanner has more states.
const SCANNER_STATES: usize = 2000;

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
    /// How many states the words of each length before had.
    states: Vec<usize>,
}

/// Learns larger and larger automata until one is proven; if none is, looks for a scanner.
///
/// # Errors
/// Says in one line what kept the game from being decided.
pub fn discover(
    rule: &Rule,
    misere: bool,
    goal: Goal,
    numerations: &[Numeration],
    source: &mut Source,
    budget: &Budget,
) -> Result<Theorem, Obstacle> {
    let learned = learned(rule, misere, goal, numerations, source, budget);
    learned.or_else(|obstacle| {
        if goal == Goal::Values {
            return Err(obstacle);
        }
        // That is quick, and has its own limits.
        let budget = Budget::of_states(SCANNER_STATES);
        let found = scanned(rule, misere, &budget).ok().flatten();
        let (scanned, duties) = found.ok_or(obstacle)?;
        Ok(Theorem {
            statement: Statement::Scanned(Box::new(scanned)),
            duties,
            learned_from: None,
        })
    })
}

fn learned(
    rule: &Rule,
    misere: bool,
    goal: Goal,
    numerations: &[Numeration],
    source: &mut Source,
    budget: &Budget,
) -> Result<Theorem, Obstacle> {
    let coordinates = rule.coordinates.len();
    let attempt = |numeration| Attempt {
        rule,
        numeration,
        moves: None,
        length: 0,
        states: Vec::new(),
    };
    let mut attempts: Vec<Attempt> = numerations.iter().copied().map(attempt).collect();
    let side_of = |cells: usize| (cells as f64).powf(1.0 / coordinates as f64) as usize;
    let mut largest_side = side_of(LARGEST_TABLE).min(LONGEST_TABLE);
    let mut side = side_of(SMALLEST_TABLE);
    let (mut obstacle, mut not_found) = (None, Vec::new());
    while !attempts.is_empty() {
        // No larger than what is looked at.
        let sides = attempts
            .iter()
            .filter_map(|attempt| attempt.largest_side(side));
        let Some(largest) = sides.max() else {
            if side >= largest_side {
                break;
            }
            side = largest_side.min(2 * side);
            continue;
        };
        let table = match source(largest) {
            Ok(table) => table,
            // How far it came says more than that it took too long.
            Err(_) if attempts.iter().any(|attempt| !attempt.states.is_empty()) => break,
            Err(obstacle) => return Err(obstacle.during("filling a table")),
        };
        if let Some(theorem) = claimed(rule, misere, goal, numerations, &table, budget) {
            return Ok(theorem);
        }
        if goal == Goal::Values && !has_few_values(&table) {
            largest_side = largest_side.min(side_of_relation(coordinates));
        }
        let mut open = Vec::new();
        for mut attempt in attempts {
            match attempt.grow(misere, goal, &table, budget) {
                Ok(Some(theorem)) => return Ok(theorem),
                Ok(None) => open.push(attempt),
                Err(Obstacle::NotFound(tried)) => not_found.extend(tried),
                Err(found) => {
                    let found = found.during("learning");
                    if budget.ask().is_err() {
                        return Err(found);
                    }
                    // The first numeration is the one that reads most rules.
                    obstacle.get_or_insert(found);
                }
            }
        }
        attempts = open;
    }
    let open = attempts.iter().filter_map(|attempt| {
        let states = attempt.states.last()?;
        Some((attempt.numeration, states - 1))
    });
    not_found.extend(open);
    match obstacle {
        Some(obstacle) if not_found.is_empty() => Err(obstacle),
        _ => Err(Obstacle::NotFound(not_found)),
    }
}

fn has_few_values(table: &Table) -> bool {
    table.values.iter().all(|&value| value < FEW_VALUES)
}

/// The side of the largest table of positions and values.
fn side_of_relation(coordinates: usize) -> usize {
    let power = coordinates as u32 + 1;
    (1..)
        .take_while(|side: &usize| side.pow(power) <= LARGEST_TABLE)
        .last()
        .expect("one cell is not too large")
}

/// A theorem for which no automaton need be learned: the P-positions are pairs of Beatty sequences.
fn claimed(
    rule: &Rule,
    misere: bool,
    goal: Goal,
    numerations: &[Numeration],
    table: &Table,
    budget: &Budget,
) -> Option<Theorem> {
    if goal != Goal::Positions || table.coordinates != 2 {
        return None;
    }
    let proven = |t: u32| {
        let set = beatty::pairs(t, budget).ok()?;
        let agrees = |(position, &value): (Vec<usize>, &u32)| {
            let position: Vec<u64> = position.iter().map(|&x| x as u64).collect();
            set.contains(&position) == (value == 0)
        };
        if !tuples(table.side, 2).zip(&table.values).all(agrees) {
            return None;
        }
        let moves = Moves::of(rule, Numeration::Metallic(t), budget).ok()?;
        let statement = Statement::Positions(set);
        let examination = Examination::of(&statement, &moves, misere, budget).ok()?;
        examination.offenders.is_empty().then_some(Theorem {
            duties: examination.met,
            learned_from: None,
            statement,
        })
    };
    numerations.iter().find_map(|numeration| match numeration {
        Numeration::Metallic(t) => proven(*t),
        Numeration::Base(_) => None,
    })
}

impl Attempt<'_> {
    /// The number of the longest words of which there are at most `side`; none if they were tried.
    fn largest_side(&self, side: usize) -> Option<usize> {
        let words = |length| self.numeration.words(length as u32) as usize;
        let sides = (self.length..).map(words);
        sides.take_while(|&words| words <= side).last()
    }

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

    /// Whether there are too many states, or their number has grown steadily with the size of the
    /// table: by at least its power 0.62 for three digits.
    fn seems_endless(&self) -> bool {
        let growth = match self.numeration {
            Numeration::Base(base) => f64::from(base),
            Numeration::Metallic(t) => f64::from(t).mul_add(0.5, f64::from(t * t + 4).sqrt() / 2.0),
        };
        let grows = |pair: &[usize]| pair[1] as f64 >= pair[0] as f64 * growth.powf(0.62);
        let last = &self.states[self.states.len().saturating_sub(4)..];
        let states = self.states[self.states.len() - 1];
        states > MOST_STATES || (states >= MANY_STATES && last.windows(2).all(grows))
    }

    fn learn(
        &mut self,
        goal: Goal,
        table: &Table,
        budget: &Budget,
    ) -> Result<Option<Statement>, Obstacle> {
        let is_relation = goal == Goal::Values && !has_few_values(table);
        let relation;
        let table = if is_relation {
            if table.values.len() * table.side > LARGEST_TABLE {
                return Ok(None);
            }
            relation = table.with_value_coordinate();
            &relation
        } else {
            table
        };
        let learned = Learned::from(table, self.numeration, self.length, MOST_STATES);
        self.states.push(match &learned {
            Ok(learned) => learned.states(),
            Err(Unlearned::NeedsDigits(states) | Unlearned::Differs(states)) => *states,
            Err(Unlearned::TooManyStates) => MOST_STATES + 1,
        });
        let Ok(learned) = learned else {
            if !self.seems_endless() {
                return Ok(None);
            }
            let states = self.states[self.states.len() - 1] - 1;
            return Err(Obstacle::NotFound(vec![(self.numeration, states)]));
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
