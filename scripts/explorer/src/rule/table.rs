//! Tables of Grundy values, or of outcomes, filled row by row.

use std::collections::HashMap;

use super::game::{Falling, Game, shown};
use super::options::Option as Move;
use super::plan::{Coordinate, Plan};
use super::problem::{Problem, RuleError};
use super::walk::{Members, Run, Stop, walk};

/// What is asked of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Play {
    /// Grundy values.
    Normal,
    /// Outcomes when the player who cannot move wins: 0 for a P-position, 1 for an N-position.
    Misere,
}

/// The values of all positions whose first coordinate is below [`Table::rows`] and whose others
/// are below fixed sizes. Four bytes a position, and at most [`MOST_POSITIONS`]; where moves lead
/// out of the table, the positions there are kept too, at most [`MOST_OUTSIDE`].
#[derive(Debug)]
pub struct Table<'a> {
    game: &'a Game,
    play: Play,
    /// Of the coordinates after the first.
    sizes: Vec<usize>,
    /// Of whole rows, the last coordinate running first.
    values: Vec<u32>,
    marks: Marks,
    members: Members,
    /// Where moves lead to positions that do not stand before theirs in the table.
    outside: Option<Outside>,
}

pub const MOST_POSITIONS: usize = 1 << 26;
pub const MOST_OUTSIDE: usize = 1 << 21;

/// No coordinate is larger.
const LARGEST_COORDINATE: i64 = 1 << 31;

/// The positions that were reached, by value.
#[derive(Debug)]
struct Outside {
    known: HashMap<[u32; 3], u32>,
    falling: Falling,
}

/// The values of the options of one position.
#[derive(Debug, Default)]
struct Marks {
    /// By value: the number of the last position that had such an option.
    seen_by: Vec<u32>,
    position: u32,
}

impl Marks {
    fn next_position(&mut self) {
        self.position += 1;
        if self.position == u32::MAX {
            self.seen_by.fill(0);
            self.position = 1;
        }
    }

    #[inline]
    fn see(&mut self, value: u32) {
        self.seen_by[value as usize] = self.position;
    }

    /// Makes room for sums of values up to this one.
    fn make_room(&mut self, value: u32) {
        let room = (value as usize + 2).next_power_of_two();
        if self.seen_by.len() < room {
            self.seen_by.resize(room, 0);
        }
    }

    fn value(&self, play: Play) -> u32 {
        let is_seen = |&&seen: &&u32| seen == self.position;
        match play {
            Play::Normal => self.seen_by.iter().take_while(is_seen).count() as u32,
            Play::Misere => {
                let has_options = self.seen_by.iter().any(|seen| is_seen(&seen));
                u32::from(!has_options || is_seen(&&self.seen_by[0]))
            }
        }
    }
}

impl Game {
    /// An empty table whose coordinates after the first are below `sizes`.
    ///
    /// # Errors
    /// If `play` is misère and a move leaves several components: their outcomes do not decide
    /// that of the sum.
    ///
    /// # Panics
    /// If there are not as many sizes as coordinates after the first, or one is 0.
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
    /// The values of all rows, one row after the other.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// Values of a row.
    pub fn breadth(&self) -> usize {
        self.sizes.iter().product()
    }

    /// How many rows are complete.
    pub fn rows(&self) -> usize {
        self.values.len() / self.breadth()
    }

    /// The value of a position in the table.
    pub fn value(&self, position: &[usize]) -> Option<u32> {
        let (first, rest) = position.split_first()?;
        let is_inside = rest.len() == self.sizes.len()
            && rest.iter().zip(&self.sizes).all(|(at, size)| at < size);
        let at = (rest.iter().zip(&self.sizes)).fold(*first, |at, (next, size)| at * size + next);
        self.values.get(at).copied().filter(|_| is_inside)
    }

