//! Enumerates the moves from a position.

use super::ast::{Formula, Set};
use super::checked::CheckedRule;
use super::linear::Form;
use super::loops::{Level, Plan};
use super::options::{Sum, Tries};
use super::problem::RuleError;

/// Reason to stop an enumeration early.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stop {
    /// A value is unknown; only the search can tell whether it matters.
    Unknown,
    /// A component doesn't come before the position.
    Outside,
    /// The caller asked to stop.
    Asked,
}

/// Steps of an enumeration. A position may have a billion moves, so the caller is asked whether to
/// go on within it.
pub(super) struct Pace<'a> {
    steps: u32,
    go_on: &'a mut dyn FnMut() -> bool,
    /// `true` if the caller asked to stop.
    pub is_stopped: bool,
}

/// Number of steps between two questions, a power of 2.
const BETWEEN_QUESTIONS: u32 = 1 << 16;

impl<'a> Pace<'a> {
    pub fn new(go_on: &'a mut dyn FnMut() -> bool) -> Self {
        Self {
            steps: 0,
            go_on,
            is_stopped: false,
        }
    }

    /// Asks whether to go on.
    pub fn ask(&mut self) -> Result<(), Stop> {
        self.is_stopped = self.is_stopped || !(self.go_on)();
        if self.is_stopped {
            return Err(Stop::Asked);
        }
        Ok(())
    }

    /// Counts a step, and asks now and then whether to go on.
    #[inline]
    pub fn step(&mut self) -> Result<(), Stop> {
        self.steps = self.steps.wrapping_add(1);
        if self.steps.is_multiple_of(BETWEEN_QUESTIONS) {
            return self.ask();
        }
        Ok(())
    }
}

/// Moves that differ in at most one variable.
pub(super) struct Run<'a> {
    pub plan: &'a Plan,
    /// Variable that varies, with its first and last value; `None` for a single move.
    pub along: Option<(usize, i64, i64)>,
}

/// Moves of a family that are found together.
pub(super) enum Moves<'a, 'p> {
    /// Run of the loops, with the values of the variables.
    Run(&'a Run<'a>, &'a mut [i64], &'a mut Pace<'p>),
    /// What a move leaves that the search found.
    Option(Sum),
}

impl CheckedRule {
    /// Passes the moves of each family to `see`: in runs, as the loops find them, or one by one, if
    /// only the search finds them all. A move may come several times.
    ///
    /// # Errors
    /// If a move can't be computed.
    pub(super) fn each_move(
        &self,
        position: &[i64],
        members: &Members,
        pace: &mut Pace<'_>,
        see: &mut impl FnMut(usize, Moves<'_, '_>) -> Result<(), Stop>,
    ) -> Result<Result<(), Stop>, RuleError> {
        let mut values = Vec::with_capacity(8);
        for (family, plans) in self.plans.iter().enumerate() {
            values.clear();
            values.extend(position);
            values.resize(
                position.len() + self.rule().families[family].variables.len(),
                0,
            );
            let mut visit = |run: &Run<'_>, values: &mut [i64], pace: &mut Pace<'_>| {
                see(family, Moves::Run(run, values, pace))
            };
            let plans = plans.as_ref().ok_or(Stop::Unknown).map(|it| it.iter());
            let mut seen = plans.and_then(|mut plans| {
                plans.try_for_each(|plan| walk(plan, members, pace, &mut values, &mut visit))
            });
            if seen == Err(Stop::Unknown) {
                seen = Ok(());
                let mut go_on = || pace.ask().is_ok();
                let tries = &mut Tries::asking(&mut go_on);
                let found = self.each_option(family, position, tries, &mut |option| {
                    seen = seen.and_then(|()| see(family, Moves::Option(option)));
                    Ok(())
                });
                if pace.is_stopped {
                    return Ok(Err(Stop::Asked));
                }
                found?;
            }
            if seen.is_err() {
                return Ok(seen);
            }
        }
        Ok(Ok(()))
    }
}

/// Largest value. Beyond it, sums of a few terms could overflow.
const MAX_VALUE: i64 = 1 << 32;

/// Members of the sets that loops run over.
#[derive(Debug, Default)]
pub(super) struct Members {
    lists: Vec<(Set, Vec<i64>)>,
    limit: i64,
}

impl Members {
    /// Lists the members of all sets in these plans, at least up to `limit`.
    pub fn prepare<'a>(&mut self, plans: impl Iterator<Item = &'a Plan>, limit: i64) {
        if limit <= self.limit {
            return;
        }
        let sets = plans
            .flat_map(|plan| &plan.levels)
            .filter_map(|level| level.members.as_ref());
        self.limit = limit;
        self.lists.clear();
        for set in sets {
            if !self.lists.iter().any(|(known, _)| known == set) {
                self.lists.push((set.clone(), set.up_to(limit)));
            }
        }
    }

