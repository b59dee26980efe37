//! Attempts in several numerations, with tables that grow.

use super::attempt::{Attempt, LARGEST_TABLE, has_few_values};
use super::obstacle::Obstacle;
use super::question::{Goal, Question, Theorem};
use automata::{Budget, Numeration, Table};

/// Tables of two coordinates have so many cells for automata that do not grow any more with the
/// table: 4096².
const TABLE_OF_SETTLED: usize = 1 << 24;

/// Tables of one coordinate end here.
const LONGEST_TABLE: usize = 1 << 15;

/// Tables begin with about this many cells.
const SMALLEST_TABLE: usize = 1 << 10;

pub struct Growth<'a> {
    question: Question<'a>,
    /// The ones that are open.
    attempts: Vec<Attempt<'a>>,
    side: usize,
    largest_side: usize,
    side_of_settled: Option<usize>,
    obstacle: Option<Obstacle>,
    not_found: Vec<(Numeration, usize)>,
}

impl<'a> Growth<'a> {
    pub fn new(question: Question<'a>) -> Self {
        let coordinates = question.rule.coordinates.len();
        let side_of = |cells: usize| (cells as f64).powf(1.0 / coordinates as f64) as usize;
        let has_more = question.goal == Goal::Positions && coordinates == 2;
        let numerations = question.numerations.iter();
        Self {
            question,
            attempts: numerations
                .map(|&numeration| Attempt::new(question, numeration))
                .collect(),
            side: side_of(SMALLEST_TABLE),
            largest_side: side_of(LARGEST_TABLE).min(LONGEST_TABLE),
            side_of_settled: has_more.then(|| side_of(TABLE_OF_SETTLED)),
            obstacle: None,
            not_found: Vec::new(),
        }
    }

    /// The side of the next table: no larger than what is looked at.
    pub fn next_side(&mut self) -> Option<usize> {
        while !self.attempts.is_empty() {
            let attempts = self.attempts.iter();
            let sides = attempts.filter_map(|attempt| attempt.largest_side(self.side));
            if let Some(largest) = sides.max() {
                return Some(largest);
            }
            if self.side >= self.largest_side {
                self.go_on_with_settled();
            }
            if self.side >= self.largest_side {
                return None;
            }
            self.side = self.largest_side.min(2 * self.side);
        }
        None
    }

    /// Once more, with larger tables, for those of which only transitions seem to be missing.
    fn go_on_with_settled(&mut self) {
        let Some(larger) = self.side_of_settled.take() else {
            return;
        };
        let attempts = std::mem::take(&mut self.attempts).into_iter();
        let (settled, others): (Vec<_>, Vec<_>) = attempts.partition(Attempt::has_settled);
        self.not_found
            .extend(others.iter().filter_map(Attempt::tried));
        self.attempts = settled;
        self.largest_side = larger;
    }

    pub fn has_tried(&self) -> bool {
        let mut attempts = self.attempts.iter();
        attempts.any(|attempt| attempt.tried().is_some())
    }

    /// Goes on with the attempts that the table leaves open.
    pub fn grow(&mut self, table: &Table, budget: &Budget) -> Result<Option<Theorem>, Obstacle> {
        if self.question.goal == Goal::Values && !has_few_values(table) {
            let of_relation = side_of_relation(table.coordinates);
            self.largest_side = self.largest_side.min(of_relation);
        }
        for mut attempt in std::mem::take(&mut self.attempts) {
            match attempt.grow(table, budget) {
                Ok(Some(theorem)) => return Ok(Some(theorem)),
                Ok(None) => self.attempts.push(attempt),
                Err(Obstacle::NotFound(tried)) => self.not_found.extend(tried),
                Err(found) => {
                    let found = found.during("learning");
                    if budget.ask().is_err() {
                        return Err(found);
                    }
                    // The first numeration is the one that reads most rules.
                    self.obstacle.get_or_insert(found);
                }
            }
        }
        Ok(None)
    }

    /// Why nothing was found.
    pub fn obstacle(mut self) -> Obstacle {
        let tried = self.attempts.iter().filter_map(Attempt::tried);
        self.not_found.extend(tried);
        match self.obstacle {
            Some(obstacle) if self.not_found.is_empty() => obstacle,
            _ => Obstacle::NotFound(self.not_found),
        }
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
