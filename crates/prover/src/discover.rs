//! Discovers theorems: learns them from tables, then proves them.

use super::beatty;
use super::claim::{Claim, Statement};
use super::closed_values::closed_values;
use super::examination::Examination;
use super::growth::Growth;
use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::question::{Goal, Question, Theorem};
use super::scan::scanned;

use automata::{Budget, Numeration, Table, tuples};

/// Source of tables, computed by brute force for a given side: values for [`Goal::Values`],
/// otherwise 0 for P-positions.
pub type Source<'a> = dyn FnMut(usize) -> Result<Table, Obstacle> + 'a;

/// Limits of the search for a scanner, which is quick: states of an automaton for the moves, and
/// work.
const SCANNER_STATES: usize = 2000;
const SCANNER_WORK: u64 = 1_000_000_000;

/// Learns larger and larger automata until one is proven; if none is, searches for a scanner.
///
/// # Errors
/// The obstacle that prevented a decision, which displays as one line.
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
        let budget = budget.beside(SCANNER_STATES, SCANNER_WORK);
        let found = scanned(question.rule, question.misere, &budget)
            .ok()
            .flatten();
        let (scanned, duties) = found.ok_or(obstacle)?;
        Ok(Theorem {
            statement: Statement::Scanned(Box::new(scanned)),
            duties,
            claim: None,
            learned_from: None,
        })
    })
}

fn learned(
    question: Question<'_>,
    source: &mut Source,
    budget: &Budget,
) -> Result<Theorem, Obstacle> {
    let mut growth = Growth::new(question);
    while let Some(side) = growth.next_side() {
        let table = match source(side) {
            Ok(table) => table,
            // The number of states tried says more than the fact that the limit was reached.
            Err(_) if growth.has_tried() => break,
            Err(obstacle) => return Err(obstacle.during("filling a table")),
        };
        if let Some(theorem) = claimed(question, &table, budget) {
            return Ok(theorem);
        }
        if let Some(theorem) = growth.grow(&table, budget)? {
            return Ok(theorem);
        }
    }
    Err(growth.obstacle())
}

/// Theorem that needs no learned automaton: the values have a known closed form, or the P-positions
/// are pairs of a number and its shifted word.
fn claimed(question: Question<'_>, table: &Table, budget: &Budget) -> Option<Theorem> {
    match question.goal {
        Goal::Values => values_claimed(question, table, budget),
        Goal::Positions => pairs_claimed(question, table, budget),
    }
}

/// The values are those of a closed form.
fn values_claimed(question: Question<'_>, table: &Table, budget: &Budget) -> Option<Theorem> {
    let claim = closed_values(table)?;
    let numeration = Numeration::BINARY;
    let statement = claim.read(table.coordinates, numeration, budget).ok()?;
    proven(question, statement, Some(claim), budget)
}

/// The P-positions are pairs of a number and its shifted word, as are pairs of Beatty sequences.
fn pairs_claimed(question: Question<'_>, table: &Table, budget: &Budget) -> Option<Theorem> {
    if table.coordinates != 2 {
        return None;
    }
    let of_pairs = |numeration: Numeration| {
        let set = beatty::pairs(numeration, budget).ok()?;
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
            budget,
        )
    };
    let has_shift = |numeration: &Numeration| !matches!(numeration, Numeration::Base(_));
    let mut numerations = question.numerations.iter().copied().filter(has_shift);
    numerations.find_map(of_pairs)
}

/// The theorem that a claim is, if it is one.
fn proven(
    question: Question<'_>,
    statement: Statement,
    claim: Option<Claim>,
    budget: &Budget,
) -> Option<Theorem> {
    let numeration = statement.automaton()?.numeration();
    let moves = Moves::new(question.rule, numeration, budget).ok()?;
    let examination = Examination::new(&statement, &moves, question.misere, budget).ok()?;
    examination.offenders.is_empty().then_some(Theorem {
        duties: examination.met,
        claim,
        learned_from: None,
        statement,
    })
}
