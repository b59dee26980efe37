//! Tables of Grundy values, or of outcomes, filled row by row.

mod options;
mod outside;

use crate::ast::MAX_COORDINATES;
use crate::checked::CheckedRule;
use crate::options::Tries;
use crate::problem::{Problem, RuleError};
use crate::walk::{Members, Pace, Stop, walk};
use options::{Marks, TableBefore};
pub use outside::MAX_OUTSIDE;
use outside::OutsideValues;

/// Kind of play; it decides what values positions have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Play {
    /// Grundy values in normal play.
    Normal,
    /// Outcomes if whoever can't move wins: 0 for a P-position, 1 for an N-position.
    Misere,
}

impl Play {
    /// Returns misère or normal play.
    pub fn of(misere: bool) -> Self {
        if misere { Self::Misere } else { Self::Normal }
    }
}

/// All coordinates are smaller.
const MAX_COORDINATE: i64 = 1 << 31;

/// Values of all positions whose first coordinate is below [`Table::rows`] and whose other
/// coordinates are below fixed sizes. It takes four bytes per position, for at most
/// [`MAX_POSITIONS`]. Moves may lead out of the table; then it also stores up to [`MAX_OUTSIDE`]
/// positions there.
#[derive(Debug)]
pub struct Table<'a> {
    game: &'a CheckedRule,
    play: Play,
    /// Sizes of the coordinates after the first.
    sizes: Vec<usize>,
    /// Values of complete rows; the last coordinate varies fastest.
    values: Vec<u32>,
    marks: Marks,
    members: Members,
    /// Values outside, if moves lead to positions that don't come first in the table.
    outside: Option<OutsideValues>,
}

/// Default number of rows for one to four coordinates.
pub const DEFAULT_ROWS: [usize; MAX_COORDINATES] = [5000, 24, 8, 5];

pub const MAX_POSITIONS: usize = 1 << 26;

/// Number of positions in a row between two calls of `go_on`.
const BETWEEN_QUESTIONS: usize = 32;

impl CheckedRule {
    /// Creates an empty table whose coordinates after the first are below `sizes`.
    ///
    /// # Errors
    /// If `play` is misère and a move leaves several components: their outcomes don't determine the
    /// outcome of the sum.
    ///
    /// # Panics
    /// If there is not one size for each coordinate after the first, or a size is 0.
    pub fn table(&self, play: Play, sizes: &[usize]) -> Result<Table<'_>, RuleError> {
        let others = self.rule().coordinates.len() - 1;
        assert_eq!(
            sizes.len(),
            others,
            "one size for each coordinate after the first"
        );
        assert!(sizes.iter().all(|&size| size > 0), "an empty row");
        let sum = self
            .rule()
            .families
            .iter()
            .find(|family| family.components.len() > 1);
        if let (Play::Misere, Some(family)) = (play, sum) {
            return Err(self.error(Problem::new(
                family.span,
                "a misère game is not decided by its components",
                "misère outcomes are found for rules whose moves leave one component",
            )));
        }
        let mut marks = Marks::default();
        marks.make_room(1);
        Ok(Table {
            game: self,
            play,
            sizes: sizes.to_vec(),
            values: Vec::new(),
            marks,
            members: Members::default(),
            outside: None,
        })
    }
}

