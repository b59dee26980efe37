//! Rules that have been checked and compiled.

use super::ast::{Expr, Family, MAX_COORDINATES, Rule};
use super::evaluate::Fault;
use super::falls::{Measure, measures, provably_falls};
use super::loops::{Plan, plans};
use super::options::{Position, Search, Sum, Tries, explained, left_by};
use super::problem::{PROGRAM, Problem, RuleError};
use super::sorted_and_distinct;
use super::token::narrow;

/// Checked rule. Every position has finitely many moves and, as the checks tell, play ends.
#[derive(Debug)]
pub struct CheckedRule {
    rule: Rule,
    text: String,
    pub(super) searches: Vec<Search>,
    /// Plans of each family; `None` if only the search finds its moves.
    pub(super) plans: Vec<Option<Vec<Plan>>>,
    /// Measure that provably decreases with each move, if one is known without a table.
    pub(super) measure: Option<Measure>,
}

/// Largest coordinate of the small positions that are tried at once, by number of coordinates less
/// 1. Most errors show there, before a table is filled.
const TRIED: [i64; MAX_COORDINATES] = [12, 4, 2, 2];

impl CheckedRule {
    /// Parses and checks a rule.
    ///
    /// # Errors
    /// If the text is not a rule, nothing bounds a variable, or a small position has a move that
    /// can't be computed or doesn't lead to a smaller position. The error says where and what to
    /// do.
    pub fn new(text: &str) -> Result<Self, RuleError> {
        let rule = Rule::parse(text)?;
        let coordinates = rule.coordinates.len();
        let families = || rule.families.iter();
        let searches: Vec<Search> = families().map(|f| Search::new(f, coordinates)).collect();
        for (family, search) in families().zip(&searches) {
            if let Some(variable) = search.endless_variable(coordinates) {
                let variable = &family.variables[variable - coordinates];
                return Err(unbounded(&rule, &variable.name, variable.span).in_text(text));
            }
        }
        let game = Self {
            plans: families().map(|f| plans(f, coordinates)).collect(),
            measure: provably_falls(&rule),
            searches,
            text: narrow(text),
            rule,
        };
        match game.rule.heaps() {
            Some(heaps) if coordinates > MAX_COORDINATES => {
                let mut heaps = heaps.iter().map(|(_, heap)| heap.to_string());
                heaps.try_for_each(|heap| Self::new(&heap).map(|_| ()))?;
            }
            _ => game.try_small_positions()?,
        }
        Ok(game)
    }

    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// Returns the text of the rule, with plain signs in place of full-width ones.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Returns all options of a position, sorted and distinct. It tries values of the variables;
    /// the loops that fill a table play no part.
    ///
    /// # Errors
    /// If it is unknown whether a move is possible.
    ///
    /// # Panics
    /// If the position has another number of coordinates than the rule, or one is below 0.
    pub fn options(&self, position: &[i64]) -> Result<Vec<Sum>, RuleError> {
        self.options_within(position, &mut Tries::all())
    }

    /// Returns the options of a position as [`Self::options`] does. Several positions may share
    /// their tries, so that together they take a second at most.
    ///
    /// # Errors
    /// If `tries` runs out, or [`Self::options`] fails.
    ///
    /// # Panics
    /// As [`Self::options`] does.
    pub fn options_within(
        &self,
        position: &[i64],
        tries: &mut Tries<'_>,
    ) -> Result<Vec<Sum>, RuleError> {
        let coordinates = self.rule.coordinates.len();
        assert_eq!(
            position.len(),
            coordinates,
            "the rule has {coordinates} coordinates"
        );
        assert!(
            position.iter().all(|&value| value >= 0),
            "{position:?} has one below 0"
        );
        let mut found = Vec::new();
        for family in 0..self.rule.families.len() {
            self.each_option(family, position, tries, &mut |option| {
                found.push(option);
                Ok(())
            })?;
        }
        Ok(sorted_and_distinct(found))
    }

    /// Passes each option by one family to `found`; an option may come several times.
    pub(super) fn each_option(
        &self,
        number: usize,
        position: &[i64],
        tries: &mut Tries<'_>,
        found: &mut dyn FnMut(Sum) -> Result<(), RuleError>,
    ) -> Result<(), RuleError> {
        let family = &self.rule.families[number];
        let mut refused = None;
        let done = self.searches[number].each(family, position, tries, &mut |values| {
            let option = left_by(family, values).map_err(|fault| (fault, values.to_vec()))?;
            found(option).map_err(|error| {
                refused = Some(error);
                // Any fault ends the search; the error returned is `refused`.
                (Fault::END, Vec::new())
            })
        });
        match (refused, done) {
            (Some(error), _) => Err(error),
            (None, Ok(())) => Ok(()),
            (None, Err((fault, values))) => {
                Err(self.error(explained(&self.rule, family, fault, &values)))
            }
        }
    }

