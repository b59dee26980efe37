//! Theorems that nobody typed in: learned from tables, then proven.

use super::attempt::{Attempt, has_few_values};
use super::beatty;
use super::claim::Statement;
use super::duties::{Duty, Examination};
use super::moves::Moves;
use super::obstacle::Obstacle;
use super::scan::scanned;
use automata::{Budget, Numeration, Table, tuples};
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

/// What is asked of a game.
#[derive(Debug, Clone, Copy)]
pub struct Question<'a> {
    pub rule: &'a Rule,
    pub misere: bool,
    pub goal: Goal,
    /// Automata read numbers in these, the likeliest first.
    pub numerations: &'a [Numeration],
}

/// The table of a side, by brute force: values for [`Goal::Values`], else 0 for P-positions.
pub type Source<'a> = dyn FnMut(usize) -> Result<Table, Obstacle> + 'a;

/// Tables have at most this many cells: 1549², all words of six digits for t = 3.
pub const LARGEST_TABLE: usize = 2_400_000;

/// Tables of two coordinates have so many cells for automata that do not grow any more with the
/// table: 4096².
const TABLE_OF_SETTLED: usize = 1 << 24;

/// Tables of one coordinate end here.
const LONGEST_TABLE: usize = 1 << 15;

/// No automaton about the moves of a scanner has more states.
const SCANNER_STATES: usize = 2000;

/// Tables begin with about this many cells.
const SMALLEST_TABLE: usize = 1 << 10;

/// Learns larger and larger automata until one is proven; if none is, looks for a scanner.
///
/// # Errors
/// Says in one line what kept the game from being decided.
pub fn discover(
    question: Question<'_>,
    source: &mut Source,
    budget: &Budget,
) -> Result<Theorem, Obstacle> {
    let learned = learned(question, source, budget);
    learned.or_else(|obstacle| {
        if question.goal == Goal::Values {
            return Err(obstacle);
        }
        // That is quick, and has its own limits.
        let budget = Budget::of_states(SCANNER_STATES);
        let found = scanned(question.rule, question.misere, &budget)
            .ok()
            .flatten();
        let (scanned, duties) = found.ok_or(obstacle)?;
        Ok(Theorem {
            statement: Statement::Scanned(Box::new(scanned)),
            duties,
            learned_from: None,
        })
    })
}

fn learned(
    question: Question<'_>,
    source: &mut Source,
    budget: &Budget,
) -> Result<Theorem, Obstacle> {
    let Question { rule, goal, .. } = question;
    let coordinates = rule.coordinates.len();
    let attempts = question.numerations.iter();
    let mut attempts: Vec<Attempt> = attempts
        .map(|&numeration| Attempt::new(question, numeration))
        .collect();
    let side_of = |cells: usize| (cells as f64).powf(1.0 / coordinates as f64) as usize;
    let mut largest_side = side_of(LARGEST_TABLE).min(LONGEST_TABLE);
    let has_more = goal == Goal::Positions && coordinates == 2;
    let mut side_of_settled = has_more.then(|| side_of(TABLE_OF_SETTLED));
    let mut side = side_of(SMALLEST_TABLE);
    let (mut obstacle, mut not_found) = (None, Vec::new());
    while !attempts.is_empty() {
        // No larger than what is looked at.
        let sides = attempts
            .iter()
            .filter_map(|attempt| attempt.largest_side(side));
        let Some(largest) = sides.max() else {
            if side >= largest_side
                && let Some(larger) = side_of_settled.take()
            {
                // Once more, for those of which only transitions seem to be missing.
                let (settled, others): (Vec<_>, Vec<_>) =
                    attempts.into_iter().partition(Attempt::has_settled);
                not_found.extend(others.iter().filter_map(Attempt::tried));
                attempts = settled;
                largest_side = larger;
            }
            if side >= largest_side {
                break;
            }
            side = largest_side.min(2 * side);
            continue;
        };
        let table = match source(largest) {
            Ok(table) => table,
            // How far it came says more than that it took too long.
            Err(_) if attempts.iter().any(|attempt| attempt.tried().is_some()) => break,
            Err(obstacle) => return Err(obstacle.during("filling a table")),
        };
        if let Some(theorem) = claimed(question, &table, budget) {
            return Ok(theorem);
        }
        if goal == Goal::Values && !has_few_values(&table) {
            largest_side = largest_side.min(side_of_relation(coordinates));
        }
        let mut open = Vec::new();
        for mut attempt in attempts {
            match attempt.grow(&table, budget) {
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
    not_found.extend(attempts.iter().filter_map(Attempt::tried));
    match obstacle {
        Some(obstacle) if not_found.is_empty() => Err(obstacle),
        _ => Err(Obstacle::NotFound(not_found)),
    }
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
fn claimed(question: Question<'_>, table: &Table, budget: &Budget) -> Option<Theorem> {
    if question.goal != Goal::Positions || table.coordinates != 2 {
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
        let moves = Moves::of(question.rule, Numeration::Metallic(t), budget).ok()?;
        let statement = Statement::Positions(set);
        let examination = Examination::of(&statement, &moves, question.misere, budget).ok()?;
        examination.offenders.is_empty().then_some(Theorem {
            duties: examination.met,
            learned_from: None,
            statement,
        })
    };
    let mut numerations = question.numerations.iter();
    numerations.find_map(|numeration| match numeration {
        Numeration::Metallic(t) => proven(*t),
        Numeration::Base(_) => None,
    })
}
