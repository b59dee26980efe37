//! Finds the options of a position by trying the values in the ranges of the variables.

use super::ast::{Expr, Family, Formula, Rule};
use super::evaluate::Fault;
use super::interval::narrow;
use super::operations::FaultKind;
use super::problem::Problem;
use super::range::Range;

/// Position: one to four coordinates.
pub type Position = Vec<i64>;

/// Sum of the positions that a move leaves.
pub type Sum = Vec<Position>;

/// Result of a search. A fault comes with the values of the variables.
type Searched = Result<(), (Fault, Vec<i64>)>;

/// Most values that one search tries, which takes about a second.
const MAX_TRIES: u32 = 1 << 21;

/// Number of tries between two questions, a power of 2.
const BETWEEN_QUESTIONS: u32 = 1 << 12;

/// Number of values that a search may still try.
pub struct Tries<'a> {
    left: u32,
    go_on: Option<&'a mut dyn FnMut() -> bool>,
}

impl<'a> Tries<'a> {
    /// Returns as many tries as take about a second.
    pub fn all() -> Self {
        Self {
            left: MAX_TRIES,
            go_on: None,
        }
    }

    /// Returns as many tries as [`Self::all`], which end before if `go_on` refuses.
    pub fn asking(go_on: &'a mut dyn FnMut() -> bool) -> Self {
        Self {
            left: MAX_TRIES,
            go_on: Some(go_on),
        }
    }

    /// Takes a try; `None` if there is none left. The first one asks, so that many short searches
    /// end as soon as a long one.
    fn take(&mut self) -> Option<()> {
        let is_asked = self.left.is_multiple_of(BETWEEN_QUESTIONS);
        self.left = self.left.checked_sub(1)?;
        match &mut self.go_on {
            Some(go_on) if is_asked => go_on().then_some(()),
            _ => Some(()),
        }
    }
}

/// Search for the moves of a family.
#[derive(Debug)]
pub(super) struct Search {
    /// Condition of a move, with `not` only before atoms.
    demand: Formula,
    /// Number of all variables, the coordinates included.
    variables: usize,
    /// Free variables in the order of the search: first those in components.
    order: Vec<usize>,
    /// Number of free variables in components. For the others, one value that allows the move is
    /// enough.
    left: usize,
}

impl Search {
    pub fn new(family: &Family, coordinates: usize) -> Self {
        let components = family.components.iter().flat_map(|part| &part.coordinates);
        let natural = components.map(Expr::is_natural);
        let variables = coordinates + family.variables.len();
        let (left, others): (Vec<usize>, Vec<usize>) =
            (coordinates..variables).partition(|&variable| family.leaves(variable));
        Self {
            demand: Formula::all(natural.chain([family.condition.pushed()])),
            variables,
            left: left.len(),
            order: [left, others].concat(),
        }
    }

    /// Returns the ranges of all variables for coordinates in these ranges, or `None` if there is
    /// no move.
    fn ranges(&self, coordinates: &[Range]) -> Option<Vec<Range>> {
        let mut ranges = coordinates.to_vec();
        ranges.resize(self.variables, Range::natural());
        narrow(&self.demand, &mut ranges).then_some(ranges)
    }

    /// Returns a free variable without an upper bound, if there is one.
    pub fn endless_variable(&self, coordinates: usize) -> Option<usize> {
        // A bound for these positions also holds for smaller ones, and larger ones behave alike.
        const FREE_VALUES: i128 = 40;
        let ranges = self.ranges(&vec![Range::new(0, FREE_VALUES); coordinates])?;
        (coordinates..self.variables).find(|&variable| ranges[variable].high > i64::MAX.into())
    }

    /// Passes the values of the variables for each move to `found`, until that fails.
    ///
    /// # Errors
    /// If it is unknown whether a move is possible, or `tries` runs out. The error has the values.
    pub fn each(
        &self,
        family: &Family,
        position: &[i64],
        tries: &mut Tries<'_>,
        found: &mut dyn FnMut(&[i64]) -> Searched,
    ) -> Searched {
        let coordinates: Vec<Range> = position.iter().map(|&value| Range::one(value)).collect();
        let Some(ranges) = self.ranges(&coordinates) else {
            return Ok(());
        };
        self.assign(family, 0, ranges, tries, found).map(|_| ())
    }

