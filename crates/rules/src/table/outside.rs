//! Finds values by search, for positions whose moves lead out of the filled part of a table.

use std::collections::HashMap;

use super::options::Marks;
use super::{MAX_COORDINATE, Play};
use crate::ast::MAX_COORDINATES;
use crate::checked::{CheckedRule, FallingMeasures, shown};
use crate::options::{Sum, Tries};
use crate::problem::{Problem, RuleError};
use crate::walk::{Members, Pace, Run, Stop, walk};

/// Most positions outside a table that are stored.
pub const MAX_OUTSIDE: usize = if cfg!(test) { 1 << 17 } else { 1 << 20 };

/// Values of the positions that were reached.
#[derive(Debug)]
pub(super) struct OutsideValues {
    known: HashMap<[u32; MAX_COORDINATES], u32>,
    falling: FallingMeasures,
}

impl OutsideValues {
    pub fn new(game: &CheckedRule) -> Self {
        Self {
            known: HashMap::new(),
            falling: FallingMeasures::new(game),
        }
    }

    /// Returns the value of a position, or `None` if `go_on` refuses.
    pub fn value(
        &mut self,
        game: &CheckedRule,
        position: &[i64],
        play: Play,
        members: &Members,
        marks: &mut Marks,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<u32>, RuleError> {
        let mut waiting = vec![key_of(game, position)?];
        while let Some(&key) = waiting.last() {
            if !go_on() {
                return Ok(None);
            }
            if self.known.contains_key(&key) {
                waiting.pop();
                continue;
            }
            let mut pace = Pace::new(go_on);
            let options = self.options(game, key, position.len(), members, &mut pace)?;
            if pace.is_stopped {
                return Ok(None);
            }
            let parts = options.iter().flatten();
            let before = waiting.len();
            waiting.extend(parts.filter(|&part| !self.known.contains_key(part)));
            if waiting.len() > before {
                self.stays_small(game, position, waiting.len())?;
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
        Ok(Some(self.known[&key_of(game, position)?]))
    }

    fn options(
        &mut self,
        game: &CheckedRule,
        key: [u32; MAX_COORDINATES],
        coordinates: usize,
        members: &Members,
        pace: &mut Pace<'_>,
    ) -> Result<Vec<Vec<[u32; MAX_COORDINATES]>>, RuleError> {
        let position: Vec<i64> = key[..coordinates].iter().map(|&c| c.into()).collect();
        let mut options = Vec::new();
        for family in 0..game.rule().families.len() {
            let found = match walked(game, family, &position, members, pace) {
                Some(found) => found,
                None if pace.is_stopped => break,
                None => {
                    let mut go_on = || pace.ask().is_ok();
                    let found = searched(game, family, &position, &mut Tries::asking(&mut go_on));
                    if pace.is_stopped {
                        break;
                    }
                    found?
                }
            };
            for option in found {
                self.falling.see(game, family, &position, &option)?;
                let parts = option.iter().map(|part| key_of(game, part));
                options.push(parts.collect::<Result<_, _>>()?);
            }
        }
        Ok(options)
    }

    fn stays_small(
        &self,
        game: &CheckedRule,
        position: &[i64],
        waiting: usize,
    ) -> Result<(), RuleError> {
        if self.known.len() + waiting > MAX_OUTSIDE {
            return Err(too_far(game, position));
        }
        Ok(())
    }
}

fn key_of(game: &CheckedRule, position: &[i64]) -> Result<[u32; MAX_COORDINATES], RuleError> {
    let mut key = [0; MAX_COORDINATES];
    for (kept, &coordinate) in key.iter_mut().zip(position) {
        if coordinate >= MAX_COORDINATE {
            return Err(too_far(game, position));
        }
        *kept = coordinate as u32;
    }
    Ok(key)
}

/// Finds the options by one family with its loops; `None` if these don't find them all, there are
/// too many, or the caller asked to stop.
fn walked(
    game: &CheckedRule,
    family: usize,
    position: &[i64],
    members: &Members,
    pace: &mut Pace<'_>,
) -> Option<Vec<Sum>> {
    let variables = game.rule().families[family].variables.len();
    let mut values = position.to_vec();
    values.resize(position.len() + variables, 0);
    let mut found = Vec::new();
    for plan in game.plans[family].as_ref()? {
        let collect = &mut |run: &Run<'_>, values: &mut [i64], pace: &mut Pace<'_>| {
            let (variable, low, high) = run.along.unwrap_or((0, values[0], values[0]));
            for value in low..=high {
                pace.step()?;
                if found.len() > MAX_OUTSIDE {
                    return Err(Stop::Unknown);
                }
                values[variable] = value;
                found.extend(run.plan.left(values).map_err(|_| Stop::Unknown)?);
            }
            Ok(())
        };
        walk(plan, members, pace, &mut values, collect).ok()?;
    }
    Some(found)
}

/// Finds the options by one family with the search.
fn searched(
    game: &CheckedRule,
    family: usize,
    position: &[i64],
    tries: &mut Tries<'_>,
) -> Result<Vec<Sum>, RuleError> {
    let mut found = Vec::new();
    game.each_option(family, position, tries, &mut |option| {
        found.push(option);
        Ok(())
    })?;
    Ok(found)
}

fn too_far(game: &CheckedRule, position: &[i64]) -> RuleError {
    let coordinates = &game.rule().coordinates;
    let span = (coordinates[0].span.start..coordinates[coordinates.len() - 1].span.end).into();
    game.error(Problem::new(
        span,
        format!(
            "from {} one can reach more than {MAX_OUTSIDE} positions, or one beyond {MAX_COORDINATE}",
            shown(position)
        ),
        "ask for a smaller table",
    ))
}
