//! Attempts in several numerations, with growing tables.

use super::attempt::{Attempt, MAX_TABLE, has_few_values};
use super::numerations::suggested;
use super::obstacle::Obstacle;
use super::theorem::{Goal, Question, Theorem};
use automata::{Budget, Numeration, Table};

/// Largest side of a table with one coordinate.
const MAX_SIDE: usize = 1 << 15;

/// Approximate number of cells in the first table.
const SMALLEST_TABLE: usize = 1 << 10;

pub struct Growth<'a> {
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
    pub fn new(question: Question<'a>) -> Self {
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
    pub fn next_side(&mut self) -> Option<usize> {
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

    pub fn has_tried(&self) -> bool {
        let mut attempts = self.attempts.iter();
        attempts.any(|attempt| attempt.tried().is_some())
    }

    /// Goes on with all open attempts and this table.
    pub fn grow(&mut self, table: &Table, budget: &Budget) -> Result<Option<Theorem>, Obstacle> {
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
    pub fn obstacle(mut self) -> Obstacle {
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