    /// Tries the values of the variable at this place and of the variables after it. Returns
    /// whether there is a move.
    fn assign(
        &self,
        family: &Family,
        place: usize,
        ranges: Vec<Range>,
        tries: &mut Tries<'_>,
        found: &mut dyn FnMut(&[i64]) -> Searched,
    ) -> Result<bool, (Fault, Vec<i64>)> {
        let Some(&variable) = self.order.get(place) else {
            let values: Vec<i64> = ranges.iter().map(|range| range.low as i64).collect();
            return match is_move(family, &values) {
                Ok(true) => found(&values).map(|()| true),
                Ok(false) => Ok(false),
                Err(fault) => Err((fault, values)),
            };
        };
        let stopped = |kind, ranges: &[Range]| {
            let span = family.variables[variable - position_len(family)].span;
            let values = ranges.iter().map(|range| range.low as i64).collect();
            Err((Fault { kind, span }, values))
        };
        let Range { low, high } = ranges[variable];
        if high > i64::MAX.into() {
            return stopped(FaultKind::Endless, &ranges);
        }
        let is_last = place + 1 == self.order.len();
        let mut has_move = false;
        for value in low..=high {
            let mut narrowed = ranges.clone();
            narrowed[variable] = Range::new(value, value);
            if tries.take().is_none() {
                return stopped(FaultKind::TooMany, &narrowed);
            }
            if is_last || narrow(&self.demand, &mut narrowed) {
                has_move |= self.assign(family, place + 1, narrowed, tries, found)?;
            }
            if has_move && place >= self.left {
                break;
            }
        }
        Ok(has_move)
    }
}

fn position_len(family: &Family) -> usize {
    family.components[0].coordinates.len()
}

/// Returns whether these values of all variables form a move.
///
/// # Errors
/// If a part is unknown and the other parts don't exclude the move.
pub(super) fn is_move(family: &Family, values: &[i64]) -> Result<bool, Fault> {
    let mut known = family.condition.holds(values);
    let components = family.components.iter().flat_map(|part| &part.coordinates);
    for coordinate in components {
        match coordinate.value(values) {
            Ok(..0) => return Ok(false),
            Ok(_) => {}
            Err(fault) => {
                if known == Ok(false) {
                    return Ok(false);
                }
                known = Err(fault);
            }
        }
    }
    known
}

/// Returns the sum that the move leaves.
pub(super) fn left_by(family: &Family, values: &[i64]) -> Result<Sum, Fault> {
    let position = |part: &super::Component| {
        let coordinates = part.coordinates.iter();
        coordinates
            .map(|coordinate| coordinate.value(values))
            .collect()
    };
    family.components.iter().map(position).collect()
}

/// Returns the error for values of the variables that don't lead to a value.
pub(super) fn explained(rule: &Rule, family: &Family, fault: Fault, values: &[i64]) -> Problem {
    let names = rule.names(family);
    let given = names
        .iter()
        .zip(values)
        .map(|(name, value)| format!("{name} = {value}"));
    let at = given.collect::<Vec<_>>().join(", ");
    let (what, remedy) = match fault.kind {
        FaultKind::DivisionByZero => (
            "a division by zero",
            "add a condition that keeps the divisor from 0; one that is false there is enough, \
             wherever it stands",
        ),
        FaultKind::Overflow => (
            "a number beyond 64 bits",
            "add a condition that keeps the numbers small",
        ),
        FaultKind::Negative => (
            "a bit operation on a number below 0",
            "add a condition that keeps it at 0 or more",
        ),
        FaultKind::Endless => (
            "a variable that nothing bounds",
            "add a condition such as `k <= n`",
        ),
        FaultKind::TooMany => (
            "more values to try than there is time for",
            "add a condition that bounds this variable more closely, such as `k <= n`",
        ),
    };
    Problem::new(fault.span, format!("{what} at {at}"), remedy)
}