    /// Fills until there are this many rows, or `go_on` refuses; it is asked before each row and
    /// told how many there are.
    ///
    /// # Errors
    /// If a move cannot be computed, if one leads to a position that is not smaller, or if the
    /// positions are too many to keep. The rows that are complete stay.
    pub fn fill(
        &mut self,
        rows: usize,
        mut go_on: impl FnMut(usize) -> bool,
    ) -> Result<(), RuleError> {
        let breadth = self.breadth();
        let most_rows = (MOST_POSITIONS / breadth).min(LARGEST_COORDINATE as usize);
        if rows > most_rows {
            let coordinates = &self.game.rule().coordinates;
            let span =
                (coordinates[0].span.start..coordinates[coordinates.len() - 1].span.end).into();
            return Err(self.game.error(Problem::new(
                span,
                format!(
                    "a table of {rows} rows of {breadth} has more than {MOST_POSITIONS} positions"
                ),
                format!("ask for at most {most_rows} rows"),
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
            if let Err(error) = self.fill_row(row) {
                self.values.truncate(row * breadth);
                return Err(error);
            }
        }
        Ok(())
    }

    fn fill_row(&mut self, row: usize) -> Result<(), RuleError> {
        let game = self.game;
        let mut position = vec![0; self.sizes.len() + 1];
        for column in 0..self.breadth() {
            let mut rest = column;
            for (at, &size) in self.sizes.iter().enumerate().rev() {
                position[at + 1] = (rest % size) as i64;
                rest /= size;
            }
            position[0] = row as i64;
            let value = match self.outside {
                None => self.value_before(game, &position)?,
                Some(_) => None,
            };
            let value = match value {
                Some(value) => value,
                None => self.value_outside(game, &position)?,
            };
            self.marks.make_room(value);
            self.values.push(value);
        }
        Ok(())
    }

    /// The value of the next position, if all its options stand before it in the table.
    fn value_before(&mut self, game: &Game, position: &[i64]) -> Result<Option<u32>, RuleError> {
        self.marks.next_position();
        let mut values = Vec::with_capacity(8);
        for (number, plans) in game.plans.iter().enumerate() {
            let family = &game.rule().families[number];
            values.clear();
            values.extend(position);
            values.resize(position.len() + family.variables.len(), 0);
            let mut stopped = Ok(());
            if let Some(plans) = plans {
                let before = Before {
                    values: &self.values,
                    sizes: &self.sizes,
                };
                for plan in plans {
                    let marks = &mut self.marks;
                    stopped = stopped.and(walk(
                        plan,
                        &self.members,
                        &mut values,
                        &mut |run, values| before.see(run, values, marks),
                    ));
                }
            } else {
                stopped = Err(Stop::Unknown);
            }
            match stopped {
                Ok(()) => {}
                Err(Stop::Outside) => return Ok(None),
                Err(Stop::Unknown) => {
                    if !self.search_before(game, number, position)? {
                        return Ok(None);
                    }
                }
            }
        }
        Ok(Some(self.marks.value(self.play)))
    }

    /// The same for one family by the search; `false` if an option stands elsewhere.
    fn search_before(
        &mut self,
        game: &Game,
        family: usize,
        position: &[i64],
    ) -> Result<bool, RuleError> {
        let before = Before {
            values: &self.values,
            sizes: &self.sizes,
        };
        let marks = &mut self.marks;
        let mut are_before = true;
        game.each_option(family, position, &mut |option| {
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

/// The part of the table before a position.
struct Before<'a> {
    values: &'a [u32],
    sizes: &'a [usize],
}

impl Before<'_> {
    fn value(&self, position: &[i64]) -> Option<u32> {
        let sizes = self.sizes.iter().map(|&size| size as i64);
        let mut place = position[0];
        for (&at, size) in position[1..].iter().zip(sizes) {
            if at >= size {
                return None;
            }
            place = place * size + at;
        }
        self.values.get(place as usize).copied()
    }

    /// Marks the values of the options.
    fn see(&self, run: &Run<'_>, values: &mut [i64], marks: &mut Marks) -> Result<(), Stop> {
        let Some((variable, low, high)) = run.along else {
            return self.see_one(run.plan, values, marks);
        };
        let Some(lines) = self.lines(run.plan, values, variable, low, high)? else {
            for value in low..=high {
                values[variable] = value;
                self.see_one(run.plan, values, marks)?;
            }
            return Ok(());
        };
        let count = high - low + 1;
        match lines {
            Lines::One((mut at, step)) => {
                for _ in 0..count {
                    marks.see(self.values[at as usize]);
                    at += step;
                }
            }
            Lines::Two((mut at, step), (mut other, other_step)) => {
                for _ in 0..count {
                    marks.see(self.values[at as usize] ^ self.values[other as usize]);
                    at += step;
                    other += other_step;
                }
            }
        }
        Ok(())
    }

    fn see_one(&self, plan: &Plan, values: &[i64], marks: &mut Marks) -> Result<(), Stop> {
        let mut sum = 0;
        for component in &plan.components {
            let mut position = [0; 3];
            for (at, coordinate) in component.iter().enumerate() {
                position[at] = coordinate.value(values).map_err(|_| Stop::Unknown)?;
                if position[at] < 0 {
                    return Ok(());
                }
            }
            sum ^= self
                .value(&position[..component.len()])
                .ok_or(Stop::Outside)?;
        }
        marks.see(sum);
        Ok(())
    }

    /// Where the one or two components go in the table when the variable runs.
    fn lines(
        &self,
        plan: &Plan,
        values: &mut [i64],
        variable: usize,
        low: i64,
        high: i64,
    ) -> Result<Option<Lines>, Stop> {
        values[variable] = high;
        if !plan.is_safe && !self.holds_all(plan, values)? {
            return Ok(None);
        }
        values[variable] = low;
        if !plan.is_safe && !self.holds_all(plan, values)? {
            return Ok(None);
        }
        let line = |component: &Vec<Coordinate>| self.line(component, values, variable);
        Ok(match &plan.components[..] {
            [one] => line(one).map(Lines::One),
            [one, two] => line(one).zip(line(two)).map(|(a, b)| Lines::Two(a, b)),
            _ => None,
        })
    }

    /// Whether the components of a linear plan stand before the position; then, as that is so
    /// at both ends of a line, it is so along it.
    fn holds_all(&self, plan: &Plan, values: &[i64]) -> Result<bool, Stop> {
        for component in &plan.components {
            let mut position = [0; 3];
            for (at, coordinate) in component.iter().enumerate() {
                let Coordinate::Linear(form) = coordinate else {
                    return Ok(false);
                };
                position[at] = form.value(values);
            }
            if self.value(&position[..component.len()]).is_none() {
                return Err(Stop::Outside);
            }
        }
        Ok(true)
    }

    /// The first place in the table and the step from one to the next.
    fn line(
        &self,
        component: &[Coordinate],
        values: &[i64],
        variable: usize,
    ) -> Option<(i64, i64)> {
        let mut place = 0;
        let mut step = 0;
        let sizes = [1].iter().chain(self.sizes);
        for (coordinate, &size) in component.iter().zip(sizes) {
            let Coordinate::Linear(form) = coordinate else {
                return None;
            };
            place = place * size as i64 + form.value(values);
            step = step * size as i64 + form.factors[variable];
        }
        Some((place, step))
    }
}

/// A place and a step for each component.
enum Lines {
    One((i64, i64)),
    Two((i64, i64), (i64, i64)),
}

impl Table<'_> {
    /// The value of a position by search through all positions that can be reached.
    fn value_outside(&mut self, game: &Game, position: &[i64]) -> Result<u32, RuleError> {
        let mut outside = self.outside.take().unwrap_or_else(|| Outside {
            known: HashMap::new(),
            falling: Falling::new(game),
        });
        let value = outside.value(game, position, self.play, &self.members, &mut self.marks);
        self.outside = Some(outside);
        value
    }
}

impl Outside {
    fn value(
        &mut self,
        game: &Game,
        position: &[i64],
        play: Play,
        members: &Members,
        marks: &mut Marks,
    ) -> Result<u32, RuleError> {
        let mut waiting = vec![key_of(game, position)?];
        while let Some(&key) = waiting.last() {
            if self.known.contains_key(&key) {
                waiting.pop();
                continue;
            }
            let options = self.options(game, key, position.len(), members)?;
            let parts = options.iter().flatten();
            let before = waiting.len();
            waiting.extend(parts.filter(|&part| !self.known.contains_key(part)));
            if waiting.len() > before {
                continue;
            }
            marks.next_position();
            for option in &options {
                marks.see(option.iter().fold(0, |sum, part| sum ^ self.known[part]));
            }
            let value = marks.value(play);
            marks.make_room(value);
            self.known.insert(key, value);
            waiting.pop();
            self.stays_small(game, position, waiting.len())?;
        }
        Ok(self.known[&key_of(game, position)?])
    }

    fn options(
        &mut self,
        game: &Game,
        key: [u32; 3],
        coordinates: usize,
        members: &Members,
    ) -> Result<Vec<Vec<[u32; 3]>>, RuleError> {
        let position: Vec<i64> = key[..coordinates].iter().map(|&c| c.into()).collect();
        let mut options = Vec::new();
        for family in 0..game.rule().families.len() {
            let found = match walked(game, family, &position, members) {
                Some(found) => found,
                None => searched(game, family, &position)?,
            };
            for option in found {
                self.falling.see(game, family, &position, &option)?;
                let parts = option.iter().map(|part| key_of(game, part));
                options.push(parts.collect::<Result<_, _>>()?);
            }
        }
        Ok(options)
    }

    fn stays_small(&self, game: &Game, position: &[i64], waiting: usize) -> Result<(), RuleError> {
        match self.known.len() + waiting > MOST_OUTSIDE {
            true => Err(too_far(game, position)),
            false => Ok(()),
        }
    }
}

fn key_of(game: &Game, position: &[i64]) -> Result<[u32; 3], RuleError> {
    let mut key = [0; 3];
    for (kept, &coordinate) in key.iter_mut().zip(position) {
        if coordinate >= LARGEST_COORDINATE {
            return Err(too_far(game, position));
        }
        *kept = coordinate as u32;
    }
    Ok(key)
}

/// The options by one family, if its loops find them all.
fn walked(game: &Game, family: usize, position: &[i64], members: &Members) -> Option<Vec<Move>> {
    let variables = game.rule().families[family].variables.len();
    let mut values = position.to_vec();
    values.resize(position.len() + variables, 0);
    let mut found = Vec::new();
    for plan in game.plans[family].as_ref()? {
        let collect = &mut |run: &Run<'_>, values: &mut [i64]| {
            let (variable, low, high) = run.along.unwrap_or((0, values[0], values[0]));
            for value in low..=high {
                values[variable] = value;
                found.extend(run.plan.left(values).map_err(|_| Stop::Unknown)?);
            }
            Ok(())
        };
        walk(plan, members, &mut values, collect).ok()?;
    }
    Some(found)
}

/// The same by the search.
fn searched(game: &Game, family: usize, position: &[i64]) -> Result<Vec<Move>, RuleError> {
    let mut found = Vec::new();
    game.each_option(family, position, &mut |option| {
        found.push(option);
        Ok(())
    })?;
    Ok(found)
}

fn too_far(game: &Game, position: &[i64]) -> RuleError {
    let coordinates = &game.rule().coordinates;
    let span = (coordinates[0].span.start..coordinates[coordinates.len() - 1].span.end).into();
    game.error(Problem::new(
        span,
        format!(
            "from {} one can reach more than {MOST_OUTSIDE} positions, or one beyond {LARGEST_COORDINATE}",
            shown(position)
        ),
        "ask for a smaller table",
    ))
}
