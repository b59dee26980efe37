//! Marks the values of the options that come before their position in the table.

use super::{MAX_COORDINATE, Play};
use crate::evaluate::Fault;
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
    pub fn value(&self, position: &[i64]) -> Result<u32, Stop> {
        let place = self.place(position.len(), |at| Ok(position[at]))?;
        Ok(self.values[place.ok_or(Stop::Outside)?])
    }

    /// Marks the values of the options of a run.
    pub fn see(&self, run: &Run<'_>, values: &mut [i64], marks: &mut Marks) -> Result<(), Stop> {
        let Some((variable, low, high)) = run.along else {
            return self.see_one(run.plan, values, marks);
        };
        let is_linear = |part: &Coordinate| matches!(part, Coordinate::Linear(_));
        // How a component moves through the table while the variable runs: its first place, and the
        // step to the next. If both ends of a line come before the position, all of it does.
        let mut line = |component: &Vec<Coordinate>| {
            for end in [high, low] {
                values[variable] = end;
                if !run.plan.is_safe {
                    self.place(component.len(), |at| component[at].value(values))?;
                }
            }
            let (mut place, mut step) = (0, 0);
            for (part, &size) in component.iter().zip([1].iter().chain(self.sizes)) {
                if let Coordinate::Linear(form) = part {
                    place = place * size as i64 + form.value(values);
                    step = step * size as i64 + form.factors[variable];
                }
            }
            Ok((place, step))
        };
        let count = high - low + 1;
        match &run.plan.components[..] {
            [one] if one.iter().all(is_linear) => {
                let (mut at, step) = line(one)?;
                for _ in 0..count {
                    marks.see(self.values[at as usize]);
                    at += step;
                }
            }
            [one, two] if one.iter().chain(two).all(is_linear) => {
                let ((mut at, step), (mut other, other_step)) = (line(one)?, line(two)?);
                for _ in 0..count {
                    marks.see(self.values[at as usize] ^ self.values[other as usize]);
                    at += step;
                    other += other_step;
                }
            }
            _ => {
                for value in low..=high {
                    values[variable] = value;
                    self.see_one(run.plan, values, marks)?;
                }
            }
        }
        Ok(())
    }

    fn see_one(&self, plan: &Plan, values: &[i64], marks: &mut Marks) -> Result<(), Stop> {
        let mut sum = 0;
        for component in &plan.components {
            match self.place(component.len(), |at| component[at].value(values))? {
                Some(place) => sum ^= self.values[place],
                None => return Ok(()),
            }
        }
        marks.see(sum);
        Ok(())
    }

    /// Returns the index of the value of a position with these coordinates, or `None` if one is
    /// below 0.
    #[inline]
    fn place(
        &self,
        coordinates: usize,
        coordinate: impl Fn(usize) -> Result<i64, Fault>,
    ) -> Result<Option<usize>, Stop> {
        let (mut place, mut is_before) = (0, true);
        for number in 0..coordinates {
            let Ok(at) = coordinate(number) else {
                return Err(Stop::Unknown);
            };
            if at < 0 {
                return Ok(None);
            }
            let size = match number {
                0 => MAX_COORDINATE,
                _ => self.sizes[number - 1] as i64,
            };
            is_before &= at < size;
            place = place * size + at.min(size);
        }
        let place = place as usize;
        if is_before && place < self.values.len() {
            Ok(Some(place))
        } else {
            Err(Stop::Outside)
        }
    }
}
