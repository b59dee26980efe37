//! Discovers theorems: learns them from tables, then proves them.

use super::examination::Examination;
use super::growth::Growth;
use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::pairs::pairs;
use super::theorem::{Claim, Statement};
use super::theorem::{Goal, Question, Theorem};

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
    let mut growth = Growth::new(question);
    while let Some(side) = growth.next_side() {
        let table = match source(side, budget) {
            Ok(table) => table,
            // The number of states tried says more than that a limit was reached.
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
