//! Discovers theorems: learns them in several numerations from growing tables, then proves them.

use super::attempt::{Attempt, MAX_TABLE, has_few_values};
use super::examination::Examination;
use super::move_relations::Moves;
use super::numerations::suggested;
use super::obstacle::Obstacle;
use super::theorem::{Claim, Goal, Question, Statement, Theorem, pairs};

use automata::{Budget, Numeration, Table, tuples};

/// Source of tables, computed by brute force for a given side: values for [`Goal::Values`],
/// otherwise 0 for P-positions and 1 for others.
pub type Source<'a> = dyn FnMut(usize, &Budget) -> Result<Table, Obstacle> + 'a;

/// Limits of the proof that pairs seen in a whole table are right: states of each automaton, and
/// work.
const PAIRS_STATES: usize = 100_000;
const PAIRS_WORK: u64 = 12_000_000_000;

/// Learns larger and larger automata until one is proven.
///
/// # Errors
/// The obstacle to a decision, which displays as one line.
pub fn discover(
    question: Question<'_>,
    source: &mut Source,
    budget: &Budget,
) -> Result<Theorem, Obstacle> {
    let coordinates = question.rule.coordinates.len();
    let side_of = |cells: usize| (cells as f64).powf(1.0 / coordinates as f64) as usize;
    let (mut side, mut largest) = (side_of(SMALLEST_TABLE), side_of(MAX_TABLE).min(MAX_SIDE));
    let mut added = question.numerations.to_vec();
    let new = |&numeration: &Numeration| Attempt::new(question, numeration);
    let mut attempts: Vec<Attempt<'_>> = added.iter().map(new).collect();
    let (mut obstacle, mut not_found) = (None, Vec::new());
    while !attempts.is_empty() {
        // The next table is no larger than an attempt can use.
        let sides = attempts.iter().filter_map(|it| it.largest_side(side));
        let Some(next) = sides.max() else {
            if side >= largest {
                break;
            }
            side = largest.min(2 * side);
            continue;
        };
        let table = match source(next, budget) {
            Ok(table) => table,
            // The number of states tried says more than that a limit was reached.
            Err(_) if attempts.iter().any(|it| it.tried().is_some()) => break,
            Err(obstacle) => return Err(obstacle.during("filling a table")),
        };
        if let Some(theorem) = claimed(question, &table, budget) {
            return Ok(theorem);
        }
        if question.goal == Goal::Values && !has_few_values(&table) {
            largest = largest.min(side_of_relation(coordinates));
        }
        if question.goal == Goal::Positions {
            let suggested = suggested(&table).into_iter();
            let more: Vec<_> = suggested.filter(|it| !added.contains(it)).collect();
            attempts.extend(more.iter().map(new));
            added.extend(more);
        }
        for mut attempt in std::mem::take(&mut attempts) {
            match attempt.grow(&table, largest, budget) {
                Ok(Some(theorem)) => return Ok(theorem),
                Ok(None) => attempts.push(attempt),
                Err(Obstacle::NotFound(tried)) => not_found.extend(tried),
                Err(found) => {
                    let found = found.during("learning");
                    if budget.ask().is_err() {
                        return Err(found);
                    }
                    // Keep the obstacle of the first numeration, which reads the most rules.
                    obstacle.get_or_insert(found);
                }
            }
        }
    }
    not_found.extend(attempts.iter().filter_map(Attempt::tried));
    match obstacle {
        Some(obstacle) if not_found.is_empty() => Err(obstacle),
        _ => Err(Obstacle::NotFound(not_found)),
    }
}

/// Largest side of a table with one coordinate.
const MAX_SIDE: usize = 1 << 15;

/// Approximate number of cells in the first table.
const SMALLEST_TABLE: usize = 1 << 10;

/// Returns the largest side for which the relation with values fits a table.
fn side_of_relation(coordinates: usize) -> usize {
    let power = coordinates as u32 + 1;
    (1..)
        .take_while(|side: &usize| side.pow(power) <= MAX_TABLE)
        .last()
        .expect("one cell is not too large")
}

/// Proves a theorem that needs no learned automaton: the values have a known closed form, or the
/// P-positions are pairs of a number and its shifted word.
fn claimed(question: Question<'_>, table: &Table, budget: &Budget) -> Option<Theorem> {
    match question.goal {
        Goal::Values => values_claimed(question, table, budget),
        Goal::Positions => pairs_claimed(question, table, budget),
    }
}

/// Proves that the values have a known closed form.
fn values_claimed(question: Question<'_>, table: &Table, budget: &Budget) -> Option<Theorem> {
    let claim = closed_values(table)?;
    let numeration = Numeration::BINARY;
    let statement = claim.read(table.coordinates, numeration, budget).ok()?;
    proven(question, statement, Some(claim), budget)
}

/// Proves that the P-positions are pairs of a number and its shifted word, like pairs of Beatty
/// sequences.
fn pairs_claimed(question: Question<'_>, table: &Table, budget: &Budget) -> Option<Theorem> {
    if table.coordinates != 2 {
        return None;
    }
    let of_pairs = |numeration: Numeration| {
        let set = pairs(numeration, budget).ok()?;
        let agrees = |(position, &value): (Vec<usize>, &u32)| {
            let position: Vec<u64> = position.iter().map(|&x| x as u64).collect();
            set.contains(&position) == (value == 0)
        };
        if !tuples(table.side, 2).zip(&table.values).all(agrees) {
            return None;
        }
        proven(
            question,
            Statement::Positions(set),
            numeration.metallic().map(Claim::Beatty),
            &budget.beside(PAIRS_STATES, PAIRS_WORK),
        )
    };
    let has_shift = |numeration: &Numeration| !matches!(numeration, Numeration::Base(_));
    let mut numerations = question.numerations.iter().copied().filter(has_shift);
    numerations.find_map(of_pairs)
}

/// Returns the claim as a theorem if it holds.
fn proven(
    question: Question<'_>,
    statement: Statement,
    claim: Option<Claim>,
    budget: &Budget,
) -> Option<Theorem> {
    let numeration = statement.automaton().numeration();
    let moves = Moves::new(question.rule, numeration, budget).ok()?;
    let examination = Examination::new(&statement, &moves, question.misere, budget).ok()?;
    examination.offenders.is_empty().then_some(Theorem {
        duties: examination.met,
        claim,
        learned_from: None,
        statement,
    })
}

/// Tries sums of both takes below this.
const MAX_SUM: usize = 12;

/// Returns a known closed form that gives the values of the table, if there is one.
///
/// The moves are a rook's, and takes of i and j from both heaps with i + j < h. The remainders
/// by h are added, and the quotients are the heaps of nim (A. S. Fraenkel and M. Lorberbom, Nimhoff
/// games, J. Combin. Theory Ser. A 58 (1991), 1-25).
fn closed_values(table: &Table) -> Option<Claim> {
    if table.coordinates != 2 {
        return None;
    }
    let is_cyclic = |&h: &usize| {
        let value = |a: usize, b: usize| h * ((a / h) ^ (b / h)) + (a + b) % h;
        let agrees = |(at, &found): (Vec<usize>, &u32)| value(at[0], at[1]) == found as usize;
        table.side >= 4 * h && tuples(table.side, 2).zip(&table.values).all(agrees)
    };
    let h = (3..MAX_SUM).find(is_cyclic)?;
    let value = format!("{h} * ((a/{h}) xor (b/{h})) + (a + b) % {h}");
    Claim::values("a, b", &[("a >= 0", &*value)])
}