    /// Returns the members from `low` to `high`.
    fn between(&self, set: &Set, low: i64, high: i64) -> Result<&[i64], Stop> {
        if high > self.limit {
            return Err(Stop::Unknown);
        }
        let (_, list) = (self.lists.iter())
            .find(|(known, _)| known == set)
            .ok_or(Stop::Unknown)?;
        let [first, last] = [low, high + 1].map(|end| list.partition_point(|&m| m < end));
        Ok(&list[first..last.max(first)])
    }
}

/// Passes all moves of the plan to `visit`. `values` starts with the position.
pub(super) fn walk(
    plan: &Plan,
    members: &Members,
    pace: &mut Pace<'_>,
    values: &mut [i64],
    visit: &mut impl FnMut(&Run<'_>, &mut [i64], &mut Pace<'_>) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let is_open = |guard: &Form| guard.value(values) >= 0;
    if !plan.guards.iter().all(is_open) || !all_hold(&plan.checks, values)? {
        return Ok(());
    }
    let mut walk = Walk {
        plan,
        members,
        pace,
        visit,
    };
    walk.inside(0, values)
}

struct Walk<'a, 'p, V> {
    plan: &'a Plan,
    members: &'a Members,
    pace: &'a mut Pace<'p>,
    visit: &'a mut V,
}

impl<V> Walk<'_, '_, V>
where
    V: FnMut(&Run<'_>, &mut [i64], &mut Pace<'_>) -> Result<(), Stop>,
{
    fn inside(&mut self, depth: usize, values: &mut [i64]) -> Result<(), Stop> {
        let plan = self.plan;
        let Some(level) = plan.levels.get(depth) else {
            return (self.visit)(&Run { plan, along: None }, values, self.pace);
        };
        let (low, high) = level.range(values);
        if low > high {
            return Ok(());
        }
        if high > MAX_VALUE {
            return Err(Stop::Unknown);
        }
        let is_innermost = depth + 1 == plan.levels.len();
        if let Some(value) = &level.value {
            let value = value.value(values).map_err(|_| Stop::Unknown)?;
            if low <= value && value <= high {
                self.step(depth, level, value, values)?;
            }
        } else if let Some(set) = &level.members {
            for &value in self.members.between(set, low, high)? {
                self.step(depth, level, value, values)?;
            }
        } else if is_innermost && level.checks.is_empty() {
            let along = Some((level.variable, low, high));
            (self.visit)(&Run { plan, along }, values, self.pace)?;
        } else {
            for value in low..=high {
                self.step(depth, level, value, values)?;
            }
        }
        Ok(())
    }

    /// Inlined because most of the time goes here, even in programs compiled for size.
    #[inline(always)]
    fn step(
        &mut self,
        depth: usize,
        level: &Level,
        value: i64,
        values: &mut [i64],
    ) -> Result<(), Stop> {
        values[level.variable] = value;
        self.pace.step()?;
        if all_hold(&level.checks, values)? {
            self.inside(depth + 1, values)?;
        }
        Ok(())
    }
}

fn all_hold(checks: &[Formula], values: &[i64]) -> Result<bool, Stop> {
    for check in checks {
        if !check.holds(values).map_err(|_| Stop::Unknown)? {
            return Ok(false);
        }
    }
    Ok(true)
}