impl Table<'_> {
    /// Returns the values of all rows in order.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// Returns the sizes of the coordinates after the first.
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// Returns the number of values in a row.
    pub fn breadth(&self) -> usize {
        self.sizes.iter().product()
    }

    /// Returns the number of complete rows.
    pub fn rows(&self) -> usize {
        self.values.len() / self.breadth()
    }

    /// Returns whether a move led out of the table, so that positions outside were searched.
    pub fn leads_out(&self) -> bool {
        self.outside.is_some()
    }

    /// Returns the value of a position in the table.
    pub fn value(&self, position: &[usize]) -> Option<u32> {
        let (first, rest) = position.split_first()?;
        let is_inside = rest.len() == self.sizes.len()
            && rest.iter().zip(&self.sizes).all(|(at, size)| at < size);
        let at = (rest.iter().zip(&self.sizes)).fold(*first, |at, (next, size)| at * size + next);
        self.values.get(at).copied().filter(|_| is_inside)
    }

    /// Fills the table up to `rows` rows, or until `go_on` refuses. `go_on` gets the number of
    /// complete rows. It is called before each row, and now and then within a row.
    ///
    /// # Errors
    /// If a move can't be computed, a move leads to a position that is not smaller, or there are
    /// too many positions to store. The complete rows are kept.
    pub fn fill(
        &mut self,
        rows: usize,
        mut go_on: impl FnMut(usize) -> bool,
    ) -> Result<(), RuleError> {
        let breadth = self.breadth();
        let most_rows = (MAX_POSITIONS / breadth).min(MAX_COORDINATE as usize);
        if rows > most_rows {
            let coordinates = &self.game.rule().coordinates;
            let span =
                (coordinates[0].span.start..coordinates[coordinates.len() - 1].span.end).into();
            // Without sizes of its own, a table has as many of each coordinate as rows.
            let is_cube = self.sizes.iter().all(|&size| size == rows);
            let fits = |side: &usize| {
                let cells = side.checked_pow(coordinates.len() as u32);
                cells.is_some_and(|cells| cells <= MAX_POSITIONS)
            };
            let most = if is_cube {
                (1..rows).rev().find(fits)
            } else {
                None
            };
            return Err(self.game.error(Problem::new(
                span,
                format!(
                    "a table of {rows} rows of {breadth} has more than {MAX_POSITIONS} positions"
                ),
                format!("ask for at most {} rows", most.unwrap_or(most_rows)),
            )));
        }
        let largest = self.sizes.iter().copied().fold(rows, usize::max) as i64;
        let plans = self.game.plans.iter().flatten().flatten();
        self.members.prepare(plans, 2 * largest + 64);
        while self.rows() < rows {
            let row = self.rows();
            if !go_on(row) {
                break;
            }
            let filled = self.fill_row(row, &mut || go_on(row));
            if !matches!(filled, Ok(true)) {
                self.values.truncate(row * breadth);
                return filled.map(|_| ());
            }
        }
        Ok(())
    }

    /// Fills a row; `false` if `go_on` refuses.
    fn fill_row(&mut self, row: usize, go_on: &mut dyn FnMut() -> bool) -> Result<bool, RuleError> {
        let game = self.game;
        let mut position = vec![0; self.sizes.len() + 1];
        for column in 0..self.breadth() {
            if column % BETWEEN_QUESTIONS == BETWEEN_QUESTIONS - 1 && !go_on() {
                return Ok(false);
            }
            let mut rest = column;
            for (at, &size) in self.sizes.iter().enumerate().rev() {
                position[at + 1] = (rest % size) as i64;
                rest /= size;
            }
            position[0] = row as i64;
            let mut pace = Pace::new(go_on);
            let value = match self.outside {
                None => self.value_before(game, &position, &mut pace)?,
                Some(_) => None,
            };
            if pace.is_stopped {
                return Ok(false);
            }
            let value = match value {
                Some(value) => Some(value),
                None => self.value_outside(game, &position, go_on)?,
            };
            let Some(value) = value else {
                return Ok(false);
            };
            self.marks.make_room(value);
            self.values.push(value);
        }
        Ok(true)
    }

    /// Returns the value of the next position, if all its options come before it in the table.
    fn value_before(
        &mut self,
        game: &CheckedRule,
        position: &[i64],
        pace: &mut Pace<'_>,
    ) -> Result<Option<u32>, RuleError> {
        self.marks.next_position();
        let mut values = Vec::with_capacity(8);
        for (number, plans) in game.plans.iter().enumerate() {
            let family = &game.rule().families[number];
            values.clear();
            values.extend(position);
            values.resize(position.len() + family.variables.len(), 0);
            let mut stopped = Ok(());
            if let Some(plans) = plans {
                let before = TableBefore {
                    values: &self.values,
                    sizes: &self.sizes,
                };
                for plan in plans {
                    let marks = &mut self.marks;
                    stopped = stopped.and(walk(
                        plan,
                        &self.members,
                        pace,
                        &mut values,
                        &mut |run, values, _| before.see(run, values, marks),
                    ));
                }
            } else {
                stopped = Err(Stop::Unknown);
            }
            match stopped {
                Ok(()) => {}
                Err(Stop::Outside | Stop::Asked) => return Ok(None),
                Err(Stop::Unknown) => {
                    let mut go_on = || pace.ask().is_ok();
                    let tries = &mut Tries::asking(&mut go_on);
                    let are_before = self.search_before(game, number, position, tries);
                    if pace.is_stopped || !are_before? {
                        return Ok(None);
                    }
                }
            }
        }
        Ok(Some(self.marks.value(self.play)))
    }

    /// Does the work of `value_before` for one family by the search; `false` if an option doesn't
    /// come first.
    fn search_before(
        &mut self,
        game: &CheckedRule,
        family: usize,
        position: &[i64],
        tries: &mut Tries<'_>,
    ) -> Result<bool, RuleError> {
        let before = TableBefore {
            values: &self.values,
            sizes: &self.sizes,
        };
        let marks = &mut self.marks;
        let mut are_before = true;
        game.each_option(family, position, tries, &mut |option| {
            let sum = option
                .iter()
                .try_fold(0, |sum, part| Some(sum ^ before.value(part)?));
            match sum {
                Some(sum) => marks.see(sum),
                None => are_before = false,
            }
            Ok(())
        })?;
        Ok(are_before)
    }
}

impl Table<'_> {
    /// Returns the value of any position: from the table, or by searching all positions that it
    /// leads to. Returns `None` if `go_on` refuses.
    ///
    /// # Errors
    /// If a move can't be computed, or there are too many positions to store.
    pub fn find(
        &mut self,
        position: &[i64],
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<u32>, RuleError> {
        let inside: Option<Vec<usize>> = position.iter().map(|&at| at.try_into().ok()).collect();
        match inside.and_then(|inside| self.value(&inside)) {
            Some(value) => Ok(Some(value)),
            None => self.value_outside(self.game, position, go_on),
        }
    }

    /// Finds the value of a position by searching all positions that it leads to. Returns `None` if
    /// `go_on` refuses.
    fn value_outside(
        &mut self,
        game: &CheckedRule,
        position: &[i64],
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<u32>, RuleError> {
        let mut outside = self
            .outside
            .take()
            .unwrap_or_else(|| OutsideValues::new(game));
        let (members, marks) = (&self.members, &mut self.marks);
        let value = outside.value(game, position, self.play, members, marks, go_on);
        self.outside = Some(outside);
        value
    }
}