    pub(super) fn error(&self, problem: Problem) -> RuleError {
        problem.in_text(&self.text)
    }

    fn try_small_positions(&self) -> Result<(), RuleError> {
        let mut falling = FallingMeasures::new(self);
        let coordinates = self.rule.coordinates.len();
        let size = TRIED[coordinates - 1] + 1;
        // All these positions together may take the time of one search.
        let mut tries = Tries::all();
        for number in 0..size.pow(coordinates as u32) {
            let digit = |at: usize| number / size.pow((coordinates - 1 - at) as u32) % size;
            let position: Position = (0..coordinates).map(digit).collect();
            for family in 0..self.rule.families.len() {
                self.each_option(family, &position, &mut tries, &mut |option| {
                    falling.see(self, family, &position, &option)
                })?;
            }
        }
        Ok(())
    }

    /// Returns the error for component `at` of a family if it's not smaller than its position.
    fn endless(
        &self,
        family: &Family,
        at: usize,
        position: &[i64],
        component: &[i64],
    ) -> RuleError {
        let part = &family.components[at];
        let [from, to] = [position, component].map(shown);
        let plays_on = if position == component {
            format!("a move from {from} leaves {to} as it is, so play need not end")
        } else {
            format!("a move from {from} leads to {to}, which is not smaller, so play may not end")
        };
        let coordinates = &self.rule.coordinates;
        let must = match coordinates.len() {
            1 if self.text[part.span.start..part.span.end].contains('+') => {
                "every option must be smaller than its position, and `,` joins the heaps of a move"
            }
            1 => "every option must be smaller than its position",
            _ => {
                "with every move the total must fall, or a total with fixed weights from 1 to 4, \
                 or one coordinate before all others"
            }
        };
        let is_chosen = |it: &usize| family.leaves(coordinates.len() + it);
        let chosen = (0..family.variables.len()).find(is_chosen);
        let is_changed = |it: &usize| part.coordinates[*it] != Expr::Var(*it);
        let changed = (0..coordinates.len()).find(is_changed);
        let changed = changed.filter(|_| component.iter().all(|number| *number == 0));
        let chosen = chosen.map(|it| &family.variables[it]);
        let remedy = match chosen.or(changed.map(|it| &coordinates[it])) {
            Some(number) => format!("add a condition such as `{} >= 1`", number.name),
            None => format!("where numbers grow, {PROGRAM}"),
        };
        let remedy = format!("{must}; {remedy}");
        self.error(Problem::new(part.span, plays_on, remedy))
    }
}

/// Formats a position as `5` or `(3, 4)`.
pub(super) fn shown(position: &[i64]) -> String {
    let numbers: Vec<String> = position.iter().map(i64::to_string).collect();
    match &numbers[..] {
        [one] => one.clone(),
        _ => format!("({})", numbers.join(", ")),
    }
}

fn unbounded(rule: &Rule, name: &str, span: super::Span) -> Problem {
    let bound = &rule.coordinates[0].name;
    Problem::new(
        span,
        format!("nothing bounds `{name}`, so a position would have infinitely many moves"),
        format!("add a condition such as `{name} <= {bound}`"),
    )
}

/// Measures that every move seen so far has lowered.
#[derive(Debug)]
pub(super) struct FallingMeasures {
    left: Vec<Measure>,
}

impl FallingMeasures {
    pub fn new(game: &CheckedRule) -> Self {
        let left = match &game.measure {
            Some(measure) => vec![measure.clone()],
            None => measures(game.rule.coordinates.len()),
        };
        Self { left }
    }

    /// Drops the measures that a move to `option` doesn't lower.
    ///
    /// # Errors
    /// If no measure is left after this move.
    pub fn see(
        &mut self,
        game: &CheckedRule,
        family: usize,
        position: &[i64],
        option: &Sum,
    ) -> Result<(), RuleError> {
        for (at, component) in option.iter().enumerate() {
            self.left
                .retain(|measure| measure.falls(position, component));
            if self.left.is_empty() {
                let family = &game.rule.families[family];
                return Err(game.endless(family, at, position, component));
            }
        }
        Ok(())
    }
}
