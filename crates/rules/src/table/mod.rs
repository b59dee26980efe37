//! Tables of Grundy values, or of outcomes, filled row by row.

mod before;

use std::collections::HashMap;

use crate::ast::{MAX_COORDINATES, Span};
use crate::checked::{CheckedRule, FallingMeasures, shown};
use crate::options::Position;
use crate::problem::{Problem, RuleError};
use crate::walk::{Members, Moves, Pace, Stop};
use before::{Marks, TableBefore};

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
    /// Values of positions that don't come first in the table.
    outside: HashMap<[u32; MAX_COORDINATES], u32>,
    /// Measures that all moves from such positions lower; `None` if no move leads to one.
    falling: Option<FallingMeasures>,
}

/// Default number of rows for one to four coordinates.
pub const DEFAULT_ROWS: [usize; MAX_COORDINATES] = [5000, 24, 8, 5];

pub const MAX_POSITIONS: usize = 1 << 26;

/// Most positions outside a table that are stored.
pub const MAX_OUTSIDE: usize = if cfg!(test) { 1 << 17 } else { 1 << 20 };

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
            outside: HashMap::new(),
            falling: None,
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
        self.falling.is_some()
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
            // Without sizes of its own, a table has as many of each coordinate as rows.
            let is_cube = self.sizes.iter().all(|&size| size == rows);
            let fits = |side: &usize| {
                let cells = side.checked_pow(self.sizes.len() as u32 + 1);
                cells.is_some_and(|cells| cells <= MAX_POSITIONS)
            };
            let most = if is_cube {
                (1..rows).rev().find(fits)
            } else {
                None
            };
            return Err(self.game.error(Problem::new(
                self.span(),
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
            let value = match self.value_before(&position, go_on)? {
                Ok(value) => Some(value),
                Err(Stop::Asked) => None,
                Err(Stop::Outside | Stop::Unknown) => self.value_outside(&position, go_on)?,
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
        position: &[i64],
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Result<u32, Stop>, RuleError> {
        let Self {
            values,
            sizes,
            marks,
            ..
        } = self;
        marks.next_position();
        let before = TableBefore { values, sizes };
        let pace = &mut Pace::new(go_on);
        let seen =
            (self.game).each_move(position, &self.members, pace, &mut |_, moves| match moves {
                Moves::Run(run, values, _) => before.see(run, values, marks),
                Moves::Option(option) => {
                    let values = option.iter().map(|part| before.value(part));
                    let sum = values.reduce(|sum, value| Ok(sum? ^ value?));
                    sum.map_or(Ok(()), |sum| sum.map(|sum| marks.see(sum)))
                }
            })?;
        Ok(seen.map(|()| self.marks.value(self.play)))
    }

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
        match self.known(position)? {
            Some(value) => Ok(Some(value)),
            None => self.value_outside(position, go_on),
        }
    }

    /// Finds the value of a position by searching all positions that it leads to. Returns `None` if
    /// `go_on` refuses.
    fn value_outside(
        &mut self,
        from: &[i64],
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<u32>, RuleError> {
        let game = self.game;
        let mut falling = (self.falling.take()).unwrap_or_else(|| FallingMeasures::new(game));
        let mut waiting: Vec<Position> = vec![from.to_vec()];
        let mut found = None;
        while let Some(position) = waiting.last().cloned() {
            if !go_on() {
                break;
            }
            found = self.known(&position)?;
            if found.is_some() {
                waiting.pop();
                continue;
            }
            let mut options = Vec::new();
            let pace = &mut Pace::new(go_on);
            let all = game.each_move(&position, &self.members, pace, &mut |family, moves| {
                match moves {
                    Moves::Option(option) => options.push((family, option)),
                    Moves::Run(run, values, pace) => {
                        let (variable, low, high) = run.along.unwrap_or((0, values[0], values[0]));
                        for value in low..=high {
                            pace.step()?;
                            if options.len() > MAX_OUTSIDE {
                                return Err(Stop::Unknown);
                            }
                            values[variable] = value;
                            let left = run.plan.left(values).map_err(|_| Stop::Unknown)?;
                            options.extend(left.map(|option| (family, option)));
                        }
                    }
                }
                Ok(())
            })?;
            if all.is_err() {
                break;
            }
            self.marks.next_position();
            let before = waiting.len();
            for (family, option) in options {
                falling.see(game, family, &position, &option)?;
                let mut sum = Some(0);
                for part in option {
                    let value = self.known(&part)?;
                    sum = sum.zip(value).map(|(sum, value)| sum ^ value);
                    if value.is_none() {
                        waiting.push(part);
                    }
                }
                sum.into_iter().for_each(|sum| self.marks.see(sum));
            }
            if waiting.len() == before {
                let value = self.marks.value(self.play);
                self.marks.make_room(value);
                self.outside.insert(self.key_of(&position)?, value);
            }
            if self.outside.len() + waiting.len() > MAX_OUTSIDE {
                return Err(self.too_far(from));
            }
        }
        self.falling = Some(falling);
        Ok(found.filter(|_| waiting.is_empty()))
    }

    /// Returns the value of a position, if it is in the table or was searched.
    fn known(&self, position: &[i64]) -> Result<Option<u32>, RuleError> {
        let (values, sizes) = (&self.values[..], &self.sizes[..]);
        match (TableBefore { values, sizes }).value(position) {
            Ok(value) => Ok(Some(value)),
            Err(_) => Ok(self.outside.get(&self.key_of(position)?).copied()),
        }
    }

    fn key_of(&self, position: &[i64]) -> Result<[u32; MAX_COORDINATES], RuleError> {
        let mut key = [0; MAX_COORDINATES];
        for (kept, &coordinate) in key.iter_mut().zip(position) {
            if coordinate >= MAX_COORDINATE {
                return Err(self.too_far(position));
            }
            *kept = coordinate as u32;
        }
        Ok(key)
    }

    fn too_far(&self, position: &[i64]) -> RuleError {
        self.game.error(Problem::new(
            self.span(),
            format!(
                "from {} one can reach more than {MAX_OUTSIDE} positions, or one beyond \
                 {MAX_COORDINATE}",
                shown(position)
            ),
            "ask for a smaller table",
        ))
    }

    /// Returns the place of the coordinates in the rule's text.
    fn span(&self) -> Span {
        let coordinates = &self.game.rule().coordinates;
        (coordinates[0].span.start..coordinates[coordinates.len() - 1].span.end).into()
    }
}
