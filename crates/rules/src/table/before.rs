//! Options that come before their position in the table.

use super::marks::Marks;
use super::play::MAX_COORDINATE;
use crate::ast::MAX_COORDINATES;
use crate::plan::{Coordinate, Plan};
use crate::walk::{Run, Stop};

/// Part of the table before a position.
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

    /// Lines of the one or two components in the table while the variable runs.
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

    /// Whether the components of a linear plan come before the position. If this holds at both ends
    /// of a line, it holds along the whole line.
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

    /// Index of the first value in the table, and the step from one to the next.
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

/// Index and step for each component.
enum Lines {
    One((i64, i64)),
    Two((i64, i64), (i64, i64)),
}
