//! Finds the options of one position by trying all values in the ranges of the variables.

use super::ast::{Expr, Family, Formula, Rule};
use super::eval::Fault;
use super::interval::narrow;
use super::operations::FaultKind;
use super::problem::Problem;
use super::range::{ENDLESS, Range};

/// Coordinates of a position, one to three.
pub type Position = Vec<i64>;

/// Sum of one or several positions that a move leaves.
pub type Sum = Vec<Position>;

/// Result of a search; a fault comes with the values of the variables.
type Searched = Result<(), (Fault, Vec<i64>)>;

/// Conditions for a move of a family, with `not` only before atoms.
#[derive(Debug)]
pub(super) struct Search {
    demand: Formula,
    variables: usize,
}

impl Search {
    pub fn new(family: &Family, coordinates: usize) -> Self {
        let components = family.components.iter().flat_map(|part| &part.coordinates);
        let natural = components.map(Expr::is_natural);
        Self {
            demand: Formula::all(natural.chain([family.condition.pushed()])),
            variables: coordinates + family.variables.len(),
        }
    }

    /// Ranges of all variables, if the coordinates are in the given ranges. None if there is no
    /// move.
    fn ranges(&self, coordinates: &[Range]) -> Option<Vec<Range>> {
        let mut ranges = coordinates.to_vec();
        ranges.resize(self.variables, Range::natural());
        narrow(&self.demand, &mut ranges).then_some(ranges)
    }

    /// Free variable without an upper bound, if there is one.
    pub fn endless_variable(&self, coordinates: usize) -> Option<usize> {
        // A bound for these positions also holds for smaller ones; larger ones behave alike.
        const FREE_VALUES: i128 = 40;
        let ranges = self.ranges(&vec![Range::new(0, FREE_VALUES); coordinates])?;
        (coordinates..self.variables).find(|&variable| ranges[variable].high >= ENDLESS)
    }

    /// Passes the values of the variables for each move to `found`, until that fails.
    ///
    /// # Errors
    /// If it cannot be computed whether a move is possible; the error has the values.
    pub fn each(
        &self,
        family: &Family,
        position: &[i64],
        found: &mut dyn FnMut(&[i64]) -> Searched,
    ) -> Searched {
        let coordinates: Vec<Range> = position.iter().map(|&value| Range::one(value)).collect();
        let Some(ranges) = self.ranges(&coordinates) else {
            return Ok(());
        };
        self.assign(family, position.len(), ranges, found)
    }

    /// Tries all values of this variable and of all later variables.
    fn assign(
        &self,
        family: &Family,
        variable: usize,
        ranges: Vec<Range>,
        found: &mut dyn FnMut(&[i64]) -> Searched,
    ) -> Searched {
        if variable == self.variables {
            let values: Vec<i64> = ranges.iter().map(|range| range.low as i64).collect();
            return match is_move(family, &values) {
                Ok(true) => found(&values),
                Ok(false) => Ok(()),
                Err(fault) => Err((fault, values)),
            };
        }
        let Range { low, high } = ranges[variable];
        if high > i64::MAX.into() {
            let values = ranges.iter().map(|range| range.low as i64).collect();
            let kind = FaultKind::Endless;
            let span = family.variables[variable - position_len(family)].span;
            return Err((Fault { kind, span }, values));
        }
        for value in low..=high {
            let mut narrowed = ranges.clone();
            narrowed[variable] = Range::new(value, value);
            let is_last = variable + 1 == self.variables;
            if is_last || narrow(&self.demand, &mut narrowed) {
                self.assign(family, variable + 1, narrowed, found)?;
            }
        }
        Ok(())
    }
}

fn position_len(family: &Family) -> usize {
    family.components[0].coordinates.len()
}

/// Whether the values of all variables form a move of the family.
///
/// # Errors
/// If the known parts do not exclude the move, and a part cannot be computed.
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

/// Sum that the move leaves.
pub(super) fn left_by(family: &Family, values: &[i64]) -> Result<Sum, Fault> {
    let position = |part: &super::Component| {
        let coordinates = part.coordinates.iter();
        coordinates
            .map(|coordinate| coordinate.value(values))
            .collect()
    };
    family.components.iter().map(position).collect()
}

/// Error for a value that cannot be computed with these values of the variables.
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
    };
    Problem::new(fault.span, format!("{what} at {at}"), remedy)
}
