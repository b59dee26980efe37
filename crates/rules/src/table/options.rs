//! Marks the values of the options that come before their position in the table.

use super::{MAX_COORDINATE, Play};
use crate::ast::MAX_COORDINATES;
use crate::loops::{Coordinate, Plan};
use crate::walk::{Run, Stop};

/// Set of the values of a position's options.
#[derive(Debug, Default)]
pub(super) struct Marks {
    /// Last position with an option of this value, by value.
    seen_by: Vec<u32>,
    position: u32,
}

impl Marks {
    pub fn next_position(&mut self) {
        self.position += 1;
        if self.position == u32::MAX {
            self.seen_by.fill(0);
            self.position = 1;
        }
    }

    #[inline]
    pub fn see(&mut self, value: u32) {
        self.seen_by[value as usize] = self.position;
    }

    /// Makes room for xors of values up to this one.
    pub fn make_room(&mut self, value: u32) {
        let room = (value as usize + 2).next_power_of_two();
        if self.seen_by.len() < room {
            self.seen_by.resize(room, 0);
        }
    }

    pub fn value(&self, play: Play) -> u32 {
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

/// The part of a table before a position.
pub(super) struct TableBefore<'a> {
    pub values: &'a [u32],
    pub sizes: &'a [usize],
}

impl TableBefore<'_> {
    pub fn value(&self, position: &[i64]) -> Option<u32> {
        let sizes = self.sizes.iter().map(|&size| size as i64);
        let mut place = position[0];
        if place >= MAX_COORDINATE {
            return None;
        }
        for (&at, size) in position[1..].iter().zip(sizes) {
            if at >= size {
                return None;
            }
            place = place * size + at;
        }
        self.values.get(place as usize).copied()
    }

    /// Marks the values of the options of a run.
    pub fn see(&self, run: &Run<'_>, values: &mut [i64], marks: &mut Marks) -> Result<(), Stop> {
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
            let mut position = [0; MAX_COORDINATES];
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

    /// Returns how the one or two components move through the table while the variable runs.
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

    /// Returns whether the components of a linear plan come before the position. If they do at both
    /// ends of a line, they do along the whole line.
    fn holds_all(&self, plan: &Plan, values: &[i64]) -> Result<bool, Stop> {
        for component in &plan.components {
            let mut position = [0; MAX_COORDINATES];
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

    /// Returns the index of the first value in the table, and the step to the next.
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

/// Start and step for each component.
enum Lines {
    One((i64, i64)),
    Two((i64, i64), (i64, i64)),
}
