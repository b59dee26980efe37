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

/// Largest side of a table with one coordinate.
const MAX_SIDE: usize = 1 << 15;

/// Approximate number of cells in the first table.
const SMALLEST_TABLE: usize = 1 << 10;

struct Growth<'a> {
    question: Question<'a>,
    /// Attempts that are still open.
    attempts: Vec<Attempt<'a>>,
    side: usize,
    largest_side: usize,
    /// Numerations of all attempts so far.
    added: Vec<Numeration>,
    obstacle: Option<Obstacle>,
    not_found: Vec<(Numeration, usize)>,
}

impl<'a> Growth<'a> {
    fn new(question: Question<'a>) -> Self {
        let coordinates = question.rule.coordinates.len();
        let side_of = |cells: usize| (cells as f64).powf(1.0 / coordinates as f64) as usize;
        let numerations = question.numerations.iter();
        Self {
            question,
            attempts: numerations
                .map(|&numeration| Attempt::new(question, numeration))
                .collect(),
            side: side_of(SMALLEST_TABLE),
            largest_side: side_of(MAX_TABLE).min(MAX_SIDE),
            added: question.numerations.to_vec(),
            obstacle: None,
            not_found: Vec::new(),
        }
    }

    /// Returns the side of the next table, which is no larger than an attempt can use.
    fn next_side(&mut self) -> Option<usize> {
        while !self.attempts.is_empty() {
            let attempts = self.attempts.iter();
            let sides = attempts.filter_map(|attempt| attempt.largest_side(self.side));
            if let Some(largest) = sides.max() {
                return Some(largest);
            }
            if self.side >= self.largest_side {
                return None;
            }
            self.side = self.largest_side.min(2 * self.side);
        }
        None
    }

    /// Opens attempts in the numerations that the table suggests.
    fn add_suggested(&mut self, table: &Table) {
        for numeration in suggested(table) {
            if !self.added.contains(&numeration) {
                self.added.push(numeration);
                self.attempts.push(Attempt::new(self.question, numeration));
            }
        }
    }

    fn has_tried(&self) -> bool {
        let mut attempts = self.attempts.iter();
        attempts.any(|attempt| attempt.tried().is_some())
    }

    /// Goes on with all open attempts and this table.
    fn grow(&mut self, table: &Table, budget: &Budget) -> Result<Option<Theorem>, Obstacle> {
        if self.question.goal == Goal::Values && !has_few_values(table) {
            let of_relation = side_of_relation(table.coordinates);
            self.largest_side = self.largest_side.min(of_relation);
        }
        if self.question.goal == Goal::Positions {
            self.add_suggested(table);
        }
        for mut attempt in std::mem::take(&mut self.attempts) {
            match attempt.grow(table, self.largest_side, budget) {
                Ok(Some(theorem)) => return Ok(Some(theorem)),
                Ok(None) => self.attempts.push(attempt),
                Err(Obstacle::NotFound(tried)) => self.not_found.extend(tried),
                Err(found) => {
                    let found = found.during("learning");
                    if budget.ask().is_err() {
                        return Err(found);
                    }
                    // Keep the obstacle of the first numeration, which reads the most rules.
                    self.obstacle.get_or_insert(found);
                }
            }
        }
        Ok(None)
    }

    /// Returns the reason why no theorem was found.
    fn obstacle(mut self) -> Obstacle {
        let tried = self.attempts.iter().filter_map(Attempt::tried);
        self.not_found.extend(tried);
        match self.obstacle {
            Some(obstacle) if self.not_found.is_empty() => obstacle,
            _ => Obstacle::NotFound(self.not_found),
        }
    }
}

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
